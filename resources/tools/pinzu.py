# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# The circles suit. A coin is a rim around a disc into which a plum blossom is
# cut; the small cut is a heavy ring with a solid heart. One pin is a wheel of
# beads and petals.

import math

from ink import BLUE, GREEN, RED, Place, circle, fill, ring

G, B, R = GREEN, BLUE, RED


def petal(cx, cy, degrees, near, far, half):
    """A round-headed petal pointing away from (cx, cy), its root at `near`, its tip at `far`."""
    length = far - near
    belly = near + length * 0.62
    return Place(cx, cy, degrees).path([
        ("M", 0, -near),
        ("C", half * 0.55, -near - length * 0.14, half, -belly + length * 0.2, half, -belly),
        ("C", half, -belly - length * 0.25, half * 0.62, -far, 0, -far),
        ("C", -half * 0.62, -far, -half, -belly - length * 0.25, -half, -belly),
        ("C", -half, -belly + length * 0.2, -half * 0.55, -near - length * 0.14, 0, -near),
        ("Z",)])


def coin(cx, cy, r, colour, heart=None):
    """Rim, gap, disc with a five-petal blossom; `heart` colours the blossom's centre."""
    disc = circle(cx, cy, r * 0.735)
    for k in range(5):
        disc += petal(cx, cy, 72 * k, r * 0.2, r * 0.6, r * 0.185)
    parts = [fill(ring(cx, cy, r, r * 0.835), colour)]
    if heart and heart != colour:
        disc += circle(cx, cy, r * 0.16)
        parts.append(fill(circle(cx, cy, r * 0.12), heart))
    parts.insert(1, fill(disc, colour))
    return parts


def coin_small(cx, cy, r, colour):
    return [fill(ring(cx, cy, r, r * 0.62) + circle(cx, cy, r * 0.3), colour)]


def grid(columns, rows_with_colours):
    return [(x, y, colour) for y, colours in rows_with_colours for x, colour in zip(columns, colours)]


def lower_four(x0, x1, y0, y1):
    return [(x0, y0, R), (x1, y0, R), (x0, y1, R), (x1, y1, R)]


# number: (radius, small radius, [(x, y, ink)])
FIVE = [(79, 93), (221, 93), (150, 200), (79, 307), (221, 307)]
LAYOUTS = {
    2: (66, 66, [(150, 112, G), (150, 288, B)]),
    3: (51, 52, [(76, 86, B), (150, 200, R), (224, 314, G)]),
    4: (54, 54, [(84, 96, B), (216, 96, G), (84, 304, G), (216, 304, B)]),
    5: (47, 48, [(x, y, c) for (x, y), c in zip(FIVE, (B, G, R, G, B))]),
    6: (47, 46, grid((90, 210), [(76, (G, G))]) + lower_four(90, 210, 218, 324)),
    7: (44, 43, [(62, 62, G), (150, 97, G), (238, 132, G)] + lower_four(94, 206, 229, 329)),
    8: (41, 38, grid((94, 206), [(y, (B, B)) for y in (66, 155.3, 244.7, 334)])),
    9: (41, 38, grid((62, 150, 238), [(78, (G, G, G)), (200, (R, R, R)), (322, (B, B, B))])),
}


def pin(number, small=False, red=False):
    if number == 1:
        return wheel_small() if small else wheel()
    radius, radius_small, spots = LAYOUTS[number]
    body = []
    for i, (x, y, colour) in enumerate(spots):
        ink = RED if red else colour
        r = radius_small if small else radius
        if number == 7 and i < 3:
            r -= 7
        body += coin_small(x, y, r, ink) if small else coin(x, y, r, ink, RED if number == 2 else None)
    return body


def around(count, turn=0.0):
    return [turn + 360.0 * k / count for k in range(count)]


def beads(cx, cy, distance, r, angles):
    d = ""
    for a in angles:
        t = math.radians(a)
        d += circle(cx + distance * math.sin(t), cy - distance * math.cos(t), r)
    return d


def wheel():
    cx, cy = 150, 200
    body = [fill(ring(cx, cy, 124, 115), GREEN)]
    body.append(fill(beads(cx, cy, 101.5, 8.2, around(16)), BLUE))
    body.append(fill(beads(cx, cy, 101.5, 4.6, around(16, 11.25)), RED))
    body.append(fill(ring(cx, cy, 89, 84), GREEN))
    body.append(fill("".join(petal(cx, cy, a, 31, 79, 12.5) + petal(cx, cy, a, 45, 70, 4.4)
                             for a in around(8)), BLUE))
    body.append(fill("".join(petal(cx, cy, a, 44, 80, 7.2) for a in around(8, 22.5)), GREEN))
    rosette = circle(cx, cy, 29)
    for a in around(8, 22.5):
        rosette += petal(cx, cy, a, 9, 24.5, 4.6)
    body.append(fill(rosette, RED))
    return body


def wheel_small():
    cx, cy = 150, 200
    return [fill(ring(cx, cy, 128, 108), GREEN),
            fill("".join(petal(cx, cy, a, 40, 96, 20) for a in around(8)), BLUE),
            fill(circle(cx, cy, 33), RED)]
