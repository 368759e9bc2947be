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

std::unique_ptr<Bot> makeUsualMaster(std::uint64_t) {
  return makeMaster({});
}

constexpr std::array<BotInfo, 4> kBots{{
    {"novice", "Novice", "Builds by shanten, calls what it sees, never folds.", 1, &makeNovice},
    {"club", "Club player", "Weighs speed and value, and folds to riichi.", 2, &makeClub},
    {"expert", "Expert", "Plays for expected points and, at the end, for the place.", 3, &makeExpert},
    {"master", "Master", "Looks ahead.", 4, &makeUsualMaster},
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
  const std::size_t colon = spec.find(':');
  if (colon == std::string_view::npos) {
    const BotInfo *info = findBot(spec);
    return info == nullptr ? nullptr : info->make(seed);
  }
  Tuning tuning;
  if (spec.substr(0, colon) != "master" || !tune(tuning, spec.substr(colon + 1)))
    return nullptr;
  return makeMaster(tuning);
}

}  // namespace janso
