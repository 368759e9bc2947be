// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The characters of the ladder that use the master's engine, each with figures of its own.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "bots/bot.h"
#include "bots/tuning.h"

namespace janso {

struct Character {
  std::string_view id;
  Tuning (*tuning)();
};

// nullptr: the bot does not use the engine.
const Character *findCharacter(std::string_view id);

std::unique_ptr<Bot> makeCaller(std::uint64_t seed);
std::unique_ptr<Bot> makeHunter(std::uint64_t seed);
std::unique_ptr<Bot> makeFlush(std::uint64_t seed);
std::unique_ptr<Bot> makeWall(std::uint64_t seed);
std::unique_ptr<Bot> makeUsualMaster(std::uint64_t seed);

}  // namespace janso
