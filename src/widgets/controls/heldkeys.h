// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns a held key into a single key press for every window, whatever the display server sends.
//
// While a key is held, a server sends releases and presses in turn. Qt marks them as repeats, but not always.
// An unmarked pair looks as if the key had been released and pressed again, and a tile is discarded. A
// release that is followed within a moment by a press of the same key is such a pair, and is marked here. The
// time stamps are the server's: if the program was busy between the two events, the release has already been
// delivered, and only the press is marked.
//
// Install one on the application, in the window's thread.
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
  // Handles only events of windows; those of widgets follow from them.
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  bool filterRelease(QWindow *window, const QKeyEvent &release);
  bool filterPress(QWindow *window, const QKeyEvent &press);
  void sendRelease();
  // Whether the press belongs to the same moment as the release of the same key.
  static bool isPair(const QKeyEvent &release, const QKeyEvent &press);

  std::unique_ptr<QKeyEvent> m_release;  // waits to see whether a press follows
  std::unique_ptr<QKeyEvent> m_gone;     // the last one without a press in time
  QPointer<QWindow> m_window;            // the target of m_release
  QTimer m_wait;
  bool m_sending = false;
};

}  // namespace janso
