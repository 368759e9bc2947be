# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# One sou: a peacock that looks to the left from a bamboo perch, its train
# raised behind it.

from ink import BLUE, DARK_GREEN, GREEN, RED, Place, circle, fill, line, ring

ROOT = (164, 250)

# (degrees from upright, length, half width)
TRAIN = [(-5, 200, 21), (16, 204, 21), (37, 172, 20.5), (60, 128, 19), (86, 106, 17)]

BODY = ("M66 124C72 158 44 186 46 230C49 282 96 312 146 304C184 297 206 280 224 256"
        "C196 254 164 244 142 216C122 190 122 160 114 120C110 98 98 90 87 91C73 92 63 106 66 124z")
WING = "M82 236C98 208 146 214 170 238C182 250 196 257 212 260C190 286 140 298 106 278C88 267 76 252 82 236z"


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
    body.append(line("M84 92L70 54", DARK_GREEN, 3.6))
    body.append(line("M88 90L90 46", DARK_GREEN, 3.6))
    body.append(line("M93 91L110 56", DARK_GREEN, 3.6))
    body.append(fill(circle(69, 50, 7.5) + circle(111, 52, 7.5), RED))
    body.append(fill(circle(90, 42, 7.5), BLUE))
    # beak
    body.append(fill("M67 108C54 108 42 116 34 127C46 128 58 129 68 126z", RED))
    scales = (scale(88, 158, 9, -8) + scale(78, 184, 9, 6) + scale(100, 184, 9, -12)
              + scale(72, 210, 9, 6) + scale(96, 208, 9, -6) + scale(62, 236, 8, 10))
    body.append(fill(BODY + WING + ring(88, 114, 8.5, 4) + scales, DARK_GREEN))
    # wing: shoulder and three quills
    body.append(fill("M90 240C100 220 130 218 148 230C136 232 128 244 126 262C122 272 112 274 106 269C93 261 87 250 90 240z", RED))
    body.append(fill("M155 235C168 244 182 256 200 262C182 262 158 256 146 246C148 241 151 237 155 235z", BLUE))
    body.append(fill("M142 251C156 262 176 267 192 268C176 275 152 275 138 266C138 260 140 255 142 251z", BLUE))
    body.append(fill("M135 271C146 278 158 280 168 280C152 286 136 287 122 281C128 280 132 276 135 271z", BLUE))
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
    body.append(line("M87 94L72 54M93 92L104 52", DARK_GREEN, 9))
    body.append(fill(circle(71, 50, 12) + circle(105, 48, 12), RED))
    body.append(fill("M70 102C54 104 40 114 30 128C46 132 58 132 70 130z", RED))
    body.append(fill(BODY + WING, DARK_GREEN))
    body.append(fill("M96 244C108 224 144 226 164 244C174 254 182 258 194 264C176 278 140 286 114 270C100 262 92 252 96 244z", RED))
    return body
