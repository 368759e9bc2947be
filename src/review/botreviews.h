// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How well the built-in bots decide: figures from matches that were played and reviewed for this purpose and
// ship with the program.
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

// The mean cost of a decision, in places.
struct MeanLoss {
  std::int64_t choices = 0;
  double mean = 0;
  double low = 0, high = 0;  // 95% interval, by match
  bool fewChoices = false;   // too small a sample to say much
};

struct BotReviews {
  struct Bot {
    QString id;
    std::int64_t matches = 0;
    std::optional<MeanLoss> all;
    std::array<std::optional<MeanLoss>, kCategories> byCategory;  // empty without such decisions

    std::optional<SeatFigures::Accuracy> accuracy() const;
  };
  QString evaluator;      // the reviewing bot
  QString program;        // the version of Janso that played the matches
  QString ruleset;        // ruleset id
  QString length;         // as BotFigures::length
  std::vector<Bot> bots;  // weakest first
};

// Returns nothing when this program's reviewing bot or scale differs from the one that produced the figures:
// losses of different reviewers cannot be compared.
std::optional<BotReviews> botReviewsOf(const BotFigures &figures);
// The figures that ship with the program, for East-only or for longer matches. In a short match a hand moves
// the final place more, so each loss weighs more.
std::optional<BotReviews> shippedBotReviews(MatchLength length);

// The bot whose mean loss is closest to the player's, and the other bots that cannot be told apart from the
// player: the interval of the difference contains 0. Returns nothing for a player without decisions.
struct NearestBot {
  const BotReviews::Bot *bot = nullptr;
  std::vector<const BotReviews::Bot *> alike;
};
std::optional<NearestBot> nearestByAccuracy(const SeatFigures &player, const BotReviews &reviews);

}  // namespace janso
