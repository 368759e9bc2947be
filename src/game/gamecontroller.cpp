// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Starts, resumes and ends matches for the screen.
#include "game/gamecontroller.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <algorithm>

#include "bots/bot.h"
#include "game/coachnotes.h"
#include "game/matchbranch.h"
#include "game/matchrun.h"
#include "game/pluginbots.h"
#include "game/setup/commandwords.h"
#include "game/setup/matchsetupjson.h"
#include "game/setup/setupfault.h"
#include "game/setup/setwall.h"
#include "game/undo.h"
#include "records/journal.h"
#include "records/journalreplay.h"
#include "records/journalwriter.h"
#include "records/ownedfile.h"
#include "records/savefile.h"

namespace janso {

namespace {

WallSeed randomSeed() {
  std::array<quint32, 8> words{};
  QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
  WallSeed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i)
    seed[i] = static_cast<std::uint8_t>(words[i / 4] >> (8 * (i % 4)));
  return seed;
}

Error fault(SetupFault code, const std::string &text) {
  return {text, static_cast<int>(code)};
}

Result<bool> checkSeat(int seat, const SeatSetup &setup) {
  const std::string where = "seat " + std::to_string(seat + 1);
  const bool builtIn =
      setup.kind == PlayerKind::Bot || (setup.kind == PlayerKind::External && !setup.botId.isEmpty());
  if (builtIn && findBot(setup.botId.toStdString()) == nullptr)
    return fault(SetupFault::UnknownBot, where + ": there is no bot '" + setup.botId.toStdString() + "'");
  if (setup.kind != PlayerKind::External)
    return true;
  const Result<QStringList> command = commandWords(setup.program.command);
  if (!command)
    return fault(SetupFault::NoProgram, where + ": in the program's command " + command.error().text);
  if (setup.program.transport == MjaiTransport::Pipe && command->isEmpty())
    return fault(SetupFault::NoProgram, where + ": no program is given");
  return true;
}

// Of a new match. One that goes on is played to its end: a plugin that is gone since is replaced.
Result<bool> checkPlugin(int seat, const SeatSetup &setup) {
  if (setup.kind != PlayerKind::Plugin)
    return true;
  const Result<bool> there = checkPluginBot(setup.pluginPath, setup.botId);
  if (!there)
    return fault(SetupFault::BadPlugin, "seat " + std::to_string(seat + 1) + ": " + there.error().text);
  return true;
}

bool isOutsider(const SeatSetup &setup) {
  return setup.kind == PlayerKind::External || setup.kind == PlayerKind::Plugin;
}

Error notApproved(int seat, const SeatSetup &setup) {
  return fault(
      SetupFault::NotApproved,
      "seat " + std::to_string(seat + 1) +
          (setup.kind == PlayerKind::Plugin ? ": the plugin " + setup.pluginPath.toStdString()
                                            : ": the program '" + setup.program.command.toStdString() + "'") +
          " must be approved before it can run");
}

std::string nameOf(const SeatSetup &setup) {
  if (!setup.name.isEmpty() || setup.kind != PlayerKind::Bot)
    return setup.name.toStdString();
  return std::string(findBot(setup.botId.toStdString())->name);
}

JournalHeader headerOf(const MatchSetup &setup, const QString &seed) {
  JournalHeader header;
  header.program = QCoreApplication::applicationVersion();
  header.started = QDateTime::currentDateTime();
  header.rules = setup.rules;
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat)
    header.names[seat] = nameOf(setup.seats[seat]);
  header.seed = seed.isEmpty() ? randomSeed() : wallSeedFromText(seed.toStdString());
  header.setup = toJson(setup);
  if (setup.practice)
    header.kind = kPracticeKind;
  return header;
}

Result<Match> matchOf(const MatchSetup &setup, const JournalHeader &header) {
  if (!setup.deal)
    return Match(header.rules, header.names, header.seed);
  const Result<Wall> wall = makeSetWall(*setup.deal, header.rules);
  if (!wall)
    return fault(SetupFault::BadDeal, wall.error().text);
  return Match(header.rules, header.names, setStart(*setup.deal, header.rules), *wall);
}

// How often a journal is read that others write to meanwhile.
constexpr int kReadings = 3;

JournalProblem inUse(const QString &path) {
  return {JournalFault::InUse, path, 0, 0, "another program is playing this match", {}};
}

// Without the header.
QByteArray linesOf(const Journal &journal) {
  QByteArray lines;
  for (const JournalEntry &entry : journal.entries)
    lines += entryLine(entry) + '\n';
  return lines;
}

bool answersClaim(const Action &action) {
  switch (action.type) {
    case ActionType::Skip:
    case ActionType::Chi:
    case ActionType::Pon:
    case ActionType::Daiminkan:
    case ActionType::Ron:
      return true;
    default:
      return false;
  }
}

// The seat of whoever did this at the screen; -1 = nobody did. `armed`: claims are answered by themselves.
int doneAtScreen(const JournalEntry &entry, bool armed) {
  if (const auto *answer = std::get_if<JournalAnswer>(&entry.what))
    return armed && answersClaim(answer->action) ? -1 : answer->seat;
  const auto *note = std::get_if<JournalNote>(&entry.what);
  return note != nullptr && note->key == kOrdersNote ? note->body.value(QStringLiteral("seat")).toInt(-1)
                                                     : -1;
}

// The human who answered or armed calls last; -1 = nobody has.
int lastToAnswerIn(const Journal &journal, const MatchSetup &setup) {
  const bool armed = setup.humans() > 1 && !setup.openHands && setup.callMode == CallMode::Standing;
  int last = -1;
  for (const JournalEntry &entry : journal.entries) {
    if (const int seat = doneAtScreen(entry, armed); setup.isHuman(seat))
      last = seat;
  }
  return last;
}

// Where nothing was started yet.
class NoMatch : public PlayedMatch {
 public:
  explicit NoMatch(GameController *controller) : m_controller(controller) {}

  const MatchSetup &setup() const override { return m_setup; }
  bool isRunning() const override { return false; }
  QString journalPath() const override { return {}; }
  bool isSaved() const override { return false; }
  std::optional<JournalProblem> savingProblem() const override { return std::nullopt; }
  void saveAgain() override {}
  std::optional<JournalProblem> saveElsewhere(const QString &) override { return std::nullopt; }
  SeatView view(int seat) const override { return emptyView(seat); }
  void setViewer(int) override {}
  int viewer() const override { return 0; }
  std::optional<Decision> pendingDecision(int) const override { return std::nullopt; }
  int eventCount() const override { return 0; }
  QByteArray programLog(int) const override { return {}; }
  void submitAction(int, std::uint32_t requestId, const Action &) override {
    Q_EMIT m_controller->actionRejected(requestId, Rejection::NoMatch);
  }
  void submitStandingOrders(int, const ActionList &) override {}
  void continueAfterHand() override {}
  int canStop() const override { return -1; }
  void stopMatch() override {}
  int lastToAnswer() const override { return -1; }
  void noteCoachLevel(int, CoachLevel) override {}
  void noteHint(int) override {}
  void noteDangerShown(int) override {}
  CoachUse coachUse(int) const override { return {}; }

 private:
  GameController *m_controller;
  MatchSetup m_setup;
};

}  // namespace

GameController::GameController(QObject *parent)
    : MatchSignals(parent), m_none(std::make_unique<NoMatch>(this)), m_match(m_none.get()) {}

GameController::~GameController() = default;

void GameController::setJournalFolder(const QString &folder) {
  m_journalFolder = folder;
}

QString GameController::journalFolder() const {
  return m_journalFolder;
}

Result<bool> GameController::checkSetup(const MatchSetup &setup) const {
  for (int seat = 0; seat < setup.rules.players; ++seat) {
    const SeatSetup &sits = setup.seats[static_cast<std::size_t>(seat)];
    if (Result<bool> checked = checkSeat(seat, sits); !checked)
      return checked;
    if (m_trust && !trusts(sits))
      return notApproved(seat, sits);
    if (Result<bool> checked = checkPlugin(seat, sits); !checked)
      return checked;
  }
  return true;
}

Result<bool> GameController::start(const MatchSetup &setup, MatchSaving saving) {
  if (Result<bool> checked = checkSetup(setup); !checked)
    return checked;
  const JournalHeader header = headerOf(setup, setup.seed);
  Result<Match> match = matchOf(setup, header);
  if (!match)
    return match.error();
  const bool keeps = saving == MatchSaving::Journal && !m_journalFolder.isEmpty() && !setup.deal;
  std::optional<SeriesHold> series = keeps ? seriesOf(setup) : SeriesHold();
  if (!series)
    return fault(SetupFault::SeriesInUse, "another program is playing a match of this series");
  auto run = newRun(setup, std::move(match).value());
  if (keeps)
    run->setJournal(JournalWriter::create(m_journalFolder, header));
  take(std::move(run));
  m_series = *std::move(series);
  return true;
}

// Nothing when it is another's; an empty one of a match that belongs to none.
std::optional<SeriesHold> GameController::seriesOf(const MatchSetup &setup) const {
  if (!setup.series)
    return SeriesHold();
  if (m_series.file && m_series.id == setup.series->id)
    return m_series;
  return holdSeries(m_journalFolder, setup.series->id);
}

JournalResult<MatchSetup> GameController::setupIn(const QString &journalPath) {
  QFile file(journalPath);
  const auto problem = [&journalPath](JournalFault fault, int line, const std::string &detail) {
    return JournalProblem{fault, journalPath, line, 0, detail, {}};
  };
  if (!file.open(QIODevice::ReadOnly))
    return problem(JournalFault::Unreadable, 0, file.errorString().toStdString());
  const JournalResult<JournalHeader> header = headerFromLine(readHeaderLine(file));
  if (!header)
    return header.problem();
  Result<MatchSetup> read = matchSetupFromJson(header->setup);
  if (!read)
    return problem(JournalFault::Damaged, 1, read.error().text);
  MatchSetup setup = std::move(read).value();
  if (std::none_of(setup.seats.begin(), setup.seats.end(), isOutsider))
    return setup;
  const JournalResult<Journal> journal = readJournalSoFar(journalPath);
  if (!journal)
    return journal.problem();
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    const int seat = note == nullptr ? -1 : note->body.value(QStringLiteral("seat")).toInt(-1);
    if (seat >= 0 && seat < setup.rules.players && note->key == kReplacedNote)
      setup.seats[static_cast<std::size_t>(seat)].kind = PlayerKind::Bot;
  }
  return setup;
}

// --- Going on ---

struct GameController::Ready {
  std::unique_ptr<MatchRun> run;
  SeriesHold series;
  std::vector<Event> before;
  std::vector<int> refused;  // seats whose programs are not run
};

JournalResult<GameController::Ready> GameController::makeReady(const Journal &journal,
                                                               UnapprovedPrograms unapproved) {
  const auto problem = [&journal](JournalFault fault, int line, const std::string &detail) {
    return JournalProblem{fault, journal.path, line, 0, detail, journal.header.program};
  };
  if (journal.finished)
    return problem(JournalFault::Finished, 0, "this match is already finished");
  Result<MatchSetup> setup = matchSetupFromJson(journal.header.setup);
  if (!setup)
    return problem(JournalFault::Damaged, 1, setup.error().text);
  for (int seat = 0; seat < journal.header.rules.players; ++seat) {
    const Result<bool> checked = checkSeat(seat, setup->seats[static_cast<std::size_t>(seat)]);
    if (!checked)
      return problem(JournalFault::Unseated, 0, checked.error().text);
  }
  const JournalResult<ReplayedJournal> replayed = replayJournal(journal);
  if (!replayed)
    return replayed.problem();
  const JournalResult<std::array<CoachUse, 4>> coach = coachUseIn(journal);
  if (!coach)
    return coach.problem();
  MatchSetup played = std::move(setup).value();
  played.rules = journal.header.rules;
  played.practice = journal.header.kind == kPracticeKind;
  std::optional<SeriesHold> series = seriesOf(played);
  if (!series)
    return problem(JournalFault::InUse, 0, "another program is playing a match of this series");
  Ready ready{newRun(played, replayed->match), *std::move(series), {}, {}};
  ready.run->setLastToAnswer(lastToAnswerIn(journal, played));
  JournalResult<std::vector<Event>> before = ready.run->continueFrom(*replayed, *coach);
  if (!before)
    return problem(before.problem().fault, before.problem().line, before.problem().detail);
  ready.before = std::move(before).value();
  for (const int seat : ready.run->programSeats()) {
    const SeatSetup &sits = played.seats[static_cast<std::size_t>(seat)];
    if (trusts(sits))
      continue;
    if (unapproved == UnapprovedPrograms::Refuse)
      return problem(JournalFault::NotApproved, 0, notApproved(seat, sits).text);
    ready.refused.push_back(seat);
  }
  return ready;
}

Result<std::vector<Event>> GameController::startFrom(const MatchSetup &setup, const MatchBranch &branch) {
  if (const Result<bool> checked = checkSetup(setup); !checked)
    return checked.error();
  JournalHeader header = headerOf(setup, branch.seed);
  header.branch = branch.origin;
  const Result<Journal> journal = branchJournal(header, branch);
  if (!journal)
    return journal.error();
  JournalResult<Ready> ready = makeReady(*journal, UnapprovedPrograms::Refuse);
  if (!ready)
    return ready.error();
  std::unique_ptr<JournalWriter> writer;
  if (!m_journalFolder.isEmpty())
    writer = JournalWriter::create(m_journalFolder, header, linesOf(*journal));
  return continueMatch(std::move(ready).value(), std::move(writer));
}

std::vector<Event> GameController::continueMatch(Ready ready, std::unique_ptr<JournalWriter> journal) {
  if (journal != nullptr)
    ready.run->setJournal(std::move(journal));
  for (const int seat : ready.refused)
    ready.run->replace(seat, {FailureCode::NotApproved});
  take(std::move(ready.run));
  m_series = std::move(ready.series);
  return std::move(ready.before);
}

JournalResult<std::vector<Event>> GameController::resume(const QString &journalPath,
                                                         UnapprovedPrograms unapproved) {
  if (m_run && m_run->journalPath() == journalPath)
    abandon();  // it is ours
  else if (OwnedFile::isOwned(journalPath))
    return inUse(journalPath);
  for (int attempt = 1;; ++attempt) {
    const JournalResult<Journal> journal = readJournal(journalPath);
    if (!journal)
      return journal.problem();
    JournalResult<Ready> ready = makeReady(*journal, unapproved);
    if (!ready)
      return ready.problem();
    JournalResult<std::unique_ptr<JournalWriter>> writer = JournalWriter::append(*journal);
    if (writer)
      return continueMatch(std::move(ready).value(), std::move(writer).value());
    // Another has played on and left since the file was read.
    if (writer.problem().fault != JournalFault::Changed || attempt == kReadings)
      return writer.problem();
  }
}

JournalResult<std::vector<Event>> GameController::resumeBefore(const QString &journalPath,
                                                               UnapprovedPrograms unapproved) {
  if (OwnedFile::isOwned(journalPath))
    return inUse(journalPath);
  JournalResult<Journal> read = readJournalSoFar(journalPath);
  if (!read)
    return read.problem();
  Journal journal = std::move(read).value();
  JournalResult<Ready> ready = makeReady(journal, unapproved);
  while (!ready && ready.problem().line > 1) {
    journal = journalBefore(std::move(journal), ready.problem().line);
    ready = makeReady(journal, unapproved);
  }
  if (!ready)
    return ready.problem();
  JournalHeader header = journal.header;
  header.program = QCoreApplication::applicationVersion();
  auto writer = JournalWriter::create(QFileInfo(journalPath).absolutePath(), header, linesOf(journal));
  if (!writer->problem())
    moveDamagedFile(journalPath);
  return continueMatch(std::move(ready).value(), std::move(writer));
}

// --- Practice ---

bool GameController::canGoBack() const {
  const MatchSetup &setup = m_match->setup();
  return (setup.practice || (setup.takesBack && m_match->isRunning())) && !m_match->journalPath().isEmpty() &&
         !m_match->savingProblem();
}

std::optional<std::vector<Event>> GameController::undo() {
  if (!canGoBack() || !m_match->isRunning())
    return std::nullopt;
  const JournalResult<Journal> journal = readJournal(m_match->journalPath());
  return journal ? goBack(*journal, entriesBeforeChoice(*journal, m_match->setup())) : std::nullopt;
}

std::optional<std::vector<Event>> GameController::dealAgain() {
  if (!canGoBack())
    return std::nullopt;
  const JournalResult<Journal> journal = readJournal(m_match->journalPath());
  return journal ? goBack(*journal, entriesToDeal(*journal)) : std::nullopt;
}

std::optional<std::vector<Event>> GameController::goBack(const Journal &journal,
                                                         std::optional<std::size_t> stay) {
  if (!stay)
    return std::nullopt;
  Journal before = firstEntries(journal, *stay);
  if (journal.finished) {
    before.header.started = QDateTime::currentDateTime();
    before.header.program = QCoreApplication::applicationVersion();
  }
  JournalResult<Ready> ready = makeReady(before, UnapprovedPrograms::Replace);
  if (!ready)
    return std::nullopt;
  if (journal.finished) {
    auto other = JournalWriter::create(m_journalFolder, before.header, linesOf(before));
    return continueMatch(std::move(ready).value(), std::move(other));
  }
  abandon();  // it gives the file up
  JournalResult<std::unique_ptr<JournalWriter>> writer = JournalWriter::append(journal);
  if (!writer) {
    (void)resume(journal.path, UnapprovedPrograms::Replace);
    return std::nullopt;
  }
  (*writer)->add(undoNote(*stay));
  return continueMatch(std::move(ready).value(), std::move(writer).value());
}

// What a run says is said by the controller, whose listeners stay from match to match.
std::unique_ptr<MatchRun> GameController::newRun(const MatchSetup &setup, Match match) {
  return std::make_unique<MatchRun>(setup, std::move(match), *this, &m_pacer, m_programLimits);
}

void GameController::take(std::unique_ptr<MatchRun> run) {
  abandon();
  if (m_run)
    m_run.release()->deleteLater();  // one of its signals may have brought us here
  m_run = std::move(run);
  m_match = m_run.get();
  m_pacer.clear();
  m_run->begin();
}

void GameController::abandon() {
  if (m_run)
    m_run->stop();
  m_series = SeriesHold();
}

}  // namespace janso
