// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The menus tell how things are: what is on has a mark, the speed is said, and keys of the table are shown.
#include <QAction>
#include <QImage>
#include <QMenu>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;

class TestMenus : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void marksWhatIsOn_data();
  void marksWhatIsOn();
  void saysTheSpeed();
  void showsKeysOfTheTable_data();
  void showsKeysOfTheTable();

 private:
  test::Folders m_folders;
};

namespace {

QMenu *menuOf(QAction *action) {
  for (QObject *owner : action->associatedObjects()) {
    if (auto *menu = qobject_cast<QMenu *>(owner))
      return menu;
  }
  return nullptr;
}

// The left end of the action's row, where the mark stands.
QImage markOf(QAction *action) {
  QMenu *menu = menuOf(action);
  menu->ensurePolished();
  menu->resize(menu->sizeHint());
  const QRect row = menu->actionGeometry(action);
  return menu->grab(QRect(row.left(), row.top(), 26, row.height())).toImage();
}

}  // namespace

void TestMenus::marksWhatIsOn_data() {
  QTest::addColumn<int>("command");
  for (const CommandInfo &command : windowCommands()) {
    if (command.checkable)
      QTest::newRow(command.name) << int(command.id);
  }
}

void TestMenus::marksWhatIsOn() {
  QFETCH(int, command);
  const test::Program program(m_folders.fresh());
  QAction *action = program.window->actions()->action(WindowCommand(command));
  QVERIFY(menuOf(action) != nullptr);
  const QSignalBlocker quiet(action);  // the mark alone is asked for, not what it does
  action->setActionGroup(nullptr);
  action->setChecked(false);
  const QImage off = markOf(action);
  action->setChecked(true);
  const QImage on = markOf(action);
  QCOMPARE(on.size(), off.size());
  QVERIFY(!on.isNull());
  QVERIFY(on != off);
}

void TestMenus::saysTheSpeed() {
  test::Program program(m_folders.fresh());
  QMenu *menu = menuOf(program.window->actions()->action(WindowCommand::PlaySlower));
  const auto said = [menu](const QString &text) {
    const QList<QAction *> actions = menu->actions();
    return std::any_of(actions.begin(), actions.end(),
                       [&](QAction *action) { return action->text() == text; });
  };
  QVERIFY(said(QStringLiteral("Speed: Instant")));
  program.settings.setValue(Setting::Speed, 1.0);
  QVERIFY(said(QStringLiteral("Speed: Normal")));
  program.window->actions()->action(WindowCommand::PlayFaster)->trigger();
  QVERIFY(said(QStringLiteral("Speed: 1.5\u00d7")));
  program.settings.setValue(Setting::Language, QStringLiteral("ja"));
  QTRY_VERIFY(!said(QStringLiteral("Speed: 1.5\u00d7")));
}

void TestMenus::showsKeysOfTheTable_data() {
  QTest::addColumn<int>("command");
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("key");
  QTest::newRow("why not?") << int(WindowCommand::ExplainWhyNot) << QStringLiteral("table.whyNot")
                            << QStringLiteral("Q");
  QTest::newRow("sort the hand") << int(WindowCommand::SortHand) << QStringLiteral("table.toggleSort")
                                 << QStringLiteral("A");
  QTest::newRow("no calls") << int(WindowCommand::NoCalls) << QStringLiteral("table.toggleNoCalls")
                            << QStringLiteral("N");
}

void TestMenus::showsKeysOfTheTable() {
  QFETCH(int, command);
  QFETCH(QString, id);
  QFETCH(QString, key);
  test::Program program(m_folders.fresh());
  const QAction *action = program.window->actions()->action(WindowCommand(command));
  const auto shown = [action] { return action->text().section(QLatin1Char('\t'), 1); };
  QCOMPARE(shown(), key);
  QVERIFY2(action->shortcut().isEmpty(), "the table hears it");
  program.settings.setShortcut(id, QKeySequence(Qt::Key_F7), QKeySequence(key));
  QCOMPARE(shown(), QStringLiteral("F7"));
  program.settings.setShortcut(id, QKeySequence(key), QKeySequence(key));
  program.settings.setValue(Setting::LetterKeys, false);
  QCOMPARE(shown(), QString());
}

JANSO_TEST(TestMenus);
#include "tst_menus.moc"
