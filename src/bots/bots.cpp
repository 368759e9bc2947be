// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The registry: a new bot needs a maker and a row here.
#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/characters.h"
#include "bots/makers.h"

namespace janso {
namespace {

// Measured against three club players as the ladder does, tenhou_4p, duplicate, 2026-11-27:
//   janso-cli arena --seats "one=BOT;field=club" --rules tenhou_4p --duplicate --matches 12000 --seed
//   ladder-a
constexpr auto kBots = std::to_array<BotInfo>({
    {"learner",
     "Taro, learner",
     "Knows the shapes but doesn't count tiles, and often loses its yaku by calling.",
     1,
     {334, 1, 12, 24, 11, 74, 7},
     &makeLearner},
    {"collector",
     "Goro, collector",
     "Keeps every pair, pons anything and ignores everyone else.",
     2,
     {307, 1, 17, 25, 15, 69, 2},
     &makeCollector},
    {"novice",
     "Hina, novice",
     "Builds its own hand, calls anything that looks useful and never defends.",
     3,
     {284, 1, 21, 23, 30, 36, 1},
     &makeNovice},
    {"student",
     "Emi, student",
     "Builds by the book, and folds to riichi only if it has completely safe tiles.",
     4,
     {273, 1, 18, 16, 28, 28, 1},
     &makeStudent},
    {"flush",
     "Aya, flush lover",
     "Drops everything for a flush.",
     5,
     {263, 1, 14, 13, 10, 58, 38},
     &makeFlush},
    {"caller",
     "Nagisa, caller",
     "Calls early and often for quick, cheap wins.",
     6,
     {262, 1, 18, 14, 9, 76, 7},
     &makeCaller},
    {"wall",
     "Iwao, wall-builder",
     "Folds early, hardly ever deals in and wins through patience.",
     7,
     {254, 1, 15, 6, 13, 28, 4},
     &makeWall},
    {"club",
     "Kenji, club player",
     "Likes valuable hands and folds to riichi.",
     8,
     {250, 0, 20, 11, 23, 32, 1},
     &makeClub},
    {"hunter",
     "Ritsu, riichi hunter",
     "Stays closed, declares riichi whenever it can, and fears little.",
     9,
     {246, 1, 19, 18, 40, 7, 2},
     &makeHunter},
    {"expert",
     "Shizuka, expert",
     "Weighs attack against danger and keeps an eye on placement.",
     10,
     {234, 1, 20, 11, 25, 35, 3},
     &makeExpert},
    {"master",
     "Genzo, master",
     "Looks ahead draw by draw and gives nothing away.",
     11,
     {226, 1, 21, 12, 22, 30, 5},
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
