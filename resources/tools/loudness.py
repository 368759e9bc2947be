# SPDX-FileCopyrightText: 2026 Janso contributors
# SPDX-License-Identifier: MIT
#
# How loud a sound is, and how it fades: ITU-R BS.1770 weighting (LUFS of a moment and of three seconds), true
# peak, spectral centroid, share of a band, and the time after which it stays below a level. Signals are arrays
# of float, full scale 1, one column a channel.

import math

import numpy as np
from scipy import signal as dsp

SILENCE = -120.0  # dB


def decibels(power):
    return 10 * math.log10(max(power, 1e-12))


def columns(samples):
    return samples.reshape(len(samples), -1)


def weighting(rate):
    """The two filters of BS.1770 for this rate: a shelf for the head, then a high-pass."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    gain, q = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    band = gain ** 0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = ([(gain + band * k / q + k * k) / a0, 2 * (k * k - gain) / a0, (gain - band * k / q + k * k) / a0],
             [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    high = ([1, -2, 1], [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    return shelf, high


def loudest(samples, rate, seconds):
    """The greatest loudness of any such window in LUFS; what is shorter lies in silence."""
    window = int(seconds * rate)
    padded = np.pad(columns(samples), ((0, window), (0, 0)))
    for b, a in weighting(rate):
        padded = dsp.lfilter(b, a, padded, axis=0)
    power = np.cumsum(np.sum(padded ** 2, axis=1))
    power = np.concatenate(([0.0], power))
    means = (power[window:] - power[:-window]) / window
    return -0.691 + decibels(float(means.max()))


def momentary(samples, rate):
    return loudest(samples, rate, 0.4)


def short_term(samples, rate):
    return loudest(samples, rate, 3.0)


def true_peak(samples):
    """In dBTP: the peak between the samples too, by four times the rate."""
    return 20 * math.log10(max(float(np.abs(dsp.resample_poly(columns(samples), 4, 1, axis=0)).max()), 1e-6))


def spectrum(samples, rate):
    mono = columns(samples).mean(axis=1)
    power = np.abs(np.fft.rfft(mono, 1 << max(12, (len(mono) - 1).bit_length()))) ** 2
    return np.fft.rfftfreq((len(power) - 1) * 2, 1 / rate), power


def centroid(samples, rate):
    hertz, power = spectrum(samples, rate)
    return float((hertz * power).sum() / power.sum())


def band_share(samples, rate, low, high):
    """The share of the energy above 20 Hz that lies in this band."""
    hertz, power = spectrum(samples, rate)
    return float(power[(hertz >= low) & (hertz < high)].sum() / power[hertz >= 20].sum())


def envelope(samples, rate, seconds=0.002):
    """The level in dB over windows of this length, one a sample."""
    window = int(seconds * rate)
    power = np.convolve((columns(samples) ** 2).mean(axis=1), np.ones(window) / window, "same")
    return 10 * np.log10(np.maximum(power, 1e-12))


def decay(samples, rate, below):
    """Seconds from the loudest moment to the last that is less than `below` dB under it."""
    level = envelope(samples, rate)
    top = int(level.argmax())
    return (int(np.flatnonzero(level > level[top] - below)[-1]) - top) / rate


def peak_time(samples, rate):
    """Where the loudest sample lies, in seconds."""
    return int(np.abs(columns(samples)).max(axis=1).argmax()) / rate
