// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Standing calls: what is listed, what is answered, and that nothing which the table would offer is missing.
#include <QTest>
#include <array>

#include "game/matchhelpers.h"
#include "game/standingorders.h"
#include "rules/mpsz.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "table/mask.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

namespace {

// Seat 1 (south) in an east hand of seat 0, nothing discarded yet.
SeatView viewWith(std::string_view hand) {
  SeatView view = emptyView(1);
  RuleSet rules = basicAriAri();
  view.board.info = MatchInfo{rules, {}, {}};
  view.hand = handOf<HandTiles>(hand);
  view.board.players[1].concealed = static_cast<std::uint8_t>(view.hand.size());
  view.board.tilesLeft = 60;
  return view;
}

// The listed claims of one kind: "1m(11m) 5z(55z)".
QString text(const ActionList &actions, ActionType only) {
  QStringList words;
  for (const Action &action : actions) {
    if (action.type != only)
      continue;
    QString word = QString::fromStdString(toMpsz(action.tile));
    if (!action.consumed.empty())
      word += QStringLiteral("(%1)").arg(QString::fromStdString(
          toMpsz(std::span<const Tile>(action.consumed.data(), action.consumed.size()))));
    words += word;
  }
  return words.join(QLatin1Char(' '));
}

Action claim(ActionType type, std::string_view tileText, std::string_view consumed = {}) {
  Action action;
  action.type = type;
  action.tile = tile(tileText);
  for (const Tile t : tiles(consumed))
    action.consumed.push_back(t);
  return action;
}

Decision decisionOf(std::initializer_list<Action> claims) {
  Decision decision;
  decision.id = 1;
  decision.seat = 1;
  decision.legal.push_back(Action());
  for (const Action &action : claims)
    decision.legal.push_back(action);
  return decision;
}

ActionList listOf(std::initializer_list<Action> actions) {
  ActionList list;
  for (const Action &action : actions)
    list.push_back(action);
  return list;
}

}  // namespace

class TestStandingOrders : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lists_data();
  void lists();
  void riichiLeavesOnlyWins();
  void aRowOfWinsIsAYaku();
  void furitenHasNoWins();
  void seenTilesAreLeftOut();
  void aRuleWithoutChiListsNone();
  void answers_data();
  void answers();
  void whatWasArmedIsSuggested();
  void nothingOfferedIsMissing();
};

void TestStandingOrders::lists_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char *name, const char *hand, ActionType type, const char *expected) {
    QTest::newRow(name) << QByteArray(hand) << static_cast<int>(type) << QString::fromLatin1(expected);
  };
  row("pinfu waits on both sides", "234m567m678s99s45p", ActionType::Ron, "3p 6p");
  row("a wait without a yaku is no win", "123m456p789s3344z", ActionType::Ron, "");
  row("only the wait that gives a yaku", "123m456p789s5533z", ActionType::Ron, "5z");
  row("not tenpai", "147m258p369s1234z", ActionType::Ron, "");
  row("pairs and triplets", "11m222p3s456s5577z", ActionType::Pon, "1m(11m) 2p(22p) 5z(55z) 7z(77z)");
  row("a kan of a triplet", "11m222p3s456s5577z", ActionType::Daiminkan, "2p(222p)");
  row("a pon lays down the red five", "055p147m258s123z", ActionType::Pon, "5p(50p)");
  row("a kan takes all three", "055p147m258s123z", ActionType::Daiminkan, "5p(550p)");
  row("chi on both ends and in the middle", "3467m19p19s12345z", ActionType::Chi,
      "2m(34m) 5m(34m) 5m(46m) 5m(67m) 8m(67m)");
  row("an edge takes one tile", "12m89p147s12345z", ActionType::Chi, "3m(12m) 7p(89p)");
  row("a chi lays down the red five", "4055m19p19s1234z", ActionType::Chi, "3m(40m) 6m(40m)");
  row("runs do not cross suits", "89m12p147s12345z", ActionType::Chi, "7m(89m) 3p(12p)");
  row("honors make no runs", "1234567z147m258p", ActionType::Chi, "");
}

void TestStandingOrders::lists() {
  QFETCH(QByteArray, hand);
  QFETCH(int, type);
  QFETCH(QString, expected);
  QCOMPARE(text(possibleClaims(viewWith(hand.toStdString())), static_cast<ActionType>(type)), expected);
}

void TestStandingOrders::riichiLeavesOnlyWins() {
  SeatView view = viewWith("123m456p789s1133z");
  view.board.players[1].riichi = RiichiState::Accepted;
  const ActionList claims = possibleClaims(view);
  QCOMPARE(claims.size(), std::size_t{2});
  QCOMPARE(text(claims, ActionType::Ron), QStringLiteral("1z 3z"));  // riichi is the yaku
}

void TestStandingOrders::aRowOfWinsIsAYaku() {
  SeatView view = viewWith("123m456p789s3344z");
  RuleSet rules = basicAriAri();
  rules.paaRenchan = 8;
  view.board.info = MatchInfo{rules, {}, {}};
  view.board.dealer = 1;
  view.board.tally.winsInRow[1] = 7;
  QCOMPARE(text(possibleClaims(view), ActionType::Ron), QStringLiteral("3z 4z"));
}

void TestStandingOrders::furitenHasNoWins() {
  SeatView view = viewWith("234m567m678s99s45p");
  view.furiten.discard = true;
  const ActionList claims = possibleClaims(view);
  QCOMPARE(text(claims, ActionType::Ron), QString());
  QVERIFY(!text(claims, ActionType::Chi).isEmpty());
}

void TestStandingOrders::seenTilesAreLeftOut() {
  SeatView view = viewWith("11m147p258s12345z");
  QCOMPARE(text(possibleClaims(view), ActionType::Pon), QStringLiteral("1m(11m)"));
  for (int i = 0; i < 2; ++i)
    view.board.players[2].pond.push_back({tile("1m"), false, false, -1});
  QCOMPARE(text(possibleClaims(view), ActionType::Pon), QString());
}

void TestStandingOrders::aRuleWithoutChiListsNone() {
  SeatView view = viewWith("3467m19p19s12345z");
  RuleSet rules = basicAriAri();
  rules.chi = false;
  view.board.info = MatchInfo{rules, {}, {}};
  QCOMPARE(text(possibleClaims(view), ActionType::Chi), QString());
}

void TestStandingOrders::answers_data() {
  QTest::addColumn<ActionList>("possible");
  QTest::addColumn<ActionList>("armed");
  QTest::addColumn<Decision>("decision");
  QTest::addColumn<Action>("expected");
  const Action ron = claim(ActionType::Ron, "5p");
  const Action ronRed = claim(ActionType::Ron, "0p");
  const Action pon = claim(ActionType::Pon, "5p", "50p");
  const Action ponPlain = claim(ActionType::Pon, "5p", "55p");
  const Action kan = claim(ActionType::Daiminkan, "5p", "550p");
  const Action chi = claim(ActionType::Chi, "5p", "46p");
  const Action chiLow = claim(ActionType::Chi, "5p", "34p");
  const ActionList all = listOf({ron, pon, kan, chi, chiLow});

  QTest::newRow("an armed win before everything") << all << all << decisionOf({chi, pon, kan, ron}) << ron;
  QTest::newRow("a red five completes the same wait") << all << all << decisionOf({ronRed}) << ronRed;
  QTest::newRow("a win that was disarmed is passed")
      << all << listOf({pon}) << decisionOf({ron}) << decisionOf({}).legal.front();
  QTest::newRow("a win that could not be listed is taken")
      << ActionList() << ActionList() << decisionOf({ron}) << ron;
  QTest::newRow("the kan before the pon") << all << listOf({pon, kan}) << decisionOf({pon, kan, chi}) << kan;
  QTest::newRow("the pon before the chi") << all << listOf({chi, pon}) << decisionOf({chi, pon}) << pon;
  QTest::newRow("the chi of that shape") << all << listOf({chi}) << decisionOf({chiLow, chi}) << chi;
  QTest::newRow("the variant with the red five")
      << all << listOf({pon}) << decisionOf({ponPlain, pon}) << pon;
  QTest::newRow("what is left when the red five is not in hand")
      << all << listOf({pon}) << decisionOf({ponPlain}) << ponPlain;
  QTest::newRow("nothing armed") << all << ActionList() << decisionOf({pon, chi})
                                 << decisionOf({}).legal.front();
  QTest::newRow("armed without being possible")
      << listOf({pon}) << listOf({pon, chi}) << decisionOf({chi}) << decisionOf({}).legal.front();
}

void TestStandingOrders::answers() {
  QFETCH(ActionList, possible);
  QFETCH(ActionList, armed);
  QFETCH(Decision, decision);
  QFETCH(Action, expected);
  QVERIFY(StandingOrders(possible, armed).answer(decision) == expected);
}

// Until the hand is over, and whatever else is possible meanwhile.
void TestStandingOrders::whatWasArmedIsSuggested() {
  const Action ron = claim(ActionType::Ron, "1p");
  const Action otherRon = claim(ActionType::Ron, "4p");
  const Action dragons = claim(ActionType::Pon, "7z", "77z");
  const Action fives = claim(ActionType::Pon, "5p", "55p");
  const Action redFives = claim(ActionType::Pon, "5p", "50p");
  const Action kan = claim(ActionType::Daiminkan, "5p", "550p");
  ArmedBefore before;
  QVERIFY(before.suggested(listOf({ron, dragons})) == listOf({ron}));
  before.take(listOf({ron, dragons, fives}), listOf({dragons, fives}));
  QVERIFY(before.suggested(listOf({ron, otherRon, dragons})) == listOf({otherRon, dragons}));
  QVERIFY(before.suggested(listOf({redFives, kan})) == listOf({redFives}));
  // What is not possible for a turn is not forgotten.
  before.take(listOf({redFives}), listOf({}));
  QVERIFY(before.suggested(listOf({dragons, fives})) == listOf({dragons}));
  before.take(listOf({ron}), listOf({ron}));
  QVERIFY(before.suggested(listOf({ron, dragons})) == listOf({ron, dragons}));
}

// Whatever the table offers in whole matches was on the list made at the seat's own discard, or at the deal.
void TestStandingOrders::nothingOfferedIsMissing() {
  std::array<int, 11> offered{};
  int situational = 0;
  for (int game = 0; game < 6; ++game) {
    Match match(tenhou(), {"a", "b", "c", "d"}, wallSeedFromText("orders " + std::to_string(game)));
    Random random(static_cast<std::uint64_t>(game));
    std::array<SeatView, 4> views{emptyView(0), emptyView(1), emptyView(2), emptyView(3)};
    std::array<ActionList, 4> possible;
    // Some games full of calls, some that reach tenpai.
    const auto play = [&](const Decision &decision) {
      return game % 2 == 0 ? eager(decision, random) : buildAction(decision, match.viewOf(decision.seat));
    };
    while (!match.isOver()) {
      std::vector<Event> events;
      match.advance(events);
      for (const Event &event : events) {
        for (int seat = 0; seat < 4; ++seat) {
          const auto index = static_cast<std::size_t>(seat);
          views[index].apply(maskFor(seat, event));
          const auto *dahai = std::get_if<Dahai>(&event);
          if (std::holds_alternative<KyokuStarted>(event) || (dahai != nullptr && dahai->seat == seat))
            possible[index] = possibleClaims(views[index]);
        }
      }
      while (!match.pending().empty()) {
        const Decision decision = match.pending().front();
        const auto index = static_cast<std::size_t>(decision.seat);
        const StandingOrders orders(possible[index], possible[index]);
        if (decision.legal.front().type == ActionType::Skip) {
          const Action answer = orders.answer(decision);
          QVERIFY(answer.type != ActionType::Skip);
          for (const Action &legal : decision.legal) {
            ++offered[static_cast<std::size_t>(legal.type)];
            if (legal.type == ActionType::Skip)
              continue;
            if (legal.type == ActionType::Ron)
              QCOMPARE(static_cast<int>(answer.type), static_cast<int>(ActionType::Ron));
            const bool listed =
                std::any_of(possible[index].begin(), possible[index].end(), [&](const Action &action) {
                  return action.type == legal.type && action.tile == legal.tile.plain() &&
                         std::equal(action.consumed.begin(), action.consumed.end(), legal.consumed.begin(),
                                    legal.consumed.end(),
                                    [](Tile a, Tile b) { return a.plain() == b.plain(); });
                });
            situational += listed ? 0 : 1;
            QVERIFY(listed || legal.type == ActionType::Ron);
          }
        }
        QVERIFY(match.answer(decision.seat, decision.id, play(decision)) == AnswerStatus::Accepted);
      }
    }
  }
  QVERIFY(offered[static_cast<std::size_t>(ActionType::Ron)] > 0);
  QVERIFY(offered[static_cast<std::size_t>(ActionType::Pon)] > 100);
  QVERIFY(offered[static_cast<std::size_t>(ActionType::Chi)] > 100);
  QVERIFY(offered[static_cast<std::size_t>(ActionType::Daiminkan)] > 5);
  QVERIFY(situational <= offered[static_cast<std::size_t>(ActionType::Ron)] / 2);
}

JANSO_TEST(TestStandingOrders);
#include "tst_standingorders.moc"
