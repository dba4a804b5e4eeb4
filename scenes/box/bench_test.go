package box_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint"
	"delvebox/scenes/box"
)

// BenchmarkOpen is what the program does before its window can be opened.
func BenchmarkOpen(b *testing.B) {
	dir := b.TempDir()
	for b.Loop() {
		a, err := box.Open(box.Options{Data: dir, Silent: true})
		require.NoError(b, err)
		a.Stack.Close()
	}
}

// BenchmarkShelfFrame is one picture of the shelf, everything painted already.
func BenchmarkShelfFrame(b *testing.B) {
	a, err := box.Open(box.Options{Data: b.TempDir(), Silent: true})
	require.NoError(b, err)
	a.UI.Resize(1280, 800, 1)
	null := &paint.Null{Size: [2]int{1280, 800}}
	a.Stack.Draw(null)
	b.ReportAllocs()
	for b.Loop() {
		a.Stack.Draw(null)
	}
}
