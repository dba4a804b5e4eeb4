package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/scenes/app"
)

func TestNamesEndWithABar(t *testing.T) {
	assert.Equal(t, []string{"Gloomgate", "The Damp Stair"}, app.Names("Gloomgate|The Damp Stair|"))
	assert.Equal(t, []string{"Gloomgate"}, app.Names("Gloomgate|"))
	assert.Equal(t, []string{""}, app.Names(""))
}
