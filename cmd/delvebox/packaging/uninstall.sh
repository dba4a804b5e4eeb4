#!/bin/sh
# Takes Delvebox out of the menu of this user. Saved matches and settings stay.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
rm -f "$data/applications/delvebox.desktop" "$data"/icons/hicolor/*/apps/delvebox.png
echo "Delvebox is out of the menu. Saved matches stay in $data/delvebox."
