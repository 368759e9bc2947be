// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The manual pages and what shells complete: made from what --help says, whole, and such that man and the
// shells can read them.
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "support/rounds.h"
#include "support/testprogram.h"

namespace {

struct Ran {
  int status = -1;
  QString out;
  QString err;
};

// `locale`: of the messages; empty = as the test runs, in English.
Ran ran(const QString &program, const QStringList &arguments, const QString &locale = {}) {
  QProcess process;
  if (!locale.isEmpty()) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), locale);
    process.setProcessEnvironment(environment);
  }
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
  void theTerminalsLanguageIsSpoken_data();
  void theTerminalsLanguageIsSpoken();
  void whatIsWrongIsSaidInIt();
  void everyOptionIsInIt_data();
  void everyOptionIsInIt();
  void manReadsThePage_data();
  void manReadsThePage();
  void briefTextsAreWhole();
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

  // Each program in each language; `heading`: that of the options of janso, of the commands of janso-cli.
  static void pages() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("heading");
    const auto row = [](const char *locale, const char16_t *options, const char16_t *commands) {
      QTest::addRow("janso, %s", locale)
          << QStringLiteral(JANSO_PROGRAM) << QStringList{QStringLiteral("--manual")}
          << QString::fromLatin1(locale) << QString::fromUtf16(options);
      QTest::addRow("janso-cli, %s", locale)
          << QStringLiteral(JANSO_CLI) << QStringList{QStringLiteral("manual")} << QString::fromLatin1(locale)
          << QString::fromUtf16(commands);
    };
    row("C", u"OPTIONS", u"COMMANDS");
    row("ja_JP.UTF-8", u"\u30aa\u30d7\u30b7\u30e7\u30f3", u"\u30b3\u30de\u30f3\u30c9");
    if (janso::test::isQuick())
      return;
    row("de_DE.UTF-8", u"OPTIONEN", u"BEFEHLE");
    row("es_ES.UTF-8", u"OPCIONES", u"\u00d3RDENES");
    row("fr_FR.UTF-8", u"OPTIONS", u"COMMANDES");
    row("zh_CN.UTF-8", u"\u9009\u9879", u"\u547d\u4ee4");
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

void TestManual::theTerminalsLanguageIsSpoken_data() {
  pages();
}

// What --help says in a language is what the page of that language is made of; nothing of it is in English.
void TestManual::theTerminalsLanguageIsSpoken() {
  QFETCH(QString, program);
  QFETCH(QStringList, before);
  QFETCH(QString, locale);
  QFETCH(QString, heading);
  const Ran page = ran(program, before + QStringList{QStringLiteral("man")}, locale);
  QCOMPARE(page.status, 0);
  QVERIFY2(page.out.contains(QStringLiteral(".SH \"%1\"\n").arg(heading)), qPrintable(page.out.left(2000)));
  const QString english = ran(program, {QStringLiteral("--help")}).out;
  const QString help = ran(program, {QStringLiteral("--help")}, locale).out;
  QCOMPARE(optionsIn(help), optionsIn(english));
  int same = 0;
  const QStringList rows = help.split(QLatin1Char('\n'));
  // Where an option or command begins with words; what follows, and a long option alone, may be names.
  static const QRegularExpression begins(QStringLiteral("^  (?!--\\S+( \\S+)?$)\\S"));
  for (const QString &row : english.split(QLatin1Char('\n')))
    same += row.contains(begins) && rows.contains(row) ? 1 : 0;
  QCOMPARE(same > 0, locale == QLatin1String("C"));
}

void TestManual::whatIsWrongIsSaidInIt() {
  const QStringList wrong{QStringLiteral("--frobnicate")};
  const QString german = QStringLiteral("de_DE.UTF-8");
  const Ran here = ran(QStringLiteral(JANSO_PROGRAM), wrong);
  const Ran there = ran(QStringLiteral(JANSO_PROGRAM), wrong, german);
  QVERIFY2(here.err.contains(QStringLiteral("There is no option --frobnicate")), qPrintable(here.err));
  QVERIFY2(there.err.contains(QStringLiteral("Es gibt keine Option --frobnicate")), qPrintable(there.err));
  QCOMPARE(there.status, here.status);
  const Ran chosen =
      ran(QStringLiteral(JANSO_PROGRAM),
          {QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("--help")}, german);
  QCOMPARE(chosen.out, ran(QStringLiteral(JANSO_PROGRAM), {QStringLiteral("--help")}).out);
}

void TestManual::everyOptionIsInIt_data() {
  pages();
}

void TestManual::everyOptionIsInIt() {
  QFETCH(QString, program);
  QFETCH(QStringList, before);
  QFETCH(QString, locale);
  QString help = ran(program, {QStringLiteral("--help")}).out;
  static const QRegularExpression commandRow(QStringLiteral("^janso-cli ([a-z]+) "),
                                             QRegularExpression::MultilineOption);
  for (auto match = commandRow.globalMatch(help); match.hasNext();)
    help += ran(program, {match.next().captured(1), QStringLiteral("--help")}).out;
  const QStringList options = optionsIn(help);
  QVERIFY(options.size() >= 10);
  for (const char *form : {"man", "bash", "zsh", "fish"}) {
    const Ran made = ran(program, before + QStringList{QString::fromLatin1(form)}, locale);
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
  pages();
}

void TestManual::manReadsThePage() {
  QFETCH(QString, program);
  QFETCH(QStringList, before);
  QFETCH(QString, locale);
  const QString groff = QStandardPaths::findExecutable(QStringLiteral("groff"));
  if (groff.isEmpty())
    QSKIP("there is no groff");
  const QTemporaryDir folder;
  const QString page = folder.filePath(QStringLiteral("page"));
  QFile file(page);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(ran(program, before + QStringList{QStringLiteral("man")}, locale).out.toUtf8());
  file.close();
  for (const char *length : {"-rLL=78n", "-rLL=66n"}) {
    const Ran read =
        ran(groff, {QStringLiteral("-K"), QStringLiteral("utf8"), QStringLiteral("-man"),
                    QStringLiteral("-Tutf8"), QStringLiteral("-ww"), QString::fromLatin1(length), page});
    QCOMPARE(read.status, 0);
    QVERIFY2(read.err.isEmpty(), qPrintable(read.err));
    QVERIFY(read.out.size() > 1000);
    // Of groff's own making: an option that is cut there is no option any more.
    const bool byCharacters =
        locale.startsWith(QLatin1String("ja")) || locale.startsWith(QLatin1String("zh"));
    QVERIFY(byCharacters || !read.out.contains(QChar(0x2010)));
  }
}

void TestManual::briefTextsAreWhole() {
  for (const auto &[program, before] : {std::pair(QStringLiteral(JANSO_PROGRAM), QStringLiteral("--manual")),
                                        std::pair(QStringLiteral(JANSO_CLI), QStringLiteral("manual"))}) {
    const QString made = ran(program, {before, QStringLiteral("fish")}).out;
    QVERIFY(!made.isEmpty());
    for (const QString &row : made.split(QLatin1Char('\n')))
      QVERIFY2(row.count(QLatin1Char('(')) == row.count(QLatin1Char(')')), qPrintable(row));
  }
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
