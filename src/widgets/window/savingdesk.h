// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Handles a match that cannot be saved: shows a bar that says so, tries again, and saves elsewhere.
#pragma once

#include <QObject>
#include <QString>

#include "widgets/window/part.h"

class QWidget;

namespace janso {

class GameController;
class GameSession;
class LogDock;
class SavingBar;
class WindowActions;

class SavingDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameController> controller;
    Part<GameSession> session;
    Part<SavingBar> bar;
    Part<LogDock> log;
    Part<WindowActions> actions;
    Part<QWidget> window;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit SavingDesk(const Parts &parts);

  // Asks for a file and saves the match there.
  void saveElsewhere();
  // Returns an empty text, or why the match could not be saved there.
  QString saveTo(const QString &path);
  // Returns true if everything is saved, or if the user leaves without saving.
  bool canLeave();
  // The language has changed.
  void retranslate() { update(); }

 private:
  void update();
  void changed();

  Parts m_parts;
  bool m_problemReported = false;  // the user has been told that the match at the table is not saved
};

}  // namespace janso
