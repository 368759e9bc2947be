// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/simulateddeals.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "review/worldchain.h"
#include "rules/actionkinds.h"

namespace janso {
namespace {

constexpr int kMostTries = 3000;
constexpr int kProbes = 300;  // tries without a deal before a condition is dropped
constexpr std::uint64_t kProbeSeed = 0x70726F6265U;
// The chain from deals that fit to likely ones: how often it checks whether its deal still fits, and the
// steps between two checks.
constexpr int kLooks = 80;
constexpr int kStepsBetweenLooks = 60;

bool isClaim(ActionType type) {
  return isCall(type) || type == ActionType::Daiminkan;
}

// Whether all may see that this answer was given. A claim that came second, and a skip, nobody sees.
bool isPublic(const GivenAnswer &given, const std::vector<Event> &events, std::size_t first,
              std::size_t last) {
  if (given.action.type == ActionType::Skip)
    return false;
  if (!isClaim(given.action.type))
    return true;
  return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(first),
                     events.begin() + static_cast<std::ptrdiff_t>(last), [&](const Event &event) {
                       const auto *call = std::get_if<Call>(&event);
                       return call != nullptr && call->seat == given.seat;
                     });
}

}  // namespace

bool canSimulateDeals(const ProvedGame &game, std::size_t hand, SimulatedDealKind kind) {
  if (kind == SimulatedDealKind::InformationSet || game.wallsKnown)
    return true;
  if (kind == SimulatedDealKind::TrueWall)
    return false;
  const ProvedHand &played = game.hands[hand];
  const auto *start = played.events.empty() ? nullptr : std::get_if<KyokuStarted>(&played.events.front());
  return start != nullptr &&
         std::all_of(start->hands.begin(), start->hands.begin() + game.players(), [](const auto &tiles) {
           return std::all_of(tiles.begin(), tiles.end(), [](Tile tile) { return tile.isKnown(); });
         });
}

SimulatedDealSampler::SimulatedDealSampler(const ProvedGame &game, const ChoiceVerdict &verdict,
                                           SimulatedDealKind kind, Weighing weighing)
    : m_game(game), m_verdict(verdict), m_kind(kind) {
  readActions();
  if (!m_real || kind == SimulatedDealKind::TrueWall)
    return;
  m_seen = m_real->viewOf(verdict.seat);
  m_hidden.emplace(game, verdict, m_seen.board, kind);
  if (kind != SimulatedDealKind::InformationSet)
    return;
  while (m_relaxation != Relaxation::SkippedWins && !search(kProbeSeed, m_relaxation, kProbes)) {
    m_relaxation = m_relaxation == Relaxation::Nothing && !m_hidden->readyHands().empty()
                       ? Relaxation::FuritenRiichi
                       : Relaxation::SkippedWins;
  }
  for (int seat = 0; weighing == Weighing::ByActions && seat < game.players(); ++seat) {
    if (seat != verdict.seat)
      m_stories.emplace_back(game, verdict, seat);
  }
}

std::optional<Round> SimulatedDealSampler::sample(std::uint64_t seed) const {
  if (!m_real || m_kind == SimulatedDealKind::TrueWall)
    return m_real;
  return search(seed, m_relaxation, kMostTries);
}

// What was done on the way to the decision, as far as all saw it.
void SimulatedDealSampler::readActions() {
  const std::vector<Event> &events = m_game.hands[m_verdict.hand].events;
  std::vector<GivenAnswer> stop;  // between two steps of the table
  std::size_t answers = 0;
  for (HandWalk walk(m_game, m_verdict.hand);;) {
    const GivenAnswer *answer = walk.next();
    if (answer != nullptr && answers + (walk.round().pending().size() - 1) >= m_verdict.answer &&
        answers <= m_verdict.answer && stop.empty() && walk.happened() == m_verdict.event) {
      m_real = walk.round();
      return;
    }
    if (answer != nullptr) {
      stop.push_back(*answer);
      ++answers;
    }
    const std::size_t before = walk.happened();
    if (!walk.step())
      return;
    if (answer == nullptr) {
      std::ranges::copy_if(stop, std::back_inserter(m_actions), [&](const GivenAnswer &given) {
        return isPublic(given, events, before, walk.happened());
      });
      stop.clear();
    }
  }
}

std::optional<Round> SimulatedDealSampler::search(std::uint64_t seed, Relaxation relaxation,
                                                  int tries) const {
  const bool anyPass = m_kind == SimulatedDealKind::TrueHands || relaxation == Relaxation::SkippedWins;
  const int mayPass = anyPass ? 4 : m_verdict.seat;
  const WaitRule rule = relaxation == Relaxation::Nothing         ? WaitRule::NoneSeen
                        : relaxation == Relaxation::FuritenRiichi ? WaitRule::FuritenToo
                                                                  : WaitRule::Any;
  SimulatedDealRandom random(seed);
  ReadyHands hands(m_hidden->tiles(), m_hidden->readyHands(), rule, random);
  for (int i = 0; i < tries; ++i) {
    if (!hands.mix())
      return std::nullopt;
    HiddenDeal deal(m_hidden->wall());
    m_hidden->deal(hands.tiles(), random, deal);
    std::optional<Round> round = fitting(deal, mayPass);
    if (round && !m_stories.empty())
      return likelier(deal, std::move(*round), rule, mayPass, random);
    if (round)
      return round;
  }
  return std::nullopt;
}

// From a deal that fits to one that is likely. Goes back from what does not fit on the way.
std::optional<Round> SimulatedDealSampler::likelier(HiddenDeal &deal, Round round, WaitRule rule, int mayPass,
                                                    SimulatedDealRandom &random) const {
  SimulatedDealChain chain(deal, m_stories, m_hidden->readyHands(), rule, random);
  SimulatedDealChain::Place place = chain.place();
  for (int look = 0; look < kLooks; ++look) {
    chain.go(kStepsBetweenLooks);
    if (std::optional<Round> next = fitting(deal, mayPass)) {
      place = chain.place();
      round = std::move(*next);
    } else {
      chain.restore(place);
    }
  }
  return round;
}

std::optional<Round> SimulatedDealSampler::fitting(const HiddenDeal &deal, int mayPass) const {
  Wall wall = deal.wall;
  alignIndicators(wall, m_game.players());
  std::optional<Round> round = playTo(wall, mayPass);
  if (round && round->decisionOf(m_verdict.seat) != nullptr && round->viewOf(m_verdict.seat) == m_seen)
    return round;
  return std::nullopt;
}

// The hand played to the decision with this wall; nothing where the recorded answers do not fit it.
std::optional<Round> SimulatedDealSampler::playTo(const Wall &wall, int mayPass) const {
  Round round(m_game.info, m_game.hands[m_verdict.hand].start, wall, 1);
  std::vector<Event> events;
  std::size_t answered = 0;
  while (events.size() < m_verdict.event) {
    if (round.canAdvance())
      round.advance(events);
    else if (round.isOver() || !answer(round, answered, mayPass))
      return std::nullopt;
  }
  return events.size() == m_verdict.event ? std::optional(std::move(round)) : std::nullopt;
}

// Who is asked does what comes next, or passes: here they may be asked for a call that they could not make in
// truth, or the other way round. False: it does not fit. Who has passed a win did not hold that hand, but for
// seat `mayPass`, of which it is known; 4 = any may.
bool SimulatedDealSampler::answer(Round &round, std::size_t &answered, int mayPass) const {
  const Decision decision = round.pending().front();
  const auto skip = std::ranges::find(decision.legal, ActionType::Skip, &Action::type);
  const bool canClaim = skip != decision.legal.end();
  const GivenAnswer *next = answered < m_actions.size() ? &m_actions[answered] : nullptr;
  const bool does = next != nullptr && next->seat == decision.seat && isClaim(next->action.type) == canClaim;
  if (!does && !canClaim)
    return false;
  const Action &action = does ? next->action : *skip;
  const bool wins = std::ranges::any_of(decision.legal, &Action::isWin);
  if (wins && mayPass < 4 && decision.seat != mayPass)
    return false;
  answered += does ? 1 : 0;
  return round.answer(decision.seat, decision.id, action) == AnswerStatus::Accepted;
}

std::optional<Round> sampleDeal(const ProvedGame &game, const ChoiceVerdict &verdict, std::uint64_t seed,
                                SimulatedDealKind kind) {
  return SimulatedDealSampler(game, verdict, kind).sample(seed);
}

}  // namespace janso
