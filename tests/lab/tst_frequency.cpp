// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab frequency: counts against the text of the records themselves, and one sentence for every mistake.
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "cli/command/command.h"
#include "lab/labrun.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runLab;

namespace {

QString record(int number) {
  return QStringLiteral(JANSO_TEST_DATA "/records/own%1.mjlog").arg(number, 2, 10, QLatin1Char('0'));
}

// Wins of an mjlog whose list of yaku holds this id (id and han in turn).
struct Counted {
  int wins = 0;
  int with = 0;
};
Counted countedInText(const QString &path, int yaku) {
  Counted counted;
  const QString text = QString::fromUtf8(contents(path));
  static const QRegularExpression win(QStringLiteral("<AGARI[^>]* yaku=\"([0-9,]*)\""));
  counted.wins = static_cast<int>(text.count(QLatin1String("<AGARI")));  // yakuman too
  auto matches = win.globalMatch(text);
  while (matches.hasNext()) {
    const QStringList numbers = matches.next().captured(1).split(QLatin1Char(','));
    for (qsizetype i = 0; i < numbers.size(); i += 2)
      counted.with += numbers[i].toInt() == yaku ? 1 : 0;
  }
  return counted;
}

// "  riichi 3 / 12" -> 3 and 12.
Counted countedByTool(const QString &out, const char *yaku) {
  const QRegularExpression line(
      QStringLiteral("  %1 (\\d+) / (\\d+)(?:  [^\n]+)?\n").arg(QLatin1String(yaku)));
  const QRegularExpressionMatch match = line.match(out);
  return {match.captured(2).toInt(), match.captured(1).toInt()};
}

}  // namespace

class Frequency : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void mistakes_data();
  void mistakes();
  void countsWins_data();
  void countsWins();
  void aGameCountsOnce();
  void leavesOutWhatIsNotPlayed();
  void writesTheTable();
};

void Frequency::mistakes_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("err");
  const auto row = [](const char *name, const QString &line, const char *err) {
    QTest::newRow(name) << line << QString::fromUtf8(err);
  };
  row("nothing", QStringLiteral("frequency"), "specify at least one file or folder");
  row("no such folder", QStringLiteral("frequency /nowhere"), "there is no file or folder '/nowhere'");
  row("unknown option", QStringLiteral("frequency --json ."), "unknown option '--json'");
  row("no value", QStringLiteral("frequency . --out"), "--out needs a value");
  row("no game",
      QStringLiteral("frequency ") + QStringLiteral(JANSO_TEST_DATA "/records/no-tenpai-stop.mjlog.none"),
      "there is no file or folder");
}

void Frequency::mistakes() {
  QFETCH(QString, line);
  QFETCH(QString, err);
  const Ran ran = runLab(line.split(QLatin1Char(' ')));
  QCOMPARE(ran.status, cli::kBadUsage);
  QVERIFY2(ran.err.contains(err), qPrintable(ran.err));
}

void Frequency::countsWins_data() {
  QTest::addColumn<QByteArray>("key");
  QTest::addColumn<int>("number");  // in mjlog
  QTest::newRow("riichi") << QByteArray("riichi") << 1;
  QTest::newRow("menzen tsumo") << QByteArray("menzen_tsumo") << 0;
  QTest::newRow("pinfu") << QByteArray("pinfu") << 7;
  QTest::newRow("tanyao") << QByteArray("tanyao") << 8;
  QTest::newRow("green dragon") << QByteArray("hatsu") << 19;
  QTest::newRow("dora") << QByteArray("dora") << 52;
}

void Frequency::countsWins() {
  QFETCH(QByteArray, key);
  QFETCH(int, number);
  const QStringList files{record(1), record(3), record(5), record(7)};
  Counted expected;
  for (const QString &file : files) {
    const Counted counted = countedInText(file, number);
    expected.wins += counted.wins;
    expected.with += counted.with;
  }
  QVERIFY(expected.with > 0);
  const Ran ran = runLab(QStringList{QStringLiteral("frequency")} + files);
  QCOMPARE(ran.status, cli::kFine);
  const Counted counted = countedByTool(ran.out, key.constData());
  QCOMPARE(counted.with, expected.with);
  QCOMPARE(counted.wins, expected.wins);
}

void Frequency::aGameCountsOnce() {
  QTemporaryDir folder;
  QVERIFY(QFile::copy(record(1), folder.filePath(QStringLiteral("a"))));
  const QString once = runLab({QStringLiteral("frequency"), folder.path()}).out;
  QVERIFY(QFile::copy(record(1), folder.filePath(QStringLiteral("b"))));
  QCOMPARE(runLab({QStringLiteral("frequency"), folder.path()}).out, once);
  QVERIFY(once.startsWith(QLatin1String("4 players: 1 game,")));
}

void Frequency::leavesOutWhatIsNotPlayed() {
  const Ran ran = runLab(
      {QStringLiteral("frequency"), record(1), QStringLiteral(JANSO_TEST_DATA "/records/three01.mjlog")});
  QCOMPARE(ran.status, cli::kFine);
  QVERIFY(!ran.out.contains(QLatin1String("san_renkou")));
  QVERIFY(!ran.out.contains(QLatin1String("renhou")));
  // Counted apart: runs of man exist with four players only.
  const qsizetype three = ran.out.indexOf(QLatin1String("3 players:"));
  const qsizetype four = ran.out.indexOf(QLatin1String("4 players:"));
  QVERIFY(three >= 0 && four >= 0);
  QVERIFY(!ran.out.mid(three, four - three).contains(QLatin1String("sanshoku_doujun")));
  QVERIFY(ran.out.mid(four).contains(QLatin1String("sanshoku_doujun")));
}

void Frequency::writesTheTable() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("table.inc"));
  const Ran ran = runLab({QStringLiteral("frequency"), record(1), QStringLiteral("--out"), file});
  QCOMPARE(ran.status, cli::kFine);
  const QString text = QString::fromUtf8(contents(file));
  QVERIFY(text.contains(QLatin1String("// 1 mjlog games")));
  QVERIFY(text.contains(QLatin1String("janso-lab frequency own01.mjlog --out")));
  const Counted riichi = countedInText(record(1), 1);
  QVERIFY(text.contains(QStringLiteral("{%1, %2},  // riichi\n").arg(riichi.with).arg(riichi.wins)));
  QVERIFY(text.contains(QLatin1String("kCountsThree")));
}

JANSO_TEST(Frequency);
#include "tst_frequency.moc"
