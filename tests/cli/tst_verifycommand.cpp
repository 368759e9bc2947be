// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli verify: what it finds, what it reads, and that it gets through every folder.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "cli/command/command.h"
#include "records/ownjournal.h"
#include "rules/presets/presets.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runCli;

namespace {

QString verifiedRecords() {
  return QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records");
}

void writeRecord(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace

class VerifyCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsNothingWrongInOurGames();
  void goesOnAfterBrokenFiles();
  void skipsWhatIsNoGameInAFolderOnly();
  void goesOnAfterEveryKindOfFile();
  void ofNothing();
  void readsWhatTheArenaSaves_data();
  void readsWhatTheArenaSaves();
  void byRulesThatAreGiven();
  void standardInputIsAFile();
  void matchesThatJansoKeeps();
};

void VerifyCommand::findsNothingWrongInOurGames() {
  const Ran ran = runCli({QStringLiteral("verify"), verifiedRecords()});
  QCOMPARE(ran.status, 0);
  QVERIFY2(
      ran.out.contains(QLatin1String("31 games (31 complete), 156 hands, 140 wins, 20 draws, 14,885 events")),
      qPrintable(ran.out));
  QVERIFY(ran.out.contains(QLatin1String("0 disagreements, 0 unreadable, 0 skipped")));
  const Ran json = runCli({QStringLiteral("verify"), QStringLiteral("--json"), verifiedRecords()});
  const QJsonObject report = QJsonDocument::fromJson(json.out.toUtf8()).object();
  QCOMPARE(report.value(QLatin1String("games")).toInt(), 31);
  QCOMPARE(report.value(QLatin1String("disagreements")).toInt(-1), 0);
}

void VerifyCommand::goesOnAfterBrokenFiles() {
  const QTemporaryDir folder;
  const QByteArray good = contents(verifiedRecords() + QStringLiteral("/own03.mjlog"));
  QVERIFY(!good.isEmpty());
  writeRecord(folder.filePath(QStringLiteral("a-cut.mjlog")), good.left(good.size() / 2));
  writeRecord(folder.filePath(QStringLiteral("b-empty.mjson")), {});
  // The points of the first win that is a plain 1000 or more are raised by 100.
  const qsizetype at = good.indexOf(" ten=\"", good.indexOf("<AGARI")) + 6;
  const qsizetype comma = good.indexOf(',', at);
  const qsizetype end = good.indexOf(',', comma + 1);
  QByteArray lie = good;
  lie.replace(comma + 1, end - comma - 1,
              QByteArray::number(good.mid(comma + 1, end - comma - 1).toInt() + 100));
  writeRecord(folder.filePath(QStringLiteral("c-lie.mjlog")), lie);
  writeRecord(folder.filePath(QStringLiteral("d-good.mjlog")), good);
  const Ran ran = runCli({QStringLiteral("verify"), folder.path()});
  QCOMPARE(ran.status, 1);
  QVERIFY2(ran.out.contains(QLatin1String("a-cut.mjlog: unreadable: line 1, column ")), qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("b-empty.mjson: unreadable: the file is empty")),
           qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("c-lie.mjlog: East 1")) &&
               ran.out.contains(QLatin1String("points of the hand: recorded")),
           qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("1 disagreement, 2 unreadable, 0 skipped")), qPrintable(ran.out));
  QVERIFY(!ran.out.contains(QLatin1String("d-good")));
}

void VerifyCommand::skipsWhatIsNoGameInAFolderOnly() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("readme.txt"));
  writeRecord(path, "hello");
  const Ran inFolder = runCli({QStringLiteral("verify"), folder.path()});
  QCOMPARE(inFolder.status, 0);
  QVERIFY(inFolder.out.contains(QLatin1String("1 skipped: not a supported game record")));
  const Ran named = runCli({QStringLiteral("verify"), path});
  QCOMPARE(named.status, 1);
  QVERIFY(named.out.contains(QLatin1String("readme.txt: unreadable: not a supported game record")));
}

// One bad file never ends a run over many.
void VerifyCommand::goesOnAfterEveryKindOfFile() {
  const QTemporaryDir folder;
  const QByteArray good = contents(verifiedRecords() + QStringLiteral("/own03.mjlog"));
  const QByteArray deals =
      R"([11,11,11,12,12,12,13,13,13,41,41,41,45],[21],[60],[14,14,14,15,15,15,15,16,16,42,42,42,45],)";
  writeRecord(folder.filePath(QStringLiteral("a.json")),
              R"({"rule":{"disp":"","aka":1},"log":[[[0,0,0],[25000,25000,25000,25000],[19],[],)" + deals +
                  R"([31,32],[60,60],[17,17,17,18,18,18,19,19,39,43,43,43,46],[],[],)"
                  R"([21,21,29,29,29,37,37,37,38,38,38,44,46],[],[],[]]]})");
  writeRecord(folder.filePath(QStringLiteral("b.json")), QByteArray("{\"log\":").repeated(3000));
  writeRecord(folder.filePath(QStringLiteral("c.mjlog")), good);
  QFile large(folder.filePath(QStringLiteral("d.mjlog")));
  QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(17 << 20));
  const Ran ran = runCli({QStringLiteral("verify"), folder.path()});
  QCOMPARE(ran.status, 1);
  QVERIFY2(ran.out.contains(QLatin1String("a.json: unreadable: ")), qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("d.mjlog: unreadable: the file is larger than 16 MiB")),
           qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("4 files: 1 game (1 complete)")), qPrintable(ran.out));
}

void VerifyCommand::ofNothing() {
  const QTemporaryDir folder;
  const Ran ran = runCli({QStringLiteral("verify"), folder.path()});
  QCOMPARE(ran.status, 1);
  QVERIFY2(ran.err.contains(QLatin1String("no files found in these folders")), qPrintable(ran.err));
}

void VerifyCommand::readsWhatTheArenaSaves_data() {
  QTest::addColumn<QString>("format");
  QTest::newRow("mjai") << QStringLiteral("mjai");
  QTest::newRow("mjlog") << QStringLiteral("mjlog");
}

void VerifyCommand::readsWhatTheArenaSaves() {
  QFETCH(QString, format);
  for (const char *rules : {"basic_ariari", "mleague", "hakuhyou", "mahjongsoul_3p"}) {
    const QTemporaryDir folder;
    const Ran played = runCli({QStringLiteral("arena"), QStringLiteral("--seats"), QStringLiteral("novice"),
                               QStringLiteral("--matches"), QStringLiteral("2"), QStringLiteral("--rules"),
                               QLatin1String(rules), QStringLiteral("--format"), format,
                               QStringLiteral("--save"), folder.path()});
    QCOMPARE(played.status, 0);
    const Ran ran = runCli({QStringLiteral("verify"), folder.path()});
    QVERIFY2(ran.out.contains(QLatin1String("2 games (2 complete)")) &&
                 ran.out.contains(QLatin1String("0 disagreements, 0 unreadable, 0 skipped")),
             qPrintable(ran.out));
    QCOMPARE(ran.status, 0);
  }
}

void VerifyCommand::byRulesThatAreGiven() {
  const QString file = verifiedRecords() + QStringLiteral("/three01.mjlog");
  const Ran other =
      runCli({QStringLiteral("verify"), QStringLiteral("--rules"), QStringLiteral("tenhou_4p"), file});
  QVERIFY2(other.out.contains(QLatin1String("the given rules are for a different number of players")),
           qPrintable(other.out));
  const Ran same =
      runCli({QStringLiteral("verify"), QStringLiteral("--rules"), QStringLiteral("tenhou_3p"), file});
  QCOMPARE(same.status, 0);
  const Ran wrong =
      runCli({QStringLiteral("verify"), QStringLiteral("--rules"), QStringLiteral("mahjongsoul_3p"), file});
  QCOMPARE(wrong.status, 1);
}

void VerifyCommand::standardInputIsAFile() {
  QProcess process;
  process.start(QStringLiteral(JANSO_CLI), {QStringLiteral("verify"), QStringLiteral("-")});
  process.write(contents(verifiedRecords() + QStringLiteral("/own03.mjlog")));
  process.closeWriteChannel();
  QVERIFY(process.waitForFinished(60000));
  QCOMPARE(process.exitCode(), 0);
  QVERIFY(process.readAllStandardOutput().startsWith("1 file: 1 game (1 complete)"));
}

// Finished or still being played: the walls come from the seed, and the report says so.
void VerifyCommand::matchesThatJansoKeeps() {
  const QTemporaryDir folder;
  const QByteArray whole = test::ownJournal(mleague(), 5);
  writeRecord(folder.filePath(QStringLiteral("one.jsonl")), whole);
  writeRecord(folder.filePath(QStringLiteral("two.playing.jsonl")), whole.left(whole.size() / 2));
  const Ran ran = runCli({QStringLiteral("verify"), folder.path()});
  QCOMPARE(ran.status, 0);
  QVERIFY2(ran.out.contains(QLatin1String("2 games (1 complete)")), qPrintable(ran.out));
  const QString fingerprint = QString::fromStdString(wallCommitment(test::ownJournalSeed(5)));
  QCOMPARE(ran.out.count(fingerprint), 2);
  const qsizetype head = whole.indexOf('\n');
  JournalHeader header = headerFromLine(whole.left(head)).value();
  header.seed = test::ownJournalSeed(6);
  writeRecord(folder.filePath(QStringLiteral("three.jsonl")), headerLine(header) + whole.mid(head));
  const Ran lied = runCli({QStringLiteral("verify"), QStringLiteral("--json"), folder.path()});
  QCOMPARE(lied.status, 1);
  const QJsonObject report = QJsonDocument::fromJson(lied.out.toUtf8()).object();
  QCOMPARE(report.value(QLatin1String("disagreements")).toInt(), 1);
}

JANSO_TEST(VerifyCommand);
#include "tst_verifycommand.moc"
