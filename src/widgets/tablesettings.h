// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the settings mean for the table.
#pragma once

#include "widgets/settings.h"
#include "widgets/tableoptions.h"

namespace janso {

TableOptions tableOptions(const Settings &settings);

}  // namespace janso
