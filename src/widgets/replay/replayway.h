// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fills the slider of a replay: the hands, the main events, the reader's own marks, and the position.
#pragma once

#include <vector>

#include "replay/replayplace.h"

namespace janso {

class ReplayReader;
class ReplaySlider;

class ReplayWay {
 public:
  // Both must outlive it. A game must be open in the reader before anything is shown.
  ReplayWay(const ReplayReader &reader, ReplaySlider &slider) : m_reader(reader), m_slider(slider) {}

  // `secret`: neither the length of the game nor any mark may be known. The slider emits nothing.
  void showPlace(bool secret);
  void showMarks(const std::vector<ReplayPlace> &mistakes, bool secret);

 private:
  const ReplayReader &m_reader;
  ReplaySlider &m_slider;
};

}  // namespace janso
