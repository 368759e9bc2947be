// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A menu: how to play on from a position of a replay, by which tiles are redealt and who plays.
#pragma once

#include <QMenu>

#include "replay/replaybranch.h"

namespace janso {

class PlayOnMenu : public QMenu {
  Q_OBJECT

 public:
  explicit PlayOnMenu(QWidget *parent = nullptr);

 Q_SIGNALS:
  // `byBot`: a bot takes the seat.
  void chosen(janso::BranchKind kind, bool byBot);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void updateTexts();
};

}  // namespace janso
