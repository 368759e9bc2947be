// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A bot in a seat: it gets a copy of the view, thinks in a thread pool and returns an action.
//
// A built-in bot does not fail. A bot from a plugin can fail: the plugin cannot make it, it throws, or it
// never returns. A decision that never returns blocks its thread forever, so nothing may wait for its pool
// (BusyPool).
#pragma once

#include <QThreadPool>
#include <QTimer>
#include <functional>
#include <memory>

#include "bots/bot.h"
#include "game/player.h"
#include "rules/result.h"

namespace janso {

// Deletes a pool as soon as its last task has ended, without waiting for it.
struct LeaveBusyPool {
  void operator()(QThreadPool *pool) const;
};
using BusyPool = std::unique_ptr<QThreadPool, LeaveBusyPool>;

// Must be the last call of main(). Returns `status`, or ends the program with it at once if a pool that was
// given up is still busy: a plugin that never returns must not see its library being unloaded.
int leaveProgram(int status);

class BotPlayer : public Player {
  Q_OBJECT

 public:
  using Maker = std::function<Result<std::unique_ptr<Bot>>()>;

  // `pool` must outlive this object, except that a player that has failed no longer uses it.
  BotPlayer(std::unique_ptr<Bot> bot, QThreadPool *pool, QObject *parent = nullptr);
  // A bot from a plugin. It is made in the pool, at once. Each answer must arrive within `replyMs`, the first
  // one within `startMs`.
  BotPlayer(Maker make, int startMs, int replyMs, QThreadPool *pool, QObject *parent = nullptr);
  ~BotPlayer() override;

  void hear(const Event &event) override;
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override;

 private:
  // Shared with the running tasks, so that a player can be deleted while its bot still thinks.
  struct Mind;
  void think(const std::function<void(Mind &)> &thought);
  void takeAnswer(std::uint32_t requestId, const Action &action);
  void fail(const Failure &failure);
  bool isPlugin() const { return m_limitMs > 0; }

  std::shared_ptr<Mind> m_mind;
  QThreadPool *m_pool;
  std::uint32_t m_asked = 0;  // id of the open request; 0 = none
  QTimer m_clock;
  int m_limitMs = 0;  // 0 = no limit
  int m_replyMs = 0;
  bool m_done = false;  // has failed
};

}  // namespace janso
