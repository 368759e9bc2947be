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

// Measured as `janso-cli arena --ladder` does against three club players: tenhou_4p, seed 1, duplicate, the
// first 280 to 560 of its 1400 matches each, 2026-11-21, at the commit that wrote these rows.
constexpr auto kBots = std::to_array<BotInfo>({
    {"learner",
     "Taro, learner",
     "Knows the shapes but counts nothing, and often calls itself out of a yaku.",
     1,
     {329, 6, 12, 24, 18, 53, 7},
     &makeLearner},
    {"novice",
     "Hina, novice",
     "Builds its own hand, calls what looks useful and never defends.",
     2,
     {279, 8, 20, 23, 29, 37, 1},
     &makeNovice},
    {"caller",
     "Nagisa, caller",
     "Calls early and often, for quick and cheap wins.",
     3,
     {264, 5, 17, 14, 14, 72, 6},
     &makeCaller},
    {"wall",
     "Iwao, wall-builder",
     "Folds early, hardly ever deals in, and wins by patience.",
     4,
     {263, 6, 14, 6, 15, 29, 5},
     &makeWall},
    {"hunter",
     "Ritsu, riichi hunter",
     "Stays closed, declares riichi whenever it can, and fears little.",
     5,
     {250, 7, 16, 12, 34, 6, 2},
     &makeHunter},
    {"club",
     "Kenji, club player",
     "Likes value, folds to riichi.",
     6,
     {250, 0, 20, 11, 23, 32, 1},
     &makeClub},
    {"flush",
     "Aya, flush lover",
     "Drops everything for a hand of one suit.",
     7,
     {247, 6, 17, 11, 14, 57, 25},
     &makeFlush},
    {"expert",
     "Shizuka, expert",
     "Weighs attack against danger and minds its place.",
     8,
     {242, 7, 20, 12, 25, 33, 3},
     &makeExpert},
    {"master",
     "Genzo, master",
     "Looks ahead draw by draw and gives nothing away.",
     9,
     {239, 7, 19, 12, 23, 36, 5},
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
