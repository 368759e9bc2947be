// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An output that keeps what it is told to play.
#pragma once

#include <QList>

#include "widgets/settings/soundoutput.h"

namespace janso::test {

struct SoundRecorder : SoundOutput {
  bool isAvailable() override {
    ++asked;
    return hasDevice;
  }
  void play(const SoundSamples &sound) override { played << sound; }
  void loop(const SoundSamples &sound) override { looped = sound; }
  void setLoopVolume(qreal volume) override { loopVolume = volume; }

  bool hasDevice = true;
  int asked = 0;
  QList<SoundSamples> played;
  SoundSamples looped;
  qreal loopVolume = -1;
};

}  // namespace janso::test
