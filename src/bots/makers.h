// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Makers of the built-in bots, for their registry in bots.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "bots/bot.h"
#include "bots/tuning.h"

namespace janso {

std::unique_ptr<Bot> makeLearner(std::uint64_t seed);
std::unique_ptr<Bot> makeCollector(std::uint64_t seed);
std::unique_ptr<Bot> makeNovice(std::uint64_t seed);
std::unique_ptr<Bot> makeStudent(std::uint64_t seed);
std::unique_ptr<Bot> makeClub(std::uint64_t seed);
std::unique_ptr<Bot> makeExpert(std::uint64_t seed);
std::unique_ptr<Bot> makeMaster(const Tuning &tuning);

}  // namespace janso
