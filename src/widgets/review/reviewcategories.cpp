// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewcategories.h"

#include <QHeaderView>
#include <QList>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <cstddef>

#include "widgets/lexicon/botnames.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso {

namespace {

void setBotLoss(QTreeWidgetItem &row, int column, const BotReviews::Bot &bot,
                const std::optional<MeanLoss> &loss) {
  const QString note =
      loss ? reviewBotLossNote(botName(bot.id, bot.id), *loss) : reviewNoSuchChoice(botName(bot.id, bot.id));
  row.setText(column, loss ? reviewMeanLoss(loss->mean) : QStringLiteral("\u2013"));
  row.setToolTip(column, note);
  row.setData(column, Qt::AccessibleDescriptionRole, note);
}

void alignNumbers(QTreeWidgetItem &row) {
  for (int column = ReviewCategories::Choices; column < row.treeWidget()->columnCount(); ++column)
    row.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void setSums(QTreeWidgetItem &row, const LossSum &sum) {
  row.setText(ReviewCategories::Choices, QLocale().toString(static_cast<qlonglong>(sum.choices)));
  row.setText(ReviewCategories::Lost, QLocale().toString(sum.place, 'f', 3));
  row.setText(ReviewCategories::PerChoice, reviewMeanLoss(sum));
}

// The categories that cost the player most first; those without a decision are left out.
QList<int> costliestCategories(const SeatFigures &figures) {
  QList<int> order;
  for (int i = 0; i < kCategories; ++i) {
    if (figures.byCategory[static_cast<std::size_t>(i)].choices > 0)
      order << i;
  }
  std::ranges::stable_sort(order, std::ranges::greater(),
                           [&](int i) { return figures.byCategory[static_cast<std::size_t>(i)].place; });
  return order;
}

}  // namespace

ReviewCategories::ReviewCategories(QWidget *parent) : QTreeWidget(parent) {
  setRootIsDecorated(false);
  setUniformRowHeights(true);
}

void ReviewCategories::setHeader(const SeatFigures &figures, const std::optional<BotReviews> &bots) {
  setColumnCount(FirstBot + (bots ? static_cast<int>(bots->bots.size()) : 0));
  m_nearest.clear();
  for (int column = FirstBot; column < columnCount(); ++column) {
    const BotReviews::Bot &bot = bots->bots[static_cast<std::size_t>(column - FirstBot)];
    headerItem()->setText(column, botOwnName(bot.id, bot.id));
    headerItem()->setToolTip(column,
                             reviewBotMatches(botName(bot.id, bot.id), static_cast<int>(bot.matches)));
    setColumnHidden(column, !bot.all);  // nothing is known of it
    if (bot.all)
      m_nearest.push_back(column);
  }
  const auto distance = [&](int column) {
    const auto &loss = bots->bots[static_cast<std::size_t>(column - FirstBot)].all;
    return std::abs((loss ? loss->mean : 1.0) - figures.all.mean());
  };
  std::ranges::stable_sort(m_nearest, {}, distance);
  for (int column = Choices; column < columnCount(); ++column)
    headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  header()->setStretchLastSection(false);
  header()->setMinimumSectionSize(1);
  header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  header()->setSectionResizeMode(About, QHeaderView::Stretch);
}

void ReviewCategories::setFigures(const SeatFigures &figures, const std::optional<BotReviews> &bots) {
  clear();
  setHeader(figures, bots);
  const auto eachBot = [&](const auto &set) {
    for (int column = FirstBot; column < columnCount(); ++column)
      set(column, bots->bots[static_cast<std::size_t>(column - FirstBot)]);
  };
  for (const int i : costliestCategories(figures)) {
    const auto at = static_cast<std::size_t>(i);
    auto *row = new QTreeWidgetItem(this);
    row->setText(About, reviewCategoryName(static_cast<Category>(i)));
    row->setToolTip(About, reviewCategoryMeaning(static_cast<Category>(i)));
    setSums(*row, figures.byCategory[at]);
    eachBot(
        [&](int column, const BotReviews::Bot &bot) { setBotLoss(*row, column, bot, bot.byCategory[at]); });
    alignNumbers(*row);
  }
  auto *all = new QTreeWidgetItem(this);
  all->setText(About, tr("All decisions"));
  setSums(*all, figures.all);
  eachBot([&](int column, const BotReviews::Bot &bot) { setBotLoss(*all, column, bot, bot.all); });
  auto *accuracy = new QTreeWidgetItem(this);
  accuracy->setText(About, tr("Accuracy (out of 100)"));
  accuracy->setText(PerChoice, reviewAccuracy(figures));
  eachBot([&](int column, const BotReviews::Bot &bot) {
    const auto value = bot.accuracy();
    accuracy->setText(column, value ? QLocale().toString(std::lround(value->value)) : QString());
    if (value)
      accuracy->setToolTip(column, reviewAccuracyText(*value));
  });
  QFont heavy = font();
  heavy.setWeight(QFont::DemiBold);
  for (QTreeWidgetItem *row : {all, accuracy}) {
    alignNumbers(*row);
    for (int column = About; column < columnCount(); ++column)
      row->setFont(column, heavy);
  }
  setCurrentItem(topLevelItem(0));
  fitBots();
}

// The nearest bot stays in any case.
void ReviewCategories::fitBots() {
  const auto wide = [this](int column) {
    return std::max(sizeHintForColumn(column), header()->sectionSizeHint(column));
  };
  for (const int column : m_nearest)
    setColumnHidden(column, false);
  int used = 0;
  for (int column = About; column < FirstBot; ++column)
    used += wide(column);
  const int room = viewport()->width();
  for (std::size_t i = 0; i < m_nearest.size(); ++i) {
    used += wide(m_nearest[i]);
    setColumnHidden(m_nearest[i], i > 0 && used > room);
  }
}

void ReviewCategories::resizeEvent(QResizeEvent *event) {
  QTreeWidget::resizeEvent(event);
  fitBots();
}

}  // namespace janso
