// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A trial of one opponent.
#include "game/opponenttrial.h"

#include <algorithm>

#include "bots/bot.h"
#include "game/gamecontroller.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

constexpr int kTrialSeat = 0;  // the dealer: it decides first

MatchSetup trialSetup(const Opponent &opponent, int number) {
  MatchSetup setup;
  setup.rules = basicAriAri();
  setup.seed = QStringLiteral("trial %1").arg(number);
  const std::span<const BotInfo> bots = builtInBots();
  const std::string_view middle = bots[bots.size() / 2].id;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    setup.seats[seat].botId = QString::fromUtf8(middle.data(), static_cast<qsizetype>(middle.size()));
    setup.seats[seat].name = QStringLiteral("Bot %1").arg(seat);
  }
  takeSeat(opponent, setup.seats[kTrialSeat]);
  setup.seats[kTrialSeat].name = opponent.name;
  return setup;
}

TrialReport::Hand handEnd(const Event &event) {
  if (std::holds_alternative<Ryukyoku>(event))
    return TrialReport::Hand::Drawn;
  const auto *hora = std::get_if<Hora>(&event);
  if (hora == nullptr)
    return TrialReport::Hand::None;
  if (hora->info->winner == kTrialSeat)
    return TrialReport::Hand::Won;
  return hora->info->from == kTrialSeat ? TrialReport::Hand::DealtIn : TrialReport::Hand::OtherWon;
}

}  // namespace

OpponentTrial::OpponentTrial(QObject *parent) : QObject(parent) {}

OpponentTrial::~OpponentTrial() = default;

void OpponentTrial::start(const Opponent &opponent) {
  Q_ASSERT(!isRunning());
  m_report = {};
  m_microseconds.clear();
  m_clock.start();
  m_controller = std::make_unique<GameController>();
  m_controller->setPacing(Pacing::instant());
  GameController *game = m_controller.get();
  connect(game, &GameController::machineAnswered, this, [this](int seat, qint64 microseconds) {
    if (seat != kTrialSeat)
      return;
    m_microseconds << microseconds;
    Q_EMIT progressed();
  });
  connect(game, &GameController::playerWarned, this, [this](int seat, const Failure &notice) {
    if (seat != kTrialSeat)
      return;
    m_report.notices << notice;
    Q_EMIT progressed();
  });
  connect(game, &GameController::playerFailed, this, [this](int seat, const Failure &failure) {
    if (seat != kTrialSeat)
      return;
    m_report.failure = failure;
    finish(TrialReport::End::Failed);
  });
  connect(game, &GameController::eventHappened, this, [this](const Event &event) {
    if (const TrialReport::Hand hand = handEnd(event); hand != TrialReport::Hand::None)
      m_report.hand = hand;
    if (std::holds_alternative<KyokuEnded>(event))
      finish(TrialReport::End::HandOver);
  });
  const Result<bool> started = game->start(trialSetup(opponent, ++m_trials), MatchSaving::Nothing);
  if (started)
    return;
  m_report.refused = started.error();
  QMetaObject::invokeMethod(
      this, [this] { finish(TrialReport::End::Failed); }, Qt::QueuedConnection);
}

void OpponentTrial::cancel() {
  finish(TrialReport::End::Canceled);
}

TrialReport OpponentTrial::report() const {
  TrialReport report = m_report;
  report.decisions = static_cast<int>(m_microseconds.size());
  if (!m_microseconds.isEmpty()) {
    QList<qint64> sorted = m_microseconds;
    std::sort(sorted.begin(), sorted.end());
    report.medianMs = static_cast<double>(sorted[(sorted.size() - 1) / 2]) / 1000.0;
    report.longestMs = static_cast<double>(sorted.last()) / 1000.0;
  }
  if (m_controller) {
    report.elapsedMs = static_cast<int>(m_clock.elapsed());
    report.log = m_controller->match().programLog(kTrialSeat);
  }
  return report;
}

// The controller may be the one that is calling.
void OpponentTrial::finish(TrialReport::End end) {
  if (!m_controller)
    return;
  m_controller->abandon();
  m_report.end = end;
  m_report = report();
  m_controller->disconnect(this);
  m_controller.release()->deleteLater();
  Q_EMIT finished(m_report);
}

}  // namespace janso
