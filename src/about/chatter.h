// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Messages of Qt on standard error about its environment, which tell the user nothing.
#pragma once

#include <QString>

namespace janso {

bool isChatter(const QString &message);

// Suppresses chatter from now on; all other messages keep their handler. Call it before the application
// object is created, because its constructor already writes some.
void hushChatter();

}  // namespace janso
