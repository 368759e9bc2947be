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

// Whether a tile too many may serve it: laid down with a kan.
bool countsKans(YakuId id) {
  return id == YakuId::Sankantsu || id == YakuId::Suukantsu || id == YakuId::HyakumanGoku;
}

// The hands to ask about: its own, or, right after a call, those that a discard leaves.
class AskedHands {
 public:
  explicit AskedHands(const SeatView &view) : m_view(view), m_concealed(view.concealedCounts()) {
    m_own.emplace_back(view, m_concealed);
    if (view.drawn.isKnown() || m_concealed.total() % 3 != 2)
      return;
    for (Kind kind = 0; kind < kKinds; ++kind)
      m_bound = m_bound || (m_concealed[kind] > 0 && view.board.kuikae.has(kind));
    // Else the tile that goes is one that no other yaku needs: the own hand answers as well, and at once.
    m_bound = m_bound || m_own.front().mustDiscardComplete();
    m_discards = true;
  }

  std::vector<YakuAnswerer> &forAny() { return m_bound ? left() : m_own; }
  std::vector<YakuAnswerer> &forYaku(YakuId id) {
    return m_bound || (m_discards && countsKans(id)) ? left() : m_own;
  }

 private:
  std::vector<YakuAnswerer> &left() {
    if (!m_left.empty())
      return m_left;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (m_concealed[kind] == 0 || m_view.board.kuikae.has(kind))
        continue;
      TileCounts less = m_concealed;
      --less[kind];
      m_left.emplace_back(m_view, less);
    }
    return m_left.empty() ? m_own : m_left;
  }

  const SeatView &m_view;
  TileCounts m_concealed;
  bool m_discards = false;  // first
  bool m_bound = false;     // and which tile goes matters to every yaku
  std::vector<YakuAnswerer> m_own;
  std::vector<YakuAnswerer> m_left;
};

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
  AskedHands hands(view);
  int away = -1;
  for (YakuAnswerer &answerer : hands.forAny())
    away = shorter(static_cast<std::int8_t>(away), static_cast<std::int8_t>(answerer.away()));
  answers.away = static_cast<std::int8_t>(away);
  for (YakuAnswer &answer : answers.yaku)
    answer = answerOf(hands.forYaku(answer.id), view, answer.id);
  return answers;
}

YakuAnswer yakuAnswer(const SeatView &view, YakuId id) {
  YakuAnswer unknown;
  unknown.id = id;
  if (!isKnown(view))
    return unknown;
  return answerOf(AskedHands(view).forYaku(id), view, id);
}

}  // namespace janso
