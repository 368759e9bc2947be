// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A player that follows a script in a prepared hand.
#pragma once

#include "game/player.h"
#include "rules/setdeal.h"

namespace janso {

class ScriptedPlayer : public Player {
  Q_OBJECT

 public:
  explicit ScriptedPlayer(SeatScript script, QObject *parent = nullptr)
      : Player(parent), m_script(std::move(script)) {}

  void hear(const Event &) override {}
  // Emits warned() when the script contains an illegal action.
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override { m_asked = 0; }

 private:
  SeatScript m_script;
  std::uint32_t m_asked = 0;  // id of the open request; 0 = none
};

}  // namespace janso
