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

// By Category. Calls and declarations rest on more of what the search only supposes than discards do.
constexpr std::array<Trust, kCategories> kTrust{{
    {0.7, 0.012},
    {0.7, 0.012},
    {0.7, 0.012},
    {0.7, 0.010},
    {0.8, 0.008},
    {0.8, 0.008},
    {0.8, 0.006},
    {0.8, 0.007},
    {0.8, 0.007},
    {0.8, 0.007},
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
  return 0.5 * std::erfc(-trust.slope * difference / (trust.spread * std::sqrt(2.0)));
}

Confidence confidenceOf(double chance) {
  return chance >= 0.99   ? Confidence::High
         : chance >= 0.95 ? Confidence::Mid
         : chance >= 0.90 ? Confidence::Low
                          : Confidence::None;
}

LossClass classOf(double loss, Confidence confidence, const Thresholds &thresholds) {
  if (confidence == Confidence::None || loss < thresholds.inaccuracy)
    return LossClass::Close;
  return loss < thresholds.mistake   ? LossClass::Inaccuracy
         : loss < thresholds.blunder ? LossClass::Mistake
                                     : LossClass::Blunder;
}

double accuracyOf(double meanLoss) {
  return 100 * std::exp(-std::max(0.0, meanLoss) / kAccuracyScale);
}

}  // namespace janso
