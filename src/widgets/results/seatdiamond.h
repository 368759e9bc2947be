// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The effect of a hand on the four scores: seats in a diamond, the viewer at the bottom.
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <QWidget>
#include <array>

#include "widgets/pageparts/pagescaler.h"
#include "widgets/paint/portraits.h"

namespace janso {

struct SeatOutcome {
  QString name;
  int wind = 0;  // 0 = east, the dealer
  int delta = 0;
  int score = 0;  // after the hand
  int place = 1;
  bool winner = false;
  bool present = true;    // false: the unused seat of a three-player match
  QString portrait = {};  // paint/portraits.h; empty = none
  Expression expression = Expression::Calm;
};

// One seat: portrait, wind, name, gain or loss, new score, place.
class SeatCard : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit SeatCard(QWidget *parent = nullptr);
  void setOutcome(const SeatOutcome &outcome);
  const SeatOutcome &outcome() const { return m_outcome; }
  // Whether the numbers are visible; until `paid`, the score is the old one.
  void setRevealed(bool revealed, bool paid);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  qreal paintWho(QPainter &painter, const QRectF &inner) const;
  SeatOutcome m_outcome;
  bool m_revealed = true;
  bool m_paid = true;
  qreal m_scale = 1;
};

// The payments traveling from the losers to the winners. Ignores clicks.
class PaidChips : public QWidget {
  Q_OBJECT

 public:
  explicit PaidChips(QWidget *parent = nullptr);
  struct Chip {
    int points = 0;
    QPointF from;
    QPointF to;
  };
  // `way`: how far they have traveled, 0..1; at both ends nothing is shown.
  void showOnWay(const QList<Chip> &chips, qreal way, qreal scale);

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QList<Chip> m_chips;
  qreal m_way = 1;
  qreal m_scale = 1;
};

class SeatDiamond : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit SeatDiamond(QWidget *parent = nullptr);
  // By absolute seat; `viewer` is at the bottom, the next seat to its right.
  void setSeats(const std::array<SeatOutcome, 4> &seats, int viewer);
  SeatCard *card(int seat) const { return m_cards[static_cast<std::size_t>(seat)]; }
  // `paid`: how far the points have traveled, 0..1.
  void setRevealed(bool revealed, double paid = 1);
  // Places the cards in two rows instead of three, where height is short.
  void setSquare(bool square);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void arrange();
  QList<PaidChips::Chip> chips() const;

  std::array<SeatCard *, 4> m_cards{};  // by seat
  PaidChips *m_chips = nullptr;
  int m_viewer = 0;
  bool m_square = false;
  qreal m_scale = 1;
};

// "+13,300" in the color of a gain, "−4,100" in that of a loss.
void drawDelta(QPainter &painter, const QRectF &rect, int delta, const QFont &font, Qt::Alignment alignment);

}  // namespace janso
