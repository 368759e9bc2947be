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

class QStackedWidget;

namespace janso {

class BranchDesk;
class LogDock;
struct MatchBranch;
class ReplayPage;
class Sounds;

class ReplayDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget *window = nullptr;  // dialogs open over it
    QStackedWidget *stack = nullptr;
    LogDock *log = nullptr;
    Settings *settings = nullptr;
    Sounds *sounds = nullptr;
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
  // Asks the user for a file.
  void choose();
  // Opens a file, or a link to a position in it. failed() reports what cannot be read.
  void open(const QString &link);
  // Shows a match that another program plays, as far as it may be seen (WatchDesk).
  void watch(const WatchLook &look);
  bool isShown() const { return m_page.isShown(); }
  // The title of the window: the match, or a note that its decisions are being guessed.
  QString title() const;
  // Shows the page again as it was before another page covered it.
  void showAgain();
  // The identity of the open game, the same for every copy of its file; empty while the game is still being
  // played.
  const QString &identity() const { return m_identity; }
  // The day of the replayed match, if its record says so.
  QDate day() const { return m_day; }
  // Whether the next opened() brings a branch of what was shown, or its main line; then the way back stays
  // the same.
  bool staysWithin() const { return m_staysWithin; }
  // Something else is shown: saves the reading position.
  void stopReading();
  // The same at the user's request.
  void close();
  void updateKeys();
  // Returns to the position from which a match was played on, after that match was left. Returns false if
  // there is none.
  bool reopen();
  // The match of playOnReady() has begun.
  void awaitReturn() { m_returns = true; }

 Q_SIGNALS:
  void pageMade(janso::ReplayPage *page);
  // A file was read: everything else on the screen must close. opened() follows.
  void opening();
  void opened();
  void closed();
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
  void take(const ReplayLink &link, const ReadReplay &found);
  void applySetting(Setting id);

  Parts m_parts;
  LatePage<ReplayPage> m_page;
  BranchDesk *m_branches = nullptr;
  std::optional<MatchInfo> m_match;  // the replayed match
  QDate m_day;
  QString m_identity;  // of the game
  bool m_returns = false;
  bool m_staysWithin = false;
  LatestJob m_job;
  LatestJob m_branching;
};

}  // namespace janso
