// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Carries one decision of a bot at a time from the pool back to the controller's thread.
#include "game/botplayer.h"

#include <QMutex>
#include <QMutexLocker>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <thread>

namespace janso {

namespace {

std::atomic<int> g_busyPools = 0;  // that were left

}  // namespace

struct BotPlayer::Mind {
  QMutex thinking;  // held while the bot decides: it serves one thread at a time
  std::unique_ptr<Bot> bot;
  Maker make;   // until the bot is made
  QMutex door;  // guards `player`
  BotPlayer *player = nullptr;

  Bot *made();

  // To the player in its own thread, if it is still there. The destructor waits at this door, so it cannot go
  // away between the look and the post.
  template <class Message>
  void tell(const Message &message) {
    const QMutexLocker lock(&door);
    if (player != nullptr)
      QMetaObject::invokeMethod(
          player, [to = player, message] { message(to); }, Qt::QueuedConnection);
  }
};

// By the first thought that comes to it, whichever that is; null when it cannot be made, which is told once.
Bot *BotPlayer::Mind::made() {
  if (make) {
    Result<std::unique_ptr<Bot>> result = std::exchange(make, nullptr)();
    if (result)
      bot = std::move(result).value();
    else
      tell([why = QString::fromStdString(result.error().text)](BotPlayer *to) {
        to->fail({FailureCode::PluginBroken, {why}});
      });
  }
  return bot.get();
}

void LeaveBusyPool::operator()(QThreadPool *pool) const {
  if (pool->waitForDone(0)) {
    delete pool;
    return;
  }
  ++g_busyPools;
  std::thread([pool] {
    pool->waitForDone();
    delete pool;
    --g_busyPools;
  }).detach();
}

int leaveProgram(int status) {
  if (g_busyPools == 0)
    return status;
  std::fflush(nullptr);
  std::_Exit(status);
}

BotPlayer::BotPlayer(std::unique_ptr<Bot> bot, QThreadPool *pool, QObject *parent)
    : Player(parent), m_mind(std::make_shared<Mind>()), m_pool(pool) {
  m_mind->bot = std::move(bot);
  m_mind->player = this;
}

BotPlayer::BotPlayer(Maker make, int startMs, int replyMs, QThreadPool *pool, QObject *parent)
    : BotPlayer(nullptr, pool, parent) {
  m_limitMs = startMs;
  m_replyMs = replyMs;
  m_clock.setSingleShot(true);
  connect(&m_clock, &QTimer::timeout, this, [this] {
    fail({FailureCode::PluginSilent, {QString::number(m_limitMs)}});
  });
  m_mind->make = std::move(make);
  think([](Mind &mind) { mind.made(); });
}

BotPlayer::~BotPlayer() {
  const QMutexLocker lock(&m_mind->door);
  m_mind->player = nullptr;
}

void BotPlayer::hear(const Event &) {}

void BotPlayer::think(const std::function<void(Mind &)> &thought) {
  m_pool->start([mind = m_mind, thought] {
    QString what = QStringLiteral("an unknown exception");
    try {
      const QMutexLocker lock(&mind->thinking);
      thought(*mind);
      return;
    } catch (const std::exception &thrown) {
      what = QString::fromUtf8(thrown.what()).simplified();
    } catch (...) {  // whatever it is, it must not end the program
    }
    mind->tell([what](BotPlayer *player) {
      player->fail({player->isPlugin() ? FailureCode::PluginThrew : FailureCode::BotThrew, {what}});
    });
  });
}

void BotPlayer::ask(const Decision &decision, const SeatView &view) {
  if (m_done)
    return;
  m_asked = decision.id;
  if (m_limitMs > 0)
    m_clock.start(m_limitMs);
  think([decision, view](Mind &mind) {
    Bot *bot = mind.made();
    if (bot == nullptr)
      return;
    const Action action = bot->decide(view, {decision.legal.data(), decision.legal.size()});
    mind.tell([id = decision.id, action](BotPlayer *player) { player->takeAnswer(id, action); });
  });
}

void BotPlayer::takeAnswer(std::uint32_t requestId, const Action &action) {
  if (m_done || m_asked != requestId)
    return;
  m_asked = 0;
  m_clock.stop();
  if (m_limitMs > 0)
    m_limitMs = m_replyMs;
  Q_EMIT answered(requestId, action);
}

void BotPlayer::fail(const Failure &failure) {
  if (std::exchange(m_done, true))
    return;
  m_asked = 0;
  m_clock.stop();
  Q_EMIT failed(failure);
}

void BotPlayer::drop() {
  m_asked = 0;
  m_clock.stop();
}

}  // namespace janso
