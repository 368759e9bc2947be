// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A mark on the tile of each pond that its owner last took from the hand: what was drawn since changed
// nothing.
#pragma once

#include <QRect>
#include <array>

#include "rules/board.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// Place in the pond of the tile that its owner last discarded from the hand; -1 where there is none, or it
// was called. `calledLie`: called tiles lie there dimmed and count.
int lastTedashi(const PlayerBoard &player, bool calledLie);

class LastTedashiItem : public TableItem {
 public:
  LastTedashiItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  int indexIn(int rel) const;
  const SceneTile *tileOf(int rel) const;  // nullptr: nothing is marked
  std::array<QRect, 4> faces() const;

  const TableAnimator &m_animator;
  std::array<QRect, 4> m_shown;
};

}  // namespace janso
