// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Several people at one screen: while the curtain is down or every hand is closed, nothing that the window
// shows or says depends on any hand or on the wall; and while one of them looks, on nothing but that hand.
// The calls that they arm before their first turn are asked for behind the curtain, one after the other, and
// made.
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <numeric>
#include <utility>

#include "game/setup/matchsetup.h"
#include "rules/presets/presets.h"
#include "rules/shanten.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "table/wall.h"
#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/settings/commands.h"
#include "widgets/shownwindow.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/windowactions.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr char kGivenBack[] =
    "7z5m6z1p9m4z3p2s8s1s4p6m";  // the draws that are thrown at once, so that all see them
constexpr char kPair[] = "77z";  // seat 2 may call the first of them

// People in seats 1 and 2; the others give back what they draw, but seat 3 calls 5m with 55m when it comes.
// All else is dealt by `unseen`; where `kept` is a seat, its hand is dealt by `keptBy` alone.
SetDeal dealOf(std::uint64_t unseen, int kept, std::uint64_t keptBy) {
  for (;; ++unseen) {
    std::vector<Tile> rest = tileSet(basicAriAri());
    const auto take = [&rest](Tile tile) { rest.erase(std::find(rest.begin(), rest.end(), tile)); };
    SetDeal deal;
    const Tile indicator = tile("9s");
    deal.dora = {indicator};
    take(indicator);
    for (const Tile each : tiles(kGivenBack)) {
      deal.draws.push_back(each);
      take(each);
    }
    const auto give = [&](std::size_t seat, const char *words) {
      for (const Tile each : tiles(words)) {
        deal.hands[seat].push_back(each);
        take(each);
      }
    };
    give(2, kPair);
    give(3, "55m8p");
    const auto fill = [&](std::size_t seat, Random &random) {
      while (deal.hands[seat].size() < 13) {
        const std::size_t at = random.below(rest.size());
        deal.hands[seat].push_back(rest[at]);
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
      }
    };
    Random ofKept(keptBy);
    if (kept >= 0)
      fill(static_cast<std::size_t>(kept), ofKept);
    Random random(unseen);
    for (std::size_t seat = 0; seat < 4; ++seat)
      fill(seat, random);
    for (auto *part : {&deal.ura, &deal.rinshan, &deal.dora}) {
      while (part->size() < (part == &deal.rinshan ? 4U : 5U)) {
        const std::size_t at = random.below(rest.size());
        part->push_back(rest[at]);
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
      }
    }
    deal.dice = {3, 4};
    ScriptedAct pon;
    pon.type = ActionType::Pon;
    pon.tile = tile("5m");
    deal.scripts[3].claims = {pon};
    ScriptedAct discard;
    discard.tile = tile("8p");
    deal.scripts[3].turns = {discard};
    // Nobody is near a win: it is thrown what is drawn, and nothing else comes of a hand.
    const bool far = std::all_of(deal.hands.begin(), deal.hands.end(), [](const std::vector<Tile> &hand) {
      TileCounts counts;
      for (const Tile each : hand)
        counts.add(each);
      return shanten(counts, 0) >= 3;
    });
    if (far)
      return deal;
  }
}

MatchSetup hotSeat(const SetDeal &deal) {
  MatchSetup setup;
  setup.rules = basicAriAri();
  for (std::size_t seat = 0; seat < 4; ++seat) {
    setup.seats[seat].botId = QStringLiteral("club");
    setup.seats[seat].kind = seat == 1 || seat == 2 ? PlayerKind::Human : PlayerKind::Bot;
    setup.seats[seat].name = QString(QChar(QLatin1Char(static_cast<char>('A' + seat))));
  }
  setup.deal = deal;
  return setup;
}

// Its tiles come from where else they lie; those that go lie there then.
void giveHand(SetDeal &deal, std::size_t seat, const char *words) {
  std::vector<Tile *> others;
  for (std::vector<Tile> *place : {&deal.ura, &deal.rinshan, &deal.dora}) {
    for (Tile &each : *place)
      others.push_back(&each);
  }
  for (std::size_t other = 0; other < deal.hands.size(); ++other) {
    for (Tile &each : deal.hands[other]) {
      if (other != seat)
        others.push_back(&each);
    }
  }
  std::vector<Tile> &hand = deal.hands[seat];
  auto next = hand.begin();
  for (const Tile wanted : tiles(words)) {
    auto held = std::find(next, hand.end(), wanted);
    if (held == hand.end()) {
      held = next;
      const auto lies =
          std::find_if(others.begin(), others.end(), [&](const Tile *each) { return *each == wanted; });
      if (lies != others.end())
        **lies = *held;
      *held = wanted;
    }
    std::iter_swap(next++, held);
  }
}

bool isLookedAt(const Program &program) {
  const SeatView shown = program.window->session()->shownView();
  return !shown.hand.empty() && shown.hand[0].isKnown();
}

// What is shown after each event at which every hand is closed, and at each curtain; the people throw what
// they draw. `open`: what is shown to the first who looks, instead.
std::vector<ShownAtTable> shownThrough(const QString &folder, const SetDeal &deal, int curtains, bool open) {
  const Program program(folder);
  std::vector<ShownAtTable> shown;
  for (const WindowCommand dock : {WindowCommand::ShowYaku, WindowCommand::ShowLog}) {
    QAction *action = program.window->actions()->action(dock);
    if (!action->isChecked())
      action->trigger();
  }
  QObject::connect(&program.controller, &GameController::eventHappened, program.window.get(), [&] {
    if (!open && !isLookedAt(program))
      shown.push_back(shownBy(program));
  });
  if (!program.window->session()->start(hotSeat(deal)).isEmpty())
    return {};
  program.table()->setFocus();
  GameSession *session = program.window->session();
  for (int passed = 0; passed < curtains; ++passed) {
    if (!QTest::qWaitFor([&] { return session->curtainSeat() >= 0; }, kMatchMs))
      return {};
    if (!open)
      shown.push_back(shownBy(program));
    QTest::keyClick(program.table(), Qt::Key_Return);
    while (session->curtainSeat() < 0 && isLookedAt(program)) {
      if (open)
        shown.push_back(shownBy(program));
      const bool asked = program.controller.match().pendingDecision(session->shownView().seat).has_value();
      QTest::keyClick(program.table(), asked ? Qt::Key_Space : Qt::Key_Return);
      QTest::qWait(1);
    }
  }
  return shown;
}

QString difference(const std::vector<ShownAtTable> &one, const std::vector<ShownAtTable> &two) {
  if (one.size() != two.size())
    return QStringLiteral("%1 moments and %2").arg(one.size()).arg(two.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (const QString found = one[i].difference(two[i]); !found.isEmpty())
      return QStringLiteral("moment %1 of %2: %3").arg(i).arg(one.size()).arg(found);
  }
  return {};
}

}  // namespace

class TestHotSeatHands : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void closedHandsShowNothing();
  void whoLooksSeesNoOther();
  void whatIsSeenIsShownToo();
  void callsAreMadeBeforeTheFirstTurn();
  void aWinIsShownFromTheTableAsItWas();
  void whoWantsNoCallsIsSparedTheCurtain_data();
  void whoWantsNoCallsIsSparedTheCurtain();

 private:
  Folders m_folders;
};

// All four hands and the wall are dealt anew: nobody at the screen may see any of it then.
void TestHotSeatHands::closedHandsShowNothing() {
  const auto one = shownThrough(m_folders.fresh(), dealOf(1, -1, 0), 5, false);
  const auto two = shownThrough(m_folders.fresh(), dealOf(1000, -1, 0), 5, false);
  QVERIFY(one.size() > 10);
  QCOMPARE(difference(one, two), QString());
}

// The panel of standing calls, then: the first who is asked after the deal. All but that hand is dealt anew.
void TestHotSeatHands::whoLooksSeesNoOther() {
  const auto one = shownThrough(m_folders.fresh(), dealOf(1, 1, 7), 1, true);
  const auto two = shownThrough(m_folders.fresh(), dealOf(1000, 1, 7), 1, true);
  QCOMPARE(one.size(), 1U);
  QVERIFY(one.front()
              .spoken.filter(QRegularExpression(QStringLiteral("^(Chi|Pon|Kan|Ron) .*, (on|off)\\b")))
              .size() > 0);
  QCOMPARE(difference(one, two), QString());
}

// That the comparisons can tell tables apart.
void TestHotSeatHands::whatIsSeenIsShownToo() {
  SetDeal other = dealOf(1, -1, 0);
  std::swap(other.draws[0], other.draws[3]);
  const auto one = shownThrough(m_folders.fresh(), dealOf(1, -1, 0), 3, false);
  QVERIFY(!difference(one, shownThrough(m_folders.fresh(), other, 3, false)).isEmpty());
  const auto looked = shownThrough(m_folders.fresh(), dealOf(1, 1, 7), 1, true);
  QVERIFY(!difference(looked, shownThrough(m_folders.fresh(), dealOf(1, 1, 8), 1, true)).isEmpty());
}

// The first discard is a dragon of which seat 2 holds two. Seat 1 is asked first, though; and on the next
// turn one key takes what is armed.
void TestHotSeatHands::callsAreMadeBeforeTheFirstTurn() {
  const Program program(m_folders.fresh());
  GameSession *session = program.window->session();
  QCOMPARE(session->start(hotSeat(dealOf(1, -1, 0))), QString());
  QTRY_COMPARE(session->curtainSeat(), 1);
  QVERIFY(!isLookedAt(program));
  QTest::keyClick(program.table(), Qt::Key_Return);
  QVERIFY(isLookedAt(program));
  QTest::keyClick(program.table(), Qt::Key_Return);
  QTRY_COMPARE(session->curtainSeat(), 2);
  QTest::keyClick(program.table(), Qt::Key_Return);
  const QList<TableWidget::SpokenItem> items = program.table()->spokenItems();
  const QString pon = actionName(ActionType::Pon) + QLatin1Char(' ') + tileName(tile("7z"));
  const auto dragons = std::find_if(items.begin(), items.end(), [&pon](const TableWidget::SpokenItem &item) {
    return item.name.startsWith(pon);
  });
  QVERIFY(dragons != items.end());
  QCOMPARE(program.controller.match().view(0).me().pond.size(), std::size_t{0});
  QTest::mouseClick(program.table(), Qt::LeftButton, {}, dragons->rect.center());
  QTest::keyClick(program.table(), Qt::Key_Return);
  QTRY_COMPARE(program.controller.match().view(2).me().melds.size(), std::size_t{1});
  QCOMPARE(program.controller.match().view(2).me().melds[0].type, MeldType::Pon);
}

// The hand of who wins is open then, and closed by the win: its tile comes from the pond all the same.
void TestHotSeatHands::aWinIsShownFromTheTableAsItWas() {
  SetDeal deal = dealOf(1, -1, 0);
  giveHand(deal, 2, "123456789m111p7z");
  MatchSetup setup = hotSeat(deal);
  setup.callMode = CallMode::AskEveryone;
  Program program(m_folders.fresh());
  program.settings.setValue(Setting::Speed, 1.0);
  GameSession *session = program.window->session();
  QCOMPARE(session->start(setup), QString());
  for (const int seat : {1, 2}) {
    QTRY_COMPARE_WITH_TIMEOUT(session->curtainSeat(), seat, kMatchMs);
    QTest::keyClick(program.table(), Qt::Key_Return);
    QTRY_VERIFY(isLookedAt(program));
    QTRY_VERIFY(program.controller.match().pendingDecision(seat));
    QTest::keyClick(program.table(), seat == 1 ? Qt::Key_X : Qt::Key_W);
  }
  QTRY_VERIFY(program.table()->shows(Sight::Kind::Thread));
  QVERIFY(program.table()->isShowingEnd());
}

void TestHotSeatHands::whoWantsNoCallsIsSparedTheCurtain_data() {
  QTest::addColumn<bool>("noCalls");
  QTest::addColumn<bool>("wins");
  QTest::newRow("calls are wanted") << false << false;
  QTest::newRow("no calls") << true << false;
  QTest::newRow("no calls, but a win") << true << true;
}

// Seat 2 could call the first discard, a dragon. Its toggle is seen while the curtain waits for it.
void TestHotSeatHands::whoWantsNoCallsIsSparedTheCurtain() {
  QFETCH(bool, noCalls);
  QFETCH(bool, wins);
  SetDeal deal = dealOf(1, -1, 0);
  if (wins)
    giveHand(deal, 2, "123456789m1177z");
  MatchSetup setup = hotSeat(deal);
  setup.callMode = CallMode::AskWhoCan;
  const Program program(m_folders.fresh());
  GameSession *session = program.window->session();
  TogglesModel &toggles = program.table()->toggles();
  QObject::connect(&program.controller, &GameController::eventHappened, program.window.get(),
                   [&](const Event &event) {
                     if (!std::holds_alternative<KyokuStarted>(event) || !noCalls)
                       return;
                     toggles.setOwner(2);
                     toggles.set(&TableToggles::noCalls, true);
                     toggles.setOwner(-1);
                   });
  QCOMPARE(session->start(setup), QString());
  QTRY_VERIFY_WITH_TIMEOUT(session->curtainSeat() >= 0, kMatchMs);
  QCOMPARE(session->curtainSeat(), noCalls && !wins ? 1 : 2);
  QCOMPARE(toggles.values().noCalls, noCalls && wins);
  QTest::keyClick(program.table(), Qt::Key_Return);
  QCOMPARE(toggles.values().noCalls, noCalls && wins);
}

JANSO_TEST(TestHotSeatHands);
#include "tst_hotseathands.moc"
