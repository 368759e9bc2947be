// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/review/thinking.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>

#include "cli/arena/arenareport.h"
#include "cli/command/command.h"
#include "cli/command/counts.h"
#include "cli/command/sharedwork.h"
#include "lab/arena/choicecells.h"
#include "lab/review/seededdraw.h"
#include "records/provedgame.h"
#include "review/gamereview.h"
#include "review/playout.h"
#include "review/simulateddealrandom.h"
#include "review/simulateddeals.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

// Draws from the true hands for each simulated deal. They only judge, so a few are enough.
constexpr int kTrueDraws = 2;

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
std::vector<Question> drawnQuestions(const std::vector<TrustSource> &games, const TrustPlan &plan) {
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
  keepRandom(all, static_cast<std::size_t>(plan.choices), random);
  return all;
}

// What the second action of a question brings above the first, in places.
class Thinker {
 public:
  Thinker(const Question &question, const RolloutPlan &plan, std::uint64_t seed)
      : m_question(question), m_plan(plan), m_random(seed) {}

  std::optional<ReconsideredDecision> think() {
    ReconsideredDecision thought;
    thought.gap = static_cast<double>(m_question.first->value - m_question.second->value);
    const ProvedGame &game = *m_question.source->game;
    const SimulatedDealSampler hidden(game, *m_question.verdict);
    std::array<int, 2> found{};
    for (int deal = 0; deal < m_plan.most; ++deal) {
      const std::size_t half = static_cast<std::size_t>(deal % 2);
      const std::uint64_t seed = m_random.next();
      if (const std::optional<Round> table = hidden.sample(seed)) {
        thought.halves[half] += difference(*table, seed, kOrdersPerDeal);
        ++found[half];
      }
    }
    if (found[0] == 0 || found[1] == 0)
      return std::nullopt;
    for (std::size_t half = 0; half < 2; ++half)
      thought.halves[half] /= found[half];
    if (canSimulateDeals(game, m_question.verdict->hand, SimulatedDealKind::TrueHands))
      judgeByTrueHands(SimulatedDealSampler(game, *m_question.verdict, SimulatedDealKind::TrueHands),
                       thought);
    return thought;
  }

 private:
  void judgeByTrueHands(const SimulatedDealSampler &hands, ReconsideredDecision &thought) {
    int found = 0;
    for (int pair = 0; pair < m_plan.most * kTrueDraws; ++pair) {
      const std::uint64_t seed = m_random.next();
      if (const std::optional<Round> table = hands.sample(seed)) {
        thought.truth += difference(*table, seed, 1);
        ++found;
      }
    }
    thought.isTrue = found > 0;
    thought.truth /= std::max(1, found);
  }

  double difference(const Round &table, std::uint64_t seed, int orders) const {
    const BothPlayed ends = playBoth(table, m_question.verdict->seat, m_question.first->action,
                                     m_question.second->action, botsOf(m_plan), seed, orders);
    return ends.first.place - ends.second.place;
  }

  const Question &m_question;
  const RolloutPlan &m_plan;
  SimulatedDealRandom m_random;
};

// How far the results of simulated deals can be trusted.
struct Belief {
  double mean = 0;   // of all choices
  double truth = 0;  // variance of what is true
  double noise = 0;  // and of the estimate from half of the deals

  // Whether the second is better by so many halves that say `said`.
  bool takesSecond(double said, int halves) const {
    const double seen = truth + noise / halves;
    return mean + (seen > 0 ? truth / seen : 0) * (said - mean) > 0;
  }
};

Belief beliefOf(std::span<const ReconsideredDecision> choices) {
  const auto n = static_cast<double>(choices.size());
  Belief belief;
  for (const ReconsideredDecision &each : choices)
    belief.mean += (each.halves[0] + each.halves[1]) / 2 / n;
  double together = 0;
  for (const ReconsideredDecision &each : choices) {
    together += (each.halves[0] - belief.mean) * (each.halves[1] - belief.mean) / n;
    belief.noise += std::pow(each.halves[0] - each.halves[1], 2) / 2 / n;
  }
  belief.truth = std::max(0.0, together);
  // Nobody believes of a kind of second choices that they are better as such: such a mean is luck.
  belief.mean = std::min(0.0, belief.mean);
  return belief;
}

constexpr double kUnit = 1e6;  // parts of a place

std::vector<std::int64_t> inUnits(double places) {
  return {1, std::llround(kUnit * places)};
}

QStringList rowOf(const QString &name, const ThinkingGain &gain) {
  return {name,
          countText(gain.second.blocks()),
          estimateText(meanPlaces(gain.second), 4),
          decimalText(std::sqrt(gain.variance), 4),
          estimateText(meanPlaces(gain.gain), 4),
          gain.truth.blocks() > 0 ? estimateText(meanPlaces(gain.truth), 4) : QStringLiteral("-")};
}

}  // namespace

Estimate meanPlaces(const BlockSums &choices) {
  return choices.ratio({0, 1 / kUnit}, 0);
}

ThinkingGain &ThinkingGain::operator+=(const ThinkingGain &other) {
  const auto here = static_cast<double>(second.blocks());
  const auto there = static_cast<double>(other.second.blocks());
  if (here + there > 0)
    variance = (variance * here + other.variance * there) / (here + there);
  second.add(other.second);
  gain.add(other.gain);
  truth.add(other.truth);
  return *this;
}

ThinkingGain thinkingGain(std::span<const ReconsideredDecision> choices) {
  ThinkingGain result;
  if (choices.empty())
    return result;
  const Belief belief = beliefOf(choices);
  result.variance = belief.truth;
  for (const ReconsideredDecision &each : choices) {
    const double all = (each.halves[0] + each.halves[1]) / 2;
    result.second.add(inUnits(all));
    double won = 0;
    for (std::size_t half = 0; half < 2; ++half)
      won += belief.takesSecond(each.halves[half], 1) ? each.halves[1 - half] / 2 : 0;
    result.gain.add(inUnits(won));
    if (each.isTrue)
      result.truth.add(inUnits(belief.takesSecond(all, 2) ? each.truth : 0));
  }
  return result;
}

QJsonArray thinkingRows(const std::vector<TrustSource> &games, const TrustPlan &plan, const Shard &shard) {
  const std::vector<Question> questions = drawnQuestions(games, plan);
  std::vector<std::optional<ReconsideredDecision>> thoughts(questions.size());
  forEachOnThreads(plan.jobs, questions.size(), [&](std::size_t at) {
    if (shard.takes(static_cast<int>(at)))
      thoughts[at] =
          Thinker(questions[at], plan.rollout, SimulatedDealRandom(plan.rollout.seed + at).next()).think();
  });
  QJsonArray rows;
  for (std::size_t at = 0; at < thoughts.size(); ++at) {
    if (const std::optional<ReconsideredDecision> &thought = thoughts[at])
      rows.append(QJsonArray{static_cast<int>(at), thought->gap, thought->halves[0], thought->halves[1],
                             thought->isTrue, thought->truth});
  }
  return rows;
}

void printThinking(const QJsonArray &rows, int deals, QTextStream &out) {
  const QStringList names = choiceCells(ChoiceSort::Gap);
  std::vector<std::vector<ReconsideredDecision>> byGap(static_cast<std::size_t>(names.size()));
  for (const QJsonValue row : rows) {
    const ReconsideredDecision thought{
        row[1].toDouble(), {row[2].toDouble(), row[3].toDouble()}, row[4].toBool(), row[5].toDouble()};
    byGap[static_cast<std::size_t>(gapCell(thought.gap))].push_back(thought);
  }
  ThinkingGain all;
  QList<QStringList> cells;
  for (std::size_t cell = 0; cell < byGap.size(); ++cell) {
    const ThinkingGain gain = thinkingGain(byGap[cell]);
    all += gain;
    if (gain.second.blocks() > 0)
      cells << rowOf(names[static_cast<qsizetype>(cell)], gain);
  }
  QList<QStringList> lines{{QString(), QStringLiteral("decisions"), QStringLiteral("second minus first"),
                            QStringLiteral("spread"), QStringLiteral("gained by thinking"),
                            QStringLiteral("with the real hands")}};
  lines << rowOf(QStringLiteral("all"), all) << cells;
  printTable(lines, out);
  out << QStringLiteral(
             "places per decision (higher is better): %1, %2 simulated deals each; ± is one standard error")
             .arg(choiceCount(all.second.blocks()), countText(deals))
      << '\n';
}

}  // namespace janso::cli
