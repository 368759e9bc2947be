// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/replay.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "records/provedgame.h"
#include "rules/legal/hiddenview.h"
#include "table/mask.h"
#include "table/wall.h"

namespace janso {
namespace {

int placesOf(const ProvedHand &hand) {
  const auto events = static_cast<int>(hand.events.size());
  return std::holds_alternative<KyokuEnded>(hand.events.back()) ? events - 1 : events;
}

std::vector<ReplayChoice> choicesOf(const ProvedGame &game, std::size_t hand) {
  std::vector<ReplayChoice> choices;
  for (HandWalk walk(game, hand);;) {
    const Decision *asked = walk.asked();
    if (asked != nullptr && asked->legal.size() > 1)
      choices.push_back({static_cast<int>(walk.happened()), *asked, walk.next()->action, walk.next()->shown});
    if (!walk.step())
      return choices;
  }
}

std::optional<ReplayMark> markOf(const Event &event, ReplayPlace place) {
  using Marked = std::optional<ReplayMark>;
  return std::visit(Overloaded{
                        [&](const Call &call) -> Marked {
                          return ReplayMark{place, ReplayMarkKind::Called, call.seat};
                        },
                        [&](const Kita &kita) -> Marked {
                          return ReplayMark{place, ReplayMarkKind::Called, kita.seat};
                        },
                        [&](const Riichi &riichi) -> Marked {
                          return ReplayMark{place, ReplayMarkKind::Declared, riichi.seat};
                        },
                        [&](const Hora &hora) -> Marked {
                          return ReplayMark{place, ReplayMarkKind::Won, hora.info->winner};
                        },
                        [&](const Ryukyoku &) -> Marked {
                          return ReplayMark{place, ReplayMarkKind::Drawn, -1};
                        },
                        [](const auto &) -> Marked { return std::nullopt; },
                    },
                    event);
}

// Tiles taken from the live wall, from its end for replacements, and indicators turned in these events.
struct Taken {
  int live = 0;
  int rinshan = 0;
  int dora = 0;
  bool ura = false;  // somebody has looked beneath
};

Taken takenIn(const ProvedHand &hand, int events, int players) {
  Taken taken{dealtTiles(players), 0, 0, false};
  for (int i = 0; i < events; ++i) {
    const Event &event = hand.events[static_cast<std::size_t>(i)];
    if (const auto *draw = std::get_if<Tsumo>(&event))
      ++(draw->rinshan ? taken.rinshan : taken.live);
    else if (std::holds_alternative<KyokuStarted>(event) || std::holds_alternative<DoraRevealed>(event))
      ++taken.dora;
    else if (const auto *hora = std::get_if<Hora>(&event))
      taken.ura = taken.ura || !hora->info->uraIndicators.empty();
  }
  return taken;
}

int nextToDraw(const Board &board) {
  return board.phase == BoardPhase::Draw ? board.turn : board.nextSeat(board.turn);
}

}  // namespace

Replay::Replay(std::shared_ptr<const ProvedGame> game) : m_game(std::move(game)) {
  for (std::size_t i = 0; i < m_game->hands.size(); ++i)
    m_choices.push_back(choicesOf(*m_game, i));
  index();
}

Replay::Replay(std::shared_ptr<const ProvedGame> seen, const ReplaySight &sight)
    : m_game(std::move(seen)), m_sight(sight), m_choices(m_game->hands.size()) {
  index();
}

void Replay::index() {
  assert(!m_game->hands.empty());
  int start = 0;
  for (std::size_t i = 0; i < m_game->hands.size(); ++i) {
    const int count = placesOf(m_game->hands[i]);
    m_starts.push_back(start);
    start += count;
    for (int event = 1; event <= count; ++event) {
      const ReplayPlace place{static_cast<int>(i), event};
      if (const std::optional<ReplayMark> mark = markOf(eventAt(place), place))
        m_marks.push_back(*mark);
    }
  }
  m_starts.push_back(start);
}

const MatchInfo &Replay::info() const {
  return *m_game->info;
}

int Replay::players() const {
  return m_game->players();
}

int Replay::hands() const {
  return static_cast<int>(m_game->hands.size());
}

const ProvedHand &Replay::hand(int index) const {
  return m_game->hands[static_cast<std::size_t>(index)];
}

// --- Places ---

ReplayPlace Replay::endOf(int index) const {
  return {index, placesOf(hand(index))};
}

ReplayPlace Replay::clamped(ReplayPlace place) const {
  const int index = std::clamp(place.hand, 0, hands() - 1);
  if (index != place.hand)
    return index < place.hand ? last() : ReplayPlace{0, 1};
  return {index, std::clamp(place.event, 1, placesOf(hand(index)))};
}

int Replay::indexOf(ReplayPlace place) const {
  return m_starts[static_cast<std::size_t>(place.hand)] + place.event - 1;
}

ReplayPlace Replay::placeAt(int index) const {
  const int within = std::clamp(index, 0, places() - 1);
  const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), within);
  const auto found = static_cast<int>(after - m_starts.begin()) - 1;
  return {found, within - m_starts[static_cast<std::size_t>(found)] + 1};
}

bool Replay::isStep(ReplayPlace place, ReplayStep step, int seat) const {
  switch (step) {
    case ReplayStep::One:
      return true;
    case ReplayStep::Choice:
      return choiceAt(place, seat) != nullptr;
    case ReplayStep::Turn: {
      const Event &event = eventAt(place);
      return std::holds_alternative<Tsumo>(event) || std::holds_alternative<Call>(event);
    }
    case ReplayStep::Hand:
      return place.event == 1;
    case ReplayStep::Mark:
      return markOf(eventAt(place), place).has_value();
  }
  return false;
}

std::optional<ReplayPlace> Replay::next(ReplayPlace place, ReplayStep step, int seat) const {
  for (int index = indexOf(place) + 1; index < places(); ++index) {
    if (const ReplayPlace there = placeAt(index); isStep(there, step, seat))
      return there;
  }
  return std::nullopt;
}

std::optional<ReplayPlace> Replay::previous(ReplayPlace place, ReplayStep step, int seat) const {
  for (int index = indexOf(place) - 1; index >= 0; --index) {
    if (const ReplayPlace there = placeAt(index); isStep(there, step, seat))
      return there;
  }
  return std::nullopt;
}

// --- What is there ---

const Event &Replay::eventAt(ReplayPlace place) const {
  return hand(place.hand).events[static_cast<std::size_t>(place.event - 1)];
}

Event Replay::eventFor(ReplayPlace place, int seat, ReplayHands hands) const {
  const bool masked = m_sight && m_sight->hands != ReplaySight::Hands::All;
  return hands == ReplayHands::All || masked ? eventAt(place) : maskFor(seat, eventAt(place));
}

const std::vector<ReplayChoice> &Replay::choices(int hand) const {
  return m_choices[static_cast<std::size_t>(hand)];
}

const ReplayChoice *Replay::choiceAt(ReplayPlace place, int seat) const {
  const std::vector<ReplayChoice> &all = choices(place.hand);
  const auto found = std::find_if(all.begin(), all.end(), [&](const ReplayChoice &choice) {
    return choice.event == place.event && choice.decision.seat == seat;
  });
  return found == all.end() ? nullptr : &*found;
}

// From events that show no hand, or one.
SeatView Replay::seenView(ReplayPlace place, int seat) const {
  const bool one = m_sight->hands == ReplaySight::Hands::One;
  SeatView view = emptyView(one ? m_sight->seat : seat);
  const auto fold = [&](auto &&folded) {
    folded.apply(MatchStarted{m_game->info});
    const std::vector<Event> &events = hand(place.hand).events;
    for (int i = 0; i < place.event; ++i)
      folded.apply(events[static_cast<std::size_t>(i)]);
  };
  if (one) {
    fold(view);
    return view;
  }
  Board board;
  fold(board);
  return closedView(board, seat);
}

SeatView Replay::view(ReplayPlace place, int seat, ReplayHands hands) const {
  if (m_sight && m_sight->hands != ReplaySight::Hands::All)
    return seenView(place, seat);
  SeatView view = emptyView(seat);
  view.apply(MatchStarted{m_game->info});
  const std::vector<Event> &events = hand(place.hand).events;
  for (int i = 0; i < place.event; ++i) {
    const Event &event = events[static_cast<std::size_t>(i)];
    if (hands == ReplayHands::All)
      view.apply(event);
    else
      view.apply(maskFor(seat, event));
  }
  return view;
}

std::array<KindSet, 4> Replay::waits(ReplayPlace place) const {
  std::array<KindSet, 4> waits;
  if (m_sight)
    return waits;
  for (int seat = 0; seat < players(); ++seat)
    waits[static_cast<std::size_t>(seat)] = view(place, seat, ReplayHands::Own).waits;
  return waits;
}

ComingWall Replay::comingWall(ReplayPlace place) const {
  const ProvedHand &played = hand(place.hand);
  const Wall &wall = played.wall;
  const Taken now = takenIn(played, place.event, players());
  // Of a recorded hand only what was drawn or turned until its end is known.
  const Taken seen = takenIn(played, static_cast<int>(played.events.size()), players());
  const Board board = view(place, 0, ReplayHands::Own).board;
  ComingWall coming;
  int seat = nextToDraw(board);
  for (int i = 0; i < board.tilesLeft; ++i, seat = board.nextSeat(seat)) {
    const bool known = m_game->wallsKnown || now.live + i < seen.live;
    const Tile tile = wall.live[static_cast<std::size_t>(now.live + i)];
    coming.draws.push_back({known ? tile : Tile(), static_cast<std::int8_t>(seat)});
  }
  const auto rest = [this](const auto &tiles, int from, int until, int known, std::vector<Tile> &into) {
    for (int i = from; i < until; ++i)
      into.push_back(m_game->wallsKnown || i < known ? tiles[static_cast<std::size_t>(i)] : Tile());
  };
  rest(wall.rinshan, now.rinshan, replacementTiles(m_game->info->rules), seen.rinshan, coming.rinshan);
  rest(wall.doraIndicators, now.dora, 5, seen.dora, coming.indicators);
  rest(wall.uraIndicators, 0, 5, seen.ura ? seen.dora : 0, coming.ura);
  return coming;
}

}  // namespace janso
