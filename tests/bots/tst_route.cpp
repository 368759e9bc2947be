// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Routes: how far a hand is along each, which tiles bring it nearer, and which ways an open hand has at all.
#include <QTest>
#include <algorithm>
#include <random>
#include <string>

#include "bots/reading/knowledge.h"
#include "bots/route.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

using Type = Route::Type;

KindSet kinds(const QByteArray &text) {
  KindSet set;
  if (!text.isEmpty()) {
    for (Tile tile : test::tiles(text.constData()))
      set.add(tile.kind());
  }
  return set;
}

// A meld of another's discard as "pon 777z", several with a space between them.
TableView &addMelds(TableView &table, const QByteArray &text) {
  const QList<QByteArray> words = text.split(' ');
  for (qsizetype i = 0; i + 1 < words.size(); i += 2)
    table.meld(0, words[i] == "chi" ? MeldType::Chi : MeldType::Pon, words[i + 1].toStdString(), 3);
  return table;
}

// The least that any one discard leaves once `drawn` is added; kNoWay = none leaves a way.
int bestAfter(const OwnHand &hand, Kind drawn, Route route) {
  OwnHand more = hand;
  more.add(Tile(drawn));
  int best = kNoWay;
  for (Kind out = 0; out < kKinds; ++out) {
    if (more.counts[out] == 0)
      continue;
    OwnHand rest = more;
    rest.remove(rest.cheapest(out));
    best = std::min(best, shantenAlong(rest, route));
  }
  return best;
}

// Tiles that lack of four triplets and a pair, one of them less: by trying every pair with every set of
// triplets, where no kind may serve twice.
int toitoiByTrying(const OwnHand &hand) {
  const int triplets = 4 - hand.meldCount();
  int most = 0;
  for (Kind pair = 0; pair < kKinds; ++pair) {
    std::array<int, kKinds> held{};
    for (Kind each = 0; each < kKinds; ++each)
      held[each] = each == pair ? 0 : std::min<int>(3, hand.counts[each]);
    std::sort(held.begin(), held.end(), std::greater<>());
    int used = std::min<int>(2, hand.counts[pair]);
    for (int i = 0; i < triplets; ++i)
      used += held[static_cast<std::size_t>(i)];
    most = std::max(most, used);
  }
  return 3 * triplets + 2 - most - 1;
}

}  // namespace

class TestRoute : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void countsSteps_data();
  void countsSteps();
  void toitoiIsExact();
  void acceptsWhatComesNearer();
  void offersWays_data();
  void offersWays();
  void settlesOnATriplet();
  void countsSureHan_data();
  void countsSureHan();
};

void TestRoute::countsSteps_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("melds");
  QTest::addColumn<int>("type");
  QTest::addColumn<QByteArray>("about");  // suit or honor
  QTest::addColumn<int>("steps");
  QTest::addColumn<QByteArray>("accepted");  // "?": many, see acceptsWhatComesNearer()
  const auto row = [](const char *name, const char *hand, const char *melds, Type type, const char *about,
                      int steps, const char *accepted) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(melds) << static_cast<int>(type)
                        << QByteArray(about) << steps << QByteArray(accepted);
  };
  row("closed: what the rules count", "123m456p789s34p11z", "", Type::Closed, "", 0, "25p");
  row("made: the triplet needs no more", "123m456p34s99p", "pon 555z", Type::Made, "", 0, "25s");
  row("tanyao: a two-sided wait is whole", "234m567p22s67s", "pon 888p", Type::Tanyao, "", 0, "58s");
  row("tanyao: a wait for 1 and 4 takes the 4 only", "23m567p22s", "pon 888p chi 345s", Type::Tanyao, "", 0,
      "4m");
  row("tanyao: a pair of ones is no pair", "234m567p11s67s", "pon 888p", Type::Tanyao, "", 2, "?");
  row("tanyao: a meld with a 9 bars it", "234m567p22s67s", "chi 789p", Type::Tanyao, "", kNoWay, "");
  row("honitsu: groups of other suits are not counted", "12345677p55z888m", "", Type::Honitsu, "1p", 3, "?");
  row("honitsu: ready with an honor to come", "123456p77p55z", "chi 234p", Type::Honitsu, "1p", 0, "7p5z");
  row("honitsu: a meld of another suit bars it", "123456p77p55z", "chi 234s", Type::Honitsu, "1p", kNoWay,
      "");
  row("toitoi: two pairs beside three triplets wait", "55m88p", "pon 222s pon 333p pon 777z", Type::Toitoi,
      "", 0, "5m8p");
  row("toitoi: a run bars it", "55m88p222s", "chi 234p pon 777z", Type::Toitoi, "", kNoWay, "");
  row("toitoi: five pairs lack four tiles", "1155m3388p22s679s", "", Type::Toitoi, "", 3, "15m38p2s");
  row("toitoi: a sixth pair is no nearer", "1155m3388p2266s9s", "", Type::Toitoi, "", 3, "15m38p26s");
  row("yakuhai: the last of the triplet is the wait", "123m456p789s11p55z", "", Type::Yakuhai, "5z", 0, "5z");
  row("yakuhai: the pair is not for the head", "123m456p78s11p55z9m", "", Type::Yakuhai, "5z", 1, "5z69s");
  row("yakuhai: what is complete but for the head", "123m456p789s555z1p", "", Type::Yakuhai, "5z", 0, "1p");
  row("yakuhai: a single one is no way", "123m456p789s119p5z", "", Type::Yakuhai, "5z", kNoWay, "");
}

void TestRoute::countsSteps() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, melds);
  QFETCH(int, type);
  QFETCH(QByteArray, about);
  QFETCH(int, steps);
  QFETCH(QByteArray, accepted);
  TableView table;
  table.hand(hand.toStdString(), "");
  addMelds(table, melds);
  const OwnHand own = ownHand(table.view());
  QCOMPARE(own.counts.total() + 3 * own.meldCount(), 13);
  const Route route{static_cast<Type>(type), about.isEmpty() ? Kind{0} : test::kind(about.constData())};
  QCOMPARE(shantenAlong(own, route), steps);
  if (steps < kNoWay && accepted != "?")
    QCOMPARE(acceptedAlong(own, route).bits(), kinds(accepted).bits());
}

// No kind four times here: the count takes its fourth tile for a useful one.
void TestRoute::toitoiIsExact() {
  std::mt19937 random(5);
  int seen = 0;
  while (seen < 2000) {
    OwnHand hand;
    // Few kinds, so that pairs and triplets are common.
    const auto few = 6 + random() % 12;
    while (hand.counts.total() < 13)
      hand.counts.add(Tile(static_cast<Kind>(random() % few * 2)));
    if (std::ranges::any_of(hand.counts.n, [](int held) { return held > 3; }))
      continue;
    ++seen;
    QCOMPARE(shantenAlong(hand, {Type::Toitoi, 0}), toitoiByTrying(hand));
  }
}

// Along every route, exactly the kinds that leave fewer steps after the best discard are accepted.
void TestRoute::acceptsWhatComesNearer() {
  std::mt19937 random(11);
  std::vector<Kind> wall;
  for (Kind each = 0; each < kKinds; ++each)
    wall.insert(wall.end(), 4, each);
  int looked = 0;
  for (int round = 0; round < 60; ++round) {
    std::shuffle(wall.begin(), wall.end(), random);
    // Half of the hands lie within one suit and the honors, where routes are near.
    if (round % 2 == 0)
      std::stable_partition(wall.begin(), wall.end(), [](Kind each) { return each < 9 || each >= kEast; });
    OwnHand hand;
    for (std::size_t i = 0; i < 13; ++i)
      hand.counts.add(Tile(wall[i]));
    if (std::ranges::any_of(hand.counts.n, [](int held) { return held > 3; }))
      continue;
    std::vector<Route> routes{{Type::Closed, 0}, {Type::Made, 0}, {Type::Tanyao, 0}, {Type::Toitoi, 0}};
    for (const Kind first : {Kind{0}, Kind{9}, Kind{18}})
      routes.push_back({Type::Honitsu, first});
    for (Kind honor = kEast; honor < kKinds; ++honor)
      routes.push_back({Type::Yakuhai, honor});
    for (const Route route : routes) {
      const int now = shantenAlong(hand, route);
      if (now >= kNoWay)
        continue;
      KindSet nearer;
      for (Kind each = 0; each < kKinds; ++each) {
        if (bestAfter(hand, each, route) < now)
          nearer.add(each);
      }
      QCOMPARE(acceptedAlong(hand, route).bits(), nearer.bits());
      ++looked;
    }
  }
  QVERIFY(looked > 250);
}

void TestRoute::offersWays_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("melds");
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<QByteArray>("pond");  // of another: what is gone
  QTest::addColumn<QByteArray>("ways");
  const auto row = [](const char *name, const char *hand, const char *melds, const char *rules,
                      const char *pond, const char *ways) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(melds) << QByteArray(rules) << QByteArray(pond)
                        << QByteArray(ways);
  };
  row("a pon of a dragon is a yaku already", "123m456p34s9p8s", "pon 777z", "tenhou", "",
      "made honitsu-m honitsu-p honitsu-s toitoi");
  row("the concealed triplet is one too", "123m456p555z9p", "chi 123s", "tenhou", "", "made honitsu-s");
  row("the pair may become one", "123m456p55z19p", "chi 123s", "tenhou", "", "yakuhai honitsu-s");
  row("not when the last two are gone", "123m456p55z19p", "chi 123s", "tenhou", "5z5z", "honitsu-s");
  row("a guest wind's pair is no way", "123m456p33z19p", "chi 123s", "tenhou", "", "honitsu-s");
  row("the seat's own wind is, and the round's", "123m456p11z19p", "chi 123s", "tenhou", "",
      "yakuhai honitsu-s");
  row("a run of twos to eights leaves tanyao", "234m456p22s19p", "chi 678s", "tenhou", "",
      "tanyao honitsu-s");
  row("not without open tanyao", "234m456p22s19p", "chi 678s", "closed", "", "honitsu-s");
  row("a run of one suit leaves its honitsu", "123m456p22s19p", "chi 123s", "tenhou", "", "honitsu-s");
  row("a simple triplet leaves all but other suits", "123m456p22s19p", "pon 888s", "tenhou", "",
      "tanyao honitsu-s toitoi");
  row("three players have no honitsu in characters", "199m456p22s1p9s", "pon 222z", "three", "",
      "honitsu-p honitsu-s toitoi");
}

void TestRoute::offersWays() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, melds);
  QFETCH(QByteArray, rules);
  QFETCH(QByteArray, pond);
  QFETCH(QByteArray, ways);
  RuleSet set = rules == "three" ? tenhouSanma() : tenhou();
  set.kuitan = rules != "closed";
  TableView table(set);
  table.hand(hand.toStdString(), "");
  addMelds(table, melds);
  if (!pond.isEmpty())
    table.pond(1, pond.toStdString());
  const Knowledge know(table.view());
  QByteArrayList names;
  for (const Route route : openRoutes(know, ownHand(table.view()))) {
    static constexpr std::array<const char *, 6> kNames{"closed",  "made",   "tanyao",
                                                        "honitsu", "toitoi", "yakuhai"};
    QByteArray name = kNames[static_cast<std::size_t>(route.type)];
    if (route.type == Type::Honitsu)
      name += QByteArray("-") + "mps"[route.kind / 9];
    names << name;
  }
  QCOMPARE(names.join(' '), ways);
}

void TestRoute::settlesOnATriplet() {
  TableView table;
  table.hand("123m456p55z19p", "").meld(0, MeldType::Chi, "234s", 3);
  const Knowledge know(table.view());
  OwnHand hand = ownHand(table.view());
  const Route aim{Type::Yakuhai, test::kind("5z")};
  QCOMPARE(settled(know, hand, aim), aim);
  hand.add(test::tile("5z"));
  QCOMPARE(settled(know, hand, aim), (Route{Type::Made, 0}));
  const Route tanyao{Type::Tanyao, 0};
  QCOMPARE(settled(know, hand, tanyao), tanyao);
}

void TestRoute::countsSureHan_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("melds");
  QTest::addColumn<QByteArray>("indicator");
  QTest::addColumn<int>("type");
  QTest::addColumn<QByteArray>("about");
  QTest::addColumn<double>("han");
  const auto row = [](const char *name, const char *hand, const char *melds, const char *indicator, Type type,
                      const char *about, double han) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(melds) << QByteArray(indicator)
                        << static_cast<int>(type) << QByteArray(about) << han;
  };
  row("tanyao is one", "234m567p22s67s", "pon 888p", "3z", Type::Tanyao, "", 1);
  row("open honitsu is two", "123456p77p22z", "chi 234p", "3z", Type::Honitsu, "1p", 2);
  row("toitoi is two", "55m88p", "pon 222s pon 333p pon 888s", "3z", Type::Toitoi, "", 2);
  row("a dragon's pon is one", "123m456p34s99p", "pon 555z", "3z", Type::Made, "", 1);
  row("the double wind's is two", "123m456p34s99p", "pon 111z", "3z", Type::Made, "", 2);
  row("the triplet that is aimed at counts", "123m456p789s11p55z", "", "3z", Type::Yakuhai, "5z", 1);
  row("dora count", "234m567p22s67s", "pon 888p", "1s", Type::Tanyao, "", 3);
  row("a red five counts where it is kept", "123406p77p22z", "chi 234p", "3z", Type::Honitsu, "1p", 3);
  row("and not where it goes", "12346p77p022s2z", "chi 234p", "3z", Type::Honitsu, "1p", 2);
  row("nor do dora that go", "12346p77p55s22z", "chi 234p", "4s", Type::Honitsu, "1p", 2);
}

void TestRoute::countsSureHan() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, melds);
  QFETCH(QByteArray, indicator);
  QFETCH(int, type);
  QFETCH(QByteArray, about);
  QFETCH(double, han);
  TableView table;
  table.hand(hand.toStdString(), "").dora(indicator.toStdString());
  addMelds(table, melds);
  const Knowledge know(table.view());
  const Route route{static_cast<Type>(type), about.isEmpty() ? Kind{0} : test::kind(about.constData())};
  QCOMPARE(hanAlong(know, ownHand(table.view()), route), han);
}

JANSO_TEST(TestRoute);
#include "tst_route.moc"
