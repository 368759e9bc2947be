// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Each character has a few figures that differ from the master's; the arena shows their effect.
#include "bots/characters.h"

#include <algorithm>
#include <array>

#include "bots/makers.h"

namespace janso {
namespace {

Tuning master() {
  return {};
}

// All characters but the master see one step less far.
Tuning character() {
  Tuning tuning;
  tuning.depth = 1;
  tuning.depthOpen = 1;
  tuning.improve = 0;
  tuning.callMarginFar = tuning.callMargin;
  tuning.backMarginNear = 0;
  return tuning;
}

// Opens any hand that has a way to a yaku, too early and too often.
Tuning caller() {
  Tuning tuning = character();
  tuning.callMargin = tuning.callMarginFar = -3000;
  return tuning;
}

// Stays closed, declares, and fears little.
Tuning hunter() {
  Tuning tuning = character();
  tuning.callMargin = tuning.callMarginFar = 2500;
  tuning.likesRiichi = 1500;
  tuning.caution = 0.3;
  return tuning;
}

// Sees every danger more than four times as large.
Tuning wall() {
  Tuning tuning = character();
  tuning.caution = 4.3;
  return tuning;
}

// Parts with other suits as soon as one is a third of the hand, whatever that costs.
Tuning flush() {
  Tuning tuning = character();
  tuning.likesFlush = 3700;
  return tuning;
}

constexpr auto kCharacters = std::to_array<Character>({
    {"caller", &caller},
    {"hunter", &hunter},
    {"flush", &flush},
    {"wall", &wall},
    {"master", &master},
});

}  // namespace

const Character *findCharacter(std::string_view id) {
  const auto *found = std::ranges::find(kCharacters, id, &Character::id);
  return found == kCharacters.end() ? nullptr : found;
}

std::unique_ptr<Bot> makeCaller(std::uint64_t) {
  return makeMaster(caller());
}
std::unique_ptr<Bot> makeHunter(std::uint64_t) {
  return makeMaster(hunter());
}
std::unique_ptr<Bot> makeFlush(std::uint64_t) {
  return makeMaster(flush());
}
std::unique_ptr<Bot> makeWall(std::uint64_t) {
  return makeMaster(wall());
}
std::unique_ptr<Bot> makeUsualMaster(std::uint64_t) {
  return makeMaster(master());
}

}  // namespace janso
