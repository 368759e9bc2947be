// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player's choices cost by what they were about, beside what those of the built-in bots cost.
//
// Bots stand in columns, as many as there is room for: those nearest to the player are the last to go.
#pragma once

#include <QTreeWidget>
#include <optional>
#include <vector>

#include "review/botreviews.h"
#include "review/figures.h"

namespace janso {

class ReviewCategories : public QTreeWidget {
  Q_OBJECT

 public:
  enum Column { About, Choices, Lost, PerChoice, FirstBot };

  explicit ReviewCategories(QWidget *parent = nullptr);

  // The dearest categories first, then all choices together and the accuracy. `bots` nothing: nobody stands
  // beside.
  void setFigures(const SeatFigures &figures, const std::optional<BotReviews> &bots);

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void setHeader(const SeatFigures &figures, const std::optional<BotReviews> &bots);
  void fitBots();

  std::vector<int> m_nearest;  // columns of bots, the nearest first
};

}  // namespace janso
