// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/gradient.h"

namespace janso {

QLinearGradient verticalGradient(const QRectF &rect, QRgb top, QRgb bottom) {
  QLinearGradient gradient(rect.topLeft(), rect.bottomLeft());
  gradient.setColorAt(0, QColor::fromRgba(top));
  gradient.setColorAt(1, QColor::fromRgba(bottom));
  return gradient;
}

}  // namespace janso
