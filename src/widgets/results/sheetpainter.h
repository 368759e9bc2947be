// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The score sheet of a series: one drawing for the window, the printer and the PDF.
//
// Players are columns, each match is a block of lines, as on paper. Matches that are still to come stand
// there empty. The drawing has a size of its own in sheet units (about one pixel of a window at 100 %);
// everything is lines and text, so that it can be scaled to any device.
#pragma once

#include <QColor>
#include <QDateTime>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include "rules/ruleset.h"
#include "rules/series.h"

class QPainter;
class QRectF;

namespace janso {

struct ChromeColors;

// What the sheet says.
struct ScoreSheet {
  Series series;
  RuleSet rules;
  QDateTime begun;  // may be invalid: then it is left out
};

struct SheetColors {
  QColor text, second, dim;
  QColor line, lineStrong;
  QColor band;   // behind the totals
  QColor first;  // outline of who leads
  QColor gain, loss;
};
// The colours of a sheet in a window.
SheetColors sheetColors(const ChromeColors &chrome);
// Those on white paper.
SheetColors paperSheetColors();

class SheetPainter {
 public:
  // Lays the sheet out for a window: all matches stand below each other.
  explicit SheetPainter(const ScoreSheet &sheet);
  // Lays it out for a page of this shape (width by height, any unit): many matches stand in two columns, few
  // have higher lines.
  SheetPainter(const ScoreSheet &sheet, QSizeF page);

  // The size of the whole drawing, in sheet units.
  QSizeF size() const;
  // Whether its paper should lie wider than high.
  static bool wantsLandscape(const ScoreSheet &sheet);
  // Draws from (0, 0), in sheet units. The caller paints the ground.
  void paint(QPainter &painter, const SheetColors &colors) const;
  // `sheet` on `page`, as large as it fits, at its top and in the middle of its width.
  static void paintOnPage(QPainter &painter, const QRectF &page, const ScoreSheet &sheet);

  // The same in words, line by line, for screen readers.
  QStringList spoken() const;
  // The heading and the rules below the table.
  QString title() const;
  QString rulesLine() const;

 private:
  enum class Line { Score, MatchPoints, Placement, Adjustment, MatchTotal, RunningTotal };
  struct Cell {
    QString note;  // small, at the left
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
