// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sheetbrush.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "widgets/theme.h"
#include "widgets/tilepainter.h"

namespace janso {

namespace {

constexpr qreal kGroupGap = 0.30;  // of a tile's width, between groups
constexpr qreal kHigh = 1e6;       // room for text that is measured

struct FontRow {
  PaperFont role{};
  qreal size = 0;  // tenths of a point
  int weight = 500;
  bool serif = false;
};
constexpr std::array kFonts{
    FontRow{PaperFont::Title, 150, 600, false}, FontRow{PaperFont::Band, 78, 600, false},
    FontRow{PaperFont::Name, 78, 600, false},   FontRow{PaperFont::Second, 72, 500, true},
    FontRow{PaperFont::Text, 70, 500, false},   FontRow{PaperFont::Small, 64, 500, false},
    FontRow{PaperFont::Figure, 76, 600, false},
};

qreal groupsWidth(const QList<TrayGroup> &groups, qreal tile) {
  qreal sum = kGroupGap * tile * std::max(0.0, static_cast<qreal>(groups.size()) - 1);
  for (const TrayGroup &group : groups) {
    for (const TrayTile &each : group.tiles)
      sum += TilePainter::faceSize(tile, each.sideways ? 1 : 0).width() + TilePainter::gap(tile);
  }
  return sum;
}

}  // namespace

SheetBrush::SheetBrush(QPainter *painter, TilePainter *tiles, qreal scale)
    : m_painter(painter), m_tiles(tiles), m_scale(scale) {}

QFont SheetBrush::font(PaperFont role) const {
  const FontRow &row =
      *std::find_if(kFonts.begin(), kFonts.end(), [role](const FontRow &each) { return each.role == role; });
  QFont font = row.serif ? theme::serif(row.size, row.weight) : theme::sans(row.size, row.weight);
  font.setPixelSize(qRound(row.size * m_scale));
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

qreal SheetBrush::lineHeight(PaperFont role) const {
  return QFontMetricsF(font(role)).height();
}

qreal SheetBrush::widthOf(const QString &words, PaperFont role) const {
  return QFontMetricsF(font(role)).horizontalAdvance(words);
}

qreal SheetBrush::text(QPointF corner, qreal width, const QString &words, PaperFont role,
                       Qt::Alignment alignment, bool quiet) {
  if (words.isEmpty())
    return 0;
  const QFont type = font(role);
  const int flags = static_cast<int>(alignment | Qt::AlignTop) | Qt::TextWordWrap;
  const QRectF room(corner, QSizeF(width, kHigh));
  const qreal high = QFontMetricsF(type).boundingRect(room, flags, words).height();
  if (m_painter != nullptr) {
    m_painter->setFont(type);
    m_painter->setPen(quiet ? m_colors.second : m_colors.text);
    m_painter->drawText(QRectF(corner, QSizeF(width, high + 1)), flags, words);
  }
  return high;
}

void SheetBrush::cell(const QRectF &rect, const QString &words, PaperFont role, Qt::Alignment alignment,
                      bool quiet) {
  if (m_painter == nullptr || words.isEmpty())
    return;
  const QFont type = font(role);
  m_painter->setFont(type);
  m_painter->setPen(role == PaperFont::Band ? m_colors.bandText : quiet ? m_colors.second : m_colors.text);
  m_painter->drawText(rect, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                      QFontMetricsF(type).elidedText(words, Qt::ElideRight, rect.width() + 1));
}

void SheetBrush::band(const QRectF &rect) {
  if (m_painter != nullptr)
    m_painter->fillRect(rect, m_colors.band);
}

void SheetBrush::line(QPointF from, QPointF to) {
  if (m_painter == nullptr)
    return;
  m_painter->setPen(QPen(m_colors.line, 4));
  m_painter->drawLine(from, to);
}

qreal SheetBrush::handHeight(qreal tile) {
  return tile * 4 / 3 + TilePainter::thickness(tile);
}

qreal SheetBrush::hand(QPointF corner, qreal width, qreal tile, const QList<TrayGroup> &groups) {
  const qreal wide = groupsWidth(groups, tile);
  const qreal high = handHeight(tile);
  if (m_painter == nullptr)
    return high;
  if (wide > width)
    tile *= width / wide;
  QPointF at = corner + QPointF(0, (high - handHeight(tile)) / 2);
  for (const TrayGroup &group : groups) {
    for (const TrayTile &each : group.tiles) {
      const QSizeF face = TilePainter::faceSize(tile, each.sideways ? 1 : 0);
      TileStyle style;
      style.turn = each.sideways ? 3 : 0;
      style.back = each.back;
      const QRectF place(at + QPointF(0, tile * 4 / 3 - face.height()), face);
      m_tiles->lying(*m_painter, place.topLeft(), tile, each.tile, style);
      // On white paper an ivory tile has no edge of its own.
      m_painter->setPen(QPen(m_colors.edge, tile / 24));
      m_painter->setBrush(Qt::NoBrush);
      m_painter->drawRoundedRect(place.adjusted(0, 0, 0, TilePainter::thickness(tile)), tile / 10, tile / 10);
      at.rx() += face.width() + TilePainter::gap(tile);
    }
    at.rx() += kGroupGap * tile;
  }
  return high;
}

}  // namespace janso
