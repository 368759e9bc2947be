// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/actionsdialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/librarytexts.h"

namespace janso {

namespace {

enum ActionsColumn { ActionShown, FirstNumber, ActionsColumns = 7 };

constexpr int kActionsMargin = 18;
constexpr int kActionsSpacing = 12;
constexpr int kActionsWidth = 640;
constexpr int kActionsHeight = 300;

int sumOf(const std::vector<PositionAction> &actions) {
  int sum = 0;
  for (const PositionAction &action : actions)
    sum += action.times;
  return sum;
}

QString meanOf(const PositionAction &action) {
  return action.times == 0 ? QString()
                           : signedPointsText(static_cast<std::int32_t>(std::lround(action.mean())));
}

QString share(int part, int whole) {
  return whole == 0 ? QString() : ActionsDialog::tr("%1%", "per cent").arg(qRound(100.0 * part / whole));
}

}  // namespace

ActionsDialog::ActionsDialog(LibraryRunner *runner, const LibraryRunner::Positions &all,
                             const LibraryRunner::Positions &mine, QWidget *parent)
    : QDialog(parent), m_about(new QLabel(this)), m_list(new QTreeWidget(this)) {
  build();
  applyChrome(this);
  connect(runner, &LibraryRunner::actionsRead, this, &ActionsDialog::fill);
  runner->readActions(all, mine);
}

void ActionsDialog::build() {
  setWindowTitle(tr("What players did here"));
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(kActionsMargin, kActionsMargin, kActionsMargin, kActionsMargin);
  column->setSpacing(kActionsSpacing);
  m_about->setObjectName(QStringLiteral("about"));
  m_about->setText(tr("Counting…"));
  m_about->setWordWrap(true);
  setRole(m_about, "second");
  column->addWidget(m_about);
  m_list->setObjectName(QStringLiteral("actions"));
  m_list->setAccessibleName(tr("What players did, how often, and the outcome"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setHeaderLabels({tr("Action"), tr("You"), tr("Your average"), tr("All"), tr("Average"), tr("Won"),
                           //: Column: how often the hand was dealt in
                           tr("Dealt in")});
  m_list->setMinimumSize(kActionsWidth, kActionsHeight);
  QHeaderView *columns = m_list->header();
  columns->setStretchLastSection(false);
  for (int i = FirstNumber; i < ActionsColumns; ++i)
    columns->setSectionResizeMode(i, QHeaderView::ResizeToContents);
  columns->setSectionResizeMode(ActionShown, QHeaderView::Stretch);
  setRole(m_list, "columns");
  column->addWidget(m_list, 1);
  auto *row = new QHBoxLayout;
  row->addStretch(1);
  auto *close = new QPushButton(tr("Close"), this);
  close->setDefault(true);
  row->addWidget(close);
  column->addLayout(row);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  m_list->setFocus();
}

void ActionsDialog::fill(const std::vector<PositionAction> &all, const std::vector<PositionAction> &mine) {
  m_list->clear();
  for (const PositionAction &action : all) {
    const auto own = std::ranges::find(mine, action.move, &PositionAction::move);
    const PositionAction my = own == mine.end() ? PositionAction{action.move} : *own;
    auto *row = new QTreeWidgetItem({positionMoveText(action.move), locale().toString(my.times), meanOf(my),
                                     locale().toString(action.times), meanOf(action),
                                     share(action.wins, action.times), share(action.dealIns, action.times)});
    for (int i = FirstNumber; i < ActionsColumns; ++i)
      row->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
    m_list->addTopLevelItem(row);
  }
  m_list->setCurrentItem(m_list->topLevelItem(0));
  m_about->setText(positionCounts(sumOf(all), sumOf(mine)));
}

}  // namespace janso
