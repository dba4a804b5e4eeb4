# Delvebox: build, run, test, take pictures, pack. `make help` lists the targets.

SHELL := /usr/bin/env bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PROGRAM  := build/delvebox
GO_FILES := $(shell find cmd engine games scenes assets -name '*.go' 2>/dev/null)
ASSETS   := $(shell find assets -type f 2>/dev/null)
VERSION  ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
LDFLAGS  := -s -w

# Pictures and window tests neither read nor write the player's own data.
ISOLATED := DELVEBOX_DATA=$(CURDIR)/build/data

# Where git will not answer (a copy without .git, another user's folder) Go must not ask it.
ifneq ($(shell git status --porcelain >/dev/null 2>&1 && echo well),well)
export GOFLAGS := $(GOFLAGS) -buildvcs=false
endif

.PHONY: help setup build run lint test test-pure test-arch test-display shots bench cross dist clean

help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: ## install what is missing to build and test (says what it does)
	@.ci/setup

$(PROGRAM): $(GO_FILES) $(ASSETS) go.mod go.sum
	go build -trimpath -ldflags '$(LDFLAGS)' -o $@ ./cmd/delvebox

build: setup $(PROGRAM) ## build the program into build/

run: build ## play; without a display: play in a virtual one and leave pictures in shots/
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ] || [ "$$(uname -s)" != Linux ]; then \
		$(PROGRAM); \
	else \
		echo "run: there is no display here (DISPLAY is empty)."; \
		echo "run: the same program runs in a virtual one and leaves pictures of every scene in shots/."; \
		mkdir -p shots; $(ISOLATED) .ci/with-display --virtual $(PROGRAM) --shots shots; \
		find shots -name '*.png' | sort; \
	fi

lint: setup ## gofmt, go vet, staticcheck
	@unformatted=$$(gofmt -l cmd engine games scenes assets); \
	if [ -n "$$unformatted" ]; then echo "lint: gofmt would change:"; echo "$$unformatted"; exit 1; fi
	go vet ./...
	go tool staticcheck ./...

test: setup test-pure test-arch test-display ## all tests: without a display, on a second architecture, in a window

test-pure: ## the tests that need no display
	go test $$(.ci/packages pure)

test-arch: ## recorded games on another architecture
	@.ci/other-arch

test-display: ## the tests that open a window
	@packages=$$(.ci/packages display); \
	if [ -z "$$packages" ]; then exit 0; fi; \
	$(ISOLATED) DELVEBOX_DISPLAY=required .ci/with-display --virtual go test -count=1 -p 1 -timeout 14m $$packages

shots: build ## pictures of every scene at all sizes into shots/, the README's into assets/pictures/
	mkdir -p shots
	$(ISOLATED) .ci/with-display --virtual $(PROGRAM) --shots shots
	.ci/readme-pictures shots

bench: ## benchmarks of rules and painters
	go test -run '^$$' -bench . -benchmem $$(.ci/packages pure)

cross: setup ## check that the program builds for Linux and Windows, the laboratory without graphics
	go build -o build/ ./cmd/...
	CGO_ENABLED=0 GOOS=windows go build -o build/windows/ ./cmd/delvebox
	@if [ -d cmd/delvelab ]; then echo "CGO_ENABLED=0 go build ./cmd/delvelab"; CGO_ENABLED=0 go build -o build/pure/ ./cmd/delvelab; fi

dist: setup ## Linux tarball and Windows zip into dist/
	VERSION=$(VERSION) cmd/delvebox/packaging/pack

clean: ## remove what the other targets made
	rm -rf build dist shots
