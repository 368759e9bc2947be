// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shows one line at the table in the first turns: what to do, which tile, and why, until the player has
// understood it (coach/firstturns.h). The settings store what was shown and done. The advice is the coach's;
// where the coach is off, it is asked for here and counts as a hint. In a newcomer's first matches
// (isNewcomer()) the lines come again in each match.
//
// It applies only to one human among bots, not in lessons, and not in pictures or tests that have not called
// detectEarlierUse() (settings/welcome.h). It is silent while the coach speaks.
#pragma once

#include <QObject>
#include <optional>

#include "coach/firstturns.h"
#include "study/advicerunner.h"
#include "widgets/decision/actionguard.h"
#include "widgets/window/part.h"

namespace janso {

class CoachDesk;
class GameSession;
class Settings;
class TableWidget;

class FirstTurnsDesk : public QObject, public ActionGuard {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameSession> session;
    Part<TableWidget> table;
    Part<CoachDesk> coach;
    Part<Settings> settings;
  };
  // All parts must outlive it.
  FirstTurnsDesk(const Parts &parts, QObject *parent);

  // Always allows the action; it only observes the answers.
  bool allows(const Decision &decision, const Action &action) override;

 private:
  struct Open {
    Decision decision;
    SeatView view;
    TurnKind kind = TurnKind::Discard;
    bool drawn = false;
    bool handled = false;
    std::optional<Advice> advice;
  };

  bool speaks() const;
  void onMatch();
  void onDecision(const Decision &decision, const SeatView &view);
  void onAdvised(quint32 decisionId, const Advice &advice);
  void ask();
  QString line() const;
  void show();
  void keep(const FirstTurns &turns);
  FirstTurns kept() const;

  Parts m_parts;
  AdviceRunner m_runner;
  std::optional<Open> m_open;
};

}  // namespace janso
