package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// gather lists the files of that ending below the paths; a path that is a file counts
// whatever its ending. A folder without any is an error.
func gather(paths []string, suffix string) ([]string, error) {
	var files []string
	for _, path := range paths {
		before := len(files)
		err := filepath.WalkDir(path, func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (name == path || filepath.Ext(name) == suffix) {
				files = append(files, name)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(files) == before {
			return nil, misuse("%s: there is no file *%s", path, suffix)
		}
	}
	slices.Sort(files)
	return slices.Compact(files), nil
}

func readText(path string) (string, error) {
	data, err := os.ReadFile(path)
	return string(data), err
}
