// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/arena/choicecells.h"

#include "bots/reading/ownhand.h"
#include "review/verdict.h"
#include "rules/actionkinds.h"
#include "rules/lasthand.h"
#include "rules/shanten.h"

namespace janso::cli {
namespace {

// What a bot leaves out of question, or does not weigh, is said to be worth less than anything.
constexpr float kWeighed = -1e6F;

struct Band {
  int below;  // the first value that is no longer in it
  const char *name;
};
constexpr Band kTurnBands[] = {
    {4, "turns 1-3"}, {7, "turns 4-6"}, {10, "turns 7-9"}, {13, "turns 10-12"}, {99, "turns 13+"}};
constexpr Band kGapBands[] = {{50, "gap below 50"},
                              {200, "gap 50-200"},
                              {400, "gap 200-400"},
                              {800, "gap 400-800"},
                              {1'000'000, "gap 800+"}};
constexpr Band kRiichiBands[] = {
    {1, "no opponent in riichi"}, {2, "one opponent in riichi"}, {9, "several opponents in riichi"}};
constexpr Band kShantenBands[] = {{1, "tenpai"},
                                  {2, "1-shanten"},
                                  {3, "2-shanten"},
                                  {50, "3-shanten or more"},
                                  {200, "shanten not computed"}};
constexpr Band kHandBands[] = {{1, "last hand"}, {3, "2 or 3 hands left"}, {99, "earlier hands"}};

enum ChoiceKind : std::uint8_t { Discard, Declare, CallOrNot, KanOrNot, Rest };
constexpr const char *kKindNames[] = {"discard", "riichi or not", "call or not", "kan or not", "other"};

template <std::size_t N>
int bandOf(const Band (&bands)[N], double value) {
  for (std::size_t i = 0; i + 1 < N; ++i) {
    if (value < bands[i].below)
      return static_cast<int>(i);
  }
  return static_cast<int>(N) - 1;
}

template <std::size_t N>
QStringList namesOf(const Band (&bands)[N]) {
  QStringList names;
  for (const Band &band : bands)
    names << QString::fromUtf8(band.name);
  return names;
}

ChoiceKind kindOf(const Action &a, const Action &b) {
  if (isKan(a.type) || isKan(b.type))
    return KanOrNot;
  if (a.type == ActionType::Skip || b.type == ActionType::Skip || isCall(a.type) || isCall(b.type))
    return CallOrNot;
  if (isDiscard(a.type) && isDiscard(b.type))
    return a.type == b.type ? Discard : Declare;
  return Rest;
}

// How near to tenpai one discard leaves the hand, compared with another.
enum ChoiceStep : std::uint8_t { Nearer, AsNear, Farther, NoStep };
constexpr const char *kStepNames[] = {"closer to tenpai", "equally close", "farther from tenpai",
                                      "not both discards"};

ChoiceStep stepOf(const SeatView &view, const Action &first, const Action &other) {
  if (!isDiscard(first.type) || !isDiscard(other.type))
    return NoStep;
  const OwnHand hand = ownHand(view);
  const auto after = [&hand](const Action &action) {
    OwnHand left = hand;
    left.remove(action.tile);
    return shanten(left.counts, left.meldCount());
  };
  const int change = after(other) - after(first);
  return change < 0 ? Nearer : change > 0 ? Farther : AsNear;
}

int othersInRiichi(const SeatView &view) {
  int riichi = 0;
  for (int seat = 0; seat < view.board.seats(); ++seat)
    riichi += seat != view.seat && view.board.player(seat).riichi != RiichiState::None ? 1 : 0;
  return riichi;
}

double gapTo(const Action &action, const Reasoning &reasoning) {
  for (const Considered &considered : reasoning.considered) {
    if (isSameChoice(considered.action, action))
      return static_cast<double>(reasoning.considered[0].value - considered.value);
  }
  return 0;
}

template <std::size_t N>
QStringList listOf(const char *const (&names)[N]) {
  QStringList list;
  for (const char *name : names)
    list << QString::fromUtf8(name);
  return list;
}

}  // namespace

QStringList choiceCells(ChoiceSort sort) {
  switch (sort) {
    case ChoiceSort::Kind:
      return listOf(kKindNames);
    case ChoiceSort::Step:
      return listOf(kStepNames);
    case ChoiceSort::Turn:
      return namesOf(kTurnBands);
    case ChoiceSort::Riichi:
      return namesOf(kRiichiBands);
    case ChoiceSort::Gap:
      return namesOf(kGapBands);
    case ChoiceSort::Shanten:
      return namesOf(kShantenBands);
    case ChoiceSort::Hand:
      break;
  }
  return namesOf(kHandBands);
}

bool isWeighed(const Considered &considered) {
  return considered.value > kWeighed;
}

int gapCell(double gap) {
  return bandOf(kGapBands, gap);
}

ChoiceCells cellsOf(const SeatView &view, const Action &first, const Action &other,
                    const Reasoning &reasoning) {
  return {kindOf(other, first),
          stepOf(view, first, other),
          bandOf(kTurnBands, view.board.turnNumber()),
          bandOf(kRiichiBands, othersInRiichi(view)),
          gapCell(gapTo(other, reasoning)),
          bandOf(kShantenBands, reasoning.considered[0].shanten),
          bandOf(kHandBands, handsAfter(view.board))};
}

QJsonArray toJson(const ChoiceCells &cells) {
  QJsonArray array;
  for (const int cell : cells)
    array.append(cell);
  return array;
}

ChoiceCells cellsFromJson(const QJsonArray &array) {
  ChoiceCells cells{};
  for (int sort = 0; sort < kChoiceSorts; ++sort) {
    const int cell = array.at(sort).toInt();
    const bool exists = cell >= 0 && cell < choiceCells(static_cast<ChoiceSort>(sort)).size();
    cells[static_cast<std::size_t>(sort)] = exists ? cell : 0;
  }
  return cells;
}

}  // namespace janso::cli
