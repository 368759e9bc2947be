// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/shadow.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace janso {

namespace {

// The rounded mean of 2r+1 bytes whose sum is given, without a division, of which there is one for every
// pixel and pass. Exact up to r = 2000.
class WindowMean {
 public:
  explicit WindowMean(int radius)
      : m_half(static_cast<std::uint32_t>(radius)),
        m_inverse((std::uint64_t{1} << 32) / static_cast<std::uint64_t>(2 * radius + 1) + 1) {}
  uchar operator()(int sum) const {
    return static_cast<uchar>((static_cast<std::uint32_t>(sum) + m_half) * m_inverse >> 32);
  }

 private:
  std::uint32_t m_half;
  std::uint64_t m_inverse;
};

// Running mean over 2r+1 values of a row; outside counts as empty.
void boxRow(uchar *line, int count, int radius, std::vector<uchar> &copy) {
  std::copy_n(line, count, copy.begin());
  const WindowMean mean(radius);
  int sum = 0;
  for (int i = 0; i <= std::min(radius, count - 1); ++i)
    sum += copy[static_cast<std::size_t>(i)];
  for (int i = 0; i < count; ++i) {
    line[i] = mean(sum);
    if (i + radius + 1 < count)
      sum += copy[static_cast<std::size_t>(i + radius + 1)];
    if (i - radius >= 0)
      sum -= copy[static_cast<std::size_t>(i - radius)];
  }
}

// The same down all columns at once, row by row: memory is read as it lies.
void boxColumns(QImage &mask, int radius) {
  const QImage copy = mask.copy();
  const WindowMean mean(radius);
  std::vector<int> sums(static_cast<std::size_t>(mask.width()));
  const auto add = [&](int row, int sign) {
    if (row < 0 || row >= copy.height())
      return;
    const uchar *line = copy.constScanLine(row);
    for (std::size_t x = 0; x < sums.size(); ++x)
      sums[x] += sign * line[x];
  };
  for (int row = 0; row <= radius; ++row)
    add(row, 1);
  for (int row = 0; row < mask.height(); ++row) {
    uchar *line = mask.scanLine(row);
    for (std::size_t x = 0; x < sums.size(); ++x)
      line[x] = mean(sums[x]);
    add(row + radius + 1, 1);
    add(row - radius, -1);
  }
}

// Three box filters that together have the variance of the Gaussian.
std::array<int, 3> boxRadii(qreal sigma) {
  const qreal ideal = std::sqrt(12.0 * sigma * sigma / 3.0 + 1.0);
  int lower = static_cast<int>(std::floor(ideal));
  if (lower % 2 == 0)
    --lower;
  const qreal count = (12 * sigma * sigma - 3.0 * lower * lower - 12.0 * lower - 9) / (-4.0 * lower - 4);
  const int narrow = qRound(count);
  std::array<int, 3> radii{};
  for (int i = 0; i < 3; ++i)
    radii[static_cast<std::size_t>(i)] = ((i < narrow ? lower : lower + 2) - 1) / 2;
  return radii;
}

}  // namespace

void blurAlpha(QImage &mask, qreal sigma) {
  if (sigma < 0.3)
    return;
  std::vector<uchar> copy(static_cast<std::size_t>(mask.width()));
  for (int radius : boxRadii(sigma)) {
    if (radius < 1)
      continue;
    for (int y = 0; y < mask.height(); ++y)
      boxRow(mask.scanLine(y), mask.width(), radius, copy);
    boxColumns(mask, radius);
  }
}

namespace {

// A picture of nothing yet.
ShadowImage clearShadow(const QRect &area) {
  ShadowImage shadow{QImage(area.size(), QImage::Format_ARGB32_Premultiplied), area.topLeft()};
  shadow.image.fill(Qt::transparent);
  return shadow;
}

// Adds one pass; `draw` fills its shapes, in their own coordinates.
template <class Draw>
void addPass(ShadowImage &shadow, qreal sigma, qreal opacity, const Draw &draw) {
  QImage mask(shadow.image.size(), QImage::Format_Alpha8);
  mask.fill(0);
  QPainter painter(&mask);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-shadow.topLeft);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::SolidPattern);
  draw(painter);
  painter.end();
  blurAlpha(mask, sigma);

  const int width = mask.width();
  for (int y = 0; y < mask.height(); ++y) {
    const uchar *from = mask.constScanLine(y);
    auto *to = reinterpret_cast<QRgb *>(shadow.image.scanLine(y));
    for (int x = 0; x < width; ++x) {
      if (from[x] == 0)
        continue;
      const qreal rest = (1 - qAlpha(to[x]) / 255.0) * (1 - from[x] / 255.0 * opacity);
      to[x] = qRgba(0, 0, 0, qRound((1 - rest) * 255));
    }
  }
}

// `draw` fills the shapes, grown on all sides.
template <class Draw>
ShadowImage castShadow(const QRectF &bounds, const QList<ShadowPass> &passes, const Draw &draw) {
  QRectF reach;
  for (const ShadowPass &pass : passes) {
    const qreal margin = pass.grow + 3 * pass.sigma + 1;
    reach |= bounds.translated(pass.offset).adjusted(-margin, -margin, margin, margin);
  }
  ShadowImage shadow = clearShadow(reach.toAlignedRect());
  if (shadow.image.isNull())
    return shadow;
  for (const ShadowPass &pass : passes) {
    addPass(shadow, pass.sigma, pass.opacity, [&](QPainter &painter) {
      painter.translate(pass.offset);
      draw(painter, pass.grow);
    });
  }
  return shadow;
}

}  // namespace

ShadowImage groupShadow(const QList<QRectF> &shapes, qreal radius, const QList<ShadowPass> &passes) {
  QRectF bounds;
  for (const QRectF &shape : shapes)
    bounds |= shape;
  return castShadow(bounds, passes, [&](QPainter &painter, qreal grow) {
    const qreal corner = radius + grow;
    for (const QRectF &shape : shapes)
      painter.drawRoundedRect(shape.adjusted(-grow, -grow, grow, grow), corner, corner);
  });
}

ShadowImage layeredShadow(const QList<ShadowLayer> &layers) {
  QRectF reach;
  for (const ShadowLayer &layer : layers) {
    const qreal margin = 3 * layer.sigma + 1;
    for (const QPolygonF &shape : layer.shapes)
      reach |= shape.boundingRect().adjusted(-margin, -margin, margin, margin);
  }
  ShadowImage shadow = clearShadow(reach.toAlignedRect());
  if (shadow.image.isNull())
    return shadow;
  for (const ShadowLayer &layer : layers) {
    addPass(shadow, layer.sigma, layer.opacity, [&layer](QPainter &painter) {
      for (const QPolygonF &shape : layer.shapes)
        painter.drawPolygon(shape, Qt::WindingFill);
    });
  }
  return shadow;
}

QList<ShadowPass> tileShadow(qreal width, qreal unit, ShadowKind kind) {
  const qreal thickness = 0.25 * width;
  const qreal base = kind == ShadowKind::Standing ? 0.95 * thickness : 0;
  const qreal grow = (kind == ShadowKind::Stack ? 0.18 : 0.10) * width;
  return {
      {QPointF(0.06 * width, 0.7 * thickness - base * 0.7), grow, 0.125 * unit, 0.45},
      {QPointF(-0.01 * width, thickness - base), 0.03 * width, 0.028 * unit, 0.50},
  };
}

}  // namespace janso
