// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reviews in the window: made of a match or of what is replayed, shown on their page, marked in the replay,
// learned from.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "replay/replayopen.h"
#include "review/scale.h"
#include "study/latestjob.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"

class QStackedWidget;
class QWidget;

namespace janso {

class GameController;
class GameSession;
class ReplayDesk;
class ReplayPage;
class RetryDesk;
class RetryPage;
class ReviewPage;
class ReviewRunner;
class ReviewedGame;
class RolloutDesk;
class TilePainter;
class WindowActions;

class ReviewDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget *window = nullptr;
    QStackedWidget *stack = nullptr;
    GameController *controller = nullptr;
    GameSession *session = nullptr;
    ReplayDesk *replay = nullptr;
    Settings *settings = nullptr;
    WindowActions *actions = nullptr;
    TilePainter *painter = nullptr;
    QString folder;  // reviews are kept in it; empty = they are not
  };
  // All parts must outlive the desk.
  explicit ReviewDesk(const Parts &parts);

  // Made when they are first asked for.
  ReviewPage *page();
  RetryPage *retryPage();
  ReviewRunner *runner() const { return m_runner; }
  RolloutDesk *rollouts() const { return m_rollouts; }
  bool isShown() const { return m_page.isShown() || m_retry.isShown(); }
  RetryDesk *retries() const { return m_retries; }
  // What is due of the mistakes of all matches.
  void learnDue();
  // Of the match that is over, for the player at this screen, of several the first. Waits until all of it is
  // written.
  void reviewMatch();
  // Of a file that is not open in the replay. What cannot be read is told by problem().
  // `game`: of those in the file, from 0.
  void review(const QString &path, int seat, int game = 0);
  // Of what the replay shows, for the seat at the bottom.
  void reviewReplay();
  // Something else is shown: what is not done is left undone.
  void giveWay();
  // From the exercises of a match to its review; from there to the replay that it was opened from, where it
  // goes on in the background; else it gives way and has left().
  void leave();
  // A replay that was opened from the review has been left: back to it. False when there is none.
  bool comeBack();

 Q_SIGNALS:
  void shown();
  // Positions are asked about now: nothing else may tell what followed them.
  void asking();
  void left();
  // How many mistakes are due today.
  void dueChanged(int count);
  // A place in a file, to be opened in the replay.
  void replayRequested(const QString &link);
  void problem(const QString &sentence);

 private:
  struct Game {
    QString path;
    int number = 0;  // of the games in the file
    QString identity;
    std::shared_ptr<const Replay> replay;
    int seat = 0;
  };
  void start(const Game &game);
  void connectRunners();
  void connectReplay(ReplayPage *page);
  void connectPage();
  void connectRetry();
  void connectMatch();
  void offer();
  Strictness strictness() const;
  void useStrictness();
  void show(QWidget *page);
  void takeRollout(const std::shared_ptr<const ReviewedGame> &review);
  void takeReview(const std::shared_ptr<const ReviewedGame> &review);
  void openReplay(const Game &game, std::optional<ReplayPlace> place);
  void replayOpened();
  void seatTurned();
  void mark(const std::shared_ptr<const ReviewedGame> &review);

  Parts m_parts;
  bool m_over = false;   // the match at the table is, and is kept
  bool m_waits = false;  // for the match to be written
  LatePage<ReviewPage> m_page;
  LatePage<RetryPage> m_retry;
  ReviewRunner *m_runner;
  RolloutDesk *m_rollouts;
  RetryDesk *m_retries;
  Game m_game;                                   // on the page
  std::shared_ptr<const ReviewedGame> m_review;  // of it, when it is made
  bool m_fromReplay = false;                     // the page was opened from there
  bool m_opens = false;                          // it has asked for a replay
  QWidget *m_from = nullptr;                     // of its pages, that has asked
  bool m_learnsDue = false;                      // the exercises are of what is due
  bool m_returns = false;                        // the replay leads back there
  int m_markedSeat = -1;                         // of the replay, that was looked for
  LatestJob m_job;
};

}  // namespace janso
