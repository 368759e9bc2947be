// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of a reviewed game's decisions that are worth a rollout: losses, the biggest first, then decisions
// that the reviewing bot does not judge. Enter opens the replay.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "replay/replayplace.h"
#include "review/simulateddealkind.h"
#include "widgets/sentences/replaytexts.h"

namespace Ui {
class RolloutView;
}

namespace janso {

class ReviewedGame;
class RolloutBar;
class TilePainter;
struct ReviewedChoice;

class RolloutView : public QWidget {
  Q_OBJECT

 public:
  explicit RolloutView(QWidget *parent = nullptr);
  ~RolloutView() override;

  void setPainter(TilePainter *painter);
  // The selected decision stays selected.
  void setGame(std::shared_ptr<const ReviewedGame> game, const SeatNames &names);
  RolloutBar *bar() const;
  // The decision of the selected row; nullptr = none.
  const ReviewedChoice *chosen() const;

 Q_SIGNALS:
  void placeChosen(janso::ReplayPlace place);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void showChosen();

  std::unique_ptr<Ui::RolloutView> m_ui;
  std::shared_ptr<const ReviewedGame> m_game;
  SeatNames m_names;
  std::vector<const ReviewedChoice *> m_rows;
};

}  // namespace janso
