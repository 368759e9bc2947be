// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rolls a choice out: what is dealt anew, a button, how far it is. Beside a table or below a list.
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

  // What is dealt anew above the button, where there is little room.
  void setNarrow();
  // `choice` is one of the game; nullptr = none, or none that may be shown.
  void setChoice(std::shared_ptr<const ReviewedGame> game, const ReviewedChoice *choice);
  // What is being rolled out, of this choice or another; nullptr = nothing. `behind`: how many wait for it.
  // `givesWay`: nobody asked for it, and it stops for another that somebody asks for.
  void setRunning(const Rollout *rollout, int behind = 0, bool givesWay = false);
  // A button rolls out all losses of the game, and a box says whether the dearest are without being asked:
  // not beside one choice.
  void offerAll(bool dearest);
  WorldKind kind() const;

 Q_SIGNALS:
  void rollOutRequested(janso::ReplayPlace place, janso::WorldKind kind);
  void allRequested();
  void dearestToggled(bool on);
  void stopRequested();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void nameKinds();
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
  bool m_givesWay = false;
};

}  // namespace janso
