// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws tiles wherever they appear: on the table, in tooltips, on result pages.
//
// Positions and widths are in the painter's own coordinates; each tile is rendered for the device pixels that
// come of them and put on whole device pixels, so it is crisp at every ratio. Pictures are cached; one
// painter should be shared. Belongs to the window's thread. Painters that are turned or sheared are not
// supported (turn the art instead, with TileStyle::turn).
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
  // A tile on the table: `topLeft` of its face, `width` of its short side. The side below reaches
  // thickness(width) further down. An unknown tile lies face down.
  void lying(QPainter &painter, QPointF topLeft, qreal width, Tile tile, const TileStyle &style = {});
  // A tile of the own hand: `topLeft` of its face; the cap reaches 0.15 x width above it.
  void standing(QPainter &painter, QPointF topLeft, qreal width, Tile tile, const TileStyle &style = {});
  void uprightBack(QPainter &painter, QPointF topLeft, qreal width);
  void sideBack(QPainter &painter, QPointF topLeft, qreal depth, qreal pitch, bool left, bool last);

  // --- Shadows ---
  // Of a group of tiles, given by their faces: draw it before them. `unit`: one pond column (0 = of ponds
  // with this tile width).
  void shadows(QPainter &painter, const QList<QRectF> &faces, qreal width, qreal unit = 0,
               ShadowKind kind = ShadowKind::Lying);

  // --- Rows, with their shadow: for pages and tooltips ---
  // `topLeft` of the first face; the next stands gap(width) further.
  void row(QPainter &painter, QPointF topLeft, qreal width, std::span<const Tile> tiles,
           const TileStyle &style = {});
  static QSizeF rowSize(int tiles, qreal width);  // the side below included

  // An amber outline round a face, as for a winning tile or the last discard.
  static void outline(QPainter &painter, const QRectF &face, qreal width, qreal stroke);

  // The face as it lies, and what hangs below it.
  static QSizeF faceSize(qreal width, int turn = 0) {
    return turn % 2 == 0 ? QSizeF(width, width * 4 / 3) : QSizeF(width * 4 / 3, width);
  }
  static qreal thickness(qreal width) { return width / 4; }
  static qreal gap(qreal width) { return width / 36; }

  // What is printed on a face that will be seen `seen` device pixels wide, turned, kPrintFiner times as large
  // and with kPrintEdge clear pixels around it: to be drawn into any shape.
  static constexpr int kPrintFiner = 2;
  static constexpr int kPrintEdge = 2;
  const QPixmap &print(Tile tile, int turn, int seen);

  // One lying tile as a picture (for item views): device pixel ratio set.
  QPixmap pixmap(qreal width, qreal ratio, Tile tile, const TileStyle &style = {});

  // Device pixels per unit of the painter's coordinates.
  static qreal scaleOf(const QPainter &painter);
  // Draws a picture made for device pixels with its top left corner on the nearest whole device pixel.
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
