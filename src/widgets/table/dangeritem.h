// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How dangerous each tile of the own hand is, shaded over it while its key is held.
//
// What it says follows from the view of the own seat alone (coach/discarddanger.h).
#pragma once

#include <QCoreApplication>
#include <optional>

#include "coach/discarddanger.h"
#include "widgets/table/handitem.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// A colour over each tile and a mark at its upper edge, so that nobody needs the colours: a tick is safe, one
// to three bars are more and more dangerous. Where nobody threatens, only that is said.
class DangerItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(DangerItem)

 public:
  DangerItem(const TableState &state, TableHost &host, const HandItem &hand, const TableAnimator &animator)
      : TableItem(state, host), m_hand(hand), m_animator(animator) {}
  // Nothing while it is not shown.
  const std::optional<HandDanger> &danger() const { return m_danger; }
  // The level of a tile of the hand (an index as in FlowFocus::tile), where it is shaded.
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
  SeatView m_view = emptyView(0);  // that `m_danger` is of
  std::optional<HandDanger> m_danger;
};

}  // namespace janso
