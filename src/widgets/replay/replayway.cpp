// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replayway.h"

#include <QList>
#include <QSignalBlocker>

#include "widgets/replay/replayreader.h"
#include "widgets/replay/replayslider.h"

namespace janso {

namespace {

SliderMark sliderMark(ReplayMarkKind kind) {
  switch (kind) {
    case ReplayMarkKind::Called:
      return SliderMark::Called;
    case ReplayMarkKind::Declared:
      return SliderMark::Declared;
    case ReplayMarkKind::Won:
      return SliderMark::Won;
    case ReplayMarkKind::Drawn:
      break;
  }
  return SliderMark::Drawn;
}

}  // namespace

void ReplayWay::showPlace(bool secret) {
  const QSignalBlocker quiet(&m_slider);
  QList<int> starts;
  const Replay &replay = m_reader.replay();
  for (int hand = 0; hand < replay.hands() && !secret; ++hand)
    starts << replay.indexOf({hand, 1});
  m_slider.setHands(starts);
  m_slider.setRange(0, secret ? 0 : replay.places() - 1);
  m_slider.setValue(secret ? 0 : replay.indexOf(m_reader.place()));
}

void ReplayWay::showMarks(const std::vector<ReplayPlace> &mistakes, bool secret) {
  QList<ReplaySlider::Mark> marks;
  if (!secret) {
    const Replay &replay = m_reader.replay();
    const auto add = [&](ReplayPlace place, SliderMark kind) {
      marks.append({replay.indexOf(replay.clamped(place)), kind});
    };
    for (const ReplayMark &mark : replay.marks())
      add(mark.place, sliderMark(mark.kind));
    for (const ReplayPlace place : mistakes)
      add(place, SliderMark::Mistake);
    for (const auto &[place, name] : m_reader.notes().bookmarks)
      add(place, SliderMark::Bookmark);
    for (const auto &[place, text] : m_reader.notes().notes)
      add(place, SliderMark::Bookmark);
  }
  m_slider.setMarks(marks);
}

}  // namespace janso
