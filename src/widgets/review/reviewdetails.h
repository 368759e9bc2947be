// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures behind a review: accuracy and losses, scores, losses by type, luck, rollouts, and all discards
// that took the hand further from a win.
//
// Its parts keep their places while rollouts change the figures.
#pragma once

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
class ReviewDetails;
}

namespace janso {

class ReviewedGame;
class RolloutView;
class TilePainter;

class ReviewDetails : public QWidget {
  Q_OBJECT

 public:
  explicit ReviewDetails(QWidget *parent = nullptr);
  ~ReviewDetails() override;

  // Must outlive it.
  void setPainter(TilePainter *painter);
  void setStrictness(Strictness strictness);
  void setGame(std::shared_ptr<const ReviewedGame> game, const SeatNames &names);
  RolloutView *rollouts() const;
  void showSteps();
  // `upright`: cards and views below each other, for large texts.
  void fitParts(bool upright);

 Q_SIGNALS:
  void strictnessChosen(janso::Strictness strictness);
  void placeChosen(janso::ReplayPlace place);

 protected:
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void connectParts();
  void nameStrictness();
  void showAll();
  void showFigures();
  void showAdjusted();
  void showCharts();
  void showCategories();
  void reserveNotes();
  void updateLook();

  std::unique_ptr<Ui::ReviewDetails> m_ui;
  std::shared_ptr<const ReviewedGame> m_game;
  SeatNames m_names;
  std::optional<BotReviews> m_bots;       // for comparison
  std::vector<ReplayPlace> m_lossPlaces;  // for each point of the last series of the scores
  bool m_upright = false;
};

}  // namespace janso
