// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Converts the settings to options of the table.
#pragma once

#include "widgets/paint/tableoptions.h"
#include "widgets/settings/settings.h"

namespace janso {

// The scale of all texts (theme::textScale()).
qreal textScale(const Settings &settings);
// Changes with the settings that have Effect::TableOptions.
TableOptions tableOptions(const Settings &settings);

}  // namespace janso
