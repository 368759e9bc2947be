#!/bin/sh
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# make_pictures.sh PROGRAM
# Takes the pictures of resources/pictures: those that software centers show (named in desktop/org.janso.Janso.metainfo.xml)
# and those of README.md. Each shows the window as it is when Janso is first started. Needs ImageMagick.
set -eu
program=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
pictures=$root/resources/pictures
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
printf '[start]\nwelcome=done\n' >"$folder/janso.ini"

# take NAME SIZE COLORS MOMENT [FILE]
take() {
  name=$1 size=$2 colors=$3 moment=$4
  shift 4
  QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 "$program" --config "$folder/janso.ini" --data "$folder/data" --language en --seed janso \
    --size "$size" --at "$moment" --screenshot "$folder/$name.png" "$@"
  convert "$folder/$name.png" -strip -dither FloydSteinberg -colors "$colors" -define png:compression-level=9 \
    "PNG8:$pictures/$name.png"
}

# 1000x700 is the largest size that Flathub asks for. Every picture stays below 300 kB.
take hand 1000x700 192 60
take lesson 1000x700 256 lesson:pon:3
take yaku 1000x700 256 yaku-tooltip
take win 1000x700 256 result
# For the README.
take table 900x640 128 100
take review 900x640 128 review "$root/tests/data/records/own07.mjlog#seat=2"
