# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# The bamboo suit: a cane of two joints with a lens-shaped knot above, between
# and below; the small cut is the solid silhouette of the same cane. One sou
# is a peacock on a bamboo perch, drawn in bird.py.

from bird import bird, bird_small
from ink import GREEN, RED, Place, fill

G, R = GREEN, RED


def cane(cx, cy, length, width, colour, degrees=0.0):
    place = Place(cx, cy, degrees)
    h, w = length / 2, width / 2
    knot = max(4.8, length * 0.041)
    gap = 3.6
    d = ""
    for y in (-h + knot, 0, h - knot):
        d += place.path([("M", -w, y),
                         ("C", -w, y - knot * 0.8, -w * 0.62, y - knot, 0, y - knot),
                         ("C", w * 0.62, y - knot, w, y - knot * 0.8, w, y),
                         ("C", w, y + knot * 0.8, w * 0.62, y + knot, 0, y + knot),
                         ("C", -w * 0.62, y + knot, -w, y + knot * 0.8, -w, y), ("Z",)])
    top, bottom = knot + gap, h - 2 * knot - gap
    for sign in (-1, 1):
        d += _joint(place, sign * (top + bottom) / 2, (bottom - top) / 2, w)
    return fill(d, colour)


def _joint(place, y, half, w):
    """One joint of the cane: sides drawn in at the waist, a slit of light left of the middle."""
    edge, waist = w * 0.84, w * 0.66
    d = place.path([("M", -edge, y - half),
                    ("C", -waist, y - half * 0.4, -waist, y + half * 0.4, -edge, y + half),
                    ("L", edge, y + half),
                    ("C", waist, y + half * 0.4, waist, y - half * 0.4, edge, y - half), ("Z",)])
    s, t = w * 0.12, half * 0.56
    return d + place.path([("M", -s, y - t), ("C", -s, y - t - s, s, y - t - s, s, y - t),
                           ("L", s, y + t), ("C", s, y + t + s, -s, y + t + s, -s, y + t), ("Z",)])


def cane_small(cx, cy, length, width, colour, degrees=0.0):
    """Solid cane: knots stand out, joints are slim; holds its shape at two pixels' width."""
    place = Place(cx, cy, degrees)
    h, w, s = length / 2, width / 2, width * 0.31
    k = max(9.0, length * 0.095)
    right = [("L", w, -h), ("L", w, -h + k), ("C", s, -h + 2 * k, s, -h + 2 * k, s, -h / 2),
             ("C", s, -2 * k, s, -1.6 * k, w, -k * 0.7), ("L", w, k * 0.7),
             ("C", s, 1.6 * k, s, 2 * k, s, h / 2), ("C", s, h - 2 * k, s, h - 2 * k, w, h - k), ("L", w, h)]
    left = [("L", -w, h), ("L", -w, h - k), ("C", -s, h - 2 * k, -s, h - 2 * k, -s, h / 2),
            ("C", -s, 2 * k, -s, 1.6 * k, -w, k * 0.7), ("L", -w, -k * 0.7),
            ("C", -s, -1.6 * k, -s, -2 * k, -s, -h / 2), ("C", -s, -h + 2 * k, -s, -h + 2 * k, -w, -h + k)]
    return fill(place.path([("M", -w, -h)] + right + left + [("Z",)]), colour, evenodd=False)


COLUMNS = (70, 150, 230)
ROWS = (78, 200, 322)
PAIR = (110, 290)


def nine():
    return [(x, y, R if x == 150 else G, 0) for y in ROWS for x in COLUMNS]


def seven():
    return [(150, ROWS[0], R, 0)] + [(x, y, G, 0) for y in ROWS[1:] for x in COLUMNS]


def eight():
    """M above, its reflection W below."""
    upper = [(46, 108, 0), (254, 108, 0), (105, 108, -31), (195, 108, 31)]
    return [(x, y, G, a) for x, y, a in upper] + [(x, 400 - y, G, -a) for x, y, a in upper]


# number: (length, width, small length, small width, [(x, y, ink, degrees)])
LAYOUTS = {
    2: (158, 50, 158, 54, [(150, y, G, 0) for y in PAIR]),
    3: (158, 50, 156, 50, [(150, 110, G, 0), (90, 290, G, 0), (210, 290, G, 0)]),
    4: (158, 50, 156, 50, [(x, y, G, 0) for y in PAIR for x in (90, 210)]),
    5: (156, 46, 154, 46, [(x, y, G, 0) for y in PAIR for x in (68, 232)] + [(150, 200, R, 0)]),
    6: (156, 46, 154, 44, [(x, y, G, 0) for y in PAIR for x in COLUMNS]),
    7: (112, 44, 100, 44, seven()),
    8: (136, 37, 132, 37, eight()),
    9: (112, 44, 100, 44, nine()),
}


def sou(number, small=False, red=False):
    if number == 1:
        return bird_small() if small else bird()
    length, width, length_small, width_small, spots = LAYOUTS[number]
    draw = cane_small if small else cane
    size = (length_small, width_small) if small else (length, width)
    return [draw(x, y, *size, RED if red else colour, a) for x, y, colour, a in spots]
