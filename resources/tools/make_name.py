#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Draws the name of the program as the first page shows it, into resources/glyphs: five letters of Noto Serif CJK JP Bold
# (fonts-noto-cjk), so that nobody reads a font of 25 MB for them. The box is that of a line of that font. Needs fonttools.

import os

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from ink import LIGHT, fill, num, write_svg

RESOURCES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FONT = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"
NAME = "Janso"
SIDE = 40  # kept free on both sides: the J hangs out of its own box
KERNING = {"Ja": -39}  # of all pairs in it, as the font has them


def main():
    font = TTFont(FONT, fontNumber=0)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    ascent, descent = font["hhea"].ascent, font["hhea"].descent
    path, x = "", SIDE
    for i, char in enumerate(NAME):
        glyph = glyphs[names[ord(char)]]
        pen = SVGPathPen(glyphs, ntos=num)
        glyph.draw(TransformPen(pen, (1, 0, 0, -1, x, ascent)))
        path += pen.getCommands()
        x += glyph.width + KERNING.get(NAME[i:i + 2], 0)
    write_svg(os.path.join(RESOURCES, "glyphs"), "name", [fill(path, LIGHT, False)], (x + SIDE, ascent - descent))


if __name__ == "__main__":
    main()
