// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player cannot see changes nothing that the window shows or says: the same hand is
// played twice with every unseen tile dealt anew, and at each question the two windows are held against each
// other.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/shownwindow.h"
#include "widgets/unseentiles.h"
#include "widgets/window/gamesession.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestHiddenTiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingOfThemIsShown();
  void whatIsSeenIsShown();

 private:
  Folders m_folders;
};

void TestHiddenTiles::nothingOfThemIsShown() {
  Program first(m_folders.fresh()), second(m_folders.fresh());
  QCOMPARE(first.window->session()->start(handOf(1)), QString());
  QCOMPARE(second.window->session()->start(handOf(2)), QString());
  const auto unseenOf = [](const Program &program) { return program.controller.match().setup().deal; };
  QVERIFY(unseenOf(first)->hands[2] != unseenOf(second)->hands[2]);
  for (int turn = 0; turn < 4; ++turn) {
    std::array<ShownAtTable, 2> shown;
    for (std::size_t i = 0; i < 2; ++i) {
      const Program &program = i == 0 ? first : second;
      program.window->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
      QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
      QTRY_COMPARE(program.controller.match().view(0).me().pond.size(), static_cast<std::size_t>(turn));
      program.table()->setFocus();
      shown[i] = shownBy(program);
    }
    QVERIFY(!shown[0].spoken.isEmpty() && !shown[0].logs.isEmpty());
    QCOMPARE(shown[1].title, shown[0].title);
    QCOMPARE(shown[1].spoken, shown[0].spoken);
    QCOMPARE(shown[1].tips, shown[0].tips);
    QCOMPARE(shown[1].logs, shown[0].logs);
    QVERIFY(shown[1].picture == shown[0].picture);
    for (const Program *program : {&first, &second})
      QTest::keyClick(program->table(), Qt::Key_Space);
  }
}

// That the comparison above can tell two tables apart: one tile that is seen is another.
void TestHiddenTiles::whatIsSeenIsShown() {
  Program first(m_folders.fresh()), second(m_folders.fresh());
  MatchSetup other = handOf(1);
  std::swap(other.deal->draws[0], other.deal->draws[4]);
  QCOMPARE(first.window->session()->start(handOf(1)), QString());
  QCOMPARE(second.window->session()->start(other), QString());
  QTRY_VERIFY(first.table()->flow().isActive() && second.table()->flow().isActive());
  const ShownAtTable one = shownBy(first), two = shownBy(second);
  QVERIFY(one.picture != two.picture);
  QVERIFY(one.spoken != two.spoken);
}

JANSO_TEST(TestHiddenTiles);
#include "tst_hiddentiles.moc"
