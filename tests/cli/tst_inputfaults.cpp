// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is wrong with what somebody typed, or with a file as a whole, is told in the language of the terminal;
// JSON and what is wrong inside of a file stay in English.
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "about/catalogue.h"
#include "cli/arena/arenareport.h"
#include "cli/arena/arenarun.h"
#include "cli/command/command.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;
using test::write;

namespace {

QString recorded(const char *name) {
  return QStringLiteral(JANSO_TEST_DATA "/records/") + QString::fromLatin1(name);
}

// As they stand in the test's rows.
struct TypedLine {
  const char *rule;
  const char *line;     // F/ is the folder of the test's files, @ the language
  const char *english;  // a part of what is said, F/ as in the line
  const char *german;
};

constexpr TypedLine kTyped[] = {
    // --- Tiles ---
    {"a digit alone", "score 123", "123: no suit letter after the digit",
     "123: nach der Ziffer steht keine Farbe"},
    {"a suit alone", "score 1mp", "1mp: no digit before the suit 'p'",
     "1mp: vor der Farbe \u201ep\u201c steht keine Ziffer"},
    {"no such honor", "score 18z", "18z: there is no honor tile 8z", "18z: es gibt keinen Ehrenstein 8z"},
    {"a foreign letter in an option", "score 1m --dora 12x", "12x: 'x' is not a digit or one of the suits",
     "12x: \u201ex\u201c ist weder eine Ziffer noch m, p, s oder z"},
    // --- Hands that cannot be ---
    {"five of a tile by kita", "score 123p456p789s44z444z --rules tenhou_3p --kita 1",
     "there are more copies of 4z than a set of tiles contains", "mehr 4z, als es im Spiel gibt"},
    {"haitei by ron", "score 123m456p789s11122z --haitei", "haitei must be a win by tsumo",
     "Haitei ist ein Tsumo"},
    {"a tile that three players have not", "score 234m456p789s11122z --rules tenhou_3p",
     "2m is not used with three players", "zu dritt gibt es kein 2m"},
    {"a seat that three players have not", "score 123p456p789s11122z --rules tenhou_3p --seat N",
     "with three players, there is no such seat or round wind", "ein Sitz ist keiner von dreien"},
    {"open riichi", "score 123m456p789s11122z --open-riichi", "open riichi is not allowed under these rules",
     "Open Riichi ist nach diesen Regeln nicht erlaubt"},
    // --- Options of the rules ---
    {"no number", "score 1m --set starting_points=x", "starting_points: 'x' is not a number",
     "starting_points: \u201ex\u201c ist keine Zahl"},
    {"none of its words", "score 1m --set kuitan=maybe",
     "kuitan: 'maybe' is not one of the allowed values (false, true)",
     "kuitan: \u201emaybe\u201c ist keiner der erlaubten Werte (false, true)"},
    {"out of range", "score 1m --set starting_points=7", "starting_points: '7' is not an allowed value",
     "starting_points: \u201e7\u201c liegt au\u00dferhalb des Erlaubten"},
    {"options that contradict each other", "rules F/conflict.json",
     "'chii' must be off when 'players' is 3: there is no chi with three players",
     "ist an: zu dritt gibt es kein Chi"},
    {"too few values", "rules F/uma.json", "uma: must be a list of 4 values",
     "uma: muss eine Liste von 4 Werten sein"},
    {"a value of another type", "rules F/null.json", "a value is missing or not valid in a ruleset",
     "ein Wert fehlt oder ist in einem Regelwerk nicht erlaubt"},
    {"no JSON", "rules F/brace.json", "byte 1: not a JSON object", "Byte 1: kein JSON-Objekt"},
    // --- Files as a whole ---
    {"an empty file", "verify F/empty", "unreadable: the file is empty", "unlesbar: die Datei ist leer"},
    {"gzip that is cut off", "verify F/cut.gz", "the gzip data is cut off after 0 unpacked bytes",
     "die gzip-Daten brechen nach 0 entpackten Bytes ab"},
    {"UTF-16 that is none", "verify F/utf16", "the file is marked as UTF-16, but is not valid UTF-16",
     "als UTF-16 gekennzeichnet, ist es aber nicht"},
    {"a letter", "verify F/letter.txt", "not a supported game record (mjlog",
     "keine Partie in einem unterst\u00fctzten Format (mjlog"},
    {"a file that is too large", "verify F/large", "the file is larger than 16 MiB",
     "gr\u00f6\u00dfer als 16 MiB"},
    {"a journal of another version", "verify F/later.jsonl", "saved by another version of Janso",
     "die eine andere Version von Janso gespeichert hat"},
    {"tenhou.net/6 without a hand", "verify F/nohand.json", "unreadable: the log contains no hands",
     "unlesbar: die Liste `log` enth\u00e4lt kein Spiel"},
    {"tenhou.net/6 without a list", "verify F/nolog.json", "the list of hands 'log' is missing",
     "es gibt keine Liste `log` von Spielen"},
    {"mjlog without a hand", "verify F/noinit.mjlog", "no hands: there is no INIT tag",
     "kein Spiel: es gibt kein Tag INIT"},
    {"a paipu without a hand", "verify F/nohand.paipu", "unreadable: the log contains no hands",
     "unlesbar: die Liste `log` enth\u00e4lt kein Spiel"},
    {"some games of a file", "verify F/two.paipu", "2 of 2 games are broken",
     "2 von 2 Partien sind besch\u00e4digt"},
    {"nothing but a hand without indicators", "verify F/nodora.json",
     "East 1: the dora indicator is missing, so this hand was skipped",
     "East 1: es gibt keinen Dora-Indikator, daher ist dieses Spiel ausgelassen"},
    {"one player's view", "verify F/view.mjson", "hidden tiles cannot be replayed",
     "verdeckte Steine lassen sich nicht nachspielen"},
    {"a file that is not there", "review F/nothing", "could not read the file",
     "die Datei kann nicht gelesen werden"},
    {"a lesson that is not there", "lessons F/nothing", "could not read 'F/nothing'",
     "nothing\u201c kann nicht gelesen werden"},
    {"a result that is not there", "arena --merge F/nothing", "could not read 'F/nothing'",
     "nothing\u201c kann nicht gelesen werden"},
    {"a result that cannot be written", "arena --seats novice --json F/empty/x",
     "could not write 'F/empty/x'", "/empty/x\u201c kann nicht geschrieben werden"},
    {"a folder of results that cannot be made", "arena --seats novice --save F/empty/x",
     "could not create the folder", "kann nicht angelegt werden"},
    {"skipped files in a folder", "verify F", "skipped: not a supported game record",
     "\u00fcbergangen: keine Partie in einem unterst\u00fctzten Format"},
    {"statistics of an empty file", "statistics F/empty", "empty: the file is empty",
     "empty: die Datei ist leer"},
    // --- Conditions, folders, opponents ---
    {"no condition of statistics", "statistics F --where foo",
     "--where: a condition must be KEY=VALUE, where KEY is one of ruleset",
     "--where: eine Bedingung ist KEY=VALUE, und KEY eines von ruleset"},
    {"a value that a condition has not", "statistics F --where seat=9", "--where: seat must be 0..3, not '9'",
     "--where: seat ist 0..3, nicht \u201e9\u201c"},
    {"a folder that cannot be made", "library list --index F/empty/x", "could not create the folder",
     "kann nicht angelegt werden"},
    {"files that an import refuses", "library import F/letter.txt --index F/@", "not a supported game record",
     "keine Partie in einem unterst\u00fctzten Format"},
    {"a plugin that is not there", "arena --seats plugin:F/nothing.so", "nothing.so” does not exist.",
     "Es gibt keine Datei"},
};

}  // namespace

class TestInputFaults : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void isToldInTheLanguage_data();
  void isToldInTheLanguage();
  void variantsAndNotesAreToo();
  void rulesForOthersAreCounted();
  void failuresOfPlayersAreToo();
  void jsonStaysEnglish();
  void detailsOfARecordStayEnglish();
  void numbersFollowTheLanguage();
  void cleanupTestCase() { m_catalogue.use(QLocale(QStringLiteral("en_US"))); }

 private:
  Ran in(const char *language, QString line) {
    line.replace(QLatin1String("F/"), m_folder.path() + QLatin1Char('/'));
    if (line.contains(QLatin1String(" F")))
      line.replace(QLatin1String(" F"), QLatin1Char(' ') + m_folder.path());
    line.replace(QLatin1Char('@'), QLatin1String(language));
    m_catalogue.use(QLocale(QString::fromLatin1(language)));
    return runCli(line.split(QLatin1Char(' ')));
  }

  QTemporaryDir m_folder;
  Catalogue m_catalogue;
};

// What runCli() installs first lies below ours.
void TestInputFaults::initTestCase() {
  QCOMPARE(runCli("--version").status, 0);
  const auto file = [this](const char *name, const QByteArray &bytes) {
    write(m_folder.filePath(QString::fromLatin1(name)), bytes);
  };
  file("empty", {});
  file("cut.gz", QByteArray("\x1f\x8b\x08\x00"
                            "aaaa",
                            8));
  file("utf16",
       "\xff\xfe"
       "a");
  file("letter.txt", "Dear aunt");
  file("large", QByteArray(17 << 20, ' '));
  file("later.jsonl", "{\"janso_journal\":99}\n");
  file("view.mjson",
       "{\"type\":\"start_game\",\"id\":0,\"names\":[\"a\",\"b\",\"c\",\"d\"]}\n"
       "{\"type\":\"start_kyoku\",\"bakaze\":\"E\",\"kyoku\":1,\"honba\":0,\"kyotaku\":0,\"oya\":0,"
       "\"scores\":[25000,25000,25000,25000],\"dora_marker\":\"1m\",\"tehais\":["
       "[\"1m\",\"2m\",\"3m\",\"4m\",\"5m\",\"6m\",\"7m\",\"8m\",\"9m\",\"1p\",\"2p\",\"3p\",\"4p\"],"
       "[\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\"],"
       "[\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\"],"
       "[\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\",\"?\"]]}\n");
  file("nohand.json", "{\"rule\":{\"aka\":1},\"log\":[]}");
  file("nolog.json", "{\"rule\":{\"aka\":1},\"log\":7}");
  file("nodora.json",
       "{\"rule\":{\"aka\":1},\"log\":[[[0,0,0],[25000,25000,25000,25000],[],[],[],[],[],[],[],[],[],[],[],[]"
       ",[],[],"
       "[]]]}");
  file("noinit.mjlog", "<mjloggm ver=\"2.3\"></mjloggm>");
  file("nohand.paipu", "{\"qijia\":0,\"log\":[],\"qipai\":{}}");
  file("two.paipu", "{\"qijia\":0,\"log\":[],\"qipai\":{}}\n{\"qijia\":0,\"log\":[],\"qipai\":{}}\n");
  file("conflict.json", "{\"players\":3,\"chii\":true}");
  file("uma.json", "{\"uma\":[1,2]}");
  file("null.json", "{\"players\":null}");
  file("brace.json", "{");
}

void TestInputFaults::isToldInTheLanguage_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  for (const TypedLine &typed : kTyped)
    QTest::newRow(typed.rule) << QString::fromLatin1(typed.line) << QString::fromUtf8(typed.english)
                              << QString::fromUtf8(typed.german);
}

void TestInputFaults::isToldInTheLanguage() {
  QFETCH(QString, line);
  QFETCH(QString, english);
  QFETCH(QString, german);
  english.replace(QLatin1String("F/"), m_folder.path() + QLatin1Char('/'));
  const Ran inEnglish = in("en_US", line);
  QVERIFY2((inEnglish.out + inEnglish.err).contains(english), qPrintable(inEnglish.out + inEnglish.err));
  const QString core = english.section(QLatin1String(": "), -1);
  for (const char *language : {"de", "es", "fr", "ja", "zh"}) {
    const Ran ran = in(language, line);
    QCOMPARE(ran.status, inEnglish.status);
    QVERIFY2(!(ran.out + ran.err).contains(core), qPrintable(ran.out + ran.err));
    if (language == QLatin1String("de"))
      QVERIFY2((ran.out + ran.err).contains(german), qPrintable(ran.out + ran.err));
  }
}

void TestInputFaults::variantsAndNotesAreToo() {
  const QString line = QStringLiteral("verify ") + recorded("no-tenpai-stop.mjlog");
  QVERIFY(in("en_US", line)
              .out.contains(QLatin1String(
                  "1 game under other rules: no tenpai-yame for the dealer in the last hand\n")));
  QVERIFY(in("de", line)
              .out.contains(QLatin1String(
                  "1 Partie eines anderen Tisches: kein Ende durch Tenpai des Dealers im letzten Spiel\n")));
}

void TestInputFaults::rulesForOthersAreCounted() {
  const QString line = QStringLiteral("verify --rules tenhou_3p ") + recorded("own01.mjlog");
  const QString out = in("de", line).out;
  const QString why = QStringLiteral("die angegebenen Regeln sind f\u00fcr eine andere Spielerzahl\n");
  QVERIFY2(out.contains(QStringLiteral("own01.mjlog: \u00fcbergangen: ") + why), qPrintable(out));
  QVERIFY2(out.contains(QStringLiteral("1 \u00fcbergangen: ") + why), qPrintable(out));
}

// A failure that came out of a file is known in English alone.
void TestInputFaults::failuresOfPlayersAreToo() {
  cli::ArenaPlan plan;
  QVERIFY(cli::seatParticipants(QStringLiteral("club"), plan).ok());
  plan.matches = 1;
  cli::ArenaTotals totals(plan);
  totals.matches = 1;
  totals.failures.push_back({3, 2, QStringLiteral("p in seat 1: the program crashed"),
                             cli::FailedSeat{QStringLiteral("p"), 1, {FailureCode::Crashed}}});
  totals.failures.push_back({4, 2, QStringLiteral("q in seat 0: the program crashed")});
  m_catalogue.use(QLocale(QStringLiteral("de")));
  QString text;
  QTextStream out(&text);
  cli::printReport(plan, totals, out);
  QVERIFY2(text.contains(QLatin1String("p auf Sitz 1: das Programm ist abgest")), qPrintable(text));
  QVERIFY2(text.contains(QLatin1String("q in seat 0: the program crashed")), qPrintable(text));
}

void TestInputFaults::jsonStaysEnglish() {
  for (const char *line : {"verify F --json", "library import F/letter.txt --index F/json-@ --json"}) {
    const Ran english = in("en_US", QString::fromLatin1(line));
    const Ran german = in("de", QString::fromLatin1(line));
    QVERIFY2(german.out.contains(QLatin1String("not a supported game record")), qPrintable(german.out));
    QCOMPARE(german.out.count(QLatin1Char('\n')), english.out.count(QLatin1Char('\n')));
  }
}

void TestInputFaults::detailsOfARecordStayEnglish() {
  write(m_folder.filePath(QStringLiteral("broken.mjson")),
        "{\"type\":\"start_game\"}\n{\"type\":\"dahai\"}\n");
  const QString out = in("de", QStringLiteral("verify F/broken.mjson")).out;
  QVERIFY2(out.contains(QLatin1String("broken.mjson: unlesbar: line 2")), qPrintable(out));
}

void TestInputFaults::numbersFollowTheLanguage() {
  const QString score = QStringLiteral("score 234m567m345p67s22s8s --riichi");
  QVERIFY2(in("en_US", score).out.contains(QLatin1String("rounded up to 5,800)\nEast receives 5,800\n")),
           qPrintable(in("en_US", score).out));
  QVERIFY2(in("de", score).out.contains(QLatin1String("Ost bekommt 5.800\n")),
           qPrintable(in("de", score).out));
  QVERIFY2(in("fr", score).out.contains(QStringLiteral("5\u202f800")), qPrintable(in("fr", score).out));
  const QString checked = QStringLiteral("verify ") + recorded("own01.mjlog");
  QVERIFY(in("de", checked).out.contains(QRegularExpression(QStringLiteral("gepr\u00fcft in \\d+,\\d s"))));
  QVERIFY(in("en_US", checked).out.contains(QRegularExpression(QStringLiteral("checked in \\d+\\.\\d s"))));
  const QString figures = QStringLiteral("statistics ") + recorded("own01.mjlog");
  QVERIFY(in("de", figures).out.contains(QRegularExpression(QStringLiteral("\\d,\\d\\d\u00a0%"))));
  QVERIFY(!in("de", figures).out.contains(QRegularExpression(QStringLiteral("\\d\\.\\d\\d\u00a0?%"))));
}

JANSO_TEST(TestInputFaults);
#include "tst_inputfaults.moc"
