// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A table whose motions stand still until a test moves the time, and how far two pictures of it are apart.
#pragma once

#include <QImage>
#include <algorithm>
#include <cstdlib>

#include "widgets/answeringtable.h"
#include "widgets/motionscenes.h"

namespace janso::test {

inline constexpr qreal kOver = 6000;   // longer than anything takes
inline constexpr int kHardlySeen = 4;  // of a channel: what is smoothed is rounded where a part begins

// A table whose time is set by hand.
class StillTable : public Table {
 public:
  explicit StillTable(bool reduced = false, bool tilted = false) {
    TableOptions moving = options();
    moving.tilted = tilted;
    moving.speed = 1;
    moving.live = true;
    moving.reducedMotion = reduced;
    setOptions(moving);
    setClock([this] { return m_now; });
  }
  void play(const MotionScene &scene) {
    setView(scene.before);
    applyEvent(scene.event, scene.after());
  }
  void setTime(qreal milliseconds) {
    m_now = milliseconds;
    takeTime();
  }
  QImage picture() { return grab().toImage(); }

 private:
  qreal m_now = 0;
};

// To discard with 8p in the hand, its ninth tile, and twice in the pond at the right.
inline SeatView withTilesAlike() {
  SeatView view = ownTurn();
  fillPond(view.board.players[1], "8p1z8p");
  return view;
}

// The largest difference between two pictures, of a channel of a pixel.
inline int apart(const QImage &a, const QImage &b) {
  const QImage one = a.convertToFormat(QImage::Format_RGB32);
  const QImage other = b.convertToFormat(QImage::Format_RGB32);
  if (one == other)
    return 0;
  if (one.size() != other.size())
    return 255;
  int most = 0;
  for (int y = 0; y < one.height(); ++y) {
    const uchar *left = one.constScanLine(y);
    const uchar *right = other.constScanLine(y);
    for (int i = 0; i < 4 * one.width(); ++i)
      most = std::max(most, std::abs(left[i] - right[i]));
  }
  return most;
}

}  // namespace janso::test
