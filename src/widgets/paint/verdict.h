// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Right or wrong, told by form and not by colour alone: a tick in a disc, a cross in a square.
#pragma once

#include <QRectF>

class QPainter;

namespace janso {

// Within `square`, in the gain or loss of these colours.
void paintVerdict(QPainter &painter, const QRectF &square, bool right, bool dark);

}  // namespace janso
