// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/soundclip.h"

#include <QtEndian>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace janso {

namespace {

constexpr qsizetype kHeader = 44;
constexpr float kFullScale = 32767;

struct Hearing {
  qreal side = 0;      // -1 left, 1 right
  qreal decibels = 0;  // relative to the near edge
  qreal hertz = 0;     // above it is dulled; 0 = nothing is
  qreal room = 0;      // share of the reflections
};

// The table is in front of the viewer, who sits at its near edge: the seats at the sides are about as far
// apart as two loudspeakers, and nothing comes from one alone.
constexpr std::array<Hearing, 5> kHearings{Hearing{0, 0, 0, 0}, Hearing{0.6, -3, 7500, 0.10},
                                           Hearing{0, -4.5, 6000, 0.14}, Hearing{-0.6, -3, 7500, 0.10},
                                           Hearing{0, -2, 9000, 0.06}};

struct Reflection {
  qreal seconds;
  float left;
  float right;
};
constexpr std::array kReflections{Reflection{0.0073, 1.0F, 0.55F}, Reflection{0.0118, 0.5F, 0.9F},
                                  Reflection{0.0171, 0.6F, 0.35F}};

std::vector<float> dulled(std::vector<float> samples, qreal hertz, int rate) {
  if (hertz <= 0)
    return samples;
  const auto share = static_cast<float>(1 - std::exp(-2 * std::numbers::pi * hertz / rate));
  float level = 0;
  for (float &sample : samples)
    sample = level += share * (sample - level);
  return samples;
}

// One sound in two channels, the louder at most as loud as it was.
std::vector<float> spread(const SoundClip &clip, const Hearing &hearing) {
  const std::vector<float> source = dulled(clip.samples, hearing.hertz, clip.rate);
  const qreal angle = (hearing.side + 1) * std::numbers::pi / 4;
  const qreal louder = std::max(std::cos(angle), std::sin(angle));
  const auto left = static_cast<float>(std::cos(angle) / louder);
  const auto right = static_cast<float>(std::sin(angle) / louder);
  const auto tail =
      hearing.room > 0 ? static_cast<std::size_t>(kReflections.back().seconds * clip.rate) + 1 : 0;
  std::vector<float> out((source.size() + tail) * 2, 0.0F);
  const auto mix = [&](std::size_t delay, float toLeft, float toRight) {
    for (std::size_t i = 0; i < source.size(); ++i) {
      out[2 * (i + delay)] += toLeft * source[i];
      out[2 * (i + delay) + 1] += toRight * source[i];
    }
  };
  mix(0, left, right);
  const auto room = static_cast<float>(hearing.room);
  for (const Reflection &wall : kReflections) {
    if (room > 0)
      mix(static_cast<std::size_t>(wall.seconds * clip.rate), room * wall.left, room * wall.right);
  }
  return out;
}

}  // namespace

SoundClip clipOf(const QByteArray &wav) {
  Q_ASSERT(wav.startsWith("RIFF") && wav.mid(36, 4) == "data");
  SoundClip clip;
  clip.channels = qFromLittleEndian<quint16>(wav.constData() + 22);
  clip.rate = static_cast<int>(qFromLittleEndian<quint32>(wav.constData() + 24));
  Q_ASSERT(clip.rate > 0 && (clip.channels == 1 || clip.channels == 2));
  clip.samples.reserve(static_cast<std::size_t>((wav.size() - kHeader) / 2));
  for (qsizetype at = kHeader; at + 1 < wav.size(); at += 2)
    clip.samples.push_back(static_cast<float>(qFromLittleEndian<qint16>(wav.constData() + at)) / kFullScale);
  return clip;
}

qreal contactOf(const SoundClip &clip) {
  const auto loudest = std::max_element(clip.samples.begin(), clip.samples.end(),
                                        [](float a, float b) { return std::abs(a) < std::abs(b); });
  const auto frame = (loudest - clip.samples.begin()) / clip.channels;
  return 1000.0 * static_cast<qreal>(frame) / clip.rate;
}

QByteArray placed(const SoundClip &clip, SoundPlace place, qreal gain) {
  const Hearing &hearing = kHearings[static_cast<std::size_t>(place)];
  const std::vector<float> sound = clip.channels == 2 ? clip.samples : spread(clip, hearing);
  const auto level = static_cast<float>(gain * std::pow(10, hearing.decibels / 20)) * kFullScale;
  QByteArray out(static_cast<qsizetype>(sound.size()) * 2, Qt::Uninitialized);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float sample = std::clamp(std::round(sound[i] * level), -kFullScale, kFullScale);
    qToLittleEndian(static_cast<qint16>(sample), out.data() + 2 * i);
  }
  return out;
}

}  // namespace janso
