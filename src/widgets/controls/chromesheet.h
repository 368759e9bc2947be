// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The text of the style sheet that chromestyle.h puts on.
#pragma once

#include <QString>

#include "widgets/paint/theme.h"

namespace janso {

// `colors` by name where the sheet asks for them; lengths for texts of 100 %, in logical pixels.
QString chromeStyleSheet(const ChromeColors &colors);

// Its lengths `scale` times as large, and those that grow with the texts `text` times that. Lengths are whole
// pixels, and drawn lines stay thin.
QString scaledSheet(const QString &sheet, qreal scale, qreal text);

}  // namespace janso
