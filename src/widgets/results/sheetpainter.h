// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The score sheet of a series: one drawing for the window, the printer and the PDF.
//
// Players are columns and each match is a block of lines, as on paper. Future matches are shown as empty
// blocks. The drawing has its own size in sheet units (about one pixel of a window at 100%). Everything is
// lines and text, so that it scales to any device.
#pragma once

#include <QColor>
#include <QDateTime>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include "rules/ruleset.h"
#include "rules/series.h"
#include "widgets/look/theme.h"

class QPainter;
class QRectF;

namespace janso {

struct ChromeColors;

// The contents of the sheet.
struct ScoreSheet {
  Series series;
  RuleSet rules;
  QDateTime begun;  // if invalid, it is left out
};

struct SheetColors {
  QColor text, second, dim;
  QColor line, lineStrong;
  QColor band;   // background of the totals
  QColor first;  // outline of the leader
  QColor gain, loss;
};
// The colors of a sheet in a window.
SheetColors sheetColors(const ChromeColors &chrome);
// The colors on white paper.
SheetColors paperSheetColors();

class SheetPainter {
 public:
  // Lays the sheet out for a window: all matches are in one column.
  explicit SheetPainter(const ScoreSheet &sheet);
  // Lays the sheet out for a page of this shape (width by height, any unit): many matches are in two columns,
  // and few matches have taller lines.
  SheetPainter(const ScoreSheet &sheet, QSizeF page);

  // The size of the whole drawing, in sheet units.
  QSizeF size() const;
  // Whether the sheet should be printed in landscape.
  static bool wantsLandscape(const ScoreSheet &sheet);
  // Draws from (0, 0), in sheet units. The caller paints the background.
  void paint(QPainter &painter, const SheetColors &colors) const;
  // Draws `sheet` on `page` as large as it fits, at the top and horizontally centered.
  static void paintOnPage(QPainter &painter, const QRectF &page, const ScoreSheet &sheet);

  // The same in words, line by line, for screen readers.
  QStringList spoken() const;
  // The heading and the rules below the table.
  QString title() const;
  QString rulesLine() const;

 private:
  enum class Line { Score, MatchPoints, Placement, Adjustment, MatchTotal, RunningTotal };
  struct Cell {
    QString note;  // small, on the left
    QString text;
    bool signedPoints = false;
    std::int32_t value = 0;
  };
  struct Brush;

  QList<Line> lines(int match) const;
  QString lineName(Line line, int match) const;
  Cell cell(Line line, int match, int player) const;
  int blocksInColumn() const;
  qreal blockHeight(int match) const;
  qreal blocksHeight(int column) const;
  qreal playerLeft(int player) const;
  qreal columnWidth() const;

  void paintTitle(Brush &brush) const;
  void paintHeads(Brush &brush, qreal left, bool standing) const;
  void paintBlock(Brush &brush, QPointF corner, int match) const;
  void paintCell(Brush &brush, const QRectF &rect, Line line, const Cell &cell) const;

  ScoreSheet m_sheet;
  int m_columns = 1;
  qreal m_lineHeight = 0;
  qreal m_playerWidth = 0;
  bool m_adjusted = false;
};

}  // namespace janso
