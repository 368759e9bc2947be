#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# Synthesises all sounds of the game into resources/sounds (44.1 kHz, 16 bit, mono; the room tone 22.05 kHz,
# stereo). A tile is a burst of filtered noise of a millisecond (the contact) that excites a few modes between 2
# and 6 kHz, which the felt stops within some milliseconds, over a low, dull thump (the table). Calls are wooden
# clappers, wins and ends plucked strings. The seeds are fixed, so each run writes the same files.
#
# Each file is brought to a loudness, not to a peak: see LEVELS. Where a sound stands at the table, left, right
# or far, is not in the file; the program places it.

import math
import os
import wave

import numpy as np
from scipy import signal as dsp

import loudness

RESOURCES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RATE = 44100
ROOM_RATE = 22050
PEAK = -3.0  # dBFS that nothing exceeds

# Modes of a tile that lies on felt: (frequency in Hz, strength, decay time in s).
TILE_MODES = ((2180, 0.60, 0.0050), (2870, 1.00, 0.0046), (3560, 0.85, 0.0040), (4310, 0.60, 0.0032),
              (5240, 0.40, 0.0025))
# Modes of a hardwood clapper relative to its pitch.
WOOD_MODES = ((1.00, 1.00, 0.034), (2.71, 0.40, 0.017), (4.05, 0.15, 0.010))
# A dry room: (seconds, gain) of the first reflections.
REFLECTIONS = ((0.0061, 0.60), (0.0097, -0.50), (0.0142, 0.42), (0.0193, -0.30), (0.0251, 0.22))


def silence(seconds):
    return np.zeros(int(seconds * RATE))


def times(seconds):
    return np.arange(int(seconds * RATE)) / RATE


def add(track, part, at=0.0, gain=1.0):
    """Track with part mixed in at a time in seconds, longer where it has to be."""
    start = int(at * RATE)
    out = np.zeros(max(len(track), start + len(part)))
    out[:len(track)] = track
    out[start:start + len(part)] += gain * part
    return out


def band(samples, low, high, order=2):
    return dsp.sosfilt(dsp.butter(order, (low, high), "bandpass", fs=RATE, output="sos"), samples)


def lowpass(samples, hertz):
    return dsp.sosfilt(dsp.butter(1, hertz, fs=RATE, output="sos"), samples)


def burst(seconds, rise, decay, low, high, rng):
    """Band-limited noise with a soft rise and an exponential decay (times in s)."""
    t = times(seconds)
    return band(rng.uniform(-1, 1, len(t)), low, high) * np.minimum(1, t / rise) * np.exp(-t / decay)


def mode(hertz, decay, seconds, phase=0.0, bend=0.0):
    """One damped partial; `bend` lets its pitch start that share higher and settle."""
    t = times(seconds)
    turns = t + bend * 0.012 * (1 - np.exp(-t / 0.012))
    return np.sin(phase + 2 * math.pi * hertz * turns) * np.exp(-t / decay)


def swell(samples, rise, fall):
    """Rises and falls over its whole length, with these powers."""
    x = np.linspace(0, 1, len(samples))
    return samples * x ** rise * (1 - x) ** fall


def room(samples, level, rng):
    """A few early reflections, each duller than the sound, and a tail that is gone in a twentieth of a second."""
    dull = lowpass(samples, 3200)
    out = samples
    for at, gain in REFLECTIONS:
        out = add(out, dull, at, gain * level)
    t = times(0.09)
    tail = lowpass(rng.normal(0, 1, len(t)) * np.exp(-t / 0.012), 4200)
    return add(out, np.convolve(samples, tail)[:len(samples) + len(t)] / np.sqrt((tail ** 2).sum()), 0.009,
               0.10 * level)


def tile_hit(rng, weight=1.0, tune=1.0):
    """A tile that meets felt over wood. `weight`: 1 = set down firmly; less is duller and thinner."""
    out = silence(0.07)
    out = add(out, burst(0.008, 0.0002, 0.0011, 1900, 6400, rng), 0, 1.25)
    for hertz, strength, decay in TILE_MODES:
        f = hertz * tune * rng.uniform(0.985, 1.015)
        level = strength * rng.uniform(0.8, 1.2) * (weight if hertz > 4000 else 1)
        out = add(out, mode(f, decay, 0.06, rng.uniform(0, 0.8)), 0.0002, 0.26 * level)
    out = add(out, mode(205 * tune, 0.010, 0.07, bend=0.25), 0.0004, 0.17 * weight)
    return add(out, burst(0.06, 0.001, 0.007, 160, 900, rng), 0.0005, 0.45 * weight)


def discard(seed, weight, tune, tilt, friction=0.0):
    """An edge meets the felt, then the face falls flat `tilt` seconds later; `friction`: it was pushed there."""
    rng = np.random.default_rng(seed)
    lead = 0.05 if friction else 0
    out = silence(0.10 + lead)
    if friction:
        rub = rng.uniform(-1, 1, int(0.055 * RATE))
        out = add(out, swell(band(rub, 1400, 4600), 1.6, 0.7), 0, friction)
    out = add(out, tile_hit(rng, 0.7 * weight, tune * 1.05), lead, 0.42)
    out = add(out, tile_hit(rng, weight, tune), lead + tilt, 1.0)
    return room(out, 0.16, rng)


def draw_tile(seed, tune):
    """A tile slides off the wall and touches its neighbour lightly."""
    rng = np.random.default_rng(seed)
    slide = swell(band(rng.uniform(-1, 1, int(0.085 * RATE)), 1500, 4800), 1.5, 1.5)
    out = add(silence(0.16), slide, 0, 0.55)
    out = add(out, tile_hit(rng, 0.5, tune), 0.074, 0.75)
    return room(out, 0.12, rng)


def rattle(seed, count, seconds, quiet_end):
    """Many tiles that touch each other, denser in the middle."""
    rng = np.random.default_rng(seed)
    out = silence(seconds)
    rub = band(rng.normal(0, 1, int(seconds * RATE)), 700, 3000)
    out = add(out, swell(rub, 0.9, 1.6), 0, 0.035)
    for at in np.sort(rng.beta(1.5, 2.2, count)) * (seconds - 0.12):
        gain = rng.uniform(0.15, 0.75) * (1 - quiet_end * at / seconds)
        out = add(out, tile_hit(rng, rng.uniform(0.4, 0.8), rng.uniform(0.92, 1.16)), at, gain)
    return room(out, 0.20, rng)


def dice():
    """Two dice on the felt: a few hits that come closer and fainter."""
    rng = np.random.default_rng(91)
    out = silence(0.42)
    for die, start in enumerate((0.0, 0.021)):
        at, gap, gain = start, 0.105 - 0.012 * die, 0.9
        while gap > 0.014:
            hit = add(burst(0.006, 0.0002, 0.0009, 2200, 7500, rng), mode(3900 + 420 * die, 0.0028, 0.03), 0, 0.4)
            hit = add(hit, burst(0.03, 0.001, 0.005, 200, 1100, rng), 0, 0.5)
            out = add(out, hit, at, gain)
            at, gap, gain = at + gap, gap * rng.uniform(0.60, 0.74), gain * 0.68
    return room(out, 0.16, rng)


def flip():
    """One tile of the dead wall is turned over where it lies."""
    rng = np.random.default_rng(93)
    out = add(silence(0.11), tile_hit(rng, 0.4, 1.12), 0, 0.35)
    out = add(out, tile_hit(rng, 0.6, 1.06), 0.038, 0.9)
    return room(out, 0.14, rng)


def meld(seed, count):
    """Tiles pushed together into the corner: one clack after another, the last the firmest."""
    rng = np.random.default_rng(seed)
    rub = swell(band(rng.uniform(-1, 1, int(0.09 * RATE)), 1100, 4200), 1.2, 1.0)
    out = add(silence(0.16), rub, 0, 0.30)
    for k in range(count):
        firm = 0.55 + 0.45 * (k + 1) / count
        out = add(out, tile_hit(rng, firm, rng.uniform(0.96, 1.05)), 0.045 + 0.031 * k * rng.uniform(0.85, 1.15), firm)
    return room(out, 0.16, rng)


def clapper(hertz, rng, hard=1.0):
    out = add(silence(0.22), burst(0.010, 0.0003, 0.0014, 900, 5200, rng), 0, 0.5 * hard)
    for ratio, strength, decay in WOOD_MODES:
        f = hertz * ratio * rng.uniform(0.996, 1.004)
        out = add(out, mode(f, decay, min(0.22, decay * 6), bend=0.012), 0, 0.5 * strength * (hard if ratio > 1 else 1))
    return add(out, mode(hertz * 0.25, 0.020, 0.12, bend=0.2), 0, 0.30)


def call(seed, *strokes):
    """Strokes of a clapper: (hertz, start, gain)."""
    rng = np.random.default_rng(seed)
    out = silence(0.2)
    for hertz, at, gain in strokes:
        out = add(out, clapper(hertz, rng), at, gain)
    return room(out, 0.16, rng)


def string(hertz, seconds, decay, softness=0.5):
    """A plucked string: slightly stretched partials, the higher the weaker and the shorter."""
    out = np.zeros(int(seconds * RATE))
    for k in range(1, 24):
        f = hertz * k * math.sqrt(1 + 0.00012 * k * k)
        if f > 9000:
            break
        strength = math.sin(math.pi * k * 0.23) / k ** (1.0 + softness)
        out += strength * mode(f, decay / (1 + 0.22 * (k - 1)), seconds)
    rise = np.minimum(1, np.arange(len(out)) / (0.003 * RATE))
    return out * rise


def bowl(hertz, seconds, decay):
    """A soft bowl: three partials with a gentle start."""
    out = sum(level * mode(hertz * ratio, decay * share, seconds)
              for ratio, level, share in ((1.0, 1.0, 1.0), (2.003, 0.28, 0.55), (3.012, 0.09, 0.30)))
    return out * np.minimum(1, np.arange(len(out)) / (0.015 * RATE))


def melody(notes, seconds, decay=0.42, softness=0.55):
    """Plucked notes: (hertz, start, gain)."""
    out = silence(seconds)
    for hertz, at, gain in notes:
        out = add(out, string(hertz, seconds - at, decay, softness), at, gain)
    return out[:int(seconds * RATE)]


def riichi():
    """One stroke, under which a quiet fifth stands for a moment."""
    rng = np.random.default_rng(71)
    out = add(silence(0.75), clapper(1480, rng, 0.6), 0, 0.85)
    out = add(out, bowl(440.0, 0.70, 0.20), 0.004, 0.17)
    out = add(out, bowl(659.26, 0.70, 0.17), 0.016, 0.12)
    return room(out, 0.14, rng)


def stick():
    """A stick slides over the felt and lies down."""
    rng = np.random.default_rng(73)
    slide = swell(band(rng.uniform(-1, 1, int(0.20 * RATE)), 900, 3800), 0.7, 0.9)
    out = add(silence(0.33), slide, 0, 0.16)
    hit = add(burst(0.008, 0.0002, 0.0010, 1800, 6000, rng), mode(2650, 0.006, 0.05), 0, 0.55)
    hit = add(hit, burst(0.04, 0.001, 0.006, 200, 1000, rng), 0, 0.4)
    for at, gain in ((0.190, 0.9), (0.216, 0.35), (0.234, 0.16)):
        out = add(out, hit, at, gain)
    return room(out, 0.14, rng)


def tsumo():
    """The drawn tile is slapped down beside the hand, which falls open."""
    rng = np.random.default_rng(61)
    out = add(silence(0.3), tile_hit(rng, 1.3, 0.92), 0.003, 1.0)
    for k in range(4):
        out = add(out, tile_hit(rng, 0.6, rng.uniform(0.97, 1.06)), 0.085 + 0.022 * k, 0.34)
    return room(out, 0.18, rng)


def ron():
    """Two hard claps."""
    return call(83, (980, 0.0, 0.6), (1310, 0.088, 0.9))


# Wins by their limit, the dearer the longer. All in one pentatonic scale (A C D E G) with the open fifth.
def win_small():
    return melody(((440.0, 0.0, 0.55), (659.26, 0.11, 0.6)), 0.95, 0.30)


def win_mangan():
    out = melody(((440.0, 0.0, 0.5), (523.25, 0.09, 0.5), (659.26, 0.18, 0.5), (880.0, 0.28, 0.6),
                  (329.63, 0.28, 0.4)), 1.30, 0.38)
    return add(out, bowl(880.0, 0.95, 0.24), 0.30, 0.06)[:int(1.30 * RATE)]


def win_baiman():
    out = melody(((220.0, 0.0, 0.55), (440.0, 0.09, 0.5), (523.25, 0.18, 0.5), (659.26, 0.27, 0.5), (783.99, 0.36, 0.45),
                  (880.0, 0.46, 0.6), (1318.5, 0.47, 0.3), (220.0, 0.46, 0.5), (329.63, 0.47, 0.4)), 1.75, 0.46)
    return add(out, bowl(659.26, 1.25, 0.34), 0.48, 0.10)[:int(1.75 * RATE)]


def win_yakuman():
    """A deep bowl, a slow broken chord up two octaves, and the bowl again, an octave higher."""
    scale = (220.0, 329.63, 440.0, 523.25, 659.26, 880.0, 1046.5, 1318.5)
    notes = [(hertz, 0.16 + 0.085 * k, 0.42 + 0.03 * k) for k, hertz in enumerate(scale)]
    notes += [(220.0, 0.86, 0.6), (440.0, 0.87, 0.45), (659.26, 0.88, 0.45), (880.0, 0.89, 0.5), (1760.0, 0.98, 0.18)]
    out = melody(notes, 2.9, 0.62)
    out = add(out, bowl(110.0, 2.9, 0.80), 0, 0.55)
    out = add(out, bowl(440.0, 2.0, 0.60), 0.88, 0.16)
    return out[:int(2.9 * RATE)]


def exhaustive_draw():
    """Two low strings, falling: nobody won."""
    return melody(((293.66, 0.0, 0.6), (220.0, 0.20, 0.6), (146.83, 0.205, 0.3)), 1.10, 0.34, 0.9)


def match_end():
    """A slow cadence over an open fifth."""
    out = melody(((329.63, 0.0, 0.45), (440.0, 0.14, 0.45), (493.88, 0.28, 0.45), (659.26, 0.42, 0.55),
                  (220.0, 0.42, 0.5), (329.63, 0.43, 0.35)), 1.90, 0.55)
    return add(out, bowl(880.0, 1.4, 0.40), 0.44, 0.08)[:int(1.90 * RATE)]


def prompt():
    """A finger on wood: there is something to choose."""
    rng = np.random.default_rng(23)
    out = add(silence(0.06), burst(0.008, 0.0006, 0.0015, 900, 4200, rng), 0, 0.35)
    out = add(out, mode(1180, 0.009, 0.055), 0, 0.55)
    return add(out, mode(2360, 0.004, 0.03), 0, 0.22)


def yaku(hertz):
    """One short plucked note: a yaku is read."""
    return add(string(hertz, 0.34, 0.10, 0.8), bowl(2 * hertz, 0.2, 0.04), 0, 0.06)


def stamp():
    """A seal is pressed on paper over wood: no ring, only weight, and the paper that gives."""
    rng = np.random.default_rng(27)
    out = add(silence(0.24), burst(0.022, 0.0010, 0.006, 350, 2400, rng), 0, 1.4)
    out = add(out, mode(132, 0.026, 0.14, bend=0.12), 0.001, 0.45)
    out = add(out, mode(310, 0.018, 0.09, bend=0.08), 0.001, 0.40)
    out = add(out, mode(590, 0.011, 0.06, bend=0.05), 0.001, 0.30)
    paper = swell(band(rng.uniform(-1, 1, int(0.10 * RATE)), 1500, 5200), 0.8, 1.6)
    return room(add(out, paper, 0.020, 0.12), 0.12, rng)


def room_tone(seconds):
    """Air in a quiet room, in two channels that hardly agree. Made in the frequency domain, so that it is
    periodic: its end goes over into its beginning without a seam."""
    rng = np.random.default_rng(7)
    count = int(seconds * ROOM_RATE)
    hertz = np.fft.rfftfreq(count, 1 / ROOM_RATE)
    shape = np.zeros(len(hertz))
    heard = (hertz > 45) & (hertz < 5200)
    f = hertz[heard]
    shape[heard] = (f / 180) ** -0.9 / np.sqrt(1 + (f / 1500) ** 4) / np.sqrt(1 + (90 / f) ** 4)
    common = shape * np.exp(2j * math.pi * rng.uniform(0, 1, len(hertz)))
    sides = [np.fft.irfft(0.5 * common + shape * np.exp(2j * math.pi * rng.uniform(0, 1, len(hertz))), count)
             for _ in range(2)]
    # It breathes a little; whole turns, so that this is periodic too.
    turn = 2 * math.pi * np.arange(count) / count
    breath = 1 + 0.06 * np.sin(2 * turn + 1) + 0.04 * np.sin(3 * turn)
    return np.stack([side * breath for side in sides], axis=1)


SOUNDS = {
    "discard1": lambda: discard(11, 1.00, 1.00, 0.0105),
    "discard2": lambda: discard(12, 0.92, 1.05, 0.0135),
    "discard3": lambda: discard(13, 1.08, 0.95, 0.0090),
    "discard4": lambda: discard(14, 0.96, 1.02, 0.0160, 0.10),
    "discard5": lambda: discard(15, 1.12, 0.91, 0.0120),
    "discard6": lambda: discard(16, 0.88, 1.08, 0.0080, 0.08),
    "discard7": lambda: discard(17, 1.04, 0.98, 0.0145),
    "discard8": lambda: discard(18, 0.94, 1.03, 0.0112, 0.06),
    "slam1": lambda: discard(21, 1.45, 0.90, 0.0060),
    "slam2": lambda: discard(22, 1.38, 0.94, 0.0070),
    "draw1": lambda: draw_tile(41, 1.10),
    "draw2": lambda: draw_tile(42, 1.04),
    "draw3": lambda: draw_tile(43, 1.15),
    "dice": dice,
    "shuffle": lambda: rattle(95, 70, 1.15, 0.6),
    "flip": flip,
    "meld1": lambda: meld(51, 3),
    "meld2": lambda: meld(52, 3),
    "meldkan": lambda: meld(53, 4),
    "chi": lambda: call(31, (1245, 0.0, 0.7), (1480, 0.085, 0.9)),
    "pon": lambda: call(32, (988, 0.0, 0.95), (988, 0.115, 0.85)),
    "kan": lambda: call(33, (740, 0.0, 0.85), (740, 0.095, 0.8), (587, 0.20, 1.0)),
    "kita": lambda: call(34, (1109, 0.0, 0.75), (831, 0.09, 0.9)),
    "riichi": riichi,
    "stick": stick,
    "tsumo": tsumo,
    "ron": ron,
    "win1": win_small,
    "win2": win_mangan,
    "win3": win_baiman,
    "win4": win_yakuman,
    "ryukyoku": exhaustive_draw,
    "matchend": match_end,
    "prompt": prompt,
    "stamp": stamp,
    # The scale of the wins, upwards: the sixth and all after it the octave.
    **{f"yaku{k + 1}": lambda hertz=hertz: yaku(hertz)
       for k, hertz in enumerate((440.0, 523.25, 587.33, 659.26, 783.99, 880.0))},
}

# The loudest 400 ms of each in LUFS. A discard is what is heard most, all else stands beside it.
DISCARD = -34.0
LEVELS = {"slam": 2, "draw": -8, "dice": -3, "shuffle": -2, "flip": -6, "meld": 0, "meldkan": 1, "chi": 1, "pon": 1,
          "kan": 2, "kita": 1, "riichi": 2, "stick": -2, "tsumo": 3, "ron": 4, "win1": 4, "win2": 6, "win3": 7, "win4": 9,
          "ryukyoku": 3, "matchend": 6, "prompt": -8, "stamp": -1, "yaku": -7, "discard": 0}
ROOM_TONE = -36.0


def level_of(name):
    return DISCARD + LEVELS.get(name, LEVELS.get(name.rstrip("0123456789"), 0))


def finish(samples):
    """No offset, no click at either end, and nothing after it has faded."""
    samples = dsp.sosfilt(dsp.butter(2, 60, "highpass", fs=RATE, output="sos"), samples)
    level = loudness.envelope(samples, RATE)
    samples = samples[:int(np.flatnonzero(level > level.max() - 66)[-1]) + 1]
    fade_in, fade_out = int(0.0003 * RATE), int(min(0.10, len(samples) / RATE * 0.25) * RATE)
    samples[:fade_in] *= np.linspace(0, 1, fade_in)
    samples[-fade_out:] *= 0.5 + 0.5 * np.cos(np.linspace(0, math.pi, fade_out))
    return samples


def at_level(samples, rate, target):
    samples = samples * 10 ** ((target - loudness.momentary(samples, rate)) / 20)
    peak = loudness.true_peak(samples)
    if peak > PEAK:
        raise ValueError(f"peak of {peak:.1f} dBTP at {target} LUFS")
    return samples


def write(name, samples, rate):
    folder = os.path.join(RESOURCES, "sounds")
    os.makedirs(folder, exist_ok=True)
    with wave.open(os.path.join(folder, name + ".wav"), "wb") as file:
        file.setnchannels(loudness.columns(samples).shape[1])
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(np.round(samples * 32767).astype("<i2").tobytes())


def main():
    for name, make in SOUNDS.items():
        try:
            write(name, at_level(finish(make()), RATE, level_of(name)), RATE)
        except ValueError as problem:
            raise SystemExit(f"{name}: {problem}")
    write("roomtone", at_level(room_tone(7.0), ROOM_RATE, ROOM_TONE), ROOM_RATE)


if __name__ == "__main__":
    main()
