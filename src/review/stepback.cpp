// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/stepback.h"

#include "rules/actionkinds.h"

namespace janso {
namespace {

constexpr int kFurthestHand = 6;  // more steps than any hand has: the reviewing bot did not count them

}  // namespace

std::optional<StepBack> stepBackOf(const ChoiceVerdict &verdict) {
  if (verdict.isJudged() || verdict.folding || verdict.played < 0 || verdict.botChoice < 0)
    return std::nullopt;
  const Considered &kept = verdict.candidates[static_cast<std::size_t>(verdict.botChoice)].considered;
  const Considered &left = verdict.given().considered;
  if (kept.motive == Motive::Fold || left.motive == Motive::Fold || !isDiscard(kept.action.type) ||
      !isDiscard(left.action.type))
    return std::nullopt;
  if (left.shanten <= kept.shanten || left.shanten > kFurthestHand || kept.dealIn - left.dealIn >= kSaferStep)
    return std::nullopt;
  return StepBack{kept.action, kept.shanten, left.shanten};
}

}  // namespace janso
