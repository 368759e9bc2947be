// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The background of panels and cards, the same over the table and around it, where it turns light with the
// system.
#pragma once

#include <QColor>
#include <QLinearGradient>
#include <QPainterPath>
#include <QRectF>

#include "widgets/look/theme.h"

class QPainter;

namespace janso {

struct ChromeColors;

// A gradient from the panels' upper color at the top of `area` to their lower color at its bottom.
QLinearGradient panelGround(const QRectF &area, const ChromeColors &colors);

struct CardEdge {
  QColor color;
  qreal radius = 0;
  qreal width = 1;
};
// Draws a card that fills `area`, with its edge inside. `pointer` is the part that sticks out toward the
// thing that the card is about.
void paintCard(QPainter &painter, const QRectF &area, const ChromeColors &colors, const CardEdge &edge,
               const QPainterPath &pointer = {});

}  // namespace janso
