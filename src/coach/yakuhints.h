// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a hand that is complete or tenpai without a yaku could get one.
//
// Only what the player can still do with this hand, the nearest first. The window supplies the texts.
#pragma once

#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"

namespace janso {

enum class YakuHintKind : std::uint8_t {
  OtherWait,  // these other waits would win by ron
  Tsumo,      // the hand is closed: a tsumo has a yaku
  Riichi,     // the hand is closed: declare riichi
  Yakuhai,    // a third tile of these kinds, held as pairs or waited for
  Tanyao,     // without these terminals and honors, which the concealed part still holds
};

struct YakuHint {
  YakuHintKind kind{};
  KindSet kinds;
  bool operator==(const YakuHint &) const = default;
};

using YakuHints = InlineVec<YakuHint, 5>;

// `view` has a hand of 13 - 3 x melds tiles, or a drawn tile that completes it (it may be one that cannot
// win).
YakuHints yakuHints(const SeatView &view);

}  // namespace janso
