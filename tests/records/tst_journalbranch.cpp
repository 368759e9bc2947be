// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The journal of a match that began in the middle of another.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>

#include "mjai/writer.h"
#include "records/journal.h"
#include "records/journalreplay.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "records/provedgame.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

JournalHeader branchHeader(int preset) {
  JournalHeader header;
  header.started = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5));
  header.rules = presets()[static_cast<std::size_t>(preset)].make();
  header.names = {"A", "B", "C", "D"};
  header.seed = ownJournalSeed(3);
  JournalBranch branch;
  branch.parent = QStringLiteral("abc");
  branch.hand = 4;
  branch.event = 17;
  branch.kind = QStringLiteral("wall");
  branch.seat = 2;
  branch.file = QStringLiteral("/home/mei/final.mjlog#game=2");
  branch.start.kyoku = 1;
  branch.start.honba = 2;
  std::fill_n(branch.start.scores.begin(), header.rules.players, header.rules.startingPoints);
  branch.wall = makeWall(ownJournalSeed(9), 5, header.rules);
  header.branch = branch;
  return header;
}

// A whole match by it, of players who call whenever they may.
QByteArray journal(const JournalHeader &header) {
  return journalOfCallers(header, 1);
}

}  // namespace

class JournalBranches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aHeaderIsReadAsWritten_data();
  void aHeaderIsReadAsWritten();
  void itPlaysAgain_data() { aHeaderIsReadAsWritten_data(); }
  void itPlaysAgain();
  void aWrongBranchIsNamed_data();
  void aWrongBranchIsNamed();
};

void JournalBranches::aHeaderIsReadAsWritten_data() {
  QTest::addColumn<int>("preset");
  for (int preset = 0; preset < static_cast<int>(presets().size()); ++preset)
    QTest::newRow(presets()[static_cast<std::size_t>(preset)].id.data()) << preset;
}

void JournalBranches::aHeaderIsReadAsWritten() {
  QFETCH(int, preset);
  const JournalHeader written = branchHeader(preset);
  const JournalResult<JournalHeader> read = headerFromLine(headerLine(written));
  QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
  QVERIFY(*read == written);
}

void JournalBranches::itPlaysAgain() {
  QFETCH(int, preset);
  const JournalHeader begun = branchHeader(preset);
  const Result<Journal> read = journalOf(journal(begun));
  QVERIFY(read.ok());
  const JournalResult<ProvedGame> proved = prove(*read);
  QVERIFY2(proved.ok(), proved.ok() ? "" : proved.error().text.c_str());
  QVERIFY(proved->complete);
  QVERIFY(proved->hands[0].wall == begun.branch->wall);
  QVERIFY(proved->hands[0].start == begun.branch->start);
  for (std::size_t hand = 0; hand < proved->hands.size(); ++hand) {
    HandWalk walk(*proved, hand);
    while (walk.step()) {
    }
    QCOMPARE(walk.happened(), proved->hands[hand].events.size());
  }
  const VerifyReport report = verifyJournal(*read);
  QVERIFY(report.disagreements.empty());
}

void JournalBranches::aWrongBranchIsNamed_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QJsonValue>("value");
  QTest::addColumn<QString>("named");
  QTest::newRow("no number") << "honba" << QJsonValue(QStringLiteral("x")) << "'honba'";
  QTest::newRow("too large") << "bakaze" << QJsonValue(7) << "'bakaze'";
  QTest::newRow("too few scores") << "scores" << QJsonValue(QJsonArray{1, 2}) << "'scores'";
  QTest::newRow("a tile too few") << "ura" << QJsonValue(QStringLiteral("1m2m3m4m")) << "'ura'";
  QTest::newRow("no tiles") << "dora" << QJsonValue(QStringLiteral("hello")) << "'dora'";
  QTest::newRow("a tile twice") << "ura" << QJsonValue(QStringLiteral("1m1m1m1m1m")) << "every tile";
}

void JournalBranches::aWrongBranchIsNamed() {
  QFETCH(QString, key);
  QFETCH(QJsonValue, value);
  QFETCH(QString, named);
  QJsonObject object = QJsonDocument::fromJson(headerLine(branchHeader(0))).object();
  QJsonObject branch = object.value(QStringLiteral("branch")).toObject();
  branch.insert(key, value);
  object.insert(QStringLiteral("branch"), branch);
  object.remove(QStringLiteral("check"));
  const JournalResult<JournalHeader> read =
      headerFromLine(QJsonDocument(object).toJson(QJsonDocument::Compact));
  QVERIFY(!read.ok());
  QVERIFY2(QString::fromStdString(read.error().text).contains(named), read.error().text.c_str());
}

JANSO_TEST(JournalBranches);
#include "tst_journalbranch.moc"
