// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The registry: a new bot is a maker and a row.
#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/makers.h"

namespace janso {
namespace {

constexpr std::array<BotInfo, 3> kBots{{
    {"novice", "Novice", "Builds by shanten, calls what it sees, never folds.", 1, &makeNovice},
    {"club", "Club player", "Weighs speed and value, and folds to riichi.", 2, &makeClub},
    {"expert", "Expert", "Plays for expected points and, at the end, for the place.", 3, &makeExpert},
}};

}  // namespace

std::span<const BotInfo> builtInBots() {
  return kBots;
}

const BotInfo *findBot(std::string_view id) {
  const auto found =
      std::find_if(kBots.begin(), kBots.end(), [id](const BotInfo &bot) { return bot.id == id; });
  return found == kBots.end() ? nullptr : &*found;
}

std::unique_ptr<Bot> makeBot(std::string_view spec, std::uint64_t seed) {
  const BotInfo *info = findBot(spec);
  return info == nullptr ? nullptr : info->make(seed);
}

}  // namespace janso
