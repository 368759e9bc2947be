// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays at once to a moment of a match and takes a picture of the window.
//
// Humans are played by the simplest answer. When a match has no such moment the next one is looked at.
#pragma once

#include <QObject>
#include <QString>

#include "app/options.h"
#include "game/matchsetup.h"
#include "rules/action.h"
#include "rules/event.h"

namespace janso {

class GameController;
class LessonWalk;
class MainWindow;

class Photographer : public QObject {
  Q_OBJECT

 public:
  // Both must outlive it.
  Photographer(MainWindow *window, GameController *controller, const Options &options);

  // `setup` is played; done() follows.
  void start(const MatchSetup &setup);

 Q_SIGNALS:
  // An empty text, or the sentence that says why there is no picture.
  void done(const QString &problem);

 private:
  void onEvent(const Event &event);
  void onDecision(const Decision &decision);
  void onCoach();
  void onHandEnded();
  void onMatchEnded();
  bool isMoment(const Event &event) const;
  bool startPage();
  bool startDialog(const QString &word);
  void startDrill();
  void startReplay();
  void startLibrary();
  void take();
  void save();
  void showReason();
  void playNext();

  MainWindow *m_window;
  GameController *m_controller;
  Options m_options;
  MatchSetup m_setup;
  LessonWalk *m_walk = nullptr;
  int m_match = 0;
  int m_event = 0;  // asked for by number; 0 = by word
  bool m_wonHand = false;
  bool m_taken = false;
  bool m_lesson = false;
};

}  // namespace janso
