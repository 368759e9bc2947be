// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the settings mean for the table.
#pragma once

#include "widgets/paint/tableoptions.h"
#include "widgets/settings/settings.h"

namespace janso {

// How large all texts are to be (theme::textScale()).
qreal textScale(const Settings &settings);
TableOptions tableOptions(const Settings &settings);
// tableOptions() may differ when this setting has changed.
bool isTableSetting(Setting id);

}  // namespace janso
