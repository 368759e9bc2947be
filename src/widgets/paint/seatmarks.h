// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The marks of a seat besides its wind: wareme, yakitori, chips. The name plate shows them, and its tooltip
// explains them.
#pragma once

#include <QPainter>
#include <QStringList>
#include <optional>

#include "rules/board.h"

namespace janso {

struct SeatMarks {
  Wareme doubled = Wareme::None;  // the rule that multiplies what this seat pays and receives
  int factor = 1;                 // the multiplier
  int yakitori = 0;               // markers held
  std::optional<int> chips;       // won minus lost; nothing if the rules have no chips
  bool isEmpty() const { return doubled == Wareme::None && yakitori == 0 && !chips; }
  bool operator==(const SeatMarks &) const = default;
};

SeatMarks seatMarks(const Board &board, int seat);

// Whether seats can carry marks under these rules.
bool hasSeatMarks(const RuleSet &rules);

// One sentence for each mark: what it is and what it does.
QStringList seatMarkTexts(const SeatMarks &marks, const RuleSet &rules);

// Paints the marks from left to right, `height` device pixels high, with text no smaller than `smallest`.
class SeatMarkPainter {
 public:
  SeatMarkPainter(const SeatMarks &marks, qreal height, qreal smallest);
  qreal width() const;
  qreal height() const { return m_height; }
  void paint(QPainter &painter, QPointF topLeft) const;

 private:
  enum class Ground { None, Tile };
  struct Item {
    QString glyph;  // in resources/glyphs
    Ground ground = Ground::None;
    QString count;  // next to the glyph; may be empty
    qreal width = 0;
  };
  void addItem(const char *glyph, Ground ground, const QString &count);

  qreal m_height;
  QFont m_font;
  QList<Item> m_items;
};

}  // namespace janso
