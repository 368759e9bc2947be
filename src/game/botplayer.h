// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A bot in a seat: it thinks in a thread pool, a copied view goes in, an action comes out.
//
// A built-in bot does not fail. One of a plugin may: it cannot be made, throws, or does not come back. A
// thought that does not come back holds its thread for ever; its pool must not be waited for (BusyPool).
#pragma once

#include <QThreadPool>
#include <QTimer>
#include <functional>
#include <memory>

#include "bots/bot.h"
#include "game/player.h"
#include "rules/result.h"

namespace janso {

// Deletes a pool when its last thought has ended, without waiting for it.
struct LeaveBusyPool {
  void operator()(QThreadPool *pool) const;
};
using BusyPool = std::unique_ptr<QThreadPool, LeaveBusyPool>;

// The last word of main(): gives `status` back, or ends the program with it at once where such a pool is
// still busy. A plugin that does not come back must not meet its own library being torn down.
int leaveProgram(int status);

class BotPlayer : public Player {
  Q_OBJECT

 public:
  using Maker = std::function<Result<std::unique_ptr<Bot>>()>;

  // `pool` must outlive this object; one that has failed asks nothing more of it.
  BotPlayer(std::unique_ptr<Bot> bot, QThreadPool *pool, QObject *parent = nullptr);
  // A bot of others: made in the pool, at once. Whoever is asked must answer within `replyMs`, the first time
  // within `startMs`.
  BotPlayer(Maker make, int startMs, int replyMs, QThreadPool *pool, QObject *parent = nullptr);
  ~BotPlayer() override;

  void hear(const Event &event) override;
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override;

 private:
  // Shared with the thoughts under way, so that a player may be deleted while its bot still thinks.
  struct Mind;
  void think(const std::function<void(Mind &)> &thought);
  void takeAnswer(std::uint32_t requestId, const Action &action);
  void fail(const Failure &failure);
  bool isPlugin() const { return m_limitMs > 0; }

  std::shared_ptr<Mind> m_mind;
  QThreadPool *m_pool;
  std::uint32_t m_asked = 0;  // 0 = nothing
  QTimer m_clock;
  int m_limitMs = 0;  // 0 = none
  int m_replyMs = 0;
  bool m_done = false;  // failed
};

}  // namespace janso
