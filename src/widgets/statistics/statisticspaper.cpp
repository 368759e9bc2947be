// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticspaper.h"

#include <QAbstractTableModel>
#include <QFontMetricsF>
#include <QLocale>
#include <QPageLayout>
#include <QPainter>
#include <QRectF>
#include <algorithm>
#include <array>

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/chartpainter.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"

namespace janso {

namespace {

// Everything is laid out on a page of this width, so that lines and letters keep their weights.
constexpr double kWidth = 900;
constexpr double kTitle = 34;
constexpr double kTitleSize = 22;
constexpr double kRow = 24;
constexpr double kRowSize = 13;
constexpr double kFootSize = 11;
constexpr double kFoot = 24;
constexpr double kChartShape = 0.55;
// Shares of the width of the columns of the table.
constexpr std::array kColumns{0.34, 0.12, 0.18, 0.11, 0.12, 0.13};

// Columns that hold nothing have no width.
std::array<double, kColumns.size()> columnWidths(const QAbstractTableModel &table, double all) {
  std::array<double, kColumns.size()> widths{};
  double sum = 0;
  for (std::size_t column = 0; column < widths.size(); ++column) {
    for (int row = 0; row < table.rowCount() && widths[column] <= 0; ++row) {
      if (!table.index(row, static_cast<int>(column)).data().toString().isEmpty())
        widths[column] = kColumns[column];
    }
    sum += widths[column];
  }
  for (double &width : widths)
    width *= sum > 0 ? all / sum : 0;
  return widths;
}

void paintTable(QPainter &painter, const QRectF &place, const QAbstractTableModel &table) {
  const ChromeColors colors = theme::chrome(false);
  const int rows = table.rowCount() + 1;
  const double height = std::min(kRow, place.height() / rows);
  painter.setFont(theme::sans(std::min(kRowSize, height * 0.7)));
  const auto widths = columnWidths(table, place.width());
  for (int row = 0; row < rows; ++row) {
    double left = place.left();
    const double top = place.top() + row * height;
    painter.setPen(colors.border);
    painter.drawLine(QPointF(place.left(), top + height), QPointF(place.right(), top + height));
    painter.setPen(row == 0 ? colors.second : colors.text);
    for (int column = 0; column < table.columnCount(); ++column) {
      const double width = widths[static_cast<std::size_t>(column)];
      if (width <= 0)
        continue;
      const QString text = row == 0 ? table.headerData(column, Qt::Horizontal).toString()
                                    : table.index(row - 1, column).data().toString();
      const QRectF cell(left, top, width - kRowSize / 2, height);
      painter.drawText(cell, Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight),
                       QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, cell.width()));
      left += width;
    }
  }
}

}  // namespace

PaperSheet statisticsSheet(const QString &title, const QString &foot, const ChartData &chart,
                           const QAbstractTableModel &table) {
  PaperSheet sheet;
  sheet.title = title;
  sheet.name = title;
  constexpr double kMargin = 15;  // mm
  const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
  sheet.layout = QPageLayout(QPageSize(letter ? QPageSize::Letter : QPageSize::A4), QPageLayout::Portrait,
                             QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
  sheet.layOut = [title, foot, chart, &table](const QPageLayout &) -> PaintPage {
    return [title, foot, chart, &table](QPainter &painter, int, const QRectF &target) {
      painter.save();
      painter.translate(target.topLeft());
      const double scale = target.width() / kWidth;
      painter.scale(scale, scale);
      const QRectF page(0, 0, kWidth, target.height() / scale);
      const ChromeColors colors = theme::chrome(false);
      painter.setPen(colors.text);
      painter.setFont(theme::serif(kTitleSize));
      painter.drawText(QRectF(0, 0, kWidth, kTitle), Qt::AlignVCenter, title);
      const QRectF chartPlace(0, kTitle, kWidth, std::min(kWidth * kChartShape, page.height() / 2));
      paintChart(painter, chart, layOut(chart, chartPlace), {colors, -1});
      const double below = chartPlace.bottom() + kRow / 2;
      paintTable(painter, QRectF(0, below, kWidth, page.height() - below - kFoot), table);
      painter.setFont(theme::sans(kFootSize));
      painter.setPen(colors.second);
      painter.drawText(QRectF(0, page.bottom() - kFoot, kWidth, kFoot), Qt::AlignVCenter, foot);
      painter.restore();
    };
  };
  return sheet;
}

}  // namespace janso
