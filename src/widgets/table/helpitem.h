// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The two buttons next to the hand for players who want help: a hint, and the yaku list. Their names include
// their keys.
#pragma once

#include <QCoreApplication>

#include "widgets/paint/plaquepainter.h"
#include "widgets/table/tableitem.h"

namespace janso {

// The part of a hit is the index of TableGeometry::helpButton().
class HelpItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(HelpItem)

 public:
  HelpItem(const TableState &state, TableHost &host, const PlaquePainter &plaques)
      : TableItem(state, host), m_plaques(plaques) {}

  QRect bounds() const override;
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &) const override { return true; }
  void press(const TableHit &hit) override;
  std::optional<TableTip> tip(QPoint at) override;
  QList<SpokenItem> spoken() override;

  // The name with its key: "Hint (H)".
  static QString label(const HelpButton &button);

 private:
  const PlaquePainter &m_plaques;
  std::array<QString, 2> m_shown;
};

}  // namespace janso
