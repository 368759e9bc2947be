// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/taste.h"

#include <algorithm>
#include <array>

#include "bots/reading/figures.h"
#include "bots/reading/ownhand.h"

namespace janso {
namespace {

constexpr int kNoSuit = -1;
constexpr float kOutOfQuestion = -1e9F;

int suitIndex(Kind kind) {
  return isHonor(kind) ? kNoSuit : kind / 9;
}

// The suit of a flush that the hand is on the way to; kNoSuit without one.
int flushSuit(const OwnHand &hand) {
  std::array<int, 3> suited{};
  int honors = 0;
  int melded = kNoSuit;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (const int suit = suitIndex(kind); suit == kNoSuit)
      honors += hand.counts[kind];
    else
      suited[static_cast<std::size_t>(suit)] += hand.counts[kind];
  }
  for (const Meld &meld : hand.melds) {
    const int suit = suitIndex(meld.kind());
    if (suit == kNoSuit) {
      honors += 3;
      continue;
    }
    if (melded != kNoSuit && suit != melded)
      return kNoSuit;
    melded = suit;
    suited[static_cast<std::size_t>(suit)] += 3;
  }
  const int best = melded != kNoSuit
                       ? melded
                       : static_cast<int>(std::max_element(suited.begin(), suited.end()) - suited.begin());
  const int held = suited[static_cast<std::size_t>(best)];
  return held >= kTasteFigures.suitTiles && held + honors >= kTasteFigures.suitAndHonors ? best : kNoSuit;
}

bool anotherInRiichi(const SeatView &view) {
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    if (seat != view.seat && view.board.players[static_cast<std::size_t>(seat)].riichi != RiichiState::None)
      return true;
  }
  return false;
}

double flushTaste(const Action &action, int suit, double likes) {
  const bool claims = action.type == ActionType::Chi || action.type == ActionType::Pon;
  if (!claims && action.type != ActionType::Dahai && action.type != ActionType::Riichi)
    return 0;
  const int of = suitIndex(action.tile.kind());
  const bool foreign = of != suit && of != kNoSuit;
  if (claims)
    return foreign ? -likes : likes;
  return foreign ? likes : 0;
}

// Who likes to open hands would also open one that has no yaku left.
bool isHopelessCall(const Considered &c) {
  const bool claims = c.action.type == ActionType::Chi || c.action.type == ActionType::Pon;
  return claims && static_cast<double>(c.win) < kTasteFigures.leastWin;
}

}  // namespace

void addTastes(Reasoning &reasoning, const SeatView &view, const Tuning &tuning) {
  const bool flush = tuning.likesFlush > 0 && !anotherInRiichi(view);
  const int suit = flush ? flushSuit(ownHand(view)) : kNoSuit;
  const bool likesCalls = tuning.callMargin < 0 || tuning.likesFlush > 0;
  for (Considered &c : reasoning.considered) {
    if (likesCalls && isHopelessCall(c))
      c.value = kOutOfQuestion;
    if (c.action.type == ActionType::Riichi)
      c.value += static_cast<float>(tuning.likesRiichi);
    if (suit != kNoSuit)
      c.value += static_cast<float>(flushTaste(c.action, suit, tuning.likesFlush));
  }
}

}  // namespace janso
