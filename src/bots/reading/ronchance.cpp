// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/ronchance.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/reading/waitscene.h"

namespace janso {
namespace {

#include "bots/reading/rontable.inc"
namespace three {
#include "bots/reading/ronthreetable.inc"
}  // namespace three

struct RonLayout : Layout {
  int share = block(3);
  int mode = block(6);
  int tiles = block(6 * 3);
  int kind = block(6 * 3 * 3);
  int honor = block(2 * 4 * 3);
  int left = block(5 * 2);
  int byLast = block(2);
  int dora = block(2);
  int others = block(3 * 3);
  // Of three players alone.
  int lone = block(2 * 2);
};
constexpr RonLayout kRon{};

int capped(int value, int bins) {
  return std::clamp(value, 0, bins - 1);
}

}  // namespace

int ronFeatureCount(int players) {
  return players == 3 ? kRon.size() : kRon.lone;
}

void ronFeatures(const OwnWait &wait, FeatureList &out) {
  const bool honor = isHonor(wait.kind);
  // Silent, riichi, open.
  const int mode = wait.riichi ? 1 : wait.melds > 0 ? 2 : 0;
  out.add(kRon.share + mode,
          std::log(std::max(0.25, static_cast<double>(wait.left)) / std::max(1, wait.unseen)) + 4);
  out.add(kRon.mode + (wait.melds >= 3 ? 4 : wait.melds == 2 ? 3 : mode));
  out.add(kRon.tiles + capped(wait.tilesLeft / 12, 6) * 3 + mode);
  out.add(kRon.left + capped(wait.left, 5) * 2 + (honor ? 1 : 0));
  out.add(kRon.others + capped(wait.others, 3) * 3 + mode);
  if (honor) {
    out.add(kRon.honor + ((wait.yakuhai ? 1 : 0) * 4 + capped(wait.left, 4)) * 3 + mode);
  } else {
    const int fromEnd = std::min(rankOf(wait.kind), 10 - rankOf(wait.kind));
    out.add(kRon.kind + ((fromEnd - 1) * 3 + capped(wait.openSides, 3)) * 3 + mode);
  }
  if (wait.byLast)
    out.add(kRon.byLast + (wait.riichi ? 1 : 0));
  if (wait.dora)
    out.add(kRon.dora + (wait.riichi ? 1 : 0));
  if (wait.players == 3 && loneKindsOfThree().has(wait.kind))
    out.add(kRon.lone + (honor ? 2 : 0) + (wait.riichi ? 1 : 0));
}

double ronChance(const OwnWait &wait) {
  FeatureList features;
  ronFeatures(wait, features);
  return logistic(wait.players == 3 ? weightedSum(features, three::kRonChance)
                                    : weightedSum(features, kRonChance));
}

OwnWait ownWait(const Knowledge &know, Kind kind, Kind discard, bool riichi, int open) {
  const Board &board = know.board();
  OwnWait wait;
  wait.kind = kind;
  wait.left = know.left(kind);
  wait.unseen = know.unseen();
  wait.dora = know.doraHan(kind) > 0;
  wait.riichi = riichi;
  wait.melds = open;
  wait.tilesLeft = board.tilesLeft;
  wait.players = board.seats();
  for (int seat = 0; seat < board.seats(); ++seat) {
    if (seat == know.seat())
      continue;
    wait.others += board.player(seat).riichi != RiichiState::None ? 1 : 0;
    wait.yakuhai = wait.yakuhai || yakuhaiHanOf(board, seat, kind) > 0;
  }
  wait.openSides = isHonor(kind) ? 3 : 0;
  if (isHonor(kind))
    return wait;
  const TileCounts own = know.view().concealedCounts();
  KindSet discarded;
  for (const PondTile &t : know.view().me().pond)
    discarded.add(t.tile.kind());
  discarded.add(discard);
  for (int step : {-1, 1}) {
    const int rank = rankOf(kind) + 3 * step;
    if (rank < 1 || rank > 9)
      continue;
    const auto partner = static_cast<Kind>(kind + 3 * step);
    // The others do not see what the own hand holds.
    const auto none = [&](int by) {
      const auto near = static_cast<Kind>(kind + by);
      return know.visible()[near] - own[near] >= 4;
    };
    wait.byLast = wait.byLast || discard == partner;
    wait.openSides += !discarded.has(partner) && !none(step) && !none(2 * step) ? 1 : 0;
  }
  return wait;
}

}  // namespace janso
