// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs along the timeline of a finished hand's page, and tells its parts as they come: for what is heard of
// them. What is there at once is not told piece by piece.
//
// Times are milliseconds at normal speed. Belongs to the window's thread.
#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "widgets/results/revealtimeline.h"

namespace janso {

class RevealClock : public QObject {
  Q_OBJECT

 public:
  explicit RevealClock(QObject *parent = nullptr);

  // From the beginning. `yaku`: how many are read; `speed` 2 = twice as fast, above 0.
  void start(const RevealTimeline &timeline, int yaku, double speed);
  void stop() { m_clock.stop(); }
  bool isRunning() const { return m_clock.state() == QAbstractAnimation::Running; }

 Q_SIGNALS:
  void moved(double milliseconds);
  void finished();               // by itself
  void yakuRevealed(int index);  // from 0
  void limitStamped();

 private:
  void move(double milliseconds);

  QVariantAnimation m_clock;
  RevealTimeline m_timeline;
  int m_yaku = 0;
  int m_told = 0;  // yaku, and the stamp after them
};

}  // namespace janso
