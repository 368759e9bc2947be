// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shanten, ukeire, waits and tenpai: against known hands, against slow code that follows the definitions,
// and against the outside data.
#include <QJsonArray>
#include <QTest>
#include <algorithm>
#include <random>
#include <thread>

#include "rules/shanten.h"
#include "rules/tenpai.h"
#include "support/conformance.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;

namespace {

// --- Slow references, straight from the definitions ---

using SuitHand = std::array<int, 9>;
using Lacks = std::array<int, 10>;  // groups + 5 x pair

void tryGroups(const SuitHand &hand, SuitHand &set, bool runs, std::size_t from, std::size_t groups,
               bool pair, Lacks &best) {
  int lacks = 0;
  for (std::size_t i = 0; i < 9; ++i) {
    if (set[i] > 4)
      return;
    lacks += std::max(0, set[i] - hand[i]);
  }
  int &slot = best[groups + (pair ? 5U : 0U)];
  slot = std::min(slot, lacks);
  if (groups == 4)
    return;
  for (std::size_t shape = from; shape < (runs ? 16U : 9U); ++shape) {
    const std::size_t first = shape < 9 ? shape : shape - 9;
    for (std::size_t i = 0; i < 3; ++i)
      ++set[first + (shape < 9 ? 0 : i)];
    tryGroups(hand, set, runs, shape, groups + 1, pair, best);
    for (std::size_t i = 0; i < 3; ++i)
      --set[first + (shape < 9 ? 0 : i)];
  }
}

int slowStandard(const TileCounts &counts, int melds) {
  Lacks total;
  total.fill(99);
  total[0] = 0;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    SuitHand hand{};
    for (std::size_t i = 0; i < (suit < 3 ? 9U : 7U); ++i)
      hand[i] = counts.n[suit * 9 + i];
    Lacks best;
    best.fill(99);
    SuitHand set{};
    tryGroups(hand, set, suit < 3, 0, 0, false, best);
    for (std::size_t i = 0; i < (suit < 3 ? 9U : 7U); ++i) {
      set[i] = 2;
      tryGroups(hand, set, suit < 3, 0, 0, true, best);
      set[i] = 0;
    }
    Lacks next;
    next.fill(99);
    for (std::size_t a = 0; a < 5; ++a) {
      for (std::size_t b = 0; a + b < 5; ++b) {
        next[a + b] = std::min(next[a + b], total[a] + best[b]);
        next[5 + a + b] = std::min({next[5 + a + b], total[5 + a] + best[b], total[a] + best[5 + b]});
      }
    }
    total = next;
  }
  return total[5 + static_cast<std::size_t>(4 - melds)] - 1;
}

// Groups and one pair, as many of a kind as there are.
bool slowComplete(TileCounts counts, bool hasPair) {
  const auto first = std::find_if(counts.n.begin(), counts.n.end(), [](std::uint8_t n) { return n > 0; });
  if (first == counts.n.end())
    return hasPair;
  const auto kind = static_cast<Kind>(first - counts.n.begin());
  const auto without = [&counts](std::initializer_list<int> kinds) {
    TileCounts rest = counts;
    for (int k : kinds)
      --rest.n[static_cast<std::size_t>(k)];
    return rest;
  };
  if (!hasPair && *first >= 2 && slowComplete(without({kind, kind}), true))
    return true;
  if (*first >= 3 && slowComplete(without({kind, kind, kind}), hasPair))
    return true;
  return kind < kEast && kind % 9 < 7 && first[1] > 0 && first[2] > 0 &&
         slowComplete(without({kind, kind + 1, kind + 2}), hasPair);
}

KindSet slowAccepted(const TileCounts &hand, int melds) {
  KindSet set;
  const int now = shanten(hand, melds);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    TileCounts more = hand;
    if (++more[kind] <= 4 && shanten(more, melds) < now)
      set.add(kind);
  }
  return set;
}

// Random hands of `size` tiles; `suits` few makes them dense.
TileCounts randomHand(std::mt19937 &random, int size, int kinds) {
  std::vector<Kind> wall;
  const int start = kinds == kKinds ? 0 : static_cast<int>(random() % static_cast<unsigned>(kKinds - kinds));
  for (int kind = start; kind < start + kinds; ++kind)
    wall.insert(wall.end(), 4, static_cast<Kind>(kind));
  std::shuffle(wall.begin(), wall.end(), random);
  TileCounts counts;
  for (int i = 0; i < size; ++i)
    ++counts[wall[static_cast<std::size_t>(i)]];
  return counts;
}

KindSet kindsOf(const QByteArray &text) {
  KindSet set;
  for (Tile tile : test::tiles(text.toStdString()))
    set.add(tile.kind());
  return set;
}

Meld meldOf(std::string_view text) {
  Meld meld;
  for (Tile tile : test::tiles(text))
    meld.tiles.push_back(tile);
  meld.type = meld.tiles.size() == 4                         ? MeldType::Daiminkan
              : meld.tiles[0].kind() == meld.tiles[1].kind() ? MeldType::Pon
                                                             : MeldType::Chi;
  meld.called = meld.tiles[0];
  meld.from = 0;
  return meld;
}

}  // namespace

class TestShanten : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void firstUseFromManyThreads();
  void parts_data();
  void parts();
  void waiting_data();
  void waiting();
  void tenpai_data();
  void tenpai();
  void discards();
  void matchesTheDefinition_data();
  void matchesTheDefinition();
  void completeMatchesTheDefinition();
  void ukeireMatchesTheDefinition_data();
  void ukeireMatchesTheDefinition();
  void discardsWithinMatchTheDefinition_data();
  void discardsWithinMatchTheDefinition();
  void waitsMatchTheDefinition();
  void conformanceShanten();
  void conformanceTenpai13();
  void conformanceTenpaiJudgments();
};

// First in the list, so that the tables are still to be built.
void TestShanten::firstUseFromManyThreads() {
  const TileCounts hand = test::counts("123m406p789s1122z");
  std::array<int, 4> answers{};
  {
    std::vector<std::thread> threads;
    for (int &answer : answers)
      threads.emplace_back([&answer, &hand] { answer = shanten(hand, 0); });
    for (std::thread &thread : threads)
      thread.join();
  }
  for (int answer : answers)
    QCOMPARE(answer, 0);
}

void TestShanten::parts_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<int>("melds");
  QTest::addColumn<int>("standard");
  QTest::addColumn<int>("chiitoitsu");
  QTest::addColumn<int>("kokushi");
  const auto row = [](const char *name, const char *hand, int melds, int standard, int chiitoitsu,
                      int kokushi) {
    QTest::newRow(name) << QByteArray(hand) << melds << standard << chiitoitsu << kokushi;
  };
  row("complete", "123m456p789s11122z", 0, -1, 4, 8);
  row("tenpai on two sides", "123m456p78s111z22z", 0, 0, 4, 9);
  row("chiitoitsu complete", "1133m5577p2299s44z", 0, 3, -1, 9);
  row("two complete runs twice are seven pairs too", "112233m778899p11s", 0, -1, -1, 9);
  row("chiitoitsu wants seven kinds", "1111m5577p2299s44z", 0, 2, 1, 9);
  row("kokushi thirteen waits", "19m19p19s1234567z", 0, 8, 6, 0);
  row("kokushi complete", "19m19p19s12345677z", 0, 7, 5, -1);
  row("farthest hand there is", "147m258p369s1357z", 0, 8, 6, 7);
  row("one meld is one group", "123m456p789s1z", 1, 0, 14, 14);
  row("four melds and a single", "5z", 4, 0, 14, 14);
  row("four melds and a pair", "55z", 4, -1, 14, 14);
  row("red fives are fives", "340m406p067s1122z", 0, 0, 4, 10);
  row("a fifth tile does not exist", "1111m456p789s222z", 0, 1, 4, 9);
  row("melds do not use up the concealed tiles", "1111m", 3, 1, 14, 14);
}

void TestShanten::parts() {
  QFETCH(QByteArray, hand);
  QFETCH(int, melds);
  const ShantenParts parts = shantenParts(test::counts(hand.toStdString()), melds);
  QTEST(parts.standard, "standard");
  QTEST(parts.chiitoitsu, "chiitoitsu");
  QTEST(parts.kokushi, "kokushi");
  QCOMPARE(shanten(test::counts(hand.toStdString()), melds),
           std::min({parts.standard, parts.chiitoitsu, parts.kokushi}));
}

void TestShanten::waiting_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<int>("melds");
  QTest::addColumn<QByteArray>("expected");
  const auto row = [](const char *name, const char *hand, int melds, const char *expected) {
    QTest::newRow(name) << QByteArray(hand) << melds << QByteArray(expected);
  };
  row("ryanmen", "123m456p78s11122z", 0, "69s");
  row("kanchan", "123m456p79s11122z", 0, "8s");
  row("penchan", "123m456p89s11122z", 0, "7s");
  row("shanpon", "123m456p789s1122z", 0, "12z");
  row("tanki", "123m456p789s1112z", 0, "2z");
  row("nobetan", "123m456p1234s111z", 0, "14s");
  row("three sides", "123m456p34567s11z", 0, "258s");
  row("nine gates", "1112345678999m", 0, "123456789m");
  row("chiitoitsu", "1133m5577p2299s4z", 0, "4z");
  row("chiitoitsu and runs", "112233m778899p1s", 0, "1s");
  row("kokushi thirteen", "19m19p19s1234567z", 0, "19m19p19s1234567z");
  row("kokushi one", "19m19p19s1234566z", 0, "7z");
  row("not tenpai", "135m246p789s1123z", 0, "");
  row("tanki on four melds", "5z", 4, "5z");
  row("a fifth tile, by shape", "1111m456p789s222z", 0, "1m");
  row("a fifth tile in the middle of a run", "12222334m99s", 1, "25m9s");
  row("a fifth tile beside real waits", "1111234m456p789s", 0, "14m");
}

void TestShanten::waiting() {
  QFETCH(QByteArray, hand);
  QFETCH(int, melds);
  QFETCH(QByteArray, expected);
  QCOMPARE(waits(test::counts(hand.toStdString()), melds).bits(), kindsOf(expected).bits());
}

void TestShanten::tenpai_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("meld");
  QTest::addColumn<bool>("always");
  QTest::addColumn<bool>("concealedOnly");
  QTest::addColumn<bool>("countingMelds");
  QTest::newRow("plain tenpai") << QByteArray("123m456p78s11122z") << QByteArray() << true << true << true;
  QTest::newRow("far") << QByteArray("135m246p789s1123z") << QByteArray() << false << false << false;
  QTest::newRow("all four in the concealed hand")
      << QByteArray("1111m456p789s222z") << QByteArray() << true << false << false;
  QTest::newRow("all four in hand and pon")
      << QByteArray("123m456p1z234s") << QByteArray("111z") << true << true << false;
  QTest::newRow("another wait is left")
      << QByteArray("1111234m456p789s") << QByteArray() << true << true << true;
}

void TestShanten::tenpai() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, meld);
  const TileCounts counts = test::counts(hand.toStdString());
  Melds melds;
  if (!meld.isEmpty())
    melds.push_back(meldOf(meld.toStdString()));
  QTEST(isTenpai(counts, melds, Karaten::TenpaiAlways), "always");
  QTEST(isTenpai(counts, melds, Karaten::NotenConcealedOnly), "concealedOnly");
  QTEST(isTenpai(counts, melds, Karaten::NotenCountingMelds), "countingMelds");
}

void TestShanten::discards() {
  const TileCounts hand = test::counts("123m456p78s11122z5z");
  TileCounts visible = hand;
  visible.add(test::tile("6s"));
  const DiscardOptions options = discardOptions(hand, 0, visible);
  QCOMPARE(options.size(), std::size_t{11});
  QVERIFY(std::is_sorted(options.begin(), options.end(), [](const DiscardOption &a, const DiscardOption &b) {
    return a.discard < b.discard;
  }));
  const DiscardOption &best = options.back();
  QCOMPARE(int(best.discard), int(kHaku));
  QCOMPARE(int(best.shanten), 0);
  QCOMPARE(best.accepted.bits(), kindsOf("69s").bits());
  QCOMPARE(int(best.tiles), 7);
}

void TestShanten::matchesTheDefinition_data() {
  QTest::addColumn<int>("melds");
  QTest::addColumn<int>("kinds");
  for (int melds = 0; melds <= 4; ++melds) {
    QTest::addRow("%d melds, any tiles", melds) << melds << int(kKinds);
    QTest::addRow("%d melds, few kinds", melds) << melds << 9;
  }
}

void TestShanten::matchesTheDefinition() {
  QFETCH(int, melds);
  QFETCH(int, kinds);
  std::mt19937 random(static_cast<unsigned>(melds * 100 + kinds));
  for (int i = 0; i < 60; ++i) {
    const TileCounts hand = randomHand(random, 13 + i % 2 - 3 * melds, kinds);
    QCOMPARE(shantenParts(hand, melds).standard, slowStandard(hand, melds));
  }
}

void TestShanten::completeMatchesTheDefinition() {
  std::mt19937 random(7);
  int complete = 0;
  for (int i = 0; i < 30000; ++i) {
    const TileCounts hand = randomHand(random, 14, 8);
    const bool slow = slowComplete(hand, false);
    complete += slow ? 1 : 0;
    QCOMPARE(shantenParts(hand, 0).standard == -1, slow);
  }
  QVERIFY(complete > 100);
}

void TestShanten::ukeireMatchesTheDefinition_data() {
  matchesTheDefinition_data();
}

void TestShanten::ukeireMatchesTheDefinition() {
  QFETCH(int, melds);
  QFETCH(int, kinds);
  std::mt19937 random(static_cast<unsigned>(melds * 1000 + kinds));
  for (int i = 0; i < 400; ++i) {
    const TileCounts hand = randomHand(random, 14 - 3 * melds, kinds);
    TileCounts visible = hand;
    for (std::uint8_t &n : visible.n)
      n = static_cast<std::uint8_t>(std::min<unsigned long>(4U, n + random() % 3));
    std::size_t next = 0;
    const DiscardOptions options = discardOptions(hand, melds, visible);
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (hand[kind] == 0)
        continue;
      TileCounts left = hand;
      --left[kind];
      QVERIFY(next < options.size());
      const DiscardOption &option = options[next++];
      QCOMPARE(int(option.discard), int(kind));
      QCOMPARE(int(option.shanten), shanten(left, melds));
      QCOMPARE(option.accepted.bits(), slowAccepted(left, melds).bits());
      QCOMPARE(option.accepted.bits(), acceptedKinds(left, melds).bits());
      int tiles = 0;
      for (Kind accepted : option.accepted)
        tiles += 4 - visible[accepted];
      QCOMPARE(int(option.tiles), tiles);
    }
    QCOMPARE(next, options.size());
  }
}

void TestShanten::discardsWithinMatchTheDefinition_data() {
  matchesTheDefinition_data();
}

void TestShanten::discardsWithinMatchTheDefinition() {
  QFETCH(int, melds);
  QFETCH(int, kinds);
  std::mt19937 random(static_cast<unsigned>(melds * 1000 + kinds));
  for (int i = 0; i < 400; ++i) {
    // One tile less than the usual, as many, and with a meld one more.
    const int size = 13 + i % (melds == 0 ? 2 : 3) - 3 * melds;
    const TileCounts hand = randomHand(random, size, kinds);
    std::array<KindSet, 8> within;  // by the shanten allowed, from -1 on
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (hand[kind] == 0)
        continue;
      TileCounts left = hand;
      --left[kind];
      const auto from = static_cast<std::size_t>(shanten(left, melds) + 1);
      for (std::size_t most = from; most < within.size(); ++most)
        within[most].add(kind);
    }
    for (std::size_t most = 0; most < within.size(); ++most)
      QCOMPARE(discardsWithin(hand, melds, static_cast<int>(most) - 1).bits(), within[most].bits());
  }
}

void TestShanten::waitsMatchTheDefinition() {
  std::mt19937 random(11);
  int tenpai = 0;
  for (int i = 0; i < 6000; ++i) {
    const int melds = i % 5;
    const TileCounts hand = randomHand(random, 13 - 3 * melds, i % 3 == 0 ? 12 : 6);
    KindSet slow;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      TileCounts more = hand;
      ++more[kind];
      const ShantenParts parts = more[kind] <= 4 ? shantenParts(more, melds) : ShantenParts{0, 0, 0};
      if (slowComplete(more, false) || parts.chiitoitsu == -1 || parts.kokushi == -1)
        slow.add(kind);
    }
    tenpai += slow.empty() ? 0 : 1;
    QCOMPARE(waits(hand, melds).bits(), slow.bits());
  }
  QVERIFY(tenpai > 1000);
}

void TestShanten::conformanceShanten() {
  JANSO_NEED_CONFORMANCE("shanten/shanten.txt");
  QFile file(test::conformancePath(QStringLiteral("shanten/shanten.txt")));
  QVERIFY(file.open(QIODevice::ReadOnly));
  int lines = 0;
  while (!file.atEnd()) {
    const QList<QByteArray> words = file.readLine().trimmed().split(' ');
    QVERIFY(words.size() >= 4);
    const ShantenParts expected{words[1].toInt(), words[2].toInt(), words[3].toInt()};
    const ShantenParts parts = shantenParts(test::counts(words[0].toStdString()), 0);
    if (!(parts == expected))
      qWarning("line %d: %s", lines + 1, words[0].constData());
    QVERIFY(parts == expected);
    ++lines;
  }
  QVERIFY(lines > 20000);
}

void TestShanten::conformanceTenpai13() {
  JANSO_NEED_CONFORMANCE("shanten/tenpai13.txt");
  QFile file(test::conformancePath(QStringLiteral("shanten/tenpai13.txt")));
  QVERIFY(file.open(QIODevice::ReadOnly));
  int lines = 0;
  while (!file.atEnd()) {
    const QList<QByteArray> words = file.readLine().trimmed().split(' ');
    const TileCounts hand = test::counts(words[0].toStdString());
    const bool expected = words[1] == "1";
    if ((shanten(hand, 0) == 0) != expected)
      qWarning("line %d: %s", lines + 1, words[0].constData());
    QCOMPARE(shanten(hand, 0) == 0, expected);
    ++lines;
  }
  QVERIFY(lines > 100);
}

void TestShanten::conformanceTenpaiJudgments() {
  JANSO_NEED_CONFORMANCE("hands/tenpai.jsonl");
  int wrong = 0;
  const auto check = [&wrong](const QJsonObject &object) {
    const auto text = [](const QJsonValue &value) { return value.toString().toStdString(); };
    Melds melds;
    for (const QJsonValue &value : object[QStringLiteral("melds")].toArray())
      melds.push_back(meldOf(text(value[QStringLiteral("tiles")])));
    const TileCounts hand = test::counts(text(object[QStringLiteral("concealed")]));
    if (isTenpai(hand, melds, Karaten::NotenConcealedOnly) != object[QStringLiteral("tenpai")].toBool()) {
      qWarning("%s", text(object[QStringLiteral("id")]).c_str());
      ++wrong;
    }
  };
  const int lines = test::forEachJsonLine(test::conformancePath(QStringLiteral("hands/tenpai.jsonl")), check);
  QVERIFY(lines > 5000);
  QCOMPARE(wrong, 0);
}

JANSO_TEST(TestShanten);
#include "tst_shanten.moc"
