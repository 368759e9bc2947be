// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The branches of what is replayed: looks them up in another thread, notes, opens and removes them, and lets
// bots play one to the end of the match, at once and unseen.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "game/matchsetup.h"
#include "replay/branchtree.h"
#include "replay/replayopen.h"
#include "study/latestjob.h"

class QWidget;

namespace janso {

class GameController;
struct MatchBranch;
class ReplayPage;

class BranchDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget *window = nullptr;  // dialogs open over it
    ReplayPage *page = nullptr;
    QString matches;  // the folder of the journals; empty = none are kept, and so there are no branches
    QString notes;    // the file of what is noted of branches; empty = it is forgotten
  };
  // All parts must outlive the desk.
  BranchDesk(const Parts &parts, QObject *parent);
  ~BranchDesk() override;

  // What the page shows now.
  void setGame(const OpenedReplay &game);
  // Once more: something may have come or gone.
  void look();
  bool isLooking() const { return m_job.isBusy(); }
  // To where the open branch was left; the branch itself as it begins. -1 = the main line.
  void open(int node);
  // Asks first.
  void remove(int node);
  // Nobody in `setup` is human. One at a time.
  void playOut(const MatchSetup &setup, const MatchBranch &branch);
  bool isPlayingOut() const { return m_player != nullptr; }

 Q_SIGNALS:
  void openRequested(const QString &link);
  // A branch that was left within its first hand, to be played on.
  void resumeRequested(const QString &journalPath);
  void looked();
  void problem(const QString &sentence);
  void noticed(const QString &sentence);

 private:
  void take(const BranchTree &tree);
  void note(const QString &id, const QString &text);
  void playedOut();

  Parts m_parts;
  BranchNotes m_notes;
  OpenedReplay m_game;
  QString m_choose;  // the journal of the branch to be chosen when it is found
  std::unique_ptr<GameController> m_player;
  bool m_over = false;  // its match is
  LatestJob m_job;
};

}  // namespace janso
