# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# The eleven characters. Each is a function from a mood to a picture; a mood says what brow, lid, mouth and head do.

from faces import Build, brow, eye, face, gloom, hatched, mouth, nose
from papercut import (BRICK, BROWN, BURGUNDY, DEEP_INDIGO, DEEP_JADE, INDIGO, INK, JADE, LIGHT, OCHRE, OLD, PALE, PAPER,
                      SLATE, STONE, WALNUT, WARM, Head, Sheet, cuts, grain, oval, rays)


class Mood:
    """brow lift (up < 0) and tilt (inner end down > 0), lid, mouth and its width, where the eyes look; what the head
    does beside the character's own pose."""

    def __init__(self, lift, tilt, lid, lips, width, look=0, roll=0, bow=0, gloom=False, near=1.0):
        self.lift, self.tilt, self.lid, self.lips, self.width, self.look = lift, tilt, lid, lips, width, look
        self.roll, self.bow, self.gloom, self.near = roll, bow, gloom, near


def features(head, mood, eyes, brows, iris=INK, brow_colour=INK):
    """eyes: (x left, x right, y, w, h); brows: (y, w, thick, arch)."""
    left, right, y, w, h = eyes
    brow_y, brow_w, thick, arch = brows
    for s, x in ((-1, left), (1, right)):
        eye(head, x, y, w, h, s, mood.lid, mood.look, iris)
        head.put(head.front, brow_colour, brow(x, brow_y + mood.lift, brow_w, thick, mood.tilt, arch, s))


def shoulders(head, colour, under, y=196, w=104, drop=30):
    head.slip(head.body, colour, under,
              f"M{120 - w} 260L{120 - w} 240C{122 - w} {y + drop - 4} {136 - w} {y + 8} 84 {y - 6}L156 {y - 6}"
              f"C{104 + w} {y + 8} {118 + w} {y + drop - 4} {120 + w} 240L{120 + w} 260Z")


def neck(head, skin, w=22, y=148):
    light, shade = skin
    s = head.shift * .35
    head.put(head.body, light, f"M{120 - w + s} {y}L{120 + w + s} {y}L{123 + w} 208L{117 - w} 208Z")
    head.put(head.body, shade, f"M{120 - w + s} {y + 14}L{120 + w + s} {y}L{123 + w} 202Q122 190 {120 - w + s * .6} {y + 26}Z")


def ears(head, skin, x=46, y=117, h=13, w=8):
    light, shade = skin
    far = 1 if head.yaw > 0.05 else -1 if head.yaw < -0.05 else 0
    for s, colour in ((-1, light), (1, shade)):
        rx = w * (.6 if s == far else 1.0)
        head.put(head.shell, colour, oval(120 + s * x, y, rx, h))
        if s != far:
            head.put(head.shell, shade, oval(120 + s * (x + 1), y + 1, rx * .45, h * .55))


def striped(sheet, colour, seed, angle, count=26):
    sheet.put(colour, grain(seed, angle, count, (34, 86), (1.8, 3.4)))


def taro(mood):
    sheet = Sheet(INDIGO)
    sheet.put("#4D6AA6", "M0 0L240 0L240 86L0 168Z")
    striped(sheet, "#3A5183", 1, -19)
    head = Head(sheet, -15, -5 + mood.roll, mood.bow, 1.2 * mood.near, (125, 135))
    build = Build(44, 46, 40, 18, 54, 116, 150, 176, 18)
    light, shade = LIGHT
    head.put(head.back, INK, "M68 116C58 60 84 36 122 34C160 34 186 62 174 118L164 124L76 124Z")
    shoulders(head, OCHRE, PAPER)
    head.put(head.body, "#8A5A1C", "M76 192C78 218 162 218 164 192L180 200C172 236 68 236 60 200Z")
    head.put(head.body, "#8A5A1C", cuts((44, 216, 34, 228, 30, 244, 4), (196, 214, 208, 228, 212, 244, -4), (62, 228, 58, 236, 56, 248, 3)))
    neck(head, LIGHT, 21)
    ears(head, LIGHT, 46, 119)
    face(head, build, LIGHT)
    if mood.gloom:
        gloom(head, build, shade, 112)
    nose(head, 120, 142, 113, 16, shade)
    head.put(head.hair, INK, "M70 110C62 76 72 50 98 44C92 38 94 26 108 18C106 30 114 36 124 37C140 32 162 44 170 64C178 80 176 96 170 112"
             "C166 100 164 90 158 82C152 92 142 95 134 86C126 99 112 99 105 85C100 97 90 101 82 94C77 98 73 102 70 110Z")
    head.put(head.hair, "#3A4656", cuts((88, 64, 102, 47, 124, 45, 6), (130, 46, 152, 52, 164, 78, -6), (84, 84, 84, 66, 94, 56, 4),
                                        (112, 78, 108, 64, 116, 54, 4), (142, 80, 146, 66, 138, 56, 4)))
    features(head, mood, (98, 141, 120, 24, 12.5), (104, 26, 6.5, 4))
    if mood.lid == "wide":
        head.put(head.shell, "#8FB5C4", "M82 96C73 108 72 118 80 120C88 121 90 110 82 96Z")
    mouth(head, 119, 157, mood.width, mood.lips, BRICK)
    head.put(head.body, PAPER, "M106 212L102 240L107 240L110 213Z M132 213L137 240L142 240L137 212Z")
    return sheet


def hina(mood):
    sheet = Sheet(JADE)
    sheet.put("#4E9A7B", oval(120, 112, 102, 102))
    sheet.put("#357A5E", rays(120, 112, 106, 180, 40, 5))
    head = Head(sheet, 14, 6 + mood.roll, mood.bow, 1.2 * mood.near, (117, 133))
    build = Build(42, 44, 34, 12, 54, 116, 149, 173, 15)
    hair, lit = "#7A4526", "#A06A41"
    head.put(head.back, hair, "M58 164C44 84 70 32 120 32C172 32 194 84 182 164C178 176 166 180 156 177L84 177C72 180 62 176 58 164Z")
    shoulders(head, PAPER, INK, 200, 94)
    for y, edge in ((206, 46), (221, 34), (236, 28)):
        head.put(head.body, INDIGO, f"M{edge + 4} {y}L{236 - edge} {y}L{240 - edge} {y + 6.5}L{edge} {y + 6.5}Z")
    neck(head, PALE, 18)
    head.put(head.body, INDIGO, "M96 192Q120 214 146 192L152 197Q122 228 90 197Z")
    face(head, build, PALE)
    if mood.gloom:
        gloom(head, build, PALE[1], 112)
    nose(head, 119, 140, 114, 14, PALE[1])
    features(head, mood, (98, 142, 120, 21, 12.5), (100, 21, 5, 4), INK, hair)
    for x in (98, 142):
        head.put(head.front, BRICK, oval(x, 120, 21, 20) + oval(x, 120, 16.4, 15.4), True)
    head.put(head.front, BRICK, "M117 115L123 115L123 120L117 120Z")
    head.put(head.hair, hair, "M64 148C56 88 76 46 120 44C164 46 184 88 176 148C168 138 165 120 163 100C140 103 116 97 99 78C92 93 82 99 77 102C75 119 72 138 64 148Z")
    head.put(head.hair, lit, "M70 70C84 48 104 43 126 46C106 54 88 66 78 92Z")
    head.put(head.hair, lit, cuts((172, 132, 178, 100, 166, 74, -5), (66, 134, 60, 100, 70, 80, 5), (148, 57, 166, 70, 170, 94, -5),
                                  (106, 78, 124, 92, 154, 93, 3), (128, 52, 148, 62, 158, 82, -4)))
    mouth(head, 119, 155, mood.width, mood.lips, BRICK)
    return sheet


def iwao(mood):
    sheet = Sheet(WALNUT)
    for i, y in enumerate((-4, 44, 92, 140, 188)):
        for x in range(-40 if i % 2 else 0, 240, 80):
            sheet.put(("#6A4229", "#61391F", "#70472D")[(i + x // 40) % 3], f"M{x + 2} {y + 2}L{x + 77} {y + 2}L{x + 77} {y + 45}L{x + 2} {y + 45}Z")
    sheet.put("#4A2A17", grain(4, 2, 22, (20, 50), (1.6, 2.8)))
    head = Head(sheet, 0, mood.roll, 3 + mood.bow, 1.18 * mood.near, (120, 128))
    build = Build(46, 52, 50, 24, 52, 116, 150, 174, 22)
    hair, dark = "#A9A79C", "#7E7D75"
    shoulders(head, DEEP_INDIGO, STONE, 184, 116, 26)
    head.put(head.body, "#3B4F80", cuts((30, 206, 22, 224, 20, 246, 5), (52, 200, 46, 222, 46, 250, 5), (206, 208, 216, 226, 218, 246, -5)))
    neck(head, WARM, 37, 146)
    head.put(head.body, PAPER, "M74 186L120 240L166 186L183 190L137 250L103 250L57 190Z")
    head.put(head.body, INK, "M86 190L120 230L154 190L148 186L120 216L92 186Z")
    ears(head, WARM, 52, 115, 15)
    face(head, build, WARM)
    if mood.gloom:
        gloom(head, build, WARM[1], 106)
    head.put(head.hair, hair, "M67 100L65 54C69 34 92 27 120 27C148 27 171 34 175 54L173 100L164 96L160 70L80 70L76 96Z")
    head.put(head.hair, dark, "M148 31C164 35 173 44 175 54L173 100L164 96L160 70L142 70Z")
    head.put(head.hair, "#C6C4B9", cuts((78, 66, 76, 48, 84, 38, 5), (92, 66, 90, 46, 98, 33, 5), (108, 66, 106, 44, 112, 31, 5), (124, 66, 122, 44, 128, 31, 5)))
    head.put(head.hair, "#63625C", cuts((146, 66, 148, 48, 146, 36, 4), (158, 68, 162, 52, 158, 42, 4)))
    nose(head, 119, 138, 108, 22, WARM[1], "broad")
    features(head, mood, (95, 145, 116, 23, 11), (101, 36, 12, 3))
    head.put(head.front, WARM[1], "M91 140Q85 150 89 161L94 161Q90 151 96 142Z")
    mouth(head, 120, 155, mood.width, mood.lips, "#7A3524", "#4A2413")
    head.put(head.front, WARM[1], "M111 167.5Q120 164.5 129 167.5L127 171.5Q120 168 113 171.5Z")
    return sheet


def kenji(mood):
    sheet = Sheet("#2F5A5E")
    sheet.put("#3A7074", "M0 240L0 120L240 0L240 60L60 240Z")
    striped(sheet, "#28504F", 5, -27, 24)
    head = Head(sheet, 19, -3 + mood.roll, mood.bow, 1.22 * mood.near, (113, 133))
    build = Build(43, 45, 38, 17, 50, 116, 148, 174, 17)
    light, shade = LIGHT
    shoulders(head, SLATE, STONE, 194, 104)
    neck(head, LIGHT, 23, 152)
    head.put(head.body, PAPER, "M84 190L122 230L158 190L168 198L138 250L106 250L76 198Z")
    head.put(head.body, BRICK, "M113 218L122 210L131 218L127 226L134 250L110 250L117 226Z")
    head.put(head.body, "#46524F", "M76 194L64 201L92 250L108 250Z M164 194L178 201L148 250L134 250Z")
    head.put(head.body, "#46524F", cuts((40, 216, 32, 230, 30, 248, 4), (204, 216, 212, 230, 214, 248, -4)))
    ears(head, LIGHT, 45, 117)
    face(head, build, LIGHT)
    if mood.gloom:
        gloom(head, build, shade, 106)
    head.put(head.middle, "#A98A68", "M79 136C82 160 97 177 121 177C143 177 157 160 161 136C153 147 143 146 134 143Q120 139 106 143C97 146 87 147 79 136Z")
    head.put(head.middle, "#8C7153", hatched([(140, 176), (150, 164), (158, 148)], 12, 6, 3))
    head.put(head.front, light, "M103 154Q120 146 137 154Q135 166 120 166Q105 166 103 154Z")
    head.put(head.hair, INK, "M72 112C58 62 86 27 132 29C168 31 180 64 168 112C165 98 163 88 158 79C136 79 112 72 96 56C96 73 82 86 77 96Z")
    head.put(head.hair, "#3A4656", "M97 57C105 44 120 37 140 41C125 46 111 54 105 63Z")
    head.put(head.hair, "#3A4656", cuts((118, 64, 136, 52, 156, 56, 5), (136, 74, 152, 64, 166, 74, 4), (76, 84, 74, 64, 86, 50, 5)))
    nose(head, 119, 139, 112, 17, shade, "hook")
    features(head, mood, (98, 142, 118, 21, 11.5), (98, 26, 7, 3))
    for x in (98, 142):
        head.put(head.front, INK, f"M{x - 21} 107Q{x - 21} 104 {x - 18} 104L{x + 18} 104Q{x + 21} 104 {x + 21} 107L{x + 21} 121Q{x + 20} 134 {x + 9} 134L{x - 9} 134Q{x - 20} 134 {x - 21} 121Z"
                 f"M{x - 16.5} 109L{x + 16.5} 109L{x + 16.5} 121Q{x + 16} 129.5 {x + 8} 129.5L{x - 8} 129.5Q{x - 16} 129.5 {x - 16.5} 121Z", True)
    head.put(head.front, INK, "M117 107L123 107L123 112L117 112Z")
    head.put(head.shell, INK, "M80 107L70 109L70 113L80 112Z")
    mouth(head, 120, 157, mood.width, mood.lips, BRICK)
    return sheet


def nagisa(mood):
    sheet = Sheet(BURGUNDY)
    sheet.put("#833648", "M0 0L240 0L240 40L0 110Z")
    striped(sheet, "#5A1F2C", 6, -16)
    head = Head(sheet, -13, 7 + mood.roll, -2 + mood.bow, 1.08 * mood.near, (123, 136))
    build = Build(42, 46, 37, 14, 54, 116, 148, 172, 17)
    for x, y, r in ((68, 86, 31), (60, 122, 28), (74, 150, 23), (90, 56, 31), (122, 44, 32), (154, 56, 31), (174, 86, 31), (181, 122, 28), (166, 150, 23), (120, 90, 50)):
        head.put(head.back, INK, oval(x, y, r, r))
    head.put(head.back, "#3A4656", cuts((48, 128, 40, 104, 52, 84, 6), (62, 70, 74, 48, 92, 38, 6), (104, 32, 122, 20, 146, 30, 6),
                                        (56, 104, 54, 88, 62, 76, 4), (82, 52, 92, 42, 106, 38, 4), (160, 44, 180, 58, 186, 78, -5),
                                        (196, 96, 200, 116, 192, 134, -5), (60, 152, 54, 142, 52, 136, 4)))
    shoulders(head, PAPER, OCHRE, 200, 100)
    neck(head, BROWN, 20, 152)
    head.put(head.body, OCHRE, "M82 194C90 230 150 230 158 194L171 200C161 250 79 250 69 200Z")
    head.put(head.body, BRICK, "M84 222L92 214L98 226L90 232Z M113 231L121 224L128 232L121 240Z M144 226L150 214L158 221L152 232Z")
    face(head, build, BROWN)
    if mood.gloom:
        gloom(head, build, BROWN[1], 114)
    head.put(head.hair, INK, "M71 94C77 58 98 46 120 46C142 46 163 58 169 94C156 78 140 71 120 71C100 71 84 78 71 94Z")
    head.put(head.hair, OCHRE, "M65 84C79 45 161 45 175 84L171 97C153 65 87 65 69 97Z")
    head.put(head.hair, BRICK, "M84 66L92 61L95 73L88 77Z M112 57L121 56L121 68L113 69Z M142 60L151 64L146 74L138 71Z")
    nose(head, 119, 138, 112, 20, BROWN[1], "broad")
    features(head, mood, (98, 142, 118, 26, 13), (101, 27, 6.5, 6))
    mouth(head, 120, 151, mood.width, mood.lips, "#B4503E")
    for x in (70, 170):
        head.put(head.shell, PAPER, oval(x, 144, 10.5, 12.5) + oval(x, 144, 5.8, 7.8), True)
    return sheet


def ritsu(mood):
    sheet = Sheet("#B3A687")
    sheet.put("#D2C8AF", oval(120, 112, 100, 100))
    sheet.put("#9E9172", grain(7, 76, 30, (30, 80), (1.8, 3.2)))
    head = Head(sheet, 24, 3 + mood.roll, 1 + mood.bow, 1.22 * mood.near, (112, 132))
    build = Build(41, 44, 31, 8, 50, 110, 146, 176, 19)
    head.put(head.back, INK, "M78 56C62 82 62 128 70 168L92 182L150 184L176 150C184 96 170 58 140 44Z")
    shoulders(head, INK, BRICK, 198, 94)
    neck(head, PALE, 17, 150)
    head.put(head.body, "#3A4656", "M80 250L88 184L103 177L121 219L140 177L153 184L162 250Z")
    head.put(head.body, INK, "M103 177L121 219L112 230L92 192Z M140 177L121 219L130 230L150 192Z")
    ears(head, PALE, 43, 116, 12, 7)
    face(head, build, PALE)
    if mood.gloom:
        gloom(head, build, PALE[1], 108)
    nose(head, 117, 141, 111, 15, PALE[1])
    features(head, mood, (97, 140, 116, 25, 12.5), (101, 27, 6.5, 3))
    head.put(head.hair, INK, "M72 132C62 86 74 34 124 32C172 32 190 78 180 140C178 152 172 162 164 168C168 140 166 114 158 98C138 106 114 96 102 74C98 88 90 98 82 104C80 114 78 124 72 132Z")
    head.put(head.hair, BRICK, "M98 50C114 36 144 36 160 54C142 48 122 51 110 63Z")
    head.put(head.hair, "#46566A", cuts((150, 60, 178, 88, 172, 142, -7), (162, 72, 186, 106, 170, 156, -5), (108, 76, 124, 95, 152, 97, 4),
                                       (72, 112, 68, 84, 82, 60, 6), (84, 92, 84, 74, 92, 62, 4)))
    mouth(head, 118, 158, mood.width, mood.lips, BRICK)
    head.put(head.shell, PAPER, oval(76, 130, 3.6, 3.6))
    return sheet


def aya(mood):
    sheet = Sheet("#2C6B52")
    for row, y in enumerate((34, 72, 110, 148, 186)):
        for x in ((-14, 46, 106, 166, 226) if row % 2 else (-44, 16, 76, 136, 196)):
            sheet.put("#3C8568", f"M{x} {y}Q{x + 30} {y - 32} {x + 60} {y}Q{x + 30} {y - 20} {x} {y}Z")
            sheet.put("#347A5E", f"M{x + 12} {y + 2}Q{x + 30} {y - 14} {x + 48} {y + 2}Q{x + 30} {y - 7} {x + 12} {y + 2}Z")
    head = Head(sheet, -18, -4 + mood.roll, mood.bow, 1.1 * mood.near, (126, 141))
    build = Build(42, 44, 33, 11, 54, 116, 148, 172, 16)
    hair, pin = "#12332A", "#BFE3D0"
    head.put(head.back, hair, oval(136, 34, 33, 26))
    head.put(head.back, "#1F5A47", cuts((108, 34, 120, 16, 144, 12, 6), (116, 44, 130, 26, 158, 24, 5)))
    head.put(head.back, pin, "M82 22L184 48L182 54L81 27Z")
    head.put(head.back, pin, oval(187, 52, 9, 9))
    head.put(head.back, hair, "M68 134C56 78 78 40 120 40C162 40 184 78 172 134L160 142L80 142Z")
    shoulders(head, DEEP_JADE, pin, 196, 104)
    neck(head, PALE, 18, 150)
    head.put(head.body, "#2F7A60", "M84 188L121 236L98 260L54 260L66 198Z")
    head.put(head.body, "#4E9A7B", "M157 188L112 260L186 260L174 198Z")
    head.put(head.body, "#D7EADF", "M84 188L94 184L127 228L119 240Z M157 188L147 184L112 240L108 262L116 262Z")
    head.put(head.body, "#3C8568", cuts((166, 206, 172, 228, 168, 256, 5), (152, 216, 154, 236, 148, 256, 5)))
    face(head, build, PALE)
    if mood.gloom:
        gloom(head, build, PALE[1], 112)
    head.put(head.hair, hair, "M71 130C64 82 82 50 120 50C158 50 176 82 169 130C166 106 156 85 132 69C124 63 118 63 112 69C90 83 77 104 71 130Z")
    head.put(head.hair, "#1F5A47", "M112 53C92 57 79 74 75 98C86 76 100 66 113 62Z")
    head.put(head.hair, "#1F5A47", cuts((128, 54, 154, 62, 164, 92, -5), (132, 62, 152, 74, 162, 100, -4)))
    nose(head, 121, 140, 114, 14, PALE[1])
    features(head, mood, (98, 141, 118, 25, 12.5), (101, 26, 5, 6), hair, hair)
    mouth(head, 119, 153, mood.width, mood.lips, "#2F7A60", hair)
    head.put(head.front, hair, oval(96, 143, 2.3, 2.3))
    for x in (74, 166):
        head.put(head.shell, pin, f"M{x} 130L{x + 5.5} 148L{x - 5.5} 148Z")
    return sheet


def shizuka(mood):
    sheet = Sheet("#334877")
    for y in range(8, 240, 34):
        sheet.put("#3F578C", f"M0 {y}Q60 {y - 5} 120 {y}Q180 {y + 5} 240 {y}L240 {y + 12}Q180 {y + 16} 120 {y + 11}Q60 {y + 6} 0 {y + 12}Z")
    sheet.put("#2A3C66", grain(9, 1, 24, (30, 70), (1.6, 2.8)))
    head = Head(sheet, 17, 2 + mood.roll, 4 + mood.bow, 1.2 * mood.near, (121, 132))
    build = Build(41, 44, 35, 13, 54, 114, 146, 172, 16)
    hair, dim = "#DEDCD4", "#A5A59F"
    head.put(head.back, dim, oval(64, 128, 27, 25))
    head.put(head.back, "#7E7D75", cuts((44, 134, 50, 112, 74, 108, 5), (50, 146, 56, 124, 78, 118, 4)))
    head.put(head.back, BRICK, "M36 110L46 106L66 126L60 130Z")
    head.put(head.back, dim, "M70 122C58 70 82 38 120 37C160 37 182 70 171 126L160 132L80 132Z")
    shoulders(head, "#46547C", "#8E9CC0", 196, 98)
    neck(head, OLD, 18, 150)
    head.put(head.body, DEEP_INDIGO, "M86 186C100 203 142 203 156 186L162 210C142 226 98 226 80 210Z")
    head.put(head.body, "#5A699A", cuts((46, 216, 38, 230, 36, 250, 5), (198, 214, 206, 230, 208, 250, -5)))
    ears(head, OLD, 44, 118, 11)
    face(head, build, OLD)
    if mood.gloom:
        gloom(head, build, OLD[1], 112)
    head.put(head.hair, hair, "M69 122C60 74 84 43 122 43C162 43 178 78 170 122C167 98 159 82 146 71C124 67 96 76 69 122Z")
    head.put(head.hair, dim, "M148 51C170 66 175 94 170 122C167 98 159 82 146 71C132 68 112 71 95 84C110 66 132 58 148 51Z")
    head.put(head.hair, PAPER, "M82 80C95 60 112 51 131 49C111 58 96 71 87 90Z")
    head.put(head.hair, "#7E7D75", cuts((112, 60, 136, 54, 156, 66, 3), (136, 62, 158, 74, 165, 100, -4)))
    nose(head, 119, 140, 114, 14, OLD[1])
    features(head, mood, (98, 142, 117, 24, 11.5), (103, 25, 5, 5), INK, "#63625C")
    head.put(head.front, OLD[1], "M87 129Q95 133 106 131L106 133.5Q95 136.5 87 129Z M153 129Q145 133 134 131L134 133.5Q145 136.5 153 129Z")
    head.put(head.front, OLD[1], "M100 144Q95 150 97 158L101 158Q99 151 103.5 145Z M139 144Q144 150 142 158L138 158Q140 151 135.5 145Z")
    mouth(head, 119, 155, mood.width, mood.lips, BRICK, BURGUNDY)
    head.put(head.shell, PAPER, oval(75, 136, 5.2, 5.2))
    return sheet


def genzo(mood):
    sheet = Sheet("#2C3639")
    sheet.put("#3A4649", grain(11, 0, 30, (34, 90), (1.8, 3.4)))
    sheet.put("#DED5BF", oval(120, 108, 98, 98))
    sheet.put("#CABFA3", cuts((28, 126, 44, 182, 104, 202, 7), (46, 60, 62, 30, 96, 17, 3), (206, 150, 186, 186, 146, 198, -5)))
    head = Head(sheet, -9, 2 + mood.roll, 1 + mood.bow, 1.18 * mood.near, (122, 132))
    build = Build(45, 46, 35, 13, 40, 116, 148, 170, 19)
    light, shade = WARM
    white, dim = "#EFEBE0", "#BDB9AC"
    shoulders(head, "#1B2224", STONE, 196, 108)
    head.put(head.body, "#39464A", cuts((34, 220, 28, 234, 26, 254, 5), (60, 208, 54, 230, 54, 254, 5), (206, 220, 212, 234, 214, 254, -5)))
    neck(head, WARM, 22, 150)
    head.put(head.body, STONE, "M80 188L120 242L160 188L172 195L129 256L111 256L68 195Z")
    ears(head, WARM, 47, 119, 18, 9)
    face(head, build, WARM)
    if mood.gloom:
        gloom(head, build, shade, 100)
    head.put(head.middle, shade, "M92 62Q120 55 148 62L147 66Q120 59 93 66Z M88 76Q120 68 152 76L151 80.5Q120 73 89 80.5Z")
    head.put(head.shell, dim, "M69 130C64 118 65 104 69 92L79 112L77 138Z M171 130C176 118 175 104 171 92L161 112L163 138Z")
    nose(head, 121, 141, 108, 21, shade, "hook")
    for s, x in ((-1, 97), (1, 143)):
        eye(head, x, 119, 25, 13, s, mood.lid, mood.look)
        xi, xo, y, t = x - s * 15, x + s * 17, 103 + mood.lift, mood.tilt
        hang = 24 if t < 5 else 10
        head.put(head.front, white if s < 0 else "#DAD6CA",
                 f"M{xi} {y + t}Q{x} {y - 12 - t * .4} {xo + s * 6} {y - 2 - t * .9}Q{xo + s * 13} {y + 10 - t} {xo + s * 10} {y + hang - t * .6}"
                 f"Q{xo + s * 2} {y + 8 - t * .6} {xi} {y + t + 8}Z")
    head.put(head.front, shade, "M86 131Q92 137 102 137L102 140Q90 141 86 131Z M154 131Q148 137 138 137L138 140Q150 141 154 131Z")
    beard = "M82 148C92 142 108 144 120 148C132 144 148 142 158 148C160 178 144 208 124 230C104 208 82 178 82 148Z"
    head.put(head.middle, white, beard)
    head.put(head.middle, dim, "M120 148C132 144 148 142 158 148C160 178 144 208 124 230C134 204 137 177 127 163C124 157 122 152 120 148Z")
    head.put(head.middle, dim, cuts((96, 166, 100, 188, 112, 206, 4), (106, 170, 108, 190, 118, 212, 4), (88, 156, 90, 172, 98, 184, 4)))
    head.put(head.middle, "#97937F", cuts((140, 162, 142, 182, 132, 204, 4), (150, 158, 152, 174, 144, 190, 4)))
    head.put(head.front, "#FBF8F0", "M90 156C99 145 112 146 120 152C128 146 141 145 150 156C139 154 128 157 120 160C112 157 101 154 90 156Z")
    mouth(head, 120, 164, mood.width, mood.lips, "#7A3A2A", "#5A3621")
    return sheet


def goro(mood):
    sheet = Sheet("#4E3E5C")
    for y in range(-20, 250, 54):
        for x in range(-20, 250, 54):
            sheet.put("#5C4A6C", f"M{x + 27} {y}L{x + 54} {y + 27}L{x + 27} {y + 54}L{x} {y + 27}Z")
            sheet.put("#44354F", oval(x + 27, y + 27, 7, 7))
    head = Head(sheet, 11, -3 + mood.roll, 2 + mood.bow, 1.16 * mood.near, (119, 132))
    build = Build(45, 54, 50, 25, 56, 120, 152, 176, 20)
    light, shade = WARM
    shoulders(head, "#7C8C5A", PAPER, 190, 116, 24)
    head.put(head.body, "#64734A", cuts((34, 212, 26, 230, 24, 250, 5), (58, 204, 52, 226, 52, 252, 5), (206, 212, 214, 230, 216, 250, -5)))
    neck(head, WARM, 38, 150)
    head.put(head.body, INK, "M74 190L120 236L166 190L180 195L134 254L106 254L60 195Z")
    ears(head, WARM, 54, 122, 14, 9)
    face(head, build, WARM)
    if mood.gloom:
        gloom(head, build, shade, 108)
    head.put(head.hair, INK, "M68 104C66 84 72 70 82 64L158 64C168 70 174 84 172 104C166 92 160 84 152 80L88 80C80 84 74 92 68 104Z")
    head.put(head.hair, PAPER, "M66 84C78 62 162 62 174 84L174 98C158 76 82 76 66 98Z")
    head.put(head.hair, INDIGO, oval(92, 77, 5.5, 5) + oval(120, 72, 5.5, 5) + oval(148, 77, 5.5, 5))
    head.put(head.back, PAPER, "M176 82L204 70L200 88L212 98L178 94Z")
    nose(head, 120, 144, 116, 24, shade, "broad")
    features(head, mood, (96, 144, 121, 22, 11.5), (105, 31, 9, 4))
    head.put(head.front, INK, "M94 152C102 144 114 145 120 149C126 145 138 144 146 152C136 154 128 156 120 154C112 156 104 154 94 152Z")
    mouth(head, 120, 164, mood.width, mood.lips, BRICK)
    head.put(head.shell, shade, cuts((82, 146, 78, 152, 80, 160, 4), (158, 146, 162, 152, 160, 160, -4)))
    return sheet


def emi(mood):
    sheet = Sheet("#6F879C")
    for y in range(18, 240, 36):
        sheet.put("#7E96AB", f"M0 {y}L240 {y - 10}L240 {y + 4}L0 {y + 14}Z")
    striped(sheet, "#60778B", 13, -3, 22)
    head = Head(sheet, -17, 4 + mood.roll, 1 + mood.bow, 1.18 * mood.near, (124, 134))
    build = Build(41, 43, 33, 11, 54, 116, 148, 172, 15)
    hair, lit = "#2A2230", "#4A3F52"
    for s, x in ((-1, 66), (1, 174)):
        head.put(head.back, hair, f"M{x} 120Q{x + s * 26} 136 {x + s * 14} 166Q{x + s * 24} 184 {x + s * 4} 204Q{x - s * 4} 186 {x - s * 6} 164Q{x - s * 10} 140 {x} 120Z")
        head.put(head.back, BRICK, oval(x + s * 9, 165, 10, 5))
    head.put(head.back, hair, "M66 138C56 76 80 38 120 37C160 38 184 76 174 138L162 146L78 146Z")
    shoulders(head, DEEP_INDIGO, PAPER, 198, 96)
    neck(head, PALE, 18, 150)
    head.put(head.body, PAPER, "M84 190L120 238L156 190L176 199L150 232L124 252L116 252L90 232L64 199Z")
    head.put(head.body, INDIGO, "M78 199L118 240L121 247L112 246L72 203Z M162 199L122 240L119 247L128 246L168 203Z")
    head.put(head.body, BRICK, "M120 234L102 226L106 244L120 238L134 244L138 226Z")
    face(head, build, PALE)
    if mood.gloom:
        gloom(head, build, PALE[1], 112)
    nose(head, 120, 141, 114, 14, PALE[1])
    features(head, mood, (98, 142, 119, 23, 13.5), (102, 24, 5.5, 5), INK, hair)
    head.put(head.hair, hair, "M68 134C60 84 78 45 120 44C162 45 180 84 172 134C168 122 165 110 163 97C152 99 144 96 138 86"
             "C132 96 120 99 110 96C106 96 102 92 100 86C94 96 86 100 78 99C75 110 72 122 68 134Z")
    head.put(head.hair, lit, cuts((84, 86, 86, 62, 108, 50, 6), (128, 52, 152, 60, 162, 88, -5), (108, 88, 108, 70, 118, 56, 4),
                                  (168, 124, 176, 100, 166, 78, -4)))
    head.put(head.hair, PAPER, "M146 66L164 76L162 81L144 71Z")
    mouth(head, 120, 155, mood.width, mood.lips, BRICK)
    return sheet


# In the order of the expressions: calm, glad, tense, lost.
MOODS = ("calm", "glad", "tense", "lost")
PEOPLE = {
    "learner": (taro, (Mood(-1, -2, "open", "open", 24, 1), Mood(-6, -3, "shut", "laugh", 38, 0, -4, -2),
                       Mood(-6, -9, "wide", "gasp", 26, 3, near=1.08), Mood(0, -6, "squeezed", "clench", 34, 0, -3, 5, True))),
    "collector": (goro, (Mood(-1, 2, "open", "open", 26, 2), Mood(-5, -1, "shut", "laugh", 36, 0, -3, -2),
                         Mood(3, 8, "wide", "grim", 28, -3, near=1.08), Mood(1, -5, "squeezed", "clench", 34, 0, 4, 5, True))),
    "novice": (hina, (Mood(0, -2, "open", "smile", 24), Mood(-4, -3, "shut", "laugh", 32, 0, 3, -2),
                      Mood(-4, -6, "wide", "gasp", 26, -2, near=1.08), Mood(-2, -7, "sad", "grim", 24, -2, 4, 5, True))),
    "student": (emi, (Mood(-1, 0, "open", "line", 20, 1), Mood(-4, -2, "shut", "smile", 28, 0, -3, -2),
                      Mood(-5, -7, "wide", "lips", 16, 3, near=1.08), Mood(-1, -6, "sad", "wave", 22, -2, -5, 5, True))),
    "wall": (iwao, (Mood(0, 3, "narrow", "line", 34), Mood(-3, 0, "shut", "smile", 36, 0, 0, -2),
                    Mood(4, 8, "open", "grim", 36, near=1.08), Mood(3, -3, "low", "grim", 32, 0, 0, 5, True))),
    "club": (kenji, (Mood(0, 0, "open", "smirk", 24, 1), Mood(-5, -1, "shut", "laugh", 32, 0, 2, -2),
                     Mood(4, 9, "open", "grim", 26, -4, near=1.08), Mood(1, -4, "sad", "wave", 26, 3, 5, 4, True))),
    "caller": (nagisa, (Mood(-2, -1, "open", "open", 34, 1), Mood(-6, -2, "shut", "laugh", 46, 0, 4, -3),
                        Mood(3, 9, "open", "lips", 26, 5, near=1.08), Mood(0, -5, "squeezed", "clench", 38, 0, -4, 4, True))),
    "hunter": (ritsu, (Mood(0, 5, "narrow", "line", 22, -4), Mood(-3, 3, "narrow", "smirk", 30, -4, -3),
                       Mood(4, 12, "wide", "grim", 26, -5, near=1.08), Mood(2, -2, "low", "line", 20, 0, 6, 5, True))),
    "flush": (aya, (Mood(-2, 0, "narrow", "lips", 22, -1), Mood(-5, -1, "shut", "smile", 30, 0, -4),
                    Mood(2, 9, "wide", "lips", 16, 4, near=1.08), Mood(-1, -5, "sad", "grim", 22, 3, 5, 4, True))),
    "expert": (shizuka, (Mood(0, -1, "low", "line", 20), Mood(-3, -2, "shut", "smile", 28, 0, -2, -2),
                         Mood(2, 7, "wide", "grim", 22, -3, near=1.08), Mood(-1, -5, "sad", "wave", 22, 0, 5, 4, True))),
    "master": (genzo, (Mood(0, 1, "low", "line", 22), Mood(-5, -3, "shut", "smile", 32, 0, 0, -2),
                       Mood(4, 11, "wide", "grim", 26, -1, near=1.08), Mood(-2, -6, "sad", "grim", 26, 0, -4, 5, True))),
}
