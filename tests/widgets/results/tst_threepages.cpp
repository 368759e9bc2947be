// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a hand with three players, and what side rules add to it.
#include <QTest>

#include "rules/wareme.h"
#include "support/testprogram.h"
#include "widgets/handsamples.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/pageparts/wintray.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/drawnhandseat.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/seatdiamond.h"
#include "widgets/sentences/drawnhandtexts.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/sentences/nexthandtexts.h"

using namespace janso;
using namespace janso::test;

namespace {

struct ShownPage {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  explicit ShownPage(const HandEnd &end) {
    window.resize(1280, 800);
    window.show();
    page.setSpeed(0);
    page.showHand(end, 0);
    QCoreApplication::processEvents();
  }
  template <class Part>
  Part *part(const char *name) const {
    return page.findChild<Part *>(QLatin1String(name));
  }
};

// South of three wins with two Norths set aside; the indicator is 1m.
HandEnd threePlayerTsumo() {
  HandSample hand(0);
  hand.rules = tenhouSanma();
  hand.end.before.players[1].kita = 2;
  hand.end.before.players[3].concealed = 0;
  WinInput input;
  input.kita = 2;
  hand.win(input, "999m123p456p67s22z", "8s", 1, -1, "1m");
  return hand.end;
}

HandEnd threePlayerDraw() {
  HandSample hand(2);
  hand.rules = tenhouSanma();
  RyukyokuInfo info;
  info.type = DrawType::Exhaustive;
  info.tenpai = {true, false, true, false};
  info.hands[0] = handOf<HandTiles>("123p456p789p2244z");
  info.hands[2] = handOf<HandTiles>("123s456s789s2244z");
  info.deltas = {1000, -2000, 1000, 0};
  hand.draw(info, true);
  return hand.end;
}

}  // namespace

class TestThreePages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theEmptySeatHasNoCard();
  void northsAreNextToTheHand();
  void nineManFollowsOneMan();
  void onlyPlayersDraw();
  void oneNotenPaysBoth();
  void theDealPassesFromWestToEast();
  void sideRulesAreNamed();
};

void TestThreePages::theEmptySeatHasNoCard() {
  const ShownPage shown(threePlayerTsumo());
  auto *seats = shown.part<SeatDiamond>("seats");
  for (int seat = 0; seat < 3; ++seat)
    QVERIFY(seats->card(seat)->isVisible());
  QVERIFY(!seats->card(3)->isVisible());
  QCOMPARE(seats->card(1)->outcome().place, 1);
}

void TestThreePages::northsAreNextToTheHand() {
  const ShownPage shown(threePlayerTsumo());
  QCOMPARE(shown.part<WinTray>("tray")->tileCount(), 13 + 2 + 1);
  QVERIFY(shown.part<WinTray>("tray")->accessibleDescription().contains(QStringLiteral("north wind")));
}

void TestThreePages::nineManFollowsOneMan() {
  const ShownPage shown(threePlayerTsumo());
  QCOMPARE(shown.part<DoraRow>("dora")->names(), QStringList{QStringLiteral("9 man")});
}

void TestThreePages::onlyPlayersDraw() {
  const ShownPage shown(threePlayerDraw());
  QVERIFY(shown.part<DrawSeat>("seat2")->isVisible());
  QVERIFY(!shown.part<DrawSeat>("seat3")->isVisible());
}

void TestThreePages::oneNotenPaysBoth() {
  const HandEnd end = threePlayerDraw();
  QCOMPARE(plainText(drawReason(end)),
           QStringLiteral("At an exhaustive draw, the noten players pay the tenpai "
                          "players 2,000 points in total. %1 is noten and pays "
                          "each of the other players 1,000.")
               .arg(end.names[1]));
}

void TestThreePages::theDealPassesFromWestToEast() {
  HandEnd end = threePlayerDraw();
  end.draw->tenpai[2] = false;
  end.ended.dealerStays = false;
  QVERIFY2(nextHandText(end).contains(QStringLiteral("South 1")), qPrintable(nextHandText(end)));
}

void TestThreePages::sideRulesAreNamed() {
  HandSample hand(0);
  hand.rules.wareme = Wareme::Wareme;
  hand.rules.chipIppatsu = 2;
  hand.end.before.dice = {2, 3};  // five: the dealer's own wall
  WinInput input;
  input.riichi = true;
  input.ippatsu = true;
  hand.win(input, "234m456p678p55s67s", "8s", 0, -1, "5p", "1z");
  const QString lines = winSideRules(hand.end, 0).join(u' ');
  QCOMPARE(doubledSeat(hand.end.before).seat, 0);
  QVERIFY2(lines.contains(QStringLiteral("wareme")), qPrintable(lines));
  QVERIFY2(lines.contains(QStringLiteral("6 chip")), qPrintable(lines));  // two from each of three
}

JANSO_TEST(TestThreePages);
#include "tst_threepages.moc"
