// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a hand did to the four scores: seats in a diamond, the viewer at the bottom.
#pragma once

#include <QString>
#include <QWidget>
#include <array>

#include "widgets/controls/pagescaler.h"
#include "widgets/paint/portraits.h"

namespace janso {

struct SeatOutcome {
  QString name;
  int wind = 0;  // 0 east = dealer
  int delta = 0;
  int score = 0;  // after it
  int place = 1;
  bool winner = false;
  bool present = true;    // false: the seat that three players leave empty
  QString portrait = {};  // paint/portraits.h; empty = none
  Expression expression = Expression::Calm;
};

// One seat: portrait, wind, name, what it won or lost, new score, place.
class SeatCard : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit SeatCard(QWidget *parent = nullptr);
  void setOutcome(const SeatOutcome &outcome);
  const SeatOutcome &outcome() const { return m_outcome; }
  // Whether the numbers are there yet.
  void setRevealed(bool revealed);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  qreal paintWho(QPainter &painter, const QRectF &inner) const;
  SeatOutcome m_outcome;
  bool m_revealed = true;
  qreal m_scale = 1;
};

class SeatDiamond : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit SeatDiamond(QWidget *parent = nullptr);
  // By absolute seat; `viewer` sits at the bottom, the next seat at its right.
  void setSeats(const std::array<SeatOutcome, 4> &seats, int viewer);
  SeatCard *card(int seat) const { return m_cards[static_cast<std::size_t>(seat)]; }
  void setRevealed(bool revealed);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void arrange();

  std::array<SeatCard *, 4> m_cards{};  // by seat
  int m_viewer = 0;
  qreal m_scale = 1;
};

// "+13,300" in the colour of a gain, "−4,100" in that of a loss.
void drawDelta(QPainter &painter, const QRectF &rect, int delta, const QFont &font, Qt::Alignment alignment);

}  // namespace janso
