#!/bin/sh
# Puts Delvebox into the menu of this user: a desktop entry that starts the program where it
# lies now, and its icon. Nothing is copied elsewhere; uninstall.sh takes both away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
mkdir -p "$data/applications"
for picture in "$here"/icons/delvebox-*.png; do
  size=${picture##*-}
  size=${size%.png}
  mkdir -p "$data/icons/hicolor/${size}x${size}/apps"
  cp "$picture" "$data/icons/hicolor/${size}x${size}/apps/delvebox.png"
done
# In a desktop entry a path in quotes needs its special signs escaped, backslashes doubled.
program=$(printf '%s' "$here/delvebox" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[\\&|]/\\&/g')
sed "s|@PROGRAM@|\"$program\"|" "$here/delvebox.desktop.in" >"$data/applications/delvebox.desktop"
chmod 755 "$here/delvebox" "$data/applications/delvebox.desktop"
if command -v update-desktop-database >/dev/null 2>&1; then
  update-desktop-database "$data/applications" >/dev/null 2>&1 || true
fi
if command -v gtk-update-icon-cache >/dev/null 2>&1; then
  gtk-update-icon-cache -q -t "$data/icons/hicolor" >/dev/null 2>&1 || true
fi
echo "Delvebox is in the menu now: $data/applications/delvebox.desktop"
