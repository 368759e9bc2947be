// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Soft shadows from a single light at the top left, as images of black with alpha.
//
// All lengths are device pixels.
#pragma once

#include <QImage>
#include <QList>
#include <QPoint>
#include <QPolygonF>
#include <QRectF>

namespace janso {

// Blurs an Alpha8 image in place with a Gaussian of this standard deviation (three box passes).
void blurAlpha(QImage &mask, qreal sigma);

// One pass of a shadow: the shapes are moved, grown and blurred.
struct ShadowPass {
  QPointF offset;
  qreal grow = 0;
  qreal sigma = 0;
  qreal opacity = 0;  // 0..1
};

struct ShadowImage {
  QImage image;    // ARGB32 premultiplied, device pixel ratio 1
  QPoint topLeft;  // position of the image in the coordinates of the shapes
};

// The passes for rounded rectangles, merged as one group: no shape casts a shadow on another one.
ShadowImage groupShadow(const QList<QRectF> &shapes, qreal radius, const QList<ShadowPass> &passes);

// Shapes of any form that are blurred together.
struct ShadowLayer {
  QList<QPolygonF> shapes;
  qreal sigma = 0;
  qreal opacity = 0;  // 0..1
};

// All layers of a group, merged in the same way.
ShadowImage layeredShadow(const QList<ShadowLayer> &layers);

enum class ShadowKind {
  Lying,
  Stack,     // the faces lie on another tile
  Standing,  // the faces end where the tiles touch the table
};

// The shadow of any group of tiles: a cast shadow and a contact shadow. `width` is the width of a tile,
// `unit` that of a pond column.
QList<ShadowPass> tileShadow(qreal width, qreal unit, ShadowKind kind);

}  // namespace janso
