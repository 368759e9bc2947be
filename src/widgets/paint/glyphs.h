// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The vector pictures of resources/glyphs, and the plate of a wind.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace janso {

// A line of the program's name is so many times as high as its letters are large, and as wide as high.
inline constexpr qreal kNameLine = 1.437;
inline constexpr qreal kNameWidth = 2861 / 1437.0;

// The picture of that name, drawn once for each size and kept. It fills `place`.
void paintGlyph(QPainter &painter, const QRectF &place, const QString &name);

// How much of a plate's width stays free on each side of the wind: at the table, where plates are small, and
// on pages.
inline constexpr qreal kTableWindInset = 0.06;
inline constexpr qreal kPageWindInset = 0.10;

// A wind (0 east .. 3 north) on its plate; the dealer's is vermilion.
void paintWindPlate(QPainter &painter, const QRectF &plate, int wind, qreal inset);

}  // namespace janso
