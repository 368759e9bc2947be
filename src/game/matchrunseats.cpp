// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The seats of a running match: who is asked, and what becomes of the answers.
#include <QCryptographicHash>
#include <algorithm>

#include "bots/bot.h"
#include "game/botplayer.h"
#include "game/matchrun.h"
#include "game/mjaiprocess.h"
#include "game/pluginbots.h"
#include "game/scriptedplayer.h"
#include "records/actionjson.h"
#include "table/mask.h"

namespace janso {

namespace {

constexpr auto kReplacementBot = "club";
// Two a seat: one may be held by a bot that does not come back.
constexpr int kPluginThreads = 8;

// Ids of questions that the table never asked (CallMode::AskEveryone) start here; the table counts from 1.
constexpr std::uint32_t kFirstPseudoId = 0x80000000U;

bool isClaim(const Decision &decision) {
  return !decision.legal.empty() && decision.legal.front().type == ActionType::Skip;
}

// A bot's own randomness: repeatable for the match, and nothing of the wall can be told from it.
std::uint64_t botSeed(const WallSeed &wall, int seat) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(QByteArrayLiteral("bot"));
  hash.addData(QByteArray(1, static_cast<char>('0' + seat)));
  hash.addData(QByteArray(reinterpret_cast<const char *>(wall.data()), static_cast<qsizetype>(wall.size())));
  const QByteArray digest = hash.result();
  std::uint64_t seed = 0;
  for (int i = 0; i < 8; ++i)
    seed = seed << 8 | static_cast<std::uint8_t>(digest[i]);
  return seed;
}

QString whyRefused(AnswerStatus status) {
  switch (status) {
    case AnswerStatus::StaleRequest:
      return QStringLiteral("the request is no longer open");
    case AnswerStatus::NotYourTurn:
      return QStringLiteral("this seat is not asked now");
    case AnswerStatus::Illegal:
      return QStringLiteral("the action is not legal now");
    case AnswerStatus::AlreadyAnswered:
      return QStringLiteral("the request has been answered already");
    case AnswerStatus::Accepted:
      break;
  }
  return {};
}

}  // namespace

CallMode MatchRun::callMode() const {
  // One human betrays nothing to bots, and with open hands there is nothing left to betray.
  return m_setup.humans() < 2 || m_setup.openHands ? CallMode::AskWhoCan : m_setup.callMode;
}

void MatchRun::seatPlayers() {
  for (int seat = 0; seat < players(); ++seat) {
    const SeatSetup &setup = m_setup.seats[static_cast<std::size_t>(seat)];
    const bool replaced = m_replaced[static_cast<std::size_t>(seat)];
    const SeatScript *script =
        m_setup.deal ? &m_setup.deal->scripts[static_cast<std::size_t>(seat)] : nullptr;
    if (script != nullptr && !script->bot && setup.kind != PlayerKind::Human)
      seatPlayer(seat, std::make_unique<ScriptedPlayer>(*script));
    else if (setup.kind == PlayerKind::External && !replaced)
      seatPlayer(seat, makeProgram(seat));
    else if (setup.kind == PlayerKind::Plugin && !replaced)
      seatPlayer(seat, makePlugin(seat));
    else if (setup.kind != PlayerKind::Human)
      seatPlayer(seat, makeBot(seat));
  }
}

std::unique_ptr<Player> MatchRun::makeProgram(int seat) {
  auto program = std::make_unique<MjaiProcess>(seat, m_setup.seats[static_cast<std::size_t>(seat)].program,
                                               programLogPath(seat), m_owner->m_programLimits);
  for (const Event &event : m_handSoFar)
    program->catchUp(maskFor(seat, event));
  return program;
}

// A plugin that is gone is told of as any failure, and replaced.
std::unique_ptr<Player> MatchRun::makePlugin(int seat) {
  const SeatSetup &setup = m_setup.seats[static_cast<std::size_t>(seat)];
  if (!m_pluginThoughts) {
    m_pluginThoughts.reset(new QThreadPool);
    m_pluginThoughts->setMaxThreadCount(kPluginThreads);
  }
  BotPlayer::Maker make = [path = setup.pluginPath, id = setup.botId, seed = botSeed(m_match.seed(), seat)] {
    return makePluginBot(path, id, seed);
  };
  // The plugin's own object belongs to this thread, so it is loaded here.
  if (const Result<bool> there = checkPluginBot(setup.pluginPath, setup.botId); !there)
    make = [error = there.error()] { return Result<std::unique_ptr<Bot>>(error); };
  const MjaiLimits &limits = m_owner->m_programLimits;
  return std::make_unique<BotPlayer>(std::move(make), limits.startMs, limits.replyMs, m_pluginThoughts.get());
}

// The seat's own, or what stands in for a player that failed.
std::unique_ptr<Player> MatchRun::makeBot(int seat) {
  const SeatSetup &setup = m_setup.seats[static_cast<std::size_t>(seat)];
  const BotInfo *info = setup.kind == PlayerKind::Plugin ? nullptr : findBot(setup.botId.toStdString());
  if (info == nullptr)
    info = findBot(kReplacementBot);
  Q_ASSERT(info != nullptr);
  return std::make_unique<BotPlayer>(info->make(botSeed(m_match.seed(), seat)), &m_thoughts);
}

void MatchRun::seatPlayer(int seat, std::unique_ptr<Player> player) {
  connect(player.get(), &Player::answered, this, [this, seat](std::uint32_t requestId, const Action &action) {
    onAnswered(seat, requestId, action);
  });
  connect(player.get(), &Player::failed, this,
          [this, seat](const QString &reason) { onFailed(seat, reason); });
  connect(player.get(), &Player::noticed, this, [this, seat](const QString &text) {
    if (!m_stopped)
      Q_EMIT m_owner->playerNoticed(seat, text);
  });
  m_players[static_cast<std::size_t>(seat)] = std::move(player);
}

QByteArray MatchRun::programLog(int seat) const {
  const auto index = static_cast<std::size_t>(seat);
  return m_logs[index] + (m_players[index] ? m_players[index]->log() : QByteArray());
}

// --- Asking ---

void MatchRun::askMachines() {
  if (m_machinesAsked)
    return;
  m_machinesAsked = true;
  for (const Decision &decision : m_match.pending()) {
    if (m_players[static_cast<std::size_t>(decision.seat)] == nullptr)
      continue;
    // Claims are thought over in the pause after the discard, whose length must not depend on them.
    if (!isClaim(decision))
      holdFor(m_owner->m_pacing.draw + m_owner->m_pacing.botThought);
    askMachine(decision);
  }
}

void MatchRun::askMachine(const Decision &decision) {
  const auto index = static_cast<std::size_t>(decision.seat);
  m_askedAt[index].start();
  m_players[index]->ask(decision, m_match.viewOf(decision.seat));
}

void MatchRun::askHumans() {
  const std::span<const Decision> pending = m_match.pending();
  const std::vector<Decision> open(pending.begin(), pending.end());  // answering changes the list
  for (const Decision &decision : open) {
    const auto index = static_cast<std::size_t>(decision.seat);
    if (m_stopped || !isHuman(decision.seat) || m_prompts[index])
      continue;
    if (isClaim(decision) && callMode() == CallMode::Standing)
      accept(decision.seat, decision.id, m_orders[index].answer(decision));
    else
      prompt(decision);
  }
}

// Whoever can claim gets the table's question, the other humans one that only looks like it.
void MatchRun::askEveryone(int actor) {
  if (callMode() != CallMode::AskEveryone)
    return;
  for (int step = 1; step < players(); ++step) {
    const int seat = (actor + step) % players();
    if (!isHuman(seat) || m_stopped)
      continue;
    const Decision *real = m_queue.empty() ? m_match.decisionOf(seat) : nullptr;
    if (real != nullptr && isClaim(*real)) {
      prompt(Decision(*real));
      continue;
    }
    Decision pseudo;
    pseudo.id = kFirstPseudoId + m_pseudoAsked++;
    pseudo.seat = static_cast<std::int8_t>(seat);
    pseudo.legal.push_back(Action());
    prompt(pseudo);
  }
}

void MatchRun::prompt(const Decision &decision) {
  m_prompts[static_cast<std::size_t>(decision.seat)] = decision;
  Q_EMIT m_owner->decisionRequested(decision, view(decision.seat));
}

void MatchRun::closePrompt(int seat) {
  std::optional<Decision> &open = m_prompts[static_cast<std::size_t>(seat)];
  if (!open)
    return;
  const std::uint32_t id = open->id;
  open.reset();
  Q_EMIT m_owner->decisionClosed(seat, id);
}

std::optional<Decision> MatchRun::pendingDecision(int seat) const {
  return m_prompts[static_cast<std::size_t>(seat)];
}

// --- Answers ---

AnswerStatus MatchRun::accept(int seat, std::uint32_t requestId, const Action &action) {
  const AnswerStatus status = m_match.answer(seat, requestId, action);
  if (status == AnswerStatus::Accepted) {
    record(JournalAnswer{seat, requestId, action});
    scheduleStep();
  }
  return status;
}

void MatchRun::submitAction(int seat, std::uint32_t requestId, const Action &action) {
  if (!isHuman(seat)) {
    Q_EMIT m_owner->actionRejected(requestId, QStringLiteral("no human plays this seat"));
    return;
  }
  const std::optional<Decision> &open = m_prompts[static_cast<std::size_t>(seat)];
  if (m_stopped || !open || open->id != requestId) {
    Q_EMIT m_owner->actionRejected(requestId, whyRefused(AnswerStatus::StaleRequest));
    return;
  }
  const Decision asked = *open;
  if (std::find(asked.legal.begin(), asked.legal.end(), action) == asked.legal.end()) {
    Q_EMIT m_owner->actionRejected(requestId, whyRefused(AnswerStatus::Illegal));
    return;
  }
  if (callMode() == CallMode::AskEveryone && isClaim(asked)) {
    // Kept back until all have answered: the table closes what an answer has decided, and that would show.
    m_kept[static_cast<std::size_t>(seat)] = JournalAnswer{seat, requestId, action};
  } else if (const AnswerStatus status = accept(seat, requestId, action); status != AnswerStatus::Accepted) {
    Q_EMIT m_owner->actionRejected(requestId, whyRefused(status));
    return;
  }
  closePrompt(seat);
  handInKept();
  scheduleStep();
}

// Once nobody is asked any more, the table gets the answers to its own questions.
void MatchRun::handInKept() {
  if (m_stopped ||
      std::any_of(m_prompts.begin(), m_prompts.end(), [](const auto &d) { return d.has_value(); }))
    return;
  for (std::optional<JournalAnswer> &kept : m_kept) {
    const std::optional<JournalAnswer> answer = std::exchange(kept, std::nullopt);
    if (answer && answer->decisionId < kFirstPseudoId)
      accept(answer->seat, answer->decisionId, answer->action);
  }
}

void MatchRun::submitStandingOrders(int seat, const ActionList &armed) {
  if (!isHuman(seat))
    return;
  const auto index = static_cast<std::size_t>(seat);
  if (!m_possible[index])
    return;  // late or doubled: the orders of this turn stand
  m_orders[index] = StandingOrders(*m_possible[index], armed);
  record(JournalNote{kOrdersNote, QJsonObject{{QStringLiteral("seat"), seat},
                                              {QStringLiteral("possible"), toJson(*m_possible[index])},
                                              {QStringLiteral("armed"), toJson(armed)}}});
  m_possible[index].reset();
  scheduleStep();
}

void MatchRun::onAnswered(int seat, std::uint32_t requestId, const Action &action) {
  if (m_stopped)
    return;
  const auto index = static_cast<std::size_t>(seat);
  const qint64 microseconds = m_askedAt[index].nsecsElapsed() / 1000;
  if (accept(seat, requestId, action) != AnswerStatus::Illegal) {
    Q_EMIT m_owner->machineAnswered(seat, microseconds);
    return;
  }
  const PlayerKind kind = m_setup.seats[index].kind;
  if ((kind == PlayerKind::External || kind == PlayerKind::Plugin) && !m_replaced[index]) {
    onFailed(seat, kind == PlayerKind::External
                       ? QStringLiteral("the program played an illegal action")
                       : QStringLiteral("the plugin's bot played an illegal action"));
    return;
  }
  // A built-in bot that does this is our own mistake; the game goes on all the same.
  Q_ASSERT_X(false, "MatchRun::onAnswered", "a built-in bot chose an illegal action");
  if (const Decision *open = m_match.decisionOf(seat))
    accept(seat, requestId, open->legal.back());
}

void MatchRun::onFailed(int seat, const QString &reason) {
  const auto index = static_cast<std::size_t>(seat);
  if (m_stopped || !m_players[index])
    return;
  m_logs[index] = m_players[index]->log();
  m_players[index]->disconnect(this);
  m_players[index].release()->deleteLater();  // it may be the one that is calling
  const Decision *open = m_queue.empty() ? m_match.decisionOf(seat) : nullptr;
  m_replaced[index] = true;
  record(JournalNote{kReplacedNote,
                     QJsonObject{{QStringLiteral("seat"), seat}, {QStringLiteral("reason"), reason}}});
  seatPlayer(seat, makeBot(seat));
  if (open != nullptr && m_machinesAsked)
    askMachine(*open);
  Q_EMIT m_owner->playerFailed(seat, reason);
}

}  // namespace janso
