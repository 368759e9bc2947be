// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/warnings.h"

#include <algorithm>

#include "coach/yakudistance.h"
#include "rules/actionkinds.h"

namespace janso {

namespace {

constexpr float kDangerous = 0.035F;  // probability of dealing in from which one speaks of it
constexpr float kMuchSafer = 0.4F;    // a safe tile has at most so much of it, all opponents together
constexpr int kFarYaku = 2;           // tiles that the nearest yaku asks for beyond those of any win
constexpr float kCostly = 1000;       // final points that a call loses; then one such tile is too many

void warnOfWaits(const AdviceRow &row, std::vector<Warning> &warnings) {
  const Waiting &waiting = row.waiting;
  if (waiting.waits.empty())
    return;
  if (!waiting.inRiver.empty())
    warnings.push_back({.type = WarningType::Furiten,
                        .action = row.action,
                        .waits = waiting.waits,
                        .tiles = waiting.inRiver});
  if (waiting.noRon == waiting.waits)
    warnings.push_back({.type = WarningType::NoYaku,
                        .action = row.action,
                        .waits = waiting.waits,
                        .tiles = waiting.noRon,
                        .selfDraw = !(waiting.noWin == waiting.waits)});
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
    if ((seats >> seat & 1U) != 0 && safety != Safety::Genbutsu && safety != Safety::SpentHonour)
      return false;
  }
  return true;
}

void warnOfDanger(const AdviceRow &row, const std::vector<AdviceRow> &rows, std::uint8_t riichis,
                  std::vector<Warning> &warnings) {
  Warning warning;
  warning.type = WarningType::Danger;
  warning.action = row.action;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if ((riichis >> seat & 1U) == 0 || row.against[seat].dealIn < kDangerous)
      continue;
    warning.seats = static_cast<std::uint8_t>(warning.seats | 1U << seat);
    warning.dealIn += row.against[seat].dealIn;
  }
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

// The own view right after the call.
SeatView afterTaking(const SeatView &view, const Action &call) {
  Meld meld;
  meld.type = call.type == ActionType::Chi ? MeldType::Chi : MeldType::Pon;
  meld.called = call.tile;
  meld.from = view.board.turn;
  for (const Tile tile : call.consumed)
    meld.tiles.push_back(tile);
  meld.tiles.push_back(call.tile);
  std::sort(meld.tiles.begin(), meld.tiles.end());
  SeatView after = view;
  after.apply(Call{view.seat, meld});
  return after;
}

// The bot would rather let the tile go by, by far.
bool isCostly(const AdviceRow &call, const std::vector<AdviceRow> &rows) {
  return std::any_of(rows.begin(), rows.end(), [&call](const AdviceRow &other) {
    return other.action.type == ActionType::Skip && other.judged && call.judged &&
           other.value - call.value >= kCostly;
  });
}

// The nearest yaku of the hand that the call leaves; those that only chance brings are left aside. A lone
// dragon counts as a yaku nearby, and still few such hands win: there the bot's figures decide.
void warnOfCall(const SeatView &view, const AdviceRow &row, const std::vector<AdviceRow> &rows,
                std::vector<Warning> &warnings) {
  const YakuAnswers answers = yakuAnswers(afterTaking(view, row.action));
  if (!answers.known)
    return;
  int nearest = kNoDistance;
  for (const YakuAnswer &answer : answers.yaku) {
    if (isBonus(answer.id))
      continue;  // a dora in the hand allows no win
    if (answer.state == YakuState::Made)
      return;
    if (answer.state == YakuState::Reachable && answer.event == YakuEvent::None && answer.distance >= 0)
      nearest = std::min<int>(nearest, answer.distance);
  }
  const int further = nearest - answers.away;
  if (further <= 0 || (further < kFarYaku && !isCostly(row, rows)))
    return;
  Warning warning;
  warning.type = WarningType::CallNoYaku;
  warning.action = row.action;
  warning.yakuAway = static_cast<std::int8_t>(nearest);
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
      warnOfCall(view, row, rows, warnings);
    }
  }
  return warnings;
}

}  // namespace janso
