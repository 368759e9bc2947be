#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# How long Janso takes from its start to its first drawn page, and how much memory it has then, beside a bare window of Qt.
#
#   starttime.py BUILD [--pairs 20] [--program PATH]
#
# BUILD: a folder built with -DJANSO_BUILD_BENCH=ON. Both run in turns on a display of its own (Xvfb), so that what else the
# machine does falls on both. Printed are medians; of the differences of each pair their median and quartiles. Time of the
# processor (user and system, all threads) is the figure to trust on a busy machine.
import argparse
import os
import statistics
import subprocess
import tempfile
import time

NAMES = ("wall ms", "cpu ms", "resident MB", "own MB")


def first_draw(command, display, preload):
    environment = dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM="xcb", LD_PRELOAD=preload,
                       JANSO_STARTED=str(time.clock_gettime_ns(time.CLOCK_MONOTONIC)))
    said = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60).stdout
    for line in said.decode().splitlines():
        if line.startswith("first draw:"):
            wall, user, system, resident, own = (float(word) for word in line.split(":")[1].split())
            return wall, user + system, resident / 1024, own / 1024
    raise SystemExit(f"{command[0]} drew nothing")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--program", help="janso of another build")
    options = parser.parse_args()
    preload = os.path.join(os.path.abspath(options.build), "bin", "janso-firstdraw.so")
    program = options.program or os.path.join(options.build, "bin", "janso")
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
                              pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    display = ":" + os.read(read, 16).decode().strip()
    try:
        with tempfile.TemporaryDirectory() as folder:
            janso = [program, "--config", os.path.join(folder, "janso.ini"), "--data", os.path.join(folder, "data")]
            bare = [os.path.join(options.build, "bin", "janso-barewindow")]
            # A first start asks for a name, and reads everything from the disk.
            with open(janso[2], "w", encoding="utf-8") as settings:
                settings.write("[start]\nwelcome=done\n")
            for command in (janso, bare):
                first_draw(command, display, preload)
            pairs = [(first_draw(janso, display, preload), first_draw(bare, display, preload)) for _ in range(options.pairs)]
    finally:
        server.terminate()
        server.wait()
    print(f"{'':12}{'Janso':>10}{'bare':>10}{'more':>10}   (quartiles of {options.pairs} pairs)")
    for i, name in enumerate(NAMES):
        more = sorted(one[i] - other[i] for one, other in pairs)
        low, middle, high = statistics.quantiles(more, n=4) if len(more) > 1 else more * 3
        print(f"{name:12}{statistics.median(one[i] for one, _ in pairs):10.1f}"
              f"{statistics.median(other[i] for _, other in pairs):10.1f}{middle:10.1f}   ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main()
