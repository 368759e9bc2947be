// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded sound, and how it sounds from a place at the table.
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

#include "widgets/settings/soundscript.h"

namespace janso {

struct SoundClip {
  int rate = 0;                // of frames a second
  int channels = 0;            // 1 or 2
  std::vector<float> samples;  // channels side by side; full scale = 1
};

// Of a WAV file as the resources hold them: 44 bytes of header, then 16 bit in one or two channels.
SoundClip clipOf(const QByteArray &wav);

// Milliseconds from its beginning to its loudest sample.
qreal contactOf(const SoundClip &clip);

// Two channels of 16 bit, low byte first. A sound of one channel is placed: to the sides by level, and
// what is farther away than the near edge fainter, duller and with more of the room. `gain` is that of the
// near edge; nothing gets louder than the clip times it.
QByteArray placed(const SoundClip &clip, SoundPlace place, qreal gain);

}  // namespace janso
