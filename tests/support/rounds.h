// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How often a test repeats something: a usual number, fewer under JANSO_QUICK (sanitizers), and for a random
// test as many as its own variable says. tests/README.md lists these variables.
#pragma once

#include <QtGlobal>

namespace janso::test {

// Under JANSO_QUICK each path through the code runs once; the release build repeats it.
inline bool isQuick() {
  return qEnvironmentVariableIsSet("JANSO_QUICK");
}

inline int rounds(int usual, int quick) {
  return isQuick() ? quick : usual;
}

inline int rounds(const char *variable, int usual, int quick) {
  bool set = false;
  const int wanted = qEnvironmentVariableIntValue(variable, &set);
  return set && wanted > 0 ? wanted : rounds(usual, quick);
}

}  // namespace janso::test
