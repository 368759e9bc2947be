// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/firstsdesk.h"

#include <variant>

#include "game/gamecontroller.h"
#include "widgets/settings/firsts.h"

namespace janso {

FirstsDesk::FirstsDesk(GameController *controller, Settings *settings, QObject *parent)
    : QObject(parent), m_controller(controller), m_settings(settings) {
  connect(controller, &GameController::eventHappened, this, &FirstsDesk::onEvent);
}

bool FirstsDesk::counts(int seat) const {
  const MatchSetup &setup = m_controller->match().setup();
  return setup.isHuman(seat) && setup.humans() == 1 && !setup.isLesson() && !setup.practice;
}

void FirstsDesk::onEvent(const Event &event) {
  const auto *riichi = std::get_if<RiichiAccepted>(&event);
  if (riichi != nullptr && counts(riichi->seat) && takeFirst(*m_settings, First::Riichi))
    Q_EMIT firstRiichi(firstRiichiText());
}

FirstWin FirstsDesk::takeWin(const HandEnd &end) {
  FirstWin first = FirstWin::None;
  for (const HoraInfo &win : end.wins) {
    if (!counts(win.winner))
      continue;
    if (takeFirst(*m_settings, First::Win))
      first = FirstWin::Any;
    if (win.result.yakuman > 0 && takeFirst(*m_settings, First::Yakuman))
      first = FirstWin::Yakuman;
  }
  return first;
}

bool FirstsDesk::celebrates() const {
  return celebratesFirsts(*m_settings);
}

}  // namespace janso
