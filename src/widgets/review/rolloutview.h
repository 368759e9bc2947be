// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The choices of a reviewed game that are worth a roll-out: what was lost, dearest first, then what the
// evaluator does not judge. Enter opens the replay.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "replay/replayplace.h"
#include "review/worldkind.h"
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
  // The choice that was looked at stays chosen.
  void setGame(std::shared_ptr<const ReviewedGame> game, const SeatNames &names);
  RolloutBar *bar() const;
  // Of the row that is chosen; nullptr = none.
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
