// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Journals: whatever moment a match is killed at, it goes on from exactly there.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <map>

#include "mjai/writer.h"
#include "records/actionjson.h"
#include "records/journalindex.h"
#include "records/journalreplay.h"
#include "records/journalwriter.h"
#include "records/matchhistory.h"
#include "records/playedjournal.h"
#include "records/rulesetjson.h"
#include "rules/presets/presets.h"
#include "rules/presets/rulesetconflicts.h"
#include "rules/presets/rulesetfields.h"
#include "support/randomplay.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class TestJournal : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void everyLineMayBeTheLast();
  void everyLineOfThreePlayersMayBeTheLast();
  void aLineMayBeCutOff();
  void writingGoesOn();
  void aFullDiskIsSaid();
  void theListNamesEveryMatch();
  void theListHasWhatIsSettledApartFromTheScores();
  void rulesetsSurvive();
  void badRulesetsAreRefused_data();
  void badRulesetsAreRefused();
  void faultsOfRulesetsHaveNumbersOfTheirOwn();
  void actionsSurvive();

 private:
  void cutAnywhere(const Played &played);

  QTemporaryDir m_folder;
  Played m_played;
};

void TestJournal::initTestCase() {
  m_played = play(m_folder.path(), "journal");
  QVERIFY(m_played.moments.size() > 400);
  QCOMPARE(
      QFileInfo(m_played.path).fileName(),
      QStringLiteral("2026-07-30 21-14-05 %1.jsonl").arg(QString::fromStdString(m_played.header.rules.name)));
}

void TestJournal::everyLineMayBeTheLast() {
  cutAnywhere(m_played);
}

void TestJournal::everyLineOfThreePlayersMayBeTheLast() {
  const QTemporaryDir folder;
  const Played played = play(folder.path(), "three", true, 1e9, tenhouSanma());
  const auto is = [](auto kind) {
    return [kind](const Event &event) { return event.index() == Event(kind).index(); };
  };
  QVERIFY(std::any_of(played.events.begin(), played.events.end(), is(Kita{})));
  QVERIFY(std::any_of(played.events.begin(), played.events.end(), is(MatchEnded{})));
  cutAnywhere(played);
  const JournalResult<MatchSummary> summary = summarize(played.path);
  QVERIFY(summary.ok() && summary->finished);
  QCOMPARE(summary->names[3], QString());
  QCOMPARE(summary->result.place[3], std::int8_t{0});
  QVERIFY(summary->result.finalPoints == std::get<MatchEnded>(played.events.back()).result->finalPoints);
}

// Whatever line is the last, the match goes on from there.
void TestJournal::cutAnywhere(const Played &played) {
  const QString path = m_folder.filePath(QStringLiteral("cut"));
  for (std::size_t i = 0; i < played.moments.size(); i += i < 150 ? 1 : 23) {
    const Moment &moment = played.moments[i];
    write(path, played.bytes.left(moment.bytes));
    const JournalResult<Journal> journal = readJournal(path);
    QVERIFY2(journal.ok(), journal.ok() ? "" : journal.error().text.c_str());
    QCOMPARE(journal->header, played.header);
    QVERIFY(!journal->truncated);
    QCOMPARE(journal->goodBytes, moment.bytes);
    QVERIFY(!journal->finished || i + 1 == played.moments.size());
    const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
    QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
    QVERIFY(replayed->match == moment.match);
    QCOMPARE(replayed->events.size(), moment.events);
    // Events that had happened and were not written yet come back.
    std::vector<Event> all = replayed->events;
    all.insert(all.end(), replayed->unrecorded.begin(), replayed->unrecorded.end());
    QVERIFY(std::equal(all.begin(), all.end(), played.events.begin()));
  }
}

void TestJournal::aLineMayBeCutOff() {
  const QString path = m_folder.filePath(QStringLiteral("torn"));
  for (std::size_t i = 1; i < m_played.moments.size(); i += 31) {
    const qint64 start = m_played.moments[i - 1].bytes;
    const qint64 length = m_played.moments[i].bytes - start;
    for (const qint64 kept : {qint64{1}, length / 2, length - 1}) {
      write(path, m_played.bytes.left(start + kept));
      const JournalResult<Journal> journal = readJournal(path);
      QVERIFY2(journal.ok(), journal.ok() ? "" : journal.error().text.c_str());
      QVERIFY(journal->truncated);
      QCOMPARE(journal->goodBytes, start);
      const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
      QVERIFY(replayed.ok());
      QVERIFY(replayed->match == m_played.moments[i - 1].match);
    }
  }
  write(path, m_played.bytes.left(10));
  const JournalResult<Journal> header = readJournal(path);
  QVERIFY(!header.ok());
}

// After a tear the rest is written behind the last whole line.
void TestJournal::writingGoesOn() {
  const QString path = m_folder.filePath(QStringLiteral("go on.playing.jsonl"));
  const Moment &moment = m_played.moments[200];
  write(path, m_played.bytes.left(moment.bytes + 7));
  const JournalResult<Journal> torn = readJournal(path);
  QVERIFY(torn.ok() && torn->truncated);
  JournalResult<std::unique_ptr<JournalWriter>> writer = JournalWriter::append(*torn);
  QVERIFY(writer.ok());
  const QByteArray rest = m_played.bytes.mid(moment.bytes).chopped(1);
  for (const QByteArray &line : rest.split('\n'))
    QVERIFY((*writer)->write(line));
  (*writer)->finish();
  (*writer)->waitForDisk();
  QVERIFY((*writer)->isFinished());
  QCOMPARE((*writer)->path(), m_folder.filePath(QStringLiteral("go on.jsonl")));
  QFile file((*writer)->path());
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), m_played.bytes);
}

void TestJournal::aFullDiskIsSaid() {
  if (!QFile::exists(QStringLiteral("/dev/full")))
    QSKIP("there is no /dev/full here");
  Journal journal;
  journal.path = QStringLiteral("/dev/full");
  JournalResult<std::unique_ptr<JournalWriter>> writer = JournalWriter::append(journal);
  QVERIFY(writer.ok());
  QVERIFY(!(*writer)->add(JournalAnswer{}));
  QCOMPARE((*writer)->problem()->fault, JournalFault::Unwritable);
  QCOMPARE((*writer)->problem()->system, ENOSPC);
  QCOMPARE((*writer)->problem()->text(), std::string("/dev/full: No space left on device"));
  (*writer)->finish();
  (*writer)->waitForDisk();
  QVERIFY(!(*writer)->isFinished());
}

void TestJournal::theListNamesEveryMatch() {
  QTemporaryDir folder;
  QVERIFY(matchHistory(folder.filePath(QStringLiteral("nothing here"))).matches.empty());
  QVERIFY(JournalIndex().unfinished(folder.path()).empty());
  const Played finished = play(folder.path(), "one");
  const Played open = play(folder.path(), "two", false, 300);
  // Killed between the last line and the new name.
  Played unnamed = play(folder.path(), "three", false);
  write(folder.filePath(QStringLiteral("noise.jsonl")), "what is this\n");

  const MatchHistory history = matchHistory(folder.path());
  QCOMPARE(history.matches.size(), std::size_t{3});
  QCOMPARE(history.unreadable.size(), std::size_t{1});
  QVERIFY(history.unreadable.front().contains(QStringLiteral("noise.jsonl, line 1")));
  int finishedMatches = 0;
  for (const MatchSummary &summary : history.matches) {
    QCOMPARE(summary.rulesId, QStringLiteral("tenhou_4p"));
    QCOMPARE(summary.names[0], QStringLiteral("Mei"));
    QCOMPARE(summary.started, open.header.started);
    finishedMatches += summary.finished ? 1 : 0;
    if (summary.path == finished.path) {
      const auto &ended = std::get<MatchEnded>(finished.events.back());
      QVERIFY(summary.finished);
      QCOMPARE(summary.result.scores, ended.result->scores);
      QCOMPARE(summary.result.place, ended.result->place);
      QCOMPARE(summary.result.finalPoints, ended.result->finalPoints);
    }
  }
  QCOMPARE(finishedMatches, 2);

  const std::vector<UnfinishedMatch> unfinished = JournalIndex().unfinished(folder.path());
  QCOMPARE(unfinished.size(), std::size_t{1});
  QVERIFY(unfinished.front().canContinue());
  const MatchSummary *newest = &unfinished.front().summary;
  QCOMPARE(newest->path, open.path);
  const Board &board = open.moments.back().match.board();
  QVERIFY(newest->dealt);
  QCOMPARE(newest->bakaze, int{board.bakaze});
  QCOMPARE(newest->kyoku, int{board.kyoku});
  QCOMPARE(newest->honba, int{board.honba});
  QVERIFY(newest->turn >= 1 && newest->turn <= 18);
}

// Chips, markers and bets are no part of the scores that the journal ends with.
void TestJournal::theListHasWhatIsSettledApartFromTheScores() {
  RuleSet rules = tenhouSanma();
  rules.sideBets = {5000, 2000, 0, 1000, 0, 0};
  const QTemporaryDir folder;
  const Played played = play(folder.path(), "settled", true, 1e9, rules);
  const MatchResult &ended = *std::get<MatchEnded>(played.events.back()).result;
  QVERIFY(!ended.adjustments.empty());
  const JournalResult<MatchSummary> summary = summarize(played.path);
  QVERIFY(summary.ok() && summary->finished);
  QVERIFY(summary->result.scores == ended.scores);
  QVERIFY(summary->result.place == ended.place);
  QVERIFY(summary->result.finalPoints == ended.finalPoints);
}

void TestJournal::rulesetsSurvive() {
  for (const Preset &preset : presets()) {
    const Result<RuleSet> back = ruleSetFromJson(toJson(preset.make()));
    QVERIFY2(back.ok(), back.ok() ? "" : back.error().text.c_str());
    QVERIFY(*back == preset.make());
  }
  // Each option alone, at every value or at both ends.
  for (const RuleField &field : ruleFields()) {
    for (int index = 0; index < field.count; ++index) {
      std::vector<std::int32_t> values{0, 1};
      if (field.type == RuleFieldType::Number)
        values = {field.least, field.most};
      for (const std::int32_t value : values) {
        RuleSet rules;
        field.set(rules, index, value);
        const Result<RuleSet> back = ruleSetFromJson(toJson(rules));
        const bool playable = !ruleConflictError(rules);
        QVERIFY2(back.ok() == playable, std::string(field.key).c_str());
        QVERIFY2(!playable || *back == rules, std::string(field.key).c_str());
      }
    }
  }
  const Result<RuleSet> nothing = ruleSetFromJson({});
  QVERIFY(nothing.ok() && *nothing == RuleSet());
}

void TestJournal::badRulesetsAreRefused_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QJsonValue>("value");
  QTest::newRow("two players") << QStringLiteral("players") << QJsonValue(2);
  QTest::newRow("five players") << QStringLiteral("players") << QJsonValue(5);
  QTest::newRow("a word for a number") << QStringLiteral("oka") << QJsonValue(QStringLiteral("much"));
  QTest::newRow("half a point") << QStringLiteral("starting_points") << QJsonValue(25000.5);
  QTest::newRow("far too many points") << QStringLiteral("starting_points") << QJsonValue(1e300);
  QTest::newRow("a number for a toggle") << QStringLiteral("dora") << QJsonValue(1);
  QTest::newRow("a word that is no choice")
      << QStringLiteral("match_length") << QJsonValue(QStringLiteral("x"));
  QTest::newRow("uma for three") << QStringLiteral("uma") << QJsonValue(QJsonArray{1000, 0, -1000});
}

void TestJournal::badRulesetsAreRefused() {
  QFETCH(QString, key);
  QFETCH(QJsonValue, value);
  QJsonObject object = toJson(RuleSet());
  QVERIFY(object.contains(key));
  object.insert(key, value);
  const Result<RuleSet> rules = ruleSetFromJson(object);
  QVERIFY(!rules.ok());
  QVERIFY2(text(rules.error()).contains(key), rules.error().text.c_str());
}

// Whoever looks at the number of what is wrong knows what it is.
void TestJournal::faultsOfRulesetsHaveNumbersOfTheirOwn() {
  std::map<int, QByteArray> told;
  for (const char *json :
       {"{\"uma\":[1,2]}", "{\"players\":null}", "{\"starting_points\":\"x\"}", "{\"kuitan\":\"maybe\"}",
        "{\"starting_points\":7}", "{\"players\":3,\"chii\":true}", "{\"players\":4,\"nuki\":true}"}) {
    const Result<RuleSet> rules = ruleSetFromJson(QJsonDocument::fromJson(json).object());
    QVERIFY2(!rules.ok() && rules.error().code != 0, json);
    QVERIFY2(told.emplace(rules.error().code, json).second, told.at(rules.error().code).constData());
  }
}

void TestJournal::actionsSurvive() {
  std::size_t compared = 0;
  for (std::size_t i = 0; i < m_played.moments.size(); i += 5) {
    for (const Decision &decision : m_played.moments[i].match.pending()) {
      const Result<ActionList> back = actionsFromJson(toJson(decision.legal));
      QVERIFY2(back.ok(), back.ok() ? "" : back.error().text.c_str());
      QVERIFY(*back == decision.legal);
      compared += decision.legal.size();
    }
  }
  QVERIFY(compared > 500);
  QVERIFY(!actionFromJson({}).ok());
}

JANSO_TEST(TestJournal);
#include "tst_journal.moc"
