// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole matches under rulesets drawn at random from all that their options accept, three players and four:
// after every step the invariants hold, and each seat's folded view is the table's. Bots sit among players
// who do anything. JANSO_MATCHES=N plays N of each number of players.
#include <QTest>
#include <algorithm>

#include "bots/bot.h"
#include "support/randomrules.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "support/watchedmatch.h"

using namespace janso;

namespace {

using test::PlayCounts;
using test::Random;
using test::WatchedMatch;

constexpr std::array<std::string_view, 3> kQuickBots{"learner", "novice", "club"};

// Every other seat is a bot's; all of them, the slow ones too, sit at one table in forty.
void seatBots(WatchedMatch &watch, int players, Random &random) {
  const bool anybody = random.below(40) == 0;
  for (int seat = 0; seat < players; ++seat) {
    const std::span<const BotInfo> bots = builtInBots();
    const BotInfo &drawn = anybody ? bots[random.below(bots.size())] : *findBot(kQuickBots[random.below(3)]);
    if (anybody || random.below(2) == 0)
      watch.sit(seat, drawn.make(random.below(1U << 20)));
  }
}

}  // namespace

class TestRandomRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyValueIsDrawn();
  void matchesHold_data();
  void matchesHold();
};

// The draw leaves nothing out.
void TestRandomRules::everyValueIsDrawn() {
  Random random(7);
  std::vector<RuleSet> drawn(600);
  for (RuleSet &rules : drawn) {
    for (const RuleField &field : ruleFields())
      test::draw(rules, field, random);
    QVERIFY(!ruleSetError(rules));
    QVERIFY(test::repair(rules, random));
    QVERIFY(!ruleSetError(rules) && !ruleConflictError(rules));
  }
  for (const RuleField &field : ruleFields()) {
    const std::size_t values =
        field.type == RuleFieldType::Number ? 2 : std::max<std::size_t>(2, field.choices.size());
    std::vector<std::int32_t> seen;
    for (const RuleSet &rules : drawn) {
      const std::int32_t value = field.get(rules, 0);
      if (std::find(seen.begin(), seen.end(), value) == seen.end())
        seen.push_back(value);
    }
    QVERIFY2(seen.size() >= values, std::string(field.key).c_str());
  }
}

void TestRandomRules::matchesHold_data() {
  QTest::addColumn<int>("players");
  QTest::newRow("four players") << 4;
  QTest::newRow("three players") << 3;
}

void TestRandomRules::matchesHold() {
  QFETCH(int, players);
  const int wanted = test::rounds("JANSO_MATCHES", 1200, 100);
  PlayCounts tally;
  for (std::uint64_t seed = 1; tally.matches < wanted; ++seed) {
    QVERIFY2(seed < 4 * static_cast<std::uint64_t>(wanted), "too few of the matches come to their end");
    Random random(seed);
    RuleSet rules = test::drawnRules(random);
    rules.players = static_cast<std::uint8_t>(players);
    if (!test::repair(rules, random) || rules.players != players)
      continue;
    // Mostly players who get somewhere; now and then nobody does.
    const unsigned sensible = seed % 8 == 0 ? 0U : 15U & ~(1U << random.below(8));
    WatchedMatch watch(rules, seed, sensible);
    seatBots(watch, players, random);
    const QString broken = watch.play(tally, 60);
    QVERIFY2(
        broken.isEmpty(),
        qPrintable(QStringLiteral("seed %1, %2; the rules:%3").arg(seed).arg(broken, test::textOf(rules))));
  }
  show(tally);
  if (wanted < 1200)
    return;
  // The rare things must have come up, or this test proves little.
  QVERIFY(tally.ron > 0 && tally.tsumo > 0 && tally.riichi > 0 && tally.rinshan > 0);
  QVERIFY(tally.furitenDenied > 0 && tally.overtime > 0 && tally.stops > 0 && tally.chips > 0);
  QVERIFY(tally.openRiichi > 0 && tally.arisu > 0);
  QCOMPARE(tally.kita > 0, players == 3);
  QCOMPARE(tally.melds[MeldType::Chi] > 0, players == 4);
  for (const MeldType type : {MeldType::Pon, MeldType::Daiminkan, MeldType::Ankan, MeldType::Kakan})
    QVERIFY(tally.melds[type] > 0);
  for (const AdjustmentKind kind : {AdjustmentKind::Bankruptcy, AdjustmentKind::Yakitori,
                                    AdjustmentKind::Chips, AdjustmentKind::SideBets})
    QVERIFY(tally.adjustments[kind] > 0);
}

JANSO_TEST(TestRandomRules);
#include "tst_randomrules.moc"
