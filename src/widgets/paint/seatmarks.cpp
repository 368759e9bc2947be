// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/seatmarks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "rules/wareme.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/glyphs.h"

namespace janso {

namespace {

struct Marks {
  Q_DECLARE_TR_FUNCTIONS(SeatMarks)
};

bool playsForChips(const RuleSet &rules) {
  const bool byArisu = rules.arisu != Arisu::None && rules.arisuReward == ArisuReward::Chip;
  return byArisu || rules.toriuchi || rules.chipIppatsu > 0 || rules.chipUra > 0 || rules.chipRed > 0 ||
         rules.chipYakumanRon > 0 || rules.chipYakumanTsumo > 0 || rules.chipHakuPocchi > 0 ||
         rules.chipBankruptcy > 0;
}

QString signedCount(int count) {
  if (count == 0)
    return QStringLiteral("0");
  return (count > 0 ? QChar(u'+') : QChar(u'\u2212')) + QString::number(std::abs(count));
}

QString doubledText(const SeatMarks &marks) {
  if (marks.doubled == Wareme::Doukasen)
    return Marks::tr(
        "Doukasen: while tiles are being drawn from this seat's wall, this seat pays and receives double.");
  return marks.factor == 4 ? Marks::tr(
                                 "Dai wareme: a roll of doubles broke the wall here. This seat pays and "
                                 "receives four times as much in this hand.")
                           : Marks::tr(
                                 "Wareme: the wall was broken here. This seat pays and receives double "
                                 "in this hand.");
}

QString yakitoriText(const SeatMarks &marks, const RuleSet &rules) {
  QString text = marks.yakitori == 1 ? Marks::tr("Yakitori: this player hasn't won a hand yet.")
                                     : Marks::tr("%n yakitori markers.", nullptr, marks.yakitori);
  if (rules.yakitoriDice)
    return text + QLatin1Char(' ') +
           Marks::tr("At the end of the match, a roll of two dice decides the penalty.");
  return text + QLatin1Char(' ') +
         Marks::tr("The penalty at the end of the match is %1 points to each of the other players.")
             .arg(QLocale().toString(rules.yakitori * marks.yakitori));
}

}  // namespace

SeatMarks seatMarks(const Board &board, int seat) {
  SeatMarks marks;
  const auto s = static_cast<std::size_t>(seat);
  if (seat >= board.seats())
    return marks;
  if (const DoubledSeat doubled = doubledSeat(board); doubled.seat == seat) {
    marks.doubled = board.rules().wareme;
    marks.factor = doubled.factor;
  }
  marks.yakitori = board.tally.yakitori[s];
  if (playsForChips(board.rules()))
    marks.chips = board.tally.chips[s];
  return marks;
}

bool hasSeatMarks(const RuleSet &rules) {
  return rules.wareme != Wareme::None || usesYakitori(rules) || playsForChips(rules);
}

QStringList seatMarkTexts(const SeatMarks &marks, const RuleSet &rules) {
  QStringList texts;
  if (marks.doubled != Wareme::None)
    texts << doubledText(marks);
  if (marks.yakitori > 0)
    texts << yakitoriText(marks, rules);
  if (marks.chips)
    texts << Marks::tr("Chips: %1").arg(signedCount(*marks.chips));
  return texts;
}

SeatMarkPainter::SeatMarkPainter(const SeatMarks &marks, qreal height, qreal smallest)
    : m_height(height), m_font(theme::sans(std::max(smallest, height * 0.74), 600)) {
  if (marks.doubled != Wareme::None) {
    addItem(marks.doubled == Wareme::Doukasen ? "doukasen" : "wareme", Ground::Tile,
            marks.factor > 2 ? QChar(u'\u00d7') + QString::number(marks.factor) : QString());
  }
  if (marks.yakitori > 0) {
    addItem("yakitori", Ground::None,
            marks.yakitori > 1 ? QChar(u'\u00d7') + QString::number(marks.yakitori) : QString());
  }
  if (marks.chips)
    addItem("chip", Ground::None, signedCount(*marks.chips));
}

void SeatMarkPainter::addItem(const char *glyph, Ground ground, const QString &count) {
  Item item{QString::fromLatin1(glyph), ground, count, m_height};
  if (!count.isEmpty())
    item.width += m_height * 0.16 + QFontMetricsF(m_font).horizontalAdvance(count);
  m_items.append(item);
}

qreal SeatMarkPainter::width() const {
  qreal width = 0;
  for (const Item &item : m_items)
    width += item.width + (width > 0 ? m_height * 0.38 : 0);
  return width;
}

void SeatMarkPainter::paint(QPainter &painter, QPointF topLeft) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetricsF metrics(m_font);
  QPointF at = topLeft;
  for (const Item &item : m_items) {
    QRectF place(at, QSizeF(m_height, m_height));
    if (item.ground == Ground::Tile) {
      // A small tile of its own, thickness below as every tile has it.
      const qreal radius = m_height * 0.13;
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor::fromRgba(theme::kMarkTileShadow));
      painter.drawRoundedRect(place.translated(m_height * 0.03, m_height * 0.12), radius, radius);
      painter.setBrush(QColor::fromRgba(theme::kMarkTileSide));
      painter.drawRoundedRect(place.translated(0, m_height * 0.07), radius, radius);
      QLinearGradient face(place.topLeft(), place.bottomRight());
      face.setColorAt(0, QColor::fromRgba(theme::kFace[0]));
      face.setColorAt(1, QColor::fromRgba(theme::kFace[2]));
      painter.setBrush(face);
      painter.drawRoundedRect(place, radius, radius);
      place.adjust(m_height * 0.07, m_height * 0.07, -m_height * 0.07, -m_height * 0.07);
    }
    paintGlyph(painter, place, item.glyph);
    if (!item.count.isEmpty()) {
      painter.setFont(m_font);
      painter.setPen(QColor::fromRgba(theme::kText));
      painter.drawText(
          QPointF(at.x() + m_height * 1.16, topLeft.y() + m_height / 2 + metrics.capHeight() / 2),
          item.count);
    }
    at.rx() += item.width + m_height * 0.38;
  }
  painter.restore();
}

}  // namespace janso
