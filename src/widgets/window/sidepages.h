// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pages next to the table: replay, review, statistics, library. Connects their desks, and closes the
// match for those that do not let it wait.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "widgets/window/part.h"

class QWidget;

namespace janso {

class GameController;
class GameSession;
class LibraryDesk;
class LogDock;
class MatchesDesk;
struct MatchBranch;
class PageHistory;
struct PageVisit;
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
    Part<QWidget> window;  // dialogs open over it
    Part<PageHistory> history;
    Part<GameController> controller;
    Part<GameSession> session;
    Part<MatchesDesk> matches;
    Part<SavingDesk> saving;  // consulted before a match is left
    Part<Settings> settings;
    Part<Sounds> sounds;
    Part<LogDock> log;
    Part<WindowActions> actions;
    Part<TilePainter> painter;
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
  // Follows in the replay a match in another Janso window.
  void watch(const QString &journalPath);
  void openLibrary();
  // The title of the visible page, for the window's title; empty if no page is shown.
  QString title() const;

 Q_SIGNALS:
  // title() has changed.
  void titled();
  // Requests to play on as `seat` from a position of the replayed game. `byBot`: as in ReplayDesk.
  void playOnReady(const std::shared_ptr<const janso::MatchBranch> &branch, int seat, bool byBot);
  void failed(const QString &sentence);

 private:
  void connectReplay();
  void connectWatching();
  void connectReview();
  void connectLibrary();
  bool canLeaveMatch();
  void makeWay(const PageVisit &visit);

  Parts m_parts;
  ReplayDesk *m_replay;
  WatchDesk *m_watching;
  ReviewDesk *m_review;
  StatisticsDesk *m_statistics;
  LibraryDesk *m_library;
};

}  // namespace janso
