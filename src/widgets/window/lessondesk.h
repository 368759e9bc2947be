// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages lessons in the window: the list, the panel next to the table, the frames on it, and the progress. A
// match in progress is set aside when a lesson begins, and continued when the lesson is left.
#pragma once

#include <QObject>
#include <QString>

#include "study/lessonplay.h"
#include "study/lessonprogress.h"
#include "study/lessonstore.h"
#include "widgets/decision/actionguard.h"
#include "widgets/window/part.h"

class QMainWindow;

namespace janso {

class GameController;
class GameSession;
class HandEndPage;
class LessonLights;
class LessonPanel;
class PanelDock;
class Settings;
class TableWidget;

class LessonDesk : public QObject, public ActionGuard {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameController> controller;
    Part<GameSession> session;
    Part<TableWidget> table;
    Part<HandEndPage> handEnd;
    Part<Settings> settings;
    Part<QMainWindow> window;
    QString lessonFolder = {};  // as for LessonStore
  };
  // All parts must outlive the desk.
  explicit LessonDesk(const Parts &parts);

  void openList();
  // Continues the lesson that was left unfinished, otherwise starts the first that is not done.
  void startNext();
  // `index`: in the order of the list. Returns false if there is no such lesson or it could not be dealt.
  // `made`: see LessonPlay::begin().
  bool start(int index, int step = 0, const std::vector<LessonMade> &made = {});
  bool isActive() const { return m_play.isActive(); }
  void close();
  // Call it after the window's own state has been restored.
  void hidePanel();

  // Allows only what the current step of the lesson calls for.
  bool allows(const Decision &decision, const Action &action) override;

  LessonPlay &play() { return m_play; }
  const LessonStore &store() const { return m_store; }
  const LessonProgress &progress() const { return m_progress; }

 Q_SIGNALS:
  // A lesson begins at the table.
  void begun();
  // Requests to continue the match that was set aside for a lesson.
  void resumeRequested(const QString &journalPath);
  // Requests the first match, with the rules for beginners, after the last lesson.
  void matchRequested();
  void failed(const QString &sentence);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  QString startHand(const MatchSetup &setup);
  void connectPlay();
  void fitPanel();
  void setTableLeast(int width);
  void stepChanged();
  void placeFocus();
  void finished();
  void recordDone();
  int doneCount() const;
  void playFirstMatch();
  void closePanel();
  void rememberMatch();
  void matchBegun();
  void sessionClosed();

  Parts m_parts;
  LessonStore m_store;
  LessonProgress m_progress;
  LessonPlay m_play;
  LessonPanel *m_panel = nullptr;
  LessonLights *m_lights = nullptr;
  PanelDock *m_dock = nullptr;
  int m_index = 0;
  QString m_keptMatch;  // journal of the match to return to
};

}  // namespace janso
