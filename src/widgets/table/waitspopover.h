// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel of waits above the own hand, while its key is held or the pointer rests on a tile.
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QPainter>
#include <QRect>
#include <QString>
#include <QStringList>
#include <vector>

#include "coach/tenpaidiscards.h"
#include "coach/waitvalues.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/sentences/waitstexts.h"
#include "widgets/table/handitem.h"
#include "widgets/table/promptbar.h"
#include "widgets/table/tableitem.h"

namespace janso {

// By the key (TableState::showsWaits): of a hand that is to discard, every discard that may be made and
// leaves it tenpai, the best first, each with its waits, how many of them are left, what a win is worth and
// what is in the way; the one under pointer or cursor is marked. Between two turns, the hand as it is.
//
// Under the resting pointer (TableState::hoverWaits): the hand without this tile, if that is tenpai.
//
// One hand has a column for each wait with the points of a ron on it (when furiten, of a self-draw). It never
// lies on hand or buttons.
class WaitsPopover : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(WaitsPopover)

 public:
  WaitsPopover(const TableState &state, TableHost &host, TilePainter &tiles, const HandItem &hand,
               const PromptBar &prompt)
      : TableItem(state, host), m_tiles(tiles), m_own(hand), m_prompt(prompt) {}
  // Null while it is not shown.
  QRect rect() const { return m_rect; }
  // What is listed, and which of them the cursor is on (-1 = none).
  const std::vector<TenpaiHand> &hands() const { return m_hands; }
  int marked() const { return m_marked; }

  QRect bounds() const override;
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  QString heldText() const override;
  QList<SpokenItem> spoken() override;

 private:
  // Lengths of the table of discards, in device pixels.
  struct Columns {
    int wait = 0;   // of one wait
    int waits = 0;  // the most in a row
    int words = 0;  // the widest lines beside them
    int height = 0;
    int first = 0;  // row that is shown first
    int rows = 0;   // how many are shown
  };

  QStringList sentences() const;
  void collect();
  void collectTurn();
  void takeHand(TenpaiHand hand);
  void place();
  void placeGrown();
  QFont titleFont() const;
  QFont noteFont() const;
  QString title() const;
  int titleWidth() const;
  int column() const;
  QSize handSize() const;
  QSize tableSize(int room);
  int perRow() const;
  int head() const;  // height of the title
  qreal lineStep() const;
  int widest(const QList<WaitsLine> &lines) const;
  QRectF rowRect(int row) const;
  void paintWait(QPainter &painter, const WaitValue &wait, QPointF at) const;
  void paintTile(QPainter &painter, QPointF at, Tile tile, bool gone) const;
  void paintRow(QPainter &painter, int row) const;
  void paintLines(QPainter &painter, const QList<WaitsLine> &lines, QPointF base) const;

  TilePainter &m_tiles;
  const HandItem &m_own;
  const PromptBar &m_prompt;
  bool m_shown = false;
  bool m_isTable = false;  // `m_hands` are of several discards
  bool m_declares = false;
  std::vector<TenpaiHand> m_hands;
  int m_marked = -1;
  QList<WaitsLine> m_below;
  Columns m_columns;
  qreal m_growth = 1;  // of its texts, at most
  QRect m_rect;
};

}  // namespace janso
