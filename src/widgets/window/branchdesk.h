// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages the branches of the game in the replay: finds them in another thread; notes, opens and removes
// them; and has bots play one to the end of the match, at full speed and without showing it.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "game/setup/matchsetup.h"
#include "replay/branchtree.h"
#include "replay/replayopen.h"
#include "study/latestjob.h"
#include "widgets/window/part.h"

class QWidget;

namespace janso {

class GameController;
struct MatchBranch;
class ReplayPage;

class BranchDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<QWidget> window;  // dialogs open over it
    Part<ReplayPage> page;
    QString matches;  // the folder of the journals; empty = no journals are kept, so there are no branches
    QString notes;    // the file with the notes on branches; empty = notes are not saved
  };
  // All parts must outlive the desk.
  BranchDesk(const Parts &parts, QObject *parent);
  ~BranchDesk() override;

  // Sets the game that the page shows now.
  void setGame(const OpenedReplay &game);
  // Searches again, because branches may have been added or removed.
  void refresh();
  bool isLooking() const { return m_job.isBusy(); }
  // Opens a branch at its beginning. -1 = the main line, at the position where the open branch leaves it.
  void open(int node);
  // Asks for confirmation first.
  void remove(int node);
  // Nobody in `setup` is human. Only one branch at a time is played out.
  void playOut(const MatchSetup &setup, const MatchBranch &branch);
  bool isPlayingOut() const { return m_player != nullptr; }

 Q_SIGNALS:
  void openRequested(const QString &link);
  // Requests to continue a branch that was left within its first hand.
  void resumeRequested(const QString &journalPath);
  void refreshed();
  void failed(const QString &sentence);
  void message(const QString &sentence);

 private:
  void take(const BranchTree &tree);
  void note(const QString &id, const QString &text);
  void playedOut();

  Parts m_parts;
  BranchNotes m_notes;
  OpenedReplay m_game;
  QString m_choose;  // the journal of the branch to select once it is found
  std::unique_ptr<GameController> m_player;
  bool m_over = false;  // whether the match of m_player is over
  LatestJob m_job;
};

}  // namespace janso
