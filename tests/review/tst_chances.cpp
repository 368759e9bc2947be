// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is told of a chance to win comes true: of all hands that were said to win one time in three, one in
// three wins.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// From each to the next: little is said near 1.
constexpr std::array kSteps{0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 1.01};
constexpr std::size_t kFewest = 100;  // choices of a step that is looked at

// What was said of the choices of one step, and what came. The choices of one seat in one hand have one end:
// they are no more than one case.
struct Step {
  std::size_t choices = 0;
  double said = 0;
  double seen = 0;
  std::map<std::array<std::size_t, 3>, std::pair<double, double>> cases;  // choices and wins

  void add(const std::array<std::size_t, 3> &seat, double chance, bool won) {
    ++choices;
    said += chance;
    seen += won ? 1 : 0;
    auto &[number, wins] = cases[seat];
    number += 1;
    wins += won ? 1 : 0;
  }
  double count() const { return static_cast<double>(choices); }
  double error() const {
    const double mean = seen / count();
    double square = 0;
    for (const auto &[seat, sums] : cases)
      square += std::pow(sums.second - mean * sums.first, 2);
    // Few cases may by chance all end alike.
    const double chance = said / count();
    return std::max(std::sqrt(square) / count(),
                    std::sqrt(chance * (1 - chance) / static_cast<double>(cases.size())));
  }
};

bool wins(const ProvedHand &hand, int seat) {
  return std::any_of(hand.events.begin(), hand.events.end(), [seat](const Event &event) {
    const auto *hora = std::get_if<Hora>(&event);
    return hora != nullptr && hora->info->winner == seat;
  });
}

}  // namespace

class Chances : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comeTrue();
};

void Chances::comeTrue() {
  std::array<Step, kSteps.size() - 1> steps;
  const int matches = rounds("JANSO_CHANCES", 3, 2);
  for (int match = 0; match < matches; ++match) {
    const ProvedGame game = botGame("master", "chances " + std::to_string(match));
    for (const HandReview &hand : reviewGame(game, allSeats(4), Strictness::Normal).hands) {
      for (const ChoiceVerdict &verdict : hand.verdicts) {
        if (verdict.played < 0)
          continue;
        const Considered &played = verdict.candidates[static_cast<std::size_t>(verdict.played)].considered;
        if (played.win <= 0 || played.motive == Motive::Win)
          continue;
        const auto chance = static_cast<double>(played.win);
        const auto step = std::upper_bound(kSteps.begin(), kSteps.end(), chance) - kSteps.begin() - 1;
        steps[static_cast<std::size_t>(step)].add(
            {static_cast<std::size_t>(match), verdict.hand, static_cast<std::size_t>(verdict.seat)}, chance,
            wins(game.hands[verdict.hand], verdict.seat));
      }
    }
  }
  std::size_t looked = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step &step = steps[i];
    if (step.choices < kFewest)
      continue;
    const QString line = QStringLiteral("from %1: %2 choices, said %3, seen %4 +- %5")
                             .arg(kSteps[i], 0, 'f', 2)
                             .arg(step.choices)
                             .arg(step.said / step.count(), 0, 'f', 4)
                             .arg(step.seen / step.count(), 0, 'f', 4)
                             .arg(step.error(), 0, 'f', 4);
    qInfo("%s", qPrintable(line));
    QVERIFY2(std::abs(step.said - step.seen) <= 3.5 * step.error() * step.count(), qPrintable(line));
    looked += step.choices;
  }
  QVERIFY2(looked > 300, "steps of enough choices");
}

JANSO_TEST(Chances);
#include "tst_chances.moc"
