// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/sheetbrush.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

constexpr qreal kGroupGap = 0.30;  // of a tile's width, between groups

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

// --- SheetTexts ---

SheetTexts::SheetTexts() {
  for (const FontRow &row : kFonts) {
    const auto at = static_cast<std::size_t>(row.role);
    m_fonts[at] = row.serif ? theme::serif(row.size, row.weight) : theme::sans(row.size, row.weight);
    m_heights[at] = QFontMetricsF(m_fonts[at]).height();
  }
}

const SheetTexts::Shaped &SheetTexts::shaped(const QString &words, PaperFont role) {
  auto &known = m_shaped[static_cast<std::size_t>(role)];
  const auto found = known.constFind(words);
  if (found != known.constEnd())
    return *found;
  Shaped text;
  QTextLayout layout(words, font(role));
  layout.beginLayout();
  QTextLine line = layout.createLine();
  line.setNumColumns(static_cast<int>(words.size()));
  layout.endLayout();
  text.lineHeight = line.height();
  text.width = line.naturalTextWidth();
  QTextBoundaryFinder finder(QTextBoundaryFinder::Line, words);
  int start = 0;
  for (qsizetype next = finder.toNextBoundary(); next > 0; next = finder.toNextBoundary()) {
    const int end = static_cast<int>(next);
    int last = end;
    while (last > start && words[last - 1].isSpace())
      --last;
    text.pieces.push_back({end, line.cursorToX(start), line.cursorToX(last)});
    start = end;
  }
  return *known.insert(words, text);
}

std::vector<int> SheetTexts::lineEnds(const Shaped &text, qreal width) {
  std::vector<int> ends;
  qreal left = 0;
  int end = 0;
  for (const Piece &piece : text.pieces) {
    if (end > 0 && piece.right - left > width) {
      ends.push_back(end);
      left = piece.left;
    }
    end = piece.end;
  }
  ends.push_back(end);
  return ends;
}

qreal SheetTexts::widthOf(const QString &words, PaperFont role) {
  return shaped(words, role).width;
}

qreal SheetTexts::heightOf(const QString &words, PaperFont role, qreal width) {
  const Shaped &text = shaped(words, role);
  return text.lineHeight * static_cast<qreal>(lineEnds(text, width).size());
}

void SheetTexts::draw(QPainter &painter, const QString &words, PaperFont role, qreal width) {
  const Shaped &text = shaped(words, role);
  QTextLayout layout(words, font(role));
  layout.beginLayout();
  int start = 0;
  qreal top = 0;
  for (const int end : lineEnds(text, width)) {
    QTextLine line = layout.createLine();
    line.setNumColumns(end - start);
    line.setPosition({0, top});
    start = end;
    top += text.lineHeight;
  }
  layout.endLayout();
  layout.draw(&painter, {});
}

// --- SheetBrush ---

SheetBrush::SheetBrush(SheetTexts &texts, QPainter *painter, TilePainter *tiles, qreal scale)
    : m_texts(texts), m_painter(painter), m_tiles(tiles), m_scale(scale) {}

qreal SheetBrush::lineHeight(PaperFont role) const {
  return m_texts.lineHeight(role) * m_scale;
}

qreal SheetBrush::widthOf(const QString &words, PaperFont role) const {
  return m_texts.widthOf(words, role) * m_scale;
}

qreal SheetBrush::text(QPointF corner, qreal width, const QString &words, PaperFont role, bool quiet) {
  if (words.isEmpty())
    return 0;
  const qreal high = m_texts.heightOf(words, role, width / m_scale) * m_scale;
  if (m_painter != nullptr) {
    m_painter->save();
    m_painter->translate(corner);
    m_painter->scale(m_scale, m_scale);
    m_painter->setPen(QColor::fromRgba(quiet ? theme::kYakuPaper.second : theme::kYakuPaper.text));
    m_texts.draw(*m_painter, words, role, width / m_scale);
    m_painter->restore();
  }
  return high;
}

void SheetBrush::cell(const QRectF &rect, const QString &words, PaperFont role, Qt::Alignment alignment,
                      bool quiet) {
  if (m_painter == nullptr || words.isEmpty())
    return;
  const QFont &type = m_texts.font(role);
  const QRectF room(QPointF(), rect.size() / m_scale);
  m_painter->save();
  m_painter->translate(rect.topLeft());
  m_painter->scale(m_scale, m_scale);
  m_painter->setFont(type);
  m_painter->setPen(QColor::fromRgba(role == PaperFont::Band ? theme::kYakuPaper.bandText
                                     : quiet                 ? theme::kYakuPaper.second
                                                             : theme::kYakuPaper.text));
  m_painter->drawText(room, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                      QFontMetricsF(type).elidedText(words, Qt::ElideRight, room.width() + 1));
  m_painter->restore();
}

void SheetBrush::band(const QRectF &rect) {
  if (m_painter != nullptr)
    m_painter->fillRect(rect, QColor::fromRgba(theme::kYakuPaper.band));
}

void SheetBrush::line(QPointF from, QPointF to) {
  if (m_painter == nullptr)
    return;
  m_painter->setPen(QPen(QColor::fromRgba(theme::kYakuPaper.line), 4));
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
      m_painter->setPen(QPen(QColor::fromRgba(theme::kYakuPaper.edge), tile / 24));
      m_painter->setBrush(Qt::NoBrush);
      m_painter->drawRoundedRect(place.adjusted(0, 0, 0, TilePainter::thickness(tile)), tile / 10, tile / 10);
      at.rx() += face.width() + TilePainter::gap(tile);
    }
    at.rx() += kGroupGap * tile;
  }
  return high;
}

}  // namespace janso
