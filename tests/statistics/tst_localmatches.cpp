// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The journals of a folder as matches of the people who played them.
#include "statistics/localmatches.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "game/matchhelpers.h"
#include "records/journal.h"
#include "records/provedgame.h"
#include "support/journals.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class TestLocalMatches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void onlyPeopleCount();
  void kinds_data();
  void kinds();
  void aBranchIsABranchEvenWithoutHelp();
  void whatWasUndoneIsHelp();
  void aHandThatIsReplayedCountsOnce();
  void theOldestComesFirst();
  void whatCannotBeReadIsNamed();
  void filesAreReadOnce();
  void aCanceledReadingStops();
  void noFolderNoMatches();
  void whatTheGameWritesIsRead();
  void layersAboveAddTheirsOnce();

 private:
  LocalMatches read(const QString &folder) {
    ReadingProgress progress;
    return m_reader.read(folder, progress);
  }
  LocalMatchReader m_reader;
};

void TestLocalMatches::onlyPeopleCount() {
  const QTemporaryDir folder;
  JournalPlan plan;
  plan.person = 2;
  QVERIFY(!writeJournal(folder.path(), plan).isEmpty());
  plan.person = -1;
  plan.number = 1;
  QVERIFY(!writeJournal(folder.path(), plan).isEmpty());
  plan.person = 1;
  plan.number = 2;
  plan.cut = true;
  QVERIFY(!writeJournal(folder.path(), plan).isEmpty());
  const LocalMatches matches = read(folder.path());
  QCOMPARE(matches.seats.size(), std::size_t(1));
  QCOMPARE(int(matches.seats[0].game.seat), 2);
  QVERIFY(matches.seats[0].game.end.has_value());
  QCOMPARE(matches.seats[0].facts->names[2], QStringLiteral("Ren"));
  QCOMPARE(matches.seats[0].facts->ruleset, QStringLiteral("basic_ariari"));
  QCOMPARE(matches.seats[0].facts->date, QDate(2026, 3, 1));
  QCOMPARE(matches.unfinished, 1);
  QVERIFY(matches.refused.empty());
}

void TestLocalMatches::layersAboveAddTheirsOnce() {
  const QTemporaryDir folder;
  JournalPlan plan;
  plan.person = 1;
  const QString path = writeJournal(folder.path(), plan);
  int asked = 0;
  LocalMatchReader reader([&asked](const ProvedGame &game, SeatGame &seat) {
    ++asked;
    seat.luck = LuckFigures{static_cast<std::int64_t>(game.hands.size()), 0, 0};
  });
  ReadingProgress progress;
  LocalMatches matches = reader.read(folder.path(), progress);
  matches = reader.read(folder.path(), progress);
  QCOMPARE(asked, 1);
  QCOMPARE(matches.seats.size(), std::size_t(1));
  QCOMPARE(matches.seats[0].game.luck->points, qint64(matches.seats[0].game.hands.size()));
  QCOMPARE(matches.seats[0].facts->hash.size(), std::size_t(64));
}

void TestLocalMatches::kinds_data() {
  QTest::addColumn<bool>("coached");
  QTest::addColumn<bool>("openHands");
  QTest::addColumn<int>("kind");
  QTest::newRow("as it is") << false << false << int(MatchKind::Live);
  QTest::newRow("a hint was asked for") << true << false << int(MatchKind::Coached);
  QTest::newRow("hands lay open") << false << true << int(MatchKind::Coached);
}

void TestLocalMatches::kinds() {
  QFETCH(bool, coached);
  QFETCH(bool, openHands);
  const QTemporaryDir folder;
  JournalPlan plan;
  plan.coached = coached;
  plan.openHands = openHands;
  QVERIFY(!writeJournal(folder.path(), plan).isEmpty());
  const LocalMatches matches = read(folder.path());
  QCOMPARE(matches.seats.size(), std::size_t(1));
  QTEST(int(matches.seats[0].facts->kind), "kind");
}

void TestLocalMatches::aBranchIsABranchEvenWithoutHelp() {
  const QTemporaryDir folder;
  const JournalResult<Journal> read = readJournal(writeJournal(folder.path(), {}));
  QVERIFY(read.ok());
  Journal journal = *read;
  journal.header.branch.emplace();
  const JournalResult<MatchFacts> facts = factsOf(journal);
  QVERIFY(facts.ok());
  QCOMPARE(int(facts->kind), int(MatchKind::Branch));
  // A branch that is played on is practice as well.
  journal.header.kind = kPracticeKind;
  QCOMPARE(int(factsOf(journal)->kind), int(MatchKind::Branch));
  journal.header.branch.reset();
  QCOMPARE(int(factsOf(journal)->kind), int(MatchKind::Practice));
}

void TestLocalMatches::whatWasUndoneIsHelp() {
  const QTemporaryDir folder;
  const JournalResult<Journal> read = readJournal(writeJournal(folder.path(), {}));
  QVERIFY(read.ok());
  Journal journal = *read;
  QCOMPARE(int(factsOf(journal)->kind), int(MatchKind::Live));
  journal.entries.push_back({0, undoNote(0)});
  QCOMPARE(int(factsOf(journal)->kind), int(MatchKind::Coached));
}

// After its end, from its deal: only the last time it was played belongs to the match, which then had help.
void TestLocalMatches::aHandThatIsReplayedCountsOnce() {
  const QTemporaryDir once;
  const QTemporaryDir twice;
  JournalPlan plan;
  QVERIFY(!writeJournal(once.path(), plan).isEmpty());
  QList<QByteArray> lines = journalOf(plan).split('\n');
  QList<qsizetype> deals;
  for (qsizetype i = 1; i < lines.size(); ++i) {
    if (lines[i].contains("start_kyoku"))
      deals << i;
  }
  QVERIFY(deals.size() > 1);
  const QList<QByteArray> played = lines.mid(deals[0] + 1, deals[1] - deals[0] - 1);
  qsizetype at = deals[1];
  lines.insert(at, noteLine(undoNote(static_cast<std::size_t>(deals[0]))));  // the header is not an entry
  for (const QByteArray &line : played)
    lines.insert(++at, line);
  QFile file(twice.filePath(QStringLiteral("replayed.jsonl")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(lines.join('\n'));
  file.close();
  const LocalMatches expected = read(once.path());
  const LocalMatches replayed = read(twice.path());
  QVERIFY(replayed.refused.empty());
  QCOMPARE(replayed.seats.size(), std::size_t(1));
  QCOMPARE(int(replayed.seats[0].facts->kind), int(MatchKind::Coached));
  QVERIFY(countersOf(replayed.seats[0].game) == countersOf(expected.seats[0].game));
}

// Whatever the files are called.
void TestLocalMatches::theOldestComesFirst() {
  const QTemporaryDir folder;
  JournalPlan late;
  late.started = QDateTime(QDate(2026, 5, 1), QTime(1, 0));
  const QString path = writeJournal(folder.path(), late);
  QVERIFY(QFile::rename(path, folder.filePath(QStringLiteral("a.jsonl"))));
  JournalPlan early;
  early.started = QDateTime(QDate(2026, 4, 1), QTime(1, 0));
  QVERIFY(!writeJournal(folder.path(), early).isEmpty());
  const LocalMatches matches = read(folder.path());
  QCOMPARE(matches.seats.size(), std::size_t(2));
  QCOMPARE(matches.seats[0].facts->date, QDate(2026, 4, 1));
}

void TestLocalMatches::whatCannotBeReadIsNamed() {
  const QTemporaryDir folder;
  QVERIFY(!writeJournal(folder.path(), {}).isEmpty());
  const QString path = folder.filePath(QStringLiteral("letter.jsonl"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Dear aunt\n") > 0);
  file.close();
  const LocalMatches matches = read(folder.path());
  QCOMPARE(matches.seats.size(), std::size_t(1));
  QCOMPARE(matches.refused.size(), std::size_t(1));
  QCOMPARE(matches.refused[0].path, path);
}

// The second time the facts are the very same objects; a file that was written again is read again.
void TestLocalMatches::filesAreReadOnce() {
  const QTemporaryDir folder;
  QVERIFY(!writeJournal(folder.path(), {}).isEmpty());
  JournalPlan other;
  other.number = 1;
  const QString path = writeJournal(folder.path(), other);
  const LocalMatches first = read(folder.path());
  QCOMPARE(first.seats.size(), std::size_t(2));
  other.person = 3;
  QVERIFY(QFile::remove(path));
  QCOMPARE(writeJournal(folder.path(), other), path);
  const LocalMatches second = read(folder.path());
  QCOMPARE(second.seats.size(), std::size_t(2));
  QCOMPARE(second.seats[0].facts.get(), first.seats[0].facts.get());
  QCOMPARE(int(second.seats[1].game.seat), 3);
}

void TestLocalMatches::aCanceledReadingStops() {
  const QTemporaryDir folder;
  QVERIFY(!writeJournal(folder.path(), {}).isEmpty());
  ReadingProgress progress;
  progress.canceled = true;
  QVERIFY(m_reader.read(folder.path(), progress).seats.empty());
  QCOMPARE(progress.done.load(), 0);
  QCOMPARE(progress.files.load(), 1);
}

void TestLocalMatches::noFolderNoMatches() {
  QVERIFY(read({}).seats.empty());
  QVERIFY(read(QStringLiteral("/nowhere/at/all")).seats.empty());
}

// A match from its start to its end, as the window plays it; two people at one screen are two seats.
void TestLocalMatches::whatTheGameWritesIsRead() {
  const QTemporaryDir folder;
  GameController controller;
  controller.setJournalFolder(folder.path());
  controller.setPacing(Pacing::instant());
  FakeHumans humans(&controller);
  humans.builds = true;
  Scores scores{};
  connect(&controller, &GameController::matchEnded, this,
          [&scores](const MatchResult &result) { scores = result.scores; });
  QVERIFY(controller.start(quickSetup(QStringLiteral("own"), 2)).ok());
  QVERIFY(playToEnd(controller));
  const LocalMatches matches = read(folder.path());
  QVERIFY(matches.refused.empty());
  QCOMPARE(matches.unfinished, 0);
  QCOMPARE(matches.seats.size(), std::size_t(2));
  QCOMPARE(matches.seats[0].facts.get(), matches.seats[1].facts.get());
  QCOMPARE(int(matches.seats[1].game.seat), 1);
  QCOMPARE(int(matches.seats[0].facts->kind), int(MatchKind::Live));
  QCOMPARE(int(matches.seats[0].game.hands.size()), humans.hands + 1);  // nobody goes on after the last one
  QCOMPARE(matches.seats[0].game.end->score, scores[0]);
}

JANSO_TEST(TestLocalMatches);
#include "tst_localmatches.moc"
