// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The door between the screen and the match that runs behind it.
#include "game/gamecontroller.h"

#include <QRandomGenerator>
#include <QStandardPaths>

#include "bots/bot.h"
#include "game/matchrun.h"

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
  const bool needsBot = setup.kind == PlayerKind::Bot || !setup.botId.isEmpty();
  if (setup.kind != PlayerKind::Human && needsBot && findBot(setup.botId.toStdString()) == nullptr)
    return Error{where + ": there is no bot '" + setup.botId.toStdString() + "'"};
  if (setup.kind == PlayerKind::External && setup.program.command.trimmed().isEmpty())
    return Error{where + ": no program is named"};
  return true;
}

std::string nameOf(const SeatSetup &setup) {
  if (!setup.name.isEmpty() || setup.kind != PlayerKind::Bot)
    return setup.name.toStdString();
  return std::string(findBot(setup.botId.toStdString())->name);
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
  return {};
}

QByteArray GameController::programLog(int seat) const {
  return m_run ? m_run->programLog(seat) : QByteArray();
}

Result<bool> GameController::start(const MatchSetup &setup) {
  for (int seat = 0; seat < 4; ++seat) {
    if (Result<bool> checked = checkSeat(seat, setup.seats[static_cast<std::size_t>(seat)]); !checked)
      return checked;
  }
  std::array<std::string, 4> names;
  for (std::size_t seat = 0; seat < 4; ++seat)
    names[seat] = nameOf(setup.seats[seat]);
  const WallSeed seed = setup.seed.isEmpty() ? randomSeed() : wallSeedFromText(setup.seed.toStdString());
  take(std::make_unique<MatchRun>(this, setup, Match(setup.rules, names, seed)));
  m_run->begin();
  return true;
}

void GameController::take(std::unique_ptr<MatchRun> run) {
  abandon();
  if (m_run)
    m_run.release()->deleteLater();  // one of its signals may have brought us here
  m_run = std::move(run);
}

Result<bool> GameController::resume(const QString &journalPath) {
  return Error{journalPath.toStdString() + ": not a journal"};
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
  if (m_run && seat >= 0 && seat < 4)
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

}  // namespace janso
