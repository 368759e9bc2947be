// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Ground and key cap of a button, alike on the table, on the curtain and on the pages.
#pragma once

#include <QRectF>
#include <QString>

class QFont;
class QPainter;

namespace janso {

// Cloth: a button on the curtain, which has the colours of a plain one itself.
enum class ButtonGround { Plain, Primary, Cloth };

struct ButtonLook {
  ButtonGround ground = ButtonGround::Plain;
  bool focused = false;
  bool hovered = false;
  bool pressed = false;
  bool outlined = true;  // the focus is drawn on the edge; else whoever paints the button shows it around it
};

// Fills `rect`, its edge inside. `line`: the width of a hairline.
void paintButtonGround(QPainter &painter, const QRectF &rect, qreal radius, qreal line,
                       const ButtonLook &look);

// The small dark box with the name of a key. `onAmber`: on a primary button.
void paintKeyCap(QPainter &painter, const QRectF &cap, const QString &key, const QFont &font, qreal line,
                 bool onAmber);

}  // namespace janso
