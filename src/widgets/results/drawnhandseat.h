// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One seat at a draw: the opened hand with its waits, or closed backs, and what the seat paid or received.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "records/handend.h"
#include "rules/event.h"
#include "rules/tile.h"
#include "widgets/pageparts/pagescaler.h"
#include "widgets/results/seatdiamond.h"

namespace janso {

class TilePainter;

struct DrawSeatInfo {
  SeatOutcome outcome;
  int seat = 0;            // absolute
  std::vector<Tile> hand;  // unknown tiles for a closed hand
  Melds melds;
  QString word;             // "Tenpai", "Noten", or empty
  bool lit = false;         // the word is good news
  std::vector<Tile> waits;  // empty: no waits are shown
};

class DrawSeat : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit DrawSeat(QWidget *parent = nullptr);
  void setPainter(TilePainter *tiles) { m_tiles = tiles; }  // must outlive the row
  void setSeat(const DrawSeatInfo &info);
  const DrawSeatInfo &info() const { return m_info; }
  // Roomy: everything in one line; Close: likewise, with little space above and below; Tall: the hand is
  // below the name, at full width.
  enum class Form { Roomy, Close, Tall };
  void setForm(Form form);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void paintWho(QPainter &painter, const QRectF &rect) const;
  void paintHand(QPainter &painter, const QRectF &rect) const;
  void paintWaits(QPainter &painter, const QRectF &rect) const;
  void paintScore(QPainter &painter, const QRectF &rect) const;

  TilePainter *m_tiles = nullptr;
  DrawSeatInfo m_info;
  Form m_form = Form::Roomy;
  qreal m_scale = 1;
};

// What the draw page shows of each seat, in the order east, south, west, north. Finds the waits of the hands
// that were opened in tenpai.
std::vector<DrawSeatInfo> drawSeats(const HandEnd &end);

}  // namespace janso
