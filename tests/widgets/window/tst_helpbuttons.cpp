// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The buttons for a hint and the yaku list: whom they are shown to, what they are called, what they do.
#include <QTest>
#include <algorithm>

#include "support/testprogram.h"
#include "widgets/coachprogram.h"
#include "widgets/learn/coachcard.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/settings/welcome.h"
#include "widgets/table/cardplace.h"
#include "widgets/window/lessondesk.h"
#include "widgets/yaku/yakupanel.h"

using namespace janso;
using namespace janso::test;

namespace {

int buttonsOf(const Program &program) {
  return program.table()->geometryInfo().helpButtons();
}

// The button with this name, as a screen reader has it; -1 = none.
int indexOf(const Program &program, const QString &name) {
  const QList<TableWidget::SpokenItem> items = program.table()->spokenItems();
  const auto at = std::find_if(items.begin(), items.end(), [&name](const TableWidget::SpokenItem &item) {
    return item.button && item.name == name;
  });
  return at == items.end() ? -1 : static_cast<int>(at - items.begin());
}

void makeNewcomer(Playing &program) {
  program.settings.setValue(Setting::Experience, QStringLiteral("new"));
}

}  // namespace

class TestHelpButtons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void areForNewcomersAndWhoeverWantsThem();
  void areNotInALesson();
  void tellTheKeys();
  void doWhatTheySay();

 private:
  Folders m_folders;
};

void TestHelpButtons::areForNewcomersAndWhoeverWantsThem() {
  Playing program(m_folders.fresh(), CoachLevel::Off);
  QCOMPARE(buttonsOf(program), 0);
  QVERIFY(program.table()->options().feltAnswers);
  makeNewcomer(program);
  QCOMPARE(buttonsOf(program), 2);
  QVERIFY(!program.table()->options().feltAnswers);
  program.settings.setValue(Setting::FinishedMatches, 3);
  QCOMPARE(buttonsOf(program), 0);
  QVERIFY(program.table()->options().feltAnswers);
  program.settings.setValue(Setting::HelpButtons, true);
  QCOMPARE(buttonsOf(program), 2);
}

void TestHelpButtons::areNotInALesson() {
  Playing program(m_folders.fresh(), CoachLevel::Off);
  makeNewcomer(program);
  QVERIFY(program.window->lessonDesk()->start(7));
  QCOMPARE(buttonsOf(program), 0);
}

void TestHelpButtons::tellTheKeys() {
  Playing program(m_folders.fresh(), CoachLevel::Off);
  makeNewcomer(program);
  QVERIFY(indexOf(program, QStringLiteral("Hint (H)")) >= 0);
  QVERIFY(indexOf(program, QStringLiteral("Yaku (Y)")) >= 0);
  program.settings.setShortcut(QStringLiteral("learn.hint"), QKeySequence(Qt::Key_F9),
                               QKeySequence(Qt::Key_H));
  QVERIFY(indexOf(program, QStringLiteral("Hint (F9)")) >= 0);
  program.settings.setValue(Setting::LetterKeys, false);
  QVERIFY(indexOf(program, QStringLiteral("Hint (F9)")) >= 0);
  QVERIFY2(indexOf(program, QStringLiteral("Yaku")) >= 0, "no key is named that does nothing");
  program.settings.setValue(Setting::Language, QStringLiteral("ja"));
  QTRY_VERIFY(indexOf(program, QStringLiteral("役")) >= 0);
}

void TestHelpButtons::doWhatTheySay() {
  Playing program(m_folders.fresh(), CoachLevel::Off);
  makeNewcomer(program);
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
  program.table()->pressSpokenItem(indexOf(program, QStringLiteral("Hint (H)")));
  QTRY_VERIFY_WITH_TIMEOUT(program.card()->isShown(), kMatchMs);
  QCOMPARE(program.controller.match().coachUse(0).hints, 1);
  const auto *list = program.find<YakuPanel>();
  const bool shown = list->isVisible();
  const TableGeometry &geometry = program.table()->geometryInfo();
  QTest::mouseClick(program.table(), Qt::LeftButton, {},
                    toLogical(geometry, geometry.helpButton(1)).center());
  QTRY_COMPARE(list->isVisible(), !shown);
  program.table()->pressSpokenItem(indexOf(program, QStringLiteral("Yaku (Y)")));
  QTRY_COMPARE(list->isVisible(), shown);
}

JANSO_TEST(TestHelpButtons);
#include "tst_helpbuttons.moc"
