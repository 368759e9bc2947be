// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartexport.h"

#include <QBuffer>
#include <QPainter>
#include <QPrinter>
#include <QSvgGenerator>
#include <algorithm>

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/chartpainter.h"
#include "widgets/paint/theme.h"

namespace janso {
namespace {

ChartLook paperLook() {
  return {theme::chrome(false), -1};
}

}  // namespace

QByteArray toSvg(const ChartData &data, const QSize &size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  svg.setSize(size);
  svg.setViewBox(QRect(QPoint(), size));
  svg.setTitle(data.title);
  QPainter painter(&svg);
  const QRectF place(QPointF(0, 0), QSizeF(size));
  painter.fillRect(place, QColor::fromRgba(theme::kPaper));
  paintChart(painter, data, layOut(data, place), paperLook());
  painter.end();
  return bytes;
}

bool printChart(const ChartData &data, QPrinter &printer) {
  QPainter painter;
  if (!painter.begin(&printer))
    return false;
  // Laid out as a picture of this width, so that lines and letters keep their weights.
  constexpr double kWidth = 900;
  const QRectF page = painter.viewport();
  const double scale = page.width() / kWidth;
  painter.scale(scale, scale);
  constexpr double kShape = 0.62;
  const QRectF place(0, 0, kWidth, std::min(kWidth * kShape, page.height() / scale));
  paintChart(painter, data, layOut(data, place), paperLook());
  return painter.end();
}

}  // namespace janso
