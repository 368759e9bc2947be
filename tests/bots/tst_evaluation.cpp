// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The evaluator chooses what the bot plays, and says in points and places what that is worth.
#include <QTest>
#include <cmath>
#include <memory>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "rules/actionkinds.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;

namespace {

struct Seen {
  int decisions = 0;
  int judged = 0;
  QString fault;
};

// Looks at every decision of a match that the evaluator's bot plays.
Seen watch(const RuleSet &rules, std::string_view seed) {
  Seen seen;
  Match match(rules, {"A", "B", "C", "D"}, wallSeedFromText(std::string(seed)));
  const std::unique_ptr<Bot> bot = makeBot(evaluatorId(), 0);
  std::vector<Event> events;
  while (!match.isOver() && seen.fault.isEmpty()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const SeatView view = match.viewOf(decision.seat);
      const std::span<const Action> legal{decision.legal.data(), decision.legal.size()};
      const Action played = bot->decide(view, legal);
      const Evaluation evaluation = evaluate(view, legal);
      ++seen.decisions;
      if (evaluation.actions.empty() || !(evaluation.actions.front().considered.action == played))
        seen.fault = QStringLiteral("decision %1: another choice").arg(seen.decisions);
      for (const EvaluatedAction &action : evaluation.actions) {
        seen.judged += action.judged ? 1 : 0;
        const double place = evaluation.placeNow + action.place;
        if (action.judged && !(std::abs(action.points) < 50000 && place >= 1 && place <= rules.players))
          seen.fault = QStringLiteral("decision %1: %2 points, place %3")
                           .arg(seen.decisions)
                           .arg(action.points)
                           .arg(place);
        if (action.judged && (isKan(action.considered.action.type) || action.considered.action.isWin()))
          seen.fault = QStringLiteral("decision %1: a kan or win is judged").arg(seen.decisions);
        if (!action.judged && (action.points != 0 || action.place != 0))
          seen.fault = QStringLiteral("decision %1: figures that mean nothing").arg(seen.decisions);
      }
      match.answer(decision.seat, decision.id, played);
    }
    events.clear();
    match.advance(events);
  }
  return seen;
}

}  // namespace

class Evaluations : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theBotsOwnChoiceComesFirst_data();
  void theBotsOwnChoiceComesFirst();
};

void Evaluations::theBotsOwnChoiceComesFirst_data() {
  QTest::addColumn<QString>("preset");
  QTest::newRow("four players") << QStringLiteral("tenhou_4p");
  QTest::newRow("three players") << QStringLiteral("tenhou_3p");
}

void Evaluations::theBotsOwnChoiceComesFirst() {
  QFETCH(QString, preset);
  const Seen seen = watch(findPreset(preset.toStdString())->make(), "evaluation");
  QCOMPARE(seen.fault, QString());
  QVERIFY(seen.decisions > 100 && seen.judged > seen.decisions / 2);
}

JANSO_TEST(Evaluations);
#include "tst_evaluation.moc"
