// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws tiles everywhere: on the table, in tooltips, on result pages.
//
// Positions and widths are in the painter's own coordinates. Each tile is rendered for the resulting device
// pixels and aligned to whole device pixels, so it is crisp at every ratio. Pictures are cached; share one
// painter. Use it only in the window's thread. Rotated or sheared painters are not supported (turn the art
// with TileStyle::turn).
#pragma once

#include <QCache>
#include <QList>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <span>

#include "rules/tile.h"
#include "widgets/paint/shadow.h"
#include "widgets/paint/tilerender.h"

class QPainter;

namespace janso {

class TilePainter {
 public:
  TilePainter();

  void setLook(const TileLook &look);
  const TileLook &look() const { return m_render.look(); }

  // --- Single tiles, without their shadow ---
  // A tile on the table: `topLeft` of its face, `width` of its short side. Its side extends thickness(width)
  // further down. An unknown tile lies face down.
  void lying(QPainter &painter, QPointF topLeft, qreal width, Tile tile, const TileStyle &style = {});
  // A tile of the viewer's hand: `topLeft` of its face; the cap extends 0.15 x width above it.
  void standing(QPainter &painter, QPointF topLeft, qreal width, Tile tile, const TileStyle &style = {});
  void uprightBack(QPainter &painter, QPointF topLeft, qreal width);
  void sideBack(QPainter &painter, QPointF topLeft, qreal depth, qreal pitch, bool left, bool last);

  // --- Shadows ---
  // The shadow of a group of tiles, given by their faces; draw it before the tiles. `unit` is the width of a
  // pond column (0 = that of ponds with this tile width).
  void shadows(QPainter &painter, const QList<QRectF> &faces, qreal width, qreal unit = 0,
               ShadowKind kind = ShadowKind::Lying);

  // --- Rows, with their shadow: for pages and tooltips ---
  // `topLeft` is that of the first face; the gap between tiles is gap(width).
  void row(QPainter &painter, QPointF topLeft, qreal width, std::span<const Tile> tiles,
           const TileStyle &style = {});
  static QSizeF rowSize(int tiles, qreal width);  // includes the side below

  // An amber outline around a face, as for a winning tile or the last discard.
  static void outline(QPainter &painter, const QRectF &face, qreal width, qreal stroke);

  // The size of a lying face, and the height of the side below it.
  static QSizeF faceSize(qreal width, int turn = 0) {
    return turn % 2 == 0 ? QSizeF(width, width * 4 / 3) : QSizeF(width * 4 / 3, width);
  }
  static qreal thickness(qreal width) { return width / 4; }
  static qreal gap(qreal width) { return width / 36; }

  // The print of a face that appears `seen` device pixels wide, turned, kPrintFiner times as large and with
  // kPrintEdge clear pixels around it, to be drawn into any shape.
  static constexpr int kPrintFiner = 2;
  static constexpr int kPrintEdge = 2;
  const QPixmap &print(Tile tile, int turn, int seen);

  // A lying tile as a picture (for item views) with its device pixel ratio set.
  QPixmap pixmap(qreal width, qreal ratio, Tile tile, const TileStyle &style = {});

  // Device pixels per unit of the painter's coordinates.
  static qreal scaleOf(const QPainter &painter);
  // Draws a picture made for device pixels, with its top left corner on the nearest whole device pixel.
  static void blit(QPainter &painter, QPointF topLeft, const QPixmap &picture);

 private:
  enum class Pose : quint8 {
    Lying,
    Standing,
    Upright,
    SideLeft,
    SideRight,
    SideLeftEnd,
    SideRightEnd,
    Print
  };
  const QPixmap &picture(Pose pose, int width, int pitch, Tile tile, const TileStyle &style);
  QImage render(Pose pose, int width, int pitch, Tile tile, const TileStyle &style);

  TileRender m_render;
  QCache<quint64, QPixmap> m_pictures;
  struct Shadow {
    QPixmap picture;
    QPoint offset;
  };
  QCache<size_t, Shadow> m_shadows;
};

}  // namespace janso
