// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/rolloutbar.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <algorithm>
#include <utility>

#include "ui_rolloutbar.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/sentences/rollouttexts.h"

namespace janso {

RolloutBar::RolloutBar(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RolloutBar>()) {
  m_ui->setupUi(this);
  nameKinds();
  connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &RolloutBar::showState);
  connect(m_ui->rollOut, &QPushButton::clicked, this, &RolloutBar::press);
  connect(m_ui->all, &QPushButton::clicked, this, &RolloutBar::allRequested);
  connect(m_ui->dearest, &QCheckBox::toggled, this, &RolloutBar::dearestToggled);
  m_ui->all->hide();
  m_ui->dearest->hide();
  showState();
}

RolloutBar::~RolloutBar() = default;

void RolloutBar::setNarrow() {
  m_ui->ways->setDirection(QBoxLayout::TopToBottom);
}

// In the order of WorldKind.
void RolloutBar::nameKinds() {
  const QSignalBlocker quiet(m_ui->kind);
  const int chosen = std::max(0, m_ui->kind->currentIndex());
  m_ui->kind->clear();
  for (int i = 0; i < kWorldKinds; ++i) {
    const auto kind = static_cast<WorldKind>(i);
    m_ui->kind->addItem(rolloutKindName(kind));
    m_ui->kind->setItemData(i, rolloutKindMeaning(kind), Qt::ToolTipRole);
  }
  m_ui->kind->setCurrentIndex(chosen);
}

WorldKind RolloutBar::kind() const {
  return static_cast<WorldKind>(m_ui->kind->currentIndex());
}

void RolloutBar::setChoice(std::shared_ptr<const ReviewedGame> game, const ReviewedChoice *choice) {
  m_game = std::move(game);
  m_choice = choice;
  // A kind that the record does not show enough for cannot be chosen.
  const auto *model = qobject_cast<const QStandardItemModel *>(m_ui->kind->model());
  for (int i = 0; i < kWorldKinds && m_choice != nullptr; ++i)
    model->item(i)->setEnabled(
        hasWorlds(m_game->replay().game(), m_choice->verdict->hand, static_cast<WorldKind>(i)));
  if (!model->item(m_ui->kind->currentIndex())->isEnabled())
    m_ui->kind->setCurrentIndex(0);
  showState();
}

void RolloutBar::offerAll(bool dearest) {
  const QSignalBlocker quiet(m_ui->dearest);
  m_ui->dearest->setChecked(dearest);
  m_ui->dearest->show();
  m_ui->all->show();
}

void RolloutBar::setRunning(const Rollout *rollout, int behind, bool givesWay) {
  m_running = rollout == nullptr ? std::nullopt : std::optional(*rollout);
  m_behind = behind;
  m_givesWay = givesWay;
  showState();
}

// What there is of this kind.
const Rollout *RolloutBar::done() const {
  if (m_choice == nullptr)
    return nullptr;
  const auto found = std::ranges::find_if(
      m_choice->rollouts, [this](const Rollout &rollout) { return rollout.plan.kind == kind(); });
  return found == m_choice->rollouts.end() ? nullptr : &*found;
}

bool RolloutBar::isRunningHere() const {
  return m_running && m_choice != nullptr && m_running->hand == m_choice->verdict->hand &&
         m_running->answer == m_choice->verdict->answer;
}

// Whether the button stops what runs.
bool RolloutBar::isStop() const {
  return m_running && (!m_givesWay || isRunningHere());
}

void RolloutBar::showState() {
  const Rollout *there = done();
  const bool stop = isStop();
  const bool can = m_choice != nullptr && m_choice->canRollOut();
  const bool again = there != nullptr && there->end == RolloutEnd::Cap && kind() != WorldKind::TrueWall;
  m_ui->kind->setEnabled(can && !stop);
  m_ui->kind->setToolTip(rolloutKindMeaning(kind()));
  m_ui->kind->setAccessibleDescription(rolloutKindMeaning(kind()));
  m_ui->rollOut->setEnabled(
      stop || (can && (there == nullptr || !there->isDone() || again || there->end == RolloutEnd::NoWorld)));
  m_ui->rollOut->setText(stop                                   ? tr("S&top")
                         : there != nullptr && !there->isDone() ? tr("Contin&ue")
                         : again                                ? tr("More worl&ds")
                                                                : tr("Roll o&ut"));
  m_ui->all->setEnabled(!stop && m_game != nullptr && !m_game->unproved().empty());
  QString progress;
  if (isRunningHere())
    progress = rolloutProgress(*m_running);
  else if (m_running)
    //: %1: "240 worlds so far: ..."
    progress = tr("Another choice is being rolled out. %1").arg(rolloutProgress(*m_running));
  else if (m_choice != nullptr && !can)
    progress = tr("There is nothing to compare this choice with.");
  else if (there != nullptr && !there->isDone())
    progress = tr("Stopped. %1").arg(rolloutProgress(*there));
  if (m_running && m_behind > 0)
    progress += u' ' + tr("%n more to come.", "losses that wait to be rolled out", m_behind);
  m_ui->progress->setText(progress);
  m_ui->progress->setVisible(!progress.isEmpty());
}

void RolloutBar::press() {
  if (isStop())
    Q_EMIT stopRequested();
  else if (m_choice != nullptr)
    Q_EMIT rollOutRequested(m_choice->place(), kind());
}

void RolloutBar::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    nameKinds();
    showState();
  }
}

}  // namespace janso
