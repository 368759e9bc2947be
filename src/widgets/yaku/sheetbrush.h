// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws the parts of a printed page below each other, or only measures them: the same calls do both, so that
// the drawing matches the measurement.
//
// Lengths are in tenths of a point (1/720 inch), so that type sizes can be whole pixels. `scale` shrinks or
// enlarges type and everything that depends on it; widths are the page's. Words are shaped once, at scale 1,
// and cached (SheetTexts), because finding the largest type that fits measures a page many times.
#pragma once

#include <QFont>
#include <QHash>
#include <QRectF>
#include <QString>
#include <array>
#include <vector>

#include "widgets/pageparts/handtray.h"

class QPainter;

namespace janso {

class TilePainter;

enum class PaperFont { Title, Band, Name, Second, Text, Small, Figure };
inline constexpr int kPaperFonts = static_cast<int>(PaperFont::Figure) + 1;

// The words of a sheet in its fonts, all at scale 1.
class SheetTexts {
 public:
  SheetTexts();

  const QFont &font(PaperFont role) const { return m_fonts[static_cast<std::size_t>(role)]; }
  qreal lineHeight(PaperFont role) const { return m_heights[static_cast<std::size_t>(role)]; }
  // The width of the words on one line.
  qreal widthOf(const QString &words, PaperFont role);
  // The height of the words wrapped to `width`.
  qreal heightOf(const QString &words, PaperFont role, qreal width);
  // Draws the words from (0, 0), wrapped to `width`.
  void draw(QPainter &painter, const QString &words, PaperFont role, qreal width);

 private:
  // A run of words up to a possible end of a line.
  struct Piece {
    int end = 0;  // position in the text
    qreal left = 0;
    qreal right = 0;  // without trailing spaces
  };
  struct Shaped {
    std::vector<Piece> pieces;
    qreal lineHeight = 0;
    qreal width = 0;
  };
  const Shaped &shaped(const QString &words, PaperFont role);
  // The pieces at which the lines end.
  static std::vector<int> lineEnds(const Shaped &text, qreal width);

  std::array<QFont, kPaperFonts> m_fonts;
  std::array<qreal, kPaperFonts> m_heights{};
  std::array<QHash<QString, Shaped>, kPaperFonts> m_shaped;
};

class SheetBrush {
 public:
  // Without a painter it only measures; `tiles` may then be null. `texts` must outlive the brush.
  SheetBrush(SheetTexts &texts, QPainter *painter, TilePainter *tiles, qreal scale);

  qreal scale() const { return m_scale; }
  // A length that scales with the type.
  qreal length(qreal tenths) const { return tenths * m_scale; }

  // Draws text wrapped to `width`; returns its height.
  qreal text(QPointF corner, qreal width, const QString &words, PaperFont role, bool quiet = false);
  // Draws one line of text, vertically centered in the cell.
  void cell(const QRectF &rect, const QString &words, PaperFont role,
            Qt::Alignment alignment = Qt::AlignHCenter, bool quiet = false);
  qreal lineHeight(PaperFont role) const;
  qreal widthOf(const QString &words, PaperFont role) const;

  void band(const QRectF &rect);
  void line(QPointF from, QPointF to);
  // Draws a hand in one row, no wider than `width`, with tiles of width `tile` if there is room; returns its
  // height.
  qreal hand(QPointF corner, qreal width, qreal tile, const QList<TrayGroup> &groups);
  static qreal handHeight(qreal tile);

 private:
  SheetTexts &m_texts;
  QPainter *m_painter;
  TilePainter *m_tiles;
  qreal m_scale;
};

}  // namespace janso
