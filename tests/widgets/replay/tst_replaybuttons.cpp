// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Buttons of commands: what they run, what they are called, and how they look.
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "support/testprogram.h"
#include "widgets/replay/replaybuttons.h"

using namespace janso;

class TestReplayButtons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theyRunTheirCommands();
  void theyNameTheirKeys();
  void theyHaveIconsOrTexts();
};

void TestReplayButtons::theyRunTheirCommands() {
  QToolButton forward;
  QToolButton more;
  const ReplayButtons buttons(
      {{&forward, ReplayCommand::NextEvent, "forward"}, {&more, std::nullopt, "more"}});
  QSignalSpy pressed(&buttons, &ReplayButtons::pressed);
  forward.click();
  more.click();
  QCOMPARE(pressed.size(), 1);
  QVERIFY(pressed[0][0].value<ReplayCommand>() == ReplayCommand::NextEvent);
}

void TestReplayButtons::theyNameTheirKeys() {
  QToolButton forward;
  ReplayButtons buttons({{&forward, ReplayCommand::NextEvent, "forward"}});
  ReplayKeys keys;
  buttons.setKeys(keys, replayCommandName);
  QCOMPARE(forward.accessibleName(), QStringLiteral("Next event"));
  QCOMPARE(forward.toolTip(), QStringLiteral("Next event (Right)"));
  keys.use([](const KeyCommand &) { return QKeySequence(); });
  buttons.setKeys(keys, replayCommandName);
  QCOMPARE(forward.toolTip(), QStringLiteral("Next event"));
}

void TestReplayButtons::theyHaveIconsOrTexts() {
  QToolButton play;
  QPushButton waits;
  waits.setCheckable(true);
  ReplayButtons buttons({{&play, ReplayCommand::Autoplay, "play"}, {&waits, ReplayCommand::ShowWaits}});
  QVERIFY(!play.icon().isNull() && waits.icon().isNull());
  const qint64 before = play.icon().cacheKey();
  buttons.setIcon(ReplayCommand::Autoplay, "pause");
  QVERIFY(play.icon().cacheKey() != before);
  buttons.setChecked(ReplayCommand::ShowWaits, true);
  buttons.setEnabled(ReplayCommand::ShowWaits, false);
  QVERIFY(waits.isChecked() && !waits.isEnabled());
}

JANSO_TEST(TestReplayButtons);
#include "tst_replaybuttons.moc"
