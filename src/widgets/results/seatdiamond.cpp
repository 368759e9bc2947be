// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/seatdiamond.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/paint/glyphs.h"

namespace janso {

namespace {

constexpr qreal kCardWidth = 214;
constexpr qreal kCardHeight = 78;
constexpr qreal kCardPitch = 91;
constexpr qreal kSquarePitch = 83;
constexpr qreal kSmallestName = 11.5;
constexpr qreal kScore = 22;
constexpr qreal kSmallestScore = 16;
constexpr qreal kBesidePlace = 8;  // between the place and the score
constexpr qreal kSidePitch = 250;  // from the left card to the right one

// Small pages keep the cards wide enough for a name beside the numbers.
qreal acrossScale(qreal scale) {
  return std::max(scale, 0.88);
}

// As large as the widest place leaves room for, and alike on all cards with scores of usual length.
QFont fittingScore(const QString &score, const QFont &placeFont, qreal width, qreal scale) {
  qreal widest = 0;
  for (int place = 1; place <= 4; ++place)
    widest = std::max(widest, QFontMetricsF(placeFont).horizontalAdvance(placeText(place)));
  const qreal room = width - widest - kBesidePlace * scale;
  const QString usual = pointsText(10000);
  qreal size = kScore;
  QFont font = theme::sans(pagelook::textPixels(size, scale), 600);
  while (size > kSmallestScore && std::max(tabularWidth(score, font), tabularWidth(usual, font)) > room)
    font = theme::sans(pagelook::textPixels(--size, scale), 600);
  return font;
}

}  // namespace

void drawDelta(QPainter &painter, const QRectF &rect, int delta, const QFont &font, Qt::Alignment alignment) {
  const QString text = signedPointsText(delta);
  const QFontMetricsF metrics(font);
  const qreal width = tabularWidth(text, font);
  const qreal x = alignment.testFlag(Qt::AlignRight) ? rect.right() - width : rect.left();
  painter.setPen(pagelook::tone(delta > 0 ? theme::kGain : delta < 0 ? theme::kLoss : theme::kTextDim));
  drawTabular(painter, QPointF(x, rect.center().y() + (metrics.ascent() - metrics.descent()) / 2), text,
              font);
}

// --- SeatCard ---

SeatCard::SeatCard(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SeatCard::setOutcome(const SeatOutcome &outcome) {
  m_outcome = outcome;
  setAccessibleName(tr("%1, %2: %3, now %4, %5")
                        .arg(outcome.name, windName(outcome.wind), signedPointsText(outcome.delta),
                             pointsText(outcome.score), placeText(outcome.place)));
  update();
}

void SeatCard::setRevealed(bool revealed, bool paid) {
  if (revealed == m_revealed && paid == m_paid)
    return;
  m_revealed = revealed;
  m_paid = paid;
  update();
}

void SeatCard::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QSize SeatCard::sizeHint() const {
  return {qRound(kCardWidth * acrossScale(m_scale)), qRound(kCardHeight * m_scale)};
}

// The portrait, or the wind alone. Returns how much of the width the portrait takes.
qreal SeatCard::paintWho(QPainter &painter, const QRectF &inner) const {
  if (m_outcome.portrait.isEmpty()) {
    const qreal plate = 24 * m_scale;
    paintWindPlate(painter,
                   QRectF(inner.left(), inner.top() + inner.height() * 0.24 - plate / 2, plate, plate),
                   m_outcome.wind, kPageWindInset);
    return 0;
  }
  const qreal side = std::floor(inner.height());
  paintSeatedPortrait(painter, QRectF(std::round(inner.left()), std::round(inner.top()), side, side),
                      m_outcome.portrait, m_revealed ? m_outcome.expression : Expression::Calm, 7 * m_scale,
                      m_outcome.wind, kPageWindShare);
  return side + 12 * m_scale;
}

void SeatCard::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  const bool lit = m_outcome.winner;
  painter.setPen(QPen(pagelook::tone(lit ? theme::kAmber : theme::kChromeBorder), 1));
  painter.setBrush(pagelook::tone(lit ? theme::kSeatFirst : theme::kSeatGround));
  painter.drawRoundedRect(ground, 10 * m_scale, 10 * m_scale);

  const QRectF whole = ground.adjusted(9 * m_scale, 8 * m_scale, -9 * m_scale, -8 * m_scale);
  const QRectF inner = whole.adjusted(paintWho(painter, whole), 0, 0, 0);
  const QRectF upper(inner.left(), inner.top(), inner.width(), inner.height() * 0.48);
  const QRectF lower(inner.left(), inner.top() + inner.height() * 0.50, inner.width(), inner.height() * 0.50);
  const QFont font = theme::sans(pagelook::textPixels(16, m_scale), 600);
  const qreal delta = tabularWidth(signedPointsText(m_outcome.delta), font);
  if (m_revealed)
    drawDelta(painter, upper, m_outcome.delta, font, Qt::AlignRight);
  const qreal before = m_outcome.portrait.isEmpty() ? 32 * m_scale : 0;  // the wind plate
  const QRectF name(upper.left() + before, upper.top(), upper.width() - before - 6 * m_scale - delta,
                    upper.height());
  const QFont fitted = theme::fittingSans(m_outcome.name, name.width(), 16 * m_scale, kSmallestName, 600);
  painter.setFont(fitted);
  painter.setPen(pagelook::tone(theme::kText));
  painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(fitted).elidedText(m_outcome.name, Qt::ElideRight, name.width()));

  if (!m_revealed)
    return;
  const QFont placeFont = theme::sans(pagelook::textPixels(14, m_scale), 500);
  painter.setFont(placeFont);
  painter.setPen(pagelook::tone(theme::kTextDim));
  if (m_paid)
    painter.drawText(lower, Qt::AlignLeft | Qt::AlignVCenter, placeText(m_outcome.place));
  const QString score = pointsText(m_paid ? m_outcome.score : m_outcome.score - m_outcome.delta);
  const QFont scoreFont = fittingScore(score, placeFont, lower.width(), m_scale);
  const QFontMetricsF metrics(scoreFont);
  painter.setPen(pagelook::tone(theme::kText));
  drawTabular(painter,
              QPointF(lower.right() - tabularWidth(score, scoreFont),
                      lower.center().y() + (metrics.ascent() - metrics.descent()) / 2),
              score, scoreFont);
}

// --- PaidChips ---

PaidChips::PaidChips(QWidget *parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

void PaidChips::showOnWay(const QList<Chip> &chips, qreal way, qreal scale) {
  m_chips = chips;
  m_way = way;
  m_scale = scale;
  setVisible(way > 0 && way < 1 && !chips.isEmpty());
  raise();
  update();
}

void PaidChips::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFont font = theme::sans(pagelook::textPixels(15, m_scale), 600);
  const QFontMetricsF metrics(font);
  for (const Chip &chip : std::as_const(m_chips)) {
    const QString text = pointsText(chip.points);
    const QSizeF size(tabularWidth(text, font) + 24 * m_scale, metrics.height() + 8 * m_scale);
    QRectF ground(QPointF(), size);
    ground.moveCenter(chip.from * (1 - m_way) + chip.to * m_way);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(theme::kAmber));
    painter.drawRoundedRect(ground, size.height() / 2, size.height() / 2);
    painter.setPen(QColor::fromRgba(theme::kOnAmber));
    drawTabular(painter,
                QPointF(ground.left() + 12 * m_scale,
                        ground.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                text, font);
  }
}

// --- SeatDiamond ---

SeatDiamond::SeatDiamond(QWidget *parent) : QWidget(parent) {
  for (SeatCard *&card : m_cards)
    card = new SeatCard(this);
  m_chips = new PaidChips(this);
}

void SeatDiamond::setSeats(const std::array<SeatOutcome, 4> &seats, int viewer) {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    m_cards[seat]->setOutcome(seats[seat]);
    m_cards[seat]->setVisible(seats[seat].present);
  }
  m_viewer = viewer;
  arrange();
}

void SeatDiamond::setRevealed(bool revealed, double paid) {
  for (SeatCard *card : m_cards)
    card->setRevealed(revealed, paid >= 1);
  m_chips->showOnWay(chips(), revealed ? paid : 0, m_scale);
}

// From each who loses to the one who won, all at once.
QList<PaidChips::Chip> SeatDiamond::chips() const {
  QList<PaidChips::Chip> chips;
  for (const SeatCard *winner : m_cards) {
    if (!winner->outcome().winner)
      continue;
    for (const SeatCard *card : m_cards) {
      if (card->outcome().present && card->outcome().delta < 0)
        chips.append(
            {-card->outcome().delta, QRectF(card->geometry()).center(), QRectF(winner->geometry()).center()});
    }
  }
  return chips;
}

void SeatDiamond::setPageScale(qreal scale) {
  m_scale = scale;
  for (SeatCard *card : m_cards)
    card->setPageScale(scale);
  updateGeometry();
  arrange();
}

void SeatDiamond::setSquare(bool square) {
  m_square = square;
  updateGeometry();
  arrange();
}

QSize SeatDiamond::sizeHint() const {
  return {qRound((kSidePitch + kCardWidth) * acrossScale(m_scale)),
          qRound(((m_square ? kSquarePitch : 2 * kCardPitch) + kCardHeight) * m_scale)};
}

void SeatDiamond::resizeEvent(QResizeEvent *) {
  arrange();
}

void SeatDiamond::arrange() {
  m_chips->setGeometry(rect());
  const QSize card = m_cards[0]->sizeHint();
  const qreal left = (width() - sizeHint().width()) / 2.0;
  const qreal top = (height() - sizeHint().height()) / 2.0;
  const std::array<QPointF, 4> diamond{{
      {kSidePitch / 2, 2 * kCardPitch},  // bottom
      {kSidePitch, kCardPitch},          // right
      {kSidePitch / 2, 0},               // top
      {0, kCardPitch},                   // left
  }};
  const std::array<QPointF, 4> square{
      {{0, kSquarePitch}, {kSidePitch, kSquarePitch}, {kSidePitch, 0}, {0, 0}}};
  const std::array<QPointF, 4> &corners = m_square ? square : diamond;
  for (int seat = 0; seat < 4; ++seat) {
    const QPointF corner = corners[static_cast<std::size_t>((seat - m_viewer + 4) % 4)];
    const QPointF at(corner.x() * acrossScale(m_scale), corner.y() * m_scale);
    m_cards[static_cast<std::size_t>(seat)]->setGeometry(
        QRect(QPoint(qRound(left + at.x()), qRound(top + at.y())), card));
  }
}

}  // namespace janso
