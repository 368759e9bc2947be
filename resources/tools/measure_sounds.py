#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Prints what each sound in resources/sounds measures: the loudest 400 ms and 3 s in LUFS, true peak, where the
# peak lies, spectral centroid, share of energy between 2 and 6 kHz, and how long it takes to fall by 20 and 60 dB.
#
#     measure_sounds.py [--pictures FOLDER] [NAME...]
#
# `--pictures` draws a spectrogram of each (PNG, python3-pil): 0 to 12 kHz upwards, 1 ms a column, 80 dB from black
# to white, with lines at 2 and 6 kHz.

import os
import sys
import wave

import numpy as np
from scipy import signal as dsp

import loudness

SOUNDS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "sounds")


def read(path):
    with wave.open(path, "rb") as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
        return samples.reshape(-1, file.getnchannels()), file.getframerate()


def row(name, samples, rate):
    full = int((np.abs(samples) >= 32767 / 32768).sum())
    return (f"{name:10} {len(samples) / rate:6.3f} {loudness.momentary(samples, rate):7.1f} "
            f"{loudness.short_term(samples, rate):7.1f} {loudness.true_peak(samples):7.1f} {full:5d} "
            f"{1000 * loudness.peak_time(samples, rate):6.1f} {loudness.centroid(samples, rate):7.0f} "
            f"{100 * loudness.band_share(samples, rate, 2000, 6000):5.0f} "
            f"{1000 * loudness.decay(samples, rate, 20):6.0f} {1000 * loudness.decay(samples, rate, 60):6.0f}")


def picture(path, samples, rate):
    from PIL import Image, ImageDraw
    width = int(0.004 * rate)
    hertz, _, power = dsp.spectrogram(samples.mean(axis=1), rate, nperseg=width, noverlap=width - rate // 1000,
                                      nfft=2048)
    level = 10 * np.log10(np.maximum(power[hertz <= 12000], 1e-14))
    grey = np.clip((level - level.max() + 80) / 80 * 255, 0, 255).astype(np.uint8)[::-1]
    image = Image.fromarray(grey).resize((max(300, 4 * grey.shape[1]), 360))
    draw = ImageDraw.Draw(image)
    for line in (2000, 6000):
        y = int(360 * (1 - line / 12000))
        draw.line((0, y, image.width, y), fill=110)
    image.save(path)


def main(arguments):
    folder = None
    if arguments[:1] == ["--pictures"] and len(arguments) > 1:
        folder, arguments = arguments[1], arguments[2:]
        os.makedirs(folder, exist_ok=True)
    names = arguments or sorted(f[:-4] for f in os.listdir(SOUNDS) if f.endswith(".wav"))
    print(f"{'':10} {'s':>6} {'LUFS M':>7} {'LUFS S':>7} {'dBTP':>7} {'full':>5} {'at ms':>6} {'Hz':>7} {'2-6k%':>5} "
          f"{'-20 ms':>6} {'-60 ms':>6}")
    for name in names:
        samples, rate = read(os.path.join(SOUNDS, name + ".wav"))
        print(row(name, samples, rate))
        if folder is not None:
            picture(os.path.join(folder, name + ".png"), samples, rate)


if __name__ == "__main__":
    main(sys.argv[1:])
