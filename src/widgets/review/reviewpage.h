// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The review of a game for one of its players: figures, charts, the dearest choices. While it is made, how
// far it is.
//
// Keys: Tab to all parts, 1 to 5 open the dearest choices, Escape goes back.
#pragma once

#include <QList>
#include <QString>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "replay/replayplace.h"
#include "review/botreviews.h"
#include "review/scale.h"
#include "widgets/sentences/replaytexts.h"

class QLabel;

namespace Ui {
class ReviewPage;
}

namespace janso {

class OptionButton;
class ReviewedGame;
class RolloutView;
class TilePainter;

class ReviewPage : public QWidget {
  Q_OBJECT

 public:
  // `painter` must outlive it.
  explicit ReviewPage(TilePainter *painter, QWidget *parent = nullptr);
  ~ReviewPage() override;

  // The review of this seat is being made: nothing is known yet. `names`: as many as there are players.
  void wait(const QString &file, const QStringList &names, int seat);
  void setStrictness(Strictness strictness);
  void setProgress(int done, int hands);
  // It was stopped before its end.
  void setStopped();
  // `seat` of wait() must be that of the game.
  void setGame(std::shared_ptr<const ReviewedGame> game, const SeatNames &names);
  // The same game, of which more is known; what has the focus keeps it.
  void updateGame(std::shared_ptr<const ReviewedGame> game);
  // Whether roll-outs measure the dearest choices just now.
  void setMeasuring(bool on);
  RolloutView *rollouts() const;
  const std::shared_ptr<const ReviewedGame> &game() const { return m_game; }

  // The rows of the dearest choices, from the dearest.
  const QList<OptionButton *> &dearRows() const { return m_rows; }

 Q_SIGNALS:
  void stopRequested();
  void seatChosen(int seat);
  void strictnessChosen(janso::Strictness strictness);
  // To be seen in the replay.
  void placeChosen(janso::ReplayPlace place);
  void replayRequested();
  void learnRequested();
  void leaveRequested();

 protected:
  void changeEvent(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void connectParts();
  void nameStrictness();
  void showText();
  void showProgress();
  void showFigures();
  void showAdjusted();
  void showCharts();
  void showCategories();
  void showDearest();
  void fitRows();
  void fitParts();
  void updateLook();

  std::unique_ptr<Ui::ReviewPage> m_ui;
  QWidget *m_contents = nullptr;  // of all of it, which scrolls where texts are large
  TilePainter *m_painter;
  std::shared_ptr<const ReviewedGame> m_game;
  SeatNames m_names;
  std::optional<BotReviews> m_bots;  // that stand beside
  QList<OptionButton *> m_rows;
  QLabel *m_none;                         // there is nothing dear
  QLabel *m_measuring = nullptr;          // more is being found out of them
  QLabel *m_back = nullptr;               // steps back that are not judged
  std::vector<ReplayPlace> m_lossPlaces;  // by point of the last series of the scores
  int m_done = 0;
  int m_hands = 0;
  bool m_stopped = false;
};

}  // namespace janso
