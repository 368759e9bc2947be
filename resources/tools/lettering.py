# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Lettering of the tiles and wind plates. The skeletons come from the outlines
# of LXGW WenKai (SIL Open Font License 1.1; see resources/README.md). Each
# character is fitted to the box we want, and then swept with a slanted
# elliptic nib, which turns the even pen line of the font into the cut of a
# chisel: entries and ends at an angle, uprights heavier than horizontals.
#
# The sweep is the Minkowski sum of the outline and the nib. It is written as
# the convolution curve of both and filled non-zero, so that each character is
# one single path without strokes, transforms or overlapping shapes.

import math

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from ink import polygon

FONT_FOLDER = "/usr/share/fonts/truetype/lxgw-wenkai/"


class Nib:
    """An ellipse of the given full widths, its long axis `degrees` clockwise from the x axis."""

    def __init__(self, long_axis, short_axis, degrees):
        a, b = long_axis / 2, short_axis / 2
        t = math.radians(degrees)
        c, s = math.cos(t), math.sin(t)
        self.m = ((a * c * c + b * s * s, (a - b) * c * s), ((a - b) * c * s, a * s * s + b * c * c))

    def support(self, nx, ny):
        """The nib's outermost point in direction (nx, ny)."""
        (p, q), (_, r) = self.m
        vx, vy = p * nx + q * ny, q * nx + r * ny
        n = math.hypot(vx, vy) or 1.0
        return ((p * vx + q * vy) / n, (q * vx + r * vy) / n)

    def reach(self):
        return self.support(1, 0)[0], self.support(0, 1)[1]


class Lettering:
    def __init__(self, folder=FONT_FOLDER):
        self.folder = folder
        self.fonts = {}

    def _font(self, weight):
        if weight not in self.fonts:
            self.fonts[weight] = TTFont(f"{self.folder}LXGWWenKai-{weight}.ttf")
        return self.fonts[weight]

    def contours(self, char, weight):
        """Flattened contours in font units with y pointing down."""
        font = self._font(weight)
        glyphs = font.getGlyphSet()
        pen = DecomposingRecordingPen(glyphs)
        glyphs[font.getBestCmap()[ord(char)]].draw(pen)
        result, current = [], []
        for op, args in pen.value:
            if op == "moveTo":
                current = [args[0]]
            elif op == "lineTo":
                current.append(args[0])
            elif op == "qCurveTo":
                current.extend(_flatten_quadratics(current[-1], args))
            elif op == "curveTo":
                current.extend(_flatten_cubic(current[-1], args))
            elif op in ("closePath", "endPath") and len(current) > 2:
                result.append([(x, -y) for x, y in current])
        return result

    def glyph(self, char, box, nib, weight="Regular", keep_height=False):
        """Path data of `char` with its ink exactly in box = (cx, cy, width, height).

        With keep_height the box's height is ignored and the character keeps its proportions.
        """
        cx, cy, width, height = box
        contours = self.contours(char, weight)
        xs = [x for c in contours for x, _ in c]
        ys = [y for c in contours for _, y in c]
        rx, ry = nib.reach()
        sx = (width - 2 * rx) / (max(xs) - min(xs))
        sy = sx if keep_height else (height - 2 * ry) / (max(ys) - min(ys))
        mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
        placed = [[(cx + (x - mx) * sx, cy + (y - my) * sy) for x, y in c] for c in contours]
        return "".join(polygon(thin(c)) for c in sweep(placed, nib))


def _flatten_quadratics(start, args):
    points, out = list(args), []
    on = start
    for i in range(len(points) - 1):
        ctrl = points[i]
        end = points[i + 1] if i == len(points) - 2 else (
            (points[i][0] + points[i + 1][0]) / 2, (points[i][1] + points[i + 1][1]) / 2)
        for k in range(1, 9):
            t = k / 8
            out.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(on, ctrl, end)))
        on = end
    return out


def _flatten_cubic(start, args):
    b, c, d = args
    return [tuple((1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * q + 3 * t * t * (1 - t) * r + t ** 3 * s
                  for p, q, r, s in zip(start, b, c, d)) for t in (k / 12 for k in range(1, 13))]


def area(points):
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1])) / 2


def sweep(contours, nib):
    """Convolution curves of closed contours with the nib (fill them non-zero)."""
    if sum(area(c) for c in contours) < 0:
        contours = [c[::-1] for c in contours]
    return [_sweep_one(c, nib) for c in contours]


def _sweep_one(points, nib):
    clean = [p for i, p in enumerate(points) if math.dist(p, points[i - 1]) > 1e-6]
    count = len(clean)
    normals = []
    for i in range(count):
        (x0, y0), (x1, y1) = clean[i], clean[(i + 1) % count]
        normals.append(math.atan2(-(x1 - x0), y1 - y0))
    out = []
    for i in range(count):
        before, after = normals[i - 1], normals[i]
        turn = (after - before + math.pi) % (2 * math.pi) - math.pi
        steps = max(1, math.ceil(abs(turn) / math.radians(9)))
        for k in range(steps + 1):
            angle = before + turn * k / steps
            qx, qy = nib.support(math.cos(angle), math.sin(angle))
            out.append((clean[i][0] + qx, clean[i][1] + qy))
    return out


def thin(points, tolerance=0.07):
    """Drops points that a straight line covers (Douglas-Peucker on the closed curve)."""
    far = max(range(len(points)), key=lambda i: math.dist(points[i], points[0]))
    return _peucker(points[: far + 1], tolerance)[:-1] + _peucker(points[far:] + points[:1], tolerance)


def _peucker(points, tolerance):
    keep = {0, len(points) - 1}
    stack = [(0, len(points) - 1)]
    while stack:
        a, b = stack.pop()
        (ax, ay), (bx, by) = points[a], points[b]
        length = math.hypot(bx - ax, by - ay)
        worst, where = tolerance, None
        for i in range(a + 1, b):
            x, y = points[i]
            gap = (abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length if length > 1e-9
                   else math.hypot(x - ax, y - ay))
            if gap > worst:
                worst, where = gap, i
        if where is not None:
            keep.add(where)
            stack += [(a, where), (where, b)]
    return [points[i] for i in sorted(keep)]
