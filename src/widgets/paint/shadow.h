// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Soft shadows of the one light from the top left, as images of black with alpha.
//
// All lengths are device pixels.
#pragma once

#include <QImage>
#include <QList>
#include <QPoint>
#include <QPolygonF>
#include <QRectF>

namespace janso {

// Gaussian of the given standard deviation (three box passes) over an Alpha8 image, in place.
void blurAlpha(QImage &mask, qreal sigma);

// One pass of a shadow: the shapes moved, grown, blurred.
struct ShadowPass {
  QPointF offset;
  qreal grow = 0;
  qreal sigma = 0;
  qreal opacity = 0;  // 0..1
};

struct ShadowImage {
  QImage image;    // ARGB32 premultiplied, device pixel ratio 1
  QPoint topLeft;  // where it belongs, in the coordinates of the shapes
};

// The passes for rounded rectangles, merged as one group: no shape throws a shadow on another of them.
ShadowImage groupShadow(const QList<QRectF> &shapes, qreal radius, const QList<ShadowPass> &passes);

// Shapes of any form, blurred together.
struct ShadowLayer {
  QList<QPolygonF> shapes;
  qreal sigma = 0;
  qreal opacity = 0;  // 0..1
};

// All layers of a group, merged likewise.
ShadowImage layeredShadow(const QList<ShadowLayer> &layers);

enum class ShadowKind {
  Lying,
  Stack,     // the faces lie on another tile
  Standing,  // the faces end where the tiles touch the table
};

// What every group of tiles throws: a cast and a contact shadow. `width` is that of a tile, `unit` one pond
// column.
QList<ShadowPass> tileShadow(qreal width, qreal unit, ShadowKind kind);

}  // namespace janso
