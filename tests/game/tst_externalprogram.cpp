// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command that starts an external program: its words, what is wrong with it, and the room it is to join.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "game/setup/commandwords.h"
#include "game/setup/externalprogram.h"
#include "support/testprogram.h"

using namespace janso;

class TestExternalProgram : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void filesAreStarted_data();
  void filesAreStarted();
  void wordsAreThoseOfAShell_data();
  void wordsAreThoseOfAShell();
  void openQuotesAreToldOf();
  void wordsAreQuotedWhereTheyMust_data();
  void wordsAreQuotedWhereTheyMust();
  void faults_data();
  void faults();
  void rooms_data();
  void rooms();
};

void TestExternalProgram::filesAreStarted_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<bool>("executable");
  QTest::addColumn<QStringList>("before");
  const auto row = [](const char *what, const char *name, bool executable, const QStringList &before) {
    QTest::newRow(what) << QString::fromLatin1(name) << executable << before;
  };
  row("a program by itself", "bot", true, {});
  row("a script by its language", "bot.py", false, {QStringLiteral("python3")});
  row("an executable script by itself", "bot.py", true, {});
  row("with arguments of its language", "Bot.JAR", false, {QStringLiteral("java"), QStringLiteral("-jar")});
  row("a name with spaces and quotes", "my \"best\" bot.mjs", false, {QStringLiteral("node")});
}

void TestExternalProgram::filesAreStarted() {
  QFETCH(QString, name);
  QFETCH(bool, executable);
  QFETCH(QStringList, before);
  const QTemporaryDir folder;
  QFile file(folder.filePath(name));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.close();
  const QFile::Permissions mine = QFile::ReadOwner | QFile::WriteOwner;
  QVERIFY(file.setPermissions(executable ? mine | QFile::ExeOwner : mine));
  const Result<QStringList> words = commandWords(commandFor(file.fileName()));
  QVERIFY(words);
  QCOMPARE(*words, before + QStringList{file.fileName()});
}

void TestExternalProgram::wordsAreThoseOfAShell_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QStringList>("words");
  const auto row = [](const char *name, const QString &command, const QStringList &words) {
    QTest::newRow(name) << command << words;
  };
  const QString home = QDir::homePath();
  row("nothing", QStringLiteral(" \t "), {});
  row("white space parts", QStringLiteral("  a\tb\n c "), {"a", "b", "c"});
  row("single quotes keep all", QStringLiteral("sh -c 'a \"b\" \\ $c'"), {"sh", "-c", "a \"b\" \\ $c"});
  row("double quotes", QStringLiteral("\"/my bots/a b\" {seat}"), {"/my bots/a b", "{seat}"});
  row("a backslash protects a blank", QStringLiteral("/opt/my\\ bot/run"), {"/opt/my bot/run"});
  row("a backslash protects a quotation mark", QStringLiteral("a\\'b \\\""), {"a'b", "\""});
  row("in double quotes it protects a few", QStringLiteral("\"\\\" \\\\ \\$ \\n\""), {"\" \\ $ \\n"});
  row("the last backslash stands for itself", QStringLiteral("a\\"), {"a\\"});
  row("parts of a word grow together", QStringLiteral("a'b c'\"d\""), {"ab cd"});
  row("words of nothing", QStringLiteral("a '' \"\""), {"a", "", ""});
  row("the home folder", QStringLiteral("~/bot ~"), {home + "/bot", home});
  row("no home folder in quotes", QStringLiteral("'~/bot' a~ ~you"), {"~/bot", "a~", "~you"});
  row("nothing else of a shell", QStringLiteral("a $B *.py | c > d"),
      {"a", "$B", "*.py", "|", "c", ">", "d"});
}

void TestExternalProgram::wordsAreThoseOfAShell() {
#ifdef Q_OS_WIN
  QSKIP("a backslash is a letter of paths here");
#endif
  QFETCH(QString, command);
  QFETCH(QStringList, words);
  const Result<QStringList> read = commandWords(command);
  QVERIFY2(read, read ? "" : read.error().text.c_str());
  QCOMPARE(*read, words);
}

void TestExternalProgram::openQuotesAreToldOf() {
  for (const char *command : {"'unclosed", "bot \"half", "bot '\"'\"'"}) {
    ExternalProgram program;
    program.command = QString::fromLatin1(command);
    const Result<QStringList> words = commandWords(program.command);
    QVERIFY2(!words, command);
    QVERIFY2(words.error().text.find("is not closed") != std::string::npos, words.error().text.c_str());
    QVERIFY(commandFault(program) == CommandFault::OpenQuote);
  }
}

void TestExternalProgram::wordsAreQuotedWhereTheyMust_data() {
  QTest::addColumn<QString>("word");
  for (const char *word : {"plain", "", "two words", "it's", "\"said\"", "both ' and \"", "back\\slash",
                           "~/x", "tab\there", "{seat}"})
    QTest::newRow(word) << QString::fromLatin1(word);
}

void TestExternalProgram::wordsAreQuotedWhereTheyMust() {
  QFETCH(QString, word);
  const Result<QStringList> words =
      commandWords(QStringLiteral("a ") + commandWord(word) + QStringLiteral(" b"));
  QVERIFY(words);
  QCOMPARE(*words, (QStringList{QStringLiteral("a"), word, QStringLiteral("b")}));
}

void TestExternalProgram::faults_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<CommandFault>("fault");
  QTest::newRow("none") << "" << CommandFault::NoCommand;
  QTest::newRow("an open quote") << "'./good" << CommandFault::OpenQuote;
  QTest::newRow("no such file") << "./nothing" << CommandFault::NotThere;
  QTest::newRow("no such name") << "no-program-is-called-so" << CommandFault::NotThere;
  QTest::newRow("may not be run") << "./plain {seat}" << CommandFault::NotExecutable;
  QTest::newRow("a folder") << "./folder" << CommandFault::IsFolder;
  QTest::newRow("fine") << "./good {seat}" << CommandFault::None;
}

void TestExternalProgram::faults() {
  QFETCH(QString, command);
  QFETCH(CommandFault, fault);
  const QTemporaryDir folder;
  for (const char *name : {"good", "plain"}) {
    QFile file(folder.filePath(QString::fromLatin1(name)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(file.setPermissions(*name == 'g' ? QFile::ReadOwner | QFile::ExeOwner : QFile::ReadOwner));
  }
  QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder")));
  ExternalProgram program;
  program.command = command;
  program.workingFolder = folder.path();
  QVERIFY(commandFault(program) == fault);
}

void TestExternalProgram::rooms_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("room");
  QTest::addColumn<QString>("expected");  // empty: nobody can guess it
  QTest::newRow("told by the address") << "bot {url}"
                                       << "" << QString();
  QTest::newRow("told by itself") << "bot {port} {room}"
                                  << "" << QString();
  QTest::newRow("read by who starts the program") << ""
                                                  << "" << QString();
  QTest::newRow("not told") << "bot {host} {port}"
                            << "" << QStringLiteral("default");
  QTest::newRow("the user's own") << "bot {url}"
                                  << "ours" << QStringLiteral("ours");
}

void TestExternalProgram::rooms() {
  QFETCH(QString, command);
  QFETCH(QString, room);
  QFETCH(QString, expected);
  ExternalProgram program;
  program.transport = MjaiTransport::Tcp;
  program.command = command;
  program.room = room;
  const QString once = roomOf(program);
  const QString again = roomOf(program);
  if (expected.isEmpty()) {
    QVERIFY(once != again);
    QVERIFY2(once.size() >= 8, qPrintable(once));
  } else {
    QCOMPARE(once, expected);
    QCOMPARE(again, expected);
  }
  const Result<ExternalProgram> back = externalProgramFromJson(toJson(program));
  QVERIFY(back);
  QCOMPARE(*back, program);
}

JANSO_TEST(TestExternalProgram);
#include "tst_externalprogram.moc"
