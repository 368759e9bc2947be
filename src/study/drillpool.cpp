// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/drillpool.h"

#include <algorithm>

#include "game/setup/matchsetupjson.h"
#include "records/matchhistory.h"
#include "records/transcript.h"
#include "rules/legal/legal.h"
#include "rules/walllayout.h"

namespace janso {

namespace {

constexpr int kMatches = 12;  // the newest: more than one exercises in an evening

// Follows the table as every seat sees it and keeps what is worth a question.
class PoolMaker {
 public:
  explicit PoolMaker(const std::vector<int> &seats) : m_seats(seats) {
    for (int seat = 0; seat < 4; ++seat)
      m_views.push_back(emptyView(seat));
  }

  void take(const Event &event) {
    if (const auto *discard = std::get_if<Dahai>(&event))
      keepTurn(discard->seat);
    else if (const auto *riichi = std::get_if<Riichi>(&event))
      keepTurn(riichi->seat);
    else if (const auto *win = std::get_if<Hora>(&event))
      keepWin(*win->info);
    for (SeatView &view : m_views)
      view.apply(event);
    if (const auto *discard = std::get_if<Dahai>(&event))
      keepWaiting(discard->seat);
  }

  DrillPool pool;

 private:
  bool isWanted(int seat) const { return std::find(m_seats.begin(), m_seats.end(), seat) != m_seats.end(); }
  // A seat's view without what it could not see.
  SeatView closedView(int seat) const {
    SeatView view = m_views[static_cast<std::size_t>(seat)];
    view.opened = {};
    return view;
  }

  void keepTurn(int seat) {
    const SeatView &view = m_views[static_cast<std::size_t>(seat)];
    if (isWanted(seat) && view.me().riichi == RiichiState::None)
      pool.turns.push_back(closedView(seat));
  }

  void keepWaiting(int seat) {
    const SeatView &view = m_views[static_cast<std::size_t>(seat)];
    if (!isWanted(seat) || view.waits.empty())
      return;
    const DrillHand hand{view.hand, view.me().melds, view.seat};
    // The question shows the hand alone: not how many play, and so which tiles there are.
    const KindSet shape = waits(countsOf(hand.tiles), hand.meldCount());
    const int players = view.board.seats();
    if (!std::all_of(shape.begin(), shape.end(), [&](Kind kind) { return isInWall(kind, players); }))
      return;
    if (pool.waiting.empty() || !(pool.waiting.back() == hand))
      pool.waiting.push_back(hand);
  }

  void keepWin(const HoraInfo &info) {
    const SeatView &view = m_views[static_cast<std::size_t>(info.winner)];
    const TileCounts counts = view.concealedCounts();
    const HeldTiles held{view.board, info.winner, view.hand, view.drawn, counts, 0, view.waits, view.furiten};
    WinInput input = winInputOf(held, info.from, info.winTile);
    input.doraIndicators = info.doraIndicators;
    input.uraIndicators = info.uraIndicators;
    // Side rules may have added what is not on the table.
    const ScoreOutcome outcome = scoreHand(input, view.rules());
    if (outcome.result && outcome.result->handPoints == info.result.handPoints)
      pool.wins.push_back({input, view.rules()});
  }

  const std::vector<int> &m_seats;
  std::vector<SeatView> m_views;
};

std::vector<int> playedSeats(const MatchTranscript &match) {
  std::vector<int> seats;
  if (const auto setup = matchSetupFromJson(match.setup)) {
    for (int seat = 0; seat < match.players; ++seat) {
      if (setup->seats[static_cast<std::size_t>(seat)].kind == PlayerKind::Human)
        seats.push_back(seat);
    }
  }
  const bool nobody = seats.empty();
  for (int seat = 0; nobody && seat < match.players; ++seat)
    seats.push_back(seat);
  return seats;
}

template <class T>
void append(std::vector<T> &to, const std::vector<T> &from) {
  to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

DrillPool poolOf(const std::vector<Event> &events, const std::vector<int> &seats) {
  PoolMaker maker(seats);
  for (const Event &event : events)
    maker.take(event);
  return std::move(maker.pool);
}

DrillPool poolOfFolder(const QString &folder) {
  DrillPool pool;
  int used = 0;
  for (const MatchSummary &match : matchHistory(folder).matches) {
    if (used == kMatches)
      break;
    const auto played = readTranscript(match.path);
    if (!played)
      continue;
    ++used;
    const std::vector<int> seats = playedSeats(*played);
    const DrillPool part = poolOf(played->events, seats);
    append(pool.turns, part.turns);
    append(pool.waiting, part.waiting);
    append(pool.wins, part.wins);
  }
  return pool;
}

}  // namespace janso
