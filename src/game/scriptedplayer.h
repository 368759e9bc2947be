// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A seat that does what was written down for it, in a hand that was laid out in advance.
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
  // noticed() when the script asks for what is not legal.
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override { m_asked = 0; }

 private:
  SeatScript m_script;
  std::uint32_t m_asked = 0;  // 0 = nothing
};

}  // namespace janso
