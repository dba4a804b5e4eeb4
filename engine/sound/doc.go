// Package sound makes and plays the effects of the table: short, dry, wooden. Nothing is
// recorded; every effect is worked out from a few oscillators, noise and filters, always
// to the same samples.
//
//	speaker := sound.Open() // returns at once, opens the device behind it
//	defer speaker.Close()
//	speaker.Play(sound.Coin, sound.Touch{})
//	speaker.Play(sound.Marker, sound.Touch{Speed: 0.8, Pan: -0.3})
//
// Samples are 48 000 a second, two channels, signed 16 bits. Where there is no sound
// device, or it is unplugged, the program goes on in silence: Trouble says so for the
// settings page and nothing is printed.
package sound
