// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What each fact of a hand, an end, a review adds to the counters; and where a player is weaker than a bot.
#include "statistics/seatgame.h"

#include <QTest>
#include <array>
#include <cmath>

#include "statistics/weakpoints.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

using Flags = QList<HandFlag>;
using CounterList = QList<Counter>;

SeatHand handWith(const Flags &flags) {
  SeatHand hand;
  hand.players = 4;
  for (const HandFlag flag : flags)
    hand.set(flag);
  return hand;
}

int valueOf(const Counters &counters, Counter counter) {
  return static_cast<int>(counters.value(counter).value_or(-1));
}

// So many hands, of which this share was won.
Totals playerWith(int matches, int wins) {
  Totals totals;
  for (int i = 0; i < matches; ++i) {
    Counters counters;
    counters.set(Counter::Hands, 10);
    counters.set(Counter::Wins, wins);
    totals.add(counters);
  }
  return totals;
}

}  // namespace

class TestSeatGame : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void factsAreCounted_data();
  void factsAreCounted();
  void sizesAreCounted();
  void onlyTheDealerRepeats();
  void whatIsUnknownIsNotCounted();
  void placesAreCounted_data();
  void placesAreCounted();
  void categoriesHaveTheirCounters();
  void hanAndYakuAreCounted();
  void flagsAreSeparate();
  void aWeakPointIsSure_data();
  void aWeakPointIsSure();
};

// Of the counters of yes and no, those that a hand adds to.
void TestSeatGame::factsAreCounted_data() {
  QTest::addColumn<Flags>("flags");
  QTest::addColumn<CounterList>("counted");
  QTest::addColumn<CounterList>("others");
  using F = HandFlag;
  using C = Counter;
  QTest::newRow("nothing happens") << Flags{} << CounterList{C::Hands, C::QuietHands}
                                   << CounterList{C::Wins, C::DealIns, C::Riichis, C::CalledHands, C::Draws};
  QTest::newRow("a closed win without riichi") << Flags{F::Won} << CounterList{C::Wins, C::DamaWins}
                                               << CounterList{C::RiichiWins, C::OpenWins, C::Tsumos};
  QTest::newRow("an open win") << Flags{F::Won, F::Open, F::Tsumo}
                               << CounterList{C::Wins, C::OpenWins, C::Tsumos, C::CalledHands}
                               << CounterList{C::DamaWins, C::RiichiWins};
  QTest::newRow("a win after riichi")
      << Flags{F::Won, F::Riichi, F::Ippatsu, F::Ura}
      << CounterList{C::RiichiWins, C::Riichis, C::FirstRiichis, C::IppatsuWins, C::UraWins}
      << CounterList{C::DamaWins, C::ChasingRiichis, C::QuietHands};
  QTest::newRow("a chasing riichi") << Flags{F::Riichi, F::ChasingRiichi}
                                    << CounterList{C::Riichis, C::ChasingRiichis}
                                    << CounterList{C::FirstRiichis, C::ChasedRiichis};
  QTest::newRow("dealt in after riichi")
      << Flags{F::Riichi, F::DealtIn}
      << CounterList{C::DealIns, C::RiichiDealIns, C::RiichiLateDealIns, C::FirstRiichiDealIns}
      << CounterList{C::ChasingRiichiDealIns, C::QuietDealIns};
  QTest::newRow("with the riichi tile")
      << Flags{F::Riichi, F::DealtIn, F::RiichiTileDealIn} << CounterList{C::DealIns, C::RiichiDealIns}
      << CounterList{C::RiichiLateDealIns, C::FirstRiichiDealIns};
  QTest::newRow("dealt in after a chasing riichi")
      << Flags{F::Riichi, F::ChasingRiichi, F::DealtIn} << CounterList{C::ChasingRiichiDealIns}
      << CounterList{C::FirstRiichiDealIns};
  QTest::newRow("dealt in with an open hand")
      << Flags{F::Open, F::DealtIn, F::DealInToRiichi} << CounterList{C::CalledDealIns, C::DealInsToRiichi}
      << CounterList{C::RiichiDealIns, C::DealInsToDama};
  QTest::newRow("a draw in tenpai") << Flags{F::Drawn, F::DrawTenpai} << CounterList{C::Draws, C::TenpaiDraws}
                                    << CounterList{C::CalledDraws, C::RiichiDraws};
  QTest::newRow("a draw after riichi")
      << Flags{F::Drawn, F::Riichi} << CounterList{C::RiichiDraws} << CounterList{};
  QTest::newRow("a dealer's win") << Flags{F::Dealer, F::Won} << CounterList{C::DealerHands, C::DealerWins}
                                  << CounterList{};
  QTest::newRow("a win of someone who is not the dealer")
      << Flags{F::Won} << CounterList{} << CounterList{C::DealerHands, C::DealerWins};
  QTest::newRow("the last hand") << Flags{F::LastOfMatch, F::Overtook}
                                 << CounterList{C::LastHands, C::Overtook} << CounterList{C::Overtaken};
  QTest::newRow("a yakuman") << Flags{F::Won, F::Yakuman} << CounterList{C::Yakuman, C::HanYakuman}
                             << CounterList{C::CountedYakuman};
}

void TestSeatGame::factsAreCounted() {
  QFETCH(Flags, flags);
  QFETCH(CounterList, counted);
  QFETCH(CounterList, others);
  Counters counters;
  addHand(handWith(flags), counters);
  for (const Counter counter : counted)
    QVERIFY2(valueOf(counters, counter) == 1, counterName(counter).c_str());
  for (const Counter counter : others)
    QVERIFY2(valueOf(counters, counter) == 0, counterName(counter).c_str());
}

void TestSeatGame::sizesAreCounted() {
  SeatHand hand = handWith({HandFlag::Won, HandFlag::Riichi});
  hand.gain = 9000;
  hand.winPoints = 8000;
  hand.winTurn = 9;
  hand.tableDiscards = 34;
  hand.riichiTurn = 7;
  hand.dora = 3;
  hand.chasers = 2;
  hand.startShanten = 3;
  hand.reachedTenpai = true;
  hand.tenpaiTurn = 6;
  Counters counters;
  addHand(hand, counters);
  addHand(hand, counters);
  QCOMPARE(valueOf(counters, Counter::Gain), 18000);
  QCOMPARE(valueOf(counters, Counter::WinGain), 18000);
  QCOMPARE(valueOf(counters, Counter::RiichiGain), 18000);
  QCOMPARE(valueOf(counters, Counter::WinPoints), 16000);
  QCOMPARE(valueOf(counters, Counter::WinTurns), 18);
  QCOMPARE(valueOf(counters, Counter::WinTableTurns), 2 * (12 + 12 * 34 / 4));
  QCOMPARE(valueOf(counters, Counter::RiichiTurns), 14);
  QCOMPARE(valueOf(counters, Counter::DoraHan), 6);
  QCOMPARE(valueOf(counters, Counter::Chasers), 4);
  QCOMPARE(valueOf(counters, Counter::StartShanten), 6);
  QCOMPARE(valueOf(counters, Counter::TenpaiHands), 2);
  QCOMPARE(valueOf(counters, Counter::TenpaiTurns), 12);
  SeatHand lost = handWith({});
  lost.gain = -2000;
  addHand(lost, counters);
  QCOMPARE(valueOf(counters, Counter::Gain), 16000);
  QCOMPARE(valueOf(counters, Counter::WinGain), 18000);
}

// And the longest streak counts, not all of them together.
void TestSeatGame::onlyTheDealerRepeats() {
  Counters counters;
  for (const int repeats : {1, 4, 2}) {
    SeatHand hand = handWith({HandFlag::Dealer});
    hand.repeats = static_cast<std::uint8_t>(repeats);
    addHand(hand, counters);
  }
  SeatHand other = handWith({});
  other.repeats = 9;
  addHand(other, counters);
  QCOMPARE(valueOf(counters, Counter::MostRepeats), 4);
}

void TestSeatGame::whatIsUnknownIsNotCounted() {
  SeatGame game;
  Counters counters = countersOf(game);
  QCOMPARE(valueOf(counters, Counter::Hands), 0);
  QCOMPARE(valueOf(counters, hanCounter(3)), 0);
  for (const Counter unknown : {Counter::Matches, Counter::PlaceSum, Counter::Choices, Counter::DangerLoss,
                                Counter::LuckMatches, Counter::AdjustedPlace})
    QVERIFY2(!counters.isKnown(unknown), counterName(unknown).c_str());
  game.luck = LuckFigures{-2400, 30'000, 2'600'000};
  counters = countersOf(game);
  QCOMPARE(valueOf(counters, Counter::LuckMatches), 1);
  QCOMPARE(counters.value(Counter::LuckPoints), std::optional<std::int64_t>(-2400));
  QCOMPARE(valueOf(counters, Counter::AdjustedPlace), 2'600'000);
  QVERIFY(!counters.isKnown(Counter::Choices) && !counters.isKnown(Counter::Matches));
}

void TestSeatGame::placesAreCounted_data() {
  QTest::addColumn<int>("place");
  QTest::addColumn<int>("score");
  QTest::addColumn<bool>("topTwo");
  QTest::addColumn<bool>("bust");
  QTest::newRow("1st") << 1 << 45000 << true << false;
  QTest::newRow("2nd") << 2 << 30000 << true << false;
  QTest::newRow("3rd, with nothing left") << 3 << 0 << false << false;
  QTest::newRow("4th, below 0") << 4 << -100 << false << true;
}

void TestSeatGame::placesAreCounted() {
  QFETCH(int, place);
  QFETCH(int, score);
  QFETCH(bool, topTwo);
  QFETCH(bool, bust);
  Counters counters;
  addEnd({static_cast<std::uint8_t>(place), score, score - 30000}, counters);
  constexpr std::array kPlaces{Counter::Place1, Counter::Place2, Counter::Place3, Counter::Place4};
  for (int i = 0; i < 4; ++i)
    QCOMPARE(valueOf(counters, kPlaces[static_cast<std::size_t>(i)]), i + 1 == place ? 1 : 0);
  QCOMPARE(valueOf(counters, Counter::PlaceSum), place);
  QCOMPARE(valueOf(counters, Counter::TopTwo), topTwo ? 1 : 0);
  QCOMPARE(valueOf(counters, Counter::Bust), bust ? 1 : 0);
  QCOMPARE(counters.value(Counter::FinalPoints), std::optional<std::int64_t>(score - 30000));
}

// In the order of ReviewCategory.
void TestSeatGame::categoriesHaveTheirCounters() {
  constexpr std::array kChoices{Counter::LastHandChoices, Counter::WinChoices,    Counter::KanChoices,
                                Counter::CallChoices,     Counter::RiichiChoices, Counter::PushChoices,
                                Counter::SafetyChoices,   Counter::ValueChoices,  Counter::EfficiencyChoices,
                                Counter::DangerChoices};
  constexpr std::array kLosses{Counter::LastHandLoss, Counter::WinLoss,    Counter::KanLoss,
                               Counter::CallLoss,     Counter::RiichiLoss, Counter::PushLoss,
                               Counter::SafetyLoss,   Counter::ValueLoss,  Counter::EfficiencyLoss,
                               Counter::DangerLoss};
  QCOMPARE(kChoices.size(), kReviewCategories);
  for (std::size_t category = 0; category < kReviewCategories; ++category) {
    ReviewFigures review;
    review.categories[category] = {3, 70};
    Counters counters;
    addReview(review, counters);
    for (std::size_t i = 0; i < kReviewCategories; ++i) {
      QCOMPARE(valueOf(counters, kChoices[i]), i == category ? 3 : 0);
      QCOMPARE(valueOf(counters, kLosses[i]), i == category ? 70 : 0);
    }
  }
}

void TestSeatGame::hanAndYakuAreCounted() {
  SeatHand hand = handWith({HandFlag::Won});
  hand.han = 4;
  hand.addYaku(YakuId::Riichi);
  hand.addYaku(YakuId(kYakuCount - 1));
  Counters counters;
  addHand(hand, counters);
  for (int han = 1; han <= 13; ++han)
    QCOMPARE(valueOf(counters, hanCounter(han)), han == 4 ? 1 : 0);
  for (int id = 0; id < kYakuCount; ++id) {
    const bool has = id == int(YakuId::Riichi) || id == kYakuCount - 1;
    QCOMPARE(valueOf(counters, yakuCounter(YakuId(id))), has ? 1 : 0);
    QCOMPARE(hand.hasYaku(YakuId(id)), has);
  }
}

void TestSeatGame::flagsAreSeparate() {
  for (int flag = 0; flag < kHandFlags; ++flag) {
    const SeatHand hand = handWith({HandFlag(flag)});
    for (int other = 0; other < kHandFlags; ++other)
      QCOMPARE(hand.has(HandFlag(other)), other == flag);
  }
  SeatHand hand;
  hand.set(HandFlag::Won, false);
  QVERIFY(!hand.has(HandFlag::Won));
}

void TestSeatGame::aWeakPointIsSure_data() {
  QTest::addColumn<int>("matches");
  QTest::addColumn<int>("wins");  // of ten hands; the bot wins three
  QTest::addColumn<bool>("weak");
  QTest::newRow("far worse") << 400 << 1 << true;
  QTest::newRow("alike") << 400 << 3 << false;
  QTest::newRow("better") << 400 << 5 << false;
  QTest::newRow("worse in too few matches") << 299 << 1 << false;
}

void TestSeatGame::aWeakPointIsSure() {
  QFETCH(int, matches);
  QFETCH(int, wins);
  QFETCH(bool, weak);
  BotFigures figures;
  figures.bots = {{QStringLiteral("weak"), playerWith(400, 2)},
                  {QStringLiteral("strong"), playerWith(400, 3)}};
  const std::vector<WeakPoint> points = weakPoints(playerWith(matches, wins), figures.bots[1], figures, true);
  QCOMPARE(points.size(), std::size_t(weak ? 1 : 0));
  if (weak) {
    QCOMPARE(points[0].measure, findMeasure("win"));
    // A gap of 0.2, in the spread of the bots of 0.05, times the root of 4,000 hands.
    QVERIFY(std::abs(points[0].weight - 4 * std::sqrt(4000.0)) < 1e-3);
  }
}

JANSO_TEST(TestSeatGame);
#include "tst_seatgame.moc"
