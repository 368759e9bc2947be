#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Draws the line icons (24 x 24, stroke 1.6, round ends; each in light ink for
# dark chrome and, with "-dark", in dark ink for light chrome) and the
# program's icon.

import math
import os

from ink import DARK, LIGHT, RED, Place, circle, fill, fine, rounded_rect, write_svg
from pinzu import petal

RESOURCES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STROKE = 1.6


def gear():
    """Eight teeth around a hub."""
    points = []
    for k in range(8):
        for turn, r in ((-14, 6.7), (-8.5, 9.0), (8.5, 9.0), (14, 6.7)):
            a = math.radians(45 * k + turn)
            points.append((12 + r * math.sin(a), 12 - r * math.cos(a)))
    d = "M" + "L".join(f"{fine(x)} {fine(y)}" for x, y in points) + "z"
    return d + round_at(12, 12, 2.9)


def round_at(cx, cy, r):
    return f"M{fine(cx - r)} {fine(cy)}a{r} {r} 0 1 0 {fine(2 * r)} 0a{r} {r} 0 1 0 {fine(-2 * r)} 0z"


def box(x, y, w, h, r):
    return (f"M{fine(x + r)} {fine(y)}h{fine(w - 2 * r)}a{r} {r} 0 0 1 {r} {r}v{fine(h - 2 * r)}"
            f"a{r} {r} 0 0 1 -{r} {r}h{fine(-(w - 2 * r))}a{r} {r} 0 0 1 -{r} -{r}v{fine(-(h - 2 * r))}"
            f"a{r} {r} 0 0 1 {r} -{r}z")


SPEAKER = "M4 9.6h3.2l4.6-4.1v13l-4.6-4.1H4z"
TRIANGLE = "M8 5.2v13.6l10.4-6.8z"

# name: (stroked path, dots as (x, y, radius))
ICONS = {
    "log": (box(5, 3.5, 14, 17, 2.2) + "M8.6 8.4h6.8M8.6 12h6.8M8.6 15.6h4", ()),
    "help": ("M8.3 8.9a3.7 3.7 0 1 1 5.6 3.2c-1.3.8-1.9 1.5-1.9 3", ((12, 18.8, 1.15),)),
    "settings": (gear(), ()),
    "search": (round_at(10.6, 10.6, 6.1) + "M15.1 15.1L20 20", ()),
    "close": ("M6.2 6.2L17.8 17.8M17.8 6.2L6.2 17.8", ()),
    "down": ("M6.5 9.5l5.5 5.5 5.5-5.5", ()),
    "window": (box(5, 7.5, 11.5, 11.5, 1.8) + "M8.5 7.5V6.3A1.8 1.8 0 0 1 10.3 4.5h7.4a1.8 1.8 0 0 1 1.8 1.8v7.4a1.8 1.8 0 0 1-1.8 1.8h-1.2", ()),
    "dot": ("", ((12, 12, 4.6),)),
    "check": ("M5 12.6l4.6 4.6L19 7.4", ()),
    "sound": (SPEAKER + "M15 9a4.2 4.2 0 0 1 0 6M17.6 6.2a8.2 8.2 0 0 1 0 11.6", ()),
    "mute": (SPEAKER + "M15.6 9.4l5.2 5.2M20.8 9.4l-5.2 5.2", ()),
    "new": (box(5.4, 3.5, 13.2, 17, 2.2) + "M12 8.6v6.8M8.6 12h6.8", ()),
    "open": ("M3.5 18V6.6A1.6 1.6 0 0 1 5.1 5h4.1l2 2.4h6.2A1.6 1.6 0 0 1 19 9v1.6"
             "M3.5 18l2.3-6.2a1.8 1.8 0 0 1 1.7-1.2h12a1 1 0 0 1 1 1.4l-2 6a1.4 1.4 0 0 1-1.3 1H4.6A1.1 1.1 0 0 1 3.5 18z",
             ()),
    "save": ("M12 4v11M7.6 10.8L12 15.2l4.4-4.4M4.5 15.4v2.8a1.8 1.8 0 0 0 1.8 1.8h11.4a1.8 1.8 0 0 0 1.8-1.8v-2.8", ()),
    "undo": ("M8.4 5L4.4 9l4 4M4.6 9h9.6a5 5 0 0 1 0 10H9", ()),
    "fullscreen": ("M4.5 9V6.3a1.8 1.8 0 0 1 1.8-1.8H9M15 4.5h2.7a1.8 1.8 0 0 1 1.8 1.8V9"
                   "M19.5 15v2.7a1.8 1.8 0 0 1-1.8 1.8H15M9 19.5H6.3a1.8 1.8 0 0 1-1.8-1.8V15", ()),
    "play": (TRIANGLE, ()),
    "pause": (box(6.4, 5, 3.6, 14, 1) + box(14, 5, 3.6, 14, 1), ()),
    "prev": ("M17.6 5.4v13.2L8.4 12zM5.6 5.4v13.2", ()),
    "next": ("M6.4 5.4v13.2L15.6 12zM18.4 5.4v13.2", ()),
    "stop": (box(5.6, 5.6, 12.8, 12.8, 1.6), ()),
    "person": (round_at(12, 8, 3.9) + "M4.6 20c.5-4.2 3.4-6.2 7.4-6.2s6.9 2 7.4 6.2", ()),
    "robot": (box(4.8, 8, 14.4, 11, 2.6) + "M12 8V5.4M2.4 12.4v2.6M21.6 12.4v2.6M9.4 16h5.2",
              ((12, 4.2, 1.35), (9.2, 12.4, 1.2), (14.8, 12.4, 1.2))),
    "plug": ("M9 3.4v4.2M15 3.4v4.2M6.4 7.8h11.2v3.4a5.6 5.6 0 0 1-11.2 0zM12 16.8v3.8", ()),
    "eye": ("M2.8 12C4.8 8.2 8 6 12 6s7.2 2.2 9.2 6c-2 3.8-5.2 6-9.2 6s-7.2-2.2-9.2-6z" + round_at(12, 12, 2.8), ()),
    "book": ("M12 6.6C10 5 7.4 4.5 4 4.6v13.2c3.4-.1 6 .4 8 2 2-1.6 4.6-2.1 8-2V4.6C16.6 4.5 14 5 12 6.6z"
             "M12 6.6v13.2", ()),
}


def line_icon(name, ink):
    path, dots = ICONS[name]
    body = [f'<path fill="none" stroke="{ink}" stroke-width="{STROKE}" stroke-linecap="round" '
            f'stroke-linejoin="round" d="{path}"/>'] if path else []
    body += [f'<circle cx="{x}" cy="{y}" r="{r}" fill="{ink}"/>' for x, y, r in dots]
    return body


def gradient(name, x1, y1, x2, y2, stops):
    inner = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f"{inner}</linearGradient>")


def turned_rect(x, y, w, h, r, degrees, cx, cy):
    """A rounded rectangle (x, y relative to the pivot) turned about (cx, cy)."""
    k = r * 0.4477
    return Place(cx, cy, degrees).path([
        ("M", x + r, y), ("L", x + w - r, y), ("C", x + w - k, y, x + w, y + k, x + w, y + r),
        ("L", x + w, y + h - r), ("C", x + w, y + h - k, x + w - k, y + h, x + w - r, y + h),
        ("L", x + r, y + h), ("C", x + k, y + h, x, y + h - k, x, y + h - r),
        ("L", x, y + r), ("C", x, y + k, x + k, y, x + r, y), ("Z",)])


def app_icon():
    """Two tiles on felt: one shows its amber back, the other a plum blossom and the dora's folded corner."""
    body = [gradient("felt", 20, 10, 230, 250, ((0, "#2F7763"), (0.55, "#1C5445"), (1, "#0D2E25"))),
            gradient("face", 90, 50, 170, 230, ((0, "#FFFCF5"), (0.55, "#F7F2E6"), (1, "#E9E1CE"))),
            gradient("side", 0, 190, 0, 232, ((0, "#D9CFB8"), (1, "#B7AA8D"))),
            gradient("back", 100, 30, 210, 200, ((0, "#EDBB60"), (0.5, "#DB9E3C"), (1, "#BC7E24"))),
            fill(rounded_rect(8, 8, 240, 240, 54), "url(#felt)"),
            f'<path fill="none" stroke="#FFFFFF" stroke-opacity="0.16" stroke-width="2" d="{rounded_rect(10, 10, 236, 236, 52)}"/>']

    def shadow(x, y, w, h, degrees, cx, cy):
        return [f'<path fill="#000000" fill-opacity="0.06" d="'
                f'{turned_rect(x - g + 5, y - g + 12, w + 2 * g, h + 2 * g, 16 + g, degrees, cx, cy)}"/>'
                for g in (1, 4, 7, 10)]

    # the tile behind, face down
    body += shadow(-52, -70, 104, 140, 13, 158, 112)
    body += [fill(turned_rect(-52, -58, 104, 140, 14, 13, 158, 112), "#C9BEA2", False),
             fill(turned_rect(-52, -64, 104, 140, 14, 13, 158, 112), "#9A651A", False),
             fill(turned_rect(-52, -72, 104, 140, 14, 13, 158, 112), "url(#back)", False)]
    # the tile in front
    body += shadow(-58, -78, 116, 154, -7, 108, 126)
    body += [fill(turned_rect(-58, -54, 116, 155, 15, -7, 108, 126), "#A36C1D", False),
             fill(turned_rect(-58, -64, 116, 155, 15, -7, 108, 126), "url(#side)", False),
             fill(turned_rect(-58, -78, 116, 155, 15, -7, 108, 126), "url(#face)", False)]
    corner = Place(108, 126, -7).path([("M", 26, -78), ("L", 43, -78), ("C", 52, -78, 58, -72, 58, -63),
                                       ("L", 58, -46), ("Z",)])
    body.append(fill(corner, "#F0B34A", False))
    cx, cy = Place(108, 126, -7)(0, 4)
    disc = circle(cx, cy, 32)
    for k in range(5):
        disc += petal(cx, cy, 72 * k - 7, 8.6, 26.5, 8.4)
    body += [fill(circle(cx, cy, 44) + circle(cx, cy, 37.2), RED), fill(disc, RED)]
    return body


def main():
    folder = os.path.join(RESOURCES, "icons")
    for name in ICONS:
        write_svg(folder, name, line_icon(name, LIGHT), (24, 24))
        write_svg(folder, name + "-dark", line_icon(name, DARK), (24, 24))
    write_svg(folder, "janso", app_icon(), (256, 256))


if __name__ == "__main__":
    main()
