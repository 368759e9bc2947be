// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs through the timeline of a finished hand's page and emits a signal for each part as it appears, so that
// sounds can be played. A page that appears at once emits no such signals.
//
// Times are in milliseconds at normal speed. Belongs to the window's thread.
#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "widgets/results/revealtimeline.h"

namespace janso {

class RevealClock : public QObject {
  Q_OBJECT

 public:
  explicit RevealClock(QObject *parent = nullptr);

  // Starts from the beginning. `yaku`: their number; `speed`: 2 = twice as fast; above 0.
  void start(const RevealTimeline &timeline, int yaku, double speed);
  void stop() { m_clock.stop(); }
  bool isRunning() const { return m_clock.state() == QAbstractAnimation::Running; }

 Q_SIGNALS:
  void moved(double milliseconds);
  void finished();               // automatically
  void yakuRevealed(int index);  // from 0
  void limitStamped();

 private:
  void move(double milliseconds);

  QVariantAnimation m_clock;
  RevealTimeline m_timeline;
  int m_yaku = 0;
  int m_emitted = 0;  // number of signals emitted: yaku, and the stamp after them
};

}  // namespace janso
