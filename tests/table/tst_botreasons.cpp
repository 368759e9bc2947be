// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the bots say of their choices, at a real table: the same action as without a word, the best first, and
// figures that can be figures.
#include <QTest>
#include <cmath>
#include <memory>

#include "bots/bot.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;

class TestBotReasons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void explainedAsDecided_data();
  void explainedAsDecided();
};

namespace {

QString wrongIn(const Reasoning &reasoning, const Action &chosen) {
  if (reasoning.considered.empty() || !(reasoning.considered[0].action == chosen))
    return QStringLiteral("the chosen action is not the first one");
  float before = reasoning.considered[0].value;
  for (const Considered &c : reasoning.considered) {
    if (!std::isfinite(c.value) || c.value > before)
      return QStringLiteral("values do not fall: %1 after %2").arg(c.value).arg(before);
    before = c.value;
    if (c.win < 0 || c.win > 1 || c.dealIn < 0 || c.dealIn > 1)
      return QStringLiteral("no probability: win %1, dealing in %2").arg(c.win).arg(c.dealIn);
    if (c.points < 0 || c.loss < 0 || c.tiles < 0 || c.tiles > 136)
      return QStringLiteral("points %1, loss %2, tiles %3").arg(c.points).arg(c.loss).arg(c.tiles);
  }
  return {};
}

}  // namespace

void TestBotReasons::explainedAsDecided_data() {
  QTest::addColumn<QByteArray>("bot");
  QTest::addColumn<QByteArray>("rules");
  for (const BotInfo &bot : builtInBots()) {
    const QByteArray id(bot.id.data(), static_cast<int>(bot.id.size()));
    QTest::newRow((id + ", four players").constData()) << id << QByteArray("tenhou_4p");
    QTest::newRow((id + ", three players").constData()) << id << QByteArray("tenhou_3p");
  }
}

void TestBotReasons::explainedAsDecided() {
  QFETCH(QByteArray, bot);
  QFETCH(QByteArray, rules);
  RuleSet played = findPreset(rules.toStdString())->make();
  played.length = MatchLength::East;
  const std::unique_ptr<Bot> silent = makeBot(bot.toStdString(), 5);
  const std::unique_ptr<Bot> speaking = makeBot(bot.toStdString(), 5);
  const std::unique_ptr<Bot> others = makeBot("club", 6);
  Match match(played, {"a", "b", "c", played.players == 4 ? "d" : ""}, wallSeedFromText("reasons"));
  std::vector<Event> events;
  int explained = 0;
  while (!match.isOver() && explained < 60) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
      const SeatView view = match.viewOf(decision.seat);
      Action action;
      if (decision.seat == 0) {
        action = silent->decide(view, legal);
        Reasoning reasoning;
        QVERIFY(speaking->explain(view, legal, reasoning) == action);
        const QString wrong = wrongIn(reasoning, action);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        ++explained;
      } else {
        action = others->decide(view, legal);
      }
      match.answer(decision.seat, decision.id, action);
    }
    match.advance(events);
  }
  QVERIFY(explained > 20);
}

JANSO_TEST(TestBotReasons);
#include "tst_botreasons.moc"
