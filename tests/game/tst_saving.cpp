// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match is saved whatever is against it: another program on the same folder, a full disk, a damaged
// journal.
#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <csignal>

#include "game/matchhelpers.h"
#include "game/seriesplay.h"
#include "game/setup/setupfault.h"
#include "records/journalreplay.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

struct SavedTable {
  explicit SavedTable(const QString &folder) : humans(&controller) {
    controller.setJournalFolder(folder);
    controller.setPacing(Pacing::instant());
  }
  bool playToQuestion(int after) {
    humans.stopAfter = after;
    return QTest::qWaitFor(
        [this] { return humans.asked > humans.stopAfter || !controller.match().isRunning(); }, 60000);
  }
  // Whoever thinks answers, and the match goes on.
  void goOn() {
    humans.stopAfter = 1000000;
    for (int seat = 0; seat < 4; ++seat) {
      if (const std::optional<Decision> decision = controller.match().pendingDecision(seat))
        controller.match().submitAction(seat, decision->id, pickAction(*decision));
    }
  }
  GameController controller;
  FakeHumans humans;
};

QByteArray savedBytes(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeAll(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

// No file of this program may grow beyond so many bytes, as on a disk without room.
class Room {
 public:
  explicit Room(qint64 bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    rlimit full = m_before;
    full.rlim_cur = static_cast<rlim_t>(bytes);
    setrlimit(RLIMIT_FSIZE, &full);
  }
  ~Room() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_handler);
  }
  Room(const Room &) = delete;
  Room &operator=(const Room &) = delete;

 private:
  rlimit m_before{};
  void (*m_handler)(int);
};

MatchSetup seriesSetup() {
  MatchSetup setup = quickSetup(QStringLiteral("series"));
  setup.series.emplace();
  setup.series->series.matches = 3;
  return beginSeries(setup);
}

}  // namespace

class TestSaving : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oneProgramPlaysAMatch();
  void aKilledProgramLeavesItsMatch();
  void aLeftMatchIsAnybodys();
  void oneProgramPlaysASeries();
  void playGoesOnWithoutRoom();
  void nothingIsLeftWhereNothingFits();
  void theMatchGoesElsewhere();
  void itGoesOnBeforeTheDamage_data();
  void itGoesOnBeforeTheDamage();
  void aDamagedHeaderStaysRefused();
  void armedCallsOutliveAKill();
  void whoCanCallIsAskedTheSameAgain();
  void anOtherVersionMayGoOn();
};

void TestSaving::oneProgramPlaysAMatch() {
  const QTemporaryDir folder;
  SavedTable first(folder.path());
  QVERIFY(first.controller.start(quickSetup(QStringLiteral("shared"), 1)).ok());
  QVERIFY(first.playToQuestion(6));
  const QString path = first.controller.match().journalPath();
  const QByteArray before = savedBytes(path);

  SavedTable second(folder.path());
  QVERIFY(!newestUnfinished(folder.path()));
  QVERIFY(JournalIndex().unfinished(folder.path()).front().inUse);
  const auto resumed = second.controller.resume(path);
  QVERIFY(!resumed.ok());
  QCOMPARE(resumed.problem().fault, JournalFault::InUse);
  QVERIFY(!second.controller.resumeBefore(path).ok());
  QVERIFY(!second.controller.match().isRunning());
  QCOMPARE(savedBytes(path), before);

  first.goOn();
  QVERIFY(playToEnd(first.controller));
  const auto journal = readJournal(first.controller.match().journalPath());
  QVERIFY(journal.ok() && journal->finished);
  QVERIFY(replayJournal(*journal).ok());
}

void TestSaving::aKilledProgramLeavesItsMatch() {
  const QTemporaryDir folder;
  QProcess process;
  process.start(QStringLiteral(JANSO_MATCH_PLAYER), {folder.path(), QStringLiteral("standing")});
  QVERIFY(process.waitForStarted());
  QVERIFY(process.waitForReadyRead(30000));
  const std::vector<UnfinishedMatch> played = JournalIndex().unfinished(folder.path());
  QCOMPARE(played.size(), std::size_t{1});
  QVERIFY(played.front().inUse);
  SavedTable table(folder.path());
  const auto refused = table.controller.resume(played.front().summary.path);
  QVERIFY(!refused.ok());
  QCOMPARE(refused.problem().fault, JournalFault::InUse);
  process.kill();
  QVERIFY(process.waitForFinished());
  QVERIFY(newestUnfinished(folder.path()).has_value());
  QVERIFY(table.controller.resume(played.front().summary.path).ok());
}

void TestSaving::aLeftMatchIsAnybodys() {
  const QTemporaryDir folder;
  SavedTable first(folder.path());
  QVERIFY(first.controller.start(quickSetup(QStringLiteral("left"), 1)).ok());
  QVERIFY(first.playToQuestion(4));
  const QString path = first.controller.match().journalPath();
  first.controller.abandon();
  SavedTable second(folder.path());
  QVERIFY(second.controller.resume(path).ok());
  QVERIFY(!first.controller.resume(path).ok());
  second.controller.abandon();
  QVERIFY(first.controller.resume(path).ok());
  QVERIFY(first.controller.resume(path).ok());  // its own, in the middle of it
  first.goOn();
  QVERIFY(playToEnd(first.controller));
}

void TestSaving::oneProgramPlaysASeries() {
  const QTemporaryDir folder;
  SavedTable first(folder.path());
  const MatchSetup setup = seriesSetup();
  std::optional<MatchResult> result;
  connect(&first.controller, &GameController::matchEnded, this,
          [&](const MatchResult &end) { result = end; });
  QVERIFY(first.controller.start(setup).ok());
  QVERIFY(playToEnd(first.controller));
  QVERIFY(result.has_value());
  const std::optional<MatchSetup> next = nextSeriesMatch(setup, *result);
  QVERIFY(next.has_value());

  // The result page of the first is still open there.
  SavedTable second(folder.path());
  QVERIFY(newestSeries(folder.path())->inUse);
  const Result<bool> refused = second.controller.start(*next);
  QVERIFY(!refused.ok());
  QCOMPARE(refused.error().code, static_cast<int>(SetupFault::SeriesInUse));
  QVERIFY(first.controller.start(*next).ok());  // it may go on itself
  first.controller.abandon();
  QVERIFY(!newestSeries(folder.path())->inUse);
  QVERIFY(second.controller.resume(newestSeries(folder.path())->unfinishedPath).ok());
  QVERIFY(newestSeries(folder.path())->inUse);
  QVERIFY(!first.controller.start(*next).ok());
}

void TestSaving::playGoesOnWithoutRoom() {
  const QTemporaryDir folder;
  SavedTable table(folder.path());
  QSignalSpy changed(&table.controller, &GameController::savingChanged);
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("full"), 1)).ok());
  QVERIFY(table.playToQuestion(6));
  QCOMPARE(changed.count(), 0);
  const QString path = table.controller.match().journalPath();
  const QByteArray saved = savedBytes(path);
  {
    const Room room(saved.size() + 40);  // half a line
    table.goOn();
    QVERIFY(table.playToQuestion(table.humans.asked + 5));
    const std::optional<JournalProblem> problem = table.controller.match().savingProblem();
    QVERIFY(problem.has_value());
    QCOMPARE(problem->fault, JournalFault::Unwritable);
    QCOMPARE(problem->system, EFBIG);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(savedBytes(path), saved);
  }
  table.controller.match().saveAgain();
  QVERIFY(!table.controller.match().savingProblem());
  QCOMPARE(changed.count(), 2);
  QVERIFY(savedBytes(path).size() > saved.size());
  table.goOn();
  QVERIFY(playToEnd(table.controller));
  const auto journal = readJournal(table.controller.match().journalPath());
  QVERIFY(journal.ok() && journal->finished);
  const auto replayed = replayJournal(*journal);
  QVERIFY(replayed.ok());
  QCOMPARE(static_cast<int>(replayed->events.size()), table.controller.match().eventCount());
}

void TestSaving::nothingIsLeftWhereNothingFits() {
  const QTemporaryDir folder;
  SavedTable table(folder.path());
  {
    const Room room(10);
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("nothing"), 1)).ok());
    QVERIFY(table.playToQuestion(3));
    QCOMPARE(table.controller.match().savingProblem()->system, EFBIG);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
  }
  table.goOn();
  QVERIFY(playToEnd(table.controller));
  QVERIFY(!table.controller.match().savingProblem());
  const auto journal = readJournal(table.controller.match().journalPath());
  QVERIFY(journal.ok() && journal->finished);
}

void TestSaving::theMatchGoesElsewhere() {
  const QTemporaryDir folder;
  SavedTable table(QStringLiteral("/proc/no such folder"));
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("elsewhere"), 1)).ok());
  QVERIFY(table.playToQuestion(4));
  QCOMPARE(table.controller.match().savingProblem()->fault, JournalFault::NoFolder);
  QVERIFY(table.controller.match().saveElsewhere(QStringLiteral("/proc/x.jsonl")).has_value());
  const QString path = folder.filePath(QStringLiteral("mine.jsonl"));
  QVERIFY(!table.controller.match().saveElsewhere(path));
  QVERIFY(!table.controller.match().savingProblem());
  table.goOn();
  QVERIFY(table.playToQuestion(table.humans.asked + 3));
  table.controller.abandon();
  SavedTable again(folder.path());
  QVERIFY(again.controller.resume(path).ok());
  again.goOn();
  QVERIFY(playToEnd(again.controller));
}

void TestSaving::itGoesOnBeforeTheDamage_data() {
  QTest::addColumn<int>("line");
  QTest::addColumn<QByteArray>("text");
  const QList<int> lines =
      isQuick() ? QList<int>{2, 3, 23, 42} : QList<int>{2, 3, 4, 5, 9, 23, 40, 41, 42, 43};
  for (const int line : lines) {
    QTest::addRow("line %d is torn", line) << line << QByteArray("{\"event\":{\"tyqe\":");
    QTest::addRow("line %d tells of another event", line)
        << line << QByteArray("{\"event\":{\"type\":\"dahai\",\"pai\":\"9q\"}}");
    QTest::addRow("line %d is an answer that nobody asked for", line)
        << line << QByteArray("{\"answer\":{\"seat\":0,\"id\":1,\"action\":{\"type\":\"skip\"}}}");
  }
  QTest::newRow("a note of the coach") << 20 << QByteArray("{\"coach\":{\"seat\":0,\"level\":\"?\"}}");
  QTest::newRow("a note of nobody's calls") << 20 << QByteArray("{\"orders\":{\"seat\":9}}");
}

void TestSaving::itGoesOnBeforeTheDamage() {
  QFETCH(int, line);
  QFETCH(QByteArray, text);
  const QTemporaryDir folder;
  QString path;
  {
    SavedTable table(folder.path());
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("damaged"), 1)).ok());
    QVERIFY(table.playToQuestion(9));
    path = table.controller.match().journalPath();
  }
  QList<QByteArray> lines = savedBytes(path).split('\n');
  QVERIFY(lines.size() > 50);
  if (text.startsWith("{\"event") || text.startsWith("{\"answer"))
    lines[line - 1] = text;
  else
    lines.insert(line - 1, text);
  const QByteArray damaged = lines.join('\n');
  writeAll(path, damaged);

  SavedTable table(folder.path());
  const auto refused = table.controller.resume(path);
  QVERIFY(!refused.ok());
  // Of an event that does not follow from the answers before it, the answers may be what is wrong.
  QVERIFY(refused.problem().line <= line);
  for (int at = refused.problem().line; at < line; ++at)
    QVERIFY(lines[at - 1].startsWith("{\"answer"));
  QCOMPARE(savedBytes(path), damaged);
  QVERIFY(!refused.error().text.empty() && refused.error().text.find("\"pai\"") == std::string::npos);

  table.humans.answers = false;
  const auto resumed = table.controller.resumeBefore(path);
  QVERIFY2(resumed.ok(), resumed.ok() ? "" : resumed.error().text.c_str());
  const QString now = table.controller.match().journalPath();
  QVERIFY(now != path);
  QVERIFY(!QFile::exists(path));
  QCOMPARE(savedBytes(path + QStringLiteral(".damaged")), damaged);
  // What stood before the damage stands in the new one, but for the version that began it.
  QVERIFY(savedBytes(now).contains(lines.mid(1, refused.problem().line - 2).join('\n')));
  table.humans.answers = true;
  QVERIFY(playToEnd(table.controller));
  const auto journal = readJournal(table.controller.match().journalPath());
  QVERIFY(journal.ok() && journal->finished);
  QVERIFY(replayJournal(*journal).ok());
  QVERIFY(JournalIndex().unfinished(folder.path()).empty());
}

void TestSaving::aDamagedHeaderStaysRefused() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("x.playing.jsonl"));
  for (const QByteArray &text :
       {QByteArray(), QByteArray("what is this\n"), QByteArray("{\"janso_journal\":1}\n"),
        QByteArray("{\"janso_journal\":9}\n")}) {
    writeAll(path, text);
    SavedTable table(folder.path());
    QVERIFY(!table.controller.resume(path).ok());
    const auto resumed = table.controller.resumeBefore(path);
    QVERIFY(!resumed.ok());
    QVERIFY(resumed.problem().line <= 1);
    QCOMPARE(savedBytes(path), text);
    const std::vector<UnfinishedMatch> listed = JournalIndex().unfinished(folder.path());
    QCOMPARE(listed.size(), std::size_t{1});
    QVERIFY(listed.front().problem && !listed.front().canContinueBefore());
  }
}

// Wherever the program is killed between the arming of a call and the call, it is made: also when those who
// are asked afterwards arm nothing more.
void TestSaving::armedCallsOutliveAKill() {
  const QTemporaryDir folder;
  QByteArrayList lines;
  {
    SavedTable table(folder.path());
    table.humans.armAll = true;
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("armed"), 4)).ok());
    QVERIFY(table.playToQuestion(150));
    lines = savedBytes(table.controller.match().journalPath()).split('\n');
  }
  const auto answerIn = [&lines](int line) -> std::optional<JournalAnswer> {
    const Result<JournalEntry> entry = entryFromLine(lines[line], true);
    const auto *answer = entry ? std::get_if<JournalAnswer>(&entry->what) : nullptr;
    return answer != nullptr ? std::optional(*answer) : std::nullopt;
  };
  int calls = 0;
  int kills = 0;
  for (int line = 1; line < lines.size() - 1 && calls < rounds(6, 3); ++line) {
    const std::optional<JournalAnswer> call = answerIn(line);
    if (!call || (call->action.type != ActionType::Pon && call->action.type != ActionType::Chi))
      continue;
    ++calls;
    const QByteArray armed = "{\"orders\":{\"armed\":[{";
    const QByteArray seat = "\"seat\":" + QByteArray::number(call->seat) + "}}";
    for (int cut = line - 1; cut > 1; --cut) {
      // A name of its own: the journal of the one before may still be given its last name.
      const QString path = folder.filePath(QStringLiteral("cut%1.playing.jsonl").arg(kills));
      writeAll(path, lines.mid(0, cut + 1).join('\n') + '\n');
      SavedTable table(folder.path());
      const auto resumed = table.controller.resume(path);
      QVERIFY2(resumed.ok(), resumed.ok() ? "" : resumed.error().text.c_str());
      const bool made = QTest::qWaitFor(
          [&] {
            return savedBytes(path).contains(answerLine(*call)) || table.humans.asked > 8 ||
                   !table.controller.match().isRunning();
          },
          30000);
      QVERIFY(made);
      QVERIFY2(savedBytes(path).contains(answerLine(*call)),
               qPrintable(QStringLiteral("cut after line %1").arg(cut)));
      ++kills;
      if (lines[cut].startsWith(armed) && lines[cut].endsWith(seat))
        break;  // before it the call was not armed
    }
  }
  QVERIFY(calls >= 3);
  QVERIFY(kills >= 9);
}

// Bots draw their whims anew after a resume; what a human is asked does not hang on it.
void TestSaving::whoCanCallIsAskedTheSameAgain() {
  int claims = 0;
  for (int after = 1; after <= 24; ++after) {
    const QTemporaryDir folder;
    MatchSetup setup = quickSetup(QStringLiteral("who can"), 2);
    setup.callMode = CallMode::AskWhoCan;
    std::array<std::optional<Decision>, 2> asked;
    QString path;
    {
      SavedTable table(folder.path());
      QVERIFY(table.controller.start(setup).ok());
      QVERIFY(table.playToQuestion(after));
      for (int seat = 0; seat < 2; ++seat)
        asked[static_cast<std::size_t>(seat)] = table.controller.match().pendingDecision(seat);
      path = table.controller.match().journalPath();
    }
    SavedTable table(folder.path());
    table.humans.answers = false;
    QVERIFY(table.controller.resume(path).ok());
    for (int seat = 0; seat < 2; ++seat) {
      const std::optional<Decision> &before = asked[static_cast<std::size_t>(seat)];
      if (!before)
        continue;
      claims += before->legal.front().type == ActionType::Skip ? 1 : 0;
      QTRY_COMPARE(table.controller.match().pendingDecision(seat), before);
    }
  }
  QVERIFY(claims >= 2);
}

// What counts is whether the table does the same.
void TestSaving::anOtherVersionMayGoOn() {
  const QTemporaryDir folder;
  QCoreApplication::setApplicationVersion(QStringLiteral("0.1"));
  QString path;
  {
    SavedTable table(folder.path());
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("version"), 1)).ok());
    QVERIFY(table.playToQuestion(9));
    path = table.controller.match().journalPath();
  }
  QCoreApplication::setApplicationVersion(QStringLiteral("0.2"));
  QCOMPARE(readJournal(path)->header.program, QStringLiteral("0.1"));
  {
    SavedTable table(folder.path());
    QVERIFY(table.controller.resume(path).ok());
  }
  QByteArray bytes = savedBytes(path);
  const QByteArray draw = "\"type\":\"tsumo\"";
  QVERIFY(bytes.contains(draw));
  writeAll(path, bytes.replace(bytes.indexOf(draw), draw.size(), "\"type\":\"other\""));
  SavedTable table(folder.path());
  const auto refused = table.controller.resume(path);
  QVERIFY(!refused.ok());
  QCOMPARE(refused.problem().fault, JournalFault::Differs);
  QCOMPARE(refused.problem().program, QStringLiteral("0.1"));
  QVERIFY(table.controller.resumeBefore(path).ok());
  QCOMPARE(readJournal(table.controller.match().journalPath())->header.program, QStringLiteral("0.2"));
}

JANSO_TEST(TestSaving);
#include "tst_saving.moc"
