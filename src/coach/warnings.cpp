// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/warnings.h"

#include <algorithm>

#include "rules/actionkinds.h"

namespace janso {

namespace {

constexpr float kMuchSafer = 0.4F;  // a safe tile has at most so much of it, all opponents together
constexpr int kFarYaku = 2;         // tiles that the nearest yaku asks for beyond those of any win
constexpr float kCostly = 1000;     // final points that a call loses; then one such tile is too many

void warnOfWaits(const AdviceRow &row, std::vector<Warning> &warnings) {
  const Waiting &waiting = row.waiting;
  if (waiting.waits.empty())
    return;
  // Of a wait that never wins the other warning says all.
  if (!waiting.inPond.empty() && !waiting.isDead())
    warnings.push_back({.type = WarningType::Furiten,
                        .action = row.action,
                        .waits = waiting.waits,
                        .tiles = waiting.inPond});
  if (waiting.noRon == waiting.waits)
    warnings.push_back({.type = WarningType::NoYaku,
                        .action = row.action,
                        .waits = waiting.waits,
                        .tiles = waiting.noRon,
                        .winsByTsumo = !waiting.isDead()});
}

std::uint8_t riichiSeats(const SeatView &view) {
  std::uint8_t seats = 0;
  for (int seat = 0; seat < view.board.seats(); ++seat) {
    if (seat != view.seat && view.board.player(seat).riichi != RiichiState::None)
      seats = static_cast<std::uint8_t>(seats | 1U << seat);
  }
  return seats;
}

bool isSafeFrom(const AdviceRow &row, std::uint8_t seats) {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const Safety safety = row.against[seat].safety.safety;
    if ((seats >> seat & 1U) != 0 && safety != Safety::Genbutsu && safety != Safety::SpentHonor)
      return false;
  }
  return true;
}

void warnOfDanger(const AdviceRow &row, const std::vector<AdviceRow> &rows, std::uint8_t riichis,
                  std::vector<Warning> &warnings) {
  Warning warning;
  warning.type = WarningType::Danger;
  warning.action = row.action;
  float passes = 1;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if ((riichis >> seat & 1U) == 0 || row.against[seat].dealIn < kDangerous)
      continue;
    warning.seats = static_cast<std::uint8_t>(warning.seats | 1U << seat);
    passes *= 1 - row.against[seat].dealIn;
  }
  warning.dealIn = 1 - passes;
  if (warning.seats == 0 || !row.judged)
    return;
  for (const AdviceRow &other : rows) {
    if (other.judged && other.action.type == ActionType::Dahai && other.value > row.value &&
        other.dealIn <= kMuchSafer * row.dealIn && isSafeFrom(other, riichis))
      warning.tiles.add(other.action.tile.kind());
  }
  if (!warning.tiles.empty())
    warnings.push_back(warning);
}

// The bot would rather let the tile go by, by far.
bool isCostly(const AdviceRow &call, const std::vector<AdviceRow> &rows) {
  return std::any_of(rows.begin(), rows.end(), [&call](const AdviceRow &other) {
    return other.action.type == ActionType::Skip && other.judged && call.judged &&
           other.value - call.value >= kCostly;
  });
}

// A lone dragon counts as a yaku nearby, and still few such hands win: there the bot's figures decide.
void warnOfCall(const AdviceRow &row, const std::vector<AdviceRow> &rows, std::vector<Warning> &warnings) {
  const NearestYaku &yaku = row.yaku;
  const int further = yaku.away - yaku.anyWin;
  if (yaku.away == 0 || further <= 0 || (further < kFarYaku && !isCostly(row, rows)))
    return;
  Warning warning;
  warning.type = WarningType::CallNoYaku;
  warning.action = row.action;
  warning.yaku = yaku;
  warnings.push_back(warning);
}

}  // namespace

std::vector<Warning> warningsOf(const SeatView &view, const std::vector<AdviceRow> &rows) {
  std::vector<Warning> warnings;
  const std::uint8_t riichis = riichiSeats(view);
  for (const AdviceRow &row : rows) {
    if (isDiscard(row.action.type)) {
      warnOfWaits(row, warnings);
      warnOfDanger(row, rows, riichis, warnings);
    } else if (isCall(row.action.type)) {
      warnOfCall(row, rows, warnings);
    }
  }
  return warnings;
}

}  // namespace janso
