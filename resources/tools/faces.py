# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Parts of a face, drawn from the front about the axis x = 120; `papercut.Head` turns them.

from ink import fill
from papercut import AXIS, INK, PAPER, oval, placed


class Build:
    """A head in half-widths and heights. These numbers carry the character."""

    def __init__(self, temple, cheek, jaw, chin, top=54, cheek_y=116, jaw_y=148, chin_y=173, shade=17):
        self.temple, self.cheek, self.jaw, self.chin = temple, cheek, jaw, chin
        self.top, self.cheek_y, self.jaw_y, self.chin_y, self.shade = top, cheek_y, jaw_y, chin_y, shade

    def half(self, s):
        """The six knots and handles of one side, from crown to chin."""
        t, c, j, h = self.temple, self.cheek, self.jaw, self.chin
        at = lambda x, y: f"{AXIS + s * x:.2f} {y:.2f}"
        return [at(0, self.top), at(t * .75, self.top), at(t * 1.02, self.top + 18), at(c, self.cheek_y - 22),
                at(c + 1, self.cheek_y), at(j + 6, self.jaw_y - 12), at(j, self.jaw_y),
                at(j - 5, self.jaw_y + 12), at(h + 9, self.chin_y), at(h, self.chin_y)]

    def outline(self):
        a, b = self.half(-1), self.half(1)
        down = f"M{a[0]}C{a[1]} {a[2]} {a[3]}C{a[4]} {a[5]} {a[6]}C{a[7]} {a[8]} {a[9]}"
        up = f"L{b[9]}C{b[8]} {b[7]} {b[6]}C{b[5]} {b[4]} {b[3]}C{b[2]} {b[1]} {b[0]}Z"
        return down + up

    def side(self):
        """The shadow plane on the right: its outer edge along the outline, its inner edge from jaw to temple."""
        b = self.half(1)
        t, c, j, d = self.temple, self.cheek, self.jaw, self.shade
        outer = f"M{b[0]}C{b[1]} {b[2]} {b[3]}C{b[4]} {b[5]} {b[6]}C{b[7]} {b[8]} {b[9]}L{AXIS + 2} {self.chin_y}"
        knots = [(j - d * .75, self.jaw_y + 3), (c - d * 1.25, self.cheek_y + 6), (c - d * .35, self.cheek_y - 18),
                 (t * .70, self.top + 30), (t * .42, self.top + 6)]
        return outer, [(AXIS + x, y) for x, y in knots]


def hatched(knots, length=9.0, step=7.5, thick=3.4):
    """Tapered teeth along the edge of a shadow plane, towards the light."""
    out = []
    for (x0, y0), (x1, y1) in zip(knots, knots[1:]):
        run = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        n = max(1, int(run / step))
        for i in range(n):
            u, v = (i + .2) / n, (i + .2) / n + thick / run
            reach = length * (0.65 + 0.35 * ((i * 7) % 3) / 2)
            ax, ay, bx, by = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, x0 + (x1 - x0) * v, y0 + (y1 - y0) * v
            out.append(f"M{ax + 1} {ay}L{(ax + bx) / 2 - reach} {(ay + by) / 2 + reach * .25}L{bx + 1} {by}Z")
    return "".join(out)


def face(head, build, skin):
    light, shade = skin
    head.put(head.shell, light, build.outline())
    outer, knots = build.side()
    inner = "".join(f"L{x} {y}" for x, y in knots) + "Z"
    # Both halves of the plane in one path: the outer edge lies on the outline, the inner one before it.
    head.sheet.body.append(fill(placed(outer, head.shell) + placed(inner, head.middle), shade, False))
    head.put(head.middle, shade, hatched(knots[:4]))


def gloom(head, build, shade, depth=104):
    """A shadow over the brow, with the teeth of the gouge: whose tile was just won with."""
    top, bottom, n = build.half(-1), build.half(1), 9
    left, right = AXIS - build.cheek + 1, AXIS + build.cheek - 1
    teeth = ""
    for i in range(n, 0, -1):
        x, half = left + (right - left) * i / n, (right - left) / n / 2
        drop = (7, 15, 10, 18)[i % 4]
        teeth += f"L{x:.1f} {depth - 12}L{x - half:.1f} {depth - 12 + drop}"
    head.put(head.shell, shade, f"M{top[3]}C{top[2]} {top[1]} {top[0]}C{bottom[1]} {bottom[2]} {bottom[3]}{teeth}L{left} {depth - 12}Z")


def nose(head, x, y, top, w, shade, kind="straight"):
    bulge = {"straight": 2, "broad": 6, "hook": 5}[kind]
    t = -1 if head.yaw < -0.05 else 1
    head.put(head.front, shade,
             f"M{x + t} {top}C{x + 3 * t} {top + 14} {x + (3 + bulge) * t} {y - 12} {x + (w * .62 + bulge) * t} {y - 1}"
             f"L{x - w * .55 * t} {y + 2}C{x - w * .1 * t} {y - 3} {x + t} {y - 12} {x + t} {top}Z")


def brow(x, y, w, thick, tilt, arch, s):
    """s: -1 left, 1 right; tilt > 0: its inner end lower (stern)."""
    xi, xo, yi, yo = x - s * w / 2, x + s * w / 2, y + tilt, y - tilt * .4
    bend = x + s * w * .1
    return (f"M{xi} {yi - thick * .5}Q{bend} {y - arch - thick * .5} {xo} {yo}"
            f"Q{bend} {y - arch + thick * .75} {xi} {yi + thick * .5}Z")


def eye(head, x, y, w, h, s, kind, look, iris=INK, lid=4.5):
    xi, xo = x - s * w / 2, x + s * w / 2
    arc = lambda rise, weight, end: f"M{xi} {y + end}Q{x} {y + rise} {xo} {y + end}Q{x} {y + rise + weight} {xi} {y + end}Z"
    if kind == "shut":
        return head.put(head.front, INK, arc(-h * .95, lid * 2, 4))
    if kind == "low":
        return head.put(head.front, INK, arc(h * .55, lid * 1.9, 0))
    if kind == "squeezed":
        tip = xi - s * 1
        return head.put(head.front, INK, f"M{xo} {y - 7}L{tip} {y + 1}L{xo} {y + 9}L{xo - s * 2} {y + 4.5}L{xi + s * 8} {y + 1}L{xo - s * 2} {y - 2.5}Z")
    high = h * {"narrow": .66, "wide": 1.34, "open": 1.0, "sad": .82}[kind]
    head.put(head.front, PAPER, f"M{xi} {y + 2}Q{x} {y - high * 1.05} {xo} {y - 1}Q{x + s} {y + high * .95} {xi} {y + 2}Z")
    r = min(high * .60, w * .29)
    cy = y + (high * .10 if kind == "sad" else 0 if kind == "narrow" else -high * .06)
    head.put(head.front, iris, oval(x + look, cy, r * (.86 if kind == "wide" else 1), min(r, high * .62)))
    if kind == "wide":
        head.put(head.front, PAPER, oval(x + look - 1.8, cy - 2.2, 1.9, 1.9))
    heavy = lid * (2.0 if kind == "sad" else 1.75)
    # The lid of a sad eye falls to the outside.
    yi, yo = (y - 1, y + 2.5) if kind == "sad" else (y + 2, y - 2.5)
    head.put(head.front, INK, f"M{xi} {yi}Q{x} {y - high * 1.05 - 1} {xo + s * 2.5} {yo}L{xo} {yo + 3.7}"
                              f"Q{x} {y - high * 1.05 + heavy} {xi} {yi}Z")


def mouth(head, x, y, w, kind, lips, dark=INK, teeth=PAPER):
    a, b = x - w / 2, x + w / 2
    put = lambda colour, d: head.put(head.front, colour, d)
    if kind == "line":
        put(dark, f"M{a} {y}Q{x} {y - 2} {b} {y - .5}Q{x} {y + 4.5} {a} {y}Z")
    elif kind == "smile":
        put(lips, f"M{a} {y - 3}Q{x} {y + 6} {b} {y - 4}Q{x} {y + 14} {a} {y - 3}Z")
    elif kind == "smirk":
        put(lips, f"M{a} {y + 1}Q{x} {y + 3} {b + 3} {y - 6}Q{x + 2} {y + 9.5} {a} {y + 1}Z")
    elif kind == "lips":
        put(lips, f"M{a} {y}Q{x - w * .2} {y - 6} {x} {y - 3.5}Q{x + w * .2} {y - 6} {b} {y}Q{x} {y + 10} {a} {y}Z")
    elif kind == "grim":
        put(dark, f"M{a} {y + 4}Q{x} {y - 5} {b} {y + 4}L{b - 1} {y + 7.5}Q{x} {y + 1.5} {a + 1} {y + 7.5}Z")
    elif kind == "wave":
        put(dark, f"M{a} {y + 3}Q{x - w * .25} {y - 5} {x} {y + 1}Q{x + w * .25} {y + 6} {b} {y - 1}L{b} {y + 3}"
                  f"Q{x + w * .25} {y + 10} {x - 1} {y + 5}Q{x - w * .25} {y} {a} {y + 6.5}Z")
    elif kind == "clench":
        put(dark, f"M{a} {y + 6}Q{x} {y - 9} {b} {y + 6}Q{x} {y + 13} {a} {y + 6}Z")
        put(teeth, f"M{a + 4} {y + 4.6}Q{x} {y - 5} {b - 4} {y + 4.6}Q{x} {y + 8.5} {a + 4} {y + 4.6}Z")
        for gap in (x - w * .18, x + w * .06, x + w * .27):
            put(dark, f"M{gap - 1} {y - 2}L{gap + 1} {y - 2}L{gap + 1} {y + 8}L{gap - 1} {y + 8}Z")
    elif kind == "gasp":
        put(dark, oval(x, y + 4, w * .30, 8.5))
        put(lips, oval(x, y + 8, w * .17, 3.4))
    else:
        deep = 17 if kind == "laugh" else 10.5
        put(dark, f"M{a} {y - 5}Q{x} {y - 1} {b} {y - 5}Q{b - 1} {y + deep} {x} {y + deep}Q{a + 1} {y + deep} {a} {y - 5}Z")
        put(teeth, f"M{a + 2.5} {y - 3.5}Q{x} {y} {b - 2.5} {y - 3.5}L{b - 4} {y + deep * .14}Q{x} {y + deep * .27} {a + 4} {y + deep * .14}Z")
        if kind == "laugh":
            put(lips, f"M{x - w * .28} {y + 10}Q{x} {y + 5} {x + w * .28} {y + 10}Q{x} {y + 14.5} {x - w * .28} {y + 10}Z")
