# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Small vector toolbox of the art generators: the inks, path strings and the
# file writer. All shapes are plain SVG Tiny paths; where the ivory of the tile
# has to show through, the shape has a real hole (even-odd), never a white patch.

import math
import os

BLACK = "#1B2430"
RED = "#B4241C"
GREEN = "#17683F"
DARK_GREEN = "#0F4F31"
BLUE = "#1D4482"
LIGHT = "#EDE9DF"
DARK = "#1D2422"

TILE_BOX = (300, 400)


def num(v):
    """A coordinate with at most one decimal, without a needless '.0'."""
    text = f"{v:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def fine(v):
    """A coordinate with up to three decimals (for small viewBoxes)."""
    text = f"{v:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def circle(cx, cy, r):
    return f"M{num(cx - r)} {num(cy)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"


def ring(cx, cy, outer, inner):
    return circle(cx, cy, outer) + circle(cx, cy, inner)


def polygon(points):
    """Closed polygon; relative steps of rounded absolute points, so errors never add up."""
    grid = [(round(x * 10), round(y * 10)) for x, y in points]
    out = [f"M{num(grid[0][0] / 10)} {num(grid[0][1] / 10)}l"]
    steps = []
    for (x0, y0), (x1, y1) in zip(grid, grid[1:]):
        if (x0, y0) != (x1, y1):
            steps.append(f"{num((x1 - x0) / 10)} {num((y1 - y0) / 10)}")
    return out[0] + " ".join(steps) + "z"


def rounded_rect(x, y, w, h, r):
    return (f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}a{num(r)} {num(r)} 0 0 1 {num(r)} {num(r)}"
            f"v{num(h - 2 * r)}a{num(r)} {num(r)} 0 0 1 {num(-r)} {num(r)}"
            f"h{num(-(w - 2 * r))}a{num(r)} {num(r)} 0 0 1 {num(-r)} {num(-r)}"
            f"v{num(-(h - 2 * r))}a{num(r)} {num(r)} 0 0 1 {num(r)} {num(-r)}z")


class Place:
    """Turns local points (x right, y down) by `degrees` and moves them to (cx, cy)."""

    def __init__(self, cx, cy, degrees=0.0, scale=1.0):
        a = math.radians(degrees)
        self.cx, self.cy = cx, cy
        self.c, self.s = math.cos(a) * scale, math.sin(a) * scale

    def __call__(self, x, y):
        return (self.cx + x * self.c - y * self.s, self.cy + x * self.s + y * self.c)

    def path(self, commands):
        """commands: list of ('M'|'L'|'C'|'Z', x, y, ...) in local units."""
        out = []
        for command in commands:
            pairs = [self(command[i], command[i + 1]) for i in range(1, len(command), 2)]
            out.append(command[0] + " ".join(f"{num(x)} {num(y)}" for x, y in pairs))
        return "".join(out)


def fill(d, colour, evenodd=True):
    rule = ' fill-rule="evenodd"' if evenodd else ""
    return f'<path fill="{colour}"{rule} d="{d}"/>'


def line(d, colour, width):
    return (f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}" '
            f'stroke-linecap="round" stroke-linejoin="round" d="{d}"/>')


def write_svg(folder, name, body, box):
    os.makedirs(folder, exist_ok=True)
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'viewBox="0 0 {box[0]} {box[1]}" width="{box[0]}" height="{box[1]}">\n' + "\n".join(body) + "\n</svg>\n")
    with open(os.path.join(folder, name + ".svg"), "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
