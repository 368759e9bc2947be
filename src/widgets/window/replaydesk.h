// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Records in the window: opens a file in the replay, keeps what is noted there, lets the log follow.
//
// Files are read in another thread.
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <memory>

#include "replay/replaybranch.h"
#include "replay/replaylink.h"
#include "replay/replayopen.h"
#include "replay/watchedmatch.h"
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
    QString notesFolder;    // where readers were, and notes of branches; empty = that is forgotten
    QString libraryFolder;  // with bookmarks and notes; empty = they are forgotten
    QString guessesFolder;  // empty = guesses are
    QString matchesFolder;  // with the journals, of which some are branches; empty = there are none
  };
  // All parts must outlive the desk.
  explicit ReplayDesk(const Parts &parts);

  // Made when it is first asked for: pageMade().
  ReplayPage *page();
  // What plays its branches, there as soon as the page is.
  BranchDesk *branches() const { return m_branches; }
  // Asks for a file.
  void choose();
  // A file, or a link to a place in it. What cannot be read is told by problem().
  void open(const QString &link);
  // A match that another program plays, as far as it may be seen (WatchDesk).
  void watch(const WatchLook &look);
  bool isShown() const { return m_page.isShown(); }
  // What the window is called: the file, or that its choices are guessed.
  QString title() const;
  // Brings the page back as it was left behind another.
  void showAgain();
  // Of the game that is open: the same for every copy of its file; empty: it is still played.
  const QString &identity() const { return m_identity; }
  bool isOpening() const { return m_job.isBusy(); }
  // What comes by opened() is a branch of what was shown, or its main line: the way back stays as it was.
  bool staysWithin() const { return m_staysWithin; }
  // Something else is shown: keeps where the reader is.
  void giveWay();
  // The same by its own wish.
  void leave();
  void updateKeys();
  // A match that was played on from here has been left: back to the place. False when there is none.
  bool comeBack();
  // The match of playOnReady() has begun.
  void awaitReturn() { m_returns = true; }

 Q_SIGNALS:
  void pageMade(janso::ReplayPage *page);
  // A file was read: whatever is on the screen gives way, then comes opened().
  void opening();
  void opened();
  void left();
  // As `seat` from a place of the game.
  // `byBot`: nobody plays, and nobody watches (BranchDesk::playOut()).
  void playOnReady(const std::shared_ptr<const janso::MatchBranch> &branch, int seat, bool byBot);
  // A branch is to be played on.
  void resumeRequested(const QString &journalPath);
  // Has another title().
  void titled();
  void problem(const QString &sentence);
  void noticed(const QString &sentence);

 private:
  void connectPage();
  void playOn(ReplayPlace place, int seat, BranchKind kind, bool byBot);
  struct ReadReplay {
    Result<OpenedReplay> replay;
    std::array<QString, 4> portraits;  // of a match of our own
  };
  void take(const ReplayLink &link, const ReadReplay &found);
  void connectLog();
  void applySetting(Setting id);

  Parts m_parts;
  LatePage<ReplayPage> m_page;
  BranchDesk *m_branches = nullptr;
  QString m_file;
  QString m_identity;  // of the game
  bool m_returns = false;
  bool m_staysWithin = false;
  LatestJob m_job;
  LatestJob m_branching;
};

}  // namespace janso
