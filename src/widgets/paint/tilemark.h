// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The index of a tile: a pill with a number or letter for whoever does not read the faces.
//
// It stands upright at the top left of the face as it is seen, whatever the turn of the art, in a strip of
// its own: the art is drawn smaller beside it, so that the two never touch. Lengths are device pixels from
// the top left corner of the lying or standing face.
#pragma once

#include <QRectF>
#include <QString>
#include <array>

#include "widgets/paint/tilerender.h"

namespace janso {

// Under this width of a tile the small cut of the art is drawn (solid rings, fatter strokes), and the pill is
// larger beside it.
inline constexpr int kSmallArt = 46;

// 1 to 9; E S W N; Wh, G and R of the dragons.
QString tileMark(Tile tile);

QRectF tileMarkBox(const TileSize &size, Tile tile);

// Of the whole drawing, 300 x 400 of the art, as it lies before it is turned round its middle.
QRectF tileArtBox(const TileSize &size, Tile tile, int turn, bool marked);

void paintTileMark(QPainter &painter, const TileSize &size, Tile tile, const theme::TileColours &colours);

// --- Dots of a red five, for whoever does not tell it by its colour ---
// They lie in the two lower corners of the face as it is seen, whatever the turn of the art, and touch
// nothing.
std::array<QRectF, 2> redDotBoxes(const TileSize &size, int turn);
void paintRedDots(QPainter &painter, const TileSize &size, int turn, const theme::TileColours &colours);

}  // namespace janso
