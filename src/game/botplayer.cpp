// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One thought of a bot at a time, carried from the pool back to the controller's thread.
#include "game/botplayer.h"

#include <QMutex>
#include <QMutexLocker>

namespace janso {

struct BotPlayer::Mind {
  QMutex thinking;  // held while the bot decides: it serves one thread at a time
  std::unique_ptr<Bot> bot;
  QMutex door;  // guards `player`
  BotPlayer *player = nullptr;
};

BotPlayer::BotPlayer(std::unique_ptr<Bot> bot, QThreadPool *pool, QObject *parent)
    : Player(parent), m_mind(std::make_shared<Mind>()), m_pool(pool) {
  m_mind->bot = std::move(bot);
  m_mind->player = this;
}

BotPlayer::~BotPlayer() {
  const QMutexLocker lock(&m_mind->door);
  m_mind->player = nullptr;
}

void BotPlayer::hear(const Event &) {}

void BotPlayer::ask(const Decision &decision, const SeatView &view) {
  m_asked = decision.id;
  m_pool->start([mind = m_mind, decision, view] {
    Action action;
    {
      const QMutexLocker lock(&mind->thinking);
      action = mind->bot->decide(view, {decision.legal.data(), decision.legal.size()});
    }
    // The destructor waits at this door, so the player cannot go away between the look and the post.
    const QMutexLocker lock(&mind->door);
    BotPlayer *player = mind->player;
    if (player == nullptr)
      return;
    QMetaObject::invokeMethod(
        player,
        [player, id = decision.id, action] {
          if (player->m_asked != id)
            return;
          player->m_asked = 0;
          Q_EMIT player->answered(id, action);
        },
        Qt::QueuedConnection);
  });
}

void BotPlayer::drop() {
  m_asked = 0;
}

}  // namespace janso
