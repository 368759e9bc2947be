// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel of waits above the own hand.
#include <QFontMetricsF>
#include <algorithm>

#include "widgets/handtexts.h"
#include "widgets/reasontexts.h"
#include "widgets/tableoverlays.h"
#include "widgets/teachmarkup.h"
#include "widgets/theme.h"

namespace janso {

namespace {

constexpr int kMostInRow = 7;  // kokushi waits for thirteen
constexpr qreal kColumn = 1.42;
constexpr qreal kRow = 2.16;
constexpr qreal kLine = 0.52;
constexpr qreal kHead = 0.76;
constexpr qreal kSide = 0.40;
constexpr qreal kTileWidth = 0.78;

QFont titleFont(const TableGeometry &geometry) {
  return theme::sans(geometry.fontSize(0.36), 600);
}

QFont noteFont(const TableGeometry &geometry) {
  return theme::sans(geometry.fontSize(0.34), 500);
}

QString rangeText(const TenpaiHand::Range &range) {
  return range.low == range.high
             ? handtexts::points(range.low)
             : QStringLiteral("%1–%2").arg(handtexts::points(range.low), handtexts::points(range.high));
}

}  // namespace

int WaitsPopover::columns() const {
  const int count = static_cast<int>(m_hand.waits.size());
  return count <= kMostInRow ? std::max(1, count) : (count + 1) / 2;
}

std::vector<WaitsPopover::Line> WaitsPopover::lines() const {
  std::vector<Line> lines;
  if (m_hand.waits.empty())
    return lines;
  const auto range = m_hand.points(false);
  if (range)
    lines.push_back({tr("Win: %1", "points").arg(rangeText(*range))});
  if (const auto riichi = m_hand.points(true))
    lines.push_back({tr("With riichi: %1", "points").arg(rangeText(*riichi))});
  if (m_hand.tilesLeft() == 0)
    lines.push_back({tr("No such tile is left"), true});
  if (m_hand.noYakuByRon())
    lines.push_back({tr("No yaku by ron"), true});
  if (m_hand.furiten)
    lines.push_back({tr("Furiten: no ron"), true});
  return lines;
}

QRect WaitsPopover::rect(const TableGeometry &geometry) const {
  const int count = static_cast<int>(m_hand.waits.size());
  const int rows = count == 0 ? 0 : (count + columns() - 1) / columns();
  const std::vector<Line> below = lines();
  qreal words = 0;
  for (const Line &line : below)
    words = std::max(words, QFontMetricsF(noteFont(geometry)).horizontalAdvance(line.text));
  const int width = std::max({geometry.px(2 * kSide) + columns() * geometry.px(kColumn), geometry.px(5.2),
                              qCeil(words) + geometry.px(2 * kSide)});
  const int height = geometry.px(kHead) + rows * geometry.px(kRow) +
                     static_cast<int>(below.size()) * geometry.px(kLine) + geometry.px(0.2);
  const QRect first = geometry.handTileFace(0);
  return QRect(first.left(), first.top() - geometry.px(0.62) - height, width, height);
}

void WaitsPopover::paint(QPainter &painter, const TableGeometry &geometry, TilePainter &tiles) const {
  const QRectF panel = rect(geometry);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paintTablePanel(painter, geometry, panel);
  const QFont note = noteFont(geometry);
  const QFontMetricsF metrics(note);
  const qreal left = panel.left() + geometry.fx(kSide);
  painter.setFont(titleFont(geometry));
  painter.setPen(QColor::fromRgba(theme::kText));
  painter.drawText(QPointF(left, panel.top() + geometry.fx(0.52)),
                   m_hand.waits.empty() ? tr("Not tenpai") : tr("Waits"));
  painter.setFont(note);
  const qreal width = geometry.px(kTileWidth);
  const int perRow = columns();
  for (int i = 0; i < static_cast<int>(m_hand.waits.size()); ++i) {
    const WaitValue &wait = m_hand.waits[static_cast<std::size_t>(i)];
    const qreal x = left + (i % perRow) * geometry.px(kColumn);
    const qreal y = panel.top() + geometry.px(kHead) + (i / perRow) * geometry.px(kRow);
    const QPointF at(x + (geometry.px(kColumn) - geometry.px(0.2) - width) / 2, y);
    tiles.shadows(painter, {QRectF(at, TilePainter::faceSize(width))}, width);
    painter.setOpacity(wait.left == 0 ? 0.5 : 1);
    tiles.lying(painter, at, width, Tile(wait.kind));
    painter.setOpacity(1);
    const bool noYaku = !wait.ron.worth && wait.ron.why == NoWin::NoYaku;
    const bool tooFew = !wait.ron.worth && wait.ron.why == NoWin::BelowMinimumHan;
    const QString worth = wait.ron.worth ? handtexts::points(wait.ron.worth->points)
                          : noYaku       ? tr("no yaku")
                          : tooFew       ? tr("too few han")
                                         : QString();
    const auto centred = [&](const QString &text, qreal base, QRgb colour) {
      painter.setPen(QColor::fromRgba(colour));
      painter.drawText(QPointF(at.x() + width / 2 - metrics.horizontalAdvance(text) / 2, base), text);
    };
    const qreal base = y + TilePainter::faceSize(width).height() + geometry.fx(0.52);
    centred(QStringLiteral("×%1").arg(wait.left), base, wait.left == 0 ? theme::kTextDim : theme::kText);
    centred(worth, base + geometry.fx(0.40), wait.ron.worth ? theme::kTextSecond : theme::kLoss);
  }
  qreal base = panel.bottom() - geometry.fx(0.28);
  const std::vector<Line> below = lines();
  for (auto line = below.crbegin(); line != below.crend(); ++line, base -= geometry.fx(kLine)) {
    painter.setPen(QColor::fromRgba(line->obstacle ? theme::kLoss : theme::kTextSecond));
    painter.drawText(QPointF(left, base), line->text);
  }
  painter.restore();
}

QString WaitsPopover::spoken() const {
  return plainText(waitsReason(m_hand));
}

}  // namespace janso
