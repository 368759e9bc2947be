# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Toolbox of the portraits: palette, flat shapes, and a head that can turn. Everything becomes paths with a fill in
# a box of 240: no stroke, gradient, text, filter or transform, so that Qt's SVG Tiny renderer draws them all alike.

import math
import random
import re

from ink import fill, num

INK, PAPER, OCHRE, BRICK, STONE = "#1B2430", "#F1E8D6", "#C0852F", "#93392D", "#BFB398"
JADE, DEEP_JADE, INDIGO, DEEP_INDIGO = "#3C8568", "#1F5A47", "#435C92", "#28395F"
BURGUNDY, WALNUT, SLATE = "#6E2A38", "#5A3621", "#303938"
# Skin and its shade.
PALE, LIGHT, WARM, OLD, BROWN = (("#F3E6D0", "#D3B792"), ("#F0DABA", "#D0A678"), ("#E3BA8A", "#B98552"),
                                 ("#E6CDA8", "#BE976A"), ("#A86F42", "#7A4A29"))
BOX = (240, 240)
AXIS = 120
_PARTS = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


def placed(d, where):
    """The path `d` (absolute M L C Q Z) with each of its points moved by `where`."""
    out, pair = [], []
    for part in _PARTS.findall(d):
        if part.isalpha():
            out.append(part)
        else:
            pair.append(float(part))
            if len(pair) == 2:
                x, y = where(*pair)
                out.append(f"{num(x)} {num(y)} ")
                pair = []
    return "".join(out).replace(" Z", "Z").strip()


def oval(x, y, rx, ry):
    k = 0.5523
    return (f"M{x - rx} {y}C{x - rx} {y - k * ry} {x - k * rx} {y - ry} {x} {y - ry}"
            f"C{x + k * rx} {y - ry} {x + rx} {y - k * ry} {x + rx} {y}"
            f"C{x + rx} {y + k * ry} {x + k * rx} {y + ry} {x} {y + ry}"
            f"C{x - k * rx} {y + ry} {x - rx} {y + k * ry} {x - rx} {y}Z")


def cut(x0, y0, bx, by, x1, y1, w):
    """One mark of the gouge: from a point through a bend to a point, `w` wide in the middle."""
    return f"M{x0} {y0}Q{bx} {by} {x1} {y1}Q{bx + w} {by + w * 0.6} {x0} {y0}Z"


def cuts(*marks):
    return "".join(cut(*mark) for mark in marks)


def grain(seed, angle, count, length=(26, 70), width=(1.6, 3.2), inside=(0, 0, 240, 240)):
    """Marks that the gouge leaves in a cleared ground: parallel, tapered, never quite straight."""
    rng = random.Random(seed)
    left, top, right, bottom = inside
    out = []
    for i in range(count):
        x = left + (right - left) * ((i * 0.618 + rng.random() * 0.1) % 1.0)
        y = top + (bottom - top) * ((i + rng.random()) / count)
        run = rng.uniform(*length)
        a = math.radians(angle + rng.uniform(-5, 5))
        dx, dy, w = math.cos(a) * run / 2, math.sin(a) * run / 2, rng.uniform(*width)
        out.append(f"M{x - dx:.1f} {y - dy:.1f}Q{x - dy / run * w:.1f} {y + dx / run * w - 0.8:.1f} {x + dx:.1f} {y + dy:.1f}"
                   f"Q{x + dy / run * w:.1f} {y - dx / run * w - 0.8:.1f} {x - dx:.1f} {y - dy:.1f}Z")
    return "".join(out)


def rays(x, y, inner, outer, count, width, start=0.0, turn=360.0):
    """Tapered marks around a point."""
    out = []
    for i in range(count):
        a = math.radians(start + turn * i / count)
        far = outer * (0.86 + 0.14 * math.cos(i * 2.4))
        c, s = math.cos(a), math.sin(a)
        out.append(f"M{x + c * far:.1f} {y + s * far:.1f}L{x + c * inner - s * width / 2:.1f} {y + s * inner + c * width / 2:.1f}"
                   f"L{x + c * inner + s * width / 2:.1f} {y + s * inner - c * width / 2:.1f}Z")
    return "".join(out)


class Sheet:
    """The picture: shapes, from the ground up."""

    def __init__(self, ground):
        self.body = [fill("M0 0L240 0L240 240L0 240Z", ground, False)]

    def put(self, colour, d, evenodd=False):
        self.body.append(fill(placed(d, lambda x, y: (x, y)), colour, evenodd))


class Head:
    """Where the points of a head drawn from the front come to lie: `yaw` degrees to the right of the picture, tipped
    by `roll` about the neck, bowed by `bow` units. Features lie on a cylinder, the outline follows more slowly."""

    RADIUS = 62

    def __init__(self, sheet, yaw=0.0, roll=0.0, bow=0.0, zoom=1.12, at=(120, 126)):
        self.sheet, self.yaw, self.bow, self.zoom, self.at = sheet, math.radians(yaw), bow, zoom, at
        self.roll = math.radians(roll)
        self.shift = self.RADIUS * math.sin(self.yaw)

    def _seen(self, x, y):
        """From the figure's own units to the picture's."""
        return (self.at[0] + (x - AXIS) * self.zoom, self.at[1] + (y - 124) * self.zoom)

    def _tipped(self, x, y):
        c, s = math.cos(self.roll), math.sin(self.roll)
        dx, dy = x - AXIS, y - 172
        return self._seen(AXIS + dx * c - dy * s, 172 + dx * s + dy * c)

    def body(self, x, y):
        return self._seen(x, y)

    def front(self, x, y):
        a = math.asin(max(-0.97, min(0.97, (x - AXIS) / self.RADIUS)))
        return self._tipped(AXIS + self.RADIUS * math.sin(a + self.yaw), y + self.bow)

    def shell(self, x, y):
        """Outline of the face: the chin lies in front, the crown and the ears further back."""
        low = max(0.0, min(1.0, (y - 108) / 62))
        dx = (x - AXIS) * (0.95 if (x - AXIS) * self.shift > 0 else 1.0)
        return self._tipped(AXIS + dx + self.shift * (0.30 + 0.42 * low * low), y + self.bow * low)

    def middle(self, x, y):
        (x0, y0), (x1, y1) = self.front(x, y), self.shell(x, y)
        return ((x0 + x1) / 2, (y0 + y1) / 2)

    def hair(self, x, y):
        return self._tipped(x + self.shift * 0.26, y + self.bow * 0.3)

    def back(self, x, y):
        """What lies behind the head moves against its turn."""
        return self._tipped(x - self.shift * 0.16, y)

    def put(self, where, colour, d, evenodd=False):
        self.sheet.body.append(fill(placed(d, where), colour, evenodd))

    def slip(self, where, colour, under, d, by=(-2.6, -2.0)):
        """A shape whose block was printed a little beside its ground: a thin edge of `under` is left towards the light."""
        self.put(lambda x, y: where(x + by[0], y + by[1]), under, d)
        self.put(where, colour, d)
