// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What counts as a loss, and how large a loss must be for each class.
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

// The losses in places at which each class begins, for Strictness::Normal. Strict halves them, mild doubles
// them.
struct Thresholds {
  double inaccuracy = 0.010;
  double mistake = 0.025;
  double blunder = 0.060;
};
Thresholds thresholdsOf(Strictness strictness);

// How far to trust the differences of the reviewing bot. The expected true difference is `slope` times the
// evaluated one. The standard deviation of the rest is `spread` places where the bot sees hardly any
// difference, and grows by `share` of the difference.
//
// Fitted to rollouts (README.md here has the command); another table needs another kScaleVersion.
struct Trust {
  double slope = 1;
  double spread = 0;
  double share = 0;
};
Trust trustOf(Category category);
inline constexpr int kScaleVersion = 2;

// Probability that an evaluated difference of `difference` places is a real one.
double chanceOfWorse(double difference, const Trust &trust);
Confidence confidenceOf(double chance);
// `loss` is in places, after shrinking by Trust::slope.
LossClass classOf(double loss, Confidence confidence, const Thresholds &thresholds);

// The mean loss of a counted decision, in places, at which the accuracy is 100 / e. It makes the ladder's
// novice score 50: the novice's mean loss, 0.00463 ± 0.00021 over 3,596 decisions, divided by ln 2.
//   janso-cli arena --seats novice,novice,novice,novice --rules tenhou_4p --matches 10 --seed review-novice
//   --save F
//   janso-cli review F/* --json
inline constexpr double kAccuracyScale = 0.0067;
// `meanLoss` is that of a decision, in places. 100 without any loss, 50 for the ladder's novice.
double accuracyOf(double meanLoss);

}  // namespace janso
