// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Speech of our own: what a screen reader would be told, said by a voice of this program, for who has none.
//
// What is told (controls/announcer.h) waits in a queue. What is asked comes soon: of draws and discards that
// wait only the newest is said before it, and one that has become old is broken off. Calls, wins and answers
// are never left out by that. A key silences what is being said and what is past; Ctrl alone does nothing
// else. Where a screen reader is active the focus is left to it, as it says it anyway; without one the focus
// is said here, or nobody could play. Until it is switched on nothing is loaded and nothing runs.
// Window's thread.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "widgets/controls/announcer.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/speechthread.h"

namespace janso {

class Speech : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive this object.
  explicit Speech(const Settings *settings, QObject *parent = nullptr, SpeechMaker maker = loadSpeech);
  ~Speech() override;

  // Off for pictures: nothing is said, whatever is set.
  void setEnabled(bool enabled);
  SpeechState state() const { return m_state; }
  QString engineName() const { return m_engine; }
  // Language of the voice: that of the window.
  QString language() const;
  // Says how it sounds.
  void preview();

 Q_SIGNALS:
  void stateChanged();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  struct Saying {
    QString text;
    Told told{};
  };

  void update();
  void begin();
  void useVoice();
  void add(const Saying &saying);
  void makeRoomFor(Told told);
  void sayNext();
  void hush();
  void onEnded(int number);
  void keyPressed();
  void lookAtFocus();
  bool isWaiting(Told told) const;

  const Settings *m_settings;
  SpeechMaker m_maker;
  std::unique_ptr<SpeechThread> m_thread;  // none until it is switched on
  SpeechState m_state = SpeechState::Off;
  QString m_engine;
  QList<Saying> m_queue;
  std::optional<Saying> m_now;
  int m_number = 0;
  QTimer m_overdue;  // whatever has not ended by then has been lost on the way
  QTimer m_look;
  QString m_lastFocus;
  QPointer<QWidget> m_lastWindow;
  bool m_enabled = true;
  bool m_on = false;
};

}  // namespace janso
