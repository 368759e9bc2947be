// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli from its command line to its exit status: what it prints, and one sentence for every mistake.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "cli/command.h"

using namespace janso;

namespace {

struct Ran {
  int status = -1;
  QString out;
  QString err;
};

Ran runCli(const QStringList &arguments) {
  Ran ran;
  QTextStream out(&ran.out);
  QTextStream err(&ran.err);
  cli::Console console{out, err};
  ran.status = cli::run(arguments, console);
  return ran;
}

QString records() {
  return QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records");
}

void write(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray contents(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class Cli : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void commandLines_data();
  void commandLines();
  void verifyFindsNothingWrongInOurGames();
  void verifyGoesOnAfterBrokenFiles();
  void verifySkipsWhatIsNoGameInAFolderOnly();
  void selfplayPlaysTheSameMatchesAgain();
  void selfplayOfThreeHasThreePlaces();
  void selfplayRecordsCanBeVerified_data();
  void selfplayRecordsCanBeVerified();
};

void Cli::commandLines_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<int>("status");
  QTest::addColumn<QString>("out");  // part of the output, "" = none at all
  QTest::addColumn<QString>("err");
  const auto row = [](const char *name, const char *line, int status, const char *out, const char *err) {
    QTest::newRow(name) << QString::fromUtf8(line) << status << QString::fromUtf8(out)
                        << QString::fromUtf8(err);
  };
  row("nothing", "", 2, "", "janso-cli verify PATH...");
  row("help", "--help", 0, "janso-cli selfplay", "");
  row("version", "--version", 0, "janso-cli 0.", "");
  row("unknown command", "fly", 2, "", "janso-cli: there is no command 'fly'; see janso-cli --help");
  row("help of a command", "score --help", 0, "winning tile last", "");
  row("verify nothing", "verify", 2, "", "janso-cli verify: name at least one file or folder");
  row("verify nowhere", "verify /nowhere", 2, "", "there is no file or folder '/nowhere'");
  row("verify with a wrong option", "verify --fast x", 2, "", "unknown option '--fast'");
  row("verify with no threads", "verify --threads 0 x", 2, "",
      "--threads must be a whole number from 1 to 256, not '0'");
  row("selfplay, no such bot", "selfplay --bots god", 2, "",
      "there is no bot 'god'; there are: random, novice");
  row("selfplay, three bots", "selfplay --bots novice,novice,novice", 2, "",
      "--bots takes one id for all or 4, separated by commas");
  row("selfplay, four bots for three", "selfplay --bots novice,novice,novice,novice --rules tenhou_3p", 2, "",
      "--bots takes one id for all or 3, separated by commas");
  row("selfplay, no such rules", "selfplay --rules chess", 2, "",
      "there is no ruleset 'chess'; there are: basic_ariari");
  row("selfplay, no such length", "selfplay --length west", 2, "", "--length is east or south, not 'west'");
  row("selfplay, half a game", "selfplay --games 0.5", 2, "", "--games must be a whole number");
  row("selfplay, value missing", "selfplay --games", 2, "", "--games needs a value");
  row("selfplay, no such format", "selfplay --format pgn", 2, "", "--format is mjai or mjlog, not 'pgn'");
  row("score: pinfu, riichi, dora", "score 234m567m345p67s22s8s --riichi --dora 1s --seat S", 0,
      "5 han 30 fu mangan: 8000 points", "");
  row("score: who pays a dealer's tsumo", "score 123m456p789s11z999p --tsumo --seat E", 0, "S pays", "");
  row("score: seven pairs", "score 1122m3344p5566s77z --tsumo", 0, "25 fu  seven pairs", "");
  row("score: yakuman", "score 19m19p19s12345677z --seat W", 0, "kokushi_13", "");
  row("score: called triplet", "score 234m345s67s55p8s pon:777z", 0, "chun                1 han", "");
  row("score: no yaku", "score 234m345s67s55p8s pon:222z", 1, "no win: the hand has no yaku", "");
  row("score: not complete", "score 123m456p789s1122z3z", 1, "no win: the hand is not complete", "");
  row("score: too few tiles", "score 123m", 2, "",
      "with 0 melds a hand has 14 concealed tiles, the winning one included, not 3");
  row("score: a letter", "score 123q", 2, "", "123q: position 4: 'q'");
  row("score: five of a kind", "score 11111m234m567p88s9s", 2, "", "there are more 1m than a set has");
  row("score: two red fives", "score 00p123m456s789s11z1z", 2, "", "there are more 0p than a set has");
  row("score: a chi over two suits", "score 123m456p789s11z chi:12m3p", 2, "",
      "chi:12m3p: these tiles make no chi");
  row("score: a pon of four", "score 123m pon:1111z", 2, "", "pon:1111z: a pon has 3 tiles, not 4");
  row("score: an unknown meld", "score 123m kita:4z", 2, "", "'kita' is no meld");
  row("score: open riichi", "score 234m345s67s55p8s pon:777z --riichi", 2, "",
      "an open hand cannot be in riichi");
  row("score: ippatsu alone", "score 123m456p789s1122z2z --ippatsu", 2, "", "ippatsu needs riichi");
  row("score: six indicators", "score 1m --dora 123456m", 2, "",
      "--dora: at most five indicators are turned");
  row("score: no wind", "score 1m --seat X", 2, "", "--seat is E, S, W or N, not 'X'");
}

void Cli::commandLines() {
  QFETCH(QString, line);
  QFETCH(int, status);
  QFETCH(QString, out);
  QFETCH(QString, err);
  const Ran ran = runCli(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
  QVERIFY2(ran.out.contains(out) && ran.out.isEmpty() == out.isEmpty(), qPrintable(ran.out));
  QVERIFY2(ran.err.contains(err) && ran.err.isEmpty() == err.isEmpty(), qPrintable(ran.err));
  QCOMPARE(ran.status, status);
  if (status == 2 && !line.isEmpty())
    QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
}

void Cli::verifyFindsNothingWrongInOurGames() {
  const Ran ran = runCli({QStringLiteral("verify"), records()});
  QCOMPARE(ran.status, 0);
  QVERIFY2(ran.out.contains(
               QLatin1String("31 games (31 to the end), 156 hands, 140 wins, 20 draws, 14885 events")),
           qPrintable(ran.out));
  QVERIFY(ran.out.contains(QLatin1String("0 disagreements, 0 unreadable, 0 skipped")));
  const Ran json = runCli({QStringLiteral("verify"), QStringLiteral("--json"), records()});
  const QJsonObject report = QJsonDocument::fromJson(json.out.toUtf8()).object();
  QCOMPARE(report.value(QLatin1String("games")).toInt(), 31);
  QCOMPARE(report.value(QLatin1String("disagreements")).toInt(-1), 0);
}

void Cli::verifyGoesOnAfterBrokenFiles() {
  const QTemporaryDir folder;
  const QByteArray good = contents(records() + QStringLiteral("/own03.mjlog"));
  QVERIFY(!good.isEmpty());
  write(folder.filePath(QStringLiteral("a-cut.mjlog")), good.left(good.size() / 2));
  write(folder.filePath(QStringLiteral("b-empty.mjson")), {});
  // The points of the first win that is a plain 1000 or more are raised by 100.
  const qsizetype at = good.indexOf(" ten=\"", good.indexOf("<AGARI")) + 6;
  const qsizetype comma = good.indexOf(',', at);
  const qsizetype end = good.indexOf(',', comma + 1);
  QByteArray lie = good;
  lie.replace(comma + 1, end - comma - 1,
              QByteArray::number(good.mid(comma + 1, end - comma - 1).toInt() + 100));
  write(folder.filePath(QStringLiteral("c-lie.mjlog")), lie);
  write(folder.filePath(QStringLiteral("d-good.mjlog")), good);
  const Ran ran = runCli({QStringLiteral("verify"), folder.path()});
  QCOMPARE(ran.status, 1);
  QVERIFY2(ran.out.contains(QLatin1String("a-cut.mjlog: unreadable: line 1, column ")), qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("b-empty.mjson: unreadable: the file is empty")),
           qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("c-lie.mjlog: East 1")) &&
               ran.out.contains(QLatin1String("points of the hand: recorded")),
           qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("1 disagreements, 2 unreadable, 0 skipped")), qPrintable(ran.out));
  QVERIFY(!ran.out.contains(QLatin1String("d-good")));
}

void Cli::verifySkipsWhatIsNoGameInAFolderOnly() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("readme.txt"));
  write(path, "hello");
  const Ran inFolder = runCli({QStringLiteral("verify"), folder.path()});
  QCOMPARE(inFolder.status, 0);
  QVERIFY(inFolder.out.contains(QLatin1String("1 skipped: no game of a format that is known")));
  const Ran named = runCli({QStringLiteral("verify"), path});
  QCOMPARE(named.status, 1);
  QVERIFY(named.out.contains(QLatin1String("readme.txt: unreadable: no game of a format that is known")));
}

void Cli::selfplayPlaysTheSameMatchesAgain() {
  const QStringList line{QStringLiteral("selfplay"),
                         QStringLiteral("--games"),
                         QStringLiteral("4"),
                         QStringLiteral("--bots"),
                         QStringLiteral("novice,club,novice,random"),
                         QStringLiteral("--length"),
                         QStringLiteral("east"),
                         QStringLiteral("--seed"),
                         QStringLiteral("again"),
                         QStringLiteral("--check")};
  const auto counted = [&] {
    const Ran ran = runCli(line);
    QStringList kept;
    for (const QString &each : ran.out.split(QLatin1Char('\n'))) {
      if (each.contains(QLatin1String("matches, places")) || each.contains(QLatin1String("hands ")))
        kept.push_back(each.section(QLatin1String(" in "), 0, 0));
    }
    return std::pair(ran.status, kept.join(QLatin1Char('\n')));
  };
  const auto first = counted();
  QCOMPARE(first.first, 0);
  QVERIFY2(first.second.contains(QLatin1String("novice: 8 matches")) &&
               first.second.contains(QLatin1String("club: 4 matches")),
           qPrintable(first.second));
  QCOMPARE(counted().second, first.second);
}

void Cli::selfplayOfThreeHasThreePlaces() {
  const Ran ran = runCli({QStringLiteral("selfplay"), QStringLiteral("--games"), QStringLiteral("3"),
                          QStringLiteral("--rules"), QStringLiteral("tenhou_3p"), QStringLiteral("--length"),
                          QStringLiteral("east"), QStringLiteral("--check")});
  QVERIFY2(ran.status == 0, qPrintable(ran.out));
  for (const char *bot : {"novice", "club", "expert"}) {
    const QRegularExpression line(QLatin1String(bot) +
                                  QStringLiteral(": 3 matches, places (\\d) (\\d) (\\d) \\(average"));
    const QRegularExpressionMatch found = line.match(ran.out);
    QVERIFY2(found.hasMatch(), qPrintable(ran.out));
    QCOMPARE(found.captured(1).toInt() + found.captured(2).toInt() + found.captured(3).toInt(), 3);
  }
  QVERIFY(ran.out.contains(QLatin1String("Norths set aside: ")));
}

void Cli::selfplayRecordsCanBeVerified_data() {
  QTest::addColumn<QString>("rules");
  QTest::addColumn<QString>("format");
  for (const char *rules : {"tenhou_4p", "tenhou_3p"}) {
    for (const char *format : {"mjai", "mjlog"})
      QTest::addRow("%s, %s", rules, format) << QString::fromLatin1(rules) << QString::fromLatin1(format);
  }
}

void Cli::selfplayRecordsCanBeVerified() {
  QFETCH(QString, rules);
  QFETCH(QString, format);
  const QTemporaryDir folder;
  const Ran played =
      runCli({QStringLiteral("selfplay"), QStringLiteral("--games"), QStringLiteral("3"),
              QStringLiteral("--bots"), QStringLiteral("novice"), QStringLiteral("--rules"), rules,
              QStringLiteral("--format"), format, QStringLiteral("--save"), folder.path()});
  QCOMPARE(played.status, 0);
  const Ran verified = runCli({QStringLiteral("verify"), folder.path()});
  QVERIFY2(verified.out.contains(QLatin1String("3 games (3 to the end)")), qPrintable(verified.out));
  QCOMPARE(verified.status, 0);
}

QTEST_GUILESS_MAIN(Cli)
#include "tst_cli.moc"
