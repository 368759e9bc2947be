// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A view whose hand is hidden tells nothing of it.
#include <QTest>
#include <algorithm>

#include "rules/legal/hiddenview.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

class TestHiddenView : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingTellsOfTheHand();
};

// Whatever the hand: the hidden views of two are the same.
void TestHiddenView::nothingTellsOfTheHand() {
  const auto viewOf = [](std::string_view hand, std::string_view drawn) {
    SeatView view = emptyView(1);
    view.board.info = MatchInfo{basicAriAri(), {}, {}};
    view.hand = handOf<HandTiles>(hand);
    view.drawn = tile(drawn);
    view.waits = waits(countsOf(view.hand), 0);
    view.opened[0] = view.hand;
    return view;
  };
  SeatView tenpai = viewOf("234m567m678s99s45p", "1z");
  tenpai.furiten.discard = true;
  QVERIFY(!tenpai.waits.empty());
  QVERIFY(hiddenView(tenpai) == hiddenView(viewOf("147m258p369s1234z", "5z")));
}

JANSO_TEST(TestHiddenView);
#include "tst_hiddenview.moc"
