// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/yakudistance.h"

#include <algorithm>
#include <vector>

#include "coach/yakuanswerer.h"

namespace janso {

namespace {

bool isKnown(const SeatView &view) {
  const auto known = [](const Tile &tile) { return tile.isKnown(); };
  switch (view.board.phase) {
    case BoardPhase::Idle:
    case BoardPhase::Ended:
    case BoardPhase::MatchOver:
      return false;
    default:
      break;
  }
  const std::size_t tiles = view.hand.size() + 3 * view.me().melds.size() + (view.drawn.isKnown() ? 1 : 0);
  return !view.hand.empty() && std::all_of(view.hand.begin(), view.hand.end(), known) &&
         (tiles == 13 || tiles == 14);
}

// The shorter of two ways; -1 is none.
std::int8_t shorter(std::int8_t a, std::int8_t b) {
  return a < 0 ? b : b < 0 ? a : std::min(a, b);
}

// What the best discard leaves.
void takeBetter(const YakuAnswer &other, YakuAnswer &answer) {
  const bool better = other.possible() && (!answer.possible() || other.distance < answer.distance);
  const bool same = other.possible() && answer.possible() && other.distance == answer.distance;
  YakuAnswer both = better ? other : answer;
  both.closedDistance = shorter(answer.closedDistance, other.closedDistance);
  both.openDistance = shorter(answer.openDistance, other.openDistance);
  if (answer.made() || other.made())
    both.state = YakuState::Made;
  if (same)
    both.wanted = KindSet(answer.wanted.bits() | other.wanted.bits());
  answer = both;
}

// The hands to ask about: its own, or, where it must discard first, each that a discard leaves.
std::vector<YakuAnswerer> answerersOf(const SeatView &view) {
  const TileCounts concealed = view.concealedCounts();
  std::vector<YakuAnswerer> answerers;
  answerers.emplace_back(view, concealed);
  if (!answerers.front().mustDiscardComplete())
    return answerers;
  answerers.clear();
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (concealed[kind] == 0 || view.board.kuikae.has(kind))
      continue;
    TileCounts less = concealed;
    --less[kind];
    answerers.emplace_back(view, less);
  }
  return answerers;
}

YakuAnswer answerOf(std::vector<YakuAnswerer> &answerers, const SeatView &view, YakuId id) {
  YakuAnswer answer;
  answer.id = id;
  for (YakuAnswerer &answerer : answerers) {
    const YakuAnswer one = answerer.answer(id);
    if (&answerer == &answerers.front())
      answer = one;
    else
      takeBetter(one, answer);
  }
  if (answerers.size() == 1)
    return answer;
  const TileCounts visible = view.visibleCounts();
  answer.left = 0;
  for (const Kind kind : answer.wanted)
    answer.left = static_cast<std::int16_t>(answer.left + std::max(0, 4 - visible[kind]));
  return answer;
}

}  // namespace

YakuAnswers yakuAnswers(const SeatView &view) {
  YakuAnswers answers;
  for (int i = 0; i < kYakuCount; ++i)
    answers.yaku[static_cast<std::size_t>(i)].id = static_cast<YakuId>(i);
  answers.known = isKnown(view);
  if (!answers.known)
    return answers;
  std::vector<YakuAnswerer> answerers = answerersOf(view);
  int away = -1;
  for (YakuAnswerer &answerer : answerers)
    away = shorter(static_cast<std::int8_t>(away), static_cast<std::int8_t>(answerer.away()));
  answers.away = static_cast<std::int8_t>(away);
  for (YakuAnswer &answer : answers.yaku)
    answer = answerOf(answerers, view, answer.id);
  return answers;
}

YakuAnswer yakuAnswer(const SeatView &view, YakuId id) {
  YakuAnswer unknown;
  unknown.id = id;
  if (!isKnown(view))
    return unknown;
  std::vector<YakuAnswerer> answerers = answerersOf(view);
  return answerOf(answerers, view, id);
}

}  // namespace janso
