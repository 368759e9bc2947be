// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What counts as a loss, and how large it must be for a name.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "review/verdict.h"

namespace janso {

// One setting for lists, guesses and accuracy: the same thresholds everywhere.
enum class Strictness : std::uint8_t { Strict, Normal, Mild };
std::optional<Strictness> strictnessOf(std::string_view id);  // "strict", "normal", "mild"
std::string_view idOf(Strictness strictness);

// Losses in places from which each class begins, at Strictness::Normal; strict halves them, mild doubles.
struct Thresholds {
  double inaccuracy = 0.010;
  double mistake = 0.025;
  double blunder = 0.060;
};
Thresholds thresholdsOf(Strictness strictness);

// How far the evaluator's differences are to be believed: the expected true difference is `slope` times its
// own, and the standard deviation of the rest is `spread` places where it says hardly anything and grows by
// `share` of what it says.
//
// Fitted to roll-outs (CONTRIBUTING: "What the bots do"); another table is another kScaleVersion.
struct Trust {
  double slope = 1;
  double spread = 0;
  double share = 0;
};
Trust trustOf(Category category);
inline constexpr int kScaleVersion = 2;

// Probability that a difference which the evaluator gives as `difference` places is one at all.
double chanceOfWorse(double difference, const Trust &trust);
Confidence confidenceOf(double chance);
// `loss` in places, shrunk.
LossClass classOf(double loss, Confidence confidence, const Thresholds &thresholds);

// The mean loss of a counted choice, in places, that gives an accuracy of 100 / e: such that the ladder's
// novice scores 50. Its mean is 0.00463 +- 0.00021 over 3,596 choices, divided by ln 2:
//   janso-cli arena --seats novice,novice,novice,novice --rules tenhou_4p --matches 10 --seed review-novice
//   --save F janso-cli review F/* --json
inline constexpr double kAccuracyScale = 0.0067;
// Of the mean loss of a choice in places: 100 without any, 50 where the ladder's novice stands.
double accuracyOf(double meanLoss);

}  // namespace janso
