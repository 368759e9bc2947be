// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartexport.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/chartpainter.h"
#include "widgets/look/colors.h"
#include "widgets/look/theme.h"

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

}  // namespace janso
