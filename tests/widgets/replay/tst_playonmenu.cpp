// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The ways to play on from a position: three for the user, and the same three for bots.
#include <QSignalSpy>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/replay/playonmenu.h"

using namespace janso;

class TestPlayOnMenu : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachEntryIsAWay();
};

void TestPlayOnMenu::eachEntryIsAWay() {
  PlayOnMenu menu;
  QCOMPARE(menu.actions().size(), 7);
  QVERIFY(menu.actions().at(3)->isSeparator());
  QSignalSpy chosen(&menu, &PlayOnMenu::chosen);
  const QList kinds{BranchKind::SameWall, BranchKind::OthersKept, BranchKind::AllUnseen};
  for (qsizetype i = 0; i < menu.actions().size(); ++i) {
    QAction *action = menu.actions().at(i);
    if (action->isSeparator())
      continue;
    const bool byBot = i > 3;
    QCOMPARE(action->text().startsWith(QStringLiteral("Let bots play on ")), byBot);
    action->trigger();
    QVERIFY(chosen.last()[0].value<BranchKind>() == kinds[i % 4]);
    QCOMPARE(chosen.last()[1].toBool(), byBot);
  }
  QCOMPARE(chosen.size(), 6);
}

JANSO_TEST(TestPlayOnMenu);
#include "tst_playonmenu.moc"
