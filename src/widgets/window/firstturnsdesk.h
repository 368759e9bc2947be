// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Says at the table what to do in the first turns, in one line each, until it was understood
// (coach/firstturns.h). What was said and done is kept in the settings.
//
// Only to one human among bots, in no lesson, and in no picture or test that has not looked back
// (settings/welcome.h). Where the coach speaks it is silent.
#pragma once

#include <QObject>
#include <optional>

#include "coach/firstturns.h"
#include "widgets/table/actionguard.h"

namespace janso {

class CoachDesk;
class GameSession;
class Settings;
class TableWidget;

class FirstTurnsDesk : public QObject, public ActionGuard {
  Q_OBJECT

 public:
  struct Parts {
    GameSession *session = nullptr;
    TableWidget *table = nullptr;
    CoachDesk *coach = nullptr;
    Settings *settings = nullptr;
  };
  // All parts must outlive it.
  FirstTurnsDesk(const Parts &parts, QObject *parent);

  // Holds nothing back: it looks at what is answered.
  bool allows(const Decision &decision, const Action &action) override;

 private:
  struct Open {
    quint32 id = 0;
    TurnKind kind = TurnKind::Discard;
    bool drawn = false;
  };

  bool speaks() const;
  void onDecision(const Decision &decision);
  void show();
  void keep(const FirstTurns &turns);
  FirstTurns kept() const;

  Parts m_parts;
  std::optional<Open> m_open;
};

}  // namespace janso
