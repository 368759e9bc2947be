// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/tuning.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace janso {
namespace {

struct TuningField {
  std::string_view key;
  double Tuning::*value;
};
constexpr auto kFields = std::to_array<TuningField>({
    {"callMargin", &Tuning::callMargin},
    {"callMarginFar", &Tuning::callMarginFar},
    {"keptOpen", &Tuning::keptOpen},
    {"tidiness", &Tuning::tidiness},
    {"newThreat", &Tuning::newThreat},
    {"eachTenpai", &Tuning::eachTenpai},
    {"afterOwnRiichi", &Tuning::afterOwnRiichi},
    {"called", &Tuning::called},
    {"calledYakuhai", &Tuning::calledYakuhai},
    {"trustStages", &Tuning::trustStages},
    {"trustFall", &Tuning::trustFall},
    {"foldCost", &Tuning::foldCost},
    {"foldSecond", &Tuning::foldSecond},
    {"depth", &Tuning::depth},
    {"depthOpen", &Tuning::depthOpen},
    {"improve", &Tuning::improve},
    {"wide1", &Tuning::wide1},
    {"wide2", &Tuning::wide2},
    {"wide3", &Tuning::wide3},
    {"ways2", &Tuning::ways2},
    {"ways1", &Tuning::ways1},
    {"evenPlaces", &Tuning::evenPlaces},
    {"pointWeight", &Tuning::pointWeight},
    {"pointWeightLast", &Tuning::pointWeightLast},
    {"backMargin", &Tuning::backMargin},
    {"backMarginNear", &Tuning::backMarginNear},
    {"backMarginFar", &Tuning::backMarginFar},
    {"ronFactor", &Tuning::ronFactor},
    {"routeMargin", &Tuning::routeMargin},
    {"farMargin", &Tuning::farMargin},
    {"caution", &Tuning::caution},
    {"likesRiichi", &Tuning::likesRiichi},
    {"likesFlush", &Tuning::likesFlush},
});

}  // namespace

bool tune(Tuning &tuning, std::string_view text) {
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find_first_of(",+"));
    text.remove_prefix(std::min(text.size(), item.size() + 1));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos)
      return false;
    const auto field = std::ranges::find(kFields, item.substr(0, equals), &TuningField::key);
    if (field == kFields.end())
      return false;
    const char *end = item.data() + item.size();
    const auto read = std::from_chars(item.data() + equals + 1, end, tuning.*(field->value));
    if (read.ec != std::errc() || read.ptr != end || !(std::abs(tuning.*(field->value)) <= kMostTuning))
      return false;
  }
  return true;
}

}  // namespace janso
