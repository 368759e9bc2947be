// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A gradient between two colors.
#pragma once

#include <QColor>
#include <QLinearGradient>
#include <QRectF>

namespace janso {

// From the upper edge of `rect` to the lower one.
QLinearGradient verticalGradient(const QRectF &rect, QRgb top, QRgb bottom);

}  // namespace janso
