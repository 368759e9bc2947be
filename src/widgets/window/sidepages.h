// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pages beside the table: replay, review, statistics, library. Which of them is shown, what gives way to
// it, and where the way back from it leads.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

class QStackedWidget;
class QWidget;

namespace janso {

class GameController;
class GameSession;
class LibraryDesk;
class LogDock;
class MatchesDesk;
struct MatchBranch;
class ReplayDesk;
class ReviewDesk;
class SavingDesk;
class Settings;
class Sounds;
class StatisticsDesk;
class TilePainter;
class WatchDesk;
class WindowActions;

class SidePages : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget *window = nullptr;  // dialogs open over it
    QStackedWidget *stack = nullptr;
    GameController *controller = nullptr;
    GameSession *session = nullptr;
    MatchesDesk *matches = nullptr;
    SavingDesk *saving = nullptr;  // is asked before a match is left
    Settings *settings = nullptr;
    Sounds *sounds = nullptr;
    LogDock *log = nullptr;
    WindowActions *actions = nullptr;
    TilePainter *painter = nullptr;
  };
  // The pages come into the stack when they are first wanted. All parts must outlive this.
  explicit SidePages(const Parts &parts);

  ReplayDesk *replay() const { return m_replay; }
  ReviewDesk *review() const { return m_review; }
  StatisticsDesk *statistics() const { return m_statistics; }
  LibraryDesk *library() const { return m_library; }
  WatchDesk *watching() const { return m_watching; }

  // In the replay: a file, or a link to a place in it (replay/replaylink.h).
  void openRecord(const QString &link);
  // In the replay, as it goes on: a match that another program plays.
  void watch(const QString &journalPath);
  void openLibrary();
  // A match waits behind the page, and a replay stays where it is; a lesson is left.
  void openStatistics();
  // Leaves the page that is shown; false when none is.
  bool leave();
  // A match is to be left for good: the window closes.
  void giveWay();
  // A match that was played on from a replay has been left: back to its place. False when there is none.
  bool comeBack();
  // Of the page that is shown, as a title of the window says it; empty = none is.
  QString title() const;

 Q_SIGNALS:
  void shown();
  // To the table, where a match is played, else to the first page.
  void left();
  // As `seat` from a place of the game in the replay; whoever begins it calls replay()->awaitReturn().
  // `byBot`: as ReplayDesk says.
  void playOnReady(const std::shared_ptr<const janso::MatchBranch> &branch, int seat, bool byBot);
  void problem(const QString &sentence);

 private:
  void connectReplay();
  void connectWatching();
  void connectReview();
  void connectLibrary();
  void leaveMatch();

  Parts m_parts;
  ReplayDesk *m_replay;
  WatchDesk *m_watching;
  ReviewDesk *m_review;
  StatisticsDesk *m_statistics;
  LibraryDesk *m_library;
};

}  // namespace janso
