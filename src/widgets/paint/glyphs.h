// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The vector pictures of resources/glyphs, and the plate of a wind.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace janso {

// The line of the program's name: its height in letter sizes, and its width in heights.
inline constexpr qreal kNameLine = 1.437;
inline constexpr qreal kNameWidth = 2861 / 1437.0;

// Draws the picture of that name so that it fills `place`. Pictures are cached by size.
void paintGlyph(QPainter &painter, const QRectF &place, const QString &name);

// The share of a plate's width that stays free on each side of the wind: at the table, where plates are
// small, and on pages.
inline constexpr qreal kTableWindInset = 0.06;
inline constexpr qreal kPageWindInset = 0.10;

// Draws a wind (0 = East .. 3 = North) on its plate; the dealer's plate is vermilion.
void paintWindPlate(QPainter &painter, const QRectF &plate, int wind, qreal inset);

}  // namespace janso
