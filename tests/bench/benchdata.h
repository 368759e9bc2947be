// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where the benchmarks find their hands: the same folder as the tests, without Qt.
#pragma once

#include <cstdlib>
#include <string>

namespace janso::bench {

// A file of the outside test data; it need not exist.
inline std::string dataPath(const std::string &relative) {
  const char *fromEnvironment = std::getenv("JANSO_CONFORMANCE");
  const std::string folder =
      fromEnvironment != nullptr && *fromEnvironment != '\0' ? fromEnvironment : JANSO_CONFORMANCE_DEFAULT;
  return folder + "/" + relative;
}

}  // namespace janso::bench
