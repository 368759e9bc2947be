// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches that begin without a question.
#include "game/setup/quickmatch.h"

#include <QTest>

#include "bots/bot.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;

class TestQuickMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oneHumanAmongBots();
  void demoHasNoHuman();
  void sameBotsInEverySeat_data();
  void sameBotsInEverySeat();
  void fewBotsSitMoreThanOnce();

 private:
  static BotChoices ladder() {
    BotChoices bots;
    for (const BotInfo &bot : builtInBots()) {
      const QString id = QString::fromStdString(std::string(bot.id));
      bots << BotChoice{id, id, id};
    }
    return bots;
  }
};

void TestQuickMatch::oneHumanAmongBots() {
  const MatchSetup setup = quickMatch(tenhou(), QStringLiteral("Mei"), 3, ladder());
  QCOMPARE(setup.humans(), 1);
  QVERIFY(setup.isHuman(3));
  QCOMPARE(setup.seats[3].name, QStringLiteral("Mei"));
  QVERIFY(setup.seats[3].botId.isEmpty());
  QVERIFY(setup.rules.length == MatchLength::East);
  QSet<QString> names;
  for (const SeatSetup &seat : setup.seats)
    names.insert(seat.name);
  QCOMPARE(names.size(), 4);
}

void TestQuickMatch::demoHasNoHuman() {
  const MatchSetup setup = demoMatch(basicAriAri(), ladder());
  QCOMPARE(setup.humans(), 0);
  for (const SeatSetup &seat : setup.seats)
    QVERIFY(!seat.botId.isEmpty() && !seat.name.isEmpty());
}

void TestQuickMatch::sameBotsInEverySeat_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<QStringList>("wanted");
  QTest::newRow("newcomers meet the weakest, of three kinds")
      << QStringLiteral("beginner") << QStringList{"novice", "learner", "student"};
  QTest::newRow("others meet the middle of the ladder, of three kinds")
      << QStringLiteral("tenhou_4p") << QStringList{"hunter", "caller", "club"};
  QTest::newRow("three players") << QStringLiteral("tenhou_3p") << QStringList{"hunter", "caller"};
}

// Whichever seat the human takes, it is the same bots, each once.
void TestQuickMatch::sameBotsInEverySeat() {
  QFETCH(QString, ruleset);
  QFETCH(QStringList, wanted);
  const RuleSet rules = *rulesOfId(ruleset.toStdString());
  for (int human = 0; human < rules.players; ++human) {
    const MatchSetup setup = quickMatch(rules, QStringLiteral("Mei"), human, ladder());
    QStringList seated;
    for (int seat = 0; seat < rules.players; ++seat) {
      if (seat != human)
        seated << setup.seats[static_cast<std::size_t>(seat)].botId;
    }
    QCOMPARE(seated, wanted);
    QVERIFY(setup == quickMatch(rules, QStringLiteral("Mei"), human, ladder()));
  }
}

void TestQuickMatch::fewBotsSitMoreThanOnce() {
  const BotChoices two{{QStringLiteral("weak"), {}, {}}, {QStringLiteral("strong"), {}, {}}};
  const MatchSetup usual = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, two);
  QCOMPARE(usual.seats[1].botId, QStringLiteral("strong"));
  QCOMPARE(usual.seats[2].botId, QStringLiteral("weak"));
  QCOMPARE(usual.seats[3].botId, QStringLiteral("strong"));
  QCOMPARE(quickMatch(beginnerRules(), QStringLiteral("Mei"), 0, two).seats[1].botId, QStringLiteral("weak"));
}

JANSO_TEST(TestQuickMatch);
#include "tst_quickmatch.moc"
