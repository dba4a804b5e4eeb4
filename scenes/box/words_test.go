package box_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/scenes/app"
	"delvebox/scenes/box"
)

// offered lists the words that a box's set-up must have, and those that it may have.
func offered(b app.Box) (must, may map[string]bool) {
	must, may = map[string]bool{"length": true}, map[string]bool{}
	for _, m := range b.SetUp.Modes {
		must[m.Key], must[m.Key+"-note"], may[m.Key+"-short"] = true, true, true
	}
	for _, o := range b.SetUp.Options {
		word := o.Words()
		must[word], may[word+"-short"], may[word+"-note"] = true, true, true
		if o.Kind == app.Text {
			may[word+"-names"], may[word+"-new"] = true, true
		}
		for _, v := range o.Values {
			must[word+"-"+v] = true
			may[word+"-"+v+"-note"], may[word+"-"+v+"-short"] = true, true
		}
	}
	for _, n := range b.SetUp.Notes {
		if key, own := strings.CutPrefix(n.Key, b.ID+".setup."); own {
			must[key] = true
		}
	}
	return must, may
}

// Whatever a box offers has its words, and no word of a set-up is left over.
func TestBoxesHaveTheirWords(t *testing.T) {
	a, _ := open(t, 1280, 800, 1)
	boxes, err := box.Boxes()
	require.NoError(t, err)
	for _, b := range boxes {
		for _, key := range []string{"game." + b.ID + ".title", "game." + b.ID + ".pitch"} {
			assert.True(t, a.Words.Has(key), key)
		}
		assert.NotEmpty(t, b.Look.Emblem, b.ID)
		assert.NotEmpty(t, b.Look.Seats, b.ID)
		if b.Shut() {
			continue
		}
		assert.Equal(t, b.ID, b.Game.ID())
		assert.NotNil(t, b.Open, b.ID)
		must, may := offered(b)
		for key := range must {
			assert.True(t, a.Words.Has(b.ID+".setup."+key), "no words for the option %s of %s", key, b.ID)
		}
		for _, key := range a.Words.Keys() {
			if own, ok := strings.CutPrefix(key, b.ID+".setup."); ok {
				assert.True(t, must[own] || may[own], "nobody offers %s", key)
			}
		}
		for _, level := range b.Game.Levels() {
			assert.True(t, a.Words.Has("setup.level-"+level), "no word for the level %s", level)
		}
		for _, part := range b.Keys {
			assert.True(t, a.Words.Has(part.Head), part.Head)
			for _, row := range part.Rows {
				assert.True(t, a.Words.Has(row.Does), row.Does)
			}
		}
		if b.Fame.Unit != "" {
			assert.True(t, a.Words.Has(b.Fame.Unit), b.Fame.Unit)
		}
	}
}
