// Package cloth paints what lies on the table and hangs over it: the walnut
// itself, felt, linen, velvet, slate, leather, squared paper, cream paper, parchment,
// the open rulebook, the curtain; and what a chest is made of: timber, a velvet lining,
// a quilted lid.
//
// Every painter takes the size in device pixels and the scale k, device pixels
// for each logical pixel, and returns a picture that is opaque unless it says
// otherwise. Figures in the sources are logical pixels. Table, mat and curtain
// have the candle's light baked in: a warm pool in the middle, dusk at the
// edges. The same arguments give the same picture.
//
// The painters go row by row: noise along a row costs a fraction of noise at a
// point (pixel.Row), powers and exponentials are tables, and the rows are
// spread over the processors.
package cloth
