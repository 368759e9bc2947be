# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# What stands for a person, for a program from outside and for a plugin: a thing cut from paper, no face.

import math

from papercut import (BRICK, BURGUNDY, DEEP_INDIGO, DEEP_JADE, INDIGO, INK, JADE, OCHRE, PAPER, SLATE, STONE, WALNUT,
                      Sheet, cut, cuts, grain, oval, rays)


def ground(colour, mark, seed, angle, count=26):
    sheet = Sheet(colour)
    sheet.put(mark, grain(seed, angle, count, (34, 86), (1.8, 3.4)))
    return sheet


def strip(x0, y0, x1, y1, w0, w1):
    """A straight piece that grows from `w0` to `w1`."""
    a = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
    c, s = math.cos(a) / 2, math.sin(a) / 2
    return (f"M{x0 + c * w0:.1f} {y0 + s * w0:.1f}L{x1 + c * w1:.1f} {y1 + s * w1:.1f}"
            f"L{x1 - c * w1:.1f} {y1 - s * w1:.1f}L{x0 - c * w0:.1f} {y0 - s * w0:.1f}Z")


def petal(x, y, angle, length, width):
    """A leaf or petal from a point outwards."""
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)
    at = lambda u, v: f"{x + c * u - s * v:.1f} {y + s * u + c * v:.1f}"
    return (f"M{at(0, 0)}C{at(length * .3, -width)} {at(length * .8, -width * .8)} {at(length, 0)}"
            f"C{at(length * .8, width * .8)} {at(length * .3, width)} {at(0, 0)}Z")


def crane():
    sheet = ground(INDIGO, "#3A5183", 21, -12)
    sheet.put("#93392D", oval(172, 74, 42, 42))
    sheet.put(INK, "M28 150L92 128L98 140L44 166Z M36 172L98 138L104 150L66 184Z")
    sheet.put(PAPER, "M84 132C96 74 138 40 200 28C178 60 170 92 146 126C176 120 196 122 222 138C190 140 168 158 132 160C108 160 92 152 84 132Z")
    sheet.put(STONE, "M146 126C176 120 196 122 222 138C190 140 168 158 132 160C150 152 156 140 146 126Z")
    sheet.put(INK, "M200 28C186 48 180 66 170 86L184 52Z" + cuts((120, 92, 148, 62, 176, 46, 4), (116, 112, 140, 84, 164, 66, 4), (122, 128, 142, 108, 158, 92, 4)))
    sheet.put(PAPER, "M92 134C74 136 62 122 58 104C54 86 48 78 34 82C44 68 66 70 70 92C74 110 84 118 100 122Z")
    sheet.put(BRICK, oval(46, 76, 8, 5.5))
    sheet.put(OCHRE, "M36 78L12 90L36 86Z")
    sheet.put(INK, strip(112, 158, 70, 206, 5, 3) + strip(124, 160, 88, 210, 5, 3))
    return sheet


def pine():
    sheet = ground("#CFC4AC", "#B9AC8E", 22, 4)
    sheet.put(BRICK, oval(74, 74, 40, 40))
    sheet.put(WALNUT, "M98 240C116 204 142 190 130 154C122 130 140 108 156 96L166 104C152 118 146 132 152 154C160 190 142 206 136 240Z M140 140L196 128L197 134L146 152Z")
    for x, y, w in ((160, 84, 58), (94, 134, 52), (192, 130, 40), (84, 190, 40)):
        sheet.put(DEEP_JADE, f"M{x - w} {y + 14}C{x - w} {y - 8} {x - w * .5} {y - 12} {x - w * .4} {y - 12}C{x - w * .3} {y - 32} {x + w * .2} {y - 32} {x + w * .3} {y - 14}"
                             f"C{x + w * .7} {y - 18} {x + w} {y - 4} {x + w} {y + 14}Z")
        sheet.put(JADE, cuts((x - w * .75, y + 8, x - w * .55, y - 6, x - w * .3, y - 8, 5), (x - w * .2, y + 4, x - w * .05, y - 16, x + w * .2, y - 16, 6),
                             (x + w * .3, y + 8, x + w * .5, y - 6, x + w * .8, y - 2, 5)))
    return sheet


def moon():
    sheet = ground(DEEP_INDIGO, "#1F2E4F", 23, 0)
    sheet.put("#E9DFC8", oval(128, 96, 68, 68))
    sheet.put("#D2C6A8", cuts((74, 118, 92, 156, 140, 162, 8), (96, 60, 108, 44, 128, 40, 4), (150, 80, 166, 92, 170, 112, 6), (112, 98, 124, 92, 138, 98, 5)))
    sheet.put("#435C92", "M0 148C30 132 54 138 70 150C98 138 128 142 146 154C176 144 210 148 240 160L240 178C206 168 180 170 152 176C120 166 96 170 66 176C44 164 20 166 0 172Z")
    sheet.put(INK, "M0 240L0 214C40 204 80 206 120 214C160 206 200 206 240 214L240 240Z")
    for x, h, lean in ((34, 92, 22), (52, 116, 30), (70, 80, 12), (92, 64, 16)):
        sheet.put(INK, cut(x, 226, x + lean * .2, 226 - h * .6, x + lean, 226 - h, 4))
        sheet.put(STONE, petal(x + lean, 228 - h, 40, 24, 5))
    return sheet


def wave():
    sheet = ground("#D9CFB8", "#C4B797", 24, -6)
    sheet.put(BRICK, oval(184, 62, 26, 26))
    sheet.put(DEEP_INDIGO, "M0 240L0 122C26 64 84 30 140 48C170 58 186 82 178 104C172 92 158 86 144 92C120 102 118 140 146 162C174 182 212 176 240 158L240 240Z")
    sheet.put(INDIGO, "M0 240L0 176C24 120 62 84 106 78C84 100 82 144 110 176C142 208 196 208 240 190L240 240Z")
    sheet.put(PAPER, "M140 48C170 58 186 82 178 104C172 92 158 86 144 92C154 78 148 66 130 64C112 58 96 62 82 66C98 52 118 42 140 48Z")
    for x, y, r in ((182, 112, 6), (168, 108, 5), (154, 104, 4), (194, 100, 4.5), (176, 128, 3.5)):
        sheet.put(PAPER, oval(x, y, r, r))
    sheet.put("#8FA0C4", cuts((14, 200, 30, 146, 62, 112, 8), (44, 220, 48, 164, 76, 126, 7), (92, 220, 84, 196, 86, 160, 6), (120, 216, 160, 232, 226, 214, 6)))
    return sheet


def fan():
    sheet = ground(BURGUNDY, "#56202C", 25, -20)
    cx, cy = 120, 182
    for i in range(9):
        a0, a1 = math.radians(200 + i * 140 / 9), math.radians(200 + (i + 1) * 140 / 9)
        at = lambda a, r: f"{cx + math.cos(a) * r:.1f} {cy + math.sin(a) * r:.1f}"
        sheet.put((OCHRE, "#A8712A")[i % 2], f"M{at(a0, 52)}L{at(a0, 118)}L{at(a1, 118)}L{at(a1, 52)}Z")
        sheet.put((PAPER, "#D9CFB8")[i % 2], f"M{at(a0, 94)}L{at(a0, 112)}L{at(a1, 112)}L{at(a1, 94)}Z")
        sheet.put(INK, strip(cx, cy, cx + math.cos((a0 + a1) / 2) * 54, cy + math.sin((a0 + a1) / 2) * 54, 5, 5))
    sheet.put(BRICK, oval(120, 112, 17, 17))
    sheet.put(INK, oval(cx, cy, 9, 9))
    sheet.put(STONE, oval(cx, cy, 4, 4))
    return sheet


def plum():
    sheet = ground(SLATE, "#3D474B", 26, 80)
    sheet.put(WALNUT, "M0 214C54 196 92 168 118 138C142 108 178 96 218 42L226 48C196 104 158 124 136 150C110 180 60 214 0 238Z M112 142C108 110 92 88 60 66L66 60C104 78 122 104 126 134Z")
    for x, y, r, colour in ((84, 88, 34, PAPER), (168, 118, 40, "#D8A79B"), (196, 58, 22, PAPER), (62, 178, 24, "#D8A79B")):
        for i in range(5):
            sheet.put(colour, petal(x, y, -90 + 72 * i, r, r * .52))
        sheet.put(BRICK, rays(x, y, 2, r * .6, 10, 3.6, 18))
        sheet.put(OCHRE, oval(x, y, r * .17, r * .17))
    for x, y in ((140, 74), (30, 142), (118, 196)):
        sheet.put("#D8A79B", oval(x, y, 8.5, 8.5))
    return sheet


def carp():
    sheet = ground("#2F5A5E", "#28504F", 27, 3)
    sheet.put("#3A7074", "M0 66Q60 40 120 66Q180 92 240 66L240 78Q180 106 120 80Q60 54 0 80Z M0 200Q60 176 120 200Q180 224 240 200L240 212Q180 238 120 214Q60 190 0 214Z")
    sheet.put(PAPER, "M36 132C52 92 96 76 138 92C164 102 182 118 196 134C204 116 218 104 232 100C226 120 226 142 234 164C218 162 204 154 194 144C172 166 136 182 98 176C66 170 46 156 36 132Z")
    sheet.put(BRICK, "M70 94C88 82 116 82 138 92C136 112 118 124 98 120C82 116 72 108 70 94Z M150 98C168 106 184 120 196 134L186 150C166 150 148 134 150 98Z")
    sheet.put(OCHRE, "M104 176C104 194 114 208 132 214C134 200 132 188 124 176Z M112 84C118 68 134 58 152 58C150 72 148 82 140 92Z")
    sheet.put(STONE, cuts((92, 150, 104, 158, 118, 154, 4), (116, 148, 128, 156, 142, 150, 4), (140, 142, 152, 150, 164, 144, 4), (104, 166, 118, 172, 132, 166, 4)))
    sheet.put(INK, oval(60, 122, 6, 6) + "M74 104Q86 128 72 154Q92 130 74 104Z")
    sheet.put(OCHRE, cut(40, 140, 26, 146, 20, 160, 4))
    return sheet


def lantern():
    sheet = ground("#24343A", "#31454C", 28, 86)
    sheet.put("#2F454D", oval(120, 126, 108, 108))
    sheet.put(INK, "M116 0L124 0L124 40L116 40Z M86 38L154 38L154 56L86 56Z M90 198L150 198L150 214L90 214Z")
    sheet.put(BRICK, "M88 54L152 54C196 84 196 170 152 200L88 200C44 170 44 84 88 54Z")
    sheet.put("#7A2E24", "M128 54L152 54C196 84 196 170 152 200L128 200C166 160 166 96 128 54Z")
    for y, half in ((76, 58), (102, 68), (128, 70), (154, 67), (180, 56)):
        sheet.put("#B85A45", f"M{120 - half} {y}Q120 {y + 7} {120 + half} {y}Q120 {y + 12} {120 - half} {y}Z")
    sheet.put(PAPER, "M106 86L134 86L134 168L106 168Z")
    sheet.put(INK, oval(120, 127, 11, 11) + oval(120, 127, 6.5, 6.5), True)
    sheet.put(INK, "M111 97L129 97L129 103L111 103Z M111 151L129 151L129 157L111 157Z")
    sheet.put(OCHRE, "M116 214L124 214L128 240L112 240Z")
    return sheet


def bamboo():
    sheet = ground("#B9C7A6", "#A4B48E", 29, 88)
    sheet.put("#CDD7BC", oval(150, 84, 58, 58))
    for x, w, colour, lit in ((72, 30, DEEP_JADE, JADE), (150, 24, "#2F7A60", "#5FA685"), (196, 16, DEEP_JADE, JADE)):
        for top, bottom in ((-20, 58), (62, 142), (146, 250)):
            sheet.put(colour, f"M{x - w / 2 - 2} {top}Q{x} {top + 5} {x + w / 2 + 2} {top}L{x + w / 2} {top + 8}L{x + w / 2} {bottom - 8}L{x + w / 2 + 2} {bottom}Q{x} {bottom + 4} {x - w / 2 - 2} {bottom}L{x - w / 2} {bottom - 8}L{x - w / 2} {top + 8}Z")
            sheet.put(lit, cut(x - w * .22, top + 12, x - w * .34, (top + bottom) / 2, x - w * .22, bottom - 12, 5))
    for x, y, angle, length in ((88, 60, -28, 74), (88, 62, 12, 66), (88, 60, 48, 54), (136, 144, 158, 70), (136, 146, 192, 62), (164, 146, 30, 60), (164, 144, -10, 56)):
        sheet.put(INK if length < 62 else DEEP_JADE, petal(x, y, angle, length, 9))
    return sheet


def mountain():
    sheet = ground("#C9785A", "#B8674A", 30, 2)
    sheet.put("#DDA27E", "M0 92Q60 82 120 92Q180 102 240 90L240 104Q180 116 120 106Q60 96 0 106Z M0 44Q80 34 160 46L240 42L240 54Q160 60 80 50L0 56Z")
    sheet.put(DEEP_INDIGO, "M-20 222C50 172 84 108 104 62L136 62C156 108 190 172 260 222Z")
    sheet.put(INK, "M136 62C156 108 190 172 260 222L150 222C158 170 150 110 124 62Z")
    sheet.put(PAPER, "M104 62L136 62C144 80 152 98 162 114L148 106L140 126L128 104L116 130L104 106L88 120C94 100 98 80 104 62Z")
    sheet.put(STONE, "M126 62L136 62C144 80 152 98 162 114L148 106L140 126L134 112C136 94 132 78 126 62Z")
    sheet.put(DEEP_JADE, "M0 240L0 200C30 184 56 196 74 208C104 190 140 196 164 212C190 198 216 198 240 208L240 240Z")
    sheet.put(JADE, cuts((10, 216, 30, 202, 58, 210, 5), (88, 218, 118, 202, 150, 216, 5), (176, 222, 202, 208, 234, 218, 5)))
    return sheet


def teapot():
    sheet = ground("#8A6A3C", "#775931", 31, -4)
    sheet.put("#9F7D4B", oval(120, 126, 96, 96))
    sheet.put(INK, "M66 96C74 26 166 26 174 96L162 98C156 46 84 46 78 98Z")
    sheet.put(SLATE, "M178 138C204 128 208 104 226 92L236 102C220 122 222 158 180 172Z")
    sheet.put(SLATE, "M44 140C44 92 196 92 196 140C196 180 166 204 120 204C74 204 44 180 44 140Z")
    sheet.put(INK, "M150 108C180 114 196 126 196 140C196 180 166 204 120 204C160 188 172 146 150 108Z M78 106C86 92 154 92 162 106Q120 116 78 106Z")
    sheet.put(BRICK, oval(120, 88, 10, 9))
    for i, y in enumerate((128, 146, 164, 182)):
        for x in range(66 + (i % 2) * 11 + i * 5, 168 - i * 8, 22):
            sheet.put("#55615F", oval(x, y, 4.6, 3.6))
    sheet.put(WALNUT, "M28 206L212 206L204 220L36 220Z")
    return sheet


def umbrella():
    sheet = ground("#4A5F80", "#3F5271", 32, 70, 40)
    sheet.put(WALNUT, strip(120, 40, 120, 226, 7, 7))
    sheet.put(WALNUT, "M117 214L123 214C124 232 104 236 100 222L106 220C108 228 117 226 117 214Z")
    at = lambda i: 20 + i * 25
    for i in range(8):
        x0, x1 = at(i), at(i + 1)
        light = i < 5
        sheet.put((("#93392D", "#A84838") if light else ("#6E2A22", "#7E3329"))[i % 2],
                  f"M120 44Q{(x0 + 120) / 2 - (12 if i < 4 else -12) * (1 if i != 4 else 0)} {62} {x0} 136Q{(x0 + x1) / 2} 126 {x1} 136Q{(x1 + 120) / 2 - (12 if i < 3 else -12) * (1 if i != 3 else 0)} 62 120 44Z")
    sheet.put(PAPER, "M33 112Q120 84 207 112L211 122Q120 93 29 122Z")
    sheet.put(INK, "M114 28L126 28L130 48Q120 42 110 48Z")
    return sheet


def tile_back(sheet, x, y, w, h, colour, shade):
    """A mahjong tile standing upright: its face, and the edge below in shade."""
    sheet.put(shade, f"M{x + 6} {y + 12}L{x + w} {y + 12}L{x + w} {y + h + 14}L{x + 6} {y + h + 14}Z")
    sheet.put(colour, f"M{x} {y + 8}Q{x} {y} {x + 8} {y}L{x + w - 8} {y}Q{x + w} {y} {x + w} {y + 8}L{x + w} {y + h - 8}Q{x + w} {y + h} {x + w - 8} {y + h}L{x + 8} {y + h}Q{x} {y + h} {x} {y + h - 8}Z")


def program():
    """A tile that shows a prompt."""
    sheet = ground("#26302F", "#323E3C", 33, 0)
    tile_back(sheet, 62, 30, 116, 158, PAPER, STONE)
    sheet.put(DEEP_JADE, "M82 78L94 70L132 106L94 142L82 134L110 106Z")
    sheet.put(DEEP_JADE, "M122 138L162 138L162 152L122 152Z")
    return sheet


def plugin():
    """A tile that is one piece of a puzzle."""
    sheet = ground("#3A4A44", "#46574F", 34, -30)
    tile_back(sheet, 48, 44, 116, 158, PAPER, STONE)
    sheet.put(PAPER, oval(176, 118, 24, 24))
    sheet.put("#3A4A44", oval(106, 56, 22, 24) + "M84 30L128 30L128 46L84 46Z")
    sheet.put(OCHRE, oval(106, 140, 30, 30))
    sheet.put(PAPER, oval(106, 140, 19, 19))
    sheet.put(BRICK, oval(106, 140, 9, 9))
    return sheet


EMBLEMS = {draw.__name__: draw for draw in (crane, pine, moon, wave, fan, plum, carp, lantern, bamboo, mountain, teapot,
                                            umbrella, program, plugin)}
