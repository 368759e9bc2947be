#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Synthesises all sounds of the game into resources/sounds (44.1 kHz, mono,
# 16 bit) with nothing but the Python library. A tile is a short burst of
# filtered noise (the contact) that excites a few strongly damped modes (the
# tile), over a low, soft thump (the cloth-covered table). Wooden calls are
# clappers with fewer, lower modes; tones are plucked strings. The seeds are
# fixed, so each run writes the same files.

import array
import math
import os
import random
import sys
import wave

RESOURCES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RATE = 44100
PEAK = 10 ** (-6 / 20)

# Modes of one tile: (frequency in Hz, strength, decay time in s).
TILE_MODES = ((1640, 0.55, 0.020), (2310, 1.00, 0.024), (3080, 0.80, 0.017), (3890, 0.62, 0.013),
              (4720, 0.42, 0.010), (5860, 0.26, 0.007))
# Modes of a hardwood clapper relative to its pitch.
WOOD_MODES = ((1.00, 1.00, 0.060), (2.71, 0.46, 0.026), (4.05, 0.17, 0.016), (5.32, 0.20, 0.012))


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(track, part, at=0.0, gain=1.0):
    """Mixes part into track at a time in seconds; the track grows where it has to."""
    start = int(at * RATE)
    if len(track) < start + len(part):
        track.extend([0.0] * (start + len(part) - len(track)))
    for i, v in enumerate(part):
        track[start + i] += gain * v
    return track


def lowpass(signal, hertz):
    k = 1 - math.exp(-2 * math.pi * hertz / RATE)
    y, out = 0.0, []
    for v in signal:
        y += k * (v - y)
        out.append(y)
    return out


def highpass(signal, hertz):
    return [a - b for a, b in zip(signal, lowpass(signal, hertz))]


def band(signal, low, high):
    return highpass(lowpass(lowpass(signal, high), high), low)


def noise(seconds, rng):
    return [rng.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def burst(seconds, rise, decay, low, high, rng):
    """Band-limited noise with a soft rise and an exponential decay (times in s)."""
    raw = band(noise(seconds, rng), low, high)
    return [v * min(1.0, i / (rise * RATE)) * math.exp(-i / (decay * RATE)) for i, v in enumerate(raw)]


def mode(hertz, decay, seconds, phase=0.0, bend=0.0):
    """One damped partial; `bend` lets its pitch start that share higher and settle."""
    out, angle = [], phase
    for i in range(int(seconds * RATE)):
        t = i / RATE
        out.append(math.sin(angle) * math.exp(-t / decay))
        angle += 2 * math.pi * hertz * (1 + bend * math.exp(-t / 0.012)) / RATE
    return out


def tile_hit(rng, brightness=1.0, tune=1.0, thump=0.30):
    """A tile put down on cloth over wood."""
    out = silence(0.16)
    add(out, burst(0.012, 0.0004, 0.0016, 900, 7200 * brightness, rng), 0, 0.95)
    for hertz, strength, decay in TILE_MODES:
        f = hertz * tune * rng.uniform(0.988, 1.012)
        level = strength * (brightness if hertz > 3000 else 1.0) * rng.uniform(0.85, 1.15)
        add(out, mode(f, decay, min(0.15, decay * 7), rng.uniform(0, 0.6)), 0.0003, 0.30 * level)
    add(out, mode(172 * tune, 0.030, 0.15, bend=0.35), 0.0005, thump)
    add(out, mode(391 * tune, 0.018, 0.10, bend=0.15), 0.0005, thump * 0.45)
    add(out, burst(0.09, 0.002, 0.020, 120, 900, rng), 0.001, thump * 0.9)
    return out


def discard(seed, tune, brightness, bounce):
    """The edge touches first, then the face falls flat."""
    rng = random.Random(seed)
    out = silence(0.24)
    add(out, tile_hit(rng, brightness, tune), 0.002, 1.0)
    add(out, tile_hit(rng, brightness * 0.8, tune * 1.06, 0.14), 0.002 + bounce, 0.30)
    return room(out, 0.10)


def draw_tile():
    """A tile slides off the wall into the hand, and touches its neighbour lightly."""
    rng = random.Random(41)
    out = silence(0.22)
    slide = band(noise(0.10, rng), 1200, 4200)
    count = len(slide)
    add(out, [v * math.sin(math.pi * i / count) ** 2 for i, v in enumerate(slide)], 0, 0.34)
    add(out, tile_hit(rng, 0.55, 1.12, 0.16), 0.088, 0.50)
    return room(out, 0.08)


def clapper(hertz, rng, hard=1.0):
    out = silence(0.34)
    add(out, burst(0.010, 0.0003, 0.0014, 700, 5200, rng), 0, 0.5 * hard)
    for ratio, strength, decay in WOOD_MODES:
        f = hertz * ratio * rng.uniform(0.996, 1.004)
        add(out, mode(f, decay, min(0.33, decay * 6), bend=0.012), 0, 0.5 * strength * (hard if ratio > 1 else 1))
    add(out, mode(hertz * 0.25, 0.028, 0.15, bend=0.2), 0, 0.30)
    return out


def call(hertz_and_times, seed):
    rng = random.Random(seed)
    out = silence(0.30)
    for hertz, at, gain in hertz_and_times:
        add(out, clapper(hertz, rng), at, gain)
    return room(out, 0.16)


def string(hertz, seconds, seed, softness=0.5, damping=0.996):
    """A plucked string: a loop of noise, smoothed on each turn (Karplus and Strong), tuned by an all-pass."""
    rng = random.Random(seed)
    period = RATE / hertz - 0.5
    size = int(period)
    frac = period - size
    c = (1 - frac) / (1 + frac)
    loop = lowpass(lowpass([rng.uniform(-1, 1) for _ in range(size)], 900 + 5200 * softness), 900 + 5200 * softness)
    mean = sum(loop) / size
    loop = [v - mean for v in loop]
    top = max(abs(v) for v in loop)
    loop = [v / top for v in loop]
    out, before, ap_in, ap_out = [], 0.0, 0.0, 0.0
    for i in range(int(seconds * RATE)):
        v = loop[i % size]
        out.append(v)
        smooth = damping * 0.5 * (v + before)
        before = v
        ap = c * smooth + ap_in - c * ap_out
        ap_in, ap_out = smooth, ap
        loop[i % size] = ap
    return out


def tone(hertz, seconds, decay):
    """A soft bowl: three partials with a gentle start."""
    out = silence(seconds)
    for ratio, level, share in ((1.0, 1.0, 1.0), (2.003, 0.28, 0.55), (3.012, 0.09, 0.30)):
        add(out, mode(hertz * ratio, decay * share, seconds), 0, level)
    rise = int(0.012 * RATE)
    return [v * min(1.0, i / rise) for i, v in enumerate(out)]


def room(signal, level):
    """A few early reflections of a small room, each duller than the sound itself."""
    dull = lowpass(signal, 2600)
    out = list(signal)
    for at, gain in ((0.0113, 1.0), (0.0171, -0.8), (0.0239, 0.62), (0.0337, 0.45), (0.0461, -0.3), (0.0617, 0.2)):
        add(out, dull, at, gain * level)
    return out


def riichi():
    """The stick slides over the cloth and comes to rest under a quiet fifth."""
    rng = random.Random(71)
    out = silence(1.2)
    slide = band(noise(0.26, rng), 500, 3000)
    count = len(slide)
    add(out, [v * (i / count) ** 0.6 * (1 - i / count) ** 1.1 for i, v in enumerate(slide)], 0, 0.42)
    add(out, clapper(1480, rng, 0.5), 0.235, 0.42)
    add(out, tone(440.0, 0.95, 0.32), 0.225, 0.40)
    add(out, tone(659.26, 0.95, 0.28), 0.245, 0.27)
    return room(out, 0.14)


def melody(notes, seconds, seed, damping=0.9965, softness=0.42):
    """Plucked notes: (hertz, start, gain)."""
    out = silence(0.1)
    for k, (hertz, at, gain) in enumerate(notes):
        add(out, string(hertz, seconds - at, seed + k, softness, damping), at, gain)
    return out


def win_tsumo():
    """The tile is laid down; the scale rises (A, C, E, A with the sixth below the top)."""
    out = melody(((440.0, 0.10, 0.5), (523.25, 0.19, 0.5), (659.26, 0.28, 0.5), (880.0, 0.38, 0.6),
                  (329.63, 0.38, 0.4)), 1.40, 101)
    add(out, discard(61, 0.97, 1.0, 0.030), 0, 0.75)
    return room(out, 0.16)


def win_ron():
    """Two hard claps, then one struck chord."""
    rng = random.Random(83)
    out = melody(((220.0, 0.16, 0.55), (329.63, 0.165, 0.45), (440.0, 0.17, 0.45), (659.26, 0.18, 0.5),
                  (880.0, 0.19, 0.38)), 1.35, 131)
    add(out, clapper(980, rng), 0, 0.6)
    add(out, clapper(1310, rng), 0.09, 0.85)
    add(out, discard(67, 0.95, 1.0, 0.026), 0.16, 0.6)
    return room(out, 0.16)


def draw_hand():
    """Two low strings, falling: nobody won."""
    return room(melody(((293.66, 0.0, 0.6), (220.0, 0.20, 0.6), (146.83, 0.205, 0.3)), 1.15, 151, 0.994, 0.12), 0.14)


def match_end():
    """A slow cadence over an open fifth."""
    out = melody(((329.63, 0.0, 0.45), (440.0, 0.14, 0.45), (493.88, 0.28, 0.45), (659.26, 0.42, 0.55),
                  (220.0, 0.42, 0.5), (329.63, 0.43, 0.35)), 1.40, 171, 0.9975)
    add(out, tone(880.0, 0.95, 0.35), 0.44, 0.12)
    return room(out, 0.18)


def click():
    """A finger on wood, hardly there."""
    rng = random.Random(23)
    out = silence(0.05)
    add(out, burst(0.008, 0.0006, 0.0015, 600, 4200, rng), 0, 0.35)
    add(out, mode(1180, 0.007, 0.045), 0, 0.55)
    add(out, mode(2360, 0.004, 0.03), 0, 0.22)
    add(out, mode(310, 0.012, 0.045, bend=0.2), 0, 0.35)
    return out


SOUNDS = {
    "discard1": lambda: discard(11, 1.00, 1.00, 0.024),
    "discard2": lambda: discard(12, 1.045, 0.92, 0.028),
    "discard3": lambda: discard(13, 0.955, 1.06, 0.021),
    "draw": draw_tile,
    "chi": lambda: call(((1245, 0.0, 0.7), (1480, 0.085, 0.9)), 31),
    "pon": lambda: call(((988, 0.0, 0.95), (988, 0.115, 0.85)), 32),
    "kan": lambda: call(((740, 0.0, 0.85), (740, 0.095, 0.8), (587, 0.20, 1.0)), 33),
    "kita": lambda: call(((1109, 0.0, 0.75), (831, 0.09, 0.9)), 34),
    "riichi": riichi,
    "tsumo": win_tsumo,
    "ron": win_ron,
    "ryukyoku": draw_hand,
    "matchend": match_end,
    "click": click,
}
# Sounds that must stay below the others, in dB under the common peak.
QUIETER = {"draw": 7, "click": 6}


def finish(signal, below):
    """No offset, no click at either end, common peak."""
    signal = highpass(signal, 35)
    fade_in, fade_out = int(0.0008 * RATE), int(min(0.12, len(signal) / RATE * 0.3) * RATE)
    count = len(signal)
    for i in range(fade_in):
        signal[i] *= i / fade_in
    for i in range(fade_out):
        signal[count - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fade_out)
    gain = PEAK * 10 ** (-below / 20) / max(abs(v) for v in signal)
    return [v * gain for v in signal]


def write(name, signal):
    data = array.array("h", (round(v * 32767) for v in signal))
    if sys.byteorder == "big":
        data.byteswap()
    folder = os.path.join(RESOURCES, "sounds")
    os.makedirs(folder, exist_ok=True)
    with wave.open(os.path.join(folder, name + ".wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def main():
    for name, make in SOUNDS.items():
        write(name, finish(make(), QUIETER.get(name, 0)))


if __name__ == "__main__":
    main()
