#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Writes resources/portraits/: the eleven characters in four expressions, and the emblems of everybody else.

import os

from emblems import EMBLEMS
from ink import write_svg
from papercut import BOX
from people import MOODS, PEOPLE

OUT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "portraits")


def main():
    for name, (draw, moods) in PEOPLE.items():
        for expression, mood in zip(MOODS, moods):
            write_svg(OUT, f"{name}-{expression}", draw(mood).body, BOX)
    for name, draw in EMBLEMS.items():
        write_svg(OUT, f"emblem-{name}", draw().body, BOX)


if __name__ == "__main__":
    main()
