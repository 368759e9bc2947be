// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of all discards that took the hand further from a win, the furthest first. Enter opens the replay.
#pragma once

#include <QTreeWidget>
#include <memory>

#include "replay/replayplace.h"

namespace janso {

class ReviewedGame;

class StepsList : public QTreeWidget {
  Q_OBJECT

 public:
  enum Column { Turn, Played, Better, Reason, kColumns };

  explicit StepsList(QWidget *parent = nullptr);
  void setGame(const std::shared_ptr<const ReviewedGame> &game);

 Q_SIGNALS:
  void placeChosen(janso::ReplayPlace place);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void nameColumns();
  void fill();

  std::shared_ptr<const ReviewedGame> m_game;
};

}  // namespace janso
