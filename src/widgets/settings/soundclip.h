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
  int rate = 0;                // frames per second
  int channels = 0;            // 1 or 2
  std::vector<float> samples;  // channels interleaved; full scale = 1
};

// Reads a WAV file in the format of the resources: a header of 44 bytes, then 16-bit samples in one or two
// channels.
SoundClip clipOf(const QByteArray &wav);

// Milliseconds from the beginning to the loudest sample.
qreal contactOf(const SoundClip &clip);

// Returns two channels of 16 bits, little-endian. A mono sound is placed: it is panned by level, and a sound
// farther away than the near edge is fainter, duller and has more echo of the room. `gain` applies at the
// near edge; nothing gets louder than the clip times `gain`.
QByteArray placed(const SoundClip &clip, SoundPlace place, qreal gain);

}  // namespace janso
