// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which bots sit at a table of a strength.
#include "game/setup/tablestrength.h"

#include <QSet>
#include <QTest>
#include <algorithm>

#include "bots/bot.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

BotChoices ladder() {
  BotChoices bots;
  for (const BotInfo &bot : builtInBots()) {
    BotChoice choice;
    choice.id = QString::fromStdString(std::string(bot.id));
    choice.place = bot.measured.place;
    bots << choice;
  }
  return bots;
}

// The places of all bots that are drawn at all, the weakest first.
QList<int> placesDrawn(TableStrength strength, int rung = 0) {
  QRandomGenerator random(7);
  const BotChoices bots = ladder();
  QSet<QString> seen;
  for (int i = 0; i < 300; ++i) {
    const QStringList drawn = drawBots(bots, strength, rung, 3, random);
    const QSet<QString> each(drawn.begin(), drawn.end());
    if (drawn.size() != 3 || each.size() != 3)
      return {};
    seen.unite(each);
  }
  QList<int> places;
  for (const BotChoice &bot : bots) {
    if (seen.contains(bot.id))
      places << bot.place;
  }
  std::sort(places.begin(), places.end(), std::greater<>());
  return places;
}

QList<int> allPlaces() {
  QList<int> places;
  for (const BotChoice &bot : ladder())
    places << bot.place;
  std::sort(places.begin(), places.end(), std::greater<>());
  return places;
}

}  // namespace

class TestTableStrength : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keysReadBack();
  void drawsFromWhatItSays();
  void clubIsNearTheMean();
  void likeMeFollowsTheRung_data();
  void likeMeFollowsTheRung();
  void mixedHasWeakAndStrong();
  void fewBots();
};

void TestTableStrength::keysReadBack() {
  for (const char *key : kTableStrengthKeys)
    QCOMPARE(tableStrengthKey(*tableStrengthOf(QString::fromLatin1(key))), QString::fromLatin1(key));
  QVERIFY(!tableStrengthOf(QStringLiteral("other")));
}

// By what was measured, so that another bot, or another measurement, needs no change here.
void TestTableStrength::drawsFromWhatItSays() {
  const QList<int> all = allPlaces();
  QCOMPARE(placesDrawn(TableStrength::Weak), all.mid(0, 4));
  QCOMPARE(placesDrawn(TableStrength::Strong), all.mid(all.size() - 4));
  QCOMPARE(placesDrawn(TableStrength::Mixed), all);
}

void TestTableStrength::clubIsNearTheMean() {
  const QList<int> club = placesDrawn(TableStrength::Club);
  QCOMPARE(club.size(), 4);
  const auto worst = std::max_element(club.begin(), club.end(),
                                      [](int a, int b) { return std::abs(a - 250) < std::abs(b - 250); });
  int nearer = 0;
  for (const int place : allPlaces())
    nearer += std::abs(place - 250) < std::abs(*worst - 250) ? 1 : 0;
  QCOMPARE(nearer, 3);
}

void TestTableStrength::likeMeFollowsTheRung_data() {
  QTest::addColumn<int>("rung");
  QTest::addColumn<int>("shown");
  const int top = topRung(ladder());
  QTest::newRow("the weakest") << 0 << 0;
  QTest::newRow("two steps up") << 2 << 2;
  QTest::newRow("the strongest") << top << top;
  QTest::newRow("below the ladder") << -3 << 0;
  QTest::newRow("above it") << top + 9 << top;
}

void TestTableStrength::likeMeFollowsTheRung() {
  QFETCH(int, rung);
  QFETCH(int, shown);
  QCOMPARE(placesDrawn(TableStrength::LikeMe, rung), allPlaces().mid(shown, 4));
}

void TestTableStrength::mixedHasWeakAndStrong() {
  const BotChoices bots = ladder();
  QRandomGenerator random(3);
  for (int i = 0; i < 50; ++i) {
    const QStringList drawn = drawBots(bots, TableStrength::Mixed, 0, 3, random);
    QList<qsizetype> ranks;
    for (const QString &id : drawn)
      ranks << std::find_if(bots.begin(), bots.end(), [&id](const BotChoice &bot) { return bot.id == id; }) -
                   bots.begin();
    std::sort(ranks.begin(), ranks.end());
    QVERIFY(ranks.first() < bots.size() / 3 && ranks.last() >= bots.size() * 2 / 3);
  }
}

void TestTableStrength::fewBots() {
  QRandomGenerator random(3);
  const BotChoices two{{QStringLiteral("weak"), {}, {}}, {QStringLiteral("strong"), {}, {}}};
  for (std::size_t i = 0; i < kTableStrengthKeys.size(); ++i) {
    const QStringList drawn = drawBots(two, static_cast<TableStrength>(i), 5, 3, random);
    QCOMPARE(drawn.size(), 3);
    for (const QString &id : drawn)
      QVERIFY(id == QLatin1String("weak") || id == QLatin1String("strong"));
  }
}

JANSO_TEST(TestTableStrength);
#include "tst_tablestrength.moc"
