// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/scale.h"

#include <algorithm>
#include <cmath>

namespace janso {
namespace {

struct Preset {
  Strictness strictness;
  std::string_view id;
  double factor;
};
constexpr std::array<Preset, 3> kPresets{{
    {Strictness::Strict, "strict", 0.5},
    {Strictness::Normal, "normal", 1},
    {Strictness::Mild, "mild", 2},
}};

// By Category: rollouts of 2,389 decisions of 120 matches of the ladder's players in 80 simulated deals each,
// and of 3,589 with the real hands, slopes by the weight of both; README.md has the command. Kan and skipped
// wins are not judged before they are rolled out: they have the figures of calls.
constexpr std::array<Trust, kCategories> kTrust{{
    {0.25, 0.010, 0.65},
    {0.65, 0.030, 0},
    {0.65, 0.030, 0},
    {0.65, 0.030, 0},
    {0.40, 0.030, 0.40},
    {0.50, 0.005, 0.46},
    {0.25, 0.010, 0.50},
    {0.30, 0.013, 0.53},
    {0.60, 0.007, 0.44},
    {0.50, 0.005, 0.50},
}};

}  // namespace

std::optional<Strictness> strictnessOf(std::string_view id) {
  const auto found = std::ranges::find(kPresets, id, &Preset::id);
  if (found == kPresets.end())
    return std::nullopt;
  return found->strictness;
}

std::string_view idOf(Strictness strictness) {
  return std::ranges::find(kPresets, strictness, &Preset::strictness)->id;
}

Thresholds thresholdsOf(Strictness strictness) {
  const double factor = std::ranges::find(kPresets, strictness, &Preset::strictness)->factor;
  Thresholds thresholds;
  thresholds.inaccuracy *= factor;
  thresholds.mistake *= factor;
  thresholds.blunder *= factor;
  return thresholds;
}

Trust trustOf(Category category) {
  return kTrust[static_cast<std::size_t>(category)];
}

double chanceOfWorse(double difference, const Trust &trust) {
  const double deviation = std::hypot(trust.spread, trust.share * difference);
  return 0.5 * std::erfc(-trust.slope * difference / (deviation * std::sqrt(2.0)));
}

Confidence confidenceOf(double chance) {
  return chance >= 0.99   ? Confidence::High
         : chance >= 0.95 ? Confidence::Mid
         : chance >= 0.90 ? Confidence::Low
                          : Confidence::None;
}

LossClass classOf(double loss, Confidence confidence, const Thresholds &thresholds) {
  if (loss < thresholds.inaccuracy)
    return LossClass::Close;
  if (confidence == Confidence::None)
    return LossClass::Suspected;
  return loss < thresholds.mistake   ? LossClass::Inaccuracy
         : loss < thresholds.blunder ? LossClass::Mistake
                                     : LossClass::Blunder;
}

double accuracyOf(double meanLoss) {
  return 100 * std::exp(-std::max(0.0, meanLoss) / kAccuracyScale);
}

}  // namespace janso
