// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays a match quickly to a given moment and takes a picture of the window.
//
// Human seats play the simplest answer. If a match has no such moment, the next match is tried.
#pragma once

#include <QObject>
#include <QString>

#include "app/options.h"
#include "game/setup/matchsetup.h"
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

  // Plays `setup`; done() follows.
  void start(const MatchSetup &setup);

 Q_SIGNALS:
  // `problem` is empty, or a sentence that says why there is no picture.
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
  void startReview();
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
  int m_event = 0;  // number of the event to photograph; 0 = by word
  bool m_wonHand = false;
  bool m_taken = false;
  bool m_lesson = false;
};

}  // namespace janso
