// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The text of the style sheet that chromestyle.h applies.
#pragma once

#include <QString>

#include "widgets/look/theme.h"

namespace janso {

// Inserts `colors` by name. Lengths are logical pixels for texts at 100%.
QString chromeStyleSheet(const ChromeColors &colors);

// The sheet with its lengths multiplied by `scale`, and those that grow with the texts also by `text`.
// Lengths are whole pixels, and drawn lines stay thin.
QString scaledSheet(const QString &sheet, qreal scale, qreal text);

}  // namespace janso
