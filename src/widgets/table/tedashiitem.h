// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Marks in each pond the last tile that was discarded from the hand: the tiles drawn since then changed
// nothing.
#pragma once

#include <QRect>
#include <array>

#include "rules/board.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// Index in the pond of the last discard from the player's hand; -1 if there is none, or if it was called.
// `calledLie`: called tiles stay in the pond, dimmed, and count.
int lastTedashi(const PlayerBoard &player, bool calledLie);

// What the marks on a tile mean, a line each; empty if it lies in no pond.
QString marksOf(const TableState &state, const SceneSlot &slot);

class LastTedashiItem : public TableItem {
 public:
  LastTedashiItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  int indexIn(int rel) const;
  const SceneTile *tileOf(int rel) const;  // nullptr: no mark
  std::array<QRect, 4> faces() const;

  const TableAnimator &m_animator;
  std::array<QRect, 4> m_shown;
};

}  // namespace janso
