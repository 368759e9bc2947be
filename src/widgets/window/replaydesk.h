// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages records in the window: opens a file in the replay, saves the notes made there, and keeps the log in
// step.
//
// Files are read in another thread.
#pragma once

#include <QDate>
#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "replay/replaybranch.h"
#include "replay/replaylink.h"
#include "replay/replayopen.h"
#include "replay/watchedmatch.h"
#include "rules/event.h"
#include "study/latestjob.h"
#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"
#include "widgets/window/part.h"

namespace janso {

class BranchDesk;
class LogDock;
struct MatchBranch;
class PageHistory;
class ReplayPage;
class Sounds;

class ReplayDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<QWidget> window;  // dialogs open over it
    Part<PageHistory> history;
    Part<LogDock> log;
    Part<Settings> settings;
    Part<Sounds> sounds;
    QString notesFolder;    // for reading positions and notes of branches; empty = they are not saved
    QString libraryFolder;  // for bookmarks and notes; empty = they are not saved
    QString guessesFolder;  // empty = guesses are not saved
    QString matchesFolder;  // with the journals, some of which are branches; empty = there are none
  };
  // All parts must outlive the desk.
  explicit ReplayDesk(const Parts &parts);

  // Made on first use; pageMade() follows.
  ReplayPage *page();
  // The object that plays branches; it exists as soon as the page does.
  BranchDesk *branches() const { return m_branches; }
  // Asks the user for a file; empty = none was chosen.
  QString choose() const;
  // A record that is still being read is not opened.
  void cancelReading();
  // Opens a file, or a link to a position in it. failed() reports what cannot be read.
  void open(const QString &link);
  // Loads a match in another Janso window, as far as it may be seen, into the page (WatchDesk).
  void watch(const WatchLook &look);
  bool isShown() const { return m_page.isShown(); }
  // The title of the window: the match, or a note that its decisions are being guessed.
  QString title() const;
  // The identity of the open game, the same for every copy of its file; empty while the game is still being
  // played.
  QString identity() const;
  // The day of the replayed match, if its record says so.
  QDate day() const;
  void updateKeys();

 Q_SIGNALS:
  void pageMade(janso::ReplayPage *page);
  // The page shows a game: a new one, or one again that another page had covered.
  void opened();
  // Requests to play on as `seat` from a position of the game. `byBot`: nobody plays or watches
  // (BranchDesk::playOut()).
  void playOnReady(const std::shared_ptr<const janso::MatchBranch> &branch, int seat, bool byBot);
  // Requests to continue a branch.
  void resumeRequested(const QString &journalPath);
  // title() has changed.
  void titled();
  void failed(const QString &sentence);
  void message(const QString &sentence);

 private:
  void connectPage();
  void playOn(ReplayPlace place, int seat, BranchKind kind, bool byBot);
  struct ReadReplay {
    Result<OpenedReplay> replay;
    std::array<QString, 4> portraits;  // for a match played in Janso
  };
  // What one visit of the page shows.
  struct Reading {
    OpenedReplay game;
    std::array<QString, 4> portraits;
    std::optional<ReplayPlace> place;  // nothing = where it was left the last time
    int seat = -1;                     // the same
  };
  using ReadingPointer = std::shared_ptr<Reading>;
  // `within`: the new game is a branch of this one or its main line, and takes its place if it is still
  // shown.
  void read(const QString &link, const ReadingPointer &within);
  void take(const ReplayLink &link, const ReadReplay &found, const ReadingPointer &within);
  void load(const ReadingPointer &reading);
  void leave(Reading &reading);
  void resume(const ReadingPointer &reading);
  void useOptions();
  void useNaming();

  Parts m_parts;
  LatePage<ReplayPage> m_page;
  BranchDesk *m_branches = nullptr;
  ReadingPointer m_reading;  // on the page; nullptr if it shows none, or a match that is being played
  LatestJob m_job;
  LatestJob m_branching;
};

}  // namespace janso
