// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The card over the table on which the coach gives warnings and hints.
#pragma once

#include "widgets/table/tablecard.h"

namespace janso {

class TableWidget;
class TeachText;

class CoachCard : public TableCard {
  Q_OBJECT

 public:
  enum class Kind { Warning, Hint };

  // Makes the card a child of the table.
  explicit CoachCard(TableWidget *table);

  void showCard(Kind kind, const QString &markup);
  QString markup() const;
  QString plain() const;
  Kind kind() const { return m_kind; }

 protected:
  void paintEvent(QPaintEvent *event) override;
  QRect findPlace() override;
  qreal leastShrink() const override;

 private:
  TableWidget *m_table;
  TeachText *m_text;
  Kind m_kind = Kind::Hint;
};

// Paints the mark of a kind, the same wherever the coach speaks: a diamond (hint) or a triangle with a stroke
// (warning).
void paintCoachMark(QPainter &painter, const QRectF &square, CoachCard::Kind kind, const QColor &color);

}  // namespace janso
