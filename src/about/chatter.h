// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What Qt says of its surroundings on standard error, which tells who runs Janso nothing.
#pragma once

#include <QString>

namespace janso {

bool isChatter(const QString &message);

// From now on chatter is swallowed; all other messages go where they went. Call it before there is an
// application, whose making says some.
void hushChatter();

}  // namespace janso
