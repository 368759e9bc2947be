// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Makes the players of one match from its setup, and owns the threads in which its bots think.
#pragma once

#include <QThreadPool>
#include <memory>
#include <vector>

#include "game/botplayer.h"
#include "game/mjailimits.h"
#include "game/player.h"
#include "game/setup/matchsetup.h"
#include "rules/event.h"
#include "table/wall.h"

namespace janso {

// Must outlive the players that it makes.
class PlayerMaker {
 public:
  // `seed` is the seed of the match. It also seeds the bots.
  PlayerMaker(const MatchSetup &setup, const WallSeed &seed, const MjaiLimits &limits)
      : m_setup(setup), m_seed(seed), m_limits(limits) {}

  // Makes the player that the setup names; nothing for a human. A program gets the events of the match
  // `soFar` (unmasked here, masked for the program). Its standard error is saved in the file `logPath` unless
  // that is empty.
  std::unique_ptr<Player> makeOwn(int seat, const std::vector<Event> &soFar, const QString &logPath);
  // Makes the built-in bot of the seat: the one of the setup, or the replacement for a player that failed.
  std::unique_ptr<Player> makeBuiltIn(int seat);

 private:
  std::unique_ptr<Player> makePlugin(int seat);
  std::unique_ptr<Player> makeProgram(int seat, const std::vector<Event> &soFar, const QString &logPath);

  MatchSetup m_setup;
  WallSeed m_seed;
  MjaiLimits m_limits;
  QThreadPool m_thoughts;
  BusyPool m_pluginThoughts;  // created when a seat needs it
};

}  // namespace janso
