// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/tenpai.h"

#include <algorithm>

namespace janso {

bool isTenpai(const TileCounts &concealed, const Melds &melds, Karaten karaten) {
  const KindSet waiting = waits(concealed, static_cast<int>(melds.size()));
  if (karaten == Karaten::TenpaiAlways)
    return !waiting.empty();
  TileCounts own = concealed;
  if (karaten == Karaten::NotenCountingMelds) {
    for (const Meld &meld : melds) {
      for (Tile tile : meld.tiles)
        own.add(tile);
    }
  }
  return std::any_of(waiting.begin(), waiting.end(), [&own](Kind kind) { return own[kind] < 4; });
}

}  // namespace janso
