// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewedgame.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "review/reviewer.h"
#include "review/rolledverdict.h"
#include "review/rolloutfile.h"

namespace janso {

namespace {

// Grades stay those of the review.
GameReview followed(const GameReview &review, const std::vector<Rollout> &rollouts) {
  GameReview after = review;
  follow(after, rollouts);
  regrade(after, review.strictness);
  return after;
}

// The steps of a seat without those that the reviewing bot excuses.
std::vector<StepAway> namedSteps(const ProvedGame &game, int seat, const GameReview &evaluated) {
  std::vector<StepAway> steps = stepsAwayOf(game, seat);
  std::erase_if(steps, [&](const StepAway &step) {
    const auto hand = std::ranges::find(evaluated.hands, step.hand, &HandReview::hand);
    if (hand == evaluated.hands.end())
      return true;  // no decision of it is known either
    const auto verdict = std::ranges::find_if(hand->verdicts, [&](const ChoiceVerdict &each) {
      return each.seat == seat && each.answer == step.answer;
    });
    return verdict == hand->verdicts.end() || excuses(*verdict);
  });
  rankSteps(steps);
  return steps;
}

// The reviewing bot's reasons are for a loss. If none is measured, or the bot saw none, they do not apply.
bool gainsays(const ReviewedChoice &choice, const ChoiceVerdict &evaluated) {
  return std::ranges::any_of(choice.rollouts, &Rollout::judges) && !(evaluated.isLoss() && choice.isLoss());
}

}  // namespace

int ReviewedChoice::stepsBack() const {
  const auto back = std::ranges::find(facts, FactCode::StepBack, &Fact::code);
  return back == facts.end() || verdict->isJudged() ? 0
                                                    : static_cast<int>(back->numbers[1] - back->numbers[0]);
}

ReviewedGame::ReviewedGame(std::shared_ptr<const Replay> replay, int seat, GameReview review,
                           std::vector<Rollout> rollouts)
    : m_replay(std::move(replay)),
      m_seat(seat),
      m_evaluated(std::move(review)),
      m_rollouts(std::move(rollouts)),
      m_review(followed(m_evaluated, m_rollouts)),
      m_figures(figuresOf(m_review, seat)),
      m_steps(namedSteps(m_replay->game(), seat, m_evaluated)),
      m_luck(luckOf(m_replay->game())),
      m_points(pointsWon(m_replay->game(), seat)) {
  for (std::size_t hand = 0; hand < m_review.hands.size(); ++hand) {
    const std::vector<ChoiceVerdict> &verdicts = m_review.hands[hand].verdicts;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
      if (verdicts[i].seat != seat)
        continue;
      ReviewedChoice choice{&verdicts[i], {}, {}};
      for (const Rollout &rollout : m_rollouts) {
        if (rollout.hand == verdicts[i].hand && rollout.answer == verdicts[i].answer)
          choice.rollouts.push_back(rollout);
      }
      const ChoiceVerdict &evaluated = m_evaluated.hands[hand].verdicts[i];
      if (!gainsays(choice, evaluated))
        choice.facts = factsOf(m_replay->game(), evaluated);
      m_choices.push_back(std::move(choice));
    }
  }
}

std::shared_ptr<const ReviewedGame> ReviewedGame::with(const Rollout &rollout) const {
  std::vector<Rollout> rollouts = m_rollouts;
  put(rollouts, rollout);
  return std::make_shared<const ReviewedGame>(m_replay, m_seat, m_evaluated, std::move(rollouts));
}

const ReviewedChoice *ReviewedGame::choiceAt(ReplayPlace place) const {
  const auto found = std::ranges::find(m_choices, place, &ReviewedChoice::place);
  return found == m_choices.end() ? nullptr : &*found;
}

const ReviewedChoice &ReviewedGame::choiceOf(const ChoiceVerdict &verdict) const {
  const auto found = std::ranges::find(m_choices, &verdict, &ReviewedChoice::verdict);
  Q_ASSERT(found != m_choices.end());
  return *found;
}

std::vector<BiggestLoss> ReviewedGame::biggestLosses(std::size_t most) const {
  return biggestLossesOf(m_review, m_seat, most);
}

std::vector<ReplayPlace> ReviewedGame::mistakes() const {
  std::vector<ReplayPlace> places;
  for (const ReviewedChoice &choice : m_choices) {
    if (choice.isLoss())
      places.push_back(choice.place());
  }
  return places;
}

std::vector<const ReviewedChoice *> ReviewedGame::losses() const {
  std::vector<const ReviewedChoice *> found;
  for (const ReviewedChoice &choice : m_choices) {
    if (choice.isLoss() && choice.canRollOut())
      found.push_back(&choice);
  }
  std::ranges::stable_sort(found, [](const ReviewedChoice *a, const ReviewedChoice *b) {
    return a->verdict->lossPlace > b->verdict->lossPlace;
  });
  return found;
}

std::vector<ReplayPlace> ReviewedGame::unproved() const {
  return unprovedOf(m_choices.size());
}

std::vector<ReplayPlace> ReviewedGame::unprovedOf(std::size_t most) const {
  std::vector<const ReviewedChoice *> first = losses();
  first.resize(std::min(most, first.size()));
  std::vector<ReplayPlace> places;
  for (const ReviewedChoice *choice : first) {
    if (choice->canBeProved())
      places.push_back(choice->place());
  }
  return places;
}

std::vector<int> ReviewedGame::lostPoints() const {
  std::vector<int> points(static_cast<std::size_t>(m_replay->hands()));
  for (const HandReview &hand : m_review.hands)
    points[hand.hand] = static_cast<int>(std::lround(figuresOf(hand, m_seat).all.points));
  return points;
}

std::vector<const ReviewedChoice *> ReviewedGame::exercises() const {
  std::vector<const ReviewedChoice *> found;
  std::set<int> episodes;
  for (const ReviewedChoice &choice : m_choices) {
    const int episode = choice.verdict->episode;
    if (choice.isLoss() && (episode < 0 || episodes.insert(episode).second))
      found.push_back(&choice);
  }
  return found;
}

}  // namespace janso
