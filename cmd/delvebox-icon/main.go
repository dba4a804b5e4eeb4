// Command delvebox-icon draws the program's icon from its SVG for the packages:
//
//	delvebox-icon FOLDER
//
// writes FOLDER/delvebox-16.png to delvebox-512.png, one a size that desktops ask for.
package main

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"delvebox/engine/paint/icon"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: delvebox-icon FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "delvebox-icon:", err)
		os.Exit(1)
	}
}

// write draws the icon in every size.
func write(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	set := icon.NewSet()
	for _, px := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		picture, err := set.Draw("delvebox", px)
		if err != nil {
			return err
		}
		file, err := os.Create(filepath.Join(folder, fmt.Sprintf("delvebox-%d.png", px)))
		if err != nil {
			return err
		}
		if err := png.Encode(file, picture); err != nil {
			_ = file.Close()
			return err
		}
		if err := file.Close(); err != nil {
			return err
		}
	}
	return nil
}
