// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/fault.h"

namespace janso {

std::string withData(std::string_view english, const std::vector<std::string> &data) {
  std::string text;
  for (std::size_t i = 0; i < english.size(); ++i) {
    const bool place =
        english[i] == '%' && i + 1 < english.size() && english[i + 1] >= '1' && english[i + 1] <= '9';
    const auto number = place ? static_cast<std::size_t>(english[i + 1] - '1') : data.size();
    if (number >= data.size()) {
      text += english[i];
      continue;
    }
    text += data[number];
    ++i;
  }
  return text;
}

}  // namespace janso
