// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The index of a tile: a pill with a number or letter for players who cannot read the faces.
//
// It is upright at the top left of the face as seen, however the art is turned. It has its own strip: the art
// is drawn smaller next to it, so the two never touch. Lengths are device pixels from the top left corner of
// the lying or standing face.
#pragma once

#include <QRectF>
#include <QString>
#include <array>

#include "widgets/paint/tilerender.h"

namespace janso {

// Below this width of a tile, the small version of the art is used (solid rings, bolder strokes), with a
// larger pill.
inline constexpr int kSmallArt = 46;

// 1 to 9; E S W N; Wh, G and R for the dragons.
QString tileMark(Tile tile);

QRectF tileMarkBox(const TileSize &size, Tile tile);

// The box of the whole drawing, 300 x 400 of the art, before it is turned around its middle.
QRectF tileArtBox(const TileSize &size, Tile tile, int turn, bool marked);

void paintTileMark(QPainter &painter, const TileSize &size, Tile tile, const theme::TileColors &colors);

// --- Dots of a red five, for players who cannot tell it by its color ---
// They are in the two lower corners of the face as seen, however the art is turned, and touch nothing.
std::array<QRectF, 2> redDotBoxes(const TileSize &size, int turn);
void paintRedDots(QPainter &painter, const TileSize &size, int turn, const theme::TileColors &colors);

}  // namespace janso
