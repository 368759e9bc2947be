// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "widgets/paint/theme.h"

// The text of the style sheet that chromestyle.h puts on.
namespace janso {

QString chromeStyleSheet(const ChromeColors &colors);

// Its lengths `scale` times as large, and those that grow with the texts `text` times that. Lengths are whole
// pixels, and drawn lines stay thin.
QString scaledSheet(const QString &sheet, qreal scale, qreal text);

}  // namespace janso
