// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player's decisions cost, by category, next to the costs of the built-in bots.
//
// Each bot has a column, as far as there is room; the bots closest to the player are hidden last.
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

  // Shows the costliest categories first, then the sum of all decisions and the accuracy. Without `bots`
  // there is no comparison.
  void setFigures(const SeatFigures &figures, const std::optional<BotReviews> &bots);

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void setHeader(const SeatFigures &figures, const std::optional<BotReviews> &bots);
  void fitBots();

  std::vector<int> m_nearest;  // columns of bots, the closest first
};

}  // namespace janso
