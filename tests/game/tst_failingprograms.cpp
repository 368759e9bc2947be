// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole matches under random rulesets, three players and four, in which one to three of the players are
// external programs that fail in every way, over pipes and connections, line by line and in lists, early and
// late: each is told of in its own words and replaced, the match comes to its end, its journal says what
// happened, and nothing is left of the programs. JANSO_FAILING=N plays N matches in all, several at a time.
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <deque>
#include <map>
#include <memory>

#include "bots/bot.h"
#include "game/failingways.h"
#include "game/programhelpers.h"
#include "records/journalreplay.h"
#include "support/randomrules.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "table/mask.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr std::size_t kAtATime = 4;
constexpr int kMostHands = 24;  // some rules keep the deal for ever; such a match is left
constexpr int kMostHandsQuick = 8;
constexpr int kBatchMs = 15 * 60 * 1000;

struct SeatedProgram {
  const FailingWay *way = nullptr;
  bool tcp = false;
  std::vector<FailureCode> codes;  // any of them
};

// A match with everything that was drawn for it and what has come of it.
class FailingMatch {
 public:
  FailingMatch(const FailingWay &way, std::uint64_t seed);

  void start();
  bool isOver() const {
    return m_left || (!m_controller->match().isRunning() &&
                      (m_controller->match().isSaved() || m_controller->match().savingProblem()));
  }
  // Once it is over: what is wrong, empty = all is well.
  QString fault() const;
  QString text() const;
  bool wasLeft() const { return m_left; }
  const std::map<int, Failure> &failures() const { return m_failures; }
  const std::map<int, SeatedProgram> &programs() const { return m_programs; }

 private:
  void seatProgram(int seat, const FailingWay &way, Random &random);
  void follow(const Event &event);
  QString seatFault(int seat, const QStringList &told) const;
  QString journalFault(QStringList &told) const;
  QString playedAgain(const Journal &journal) const;

  QTemporaryDir m_folder;
  MatchSetup m_setup;
  std::uint64_t m_seed;
  std::unique_ptr<GameController> m_controller;
  std::map<int, SeatedProgram> m_programs;  // by seat
  std::map<int, Failure> m_failures;
  Board m_board;
  std::vector<Event> m_happened;
  int m_hands = 0;
  bool m_left = false;
  QString m_fault;  // the first that was seen while it was played
};

// Rules that can be played, for three or four; the lengths are those of hanchan at most.
RuleSet rulesOf(Random &random) {
  for (;;) {
    RuleSet rules = drawnRules(random);
    rules.players = random.below(3) == 0 ? 3 : 4;
    const auto players = rules.players;
    if (isQuick())
      rules.length = MatchLength::East;
    if (repair(rules, random) && rules.players == players)
      return rules;
  }
}

QString botId(Random &random) {
  // All but the last, which thinks for longer than everything else here takes.
  const auto bots = builtInBots();
  return QString::fromUtf8(bots[random.below(bots.size() - 1)].id.data());
}

FailingMatch::FailingMatch(const FailingWay &way, std::uint64_t seed) : m_seed(seed) {
  Random random(seed);
  m_setup.rules = rulesOf(random);
  m_setup.seed = QString::number(seed);
  m_setup.openHands = true;  // so that all that happens is told
  m_setup.series.emplace();  // else what nobody plays is not kept
  m_setup.series->series.matches = 2;
  const std::size_t players = m_setup.rules.players;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    m_setup.seats[seat].name = QStringLiteral("Seat %1").arg(seat);
    m_setup.seats[seat].botId = botId(random);
  }
  const std::size_t first = random.below(players);
  const std::size_t programs = 1 + random.below(3);
  const std::vector<FailingWay> &ways = failingWays();
  for (std::size_t i = 0; i < programs; ++i)
    seatProgram(static_cast<int>((first + i) % players), i == 0 ? way : ways[random.below(ways.size())],
                random);
}

void FailingMatch::seatProgram(int seat, const FailingWay &way, Random &random) {
  SeatedProgram &seated = m_programs[seat];
  seated.way = &way;
  seated.tcp = random.below(2) == 0 || (way.pipe.empty() && !isHonest(way));
  seated.codes = seated.tcp ? way.tcp : way.pipe;
  const auto mode = QString::fromLatin1(way.mode);
  ExternalProgram program = marked(testProgram(mode, seated.tcp));
  if (mode == QStringLiteral("missing"))
    program.command = QStringLiteral("/no/such/program {seat}");
  program.framing = random.below(3) == 0 ? MjaiFraming::Batch : MjaiFraming::Line;
  program.hints = random.below(2) == 0;
  const std::size_t latest = program.framing == MjaiFraming::Batch ? 40 : 400;
  program.environment.insert(QStringLiteral("JANSO_TEST_GOOD"),
                             QString::number(1 + random.below(random.below(2) == 0 ? 20 : latest)));
  // Only who says nothing must be waited for; the others have time, however busy the machine is. One that
  // stops within a line must have come to it.
  program.startMs = program.replyMs = 120000;
  if (anyOf(seated.codes, {FailureCode::NoFirstAnswer, FailureCode::NobodyJoined}))
    program.startMs = 400;
  if (anyOf(seated.codes, {FailureCode::NoAnswer}))
    program.replyMs = 300;
  if (anyOf(seated.codes, {FailureCode::HalfLine}))
    program.replyMs = 1000;
  SeatSetup &sits = m_setup.seats[static_cast<std::size_t>(seat)];
  sits.kind = PlayerKind::External;
  sits.program = program;
}

void FailingMatch::start() {
  m_controller = std::make_unique<GameController>();
  m_controller->setJournalFolder(m_folder.path());
  m_controller->setPacing(Pacing::instant());
  GameController *controller = m_controller.get();
  QObject::connect(controller, &GameController::eventHappened, [this](const Event &event) { follow(event); });
  QObject::connect(controller, &GameController::playerFailed, [this](int seat, const Failure &failure) {
    if (!m_failures.emplace(seat, failure).second)
      m_fault = QStringLiteral("seat %1 failed twice").arg(seat);
  });
  if (const Result<bool> started = m_controller->start(m_setup); !started) {
    m_fault = QString::fromStdString(started.error().text);
    m_left = true;
  }
}

void FailingMatch::follow(const Event &event) {
  m_board.apply(event);
  m_happened.push_back(event);
  for (int seat = 0; seat < m_setup.rules.players; ++seat) {
    if (!(m_controller->match().view(seat).board == m_board))
      m_fault = QStringLiteral("seat %1 sees another table than was told").arg(seat);
  }
  m_hands += std::holds_alternative<KyokuEnded>(event) ? 1 : 0;
  if (m_hands == rounds(kMostHands, kMostHandsQuick) && !m_left) {
    m_left = true;
    m_controller->abandon();
  }
}

// How the program in this seat has fared.
QString FailingMatch::seatFault(int seat, const QStringList &told) const {
  const auto failed = m_failures.find(seat);
  const auto sits = m_programs.find(seat);
  const QString who = QStringLiteral("seat %1: ").arg(seat);
  if (sits == m_programs.end())
    return failed == m_failures.end() ? QString() : who + QStringLiteral("a built-in bot failed");
  if (failed != m_failures.end()) {
    const QString says = failureText(failed->second);
    if (!anyOf(sits->second.codes, {failed->second.code}))
      return who + says;
    return told.contains(says) ? QString() : who + QStringLiteral("the journal does not say that ") + says;
  }
  if (isHonest(*sits->second.way))
    return {};
  if (sits->second.way->atStart)
    return who + QStringLiteral("nobody noticed");
  // The match may have ended first, or right then: one that answers badly again was taken at its word.
  const auto faults = m_controller->match().programLog(seat).count("misbehaves");
  return faults <= 1 ? QString() : who + QStringLiteral("it misbehaved %1 times").arg(faults);
}

// The recorded answers once more, with the invariants after every step.
QString FailingMatch::playedAgain(const Journal &journal) const {
  Match match = matchOf(journal.header);
  std::deque<Event> due;
  std::size_t happened = 0;
  for (const JournalEntry &entry : journal.entries) {
    std::vector<Event> events;
    const auto *answer = std::get_if<JournalAnswer>(&entry.what);
    if (answer != nullptr &&
        match.answer(answer->seat, answer->decisionId, answer->action) != AnswerStatus::Accepted)
      return QStringLiteral("line %1: the answer is refused").arg(entry.line);
    if (std::holds_alternative<JournalStop>(entry.what))
      match.stop(events);
    const bool isEvent = std::holds_alternative<JournalEvent>(entry.what);
    if (isEvent && due.empty())
      match.advance(events);
    due.insert(due.end(), events.begin(), events.end());
    if (const std::string broken = match.check(); !broken.empty())
      return QStringLiteral("line %1: %2").arg(entry.line).arg(QString::fromStdString(broken));
    if (!isEvent)
      continue;
    if (due.empty() || happened >= m_happened.size() || !(due.front() == m_happened[happened]))
      return QStringLiteral("line %1: another event than the one that was told").arg(entry.line);
    due.pop_front();
    ++happened;
  }
  return happened == m_happened.size() ? QString() : QStringLiteral("the journal is too short");
}

// `told`: why players were replaced, as the journal says.
QString FailingMatch::journalFault(QStringList &told) const {
  const JournalResult<Journal> journal = readJournal(m_controller->match().journalPath());
  if (!journal)
    return QString::fromStdString(journal.problem().detail);
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    if (note != nullptr && note->key == QStringLiteral("replaced"))
      told << note->body.value(QStringLiteral("reason")).toString();
  }
  if (told.size() != static_cast<qsizetype>(m_failures.size()))
    return QStringLiteral("%1 failures are recorded: %2").arg(told.size()).arg(told.join(QLatin1Char(';')));
  if (journal->finished == m_left || journal->truncated)
    return QStringLiteral("the journal's end is wrong");
  const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
  if (!replayed)
    return QString::fromStdString(replayed.problem().detail);
  return replayed->events == m_happened ? playedAgain(*journal)
                                        : QStringLiteral("other events are recorded than were told");
}

QString FailingMatch::fault() const {
  if (!m_fault.isEmpty())
    return m_fault;
  QStringList told;
  QString found = journalFault(told);
  for (int seat = 0; seat < m_setup.rules.players && found.isEmpty(); ++seat)
    found = seatFault(seat, told);
  return found;
}

QString FailingMatch::text() const {
  QString text = QStringLiteral("match %1").arg(m_seed);
  for (const auto &[seat, sits] : m_programs) {
    const ExternalProgram &program = m_setup.seats[static_cast<std::size_t>(seat)].program;
    text += QStringLiteral("; seat %1: %2, %3, %4, good %5")
                .arg(seat)
                .arg(QLatin1String(sits.way->mode), QLatin1String(sits.tcp ? "tcp" : "pipe"),
                     QLatin1String(program.framing == MjaiFraming::Batch ? "batch" : "line"),
                     program.environment.value(QStringLiteral("JANSO_TEST_GOOD")));
  }
  return text + QStringLiteral("; %1 events, %2 hands, rules:%3")
                    .arg(m_happened.size())
                    .arg(m_hands)
                    .arg(textOf(m_setup.rules));
}

// --- Ours that must not be left ---

// Files, pipes and sockets; not what a thread that may come and go waits on.
QStringList openHandles() {
  QStringList names;
  for (const QFileInfo &each : QDir(QStringLiteral("/proc/self/fd"))
                                   .entryInfoList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
    if (const QString name = each.symLinkTarget(); !name.endsWith(QLatin1String("[eventfd]")))
      names << name;
  }
  return names;
}

// Also those that have ended and are not reaped.
int childProcesses() {
  int count = 0;
  const QByteArray parent = QByteArray::number(QCoreApplication::applicationPid());
  for (const QString &process : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly))
      continue;
    const QByteArray line = status.readAll();  // number (name) state parent
    count += line.mid(line.lastIndexOf(')') + 2).split(' ').value(1) == parent ? 1 : 0;
  }
  return count;
}

// Plays these, a few at a time, and hands each to `done` once it is over. False when one does not end.
bool playAll(std::vector<std::unique_ptr<FailingMatch>> matches,
             const std::function<void(const FailingMatch &)> &done) {
  QEventLoop loop;
  QTimer look;
  QElapsedTimer clock;
  clock.start();
  std::vector<std::unique_ptr<FailingMatch>> running;
  QObject::connect(&look, &QTimer::timeout, [&] {
    for (auto &match : running) {
      if (match->isOver()) {
        done(*match);
        match.reset();
      }
    }
    std::erase(running, nullptr);
    while (running.size() < kAtATime && !matches.empty()) {
      running.push_back(std::move(matches.back()));
      matches.pop_back();
      running.back()->start();
      clock.restart();
    }
    if (running.empty() || clock.elapsed() > kBatchMs)
      loop.quit();
  });
  look.start(1);
  loop.exec();
  for (const auto &match : running)
    qWarning("%s", qPrintable(match->text()));
  return running.empty();
}

}  // namespace

class TestFailingPrograms : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void matchesEnd_data();
  void matchesEnd();
  void aHangAfterTheEndIsNoFailure_data();
  void aHangAfterTheEndIsNoFailure();
  void cleanupTestCase();

 private:
  std::uint64_t m_next = 1;
  int m_matches = 0;
  int m_left = 0;
  std::map<QString, std::map<QString, int>> m_reported;  // by mode, by sentence without its data
  qsizetype m_handles = -1;                              // after the first matches
  qsizetype m_unstarted = 0;
};

void TestFailingPrograms::matchesEnd_data() {
  QTest::addColumn<int>("way");
  for (std::size_t i = 0; i < failingWays().size(); ++i)
    QTest::newRow(failingWays()[i].name) << static_cast<int>(i);
}

void TestFailingPrograms::matchesEnd() {
  QFETCH(int, way);
  const std::size_t ways = failingWays().size();
  const auto wanted = static_cast<std::size_t>(rounds("JANSO_FAILING", 46, 46));
  const std::size_t count = wanted / ways + (static_cast<std::size_t>(way) < wanted % ways ? 1 : 0);
  std::vector<std::unique_ptr<FailingMatch>> matches;
  for (std::size_t i = 0; i < count; ++i)
    matches.push_back(std::make_unique<FailingMatch>(failingWays()[static_cast<std::size_t>(way)], m_next++));
  QStringList faults;
  const bool ended = playAll(std::move(matches), [&](const FailingMatch &match) {
    if (const QString fault = match.fault(); !fault.isEmpty())
      faults << fault + QStringLiteral(" -- ") + match.text();
    ++m_matches;
    m_left += match.wasLeft() ? 1 : 0;
    for (const auto &[seat, sits] : match.programs()) {
      const auto failed = match.failures().find(seat);
      const QString code = failed == match.failures().end()
                               ? QStringLiteral("-")
                               : QString::number(static_cast<int>(failed->second.code));
      ++m_reported[QLatin1String(sits.way->mode)][code];
      const bool unstarted =
          failed != match.failures().end() && failed->second.code == FailureCode::CannotStart;
      m_unstarted += unstarted ? 1 : 0;
    }
  });
  QVERIFY2(ended, "a match does not end");
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
  if (!processesAreListed())
    return;
  QTRY_COMPARE(markedProcesses(), 0);
  QTRY_COMPARE(childProcesses(), 0);
  // What the first program opened for all that come stays open. Of each that cannot be started Qt 6.4 itself
  // forgets an end of a pipe.
  const qsizetype ofQt = m_unstarted;
  m_handles = m_handles < 0 ? openHandles().size() - ofQt : m_handles;
  QTRY_VERIFY2(openHandles().size() <= m_handles + ofQt, qPrintable(openHandles().join(QLatin1Char(' '))));
}

void TestFailingPrograms::aHangAfterTheEndIsNoFailure_data() {
  QTest::addColumn<bool>("tcp");
  QTest::newRow("pipe") << false;
  QTest::newRow("tcp") << true;
}

// Nobody waits for what a program says to the last lines: there is nothing left to replace it in.
void TestFailingPrograms::aHangAfterTheEndIsNoFailure() {
  QFETCH(bool, tcp);
  if (!processesAreListed())
    QSKIP("there is no /proc here");
  int events = 0;
  for (const bool hangs : {false, true}) {
    const QTemporaryDir folder;
    GameController controller;
    controller.setJournalFolder(folder.path());
    controller.setPacing(Pacing::instant());
    const QSignalSpy failed(&controller, &GameController::playerFailed);
    const QString mode = hangs ? QStringLiteral("hang") : QStringLiteral("tsumogiri");
    ExternalProgram program = marked(testProgram(mode, tcp));
    program.replyMs = hangs ? 4000 : 120000;
    // A line an event; the end of the hand is the last but one.
    program.environment.insert(QStringLiteral("JANSO_TEST_GOOD"), QString::number(events - 2));
    MatchSetup setup = programSetup(program, QStringLiteral("the last line"));
    setup.series.emplace();
    setup.series->series.matches = 2;
    QVERIFY(controller.start(setup).ok());
    QVERIFY(playToEnd(controller));
    events = controller.match().eventCount();
    QTRY_COMPARE(markedProcesses(), 0);
    processPendingEvents();
    QCOMPARE(failed.count(), 0);
    const JournalResult<Journal> journal = readJournal(controller.match().journalPath());
    QVERIFY(journal.ok() && journal->finished);
    QVERIFY(std::none_of(journal->entries.begin(), journal->entries.end(), [](const JournalEntry &entry) {
      return std::holds_alternative<JournalNote>(entry.what);
    }));
    QCOMPARE(controller.match().programLog(1).count("misbehaves"), hangs ? 1 : 0);
  }
}

void TestFailingPrograms::cleanupTestCase() {
  QString text = QStringLiteral("%1 matches (%2 left before their end)").arg(m_matches).arg(m_left);
  for (const auto &[mode, codes] : m_reported) {
    text += QStringLiteral("; ") + mode;
    for (const auto &[code, count] : codes)
      text += QStringLiteral(" %1:%2").arg(code).arg(count);
  }
  qInfo("%s", qPrintable(text));
}

JANSO_TEST(TestFailingPrograms);
#include "tst_failingprograms.moc"
