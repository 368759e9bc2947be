// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/playermaker.h"

#include <QCryptographicHash>

#include "bots/bot.h"
#include "game/mjaiprocess.h"
#include "game/pluginbots.h"
#include "game/scriptedplayer.h"
#include "table/mask.h"

namespace janso {

namespace {

constexpr auto kReplacementBot = "club";
// Two a seat: one may be held by a bot that does not come back.
constexpr int kPluginThreads = 8;

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

}  // namespace

std::unique_ptr<Player> PlayerMaker::makeOwn(int seat, const std::vector<Event> &soFar,
                                             const QString &logPath) {
  const auto index = static_cast<std::size_t>(seat);
  const PlayerKind kind = m_setup.seats[index].kind;
  if (kind == PlayerKind::Human)
    return nullptr;
  if (m_setup.deal && !m_setup.deal->scripts[index].bot)
    return std::make_unique<ScriptedPlayer>(m_setup.deal->scripts[index]);
  if (kind == PlayerKind::External)
    return makeProgram(seat, soFar, logPath);
  return kind == PlayerKind::Plugin ? makePlugin(seat) : makeBuiltIn(seat);
}

std::unique_ptr<Player> PlayerMaker::makeProgram(int seat, const std::vector<Event> &soFar,
                                                 const QString &logPath) {
  auto program = std::make_unique<MjaiProcess>(seat, m_setup.seats[static_cast<std::size_t>(seat)].program,
                                               logPath, m_limits);
  for (const Event &event : soFar)
    program->catchUp(maskFor(seat, event));
  return program;
}

// A plugin that is gone is told of as any failure, and replaced.
std::unique_ptr<Player> PlayerMaker::makePlugin(int seat) {
  const SeatSetup &setup = m_setup.seats[static_cast<std::size_t>(seat)];
  if (!m_pluginThoughts) {
    m_pluginThoughts.reset(new QThreadPool);
    m_pluginThoughts->setMaxThreadCount(kPluginThreads);
  }
  BotPlayer::Maker make = [path = setup.pluginPath, id = setup.botId, seed = botSeed(m_seed, seat)] {
    return makePluginBot(path, id, seed);
  };
  // The plugin's own object belongs to this thread, so it is loaded here.
  if (const Result<bool> there = checkPluginBot(setup.pluginPath, setup.botId); !there)
    make = [error = there.error()] { return Result<std::unique_ptr<Bot>>(error); };
  return std::make_unique<BotPlayer>(std::move(make), m_limits.startMs, m_limits.replyMs,
                                     m_pluginThoughts.get());
}

std::unique_ptr<Player> PlayerMaker::makeBuiltIn(int seat) {
  const SeatSetup &setup = m_setup.seats[static_cast<std::size_t>(seat)];
  const BotInfo *info = setup.kind == PlayerKind::Plugin ? nullptr : findBot(setup.botId.toStdString());
  if (info == nullptr)
    info = findBot(kReplacementBot);
  Q_ASSERT(info != nullptr);
  return std::make_unique<BotPlayer>(info->make(botSeed(m_seed, seat)), &m_thoughts);
}

}  // namespace janso
