// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tilemark.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/look/fonts.h"

namespace janso {

namespace {

// Shares of the tile's width.
constexpr qreal kMargin = 0.045;  // between the pill and the edges, and between the art and the far edge
constexpr qreal kApart = 0.025;   // between the pill and the art
constexpr qreal kPill = 0.30;
constexpr qreal kPillSmall = 0.36;
constexpr qreal kSecondSign = 0.5;  // of the pill's height, for each sign after the first
constexpr qreal kArtWidth = 0.92;
constexpr qreal kInk = 1.11;    // the art's ink at most along the tile
constexpr qreal kFrame = 0.92;  // likewise of the white dragon
constexpr qreal kDot = 0.14;    // across

qreal pillHeight(const TileSize &size) {
  return std::round((size.width < kSmallArt ? kPillSmall : kPill) * size.width);
}

qreal pillWidth(const TileSize &size, Tile tile) {
  const qreal height = pillHeight(size);
  return height + std::round(kSecondSign * height * static_cast<qreal>(tileMark(tile).size() - 1));
}

qreal margin(const TileSize &size) {
  return std::max<qreal>(1, std::round(kMargin * size.width));
}

QRgb inkOf(Tile tile, const theme::TileColors &colors) {
  const std::array<QRgb, 3> suits{colors.black, colors.blue, colors.green};
  switch (tile.kind()) {
    case kHaku:
      return colors.blue;
    case kHatsu:
      return colors.green;
    case kChun:
      return colors.red;
    default:
      return isHonor(tile.kind()) ? colors.black : suits[static_cast<std::size_t>(suitOf(tile.kind()))];
  }
}

}  // namespace

QString tileMark(Tile tile) {
  static constexpr std::array kHonors{"E", "S", "W", "N", "Wh", "G", "R"};
  const Kind kind = tile.kind();
  return isHonor(kind) ? QString::fromLatin1(kHonors[static_cast<std::size_t>(kind - kEast)])
                       : QString::number(rankOf(kind));
}

QRectF tileMarkBox(const TileSize &size, Tile tile) {
  const qreal edge = margin(size);
  return {edge, edge, pillWidth(size, tile), pillHeight(size)};
}

QRectF tileArtBox(const TileSize &size, Tile tile, int turn, bool marked) {
  const QSizeF face(size.lyingFace(turn));
  const qreal share = (tile.kind() == kHaku ? kFrame : kInk) * size.width;
  qreal scale = 1;
  QPointF middle(face.width() / 2, face.height() / 2);
  if (marked) {
    // The strip lies across the tile, at the end where the pill is.
    const bool across = turn % 2 != 0;
    const QRectF pill = tileMarkBox(size, tile);
    const qreal from = (across ? pill.right() : pill.bottom()) + std::max<qreal>(1, kApart * size.width);
    const qreal to = (across ? face.width() : face.height()) - margin(size);
    scale = std::min<qreal>(1, (to - from) / share);
    const qreal at = to - scale * share / 2;
    across ? middle.setX(at) : middle.setY(at);
  }
  const QSizeF box = scale * QSizeF(kArtWidth * size.width, kArtWidth * size.width * 4 / 3);
  return {middle - QPointF(box.width() / 2, box.height() / 2), box};
}

void paintTileMark(QPainter &painter, const TileSize &size, Tile tile, const theme::TileColors &colors) {
  const QRectF pill = tileMarkBox(size, tile);
  const QRgb ink = inkOf(tile, colors);
  // A red five is the other way round: nothing else on a tile is a red field.
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(tile.isRed() ? colors.red : colors.pill));
  const qreal radius = 0.28 * pill.height();
  painter.drawRoundedRect(pill, radius, radius);
  const QColor text = QColor::fromRgba(tile.isRed() ? colors.pill : ink);
  if (!tile.isRed()) {
    const qreal stroke = std::max(0.7, 0.014 * size.width);
    QColor edge = QColor::fromRgba(ink);
    edge.setAlphaF(0.45F);
    painter.setPen(QPen(edge, stroke));
    painter.setBrush(Qt::NoBrush);
    const qreal half = stroke / 2;
    painter.drawRoundedRect(pill.adjusted(half, half, -half, -half), radius - half, radius - half);
  }
  const QString mark = tileMark(tile);
  const QFont font = theme::fittingSans(mark, pill.width() - 0.12 * pill.height(),
                                        std::max(6.0, 0.92 * pill.height()), 5, 600);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  painter.setPen(text);
  painter.drawText(QPointF(pill.center().x() - metrics.horizontalAdvance(mark) / 2,
                           std::round(pill.center().y() + metrics.capHeight() / 2)),
                   mark);
}

std::array<QRectF, 2> redDotBoxes(const TileSize &size, int turn) {
  const QSizeF face(size.lyingFace(turn));
  const qreal across = std::floor(kDot * size.width);
  const qreal edge = margin(size);
  const qreal top = face.height() - edge - across;
  return {QRectF(edge, top, across, across), QRectF(face.width() - edge - across, top, across, across)};
}

void paintRedDots(QPainter &painter, const TileSize &size, int turn, const theme::TileColors &colors) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(colors.red));
  for (const QRectF &dot : redDotBoxes(size, turn))
    painter.drawEllipse(dot);
}

}  // namespace janso
