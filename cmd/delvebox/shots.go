package main

import (
	"errors"

	"delvebox/cmd/delvebox/options"
)

func shots(*options.Options) error { return errors.New("not yet") }
