// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How well the built-in bots choose: matches that were played and reviewed for the purpose, and come with the
// program.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "review/figures.h"
#include "rules/ruleset.h"

namespace janso {

struct BotFigures;

// What a choice costs in the mean, in places.
struct MeanLoss {
  std::int64_t choices = 0;
  double mean = 0;
  double low = 0, high = 0;  // 95 %, by match
  bool fewChoices = false;   // too few to say much
};

struct BotReviews {
  struct Bot {
    QString id;
    std::int64_t matches = 0;
    std::optional<MeanLoss> all;
    std::array<std::optional<MeanLoss>, kCategories> byCategory;  // nothing where there was no such choice

    std::optional<SeatFigures::Accuracy> accuracy() const;
  };
  QString evaluator;      // the bot that reviewed
  QString program;        // the version of Janso that played
  QString ruleset;        // id
  QString length;         // BotFigures::length
  std::vector<Bot> bots;  // the weakest first
};

// Nothing where this program's evaluator or scale gives other losses than the one that reviewed them: those
// do not stand beside each other.
std::optional<BotReviews> botReviewsOf(const BotFigures &figures);
// Those that come with the program, of East-only matches or of the longer ones: in a short match a hand moves
// the final place more, and each loss weighs more.
std::optional<BotReviews> shippedBotReviews(MatchLength length);

// The bot whose choices cost most nearly as much as the player's, and those beside it of whom it cannot be
// said that theirs cost more or less: the interval of the difference holds 0. Nothing without choices.
struct NearestBot {
  const BotReviews::Bot *bot = nullptr;
  std::vector<const BotReviews::Bot *> alike;
};
std::optional<NearestBot> nearestByAccuracy(const SeatFigures &player, const BotReviews &reviews);

}  // namespace janso
