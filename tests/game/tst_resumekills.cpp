// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program that is killed in the middle of a match, again and again, loses no decision and repeats none.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "records/journalreplay.h"
#include "records/matchhistory.h"
#include "support/randomplay.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// The ids after "asked ", in the order in which a match player wrote them.
std::vector<unsigned> askedIds(const QByteArray &output) {
  std::vector<unsigned> asked;
  for (const QByteArray &line : output.split('\n')) {
    if (line.startsWith("asked "))
      asked.push_back(line.mid(6).toUInt());
  }
  return asked;
}

// The ids of what these seats answered.
std::vector<unsigned> answeredIds(const Journal &journal, int seats) {
  std::vector<unsigned> answered;
  for (const JournalEntry &entry : journal.entries) {
    const auto *answer = std::get_if<JournalAnswer>(&entry.what);
    if (answer != nullptr && answer->seat < seats)
      answered.push_back(answer->decisionId);
  }
  return answered;
}

}  // namespace

class TestResumeKills : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void killedAgainAndAgain_data();
  void killedAgainAndAgain();

 private:
  void killedThroughAMatch(const QStringList &players, bool everyAnswerIsAsked, Random &random, int &kills);
};

void TestResumeKills::killedAgainAndAgain_data() {
  QTest::addColumn<QStringList>("players");
  QTest::addColumn<bool>("everyAnswerIsAsked");  // and none is armed before
  const QString three = QStringLiteral("3");
  const QString standing = QStringLiteral("standing");
  QTest::newRow("four players") << QStringList() << true;
  QTest::newRow("three players") << QStringList{three} << true;
  QTest::newRow("four players, standing calls") << QStringList{standing} << false;
  QTest::newRow("three players, standing calls") << QStringList{three, standing} << false;
}

void TestResumeKills::killedAgainAndAgain() {
  QFETCH(QStringList, players);
  QFETCH(bool, everyAnswerIsAsked);
  const int wanted = qEnvironmentVariableIntValue("JANSO_KILLS");
  Random random(99);
  int kills = 0;
  int matches = 0;
  do {
    const int before = kills;
    killedThroughAMatch(players, everyAnswerIsAsked, random, kills);
    if (QTest::currentTestFailed())
      return;
    QVERIFY2(kills > before, "a match was over before it was killed");
    ++matches;
  } while (kills < wanted || matches < 2);
  QVERIFY2(kills >= 2 * matches, qPrintable(QString::number(kills)));
  qInfo("%d kills in %d matches", kills, matches);
}

void TestResumeKills::killedThroughAMatch(const QStringList &players, bool everyAnswerIsAsked, Random &random,
                                          int &kills) {
  QTemporaryDir folder;
  const int most = kills + 200;
  std::vector<unsigned> asked;
  for (;;) {
    QProcess process;
    process.start(QStringLiteral(JANSO_MATCH_PLAYER), QStringList{folder.path()} + players);
    QVERIFY(process.waitForStarted());
    QByteArray output;
    const auto wanted = static_cast<qsizetype>(15 + random.below(40));
    // Somewhere in the course of things, not where it waits: after so many questions, and a little more.
    while (output.count('\n') < wanted && process.waitForReadyRead(30000))
      output += process.readAllStandardOutput();
    if (output.contains("over")) {
      process.waitForFinished();
      for (const unsigned id : askedIds(output + process.readAllStandardOutput()))
        asked.push_back(id);
      break;
    }
    QTest::qSleep(static_cast<int>(random.below(4)));
    process.kill();
    QVERIFY(process.waitForFinished());
    output += process.readAllStandardOutput();
    QVERIFY2(output.startsWith("asked "), process.readAllStandardError().constData());
    const std::vector<unsigned> ids = askedIds(output);
    // None comes twice but the one that was open.
    if (!asked.empty())
      QVERIFY2(ids.front() >= asked.back(),
               qPrintable(QStringLiteral("%1 after %2").arg(ids.front()).arg(asked.back())));
    asked.insert(asked.end(), ids.begin(), ids.end());
    if (output.contains("over"))
      break;
    ++kills;

    const std::optional<MatchSummary> unfinished = newestUnfinished(folder.path());
    if (!unfinished)
      break;  // it was over at the very moment
    const JournalResult<Journal> journal = readJournal(unfinished->path);
    QVERIFY2(journal.ok(), journal.ok() ? "" : journal.error().text.c_str());
    const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
    QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
    QVERIFY2(kills < most, "the match does not end");
  }
  const MatchHistory history = matchHistory(folder.path());
  QCOMPARE(history.matches.size(), std::size_t{1});
  QVERIFY(history.matches.front().finished);
  const JournalResult<Journal> journal = readJournal(history.matches.front().path);
  QVERIFY(journal.ok() && journal->finished);
  const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
  QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
  QVERIFY(replayed->match.isOver());
  // Not a decision is lost: nothing was answered that was not asked.
  const std::vector<unsigned> answered = answeredIds(*journal, 2);
  QVERIFY(answered.size() > 50);
  for (const unsigned id : answered) {
    const bool was = std::find(asked.begin(), asked.end(), id) != asked.end();
    QVERIFY2(was || !everyAnswerIsAsked, qPrintable(QString::number(id)));
  }
}

JANSO_TEST(TestResumeKills);
#include "tst_resumekills.moc"
