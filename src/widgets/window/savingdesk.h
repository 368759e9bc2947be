// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window's dealings with a match that cannot be saved: the bar that says so, another try, another place.
#pragma once

#include <QObject>
#include <QString>

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
    GameController *controller = nullptr;
    GameSession *session = nullptr;
    SavingBar *bar = nullptr;
    LogDock *log = nullptr;
    WindowActions *actions = nullptr;
    QWidget *window = nullptr;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit SavingDesk(const Parts &parts);

  // Asks where, and saves the match there.
  void saveElsewhere();
  // An empty text, or why the match could not be saved there.
  QString saveTo(const QString &path);
  // True when all is saved, or the user leaves the match all the same.
  bool mayLeave();
  // The language has changed.
  void retranslate() { update(); }

 private:
  void update();
  void changed();

  Parts m_parts;
  bool m_told = false;  // of the match at the table, that it is not saved
};

}  // namespace janso
