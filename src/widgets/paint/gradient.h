// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A fill that changes from one colour to another.
#pragma once

#include <QColor>
#include <QLinearGradient>
#include <QRectF>

namespace janso {

// From the upper edge of `rect` to its lower one.
QLinearGradient verticalGradient(const QRectF &rect, QRgb top, QRgb bottom);

}  // namespace janso
