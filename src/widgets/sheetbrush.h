// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws the parts of a printed page below each other, or only measures them: the same calls do both, so that
// what was measured is what is drawn.
//
// Lengths are in tenths of a point (1/720 inch), which lets type sizes be whole pixels. `scale` shrinks or
// enlarges type and everything that goes with it; widths are the page's.
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include "widgets/handtray.h"

class QPainter;

namespace janso {

class TilePainter;

struct PaperColors {
  QColor text{0x1A, 0x1A, 0x1A};
  QColor second{0x4D, 0x4D, 0x4D};
  QColor line{0xC8, 0xC8, 0xC4};
  QColor edge{0x8C, 0x86, 0x78};  // of a tile
  QColor band{0xE9, 0xEF, 0xEC};
  QColor bandText{0x12, 0x46, 0x3A};
};

enum class PaperFont { Title, Band, Name, Second, Text, Small, Figure };

class SheetBrush {
 public:
  // Without a painter it only measures. `tiles` may be null then.
  SheetBrush(QPainter *painter, TilePainter *tiles, qreal scale);

  qreal scale() const { return m_scale; }
  QFont font(PaperFont role) const;
  const PaperColors &colors() const { return m_colors; }
  // A length that grows with the type.
  qreal length(qreal tenths) const { return tenths * m_scale; }

  // Wrapped to `width`; gives the height it takes.
  qreal text(QPointF corner, qreal width, const QString &words, PaperFont role,
             Qt::Alignment alignment = Qt::AlignLeft, bool quiet = false);
  // One line, in a cell of that height, its middle on the middle of the cell.
  void cell(const QRectF &rect, const QString &words, PaperFont role,
            Qt::Alignment alignment = Qt::AlignHCenter, bool quiet = false);
  qreal lineHeight(PaperFont role) const;
  qreal widthOf(const QString &words, PaperFont role) const;

  void band(const QRectF &rect);
  void line(QPointF from, QPointF to);
  // A hand in one row, no wider than `width`, its tiles `tile` wide where there is room; gives the height.
  qreal hand(QPointF corner, qreal width, qreal tile, const QList<TrayGroup> &groups);
  static qreal handHeight(qreal tile);

 private:
  QPainter *m_painter;
  TilePainter *m_tiles;
  qreal m_scale;
  PaperColors m_colors;
};

}  // namespace janso
