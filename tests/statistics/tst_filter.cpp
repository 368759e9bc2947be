// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Each condition alone: what it takes, what it does not, and which values it has.
#include "statistics/filter.h"

#include <QSet>
#include <QTest>
#include <memory>
#include <optional>
#include <vector>

#include "support/testprogram.h"

using namespace janso;

namespace {

MatchFacts usualFacts() {
  MatchFacts facts;
  facts.ruleset = QStringLiteral("tenhou");
  facts.date = QDate(2026, 3, 15);
  facts.names = {QStringLiteral("Ann"), QStringLiteral("master"), QStringLiteral("Zoë"),
                 QStringLiteral("Ben")};
  facts.tags = {QStringLiteral("Club"), QStringLiteral("league")};
  return facts;
}

SeatHand usualHand() {
  SeatHand hand;
  hand.bakaze = 1;
  hand.kyoku = 2;
  hand.startPlace = 3;
  hand.leaderGap = -4000;
  hand.players = 4;
  return hand;
}

std::optional<Filter> read(const QString &condition) {
  Filter filter;
  return setFilter(filter, condition) ? std::optional(filter) : std::nullopt;
}

std::vector<PlayedSeat> fiveMatches() {
  std::vector<PlayedSeat> matches;
  for (int i = 0; i < 5; ++i) {
    MatchFacts facts = usualFacts();
    facts.players = i % 2 == 0 ? 4 : 3;
    SeatGame game;
    game.hands = {usualHand(), usualHand()};
    game.hands[1].set(HandFlag::Dealer);
    game.end = SeatEnd{1, 40000, 50000};
    game.review = ReviewFigures{};
    matches.push_back({std::make_shared<MatchFacts>(facts), game});
  }
  return matches;
}

}  // namespace

class TestFilter : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void matchesAreTaken_data();
  void matchesAreTaken();
  void whatIsUnknownMeetsNoCondition();
  void kindsAreChosen_data();
  void kindsAreChosen();
  void handsAreTaken_data();
  void handsAreTaken();
  void valuesHaveBounds_data();
  void valuesHaveBounds();
  void everyKeyHasARow();
  void lengthsHaveKeys();
  void theLastOnesAreChosen_data();
  void theLastOnesAreChosen();
  void conditionsOnHandsLeaveTheMatchOut();
};

void TestFilter::matchesAreTaken_data() {
  QTest::addColumn<QString>("condition");
  QTest::addColumn<bool>("taken");  // seat 0 of the usual match
  const auto row = [](const char *condition, bool taken) {
    QTest::newRow(condition) << QString::fromUtf8(condition) << taken;
  };
  row("ruleset=tenhou", true);
  row("ruleset=tenho", false);
  row("players=4", true);
  row("players=3", false);
  row("length=south", true);
  row("length=east", false);
  row("from=2026-03-15", true);
  row("from=2026-03-16", false);
  row("to=2026-03-15", true);
  row("to=2026-03-14", false);
  row("opponent=MASTER", true);
  row("opponent=zoë", true);
  row("opponent=ann", false);  // in the own seat
  row("opponent=mast", false);
  row("seat=0", true);
  row("seat=1", false);
  row("tag=club", true);
  row("tag=clu", false);
  row(" tag = LEAGUE ", true);
}

void TestFilter::matchesAreTaken() {
  QFETCH(QString, condition);
  const std::optional<Filter> filter = read(condition);
  QVERIFY(filter);
  QTEST(filter->takes(usualFacts(), 0), "taken");
  QVERIFY(filter->takes(usualHand()));
  QVERIFY(!filter->asksOfHands());
  QVERIFY(Filter().takes(usualFacts(), 0));
}

void TestFilter::whatIsUnknownMeetsNoCondition() {
  MatchFacts facts = usualFacts();
  facts.date = {};
  QVERIFY(!read(QStringLiteral("from=1900-01-01"))->takes(facts, 0));
  QVERIFY(!read(QStringLiteral("to=2999-01-01"))->takes(facts, 0));
  facts.players = 3;  // nobody is in the fourth seat
  QVERIFY(!read(QStringLiteral("opponent=ben"))->takes(facts, 0));
}

void TestFilter::kindsAreChosen_data() {
  QTest::addColumn<QString>("condition");
  QTest::addColumn<QList<bool>>("taken");  // by MatchKind
  QTest::newRow("usual") << QString() << QList<bool>{true, false, true, false, false};
  QTest::newRow("one") << "kind=coached" << QList<bool>{false, true, false, false, false};
  QTest::newRow("several") << "kind=live,branch,practice" << QList<bool>{true, false, false, true, true};
}

void TestFilter::kindsAreChosen() {
  QFETCH(QString, condition);
  QFETCH(QList<bool>, taken);
  Filter filter;
  QVERIFY(condition.isEmpty() || setFilter(filter, condition));
  QCOMPARE(taken.size(), static_cast<qsizetype>(kMatchKindKeys.size()));
  for (qsizetype kind = 0; kind < taken.size(); ++kind) {
    MatchFacts facts = usualFacts();
    facts.kind = static_cast<MatchKind>(kind);
    QCOMPARE(filter.takes(facts, 0), taken[kind]);
  }
}

void TestFilter::handsAreTaken_data() {
  QTest::addColumn<QString>("condition");
  QTest::addColumn<bool>("taken");
  const auto row = [](const char *condition, bool taken) {
    QTest::newRow(condition) << QString::fromLatin1(condition) << taken;
  };
  row("wind=south", true);
  row("wind=east", false);
  row("hand=3", true);  // kyoku counts from 0
  row("hand=2", false);
  row("dealer=no", true);
  row("dealer=yes", false);
  row("place=3", true);
  row("place=2", false);
  row("gap=-4000..", true);
  row("gap=-3999..", false);
  row("gap=..-4000", true);
  row("gap=..-4001", false);
  row("gap=-8000..-1000", true);
  row("gap=0..1000", false);
}

void TestFilter::handsAreTaken() {
  QFETCH(QString, condition);
  const std::optional<Filter> filter = read(condition);
  QVERIFY(filter && filter->asksOfHands());
  QTEST(filter->takes(usualHand()), "taken");
  QVERIFY(filter->takes(usualFacts(), 0));
}

void TestFilter::valuesHaveBounds_data() {
  QTest::addColumn<QString>("condition");
  QTest::addColumn<bool>("fine");
  const auto row = [](const char *condition, bool fine) {
    QTest::newRow(condition) << QString::fromLatin1(condition) << fine;
  };
  for (const char *fine : {"players=3", "players=4", "seat=0", "seat=3", "hand=1", "hand=8", "place=1",
                           "place=4", "last=1", "length=tontonsen", "wind=north", "gap=1..", "gap=..1"})
    row(fine, true);
  for (const char *wrong :
       {"players=2",      "players=5", "seat=-1",    "seat=4",   "hand=0",    "hand=9",
        "place=0",        "place=5",   "last=0",     "last=-1",  "last=1.5",  "length=",
        "length=South",   "wind=chun", "gap=1",      "gap=..",   "gap=a..b",  "dealer=maybe",
        "from=15.3.2026", "kind=",     "kind=live,", "ruleset=", "opponent=", "tag="})
    row(wrong, false);
}

void TestFilter::valuesHaveBounds() {
  QFETCH(QString, condition);
  QFETCH(bool, fine);
  Filter filter;
  const Result<bool> set = setFilter(filter, condition);
  QCOMPARE(set.ok(), fine);
  if (!fine)
    QCOMPARE(set.error().code, static_cast<int>(FilterFault::NoValue));
  QVERIFY(!setFilter(filter, condition.section(u'=', 0, 0)));  // without a value
  QVERIFY(!setFilter(filter, u'x' + condition));
}

void TestFilter::everyKeyHasARow() {
  QSet<QString> keys;
  for (const FilterKey &key : filterKeys()) {
    keys.insert(QString::fromLatin1(key.key));
    QVERIFY(*key.values != '\0' && *key.help != '\0');
    // The values that are listed are taken.
    const QString values = QString::fromLatin1(key.values);
    if (values != values.toLower() || values.contains(QLatin1String("..")))
      continue;
    for (const QString &value : values.split(values.contains(u'|') ? u'|' : u',')) {
      Filter filter;
      QVERIFY2(setFilter(filter, QStringLiteral("%1=%2").arg(QLatin1String(key.key), value)),
               qPrintable(value));
    }
  }
  QCOMPARE(keys.size(), static_cast<qsizetype>(filterKeys().size()));
}

void TestFilter::lengthsHaveKeys() {
  for (const MatchLength length : {MatchLength::East, MatchLength::South, MatchLength::Iichan,
                                   MatchLength::Tonpeesen, MatchLength::Tontonsen}) {
    const std::optional<Filter> filter =
        read(QStringLiteral("length=%1").arg(QLatin1String(lengthKey(length))));
    QVERIFY(filter);
    QVERIFY(filter->length == length);
  }
}

void TestFilter::theLastOnesAreChosen_data() {
  QTest::addColumn<QStringList>("conditions");
  QTest::addColumn<QList<int>>("chosen");
  QTest::newRow("all") << QStringList() << QList<int>{0, 1, 2, 3, 4};
  QTest::newRow("the last two") << QStringList{QStringLiteral("last=2")} << QList<int>{3, 4};
  QTest::newRow("more than there are") << QStringList{QStringLiteral("last=9")} << QList<int>{0, 1, 2, 3, 4};
  QTest::newRow("of those that meet the rest")
      << QStringList{QStringLiteral("last=2"), QStringLiteral("players=4")} << QList<int>{2, 4};
  QTest::newRow("none") << QStringList{QStringLiteral("tag=other")} << QList<int>{};
}

void TestFilter::theLastOnesAreChosen() {
  QFETCH(QStringList, conditions);
  Filter filter;
  for (const QString &condition : conditions)
    QVERIFY(setFilter(filter, condition));
  const std::vector<PlayedSeat> matches = fiveMatches();
  QList<int> indices;
  for (const std::size_t index : chosen(matches, filter))
    indices << static_cast<int>(index);
  QTEST(indices, "chosen");
  QCOMPARE(totalsOf(matches, filter).matches(), static_cast<std::int64_t>(indices.size()));
}

// Places and reviews belong to the whole match.
void TestFilter::conditionsOnHandsLeaveTheMatchOut() {
  const SeatGame game = fiveMatches()[0].game;
  const Counters all = countersOf(game, {});
  QCOMPARE(all.value(Counter::Hands), std::optional<std::int64_t>(2));
  QCOMPARE(all.value(Counter::PlaceSum), std::optional<std::int64_t>(1));
  QVERIFY(all.isKnown(Counter::Choices));
  const Counters dealt = countersOf(game, *read(QStringLiteral("dealer=yes")));
  QCOMPARE(dealt.value(Counter::Hands), std::optional<std::int64_t>(1));
  QVERIFY(!dealt.isKnown(Counter::Matches) && !dealt.isKnown(Counter::Choices));
  const Counters none = countersOf(game, *read(QStringLiteral("place=1")));
  QCOMPARE(none.value(Counter::Hands), std::optional<std::int64_t>(0));
}

JANSO_TEST(TestFilter);
#include "tst_filter.moc"
