// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The registry: a new bot is a maker and a row.
#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/characters.h"
#include "bots/makers.h"

namespace janso {
namespace {

// Measured as `janso-cli arena --ladder` does against three club players: tenhou_4p, seed 1, duplicate, its
// 1400 matches, at the commit that wrote a row: 2026-11-27, learner and novice 2026-11-21.
constexpr auto kBots = std::to_array<BotInfo>({
    {"learner",
     "Taro, learner",
     "Knows the shapes but counts nothing, and often calls itself out of a yaku.",
     1,
     {331, 3, 12, 24, 19, 52, 5},
     &makeLearner},
    {"novice",
     "Hina, novice",
     "Builds its own hand, calls what looks useful and never defends.",
     2,
     {280, 3, 20, 23, 30, 36, 1},
     &makeNovice},
    {"wall",
     "Iwao, wall-builder",
     "Folds early, hardly ever deals in, and wins by patience.",
     3,
     {253, 3, 17, 8, 15, 31, 4},
     &makeWall},
    {"club",
     "Kenji, club player",
     "Likes value, folds to riichi.",
     4,
     {250, 0, 20, 11, 23, 32, 1},
     &makeClub},
    {"caller",
     "Nagisa, caller",
     "Calls early and often, for quick and cheap wins.",
     5,
     {247, 3, 19, 14, 14, 71, 6},
     &makeCaller},
    {"hunter",
     "Ritsu, riichi hunter",
     "Stays closed, declares riichi whenever it can, and fears little.",
     6,
     {237, 3, 18, 13, 37, 7, 2},
     &makeHunter},
    {"flush",
     "Aya, flush lover",
     "Drops everything for a hand of one suit.",
     7,
     {237, 3, 18, 12, 16, 55, 18},
     &makeFlush},
    {"expert",
     "Shizuka, expert",
     "Weighs attack against danger and minds its place.",
     8,
     {236, 3, 20, 12, 25, 34, 3},
     &makeExpert},
    {"master",
     "Genzo, master",
     "Looks ahead draw by draw and gives nothing away.",
     9,
     {227, 3, 20, 11, 21, 29, 5},
     &makeUsualMaster},
});

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
  const Character *character = findCharacter(spec.substr(0, colon));
  if (character == nullptr)
    return nullptr;
  Tuning tuning = character->tuning();
  if (!tune(tuning, spec.substr(colon + 1)))
    return nullptr;
  return makeMaster(tuning);
}

}  // namespace janso
