// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages reviews in the window: makes them of a match or of the replayed game, shows them on their page,
// marks them in the replay, and derives exercises from them.
#pragma once

#include <QDate>
#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "replay/replayopen.h"
#include "review/scale.h"
#include "study/latestjob.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/part.h"

class QWidget;

namespace janso {

class GameController;
class GameSession;
class ReplayDesk;
class ReplayPage;
class RetryDesk;
class RetryPage;
struct RetryPosition;
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
    Part<QWidget> window;
    Part<PageHistory> history;
    Part<GameController> controller;
    Part<GameSession> session;
    Part<ReplayDesk> replay;
    Part<Settings> settings;
    Part<WindowActions> actions;
    Part<TilePainter> painter;
    QString folder;  // where reviews are saved; empty = they are not saved
  };
  // All parts must outlive the desk.
  explicit ReviewDesk(const Parts &parts);

  // Made on first use.
  ReviewPage *page();
  RetryPage *retryPage();
  ReviewRunner *runner() const { return m_runner; }
  RolloutDesk *rollouts() const { return m_rollouts; }
  bool isShown() const { return m_page.isShown() || m_retry.isShown(); }
  RetryDesk *retries() const { return m_retries; }
  // Starts the exercises that are due, from the mistakes of all matches.
  void learnDue();
  // Reviews the match that is over, for the player at this screen (the first one if there are several). Waits
  // until the match is fully written.
  void reviewMatch();
  // Reviews a file that is not open in the replay. failed() reports what cannot be read. `game`: index in
  // the file, from 0.
  void review(const QString &path, int seat, int game = 0);
  // Reviews the game in the replay, for the seat at the bottom.
  void reviewReplay();

 Q_SIGNALS:
  void shown();
  // Exercises begin: nothing else may reveal what happened after their positions.
  void asking();
  // How many mistakes are due today.
  void dueChanged(int count);
  // Requests to open a position in a file in the replay.
  void replayRequested(const QString &link);
  void failed(const QString &sentence);

 private:
  struct Game {
    QString path;
    QDate day;       // as in replayTitle()
    int number = 0;  // index of the game in the file
    QString identity;
    std::shared_ptr<const Replay> replay;
    int seat = 0;
  };
  // What one visit of the page shows.
  struct Reviewing {
    Game game;
    std::shared_ptr<const ReviewedGame> review = {};  // once it is made
  };
  using ReviewingPointer = std::shared_ptr<Reviewing>;
  void open(const ReviewingPointer &one);
  void openInstead(const Game &game);
  PageVisit visitOf(const ReviewingPointer &one);
  void show(const ReviewingPointer &one);
  void end(const ReviewingPointer &one);
  void practice(const std::vector<RetryPosition> &positions);
  void connectRunners();
  void connectReplay(ReplayPage *page);
  void connectPage();
  void connectRetry();
  void connectMatch();
  void offer();
  bool isReplayRead() const;
  Strictness strictness() const;
  void useStrictness();
  void takeRollout(const std::shared_ptr<const ReviewedGame> &review);
  void takeReview(const std::shared_ptr<const ReviewedGame> &review);
  void cancelWork();
  void openReplay(const Game &game, std::optional<ReplayPlace> place);
  void replayOpened();
  void seatTurned();
  void mark(const std::shared_ptr<const ReviewedGame> &review);

  Parts m_parts;
  bool m_over = false;   // the match at the table is over and saved
  bool m_waits = false;  // for the match to be written
  LatePage<ReviewPage> m_page;
  LatePage<RetryPage> m_retry;
  ReviewRunner *m_runner;
  RolloutDesk *m_rollouts;
  RetryDesk *m_retries;
  ReviewingPointer m_reviewing;  // on the page, or there again when the page is shown
  int m_markedSeat = -1;         // seat of the replay for which a review was looked up
  LatestJob m_job;
};

}  // namespace janso
