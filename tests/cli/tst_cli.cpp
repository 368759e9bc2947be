// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli from its command line to its exit status: what it prints, and one sentence for every mistake.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <filesystem>

#include "cli/command/command.h"
#include "cli/command/outputfile.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runCli;
using test::write;

class Cli : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void commandLines_data();
  void commandLines();
  void helpNamesEveryCommand();
  void helpIsTheTableOfOptions_data();
  void helpIsTheTableOfOptions();
  void aFileIsReplacedAsAWhole();
  void aFullDeviceIsSaid();
  void scoreAsJson();
  void scoreUnderAFileOfRules();
  void longWordsAreShortened();
  void mistakesAreMarked_data();
  void mistakesAreMarked();
  void longLinesAreCutAroundAMistake();
  void rulesCanBeExported();
  void whatIsWrongInAFileHasNoMark();
  void outputThatCannotBeWritten();
  void theListOfOpponentsIsTheWindows();
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
  row("help", "--help", 0, "janso-cli arena", "");
  row("version", "--version", 0, "janso-cli 0.", "");
  row("unknown command", "fly", 2, "", "janso-cli: there is no command 'fly'; see 'janso-cli --help'");
  row("help of a command", "score --help", 0, "winning tile last", "");
  row("verify nothing", "verify", 2, "", "janso-cli verify: specify at least one file or folder");
  row("verify nowhere", "verify /nowhere", 2, "", "there is no file or folder '/nowhere'");
  row("verify with a wrong option", "verify --fast x", 2, "", "unknown option '--fast'");
  row("a value where none belongs", "verify --json=1 x", 2, "", "--json takes no value");
  row("a wrong option with a value", "verify --fast=1 x", 2, "", "unknown option '--fast'");
  row("words after two dashes", "verify -- --nowhere", 2, "", "there is no file or folder '--nowhere'");
  row("a value that begins with dashes", "verify --threads --json x", 2, "",
      "--threads must be a whole number from 1 to 256, not '--json'");
  row("verify with no threads", "verify --threads 0 x", 2, "",
      "--threads must be a whole number from 1 to 256, not '0'");
  row("score: pinfu, riichi, dora", "score 234m567m345p67s22s8s --riichi --dora 1s --seat S", 0,
      "5 han 30 fu Mangan: 8,000 points", "");
  row("score: values after an equals sign", "score 234m567m345p67s22s8s --riichi --dora=1s --seat=S", 0,
      "5 han 30 fu Mangan: 8,000 points", "");
  row("score: an equals sign in a value", "score 2233445566778p8p --set=daisharin=true", 0,
      "daisharin           yakuman x 1", "");
  row("score: the last of one option counts",
      "score 234m567m345p67s22s8s --riichi --dora 1s --seat E --seat S", 0,
      "5 han 30 fu Mangan: 8,000 points", "");
  row("score: the column of a value after an equals sign", "score 234m --rules=chess", 2, "",
      "there is no ruleset or file 'chess'");
  row("score: who pays a dealer's tsumo", "score 123m456p789s11z999p --tsumo --seat E", 0, "South pays", "");
  row("score: seven pairs", "score 1122m3344p5566s77z --tsumo", 0, "25 fu  Seven pairs (fixed fu)", "");
  row("score: yakuman", "score 19m19p19s12345677z --seat W", 0, "kokushi_13", "");
  row("score: called triplet", "score 234m345s67s55p8s pon:777z", 0, "chun                1 han", "");
  row("score: no yaku", "score 234m345s67s55p8s pon:222z", 1, "not a win: the hand has no yaku", "");
  row("score: not complete", "score 123m456p789s1122z3z", 1, "not a win: the hand is not complete", "");
  row("score: too few tiles", "score 123m", 2, "",
      "with 0 melds a hand has 14 concealed tiles including the winning tile, not 3");
  row("score: a letter", "score 123q", 2, "", "123q: 'q' is not a digit or one of the suits m, p, s, z");
  row("score: five of a kind", "score 11111m234m567p88s9s", 2, "",
      "there are more copies of 1m than a set of tiles contains");
  row("score: two red fives", "score 00p123m456s789s11z1z", 2, "",
      "there are more copies of 0p than a set of tiles contains");
  row("score: a chi over two suits", "score 123m456p789s11z chi:12m3p", 2, "",
      "chi:12m3p: these tiles are not a valid chi");
  row("score: a pon of four", "score 123m pon:1111z", 2, "", "pon:1111z: pon takes 3 tiles, not 4");
  row("score: an unknown meld", "score 123m kita:4z", 2, "", "'kita' is not a meld");
  row("score: open riichi", "score 234m345s67s55p8s pon:777z --riichi", 2, "",
      "an open hand cannot be in riichi");
  row("score: ippatsu alone", "score 123m456p789s1122z2z --ippatsu", 2, "", "ippatsu needs riichi");
  row("score: where a tile is one too many", "score 123m456p789s1111z pon:1z1z1z", 2, "",
      "with 1 meld a hand has 11");
  row("score: the column of a fifth tile", "score 123m456p789s11222z --dora 1z 2z", 2, "",
      "with 0 melds a hand has 14 concealed tiles including the winning tile, not 15");
  row("score: the column of a fifth tile in another word", "score 123m456p789s11222z --dora 22z", 2, "",
      "there are more copies of 2z than a set of tiles contains");
  row("score: the column of a bad meld", "score 123m456p11z pon:112z", 2, "",
      "pon:112z: these tiles are not a valid pon");
  row("score: a value missing", "score 123m --dora", 2, "", "--dora needs a value");
  row("score: an unknown option", "score 123m --fast", 2, "", "unknown option '--fast'");
  row("score: fu line by line and rounded", "score 234m567m345p68s99s7s --riichi", 0,
      "  32 fu  in total, rounded up to 40", "");
  row("score: base points", "score 234m567m345p68s99s7s --riichi", 0, "base points: 40 fu x 2^(2 + 1) = 320",
      "");
  row("score: payments step by step", "score 234m567m345p68s99s7s --tsumo --seat S --honba 2", 0,
      "East pays 700  (2 x 240 = 480, rounded up to 500; + 200 for 2 honba)", "");
  row("score: three players", "score 123p456p789s67s99s8s --tsumo --seat S --rules tenhou_3p --kita 2", 0,
      "kita                2 han", "");
  row("score: the split share of three players",
      "score 123p456p789s67s99s8s --tsumo --seat S --rules tenhou_3p --set tsumo_loss=false", 0,
      "East pays 800  (2.5 x 320 = 800)", "");
  row("score: chi with three players is the table's matter", "score 4m --rules tenhou_3p 123m456p789s11122z",
      2, "", "with 0 melds");
  row("score: no such tile with three players", "score 234m456p789s67s99s8s --rules tenhou_3p", 2, "",
      "2m is not used with three players");
  row("score: kita with four players", "score 234m567m345p67s22s8s --kita 1", 2, "",
      "North can be set aside only with three players");
  row("score: open riichi not played", "score 234m567m345p67s22s8s --open-riichi", 2, "",
      "open riichi is not allowed under these rules");
  row("score: open riichi by option", "score 234m567m345p67s22s8s --open-riichi --set open_riichi=true", 0,
      "open_riichi         2 han", "");
  row("score: an optional yaku", "score 2233445566778p8p --set daisharin=true", 0,
      "daisharin           yakuman x 1", "");
  row("score: an option with three values", "score 067m234m345p22s67s8s --set red_fives=0,1,1", 2, "",
      "there are more copies of 0m than a set of tiles contains");
  row("score: too few values", "score 234m --set red_fives=0,1", 2, "", "red_fives takes 3 values, not 2");
  row("score: no such option", "score 234m --set speed=9", 2, "", "there is no option 'speed'");
  row("score: no such value", "score 234m --set kiriage=maybe", 2, "",
      "kiriage: 'maybe' is not one of the allowed values (false, true)");
  row("score: the words of a choice", "score 234m --set pao_honba=me", 2, "",
      "'me' is not one of the allowed values (discarder, liable)");
  row("score: a tile as a picture", "score 123m\xf0\x9f\x80\x87", 2, "", "'\xf0\x9f\x80\x87' is not a digit");
  row("score: the rules of a first match", "score 234m567m345p67s22s8s --riichi --rules beginner", 0,
      "3 han 30 fu", "");
  row("the version by its letter", "-v", 0, "janso-cli 0.", "");
  row("rules: which there are", "rules", 0, "tenhou_3p        Tenhou, three players", "");
  row("rules: options and their values", "rules tenhou_4p", 0,
      "kan_dora_kakan=with_discard  (immediate_before_draw, after_draw_before_discard, with_discard, never)",
      "");
  row("rules: numbers", "rules tenhou_4p", 0,
      "target_points=30000  (1000 to 200000, in steps of 100, or 0 for none)", "");
  row("rules: no such", "rules chess", 2, "", "there is no ruleset or file 'chess'");
  row("rules: a file of nothing", "rules --json", 2, "", "--json needs a ruleset");
  row("verify: no such rules", "verify --rules chess x", 2, "", "there is no ruleset or file 'chess'");
  row("arena: a file that cannot be written is refused before anything is played",
      "arena --seats novice --matches 1 --json /nowhere/x.json", 2, "",
      "could not write '/nowhere/x.json': ");
  row("arena: a folder in the place of the file", "arena --seats novice --matches 1 --json /", 2, "",
      "could not write '/': it is a folder");
  row("arena: a folder that cannot be made", "arena --seats novice --matches 1 --save /dev/null/x", 2, "",
      "could not create the folder '/dev/null/x'");
  row("score: no value at all", "score 234m --set kiriage", 2, "",
      "--set must be option=value, not 'kiriage'");
  row("score: no such rules", "score 234m --rules chess", 2, "", "there is no ruleset or file 'chess'");
  row("score: wareme", "score 234m567m345p67s22s8s --riichi --seat S --wareme E --set wareme=wareme --from E",
      0, "East pays 7,800  (4 x 960 = 3,840, rounded up to 3,900; x 2 for wareme)", "");
  row("score: wareme not played", "score 234m567m345p67s22s8s --wareme E", 2, "", "only with wareme");
  row("score: wareme of nobody", "score 234m --wareme Q", 2, "",
      "--wareme must be a seat, as in 'S' or 'Nx4', not 'Q'");
  row("score: chips", "score 234m067m345p67s22s8s --riichi --ippatsu --set chip_ippatsu=2 --set chip_red=1",
      0, "East receives 3 chips", "");
  row("score: a liable seat", "score 123m9m9m pon:555z<S pon:666z<W pon:777z<N --tsumo", 0,
      "North pays 48,000  (liable (pao))", "");
  row("score: the marked haku", "score 234m567m345p67s22s0z --riichi --ippatsu --tsumo --set haku_pocchi=1",
      0, "the marked haku counts as 5s", "");
  row("score: too few han", "score 234m567m345p99s67s8s --honba 5 --rules reach_bvs", 1,
      "not a win: too few han", "");
  row("score: a self-draw from somebody", "score 234m567m345p99s67s8s --tsumo --from S", 2, "",
      "a win by tsumo has no discarder");
  row("score: six indicators", "score 1m --dora 123456m", 2, "",
      "--dora: there can be at most five indicators");
  row("score: no wind", "score 1m --seat X", 2, "", "--seat must be E, S, W or N, not 'X'");
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
    QVERIFY2(test::isOneSentence(ran.err), qPrintable(ran.err));
}

void Cli::helpNamesEveryCommand() {
  const Ran ran = runCli("--help");
  QVERIFY(cli::cliProgram().commands.size() >= 6);
  for (const cli::Command &command : cli::cliProgram().commands) {
    const QString line =
        QStringLiteral("\njanso-cli %1 %2\n").arg(QLatin1String(command.name), QLatin1String(command.usage));
    QVERIFY2(ran.out.contains(line), qPrintable(line));
    QVERIFY2(ran.out.contains(QLatin1String(command.summary)), command.summary);
  }
}

void Cli::helpIsTheTableOfOptions_data() {
  QTest::addColumn<int>("row");
  for (std::size_t row = 0; row < cli::cliProgram().commands.size(); ++row)
    QTest::newRow(cli::cliProgram().commands[row].name) << static_cast<int>(row);
}

void Cli::helpIsTheTableOfOptions() {
  QFETCH(int, row);
  const cli::Command &command = cli::cliProgram().commands[static_cast<std::size_t>(row)];
  const Ran ran = runCli({QLatin1String(command.name), QStringLiteral("--help")});
  QCOMPARE(ran.status, 0);
  const QStringList lines = ran.out.split(QLatin1Char('\n'));
  QStringList names;
  for (const cli::OptionInfo &option : command.options()) {
    names.push_back(QLatin1String(option.name));
    QVERIFY2(*option.help != '\0', option.name);
    const QString head =
        (QStringLiteral("  ") + names.back() + QLatin1Char(' ') + QLatin1String(option.value)).trimmed();
    const auto says = [&](const QString &line) {
      return line.startsWith(QStringLiteral("  ") + head + QStringLiteral("  ")) && line.size() <= 100;
    };
    QVERIFY2(std::any_of(lines.begin(), lines.end(), says), option.name);
  }
  QCOMPARE(names.removeDuplicates(), 0);
  // What the usage names is in the table.
  const QRegularExpression option(QStringLiteral("--[a-z-]+"));
  for (auto match = option.globalMatch(QLatin1String(command.usage)); match.hasNext();) {
    const QString name = match.next().captured();
    QVERIFY2(names.contains(name), qPrintable(name));
  }
}

// Whoever holds the file before keeps it: it is not written over in place.
void Cli::aFileIsReplacedAsAWhole() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("out.json"));
  const QString held = folder.filePath(QStringLiteral("held.json"));
  write(path, "before");
  std::filesystem::create_hard_link(path.toStdString(), held.toStdString());
  QVERIFY(cli::writeOutputFile(path, "after").ok());
  QCOMPARE(contents(path), QByteArray("after"));
  QCOMPARE(contents(held), QByteArray("before"));
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
  const Result<bool> nowhere = cli::writeOutputFile(folder.filePath(QStringLiteral("no/out.json")), "after");
  QVERIFY(!nowhere.ok());
  const QByteArray where = folder.filePath(QStringLiteral("no/out.json")).toUtf8();
  QVERIFY2(nowhere.error().text.starts_with("could not write '" + where.toStdString() + "': "),
           nowhere.error().text.c_str());
}

void Cli::aFullDeviceIsSaid() {
  const QString full = QStringLiteral("/dev/full");
  if (!QFile::exists(full))
    QSKIP("this system has no device that is always full");
  const Result<bool> written = cli::writeOutputFile(full, "after");
  QVERIFY(!written.ok());
  QVERIFY2(written.error().text.starts_with("could not write '/dev/full': "), written.error().text.c_str());
  QVERIFY(!QFileInfo(full).isFile());
}

void Cli::scoreAsJson() {
  const Ran won =
      runCli(QStringLiteral("score 234m567m345p68s99s7s --riichi --seat S --honba 1 --sticks 1 --json")
                 .split(QLatin1Char(' ')));
  QCOMPARE(won.status, 0);
  const QJsonObject score = QJsonDocument::fromJson(won.out.toUtf8()).object();
  QVERIFY(score.value(QLatin1String("win")).toBool());
  QCOMPARE(score.value(QLatin1String("han")).toInt(), 1);
  QCOMPARE(score.value(QLatin1String("fu")).toInt(), 40);
  QCOMPARE(score.value(QLatin1String("points")).toInt(), 1300);
  QCOMPARE(score.value(QLatin1String("yaku"))[0][QLatin1String("yaku")].toString(), QStringLiteral("riichi"));
  QCOMPARE(score.value(QLatin1String("fu_parts"))[2][QLatin1String("reason")].toString(),
           QStringLiteral("menzen_ron"));
  QCOMPARE(score.value(QLatin1String("payments"))[QLatin1String("E")].toInt(), 1600);
  QCOMPARE(score.value(QLatin1String("deltas"))[QLatin1String("S")].toInt(), 2600);
  const Ran lost = runCli(QStringLiteral("score 234m345s67s55p8s pon:222z --json").split(QLatin1Char(' ')));
  QCOMPARE(lost.status, 1);
  const QJsonObject none = QJsonDocument::fromJson(lost.out.toUtf8()).object();
  QCOMPARE(none.value(QLatin1String("why")).toString(), QStringLiteral("no_yaku"));
  QVERIFY(!none.value(QLatin1String("win")).toBool(true));
}

void Cli::scoreUnderAFileOfRules() {
  const QTemporaryDir folder;
  const auto score = [&](const QByteArray &rules) {
    const QString path = folder.filePath(QStringLiteral("own.json"));
    write(path, rules);
    return runCli({QStringLiteral("score"), QStringLiteral("234m567m345p67s22s8s"),
                   QStringLiteral("--riichi"), QStringLiteral("--rules"), path, QStringLiteral("--set"),
                   QStringLiteral("aotenjou=true")});
  };
  const Ran own = score(R"({"id": "own", "name": "Own", "honba_ron": 1500})");
  QVERIFY2(own.out.contains(QLatin1String("base points: 30 fu x 2^(2 + 3) = 960")),
           qPrintable(own.out + own.err));
  QCOMPARE(own.status, 0);
  const Ran broken = score("{\"id\": ");
  QCOMPARE(broken.status, 2);
  QVERIFY2(
      broken.err.contains(QStringLiteral("own.json\u201d is not a ruleset: it is not valid JSON (byte 7: ")),
      qPrintable(broken.err));
  const Ran wrong = score(R"({"id": "own", "name": "Own", "honba_ron": "many"})");
  QCOMPARE(wrong.status, 2);
  QVERIFY2(wrong.err.contains(QLatin1String("honba_ron")), qPrintable(wrong.err));
  const Ran none = score(R"({"names": ["Mei", "Yui"]})");
  QCOMPARE(none.status, 2);
  QVERIFY2(none.err.contains(QStringLiteral("own.json” is not a ruleset: it contains no rule options")),
           qPrintable(none.err));
}

void Cli::longWordsAreShortened() {
  const QString word(5000, QLatin1Char('x'));
  for (const QStringList &line : {QStringList{word}, QStringList{QStringLiteral("verify"), word},
                                  QStringList{QStringLiteral("score"), word},
                                  QStringList{QStringLiteral("score"), word + QLatin1Char(':')},
                                  QStringList{QStringLiteral("score"), QStringLiteral("--rules"), word},
                                  QStringList{QStringLiteral("score"), QStringLiteral("--") + word},
                                  QStringList{QStringLiteral("arena"), QStringLiteral("--seats"), word}}) {
    const Ran ran = runCli(line);
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.size() < 600 && ran.err.contains(QLatin1String("xxx")), qPrintable(ran.err));
  }
}

void Cli::mistakesAreMarked_data() {
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<int>("column");
  QTest::newRow("the column of a value after an equals sign") << "234m --rules=chess" << 14;
  QTest::newRow("a letter") << "123q" << 4;
  QTest::newRow("the column of a fifth tile in another word") << "123m456p789s11222z --dora 22z" << 28;
  QTest::newRow("the column of a bad meld") << "123m456p11z pon:112z" << 17;
  QTest::newRow("a value missing") << "123m --dora" << 6;
  QTest::newRow("an unknown option") << "123m --fast" << 6;
  QTest::newRow("an option with three values") << "067m234m345p22s67s8s --set red_fives=0,1,1" << 1;
  QTest::newRow("too few values") << "234m --set red_fives=0,1" << 22;
  QTest::newRow("no such option") << "234m --set speed=9" << 12;
  QTest::newRow("no such value") << "234m --set kiriage=maybe" << 20;
  QTest::newRow("no such rules") << "234m --rules chess" << 14;
  QTest::newRow("a self-draw from somebody") << "234m567m345p99s67s8s --tsumo --from S" << 30;
  QTest::newRow("a digit alone") << "123" << 1;
  QTest::newRow("a suit alone") << "1mp" << 3;
  QTest::newRow("no such honor") << "18z" << 2;
  QTest::newRow("a foreign letter in an option") << "1m --dora 12x" << 13;
  QTest::newRow("after a tab") << "123m\t456q" << 9;
  QTest::newRow("after two columns of a Chinese letter") << "\u96c0123m" << 1;
}

// The last line but one repeats what was typed; the last one has a mark below the place.
void Cli::mistakesAreMarked() {
  QFETCH(QString, arguments);
  QFETCH(int, column);
  const Ran ran = runCli((QStringLiteral("score ") + arguments).split(u' '));
  QCOMPARE(ran.status, 2);
  const QStringList lines = ran.err.split(u'\n', Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 3);
  QCOMPARE(lines[1], QStringLiteral("  ") + QString(arguments).replace(u'\t', u'\u00B7'));
  QCOMPARE(lines[2], QString(column + 1, u' ') + u'^');
}

void Cli::longLinesAreCutAroundAMistake() {
  const Ran ran = runCli(QStringList{QStringLiteral("score")} + QStringList(60, QStringLiteral("1m")) +
                         QStringList{QStringLiteral("q")} + QStringList(60, QStringLiteral("2m")));
  const QStringList lines = ran.err.split(u'\n', Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 3);
  QVERIFY2(lines[1].size() < 80, qPrintable(lines[1]));
  QCOMPARE(lines[1].at(lines[2].indexOf(u'^')), QLatin1Char('q'));
}

void Cli::rulesCanBeExported() {
  const QTemporaryDir folder;
  const Ran shown = runCli("rules mleague --json");
  const QString path = folder.filePath(QStringLiteral("league.json"));
  write(path, shown.out.toUtf8());
  const Ran again = runCli({QStringLiteral("rules"), path, QStringLiteral("--json")});
  QCOMPARE(again.out, shown.out);
  QCOMPARE(again.status, 0);
}

void Cli::whatIsWrongInAFileHasNoMark() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("own.json"));
  for (const char *text :
       {"{\"kiriage\":7}", "{\"honba_ron\":null}", "{\"honba_ron\":{}}", "{\"uma\":[1,2,3,[]]}"}) {
    write(path, text);
    const Ran ran =
        runCli({QStringLiteral("score"), QStringLiteral("234m"), QStringLiteral("--rules"), path});
    QCOMPARE(ran.status, 2);
    QVERIFY2(!ran.err.contains(u'^') && !ran.err.contains(QLatin1String("''")) &&
                 ran.err.contains(QStringLiteral("own.json\u201d is not a ruleset: ")),
             qPrintable(ran.err));
  }
}

void Cli::outputThatCannotBeWritten() {
  const QString full = QStringLiteral("/dev/full");
  if (!QFile::exists(full))
    QSKIP("this system has no device that is always full");
  QProcess process;
  process.setStandardOutputFile(full);
  process.start(QStringLiteral(JANSO_CLI), {QStringLiteral("score"), QStringLiteral("234m567m345p67s22s8s"),
                                            QStringLiteral("--riichi")});
  QVERIFY(process.waitForFinished(60000));
  QCOMPARE(process.exitCode(), cli::kFoundWrong);
  QVERIFY(process.readAllStandardError().contains("could not write the output"));
}

// It lies where the window keeps it; and what is wrong with it is said.
void Cli::theListOfOpponentsIsTheWindows() {
  const QTemporaryDir folder;
  const QString kept = folder.filePath(QStringLiteral("Janso/janso"));
  QVERIFY(QDir().mkpath(kept));
  const auto ran = [&](const QByteArray &list) {
    QFile file(kept + QStringLiteral("/opponents.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(list) != list.size())
      return QByteArray();
    file.close();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(JANSO_CLI),
                  {QStringLiteral("arena"), QStringLiteral("--seats"), QStringLiteral("opponent:Nobody;club"),
                   QStringLiteral("--matches"), QStringLiteral("1")});
    return process.waitForFinished(60000) ? process.readAllStandardError() : QByteArray();
  };
  const QByteArray listed =
      ran(R"({"opponents":[{"kind":"mjai","id":"x1","name":"Anybody","command":"anybody {seat}"}]})");
  QVERIFY2(listed.contains("there is no opponent 'Nobody' in the list; available: Anybody"),
           listed.constData());
  const QByteArray damaged = ran("{\"opponents\": [");
  QVERIFY2(damaged.contains("opponents.json: it is not JSON"), damaged.constData());
}

JANSO_TEST(Cli);
#include "tst_cli.moc"
