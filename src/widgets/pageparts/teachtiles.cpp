// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/teachtiles.h"

#include <QPainter>
#include <QTextDocument>
#include <algorithm>
#include <cmath>
#include <span>

#include "widgets/look/theme.h"
#include "widgets/paint/gradient.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

constexpr int kTilesProperty = QTextFormat::UserProperty + 1;
constexpr int kClosingProperty = QTextFormat::UserProperty + 2;
constexpr int kAloneProperty = QTextFormat::UserProperty + 3;
constexpr QSizeF kFeltPad(6, 6);  // around tiles that stand alone: their shadow falls on it
constexpr qreal kFeltRadius = 6;
constexpr qreal kApart = 3;  // from the words on both sides
// Height of a tile with its side, of the text's height; but no tile is narrower than that, or some bamboos
// look alike.
constexpr qreal kTileShare = 1.42;
constexpr qreal kLeastTile = 26;
constexpr qreal kLeastInSentence = 20;
constexpr qreal kBetweenLines = 2;      // between tiles of two lines
constexpr qreal kLeastInWholeRow = 19;  // to keep a long row in one piece

// As high as the text wants it.
qreal widthBeside(const QFontMetricsF &metrics) {
  return std::round(kTileShare * metrics.height() / (4.0 / 3 + 0.25));
}

qreal tileWidth(const QFontMetricsF &metrics, bool alone) {
  return std::max(alone ? kLeastTile : kLeastInSentence, widthBeside(metrics));
}

std::vector<Tile> tilesOf(const QTextFormat &format) {
  std::vector<Tile> tiles;
  for (const QChar face : format.stringProperty(kTilesProperty))
    tiles.push_back(face == u'_' ? Tile() : Tile::fromFace(face.unicode() - u'0'));
  return tiles;
}

QString facesOf(const std::vector<Tile> &tiles) {
  QString faces;
  for (const Tile tile : tiles)
    faces += tile.isKnown() ? QChar(u'0' + tile.face()) : QChar(u'_');
  return faces;
}
static_assert(u'0' + kFaces <= u'_', "the back is no face");

void paintFelt(QPainter &painter, const QRectF &strip) {
  const auto &stops = theme::felt(FeltColor::Teal).stops;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(verticalGradient(strip, stops[1], stops[2]));
  painter.drawRoundedRect(strip, kFeltRadius, kFeltRadius);
  painter.restore();
}

}  // namespace

struct TeachTiles::Laid {
  qreal tile = 0;
  qreal tileHeight = 0;
  qreal rowHeight = 0;
  qreal width = 0;
  qreal closing = 0;  // width of what is written after the tiles
  QSizeF pad{0, 0};   // of felt on each side
  int perRow = 1;
  int rows = 1;
};

TeachTiles::TeachTiles() = default;
TeachTiles::~TeachTiles() = default;

QTextCharFormat TeachTiles::format(const QTextCharFormat &base, const std::vector<Tile> &tiles,
                                   const QString &closing, bool alone) {
  QTextCharFormat format = base;
  format.setObjectType(kObject);
  // In a sentence all lines have their words at the bottom, with tiles or without.
  format.setVerticalAlignment(alone ? QTextCharFormat::AlignMiddle : QTextCharFormat::AlignBaseline);
  format.setProperty(kTilesProperty, facesOf(tiles));
  format.setProperty(kClosingProperty, closing);
  format.setProperty(kAloneProperty, alone);
  return format;
}

qreal TeachTiles::lineHeight(const QFont &font) {
  const qreal tile = tileWidth(QFontMetricsF(font), false);
  return TilePainter::rowSize(1, tile).height() + kBetweenLines;
}

TilePainter &TeachTiles::painter() {
  if (m_painter)
    return *m_painter;
  if (!m_own)
    m_own = std::make_unique<TilePainter>();
  return *m_own;
}

TeachTiles::Laid TeachTiles::lay(const QTextDocument &document, const QTextFormat &format) {
  const auto count = static_cast<int>(format.stringProperty(kTilesProperty).size());
  const QFontMetricsF metrics(document.defaultFont());
  Laid laid;
  const bool alone = format.boolProperty(kAloneProperty);
  const qreal usual = tileWidth(metrics, alone);
  const qreal least = alone ? widthBeside(metrics) : 0;
  laid.tile = usual;
  laid.closing = metrics.horizontalAdvance(format.stringProperty(kClosingProperty));
  if (alone)
    laid.pad = kFeltPad;
  const qreal beside = 2 * (kApart + laid.pad.width()) + laid.closing;
  const qreal room = document.textWidth() > 0 ? document.textWidth() - beside : 1e6;
  laid.perRow = std::max(1, count);
  while (laid.tile > std::max(least, kLeastInWholeRow) &&
         TilePainter::rowSize(laid.perRow, laid.tile).width() > room)
    --laid.tile;
  if (TilePainter::rowSize(laid.perRow, laid.tile).width() > room)
    laid.tile = usual;
  laid.tileHeight = TilePainter::rowSize(1, laid.tile).height();
  laid.rowHeight = laid.tileHeight + 2;
  while (laid.perRow > 1 && TilePainter::rowSize(laid.perRow, laid.tile).width() > room)
    --laid.perRow;
  laid.rows = (count + laid.perRow - 1) / laid.perRow;
  laid.width = TilePainter::rowSize(laid.perRow, laid.tile).width();
  return laid;
}

QSizeF TeachTiles::intrinsicSize(QTextDocument *document, int, const QTextFormat &format) {
  const Laid laid = lay(*document, format);
  const bool alone = format.boolProperty(kAloneProperty);
  const qreal below = alone ? 0 : QFontMetricsF(document->defaultFont()).descent() + kBelowLine;
  return {laid.width + laid.closing + 2 * (kApart + laid.pad.width()),
          laid.rows * laid.rowHeight + 2 * laid.pad.height() - below};
}

void TeachTiles::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int,
                            const QTextFormat &format) {
  const Laid laid = lay(*document, format);
  const std::vector<Tile> tiles = tilesOf(format);
  const auto perRow = static_cast<std::size_t>(laid.perRow);
  if (!laid.pad.isNull())
    paintFelt(*painter, rect.adjusted(kApart, 0, -kApart - laid.closing, 0));
  const qreal left = rect.left() + kApart + laid.pad.width();
  qreal y = rect.top() + laid.pad.height() + (laid.rowHeight - laid.tileHeight) / 2;
  qreal right = rect.left();
  for (std::size_t first = 0; first < tiles.size(); first += perRow, y += laid.rowHeight) {
    const std::size_t count = std::min(perRow, tiles.size() - first);
    this->painter().row(*painter, QPointF(left, y), laid.tile,
                        std::span<const Tile>(tiles).subspan(first, count));
    right =
        left + kApart + laid.pad.width() + TilePainter::rowSize(static_cast<int>(count), laid.tile).width();
  }
  const QString closing = format.stringProperty(kClosingProperty);
  if (closing.isEmpty())
    return;
  painter->setFont(document->defaultFont());
  painter->setPen(format.foreground().color());
  painter->drawText(QPointF(right, rect.bottom()), closing);
}

}  // namespace janso
