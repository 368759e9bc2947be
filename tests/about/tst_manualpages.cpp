// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A manual page and completions made from a small description: each part is there, and nothing in it means
// something to roff or to a shell. That real shells read ours is proved with the programs (app/tst_manual).
#include <QRegularExpression>
#include <QTest>
#include <optional>

#include "about/manual.h"
#include "about/version.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

QString str(const char *text) {
  return QString::fromUtf8(text);
}

Manual plainProgram() {
  Manual manual;
  manual.program = str("janso");
  manual.section = 6;
  manual.summary = str("riichi mahjong");
  manual.usage = str("[OPTION]... [FILE]");
  manual.description = str("Plays.");
  manual.options = {
      {{str("-h"), str("--help")}, {}, str("show this help"), {}},
      {{str("--felt")}, str("COLOR"), str("color of the table: teal or navy"), {str("teal"), str("navy")}},
      {{str("--open")}, str("FILE"), str("open a record"), {}},
      {{str("FILE")}, {}, str("a record to open"), {}}};
  manual.also = {str("janso-cli(1)")};
  return manual;
}

Manual programWithCommands() {
  Manual manual;
  manual.program = str("janso-cli");
  manual.summary = str("tools");
  manual.options = {{{str("--version")}, {}, str("show the version"), {}}};
  manual.commands = {{str("score"),
                      str("HAND"),
                      str("score a hand: points and fu"),
                      str("Note.\n  kept"),
                      {{{str("--json")}, {}, str("write JSON"), {}}}},
                     {str("verify"), str("FILE..."), str("check records"), {}, {}}};
  return manual;
}

Manual withOptionHelp(const QString &help) {
  Manual manual = plainProgram();
  manual.options = {{{str("--x")}, {}, help, {}}};
  return manual;
}

}  // namespace

class TestManualPages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPageHasItsSections();
  void aPageOfCommands();
  void roffReadsWords_data();
  void roffReadsWords();
  void everyFormHasEveryOption_data();
  void everyFormHasEveryOption();
  void commandsAreCompleted_data();
  void commandsAreCompleted();
  void helpBecomesBrief_data();
  void helpBecomesBrief();
  void quotesAreQuoted();
  void formsAreKnown();
  void pathsAreKnown_data();
  void pathsAreKnown();
  void theVersionIsNumbers();
};

void TestManualPages::aPageHasItsSections() {
  const QString page = manPage(plainProgram());
  qsizetype at = 0;
  for (const char *section : {".TH \"JANSO\" \"6\"", ".SH \"NAME\"", ".SH \"SYNOPSIS\"",
                              ".SH \"DESCRIPTION\"", ".SH \"OPTIONS\"", ".SH \"SEE ALSO\""}) {
    const qsizetype found = page.indexOf(QLatin1String(section), at);
    QVERIFY2(found >= at, section);
    at = found;
  }
  QVERIFY(page.contains(str("janso \\- riichi mahjong\n")));
  QVERIFY(page.contains(str("\\fB\\-h\\fR, \\fB\\-\\-help\\fR\nshow this help\n")));
  QVERIFY(page.contains(str("\\fB\\-\\-felt\\fR \\fICOLOR\\fR\n")));
  QVERIFY(page.contains(str("\\fIFILE\\fR\na record to open\n")));
  QVERIFY(!page.contains(str(".SH \"COMMANDS\"")));
  Manual bare = plainProgram();
  bare.also.clear();
  bare.options.clear();
  QVERIFY(!manPage(bare).contains(str("SEE ALSO")) && !manPage(bare).contains(str("OPTIONS\"")));
}

void TestManualPages::aPageOfCommands() {
  const QString page = manPage(programWithCommands());
  QVERIFY(page.contains(str("\\fBjanso\\-cli score\\fR HAND\n.br\n")));
  QVERIFY(page.contains(str(".SS \"score HAND\"\nscore a hand: points and fu\n")));
  QVERIFY(page.contains(str(".SS \"verify FILE...\"\n")));
  QVERIFY(page.contains(str(".PP\nNote.\n.nf\n  kept\n.fi\n")));
}

void TestManualPages::roffReadsWords_data() {
  QTest::addColumn<QString>("help");
  QTest::addColumn<QString>("source");
  QTest::newRow("hyphens") << "use --json"
                           << "\nuse \\-\\-json\n";
  QTest::newRow("backslash") << "C:\\games"
                             << "\nC:\\egames\n";
  QTest::newRow("apostrophe") << "it's"
                              << "\nit\\(aqs\n";
  QTest::newRow("a dot at the beginning is no request") << ".ci/run"
                                                        << "\n\\&.ci/run\n";
  QTest::newRow("lines are broken") << "one\ntwo"
                                    << "\none\n.br\ntwo\n";
  QTest::newRow("spaced lines stay") << "one\n two\n three\nfour"
                                     << "\none\n.nf\n two\n three\n.fi\nfour\n";
}

void TestManualPages::roffReadsWords() {
  QFETCH(QString, help);
  QFETCH(QString, source);
  const QString page = manPage(withOptionHelp(help));
  QVERIFY2(page.contains(source), qPrintable(page));
}

void TestManualPages::everyFormHasEveryOption_data() {
  QTest::addColumn<QString>("form");
  QTest::addColumn<QStringList>("parts");
  QTest::newRow("bash") << "bash"
                        << QStringList{str("-h --help --felt --open"), str("--felt) mapfile"),
                                       str("'teal navy'"), str("complete -F _janso janso")};
  QTest::newRow("zsh") << "zsh"
                       << QStringList{str("#compdef janso"),
                                      str("'-h[show this help]'"),
                                      str("'--help[show this help]'"),
                                      str("'--felt[color of the table]:COLOR:(teal navy)'"),
                                      str("'--open[open a record]:FILE:_files'"),
                                      str("'*:FILE:_files'")};
  QTest::newRow("fish") << "fish"
                        << QStringList{str("complete -c janso -s h -l help -d 'show this help'\n"),
                                       str("-l felt -x -a 'teal navy' -d 'color of the table'\n"),
                                       str("-l open -r -F -d 'open a record'\n"),
                                       str("complete -c janso -F\n")};
}

void TestManualPages::everyFormHasEveryOption() {
  QFETCH(QString, form);
  QFETCH(QStringList, parts);
  const std::optional<QString> script = manualAs(form, plainProgram());
  QVERIFY(script);
  for (const QString &part : parts)
    QVERIFY2(script->contains(part), qPrintable(part + u'\n' + *script));
}

void TestManualPages::commandsAreCompleted_data() {
  QTest::addColumn<QString>("form");
  QTest::addColumn<QStringList>("parts");
  QTest::newRow("bash") << "bash"
                        << QStringList{str("'score verify --version'"), str("score)\n"),
                                       str("words='--json'")};
  QTest::newRow("zsh") << "zsh"
                       << QStringList{str("'score:score a hand'"), str("'verify:check records'"),
                                      str("score)\n")};
  QTest::newRow("fish") << "fish"
                        << QStringList{
                               str("-n __fish_use_subcommand -a score -d 'score a hand'\n"),
                               str("-n '__fish_seen_subcommand_from score' -l json -d 'write JSON'\n"),
                               str("-n __fish_use_subcommand -l version")};
}

void TestManualPages::commandsAreCompleted() {
  QFETCH(QString, form);
  QFETCH(QStringList, parts);
  const QString script = *manualAs(form, programWithCommands());
  for (const QString &part : parts)
    QVERIFY2(script.contains(part), qPrintable(part + u'\n' + script));
}

void TestManualPages::helpBecomesBrief_data() {
  QTest::addColumn<QString>("help");
  QTest::addColumn<QString>("brief");
  QTest::newRow("one clause") << "open a record"
                              << "open a record";
  QTest::newRow("the first line") << "open a record\nor two"
                                  << "open a record";
  QTest::newRow("before a colon") << "color of the table: teal"
                                  << "color of the table";
  QTest::newRow("before a semicolon") << "play fast; slow"
                                      << "play fast";
  QTest::newRow("the first sentence") << "Play fast. Or not."
                                      << "Play fast";
  QTest::newRow("without its full stop") << "Play fast."
                                         << "Play fast";
  QTest::newRow("a condition is no clause") << "with --save: name of the file: any"
                                            << "with --save: name of the file";
  QTest::newRow("nor is a single word") << "export: write a file; or print it"
                                        << "export: write a file";
  QTest::newRow("a parenthesis that was cut") << "play (slowly; not fast)"
                                              << "play";
}

void TestManualPages::helpBecomesBrief() {
  QFETCH(QString, help);
  QFETCH(QString, brief);
  const QString script = fishCompletion(withOptionHelp(help));
  QVERIFY2(script.contains(QStringLiteral(" -d '%1'\n").arg(brief)), qPrintable(script));
}

void TestManualPages::quotesAreQuoted() {
  const Manual manual = withOptionHelp(str("don't [ever] stop"));
  QVERIFY(fishCompletion(manual).contains(str("'don'\\''t [ever] stop'")));
  QVERIFY(zshCompletion(manual).contains(str("'--x[don'\\''t (ever) stop]'")));
}

void TestManualPages::formsAreKnown() {
  QCOMPARE(manualForms(), (QStringList{str("man"), str("bash"), str("zsh"), str("fish")}));
  for (const QString &form : manualForms()) {
    const std::optional<QString> text = manualAs(form, plainProgram());
    QVERIFY(text && text->endsWith(u'\n'));
    QVERIFY(!text->contains(QLatin1String("%1")));
  }
  for (const char *wrong : {"", "Man", "html", "ban"})
    QVERIFY(!manualAs(str(wrong), plainProgram()));
}

void TestManualPages::pathsAreKnown_data() {
  QTest::addColumn<QString>("value");
  QTest::addColumn<bool>("path");
  QTest::newRow("file") << "FILE" << true;
  QTest::newRow("folder") << "FOLDER" << true;
  QTest::newRow("path") << "PATH" << true;
  QTest::newRow("a word or a file") << "ID|FILE" << true;
  QTest::newRow("a number") << "N" << false;
  QTest::newRow("part of a word") << "FILES" << false;
  QTest::newRow("nothing") << QString() << false;
}

void TestManualPages::pathsAreKnown() {
  QFETCH(QString, value);
  QTEST(isPathValue(value), "path");
}

void TestManualPages::theVersionIsNumbers() {
  static const QRegularExpression number(str("^\\d+\\.\\d+\\.\\d+$"));
  static const QRegularExpression commit(str("^([0-9a-f]{7,40}\\+?)?$"));
  QVERIFY2(number.match(versionText()).hasMatch(), qPrintable(versionText()));
  QVERIFY2(commit.match(commitText()).hasMatch(), qPrintable(commitText()));
  const QStringList lines = versionLines(str("janso")).split(u'\n');
  QCOMPARE(lines.size(), 3);
  QVERIFY(lines[0].startsWith(str("janso ") + versionText()));
  QCOMPARE(lines[0].contains(str("(commit ")), !commitText().isEmpty());
  QCOMPARE(lines[1], str("Qt ") + str(qVersion()));
  QVERIFY(manPage(plainProgram()).contains(str("\"Janso ") + versionText() + u'"'));
}

JANSO_TEST(TestManualPages);
#include "tst_manualpages.moc"
