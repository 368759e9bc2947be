// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/reviewthinking.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>

#include "bots/evaluation.h"
#include "cli/arenareport.h"
#include "cli/choicecells.h"
#include "cli/command.h"
#include "cli/counts.h"
#include "cli/sharedwork.h"
#include "records/provedgame.h"
#include "review/gamereview.h"
#include "review/playout.h"
#include "review/worldrandom.h"
#include "review/worlds.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

// The true hands are played in so many orders for each world: they judge, and need not be known so well.
constexpr int kTrueOrders = 2;

struct Question {
  const TrustSource *source = nullptr;
  const ChoiceVerdict *verdict = nullptr;
  const Considered *first = nullptr;
  const Considered *second = nullptr;
};

std::optional<Question> questionOf(const TrustSource &source, const ChoiceVerdict &verdict) {
  if (verdict.botChoice < 0)
    return std::nullopt;
  const Considered *first = &verdict.candidates[static_cast<std::size_t>(verdict.botChoice)].considered;
  const Considered *second = nullptr;
  for (const Candidate &candidate : verdict.candidates) {
    const Considered &other = candidate.considered;
    if (&other != first && isWeighed(other) && (second == nullptr || other.value > second->value))
      second = &other;
  }
  return second != nullptr && isWeighed(*first) ? std::optional(Question{&source, &verdict, first, second})
                                                : std::nullopt;
}

// In an order that the seed alone decides.
std::vector<Question> drawn(const std::vector<TrustSource> &games, const TrustPlan &plan) {
  std::vector<Question> all;
  for (const TrustSource &source : games) {
    for (const HandReview &hand : source.review->hands) {
      for (const ChoiceVerdict &verdict : hand.verdicts) {
        if (const std::optional<Question> question = questionOf(source, verdict))
          all.push_back(*question);
      }
    }
  }
  std::mt19937_64 random(plan.rollout.seed);
  const std::size_t most = std::min(static_cast<std::size_t>(plan.choices), all.size());
  for (std::size_t i = 0; i < most; ++i)
    std::swap(all[i], all[i + random() % (all.size() - i)]);
  all.resize(most);
  return all;
}

// What the second action of a question brings above the first, in places.
class Thinker {
 public:
  Thinker(const Question &question, const RolloutPlan &plan, std::uint64_t seed)
      : m_question(question),
        m_plan(plan),
        m_bots{plan.own.empty() ? plan.bot : plan.own, plan.bot},
        m_random(seed) {}

  std::optional<ThoughtOver> think() {
    ThoughtOver thought;
    thought.gap = static_cast<double>(m_question.first->value - m_question.second->value);
    const ProvedGame &game = *m_question.source->game;
    const WorldSampler hidden(game, *m_question.verdict);
    std::array<int, 2> found{};
    for (int world = 0; world < m_plan.most; ++world) {
      const std::size_t half = static_cast<std::size_t>(world % 2);
      if (const std::optional<Round> table = hidden.sample(m_random.next())) {
        thought.halves[half] += inOrders(*table);
        ++found[half];
      }
    }
    if (found[0] == 0 || found[1] == 0)
      return std::nullopt;
    for (std::size_t half = 0; half < 2; ++half)
      thought.halves[half] /= found[half];
    if (hasWorlds(game, m_question.verdict->hand, WorldKind::TrueHands))
      judgeByTrueHands(WorldSampler(game, *m_question.verdict, WorldKind::TrueHands), thought);
    return thought;
  }

 private:
  double inOrders(const Round &table) {
    double sum = 0;
    for (int order = 0; order < kOrdersOfAWorld; ++order) {
      const std::uint64_t seed = m_random.next();
      sum += difference(inAnotherOrder(table, seed), seed);
    }
    return sum / kOrdersOfAWorld;
  }

  void judgeByTrueHands(const WorldSampler &hands, ThoughtOver &thought) {
    int found = 0;
    for (int pair = 0; pair < m_plan.most * kTrueOrders; ++pair) {
      const std::uint64_t seed = m_random.next();
      if (const std::optional<Round> table = hands.sample(seed)) {
        thought.truth += difference(*table, seed);
        ++found;
      }
    }
    thought.isTrue = found > 0;
    thought.truth /= std::max(1, found);
  }

  double difference(const Round &table, std::uint64_t seed) const {
    const int seat = m_question.verdict->seat;
    const SeatView before = table.viewOf(seat);
    const auto placeBy = [&](const Considered &considered) {
      return placeChange(before, playOut(table, seat, considered.action, m_bots, seed));
    };
    return placeBy(*m_question.first) - placeBy(*m_question.second);
  }

  const Question &m_question;
  const RolloutPlan &m_plan;
  PlayOutBots m_bots;
  WorldRandom m_random;
};

// How much of what some worlds say is to be believed.
struct Belief {
  double mean = 0;   // of all choices
  double truth = 0;  // variance of what is true
  double noise = 0;  // and of what half of the worlds say of it

  // Whether the second is better by so many halves that say `said`.
  bool takesSecond(double said, int halves) const {
    const double seen = truth + noise / halves;
    return mean + (seen > 0 ? truth / seen : 0) * (said - mean) > 0;
  }
};

Belief beliefOf(std::span<const ThoughtOver> choices) {
  const auto n = static_cast<double>(choices.size());
  Belief belief;
  for (const ThoughtOver &each : choices)
    belief.mean += (each.halves[0] + each.halves[1]) / 2 / n;
  double together = 0;
  for (const ThoughtOver &each : choices) {
    together += (each.halves[0] - belief.mean) * (each.halves[1] - belief.mean) / n;
    belief.noise += std::pow(each.halves[0] - each.halves[1], 2) / 2 / n;
  }
  belief.truth = std::max(0.0, together);
  // Nobody believes of a kind of second choices that they are better as such: such a mean is luck.
  belief.mean = std::min(0.0, belief.mean);
  return belief;
}

QStringList rowOf(const QString &name, const ThinkingGain &gain) {
  return {name,
          countText(gain.second.n),
          estimateText(gain.second.estimate(), 4),
          decimalText(std::sqrt(gain.variance), 4),
          estimateText(gain.gain.estimate(), 4),
          gain.truth.n > 0 ? estimateText(gain.truth.estimate(), 4) : QStringLiteral("-")};
}

}  // namespace

void SampleMean::add(double value) {
  sum += value;
  squares += value * value;
  ++n;
}

SampleMean &SampleMean::operator+=(const SampleMean &other) {
  sum += other.sum;
  squares += other.squares;
  n += other.n;
  return *this;
}

Estimate SampleMean::estimate() const {
  if (n == 0)
    return {};
  const double mean = sum / n;
  return {mean, n < 2 ? -1 : std::sqrt(std::max(0.0, squares / n - mean * mean) / (n - 1))};
}

ThinkingGain &ThinkingGain::operator+=(const ThinkingGain &other) {
  const int n = second.n + other.second.n;
  if (n > 0)
    variance = (variance * second.n + other.variance * other.second.n) / n;
  second += other.second;
  gain += other.gain;
  truth += other.truth;
  return *this;
}

ThinkingGain thinkingGain(std::span<const ThoughtOver> choices) {
  ThinkingGain result;
  if (choices.empty())
    return result;
  const Belief belief = beliefOf(choices);
  result.variance = belief.truth;
  for (const ThoughtOver &each : choices) {
    const double all = (each.halves[0] + each.halves[1]) / 2;
    result.second.add(all);
    double won = 0;
    for (std::size_t half = 0; half < 2; ++half)
      won += belief.takesSecond(each.halves[half], 1) ? each.halves[1 - half] / 2 : 0;
    result.gain.add(won);
    if (each.isTrue)
      result.truth.add(belief.takesSecond(all, 2) ? each.truth : 0);
  }
  return result;
}

void measureThinking(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out) {
  const std::vector<Question> questions = drawn(games, plan);
  std::vector<std::optional<ThoughtOver>> thoughts(questions.size());
  forEachOnThreads(plan.jobs, questions.size(), [&](std::size_t at) {
    thoughts[at] = Thinker(questions[at], plan.rollout, WorldRandom(plan.rollout.seed + at).next()).think();
  });
  const QStringList names = choiceCells(ChoiceSort::Gap);
  std::vector<std::vector<ThoughtOver>> byGap(static_cast<std::size_t>(names.size()));
  for (const std::optional<ThoughtOver> &thought : thoughts) {
    if (thought)
      byGap[static_cast<std::size_t>(gapCell(thought->gap))].push_back(*thought);
  }
  ThinkingGain all;
  QList<QStringList> cells;
  for (std::size_t cell = 0; cell < byGap.size(); ++cell) {
    const ThinkingGain gain = thinkingGain(byGap[cell]);
    all += gain;
    if (gain.second.n > 0)
      cells << rowOf(names[static_cast<qsizetype>(cell)], gain);
  }
  QList<QStringList> rows{{QString(), Text::tr("choices"), Text::tr("second above first"),
                           Text::tr("spread of it"), Text::tr("won by thinking"),
                           Text::tr("by the true hands")}};
  rows << rowOf(Text::tr("all"), all) << cells;
  printTable(rows, out);
  //: %1: choices, with their number; %2: a number
  out << Text::tr("places a choice, more is better: %1, %2 worlds each; ± is one standard error")
             .arg(choiceCount(all.second.n), countText(plan.rollout.most))
      << '\n';
}

}  // namespace janso::cli
