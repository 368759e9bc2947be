// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How often a random test is done: a usual number, fewer under JANSO_QUICK (sanitizers), and as many as a
// variable of its own says where it is to be done at scale. CONTRIBUTING has the list of these variables.
#pragma once

#include <QtGlobal>

namespace janso::test {

inline int rounds(const char *variable, int usual, int quick) {
  bool set = false;
  const int wanted = qEnvironmentVariableIntValue(variable, &set);
  if (set && wanted > 0)
    return wanted;
  return qEnvironmentVariableIsSet("JANSO_QUICK") ? quick : usual;
}

}  // namespace janso::test
