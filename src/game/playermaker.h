// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Makes the players of one match out of its setup, and has the threads that its bots think in.
#pragma once

#include <QThreadPool>
#include <memory>
#include <vector>

#include "game/botplayer.h"
#include "game/matchsetup.h"
#include "game/mjailimits.h"
#include "game/player.h"
#include "rules/event.h"
#include "table/wall.h"

namespace janso {

// Must outlive the players that it makes.
class PlayerMaker {
 public:
  // `seed`: the match's own; the bots' randomness comes from it.
  PlayerMaker(const MatchSetup &setup, const WallSeed &seed, const MjaiLimits &limits)
      : m_setup(setup), m_seed(seed), m_limits(limits) {}

  // Who sits there by the setup; nothing for a human. A program is told of the match `soFar` (open), and
  // what it writes to its standard error is kept in the file `logPath` unless that is empty.
  std::unique_ptr<Player> makeOwn(int seat, const std::vector<Event> &soFar, const QString &logPath);
  // The built-in bot of the seat: its own, or what stands in for a player that failed.
  std::unique_ptr<Player> makeBuiltIn(int seat);

 private:
  std::unique_ptr<Player> makePlugin(int seat);
  std::unique_ptr<Player> makeProgram(int seat, const std::vector<Event> &soFar, const QString &logPath);

  MatchSetup m_setup;
  WallSeed m_seed;
  MjaiLimits m_limits;
  QThreadPool m_thoughts;
  BusyPool m_pluginThoughts;  // made when a seat needs it
};

}  // namespace janso
