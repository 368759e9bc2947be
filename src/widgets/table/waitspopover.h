// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel of waits above the viewer's hand, shown while its key is held or the pointer rests on a tile.
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

// By key (TableState::showsWaits): on the player's turn, every possible discard that leaves the hand tenpai,
// the best first, with its waits, the number of tiles left, the value of a win and any obstacle; the discard
// under the pointer or cursor is marked. Between turns, the hand as it is.
//
// Under the resting pointer (TableState::hoverWaits): the hand after discarding this tile, if it is tenpai.
//
// A single hand has a column for each wait with the points of a ron (of a tsumo when furiten). The panel
// never covers the hand or the buttons.
class WaitsPopover : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(WaitsPopover)

 public:
  WaitsPopover(const TableState &state, TableHost &host, TilePainter &tiles, const HandItem &hand,
               const PromptBar &prompt)
      : TableItem(state, host), m_tiles(tiles), m_own(hand), m_prompt(prompt) {}
  // Null while it is not shown.
  QRect rect() const { return m_rect; }
  // The listed hands, and the index of the one under the cursor (-1 = none).
  const std::vector<TenpaiHand> &hands() const { return m_hands; }
  int marked() const { return m_marked; }

  QRect bounds() const override;
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  QString heldText() const override;
  QList<SpokenItem> spoken() override;

 private:
  // Dimensions of the table of discards, in device pixels.
  struct Columns {
    int wait = 0;   // of one wait
    int waits = 0;  // the most in a row
    int words = 0;  // the widest lines next to them
    int height = 0;
    int first = 0;  // index of the first visible row
    int rows = 0;   // number of visible rows
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
  bool m_isTable = false;  // `m_hands` are those of several discards
  bool m_declares = false;
  std::vector<TenpaiHand> m_hands;
  int m_marked = -1;
  QList<WaitsLine> m_below;
  Columns m_columns;
  qreal m_growth = 1;  // maximum scale of its texts

  QRect m_rect;
};

}  // namespace janso
