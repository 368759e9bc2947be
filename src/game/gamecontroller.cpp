// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The door between the screen and the match that runs behind it.
#include "game/gamecontroller.h"

#include <QRandomGenerator>
#include <QStandardPaths>

#include "bots/bot.h"
#include "game/matchrun.h"
#include "game/matchsetupjson.h"
#include "game/pluginbots.h"
#include "game/setwall.h"
#include "records/journal.h"
#include "records/journalreplay.h"
#include "records/journalwriter.h"

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

Result<bool> checkSeat(int seat, const SeatSetup &setup) {
  const std::string where = "seat " + std::to_string(seat + 1);
  const bool builtIn =
      setup.kind == PlayerKind::Bot || (setup.kind == PlayerKind::External && !setup.botId.isEmpty());
  if (builtIn && findBot(setup.botId.toStdString()) == nullptr)
    return Error{where + ": there is no bot '" + setup.botId.toStdString() + "'"};
  if (setup.kind == PlayerKind::External && setup.program.transport == MjaiTransport::Pipe &&
      setup.program.command.trimmed().isEmpty())
    return Error{where + ": no program is named"};
  return true;
}

// Of a new match. One that goes on is played to its end: a plugin that is gone since is replaced.
Result<bool> checkPlugin(int seat, const SeatSetup &setup) {
  if (setup.kind != PlayerKind::Plugin)
    return true;
  const Result<bool> there = checkPluginBot(setup.pluginPath, setup.botId);
  if (!there)
    return there.error().in("seat " + std::to_string(seat + 1));
  return true;
}

std::string nameOf(const SeatSetup &setup) {
  if (!setup.name.isEmpty() || setup.kind != PlayerKind::Bot)
    return setup.name.toStdString();
  return std::string(findBot(setup.botId.toStdString())->name);
}

Result<Match> matchOf(const MatchSetup &setup, const JournalHeader &header) {
  if (!setup.deal)
    return Match(header.rules, header.names, header.seed);
  const Result<Wall> wall = makeSetWall(*setup.deal, header.rules);
  if (!wall)
    return wall.error();
  return Match(header.rules, header.names, setStart(*setup.deal, header.rules), *wall);
}

}  // namespace

GameController::GameController(QObject *parent) : QObject(parent), m_journalFolder(matchesFolder()) {}

GameController::~GameController() = default;

void GameController::setJournalFolder(const QString &folder) {
  m_journalFolder = folder;
}

QString GameController::journalFolder() const {
  return m_journalFolder;
}

QString GameController::matchesFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/matches");
}

QString GameController::journalPath() const {
  return m_run ? m_run->journalPath() : QString();
}

std::optional<MatchSummary> GameController::unfinishedMatch() const {
  return m_journalFolder.isEmpty() ? std::nullopt : newestUnfinished(m_journalFolder);
}

QByteArray GameController::programLog(int seat) const {
  return m_run ? m_run->programLog(seat) : QByteArray();
}

Result<bool> GameController::start(const MatchSetup &setup) {
  for (int seat = 0; seat < setup.rules.players; ++seat) {
    const SeatSetup &sits = setup.seats[static_cast<std::size_t>(seat)];
    if (Result<bool> checked = checkSeat(seat, sits); !checked)
      return checked;
    if (Result<bool> checked = checkPlugin(seat, sits); !checked)
      return checked;
  }
  JournalHeader header;
  header.started = QDateTime::currentDateTime();
  header.rules = setup.rules;
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat)
    header.names[seat] = nameOf(setup.seats[seat]);
  header.seed = setup.seed.isEmpty() ? randomSeed() : wallSeedFromText(setup.seed.toStdString());
  header.setup = toJson(setup);

  Result<Match> match = matchOf(setup, header);
  if (!match)
    return match.error();
  auto run = std::make_unique<MatchRun>(this, setup, std::move(match).value());
  if (!m_journalFolder.isEmpty() && !setup.deal) {
    Result<std::unique_ptr<JournalWriter>> journal = JournalWriter::create(m_journalFolder, header);
    if (journal)
      run->keepJournal(std::move(journal).value());
    else
      sayLater(journal.error());
  }
  take(std::move(run));
  return true;
}

Result<bool> GameController::resume(const QString &journalPath) {
  const Result<Journal> journal = readJournal(journalPath);
  if (!journal)
    return journal.error();
  const std::string file = journalPath.toStdString();
  if (journal->finished)
    return Error{file + ": this match was played to its end"};
  Result<MatchSetup> setup = matchSetupFromJson(journal->header.setup);
  if (!setup)
    return setup.error().in(file + ", line 1");
  for (int seat = 0; seat < journal->header.rules.players; ++seat) {
    if (Result<bool> checked = checkSeat(seat, setup->seats[static_cast<std::size_t>(seat)]); !checked)
      return checked.error().in(file + ", line 1");
  }
  Result<ReplayedJournal> replayed = replayJournal(*journal);
  if (!replayed)
    return replayed.error();
  const Result<std::array<CoachUse, 4>> coach = coachUseIn(*journal);
  if (!coach)
    return coach.error();

  MatchSetup played = std::move(setup).value();
  played.rules = journal->header.rules;
  auto run = std::make_unique<MatchRun>(this, played, replayed->match);
  if (Result<bool> taken = run->goOnFrom(*replayed, *coach); !taken)
    return taken.error().in(file);
  if (m_run && m_run->journalPath() == journalPath)
    abandon();
  Result<std::unique_ptr<JournalWriter>> writer = JournalWriter::append(*journal);
  if (writer)
    run->keepJournal(std::move(writer).value());
  else
    sayLater(writer.error());
  take(std::move(run));
  return true;
}

// Not from inside start(): nobody expects a signal before it has returned.
void GameController::sayLater(const Error &error) {
  QMetaObject::invokeMethod(
      this, [this, text = QString::fromStdString(error.text)] { Q_EMIT journalFailed(text); },
      Qt::QueuedConnection);
}

void GameController::take(std::unique_ptr<MatchRun> run) {
  abandon();
  if (m_run)
    m_run.release()->deleteLater();  // one of its signals may have brought us here
  m_run = std::move(run);
  m_run->begin();
}

void GameController::abandon() {
  if (m_run)
    m_run->stop();
}

bool GameController::isRunning() const {
  return m_run && m_run->isRunning();
}

const MatchSetup &GameController::setup() const {
  static const MatchSetup none;
  return m_run ? m_run->setup() : none;
}

SeatView GameController::view(int seat) const {
  return m_run ? m_run->view(seat) : emptyView(seat);
}

void GameController::setViewer(int seat) {
  if (m_run && seat >= 0 && seat < setup().rules.players)
    m_run->setViewer(seat);
}

int GameController::viewer() const {
  return m_run ? m_run->viewer() : 0;
}

bool GameController::isHuman(int seat) const {
  return m_run && m_run->isHuman(seat);
}

std::optional<Decision> GameController::pendingDecision(int seat) const {
  return m_run && isRunning() ? m_run->pendingDecision(seat) : std::nullopt;
}

int GameController::eventCount() const {
  return m_run ? m_run->eventCount() : 0;
}

void GameController::setPacing(const Pacing &pacing) {
  m_pacing = pacing;
  if (m_run)
    m_run->paceChanged();
}

void GameController::setPaused(bool paused) {
  m_paused = paused;
  if (m_run && !paused)
    m_run->paceChanged();
}

bool GameController::isPaused() const {
  return m_paused;
}

void GameController::continueAfterHand() {
  if (m_run)
    m_run->continueAfterHand();
}

int GameController::mayStop() const {
  return isRunning() ? m_run->mayStop() : -1;
}

void GameController::stopMatch() {
  if (m_run)
    m_run->stopMatch();
}

void GameController::submitAction(int seat, std::uint32_t requestId, const Action &action) {
  if (m_run)
    m_run->submitAction(seat, requestId, action);
  else
    Q_EMIT actionRejected(requestId, QStringLiteral("no match is running"));
}

void GameController::submitStandingOrders(int seat, const ActionList &armed) {
  if (m_run)
    m_run->submitStandingOrders(seat, armed);
}

void GameController::noteCoachLevel(int seat, CoachLevel level) {
  if (isHuman(seat))
    m_run->noteCoach(coachLevelNote(seat, level));
}

void GameController::noteHint(int seat) {
  if (isHuman(seat))
    m_run->noteCoach(coachHintNote(seat));
}

CoachUse GameController::coachUse(int seat) const {
  return m_run && seat >= 0 && seat < 4 ? m_run->coachUse()[static_cast<std::size_t>(seat)] : CoachUse();
}

}  // namespace janso
