// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Notices what the user does for the first time in a match: a riichi, a win, a yakuman.
//
// Only if there is one human and the match counts: lessons deal hands that are meant to win, in practice
// moves can be undone, and where several players share the screen, nobody knows whose first it is. Belongs to
// the window's thread.
#pragma once

#include <QObject>

#include "records/handend.h"
#include "widgets/sentences/momenttexts.h"

namespace janso {

class GameController;
class Settings;

class FirstsDesk : public QObject {
  Q_OBJECT

 public:
  // Both must outlive it.
  FirstsDesk(GameController *controller, Settings *settings, QObject *parent = nullptr);

  // What the user has won for the first time with this hand, which has just ended; true once.
  FirstWin takeWin(const HandEnd &end);
  // Whether that deserves a picture.
  bool celebrates() const;

 Q_SIGNALS:
  // The user's first riichi stick lies on the table.
  void firstRiichi(const QString &sentence);

 private:
  bool counts(int seat) const;
  void onEvent(const Event &event);

  GameController *m_controller;
  Settings *m_settings;
};

}  // namespace janso
