// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/guessing.h"

#include <algorithm>
#include <utility>

#include "review/scale.h"
#include "review/verdict.h"

namespace janso {

namespace {

QDateTime wholeSeconds() {
  const QDateTime now = QDateTime::currentDateTime();
  return now.addMSecs(-now.time().msec());
}

// As the review takes what was played: the difference that is to be believed.
std::optional<GuessLoss> lossOf(const ChoiceVerdict &verdict, const Action &action) {
  const auto given = std::ranges::find_if(verdict.candidates, [&](const Candidate &candidate) {
    return isSameChoice(candidate.considered.action, action);
  });
  if (given == verdict.candidates.end() || !given->judged)
    return std::nullopt;
  const double slope = trustOf(verdict.category).slope;
  return GuessLoss{slope * (verdict.best().points - given->points),
                   slope * (given->place - verdict.best().place)};
}

}  // namespace

Guess guessOf(const ReplayChoice &choice, int hand, const Action &guessed, const ChoiceVerdict *verdict) {
  Guess guess;
  guess.place = {hand, choice.event};
  guess.guessed = guessed;
  guess.played = choice.answer;
  guess.asPlayed = isSameChoice(guessed, choice.answer);
  if (verdict == nullptr || !verdict->isJudged())
    return guess;
  guess.best = verdict->best().considered.action;
  guess.asBest = isSameChoice(guessed, *guess.best);
  guess.loss = lossOf(*verdict, guessed);
  guess.playedLoss = GuessLoss{verdict->lossPoints, verdict->lossPlace};
  return guess;
}

Guessing::Guessing(std::shared_ptr<const Replay> replay, int seat, int every, ReplayPlace from,
                   const GuessFile &file)
    : m_replay(std::move(replay)), m_file(file), m_before(m_file.load()) {
  m_run = {wholeSeconds(), seat, every, {}};
  m_next = from;
  if (!isAsked(from)) {
    m_run.every = 1;  // the first one, wherever it is
    nextQuestion();
    m_run.every = every;
  }
}

// What the player wanted is known, and there was something to want.
bool Guessing::isAsked(ReplayPlace place) const {
  const ReplayChoice *choice = m_replay->choiceAt(place, m_run.seat);
  if (choice == nullptr || !choice->shown)
    return false;
  const ActionList &legal = choice->decision.legal;
  return std::any_of(legal.begin(), legal.end(),
                     [&](const Action &action) { return !isSameChoice(action, legal[0]); });
}

void Guessing::nextQuestion() {
  int left = m_run.every;
  while (m_next) {
    m_next = m_replay->next(*m_next, ReplayStep::Choice, m_run.seat);
    if (m_next && isAsked(*m_next) && --left == 0)
      return;
  }
}

bool Guessing::answer(const Action &guessed, const ChoiceVerdict *verdict) {
  const Guess guess = guessOf(question(), m_next->hand, guessed, verdict);
  const bool begun = !m_run.guesses.empty() || m_file.begin(m_run);
  const bool kept = m_file.add(guess) && begun;
  m_run.guesses.push_back(guess);
  nextQuestion();
  return kept;
}

const Guess *Guessing::guessAt(ReplayPlace place) const {
  const auto found = std::ranges::find(m_run.guesses, place, &Guess::place);
  return found == m_run.guesses.end() ? nullptr : &*found;
}

}  // namespace janso
