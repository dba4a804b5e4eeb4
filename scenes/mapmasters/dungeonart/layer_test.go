package dungeonart

import (
	"bytes"
	"testing"

	"delvebox/engine/paint/icon"
	"delvebox/games/mapmasters/dungeon"

	"github.com/stretchr/testify/require"
)

func layOut(l *Layer, p *dungeon.Pen, stamps *Stamps) {
	l.Begin(38, 1, InkOf(icon.Liveries()[0], true), stamps)
	l.Path(p, 0)
	l.Lay()
}

// A step of the pen paints the blocks round its tip, however long the path is.
func TestAStepPaintsLittle(t *testing.T) {
	every(t, func(t *testing.T, p *dungeon.Pen) {
		var l Layer
		stamps := NewStamps(icon.NewSet())
		layOut(&l, p, stamps)
		whole := l.Painted()
		layOut(&l, p, stamps)
		require.Zero(t, l.Painted(), "nothing has changed")
		p.Back()
		layOut(&l, p, stamps)
		require.LessOrEqual(t, l.Painted(), min(4*l.side()*l.side(), whole), "%s", p.Path())
	})
}

// Blocks that are kept show what they would show if they were painted now.
func TestKeptBlocksAreTrue(t *testing.T) {
	every(t, func(t *testing.T, p *dungeon.Pen) {
		var l Layer
		stamps := NewStamps(icon.NewSet())
		for p.Len() > 0 {
			layOut(&l, p, stamps)
			for at, b := range l.blocks {
				now := l.Paint(blockArea(at, l.side()))
				require.True(t, bytes.Equal(now.Pix, b.picture.Pix.Pix), "block %v after %s", at, p.Path())
			}
			for range 7 {
				p.Back()
			}
		}
	})
}

func TestAnotherSizeIsPaintedAnew(t *testing.T) {
	every(t, func(t *testing.T, p *dungeon.Pen) {
		var l Layer
		layOut(&l, p, NewStamps(icon.NewSet()))
		l.Painted()
		l.Begin(24, 1, InkOf(icon.Liveries()[0], true), NewStamps(icon.NewSet()))
		l.Path(p, 0)
		l.Lay()
		require.NotZero(t, l.Painted())
		l.Free()
		require.False(t, l.Laid())
	})
}
