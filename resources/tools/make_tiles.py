#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Draws the 38 tile faces, each in a full and a small cut, into resources/tiles,
# and the wind glyphs, stick icons and seat markers into resources/glyphs. Needs fonttools
# and the font LXGW WenKai (Debian: python3-fonttools fonts-lxgw-wenkai).
# The output is the same on each run.

import math
import os

from ink import BLACK, BLUE, GREEN, LIGHT, RED, TILE_BOX, circle, fill, polygon, ring, rounded_rect, write_svg
from lettering import Lettering, Nib
from pinzu import pin
from souzu import sou

RESOURCES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# Nibs: the fewer strokes a character has, the heavier its line.
BOLD = Nib(25, 9, 32)
FIRM = Nib(21, 7.5, 32)
MIDDLE = Nib(17, 6, 32)
LEAN = Nib(11.5, 4.5, 32)

# number: (character, box, nib)
NUMBERS = {
    1: ("一", (150, 108, 202, 0), Nib(30, 13, 32)),
    2: ("二", (150, 102, 196, 104), BOLD),
    3: ("三", (150, 100, 192, 128), BOLD),
    4: ("四", (150, 100, 174, 118), FIRM),
    5: ("伍", (150, 98, 184, 136), MIDDLE),
    6: ("六", (150, 98, 196, 130), BOLD),
    7: ("七", (150, 98, 196, 130), BOLD),
    8: ("八", (150, 100, 204, 120), BOLD),
    9: ("九", (150, 98, 192, 134), FIRM),
}
WAN_BOX = (150, 277, 184, 178)
SMALL_NUMBER_LIFT = (-4, 1.06, 1.07)
SMALL_WAN_BOX = (150, 283, 196, 172)

HONOURS = {
    1: ("東", (150, 200, 240, 278), MIDDLE, BLACK),
    2: ("南", (150, 200, 228, 272), MIDDLE, BLACK),
    3: ("西", (150, 200, 228, 240), FIRM, BLACK),
    4: ("北", (150, 200, 240, 248), FIRM, BLACK),
    6: ("發", (150, 200, 248, 274), LEAN, GREEN),
    7: ("中", (150, 200, 206, 290), FIRM, RED),
}


def man(letters, number, small, red):
    char, box, nib = NUMBERS[number]
    wan_box = WAN_BOX
    if small:
        shift, wider, taller = SMALL_NUMBER_LIFT
        box = (box[0], box[1] + shift, box[2] * wider, box[3] * taller)
        wan_box = SMALL_WAN_BOX
    top = letters.glyph(char, box, nib, keep_height=number == 1)
    wan = letters.glyph("萬", wan_box, LEAN)
    return [fill(top, RED if red else BLACK, False), fill(wan, RED, False)]


def honour(letters, number, small):
    if number == 5:
        return white_dragon(small)
    if number == 0:
        return white_dragon(small) + [fill(circle(150, 200, 50 if small else 42), RED)]
    char, (cx, cy, width, height), nib, ink = HONOURS[number]
    grow = 1.06 if small else 1
    return [fill(letters.glyph(char, (cx, cy, width * grow, height * grow), nib), ink, False)]


def white_dragon(small):
    if small:
        return [fill(rounded_rect(44, 52, 212, 296, 18) + rounded_rect(60, 68, 180, 264, 6), BLUE)]
    frame = rounded_rect(48, 58, 204, 284, 15) + rounded_rect(57, 67, 186, 266, 8)
    return [fill(frame, BLUE), fill(notched(70, 80, 160, 240, 17) + notched(73, 83, 154, 234, 17), BLUE)]


def notched(x, y, w, h, r):
    """A rectangle with hollow corners."""
    return (f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 0 {r} {r}v{h - 2 * r}a{r} {r} 0 0 0 {-r} {r}"
            f"h{-(w - 2 * r)}a{r} {r} 0 0 0 {-r} {-r}v{-(h - 2 * r)}a{r} {r} 0 0 0 {r} {-r}z")


def face(letters, name, small):
    number, suit = int(name[0]), name[1]
    red = number == 0 and suit != "z"
    number = 5 if red else number
    if suit == "m":
        return man(letters, number, small, red)
    if suit == "p":
        return pin(number, small, red)
    if suit == "s":
        return sou(number, small, red)
    return honour(letters, number, small)


def names():
    return [f"{n}{s}" for s in "mps" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)] + [f"{n}z" for n in range(8)]


def winds(letters, folder):
    plates = {"east": "東", "south": "南", "west": "西", "north": "北"}
    for name, char in plates.items():
        box = (50, 50, 78 if char in "東北" else 74, 82 if char in "東南" else 74)
        write_svg(folder, name, [fill(letters.glyph(char, box, Nib(6.4, 2.6, 32)), LIGHT, False)], (100, 100))


def sticks(folder):
    """Counting sticks, 124 x 36: the riichi stick (1000) and the honba stick (100)."""
    bar = ['<linearGradient id="ivory" gradientUnits="userSpaceOnUse" x1="0" y1="2" x2="0" y2="34">'
           '<stop offset="0" stop-color="#FBF7EC"/><stop offset="0.55" stop-color="#EDE6D6"/>'
           '<stop offset="1" stop-color="#CDC2AA"/></linearGradient>',
           fill(rounded_rect(1, 1, 122, 34, 9), "#2A2013", False),
           fill(rounded_rect(2.5, 2.5, 119, 31, 7.5), "url(#ivory)", False)]
    write_svg(folder, "stick1000", bar + [fill(circle(62, 18, 9), RED, False)], (124, 36))
    dots = "".join(circle(62 + (k - 1.5) * 13, y, 4) for y in (11.5, 24.5) for k in range(4))
    write_svg(folder, "stick100", bar + [fill(dots, BLACK, False)], (124, 36))


def markers(letters, folder):
    """What marks a seat: wareme, doukasen, a bird on its skewer (yakitori), a chip."""
    for name, char in (("wareme", "割"), ("doukasen", "導")):
        glyph = letters.glyph(char, (50, 50, 84, 86), Nib(5.4, 2.2, 32))
        write_svg(folder, name, [fill(glyph, RED, False)], (100, 100))
    skewer = [fill("M3 90l7 7l87 -87l-7 -7z", "#E3CFA6", False)]
    for cx, cy in ((27, 73), (50, 50), (73, 27)):
        skewer.append(fill(turned_rect(cx, cy, 48, 27, 10), "#7A3F18", False))
        skewer.append(fill(turned_rect(cx - 1.5, cy - 1.5, 41, 20, 8), "#C4702C", False))
        skewer.append(fill(turned_rect(cx - 5, cy - 5, 25, 5.5, 2.6), "#F0B873", False))
    write_svg(folder, "yakitori", skewer, (100, 100))
    edge = "".join(sector(50, 50, 46, 35, a - 13, a + 13) for a in range(0, 360, 60))
    write_svg(folder, "chip", [fill(circle(50, 50, 48), "#2A2013", False), fill(circle(50, 50, 46), "#EDE6D6", False),
                               fill(edge, BLUE, False), fill(ring(50, 50, 33, 29), BLUE),
                               fill(circle(50, 50, 12), BLUE)], (100, 100))


def turned_rect(cx, cy, w, h, r):
    """A rounded rectangle across a skewer that rises to the right: its long side at right angles to it."""
    c = math.sqrt(0.5)
    points = []
    for sx, sy, start in ((1, -1, 270), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(5):
            a = math.radians(start + 22.5 * k)
            x = sx * (w / 2 - r) + r * math.cos(a)
            y = sy * (h / 2 - r) + r * math.sin(a)
            points.append((cx + c * (x - y), cy + c * (x + y)))
    return polygon(points)


def sector(cx, cy, outer, inner, start, end):
    """A piece of a ring between two angles in degrees."""
    steps = [start + (end - start) * k / 6 for k in range(7)]
    at = lambda r, a: (cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)))
    return polygon([at(outer, a) for a in steps] + [at(inner, a) for a in reversed(steps)])


def main():
    letters = Lettering()
    tiles = os.path.join(RESOURCES, "tiles")
    for name in names():
        write_svg(tiles, name, face(letters, name, False), TILE_BOX)
        write_svg(tiles, name + "-small", face(letters, name, True), TILE_BOX)
    glyphs = os.path.join(RESOURCES, "glyphs")
    winds(letters, glyphs)
    sticks(glyphs)
    markers(letters, glyphs)


if __name__ == "__main__":
    main()
