// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keyboard card: every key once, those of play at a glance, drawn as caps.
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/lexicon/languages.h"
#include "widgets/replay/replaycommands.h"
#include "widgets/settings/helpdialogs.h"
#include "widgets/window/keysettings.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;

class TestKeyboardCard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void namesEveryKeyOnce_data();
  void namesEveryKeyOnce();
  void showsThePlayKeysAtAGlance_data();
  void showsThePlayKeysAtAGlance();
  void followsTheKeysInForce();
  void drawsCaps_data();
  void drawsCaps();

 private:
  static QList<KeyCommand> commandsOf(const test::Program &program) {
    return program.window->actions()->keyCommands() + tableKeyCommands() + replayKeyCommands();
  }

  test::Folders m_folders;
};

void TestKeyboardCard::namesEveryKeyOnce_data() {
  QTest::addColumn<bool>("letters");
  QTest::newRow("all keys") << true;
  QTest::newRow("without single letters") << false;
}

void TestKeyboardCard::namesEveryKeyOnce() {
  QFETCH(bool, letters);
  test::Program program(m_folders.fresh());
  program.settings.setValue(Setting::LetterKeys, letters);
  const QList<KeyCommand> commands = commandsOf(program);
  QStringList wanted;
  for (const KeyCommand &command : commands) {
    if (!command.fallback.isEmpty() && (letters || !isSingleLetter(command.fallback)))
      wanted << command.id;
  }
  QStringList named;
  for (const KeyCardGroup &group : keyCardGroups(commands, program.settings)) {
    QVERIFY(!group.title.isEmpty());
    for (const KeyCardRow &row : group.rows) {
      QVERIFY(!row.text.isEmpty() && !row.keys.isEmpty());
      QVERIFY2(!row.text.contains(u'…') && !row.text.contains(u'&'), qPrintable(row.text));
      named << row.ids;
    }
  }
  wanted.sort();
  named.sort();
  QCOMPARE(named, wanted);
}

void TestKeyboardCard::showsThePlayKeysAtAGlance_data() {
  QTest::addColumn<QString>("language");
  for (const QString &language : languageCodes())
    QTest::newRow(qPrintable(language)) << language;
}

// In the smallest window, without scrolling.
void TestKeyboardCard::showsThePlayKeysAtAGlance() {
  QFETCH(QString, language);
  test::Program program(m_folders.fresh());
  program.settings.setValue(Setting::Language, language);
  const QList<KeyCommand> commands = commandsOf(program);
  KeyboardCard card(program.settings, commands);
  QVERIFY(card.width() <= 900 && card.height() <= 640);
  card.show();
  QVERIFY(QTest::qWaitForWindowExposed(&card));
  auto *area = card.findChild<QScrollArea *>(QStringLiteral("keys"));
  QVERIFY2(area->hasFocus() || area->focusPolicy() != Qt::NoFocus, "it scrolls by key");
  const QRect seen = area->viewport()->rect();
  int lines = 0;
  for (const KeyCardGroup &group : keyCardGroups(commands, program.settings)) {
    for (const KeyCardRow &row : group.rows) {
      if (!group.isPlay)
        continue;
      const QList<QLabel *> labels = area->findChildren<QLabel *>();
      const auto label =
          std::find_if(labels.begin(), labels.end(), [&](QLabel *each) { return each->text() == row.text; });
      QVERIFY2(label != labels.end(), qPrintable(row.text));
      const QRect place((*label)->mapTo(area->viewport(), QPoint(0, 0)), (*label)->size());
      QVERIFY2(seen.contains(place), qPrintable(row.text));
      QVERIFY2((*label)->width() >= (*label)->minimumSizeHint().width(), qPrintable(row.text));
      ++lines;
    }
  }
  QVERIFY(lines >= 20);
  QVERIFY2(area->verticalScrollBar()->maximum() > 0, "all others come below");
}

void TestKeyboardCard::followsTheKeysInForce() {
  test::Program program(m_folders.fresh());
  program.settings.setShortcut(QStringLiteral("table.riichi"), QKeySequence(Qt::Key_F5),
                               QKeySequence(Qt::Key_R));
  KeyboardCard card(program.settings, commandsOf(program));
  const QList<QLabel *> labels = card.findChildren<QLabel *>();
  const auto isShown = [&](const QString &cap) {
    return std::any_of(labels.begin(), labels.end(), [&](QLabel *label) {
      return label->property("role") == QStringLiteral("keycap") && label->text() == cap;
    });
  };
  QVERIFY(isShown(QStringLiteral("F5")));
  QVERIFY(isShown(QStringLiteral("W")));
  QVERIFY(isShown(QStringLiteral("Space")));
}

void TestKeyboardCard::drawsCaps_data() {
  QTest::addColumn<QKeySequence>("key");
  QTest::addColumn<QStringList>("caps");
  QTest::newRow("letter") << QKeySequence(Qt::Key_R) << QStringList{"R"};
  QTest::newRow("arrow") << QKeySequence(Qt::Key_Left) << QStringList{"\u2190"};
  QTest::newRow("enter") << QKeySequence(Qt::Key_Return) << QStringList{"Enter"};
  QTest::newRow("plus with Ctrl") << QKeySequence(Qt::CTRL | Qt::Key_Plus) << QStringList{"Ctrl", "+"};
  QTest::newRow("two modifiers") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)
                                 << QStringList{"Ctrl", "Shift", "N"};
  QTest::newRow("none") << QKeySequence() << QStringList();
}

void TestKeyboardCard::drawsCaps() {
  QFETCH(QKeySequence, key);
  QFETCH(QStringList, caps);
  QCOMPARE(keyCaps(key), caps);
}

JANSO_TEST(TestKeyboardCard);
#include "tst_keyboardcard.moc"
