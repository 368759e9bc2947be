// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A built-in bot in a seat: it thinks in a thread pool, a copied view goes in, an action comes out.
#pragma once

#include <QThreadPool>
#include <memory>

#include "bots/bot.h"
#include "game/player.h"

namespace janso {

class BotPlayer : public Player {
  Q_OBJECT

 public:
  // `pool` must outlive this object.
  BotPlayer(std::unique_ptr<Bot> bot, QThreadPool *pool, QObject *parent = nullptr);
  ~BotPlayer() override;

  void hear(const Event &event) override;
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override;

 private:
  // Shared with the thoughts under way, so that a player may be deleted while its bot still thinks.
  struct Mind;
  std::shared_ptr<Mind> m_mind;
  QThreadPool *m_pool;
  std::uint32_t m_asked = 0;  // 0 = nothing
};

}  // namespace janso
