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
TableOptions tableOptions(const Settings &settings);
// Whether a change of this setting can change tableOptions().
bool isTableSetting(Setting id);

}  // namespace janso
