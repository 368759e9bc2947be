// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The manual pages and what shells complete: made from what --help says, whole, and such that man and the
// shells can read them.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "support/testprogram.h"

namespace {

struct Ran {
  int status = -1;
  QString out;
  QString err;
};

Ran ran(const QString &program, const QStringList &arguments) {
  QProcess process;
  process.start(program, arguments);
  if (!process.waitForFinished(60'000))
    return {};
  return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
          QString::fromUtf8(process.readAllStandardError())};
}

// Everything that begins with two dashes in a help.
QStringList optionsIn(const QString &help) {
  static const QRegularExpression dashed(QStringLiteral("(?<![\\w-])--[a-z][a-z-]+"));
  QStringList found;
  for (auto match = dashed.globalMatch(help); match.hasNext();)
    found << match.next().captured();
  found.removeDuplicates();
  return found;
}

}  // namespace

class TestManual : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theVersionTellsTheCommit_data();
  void theVersionTellsTheCommit();
  void everyOptionIsInIt_data();
  void everyOptionIsInIt();
  void manReadsThePage_data();
  void manReadsThePage();
  void shellsReadIt_data();
  void shellsReadIt();
  void bashCompletes_data();
  void bashCompletes();
  void otherFormsAreRefused();

 private:
  static void programs() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("before");
    QTest::newRow("janso") << QStringLiteral(JANSO_PROGRAM) << QStringList{QStringLiteral("--manual")};
    QTest::newRow("janso-cli") << QStringLiteral(JANSO_CLI) << QStringList{QStringLiteral("manual")};
  }
};

void TestManual::theVersionTellsTheCommit_data() {
  programs();
}

void TestManual::theVersionTellsTheCommit() {
  QFETCH(QString, program);
  const Ran version = ran(program, {QStringLiteral("--version")});
  QCOMPARE(version.status, 0);
  static const QRegularExpression first(
      QStringLiteral("^janso(-cli)? " JANSO_VERSION "( \\(commit [0-9a-f]{7,40}\\))?\nQt 6"));
  QVERIFY2(version.out.contains(first), qPrintable(version.out));
}

void TestManual::everyOptionIsInIt_data() {
  programs();
}

void TestManual::everyOptionIsInIt() {
  QFETCH(QString, program);
  QFETCH(QStringList, before);
  QString help = ran(program, {QStringLiteral("--help")}).out;
  static const QRegularExpression commandRow(QStringLiteral("^janso-cli ([a-z]+) "),
                                             QRegularExpression::MultilineOption);
  for (auto match = commandRow.globalMatch(help); match.hasNext();)
    help += ran(program, {match.next().captured(1), QStringLiteral("--help")}).out;
  const QStringList options = optionsIn(help);
  QVERIFY(options.size() >= 10);
  for (const char *form : {"man", "bash", "zsh", "fish"}) {
    const Ran made = ran(program, before + QStringList{QString::fromLatin1(form)});
    QCOMPARE(made.status, 0);
    const QString text = QString(made.out).remove(QLatin1Char('\\'));
    for (const QString &option : options) {
      const QString name =
          QLatin1String(form) == QLatin1String("fish") ? QStringLiteral("-l ") + option.mid(2) : option;
      QVERIFY2(text.contains(name), qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(form), option)));
    }
  }
}

void TestManual::manReadsThePage_data() {
  programs();
}

void TestManual::manReadsThePage() {
  QFETCH(QString, program);
  QFETCH(QStringList, before);
  const QString groff = QStandardPaths::findExecutable(QStringLiteral("groff"));
  if (groff.isEmpty())
    QSKIP("there is no groff");
  const QTemporaryDir folder;
  const QString page = folder.filePath(QStringLiteral("page"));
  QFile file(page);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(ran(program, before + QStringList{QStringLiteral("man")}).out.toUtf8());
  file.close();
  const Ran read =
      ran(groff, {QStringLiteral("-man"), QStringLiteral("-Tutf8"), QStringLiteral("-ww"), page});
  QCOMPARE(read.status, 0);
  QVERIFY2(read.err.isEmpty(), qPrintable(read.err));
  QVERIFY(read.out.size() > 1000);
}

void TestManual::shellsReadIt_data() {
  QTest::addColumn<QString>("shell");
  for (const char *shell : {"bash", "zsh", "fish"})
    QTest::newRow(shell) << QString::fromLatin1(shell);
}

void TestManual::shellsReadIt() {
  QFETCH(QString, shell);
  const QString found = QStandardPaths::findExecutable(shell);
  if (found.isEmpty())
    QSKIP("it is not here");
  const QTemporaryDir folder;
  for (const auto &[program, before] : {std::pair(QStringLiteral(JANSO_PROGRAM), QStringLiteral("--manual")),
                                        std::pair(QStringLiteral(JANSO_CLI), QStringLiteral("manual"))}) {
    QFile file(folder.filePath(QStringLiteral("completion")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(ran(program, {before, shell}).out.toUtf8());
    file.close();
    const Ran read = ran(found, {QStringLiteral("-n"), file.fileName()});
    QVERIFY2(read.status == 0 && read.err.isEmpty(), qPrintable(read.err));
  }
}

void TestManual::bashCompletes_data() {
  QTest::addColumn<QString>("program");
  QTest::addColumn<QStringList>("before");
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("reply");
  const auto row = [](const char *name, bool cli, const char *line, const char *reply) {
    QTest::newRow(name) << (cli ? QStringLiteral(JANSO_CLI) : QStringLiteral(JANSO_PROGRAM))
                        << QStringList{cli ? QStringLiteral("manual") : QStringLiteral("--manual")}
                        << QString::fromLatin1(line) << QString::fromLatin1(reply);
  };
  row("an option", false, "janso --lang", "--language");
  row("its value", false, "janso --language d", "de");
  row("a command", true, "janso-cli ver", "verify");
  row("an option of it", true, "janso-cli review --roll", "--rollout");
  row("an option of another", true, "janso-cli score --roll", "");
  row("a ruleset", true, "janso-cli verify --rules mahjongsoul_4", "mahjongsoul_4p");
  row("a file", true, "janso-cli verify two", "two words.mjlog");
  row("a file after its option", false, "janso --config two", "two words.mjlog");
}

void TestManual::bashCompletes() {
  QFETCH(QString, program);
  QFETCH(QStringList, before);
  QFETCH(QString, line);
  QFETCH(QString, reply);
  const QString bash = QStandardPaths::findExecutable(QStringLiteral("bash"));
  if (bash.isEmpty())
    QSKIP("there is no bash");
  const QString completion = ran(program, before + QStringList{QStringLiteral("bash")}).out;
  const QString name = line.section(QLatin1Char(' '), 0, 0);
  const QString script = completion + QStringLiteral(
                                          "\ncompopt() { :; }\nCOMP_WORDS=(%1)\nCOMP_CWORD=%2\n_%3\n"
                                          "echo \"${COMPREPLY[*]}\"\n")
                                          .arg(line)
                                          .arg(line.count(QLatin1Char(' ')))
                                          .arg(QString(name).replace(QLatin1Char('-'), QLatin1Char('_')));
  const QTemporaryDir folder;
  QVERIFY(QFile(folder.filePath(QStringLiteral("two words.mjlog"))).open(QIODevice::WriteOnly));
  QProcess shell;
  shell.setWorkingDirectory(folder.path());
  shell.start(bash, {QStringLiteral("--norc"), QStringLiteral("-c"), script});
  QVERIFY(shell.waitForFinished(30'000));
  QCOMPARE(QString::fromUtf8(shell.readAllStandardError()), QString());
  QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()).trimmed(), reply);
}

void TestManual::otherFormsAreRefused() {
  const Ran window = ran(QStringLiteral(JANSO_PROGRAM), {QStringLiteral("--manual"), QStringLiteral("pdf")});
  QVERIFY(window.status != 0 && window.err.contains(QStringLiteral("man, bash, zsh, fish")));
  const Ran cli = ran(QStringLiteral(JANSO_CLI), {QStringLiteral("manual"), QStringLiteral("pdf")});
  QVERIFY(cli.status != 0 && cli.err.contains(QStringLiteral("man, bash, zsh, fish")));
}

JANSO_TEST(TestManual);
#include "tst_manual.moc"
