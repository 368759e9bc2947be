// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/handstory.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <variant>

#include "records/provedgame.h"

namespace janso {
namespace {

constexpr double kImpossible = -1e6;
constexpr double kLeast = 1e-4;  // nobody is so much like the figures that anything less is known

double logOf(double chance) {
  return std::log(std::max(chance, kLeast));
}

}  // namespace

HandStory::HandStory(const ProvedGame &game, const ChoiceVerdict &verdict, int seat) : m_seat(seat) {
  const std::vector<Event> &events = game.hands[verdict.hand].events;
  Board board;
  board.apply(Event(MatchStarted{Shared<MatchInfo>(game.info)}));
  for (std::size_t at = 0; at < verdict.event; ++at) {
    if (const auto *discard = std::get_if<Dahai>(&events[at]); discard != nullptr && discard->seat == seat)
      readDiscard(board, *discard, at);
    board.apply(events[at]);
    // What is offered at the decision itself may be called still.
    if (at + 1 < verdict.event)
      readOffer(board, events, at);
    if (const auto *call = std::get_if<Call>(&events[at]); call != nullptr && call->seat == seat)
      readMeld(*call, at);
    if (const auto *kita = std::get_if<Kita>(&events[at]); kita != nullptr && kita->seat == seat)
      m_gone.push_back({at, kita->tile.kind()});
  }
}

void HandStory::readDiscard(const Board &board, const Dahai &discard, std::size_t at) {
  const PlayerBoard &player = board.player(m_seat);
  if (!m_ready) {
    m_moments.push_back({ActionKind::Discards, at, discard.tile.kind(),
                         player.isMenzen() && board.tilesLeft >= board.rules().riichiMinWall,
                         player.riichi == RiichiState::Declared, false, ActionChances(board, m_seat)});
    m_melds.push_back(static_cast<int>(player.melds.size()));
  }
  m_ready = m_ready || player.riichi != RiichiState::None;
  m_gone.push_back({at, discard.tile.kind()});
}

// After the discard of another. Who was before this seat, or won, left it nothing to choose.
void HandStory::readOffer(const Board &board, const std::vector<Event> &events, std::size_t at) {
  const auto *discard = std::get_if<Dahai>(&events[at]);
  if (discard == nullptr || discard->seat == m_seat || m_ready || board.tilesLeft == 0)
    return;
  const auto *call = std::get_if<Call>(&events[at + 1]);
  if (call != nullptr && (call->seat != m_seat || call->meld.type == MeldType::Daiminkan))
    return;
  m_moments.push_back({call != nullptr ? ActionKind::Calls : ActionKind::Skips, at, discard->tile.kind(),
                       false, false, board.rules().chi && board.nextSeat(discard->seat) == m_seat,
                       ActionChances(board, m_seat)});
  m_melds.push_back(static_cast<int>(board.player(m_seat).melds.size()));
}

void HandStory::readMeld(const Call &call, std::size_t at) {
  if (call.meld.type == MeldType::Kakan) {
    m_gone.push_back({at, call.meld.added.kind()});
    return;
  }
  bool called = call.meld.type == MeldType::Ankan;
  for (const Tile tile : call.meld.tiles) {
    if (!called && tile == call.meld.called)
      called = true;
    else
      m_gone.push_back({at, tile.kind()});
  }
}

HandStory::Likely HandStory::likelihood(const std::vector<TilePath> &paths) const {
  Likely likely(m_moments.size());
  change(likely, paths, 0, TilePath::kNever, -std::numeric_limits<double>::infinity());
  return likely;
}

double HandStory::change(Likely &likely, const std::vector<TilePath> &paths, std::size_t after,
                         std::size_t before, double least) const {
  const auto changes = [&](const Moment &moment) { return moment.event > after && moment.event <= before; };
  double sum = 0;
  for (std::size_t i = 0; i < m_moments.size(); ++i)
    sum += changes(m_moments[i]) ? 0 : likely[i];
  TileCounts concealed;
  auto path = std::ranges::find(paths, m_seat, &TilePath::seat);
  auto gone = m_gone.begin();
  for (std::size_t i = 0; i < m_moments.size() && m_moments[i].event <= before && sum >= least; ++i) {
    const Moment &moment = m_moments[i];
    // An offer comes with its discard, what is drawn for a throw before it.
    for (; path != paths.end() && path->seat == m_seat && path->taken < moment.event; ++path)
      concealed.add(*path->place);
    for (; gone != m_gone.end() && gone->event < moment.event; ++gone)
      --concealed[gone->kind];
    if (!changes(moment))
      continue;
    likely[i] = ofMoment(moment, concealed, m_melds[i]);
    sum += likely[i];
  }
  return sum;
}

double HandStory::ofMoment(const Moment &moment, const TileCounts &concealed, int melds) {
  if (moment.action == ActionKind::Discards)
    return ofDiscard(moment, concealed, melds);
  const double chance = moment.chances.calling(concealed, moment.kind, moment.canChi);
  return logOf(moment.action == ActionKind::Calls ? chance : 1 - chance);
}

double HandStory::ofDiscard(const Moment &moment, TileCounts concealed, int melds) {
  assert(concealed[moment.kind] > 0);
  double sum = logOf(moment.chances.discarding(concealed, moment.kind));
  --concealed[moment.kind];
  if (!moment.canDeclare && !moment.declares)
    return sum;
  if (shanten(concealed, melds) != 0)
    return moment.declares ? kImpossible : sum;
  const double chance = moment.chances.declaring(concealed);
  sum += logOf(moment.declares ? chance : 1 - chance);
  return sum;
}

}  // namespace janso
