// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Pictures of single tiles at exact device pixels: only the drawing, without a cache.
//
// The light comes from the top left and the thickness is below, however the art is turned. Images have device
// pixel ratio 1; widths and sizes are device pixels. If art is missing, the ivory stays blank.
#pragma once

#include <QHash>
#include <QImage>
#include <QSize>
#include <memory>

#include "rules/tile.h"
#include "widgets/paint/tilelook.h"

class QSvgRenderer;

namespace janso {

// How a tile appears. Turns are clockwise quarter turns of the art.
struct TileStyle {
  int turn = 0;
  bool back = false;    // face down; an unknown tile always is
  bool gray = false;    // discarded as drawn (tsumogiri)
  bool dora = false;    // amber corner
  bool veiled = false;  // cannot be discarded
  bool dim = false;     // does not count for what is shown
  bool operator==(const TileStyle &) const = default;
};

// Corner radius of a tile's face, in tile widths: lying and standing.
inline constexpr qreal kFaceRadius = 0.095;
inline constexpr qreal kStandingRadius = 0.085;

// Whole device pixels of a tile whose face is `width` wide (rounded, at least 8).
struct TileSize {
  explicit TileSize(qreal faceWidth);
  int width;
  int height;     // 4/3 of the width
  int thickness;  // a quarter of the width
  int cap;        // of a standing tile of the viewer's hand: 0.15 of the width
  // The size of a lying face with the art turned.
  QSize lyingFace(int turn) const { return turn % 2 == 0 ? QSize(width, height) : QSize(height, width); }
};

class TileRender {
 public:
  TileRender();
  ~TileRender();
  TileRender(const TileRender &) = delete;
  TileRender &operator=(const TileRender &) = delete;

  void setLook(const TileLook &look);
  const TileLook &look() const { return m_look; }

  // The face and the side below it: lyingFace() plus the thickness.
  QImage lying(const TileSize &size, Tile tile, const TileStyle &style);
  // The cap above, then the face.
  QImage standing(const TileSize &size, Tile tile, const TileStyle &style);
  // Only the print of the face: turned as it lies, `finer` times as large as on a tile of `size`, with `edge`
  // clear pixels around it.
  QImage print(const TileSize &size, Tile tile, const TileStyle &style, int finer, int edge);
  // Seen from behind across the table: width x round(1.15 width).
  QImage uprightBack(int width) const;
  // Seen from behind, along the side of the table: `depth` across, `pitch` along. `left` is for the seat at
  // the left of the screen. `last` adds the end face below, endHeight(pitch) high.
  QImage sideBack(int depth, int pitch, bool left, bool last) const;
  // The ink of a face in the colors of the set, 300 x 400, in one of its two versions; null if it is missing.
  QSvgRenderer *art(int face, bool small);
  static int endHeight(int pitch) { return qRound(0.64 * pitch); }
  static int uprightHeight(int width) { return qRound(0.25 * width) + qRound(0.90 * width); }

 private:
  const theme::TileColors &colors() const { return theme::tiles(m_look.set); }
  bool isForeign(int face) const;
  void paintArt(QPainter &painter, const QRectF &face, const TileSize &size, Tile tile,
                const TileStyle &style);
  bool paintInk(QImage &layer, int edge, int finer, const TileSize &size, Tile tile, const TileStyle &style);
  void paintFace(QPainter &painter, const QRectF &face, qreal radius, const TileSize &size,
                 const TileStyle &style) const;
  static void paintCorner(QPainter &painter, const QRectF &face, qreal radius, qreal share, int width);

  TileLook m_look;
  QHash<int, std::shared_ptr<QSvgRenderer>> m_art;
};

}  // namespace janso
