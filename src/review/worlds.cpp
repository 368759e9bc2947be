// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/worlds.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "rules/actionkinds.h"

namespace janso {
namespace {

constexpr int kMostTries = 3000;
constexpr int kProbes = 300;  // tries without a world, until what they must fit is loosened
constexpr std::uint64_t kProbeSeed = 0x70726F6265U;

// The recorded answers of one stop of the table, given in another world; false: they do not fit it. Who has
// passed a win did not hold that hand, but for seat `mayPass`, of which it is known; 4 = any may.
bool answerStop(Round &round, const std::vector<GivenAnswer> &given, int mayPass) {
  while (!round.pending().empty()) {
    const Decision decision = round.pending().front();
    const auto recorded = std::ranges::find(given, decision.seat, &GivenAnswer::seat);
    const auto skip = std::find_if(decision.legal.begin(), decision.legal.end(),
                                   [](const Action &a) { return a.type == ActionType::Skip; });
    const Action *action = recorded != given.end()        ? &recorded->action
                           : skip != decision.legal.end() ? &*skip
                                                          : nullptr;
    const bool wins =
        std::any_of(decision.legal.begin(), decision.legal.end(), [](const Action &a) { return a.isWin(); });
    if (action == nullptr || (wins && !action->isWin() && mayPass < 4 && decision.seat != mayPass) ||
        round.answer(decision.seat, decision.id, *action) != AnswerStatus::Accepted)
      return false;
  }
  return true;
}

// Whether all may see that this answer was given. A claim that came second, and a skip, nobody sees.
bool isPublic(const GivenAnswer &given, const std::vector<Event> &events, std::size_t first,
              std::size_t last) {
  if (given.action.type == ActionType::Skip)
    return false;
  if (!isCall(given.action.type) && given.action.type != ActionType::Daiminkan)
    return true;
  return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(first),
                     events.begin() + static_cast<std::ptrdiff_t>(last), [&](const Event &event) {
                       const auto *call = std::get_if<Call>(&event);
                       return call != nullptr && call->seat == given.seat;
                     });
}

}  // namespace

bool hasWorlds(const ProvedGame &game, std::size_t hand, WorldKind kind) {
  if (kind == WorldKind::InformationSet || game.wallsKnown)
    return true;
  if (kind == WorldKind::TrueWall)
    return false;
  const ProvedHand &played = game.hands[hand];
  const auto *start = played.events.empty() ? nullptr : std::get_if<KyokuStarted>(&played.events.front());
  return start != nullptr &&
         std::all_of(start->hands.begin(), start->hands.begin() + game.players(), [](const auto &tiles) {
           return std::all_of(tiles.begin(), tiles.end(), [](Tile tile) { return tile.isKnown(); });
         });
}

WorldSampler::WorldSampler(const ProvedGame &game, const ChoiceVerdict &verdict, WorldKind kind)
    : m_game(game), m_verdict(verdict), m_kind(kind) {
  readAnswers();
  if (!m_real || kind == WorldKind::TrueWall)
    return;
  m_seen = m_real->viewOf(verdict.seat);
  m_hidden.emplace(game, verdict, m_seen.board, kind);
  if (kind != WorldKind::InformationSet)
    return;
  while (m_loosened != Loosened::PassedWins && !search(kProbeSeed, m_loosened, kProbes)) {
    m_loosened = m_loosened == Loosened::Nothing && !m_hidden->readyHands().empty() ? Loosened::FuritenRiichi
                                                                                    : Loosened::PassedWins;
  }
}

std::optional<Round> WorldSampler::sample(std::uint64_t seed) const {
  if (!m_real || m_kind == WorldKind::TrueWall)
    return m_real;
  return search(seed, m_loosened, kMostTries);
}

// What was answered on the way to the decision, as far as the seat knows it.
void WorldSampler::readAnswers() {
  const std::vector<Event> &events = m_game.hands[m_verdict.hand].events;
  Stop stop;
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
      std::erase_if(stop, [&](const GivenAnswer &given) {
        return given.seat != m_verdict.seat && !isPublic(given, events, before, walk.happened());
      });
      m_stops.push_back(std::move(stop));
      stop.clear();
    }
  }
}

std::optional<Round> WorldSampler::search(std::uint64_t seed, Loosened loosened, int tries) const {
  const bool anyPass = m_kind == WorldKind::TrueHands || loosened == Loosened::PassedWins;
  const int mayPass = anyPass ? 4 : m_verdict.seat;
  const WaitRule rule = loosened == Loosened::Nothing         ? WaitRule::NoneSeen
                        : loosened == Loosened::FuritenRiichi ? WaitRule::FuritenToo
                                                              : WaitRule::Any;
  WorldRandom random(seed);
  ReadyHands hands(m_hidden->tiles(), m_hidden->readyHands(), rule, random);
  for (int i = 0; i < tries; ++i) {
    if (!hands.mix())
      return std::nullopt;
    std::optional<Round> round = playTo(m_hidden->deal(hands.tiles(), random), mayPass);
    if (round && round->decisionOf(m_verdict.seat) != nullptr && round->viewOf(m_verdict.seat) == m_seen)
      return round;
  }
  return std::nullopt;
}

// The hand played to the decision in the world of this wall; nothing where the answers do not fit it.
std::optional<Round> WorldSampler::playTo(const Wall &wall, int mayPass) const {
  Round round(m_game.info, m_game.hands[m_verdict.hand].start, wall, 1);
  std::vector<Event> events;
  for (const Stop &stop : m_stops) {
    if (!answerStop(round, stop, mayPass) || !round.canAdvance())
      return std::nullopt;
    events.clear();
    round.advance(events);
  }
  return round;
}

std::optional<Round> sampleWorld(const ProvedGame &game, const ChoiceVerdict &verdict, std::uint64_t seed,
                                 WorldKind kind) {
  return WorldSampler(game, verdict, kind).sample(seed);
}

}  // namespace janso
