#!/bin/sh
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Takes the pictures that software centres show (named in desktop/org.janso.Janso.metainfo.xml) anew: make_pictures.sh PROGRAM
# Each shows the window as it is first started, 1000x700, which is the most that Flathub asks for. Needs ImageMagick.
set -eu
program=$1
pictures=$(dirname "$0")/../pictures
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
printf '[start]\nwelcome=done\n' >"$folder/janso.ini"

# take NAME MOMENT
take() {
  QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 "$program" --config "$folder/janso.ini" --data "$folder/data" --language en --seed janso \
    --size 1000x700 --at "$2" --screenshot "$folder/$1.png"
  convert "$folder/$1.png" -strip -dither FloydSteinberg -colors 256 -define png:compression-level=9 "PNG8:$pictures/$1.png"
}

take hand 60
take lesson lesson:pon:3
take yaku yaku-tooltip
take win result
