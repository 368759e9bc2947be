// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The mark for right or wrong, distinguished by form as well as color: a check mark in a disc, a cross in a
// square.
#pragma once

#include <QRectF>

class QPainter;

namespace janso {

// Draws within `square`, in the gain or loss color of the dark or light chrome.
void paintVerdict(QPainter &painter, const QRectF &square, bool right, bool dark);

}  // namespace janso
