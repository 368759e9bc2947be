# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# One sou: a peacock that looks to the left from a bamboo perch, its train
# raised behind it.

from ink import BLUE, DARK_GREEN, GREEN, RED, Place, circle, fill, line, ring

ROOT = (164, 250)

# (degrees from upright, length, half width)
TRAIN = [(-8, 203, 23), (13, 212, 25), (34, 184, 25), (57, 140, 23), (83, 114, 20)]

BODY = ("M62 118C70 134 70 150 62 172C54 194 42 206 44 234C48 284 96 312 146 304C184 297 206 280 226 256"
        "C196 256 164 246 140 218C118 192 106 168 104 138C103 124 104 118 100 108C96 98 88 94 80 94"
        "C68 94 58 106 62 118z")
WING = "M86 244C102 220 146 220 170 241C182 252 196 259 214 261C190 286 142 297 110 280C92 270 80 258 86 244z"


def feather(degrees, length, half):
    """Plume with an eye: the plume has a hole in which the eye stands free."""
    place = Place(*ROOT, degrees)
    belly = length - half * 1.15
    plume = place.path([
        ("M", -4, 0), ("C", -6, -length * 0.38, -half, -belly + half * 1.4, -half, -belly),
        ("C", -half, -length + half * 0.35, -half * 0.55, -length, 0, -length),
        ("C", half * 0.55, -length, half, -length + half * 0.35, half, -belly),
        ("C", half, -belly + half * 1.4, 6, -length * 0.38, 4, 0), ("Z",)])
    ex, ey = place(0, -belly + half * 0.05)
    shaft = place.path([("M", -1.6, -length * 0.36), ("L", -2.3, -belly + half * 1.15),
                        ("C", -2.3, -belly + half * 0.95, 2.3, -belly + half * 0.95, 2.3, -belly + half * 1.15),
                        ("L", 1.6, -length * 0.36), ("Z",)])
    return [fill(plume + circle(ex, ey, half * 0.74) + shaft, GREEN),
            fill(ring(ex, ey, half * 0.56, half * 0.34), BLUE),
            fill(circle(ex, ey, half * 0.24), RED)]


def scale(x, y, r, turn):
    """A crescent hole, the edge of one breast feather."""
    return Place(x, y, turn).path([("M", -r, -r * 0.35), ("C", -r * 0.85, r * 0.75, r * 0.85, r * 0.75, r, -r * 0.35),
                                   ("C", r * 0.6, r * 0.3, -r * 0.6, r * 0.3, -r, -r * 0.35), ("Z",)])


def perch():
    bar = ("M40 346C40 338 46 336 52 336L140 339L140 357L52 360C46 360 40 358 40 346z"
           "M147 336C153 336 153 360 147 360C143 360 143 336 147 336z"
           "M154 339L244 336C251 336 256 339 256 347C256 356 251 360 244 360L154 357z")
    return [fill(bar, GREEN)]


def bird():
    body = []
    for spec in reversed(TRAIN):
        body += feather(*spec)
    # legs and claws
    body.append(line("M112 300V331M112 333l-15 3M112 333l13 3", RED, 7))
    body.append(line("M146 300V331M146 333l-15 3M146 333l13 3", RED, 7))
    body += perch()
    # crest
    body.append(line("M76 95L54 64M80 93L74 51M85 94L95 59", DARK_GREEN, 3.6))
    body.append(fill(circle(52, 60, 7.5) + circle(96, 54, 7.5), RED))
    body.append(fill(circle(73, 46, 7.5), BLUE))
    # beak
    body.append(fill("M63 105C52 106 42 114 35 125C45 126 56 126 65 123z", RED))
    scales = (scale(86, 152, 8, -4) + scale(74, 174, 8, 8) + scale(95, 178, 8, -14) + scale(64, 196, 8.5, 10)
              + scale(86, 200, 8.5, -6) + scale(108, 200, 8, -22) + scale(60, 222, 8.5, 8) + scale(82, 223, 8, -4))
    body.append(fill(BODY + WING + ring(81, 112, 7.5, 3.4) + scales, DARK_GREEN))
    # wing: shoulder and three quills
    body.append(fill("M93 247C102 231 130 226 149 236C137 239 130 249 128 265C124 274 115 277 109 272C98 265 90 256 93 247z", RED))
    body.append(fill("M156 240C168 249 183 259 202 264C184 265 159 259 147 250C149 245 152 242 156 240z", BLUE))
    body.append(fill("M143 255C157 265 176 270 193 271C177 277 153 277 139 268C139 263 141 259 143 255z", BLUE))
    body.append(fill("M136 273C147 280 158 282 168 282C153 287 138 288 125 283C130 281 134 278 136 273z", BLUE))
    return body


def bird_small():
    body = []
    for degrees, length, half in ((-4, 204, 25), (23, 200, 27), (50, 148, 25), (80, 112, 21)):
        place = Place(*ROOT, degrees)
        belly = length - half * 1.1
        plume = place.path([
            ("M", -7, 0), ("C", -9, -length * 0.4, -half, -belly + half * 1.3, -half, -belly),
            ("C", -half, -length + half * 0.35, -half * 0.55, -length, 0, -length),
            ("C", half * 0.55, -length, half, -length + half * 0.35, half, -belly),
            ("C", half, -belly + half * 1.3, 9, -length * 0.4, 7, 0), ("Z",)])
        body.append(fill(plume, GREEN))
        ex, ey = place(0, -belly)
        body.append(fill(circle(ex, ey, half * 0.5), RED))
    body.append(line("M112 300V336M150 300V336", RED, 13))
    body.append(fill("M40 334H258V362H40z", GREEN))
    body.append(line("M80 96L64 58M84 96L96 56", DARK_GREEN, 9))
    body.append(fill(circle(62, 52, 12) + circle(98, 50, 12), RED))
    body.append(fill("M66 100C52 102 38 112 29 127C44 131 56 131 68 128z", RED))
    body.append(fill(BODY + WING, DARK_GREEN))
    body.append(fill("M98 250C110 232 144 232 164 248C174 257 184 261 196 265C176 280 142 286 116 273C102 266 94 258 98 250z", RED))
    return body
