// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The background and the key cap of a button, the same on the table, on the curtain and on the pages.
#pragma once

#include <QRectF>
#include <QString>

class QFont;
class QPainter;

namespace janso {

// Cloth is for a button on the curtain, which already has the colors of a plain button.
enum class ButtonGround { Plain, Primary, Cloth };

struct ButtonLook {
  ButtonGround ground = ButtonGround::Plain;
  bool focused = false;
  bool hovered = false;
  bool pressed = false;
  bool outlined = true;  // draw the focus on the edge; otherwise the caller draws it around the button
  bool dark = true;      // false: on a page in a light window
};

// Fills `rect`, with the edge inside it. `line` is the width of a hairline.
void paintButtonGround(QPainter &painter, const QRectF &rect, qreal radius, qreal line,
                       const ButtonLook &look);

// Draws the small dark box with the name of a key. `onAmber` is for a primary button.
void paintKeyCap(QPainter &painter, const QRectF &cap, const QString &key, const QFont &font, qreal line,
                 bool onAmber, bool dark = true);

}  // namespace janso
