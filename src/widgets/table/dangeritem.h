// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shading that shows how dangerous each tile of the viewer's hand is, while its key is held.
//
// It depends only on the viewer's SeatView (coach/discarddanger.h).
#pragma once

#include <QCoreApplication>
#include <optional>

#include "coach/discarddanger.h"
#include "widgets/table/handitem.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// Shows a color over each tile and a mark at its upper edge, so that nobody has to rely on colors: a tick is
// safe, one to three bars mean increasing danger. If nobody is a threat, it only says so.
class DangerItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(DangerItem)

 public:
  DangerItem(const TableState &state, TableHost &host, const HandItem &hand, const TableAnimator &animator)
      : TableItem(state, host), m_hand(hand), m_animator(animator) {}
  // Nothing while the shading is not shown.
  const std::optional<HandDanger> &danger() const { return m_danger; }
  // The level of a tile of the hand (index as in FlowFocus::tile), nothing if the tile is not shaded.
  std::optional<DangerLevel> levelOf(int index) const;

  QRect bounds() const override { return m_danger ? m_hand.bounds() : QRect(); }
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableTip> heldTip() const override;
  QString heldText() const override { return sentences().join(u' '); }
  QList<SpokenItem> spoken() override;

 private:
  QStringList sentences() const;
  void paintMark(QPainter &painter, const QRect &face, DangerLevel level) const;

  const HandItem &m_hand;
  const TableAnimator &m_animator;
  SeatView m_view = emptyView(0);  // the view that `m_danger` was computed from
  std::optional<HandDanger> m_danger;
};

}  // namespace janso
