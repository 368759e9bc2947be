// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded match of our own table, for windows that open one.
#pragma once

#include <QString>

namespace janso::test {

inline QString ownRecord() {
  return QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog");
}

}  // namespace janso::test
