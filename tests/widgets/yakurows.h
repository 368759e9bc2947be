// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the list of yaku shows, asked of its model.
#pragma once

#include <vector>

#include "widgets/yaku/yakumodel.h"

namespace janso::test {

// Without the titles, from the top.
inline std::vector<YakuId> yakuOf(const YakuModel &model) {
  std::vector<YakuId> shown;
  for (int row = 0; row < model.rowCount(); ++row) {
    if (const std::optional<YakuId> id = YakuModel::idOf(model.index(row)))
      shown.push_back(*id);
  }
  return shown;
}

inline int yakuCountOf(const YakuModel &model) {
  return static_cast<int>(yakuOf(model).size());
}

}  // namespace janso::test
