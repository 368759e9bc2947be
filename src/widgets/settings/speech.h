// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The program's own speech: it speaks what a screen reader would, for users who have none.
//
// Announcements (controls/announcer.h) wait in a queue. Replies to the user come soon: of the waiting draws
// and discards only the newest is spoken before them, and an outdated one is cut short. Calls, wins and
// replies are never dropped this way. A key silences the current announcement and everything past; Ctrl alone
// does nothing else. An active screen reader announces the focus itself; without one it is spoken here,
// because nobody could play otherwise. Until speech is switched on, nothing is loaded and nothing runs. Runs
// in the window's thread.
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

  // Disable it for pictures: nothing is spoken, whatever the settings are.
  void setEnabled(bool enabled);
  SpeechState state() const { return m_state; }
  QString engineName() const { return m_engine; }
  // The language of the voice, which is that of the window.
  QString language() const;
  // Speaks a sample.
  void preview();

 Q_SIGNALS:
  void stateChanged();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  struct Utterance {
    QString text;
    AnnouncementKind announcementKind{};
  };

  void update();
  void begin();
  void useVoice();
  void add(const Utterance &utterance);
  void makeRoomFor(AnnouncementKind announcementKind);
  void sayNext();
  void hush();
  void onEnded(int number);
  void keyPressed();
  void lookAtFocus();
  bool isWaiting(AnnouncementKind announcementKind) const;

  const Settings *m_settings;
  SpeechMaker m_maker;
  std::unique_ptr<SpeechThread> m_thread;  // nullptr until speech is switched on
  SpeechState m_state = SpeechState::Off;
  QString m_engine;
  QList<Utterance> m_queue;
  std::optional<Utterance> m_now;
  int m_number = 0;
  QTimer m_overdue;  // a text that has not ended by then counts as lost
  QTimer m_look;
  QString m_lastFocus;
  QPointer<QWidget> m_lastWindow;
  bool m_enabled = true;
  bool m_on = false;
};

}  // namespace janso
