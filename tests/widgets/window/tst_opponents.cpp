// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The opponents dialog as a user meets it: add, change, copy, remove, read and write.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QInputDialog>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTimer>

#include "support/testprogram.h"
#include "widgets/lexicon/languages.h"
#include "widgets/longwinded.h"
#include "widgets/messageanswer.h"
#include "widgets/opponentparts.h"
#include "widgets/settings/translations.h"
#include "widgets/setup/opponentform.h"

using namespace janso;
using namespace janso::test;

class TestOpponents : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void builtInsShowWhoTheyAre();
  void addAndEdit();
  void lookingChangesNothing();
  void errorsNextToTheField_data();
  void errorsNextToTheField();
  void cloneAndRename();
  void removeAsksFirst();
  void removeSeveralByKey();
  void plugins();
  void exportAndImport();
  void badImports();
  void unreadableListIsSaid();
  void everythingByKeyboard();
  void everythingHasAName();
  void fitsTheSmallestSize_data();
  void fitsTheSmallestSize();
  void builtInNamesAreWhole_data();
  void builtInNamesAreWhole();
  void longTextsFit();

 private:
  std::unique_ptr<QTemporaryDir> m_dir;
  OpponentStore m_store{QString()};
  BotChoices m_bots = choices();
};

void TestOpponents::init() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  m_dir = std::make_unique<QTemporaryDir>();
  m_store = OpponentStore(m_dir->filePath(QStringLiteral("opponents.json")));
}

void TestOpponents::builtInsShowWhoTheyAre() {
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  const auto *list = part<QTreeWidget>(dialog, "list");
  QCOMPARE(list->topLevelItemCount(), static_cast<int>(m_bots.size()));
  QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("Level 2 of %1").arg(m_bots.last().level));
  QVERIFY(part<QLabel>(dialog, "opponentLine")->text().contains(QStringLiteral("Level 1 of")));
  QVERIFY(part<QLabel>(dialog, "opponentLine")->text().contains(QLatin1Char('\n')));
  for (const char *name : {"name", "command", "library"})
    QVERIFY(!part<QLineEdit>(dialog, name)->isVisible());
  for (const char *name : {"clone", "removeOpponent", "exportOpponents"})
    QVERIFY(!part<QPushButton>(dialog, name)->isEnabled());
  QVERIFY(part<QPushButton>(dialog, "test")->isEnabled());
  QTest::keyClicks(part<QPlainTextEdit>(dialog, "notes"), QStringLiteral("beat me twice"));
  dialog.close();
  QCOMPARE(m_store.all().first().notes, QStringLiteral("beat me twice"));
  QVERIFY(m_store.own().isEmpty());
}

void TestOpponents::addAndEdit() {
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  QVERIFY(dialog.addProgram(QStringLiteral(JANSO_TEST_BOT)));
  QCOMPARE(m_store.own().size(), 1);
  QCOMPARE(listed(dialog).last(), QStringLiteral("mjaitestbot"));
  QVERIFY(part<QLineEdit>(dialog, "command")->hasFocus());
  QCOMPARE(part<QLineEdit>(dialog, "command")->text(), QStringLiteral(JANSO_TEST_BOT));
  QTest::keyClicks(part<QLineEdit>(dialog, "command"), QStringLiteral(" eager {seat}"));
  retype(part<QLineEdit>(dialog, "name"), QStringLiteral("Eager one"));
  QCOMPARE(listed(dialog).last(), QStringLiteral("Eager one"));
  QCOMPARE(part<QLabel>(dialog, "opponentName")->text(), QStringLiteral("Eager one"));
  retype(part<QLineEdit>(dialog, "folder"), m_dir->path());
  auto *port = part<QSpinBox>(dialog, "port");
  QVERIFY(!port->isEnabled());
  QTest::keyClick(part<QComboBox>(dialog, "transport"), Qt::Key_Down);
  QVERIFY(port->isEnabled());
  QVERIFY(!part<QCheckBox>(dialog, "hints")->isEnabled());  // always sent there
  retype(port, QStringLiteral("11600"));
  QTest::keyClick(part<QComboBox>(dialog, "framing"), Qt::Key_Down);
  retype(part<SecondsSpin>(dialog, "start"), QStringLiteral("2.5"));
  retype(part<SecondsSpin>(dialog, "reply"), QStringLiteral("0.25"));
  QTest::keyClicks(part<QPlainTextEdit>(dialog, "environment"), QStringLiteral("MODEL=large=one"));
  QTest::keyClicks(part<QPlainTextEdit>(dialog, "notes"), QStringLiteral("from a friend"));
  // Going to another opponent keeps it.
  dialog.choose(m_bots.first().id);
  Opponent expected;
  expected.kind = OpponentKind::Mjai;
  expected.id = m_store.own().first().id;
  expected.name = QStringLiteral("Eager one");
  expected.notes = QStringLiteral("from a friend");
  expected.program.command = QStringLiteral(JANSO_TEST_BOT " eager {seat}");
  expected.program.workingFolder = m_dir->path();
  expected.program.transport = MjaiTransport::Tcp;
  expected.program.framing = MjaiFraming::Batch;
  expected.program.port = 11600;
  expected.program.startMs = 2500;
  expected.program.replyMs = 250;
  expected.program.environment = {{QStringLiteral("MODEL"), QStringLiteral("large=one")}};
  QCOMPARE(m_store.own(), QList<Opponent>{expected});
  // And leaving does.
  dialog.choose(expected.id);
  QCOMPARE(part<SecondsSpin>(dialog, "start")->text(), QStringLiteral("2.5 s"));
  QTest::keyClick(part<QComboBox>(dialog, "transport"), Qt::Key_Up);
  part<QCheckBox>(dialog, "hints")->click();
  QTest::keyClick(&dialog, Qt::Key_Escape);
  QVERIFY(!dialog.isVisible());
  QVERIFY(m_store.own().first().program.hints);
}

void TestOpponents::lookingChangesNothing() {
  Opponent odd = testBot(QStringLiteral("Odd"), "tsumogiri");
  odd.program.startMs = 1;
  odd.program.replyMs = 86399999;
  odd.program.hints = true;
  odd.program.environment = {{QStringLiteral("A"), QString()},
                             {QStringLiteral("B"), QStringLiteral(" x = y ")}};
  odd.notes = QStringLiteral("one\n\ntwo ");
  QVERIFY(m_store.add(odd));
  Opponent missing;
  missing.kind = OpponentKind::Plugin;
  missing.name = QStringLiteral("Gone");
  missing.pluginPath = QStringLiteral("/nowhere/bots.so");
  missing.botId = QStringLiteral("one");
  QVERIFY(m_store.add(missing));
  const QList<Opponent> before = m_store.own();
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  for (const Opponent &opponent : m_store.all())
    dialog.choose(opponent.id);
  dialog.close();
  QCOMPARE(m_store.own(), before);
}

void TestOpponents::errorsNextToTheField_data() {
  QTest::addColumn<QByteArray>("field");
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QByteArray>("label");
  QTest::addColumn<QString>("words");
  QTest::newRow("no command") << QByteArray("command") << QString() << QByteArray("commandError")
                              << "missing";
  QTest::newRow("no such program") << QByteArray("command") << "janso-no-such-program --fast"
                                   << QByteArray("commandError") << "Could not find the program";
  QTest::newRow("a folder is no program")
      << QByteArray("command") << "/tmp" << QByteArray("commandError") << "not a program";
  QTest::newRow("no folder") << QByteArray("folder") << "/nowhere/at/all" << QByteArray("folderError")
                             << "does not exist";
  QTest::newRow("no name") << QByteArray("name") << QString() << QByteArray("nameError") << "needs a name";
  QTest::newRow("name taken") << QByteArray("name") << "second" << QByteArray("nameError") << "second 2";
}

void TestOpponents::errorsNextToTheField() {
  QFETCH(QByteArray, field);
  QFETCH(QString, typed);
  QFETCH(QByteArray, label);
  QFETCH(QString, words);
  const Result<Opponent> first = m_store.add(testBot(QStringLiteral("First"), "tsumogiri"));
  QVERIFY(m_store.add(testBot(QStringLiteral("Second"), "tsumogiri")));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(first->id);
  QLabel *error = errorOf(dialog, label.constData());
  auto *line = part<QLineEdit>(dialog, field.constData());
  const QString good = line->text();
  QVERIFY(!error->isVisible());
  retype(line, typed);
  QVERIFY(error->isVisible());
  QVERIFY2(error->text().contains(words), qPrintable(error->text()));
  QCOMPARE(line->accessibleDescription().remove(QChar(0x200B)), error->text().remove(QChar(0x200B)));
  QCOMPARE(part<QPushButton>(dialog, "test")->isEnabled(), field == "name");
  retype(line, good);
  QVERIFY(!error->isVisible());
  QVERIFY(part<QPushButton>(dialog, "test")->isEnabled());
  auto *variables = part<QPlainTextEdit>(dialog, "environment");
  QTest::keyClicks(variables, QStringLiteral("A=1"));
  QTest::keyClick(variables, Qt::Key_Return);
  QTest::keyClicks(variables, QStringLiteral("BEE"));
  QVERIFY(errorOf(dialog, "environmentError")->text().contains(QStringLiteral("BEE")));
  dialog.close();
  QCOMPARE(m_store.own().first().program.environment.size(), 1);
}

void TestOpponents::cloneAndRename() {
  const Result<Opponent> original = m_store.add(testBot(QStringLiteral("Mortal"), "eager"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(original->id);
  // What was changed and not yet kept is in the copy too.
  QTest::keyClicks(part<QPlainTextEdit>(dialog, "notes"), QStringLiteral("fast"));
  part<QPushButton>(dialog, "clone")->click();
  QCOMPARE(listed(dialog).last(), QStringLiteral("Mortal 2"));
  QVERIFY(dialog.currentId() != original->id);
  QCOMPARE(m_store.own().last().notes, QStringLiteral("fast"));
  retype(part<QLineEdit>(dialog, "name"), QStringLiteral("mortal"));
  dialog.close();
  QCOMPARE(m_store.own().first().name, QStringLiteral("Mortal"));
  QCOMPARE(m_store.own().last().name, QStringLiteral("mortal 2"));
}

void TestOpponents::removeAsksFirst() {
  const Result<Opponent> one = m_store.add(testBot(QStringLiteral("One"), "eager"));
  const Result<Opponent> two = m_store.add(testBot(QStringLiteral("Two"), "eager"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(two->id);
  QString asked;
  answerNext(this, QStringLiteral("Cancel"), &asked);
  part<QPushButton>(dialog, "removeOpponent")->click();
  QVERIFY(asked.contains(QStringLiteral("Two")));
  QCOMPARE(m_store.own().size(), 2);
  answerNext(this, QStringLiteral("Remove"));
  part<QPushButton>(dialog, "removeOpponent")->click();
  QCOMPARE(m_store.own(), QList<Opponent>{*one});
  QCOMPARE(dialog.currentId(), one->id);
  QCOMPARE(listed(dialog).last(), QStringLiteral("One"));
}

void TestOpponents::removeSeveralByKey() {
  for (const char *name : {"One", "Two", "Three"})
    QVERIFY(m_store.add(testBot(QString::fromLatin1(name), "eager")));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  auto *list = part<QTreeWidget>(dialog, "list");
  list->setFocus();
  QTest::keyClick(list, Qt::Key_End);
  QTest::keyClick(list, Qt::Key_Up, Qt::ShiftModifier);
  QString asked;
  answerNext(this, QStringLiteral("Remove"), &asked);
  QTest::keyClick(list, Qt::Key_Delete);
  QVERIFY2(asked.contains(QLatin1Char('2')), qPrintable(asked));
  QCOMPARE(m_store.own().size(), 1);
  QCOMPARE(m_store.own().first().name, QStringLiteral("One"));
}

void TestOpponents::plugins() {
  const QString path = QStringLiteral(JANSO_EXAMPLE_PLUGIN);
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  const auto choose = [this](const QString &name) {
    QTimer::singleShot(0, this, [name] {
      auto *box = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
      QVERIFY(box != nullptr);
      QVERIFY(box->comboBoxItems().contains(name));
      box->setTextValue(name);
      box->accept();
    });
  };
  choose(QStringLiteral("Dragon collector"));
  QVERIFY(dialog.addPlugin(path));
  QCOMPARE(m_store.own().size(), 1);
  QCOMPARE(m_store.own().first().botId, QStringLiteral("example.valued"));
  QVERIFY(part<QLabel>(dialog, "botLine")->text().contains(QStringLiteral("pon")));
  auto *bot = part<QComboBox>(dialog, "bot");
  QCOMPARE(bot->count(), 2);
  QTest::keyClick(bot, Qt::Key_Up);
  runTest(dialog);
  QVERIFY(dialog.trialPanel()->report().end == TrialReport::End::HandOver);
  choose(QStringLiteral("All of them"));
  QVERIFY(dialog.addPlugin(path));
  QCOMPARE(m_store.own().size(), 3);
  QCOMPARE(m_store.own().first().botId, QStringLiteral("example.closed"));

  QString said;
  answerNext(this, QStringLiteral("OK"), &said);
  QVERIFY(!dialog.addPlugin(QStringLiteral(JANSO_TEST_BOT)));
  QVERIFY2(said.contains(QStringLiteral("is not a plugin")), qPrintable(said));
  QCOMPARE(m_store.own().size(), 3);
  retype(part<QLineEdit>(dialog, "library"), QStringLiteral("/nowhere/bots.so"));
  QVERIFY(errorOf(dialog, "libraryError")->isVisible());
  QVERIFY(errorOf(dialog, "libraryError")->text().contains(QStringLiteral("does not exist")));
  QVERIFY(!part<QPushButton>(dialog, "test")->isEnabled());
}

// --- Files ---

void TestOpponents::exportAndImport() {
  const Result<Opponent> one = m_store.add(testBot(QStringLiteral("One"), "eager"));
  QVERIFY(m_store.add(testBot(QStringLiteral("Two"), "eager")));
  const QString path = m_dir->filePath(QStringLiteral("out.json"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  dialog.choose(one->id);
  QVERIFY(part<QPushButton>(dialog, "exportOpponents")->isEnabled());
  QVERIFY(dialog.exportTo(path));  // the chosen one only
  QVERIFY(dialog.importFrom(path));
  QCOMPARE(listed(dialog).mid(listed(dialog).size() - 3), QStringList({"One", "One 2", "Two"}));
  QCOMPARE(m_store.own().last().program, one->program);
  part<QTreeWidget>(dialog, "list")->selectAll();
  QVERIFY(dialog.exportTo(path));
  const OpponentStore other(m_dir->filePath(QStringLiteral("other.json")));
  OpponentsDialog second(other, m_bots);
  QVERIFY(second.importFrom(path));
  QCOMPARE(other.own().size(), 3);
  for (int i = 0; i < 3; ++i) {
    Opponent copy = other.own()[i];
    copy.id = m_store.own()[i].id;
    QCOMPARE(copy, m_store.own()[i]);
  }
}

void TestOpponents::badImports() {
  const QString path = m_dir->filePath(QStringLiteral("in.json"));
  const auto write = [&path](const QByteArray &bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
  };
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  QString said;
  write("no list");
  answerNext(this, QStringLiteral("OK"), &said);
  QVERIFY(!dialog.importFrom(path));
  QVERIFY2(said.contains(QStringLiteral("in.json")), qPrintable(said));
  write(R"([{"kind": "mjai", "name": "Good"}, {"kind": "mjai", "name": "Bad", "port": -1}])");
  answerNext(this, QStringLiteral("OK"), &said);
  QVERIFY(!dialog.importFrom(path));
  QVERIFY2(said.contains(QStringLiteral("opponent 2 ('Bad')")), qPrintable(said));
  QCOMPARE(listed(dialog).last(), QStringLiteral("Good"));
  answerNext(this, QStringLiteral("OK"), &said);
  QVERIFY(!dialog.exportTo(QStringLiteral("/nowhere/at/all/out.json")));
}

void TestOpponents::unreadableListIsSaid() {
  QFile file(m_store.file());
  QVERIFY(file.open(QIODevice::WriteOnly));
  QVERIFY(file.write("{") == 1);
  file.close();
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  QVERIFY(errorOf(dialog, "listProblem")->isVisible());
  QCOMPARE(listed(dialog).size(), m_bots.size());
}

// --- Use ---

// Tab comes to everything that can be used, and no two letters with Alt are the same.
void TestOpponents::everythingByKeyboard() {
  const Result<Opponent> bot = m_store.add(testBot(QStringLiteral("Well"), "tsumogiri"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  dialog.choose(bot->id);
  QSet<QWidget *> reached;
  for (int step = 0; step < 60; ++step) {
    reached.insert(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  QStringList missed;
  QStringList letters;
  for (QWidget *widget : dialog.findChildren<QWidget *>()) {
    QString text;
    if (auto *button = qobject_cast<QAbstractButton *>(widget))
      text = button->text();
    else if (auto *label = qobject_cast<QLabel *>(widget))
      text = label->buddy() != nullptr ? label->text() : QString();
    if (widget->isVisible() && text.contains(QLatin1Char('&')))
      letters << text.mid(text.indexOf(QLatin1Char('&')) + 1, 1).toLower();
    const bool input = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr &&
                       widget->objectName() != QStringLiteral("qt_spinbox_lineedit") &&
                       qobject_cast<QAbstractScrollArea *>(widget->parentWidget()) == nullptr &&
                       qobject_cast<QScrollArea *>(widget) == nullptr;
    if (input && widget->isVisible() && widget->isEnabled() && !reached.contains(widget))
      missed << widget->objectName();
  }
  QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QLatin1Char(' '))));
  const qsizetype all = letters.size();
  QVERIFY2(letters.removeDuplicates() == 0, qPrintable(letters.join(QLatin1Char(' '))));
  QVERIFY(all >= 15);
}

void TestOpponents::everythingHasAName() {
  OpponentsDialog dialog(m_store, m_bots);
  QSet<QString> labeled;
  for (const QLabel *label : dialog.findChildren<QLabel *>()) {
    if (label->buddy() != nullptr)
      labeled.insert(label->buddy()->objectName());
  }
  int count = 0;
  for (const char *name : {"list", "name", "library", "bot", "command", "folder", "transport", "port",
                           "framing", "start", "reply", "environment", "notes", "log"}) {
    const auto *widget = part<QWidget>(dialog, name);
    QVERIFY2(!widget->accessibleName().isEmpty() || labeled.contains(QString::fromLatin1(name)), name);
    ++count;
  }
  for (const QPushButton *button : dialog.findChildren<QPushButton *>()) {
    QVERIFY2(!button->text().isEmpty(), qPrintable(button->objectName()));
    if (!button->objectName().isEmpty())
      QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
  }
  QCOMPARE(count, 14);
}

void TestOpponents::fitsTheSmallestSize_data() {
  QTest::addColumn<QString>("language");
  for (const QString &language : languageCodes())
    QTest::newRow(qPrintable(language)) << language;
}

// Long words may take lines, but nothing goes beyond the right edge.
void TestOpponents::fitsTheSmallestSize() {
  QFETCH(QString, language);
  Translations translations;
  translations.use(language);
  Opponent bot = testBot(QStringLiteral("A%1").arg(QString(59, QLatin1Char('a'))), "tsumogiri");
  bot.program.command = QLatin1Char('/') + QString(300, QLatin1Char('x'));
  bot.program.workingFolder = bot.program.command;
  const Result<Opponent> added = m_store.add(bot);
  OpponentsDialog dialog(m_store, m_bots);
  dialog.choose(added->id);
  dialog.resize(dialog.minimumSize());
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  QCOMPARE(dialog.size(), dialog.minimumSize());
  const auto *scroll = part<QScrollArea>(dialog, "scroll");
  QVERIFY2(
      scroll->widget()->width() <= scroll->viewport()->width(),
      qPrintable(QStringLiteral("%1 of %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width())));
}

void TestOpponents::builtInNamesAreWhole_data() {
  fitsTheSmallestSize_data();
}

void TestOpponents::builtInNamesAreWhole() {
  QFETCH(const QString, language);
  Translations translations;
  translations.use(language);
  OpponentsDialog dialog(m_store, m_bots);
  dialog.resize(dialog.minimumSize());
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  const auto *list = part<QTreeWidget>(dialog, "list");
  for (const int column : {0, 1})
    QVERIFY2(
        list->columnWidth(column) >= static_cast<const QAbstractItemView *>(list)->sizeHintForColumn(column),
        qPrintable(QString::number(column)));
}

// Nothing is cut off where the dialog has its usual size.
void TestOpponents::longTextsFit() {
  LongWinded twice;
  QCoreApplication::installTranslator(&twice);
  const Result<Opponent> added = m_store.add(testBot(QStringLiteral("Mortal"), "tsumogiri"));
  OpponentsDialog dialog(m_store, m_bots);
  dialog.choose(added->id);
  dialog.resize(1000, 720);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  QCOMPARE(dialog.width(), 1000);
  const auto *scroll = part<QScrollArea>(dialog, "scroll");
  QVERIFY2(
      scroll->widget()->width() <= scroll->viewport()->width(),
      qPrintable(QStringLiteral("%1 of %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width())));
  for (const auto *button : dialog.findChildren<QPushButton *>()) {
    if (button->isVisible())
      QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
  }
}

JANSO_TEST(TestOpponents);
#include "tst_opponents.moc"
