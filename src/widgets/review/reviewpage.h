// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The review of a game for one of its players: a verdict in one sentence, the worst turns, and all figures
// behind "Details". While the review is being made, shows its progress.
//
// Keys: Tab to all parts, 1 to 5 open the worst turns, Escape goes back. Nothing changes its place or height
// while a review or its rollouts are being made, and the turns keep their order. The buttons are always in
// view.
#pragma once

#include <QDate>
#include <QList>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "replay/replayplace.h"
#include "review/scale.h"
#include "rules/event.h"
#include "widgets/sentences/replaytexts.h"

namespace Ui {
class ReviewPage;
}

namespace janso {

class ReviewDetails;
class ReviewedGame;
class RolloutView;
class TilePainter;
class TurnCard;

class ReviewPage : public QWidget {
  Q_OBJECT

 public:
  // `painter` must outlive it.
  explicit ReviewPage(TilePainter *painter, QWidget *parent = nullptr);
  ~ReviewPage() override;

  // The review of this seat of the match is being made and nothing is known yet. `day`: as in replayTitle().
  void wait(const MatchInfo &match, QDate day, int seat);
  void setStrictness(Strictness strictness);
  void setProgress(int done, int hands);
  // The review was stopped before its end.
  void setStopped();
  // The game and its seat must be those of wait().
  void setGame(std::shared_ptr<const ReviewedGame> game);
  // Updates the same game with new results; the focus stays, and so do the turns.
  void updateGame(std::shared_ptr<const ReviewedGame> game);
  // Whether rollouts are measuring the biggest mistakes now.
  void setMeasuring(bool on);
  RolloutView *rollouts() const;
  const std::shared_ptr<const ReviewedGame> &game() const { return m_game; }

  // The cards of the worst turns, the worst first; those that are not needed are hidden.
  const QList<TurnCard *> &turnCards() const { return m_cards; }
  // The positions of the visible cards.
  const std::vector<ReplayPlace> &turns() const { return m_turns; }

 Q_SIGNALS:
  void stopRequested();
  void seatChosen(int seat);
  void strictnessChosen(janso::Strictness strictness);
  // Requests to show the position in the replay.
  void placeChosen(janso::ReplayPlace place);
  void replayRequested();
  void learnRequested();
  void closeRequested();

 protected:
  void changeEvent(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void makeCards();
  void connectParts();
  void showView(QWidget *view);
  void showText();
  void showMatch();
  void showProgress();
  void showStatus();
  void showSummary();
  void showCurve();
  void showTurns();
  void showAllSteps();
  int headlineHeight() const;
  bool isUpright() const;
  void fitTurns();
  void fitContents();
  void fitParts();
  void updateLook();

  std::unique_ptr<Ui::ReviewPage> m_ui;
  TilePainter *m_painter;
  std::shared_ptr<const ReviewedGame> m_game;
  MatchInfo m_match;
  QDate m_day;
  SeatNames m_names;  // in the language of the window
  QList<TurnCard *> m_cards;
  std::vector<ReplayPlace> m_turns;
  std::vector<ReplayPlace> m_curvePlaces;  // for each point of the last series of the curve
  int m_done = 0;
  int m_hands = 0;
  bool m_stopped = false;
  bool m_measuring = false;
};

}  // namespace janso
