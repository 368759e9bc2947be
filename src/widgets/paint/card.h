// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The ground of panels and cards: alike over the table and around it, where it turns light with the system.
#pragma once

#include <QColor>
#include <QLinearGradient>
#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace janso {

struct ChromeColors;

// From the panels' upper colour at the top of `area` to their lower one at its bottom.
QLinearGradient panelGround(const QRectF &area, const ChromeColors &colors);

struct CardEdge {
  QColor colour;
  qreal radius = 0;
  qreal width = 1;
};
// A card that fills `area`, its edge inside. `pointer`: what sticks out of it towards the thing it speaks of.
void paintCard(QPainter &painter, const QRectF &area, const ChromeColors &colors, const CardEdge &edge,
               const QPainterPath &pointer = {});

}  // namespace janso
