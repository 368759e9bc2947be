// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pages next to the table: replay, review, statistics, library. Determines which of them is shown, what
// closes for it, and where it leads back to.
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
    SavingDesk *saving = nullptr;  // consulted before a match is left
    Settings *settings = nullptr;
    Sounds *sounds = nullptr;
    LogDock *log = nullptr;
    WindowActions *actions = nullptr;
    TilePainter *painter = nullptr;
  };
  // The pages are added to the stack on first use. All parts must outlive this object.
  explicit SidePages(const Parts &parts);

  ReplayDesk *replay() const { return m_replay; }
  ReviewDesk *review() const { return m_review; }
  StatisticsDesk *statistics() const { return m_statistics; }
  LibraryDesk *library() const { return m_library; }
  WatchDesk *watching() const { return m_watching; }

  // Opens a file, or a link to a position in it (replay/replaylink.h), in the replay.
  void openRecord(const QString &link);
  // Follows in the replay a match that another program plays.
  void watch(const QString &journalPath);
  void openLibrary();
  // A match waits behind the page, and a replay keeps its position; a lesson is left.
  void openStatistics();
  // Leaves the visible page; returns false if there is none.
  bool closePage();
  // Call it before the window closes: saves the reading position of the replay.
  void stopReading();
  // Returns to the position in the replay from which a match was played on, after that match was left.
  // Returns false if there is none.
  bool reopen();
  // The title of the visible page, for the window's title; empty if no page is shown.
  QString title() const;

 Q_SIGNALS:
  void shown();
  // Leads to the table if a match is being played, otherwise to the first page.
  void closed();
  // Requests to play on as `seat` from a position of the replayed game; the receiver that begins the match
  // calls replay()->awaitReturn(). `byBot`: as in ReplayDesk.
  void playOnReady(const std::shared_ptr<const janso::MatchBranch> &branch, int seat, bool byBot);
  void failed(const QString &sentence);

 private:
  void connectReplay();
  void connectWatching();
  void connectReview();
  void connectLibrary();
  void closeMatch();

  Parts m_parts;
  ReplayDesk *m_replay;
  WatchDesk *m_watching;
  ReviewDesk *m_review;
  StatisticsDesk *m_statistics;
  LibraryDesk *m_library;
};

}  // namespace janso
