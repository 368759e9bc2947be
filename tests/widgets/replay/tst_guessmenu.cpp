// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The menu that starts guessing says how many decisions are asked.
#include <QSignalSpy>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/replay/guessmenu.h"

using namespace janso;

class TestGuessMenu : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachEntrySaysHowMany();
};

void TestGuessMenu::eachEntrySaysHowMany() {
  GuessMenu menu;
  QSignalSpy chosen(&menu, &GuessMenu::chosen);
  QStringList asked;
  for (QAction *action : menu.actions()) {
    action->trigger();
    asked << action->text() + QStringLiteral(": %1").arg(chosen.last()[0].toInt());
  }
  QCOMPARE(asked, (QStringList{QStringLiteral("Guess every decision: 1"),
                               QStringLiteral("Guess every second decision: 2"),
                               QStringLiteral("Guess every third decision: 3"),
                               QStringLiteral("Guess every fifth decision: 5")}));
}

JANSO_TEST(TestGuessMenu);
#include "tst_guessmenu.moc"
