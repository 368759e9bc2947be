// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/advice.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <span>

#include "bots/bot.h"
#include "bots/choice.h"
#include "bots/reading/tableread.h"
#include "coach/discarddanger.h"
#include "coach/warnings.h"
#include "rules/actionkinds.h"
#include "rules/legal/legal.h"

namespace janso {

namespace {

constexpr float kHopeless = 0.03F;  // probability of winning below which a hand is given up before a threat

// One face of each kind stands for both.
bool isSameChoice(const Action &a, const Action &b) {
  return a.type == b.type && (isDiscard(a.type) ? a.tile.kind() == b.tile.kind() : a == b);
}

// One decision, with what is counted once for all its rows.
class Adviser {
 public:
  Adviser(const SeatView &view, const Decision &decision)
      : m_view(view),
        m_legal(decision.legal.data(), decision.legal.size()),
        m_tiles(readTiles(m_view)),
        m_danger(readDanger(m_view)),
        m_counts(m_view.concealedCounts()),
        m_melds(static_cast<int>(m_view.me().melds.size())) {}

  Advice advise() {
    const std::unique_ptr<Bot> bot = makeBot(adviser(), 0);
    Reasoning reasoning;
    Advice advice;
    advice.recommended = bot->explain(m_view, m_legal, reasoning);
    for (const Considered &considered : reasoning.considered)
      advice.rows.push_back(judgedRow(considered));
    addTheRest(advice.rows);
    advice.reason = reasonOf(advice);
    advice.folding = reasoning.folding || advice.reason.motive == Motive::Fold;
    advice.warnings = warningsOf(m_view, advice.rows);
    return advice;
  }

 private:
  AdviceRow judgedRow(const Considered &considered) const {
    AdviceRow row = rowFor(considered.action);
    row.motive = considered.motive;
    row.judged = row.motive != Motive::Win && row.motive != Motive::Only && row.motive != Motive::None;
    row.value = considered.value;
    row.win = considered.win;
    row.points = considered.points;
    if (row.waiting.isDead())
      row.win = row.points = 0;  // the bot's are those of the hand that it would become
    return row;
  }

  AdviceRow rowFor(const Action &action) const {
    AdviceRow row;
    row.action = action;
    if (isDiscard(action.type))
      look(row);
    else if (action.type == ActionType::Skip)
      lookAtPassing(row);
    else if (isCall(action.type))
      lookAtCall(row);
    return row;
  }

  void count(AdviceRow &row, const TileCounts &counts, int melds) const {
    row.shanten = static_cast<std::int8_t>(shanten(counts, melds));
    for (Kind kind : acceptedKinds(counts, melds)) {
      if (m_tiles.left(kind) == 0)
        continue;
      row.accepted.add(kind);
      row.tiles = static_cast<std::int16_t>(row.tiles + m_tiles.left(kind));
    }
  }

  void look(AdviceRow &row) const {
    TileCounts left = m_counts;
    left.remove(row.action.tile);
    count(row, left, m_melds);
    if (row.shanten == 0)
      row.waiting = waitingAfter(m_view, row.action.tile, isRiichi(row.action.type));
    if (row.waiting.isDead())
      row.yaku = yakuAfterDiscard(m_view, row.action.tile);
    const DiscardDanger danger = discardDanger(m_view, m_danger, row.action.tile.kind());
    row.dealIn = danger.dealIn;
    row.loss = danger.loss;
    row.against = danger.against;
  }

  void lookAtPassing(AdviceRow &row) const {
    count(row, m_counts, m_melds);
    if (m_melds == 0)
      return;
    row.yaku = nearestYaku(m_view);
    countTowardYaku(row);
  }

  // By the nearest yaku, where that is still to be made. A complete hand is one exchange beyond tenpai.
  static void countTowardYaku(AdviceRow &row) {
    if (!row.yaku.id || row.yaku.away == 0)
      return;
    row.shanten = static_cast<std::int8_t>(row.yaku.away - 1);
    row.accepted = row.yaku.wanted;
    row.tiles = row.yaku.left;
  }

  // By shape after the discard that leaves most, or by the nearest yaku.
  void lookAtCall(AdviceRow &row) const {
    row.yaku = yakuAfterCall(m_view, row.action);
    TileCounts after = m_counts;
    for (const Tile tile : row.action.consumed)
      after.remove(tile);
    const KindSet forbidden = kuikaeKinds(row.action, m_view.rules());
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (after[kind] == 0 || forbidden.has(kind))
        continue;
      TileCounts left = after;
      --left[kind];
      AdviceRow option;
      count(option, left, m_melds + 1);
      if (option.shanten < row.shanten || (option.shanten == row.shanten && option.tiles > row.tiles)) {
        row.shanten = option.shanten;
        row.accepted = option.accepted;
        row.tiles = option.tiles;
      }
    }
    countTowardYaku(row);
  }

  // What the bot did not weigh: beside a win, say. One face of each kind is enough.
  void addTheRest(std::vector<AdviceRow> &rows) const {
    const auto first = static_cast<std::ptrdiff_t>(rows.size());
    for (const Action &action : m_legal) {
      const bool known = std::any_of(rows.begin(), rows.end(), [&action](const AdviceRow &row) {
        return isSameChoice(row.action, action);
      });
      if (!known)
        rows.push_back(
            rowFor(isDiscard(action.type) ? *findDiscard(m_legal, action.tile.kind(), action.type) : action));
    }
    std::stable_sort(rows.begin() + first, rows.end(), [](const AdviceRow &a, const AdviceRow &b) {
      return a.shanten != b.shanten ? a.shanten < b.shanten : a.tiles > b.tiles;
    });
  }

  AdviceReason reasonOf(const Advice &advice) const {
    AdviceReason reason;
    const AdviceRow &best = advice.rows.front();
    reason.motive = best.motive;
    for (std::size_t i = 1; i < advice.rows.size() && reason.runnerUp < 0; ++i) {
      const AdviceRow &other = advice.rows[i];
      const bool sameTile = isDiscard(best.action.type) && isDiscard(other.action.type) &&
                            best.action.tile.kind() == other.action.tile.kind();
      if (other.judged && !sameTile)
        reason.runnerUp = static_cast<int>(i);
    }
    double highest = 0;
    for (int seat = 0; seat < m_view.board.seats(); ++seat) {
      const Threat &threat = m_danger.threat(seat);
      // The first in riichi before all others.
      const double looming = threat.riichi ? 2 : threat.tenpai;
      if (seat == m_view.seat || !isThreat(m_danger, seat) || looming <= highest)
        continue;
      highest = looming;
      reason.threat = seat;
      reason.threatRiichi = threat.riichi;
    }
    // To the bot, whether it still counts a hand that hardly wins is a matter of rounding.
    const bool builds = best.motive == Motive::Speed || best.motive == Motive::Safer;
    if (reason.threat >= 0 && builds && best.win < kHopeless)
      reason.motive = Motive::Fold;
    return reason;
  }

  const SeatView &m_view;
  std::span<const Action> m_legal;
  TilesRead m_tiles;
  DangerRead m_danger;
  TileCounts m_counts;  // concealed, a drawn tile included
  int m_melds;
};

}  // namespace

std::string_view adviser() {
  return builtInBots().back().id;
}

const AdviceRow *Advice::rowOf(const Action &action) const {
  for (const AdviceRow &row : rows) {
    if (isSameChoice(row.action, action))
      return &row;
  }
  return nullptr;
}

Advice advise(const SeatView &view, const Decision &decision) {
  assert(!decision.legal.empty() && decision.seat == view.seat);
  SeatView seen = view;
  seen.opened = {};
  return Adviser(seen, decision).advise();
}

}  // namespace janso
