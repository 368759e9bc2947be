// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Makes a key that is held down one key press to every window, whatever the display server says.
//
// While a key is held, a server sends releases and presses in turn. Qt marks them as repeats, but not always:
// an unmarked pair looks as if the key had been let go and pressed again, and a tile is thrown. A release
// that is followed within a moment by a press of the same key is such a pair, and is marked here. The moment
// is the server's: where the program was busy between the two, the release has gone its way, and the press
// alone is marked.
//
// Install one on the application. Window's thread.
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>

class QWindow;

namespace janso {

class HeldKeys : public QObject {
  Q_OBJECT

 public:
  explicit HeldKeys(QObject *parent = nullptr);

 protected:
  // Of the windows' events only: those of widgets follow from them.
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  bool filterRelease(QWindow *window, const QKeyEvent &release);
  bool filterPress(QWindow *window, const QKeyEvent &press);
  void letGo();
  // Whether a press is of the same moment as a release of the same key.
  static bool isPair(const QKeyEvent &release, const QKeyEvent &press);

  std::unique_ptr<QKeyEvent> m_release;  // waits to see whether a press follows
  std::unique_ptr<QKeyEvent> m_gone;     // the last that none followed in time
  QPointer<QWindow> m_window;            // that it goes to
  QTimer m_wait;
  bool m_sending = false;
};

}  // namespace janso
