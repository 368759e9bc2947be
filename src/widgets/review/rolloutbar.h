// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The controls of a rollout: what is redealt, a button, and the progress. Used next to a table or below a
// list.
#pragma once

#include <QWidget>
#include <array>
#include <memory>
#include <optional>

#include "replay/replayplace.h"
#include "review/rollout.h"

namespace Ui {
class RolloutBar;
}

namespace janso {

class ReviewedGame;
struct ReviewedChoice;

class RolloutBar : public QWidget {
  Q_OBJECT

 public:
  explicit RolloutBar(QWidget *parent = nullptr);
  ~RolloutBar() override;

  // Puts the choice of what is redealt above the button, for narrow places.
  void setNarrow();
  // `choice` belongs to the game; nullptr = none, or none that may be shown.
  void setChoice(std::shared_ptr<const ReviewedGame> game, const ReviewedChoice *choice);
  // The rollout that is running, of this decision or another; nullptr = none. `behind`: the number waiting
  // after it. `yields`: the user did not request it, so it stops for one that the user requests.
  void setRunning(const Rollout *rollout, int behind = 0, bool yields = false);
  // Adds a button for rollouts of all losses of the game, and a box for automatic rollouts of the biggest
  // ones, checked if `automatic`. Not for a bar of a single decision. From then on the bar keeps room for its
  // progress.
  void offerAll(bool automatic);
  SimulatedDealKind kind() const;

 Q_SIGNALS:
  void rollOutRequested(janso::ReplayPlace place, janso::SimulatedDealKind kind);
  void allRequested();
  void biggestToggled(bool on);
  void stopRequested();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void nameKinds();
  void keepPlaces();
  void showState();
  void press();
  const Rollout *done() const;
  bool isRunningHere() const;
  bool isStop() const;

  std::unique_ptr<Ui::RolloutBar> m_ui;
  std::shared_ptr<const ReviewedGame> m_game;
  const ReviewedChoice *m_choice = nullptr;
  std::optional<Rollout> m_running;
  int m_behind = 0;
  bool m_yields = false;
  bool m_keepsRoom = false;
};

}  // namespace janso
