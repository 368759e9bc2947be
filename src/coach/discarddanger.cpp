// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/discarddanger.h"

#include <algorithm>

#include "bots/reading/tableread.h"
#include "rules/legal/hiddenview.h"

namespace janso {

namespace {

constexpr double kThreatens = 0.5;  // so likely to wait that one would speak of it

DangerLevel levelOf(const HandDanger &hand, const DiscardDanger &danger) {
  float passes = 1;
  bool safe = true;
  for (int seat = 0; seat < 4; ++seat) {
    const DangerTo &to = danger.against[static_cast<std::size_t>(seat)];
    if (!hand.threatens(seat))
      continue;
    safe = safe && to.safety.safety <= Safety::Passed;
    passes *= 1 - to.dealIn;
  }
  const float dealIn = 1 - passes;
  if (safe)
    return DangerLevel::Safe;
  if (dealIn < kDangerous)
    return DangerLevel::Slight;
  return dealIn < 2 * kDangerous ? DangerLevel::Marked : DangerLevel::Grave;
}

}  // namespace

DiscardDanger discardDanger(const SeatView &view, const DangerRead &read, Kind kind) {
  DiscardDanger danger;
  float passes = 1;
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    if (seat == view.seat)
      continue;
    const Threat &threat = read.threat(seat);
    DangerTo &to = danger.against[static_cast<std::size_t>(seat)];
    to.dealIn = static_cast<float>(threat.tenpai * static_cast<double>(threat.rate[kind]));
    to.safety = safetyOf(view, seat, kind);
    passes *= 1 - to.dealIn;
  }
  danger.dealIn = 1 - passes;
  danger.loss = danger.dealIn > 0 ? static_cast<float>(read.cost[kind]) / danger.dealIn : 0;
  return danger;
}

bool isThreat(const DangerRead &read, int seat) {
  const Threat &threat = read.threat(seat);
  return threat.riichi || threat.tenpai > kThreatens;
}

const HeldDanger *HandDanger::of(Kind kind) const {
  const auto found = std::ranges::find(held, kind, &HeldDanger::kind);
  return found == held.end() ? nullptr : &*found;
}

HandDanger dangerInHand(const SeatView &view) {
  HandDanger hand;
  if (hidesHand(view))
    return hand;
  SeatView seen = view;
  seen.opened = {};
  const DangerRead read = readDanger(seen);
  for (int seat = 0; seat < seen.board.seats(); ++seat) {
    if (seat != seen.seat && isThreat(read, seat))
      hand.threats = static_cast<std::uint8_t>(hand.threats | 1U << seat);
  }
  const TileCounts counts = seen.concealedCounts();
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (counts[kind] == 0)
      continue;
    const DiscardDanger danger = discardDanger(seen, read, kind);
    hand.held.push_back({kind, levelOf(hand, danger), danger});
  }
  return hand;
}

}  // namespace janso
