#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Writes resources/resources.qrc from the files that are there.

import os

RESOURCES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KINDS = (("tiles", ".svg"), ("glyphs", ".svg"), ("icons", ".svg"), ("sounds", ".wav"), ("lessons", ".lesson"),
         ("handbook", ".md"), ("statistics", ".json"), ("portraits", ".svg"), ("desktop", ".metainfo.xml"))


def main():
    lines = ["<!-- Written by tools/make_qrc.py. -->", "<RCC>", '  <qresource prefix="/">']
    for folder, ending in KINDS:
        path = os.path.join(RESOURCES, folder)
        for name in sorted(os.listdir(path)) if os.path.isdir(path) else []:
            if name.endswith(ending) and name != "README.md":
                lines.append(f"    <file>{folder}/{name}</file>")
    lines += ["  </qresource>", "</RCC>", ""]
    with open(os.path.join(RESOURCES, "resources.qrc"), "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(lines))


if __name__ == "__main__":
    main()
