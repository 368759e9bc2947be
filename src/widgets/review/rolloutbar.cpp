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

namespace {

constexpr int kProgressLines = 2;

}  // namespace

RolloutBar::RolloutBar(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RolloutBar>()) {
  m_ui->setupUi(this);
  nameKinds();
  connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &RolloutBar::showState);
  connect(m_ui->rollOut, &QPushButton::clicked, this, &RolloutBar::press);
  connect(m_ui->all, &QPushButton::clicked, this, &RolloutBar::allRequested);
  connect(m_ui->biggestLosses, &QCheckBox::toggled, this, &RolloutBar::biggestToggled);
  m_ui->all->hide();
  m_ui->biggestLosses->hide();
  showState();
}

RolloutBar::~RolloutBar() = default;

// What is said while a rollout runs moves nothing.
void RolloutBar::keepPlaces() {
  const QString shown = m_ui->rollOut->text();
  int widest = 0;
  for (const QString &text : {tr("S&top"), tr("Contin&ue"), tr("More &deals"), tr("Roll o&ut")}) {
    m_ui->rollOut->setText(text);
    widest = std::max(widest, m_ui->rollOut->sizeHint().width());
  }
  m_ui->rollOut->setText(shown);
  m_ui->rollOut->setMinimumWidth(widest);
  if (m_keepsRoom)
    m_ui->progress->setMinimumHeight(kProgressLines * m_ui->progress->fontMetrics().lineSpacing());
}

void RolloutBar::setNarrow() {
  m_ui->ways->setDirection(QBoxLayout::TopToBottom);
}

// In the order of SimulatedDealKind.
void RolloutBar::nameKinds() {
  const QSignalBlocker quiet(m_ui->kind);
  const int chosen = std::max(0, m_ui->kind->currentIndex());
  m_ui->kind->clear();
  for (int i = 0; i < kSimulatedDealKinds; ++i) {
    const auto kind = static_cast<SimulatedDealKind>(i);
    m_ui->kind->addItem(rolloutKindName(kind));
    m_ui->kind->setItemData(i, rolloutKindMeaning(kind), Qt::ToolTipRole);
  }
  m_ui->kind->setCurrentIndex(chosen);
}

SimulatedDealKind RolloutBar::kind() const {
  return static_cast<SimulatedDealKind>(m_ui->kind->currentIndex());
}

void RolloutBar::setChoice(std::shared_ptr<const ReviewedGame> game, const ReviewedChoice *choice) {
  m_game = std::move(game);
  m_choice = choice;
  // A kind that the record does not show enough for cannot be chosen.
  const auto *model = qobject_cast<const QStandardItemModel *>(m_ui->kind->model());
  for (int i = 0; i < kSimulatedDealKinds && m_choice != nullptr; ++i)
    model->item(i)->setEnabled(canSimulateDeals(m_game->replay().game(), m_choice->verdict->hand,
                                                static_cast<SimulatedDealKind>(i)));
  if (!model->item(m_ui->kind->currentIndex())->isEnabled())
    m_ui->kind->setCurrentIndex(0);
  showState();
}

void RolloutBar::offerAll(bool automatic) {
  const QSignalBlocker quiet(m_ui->biggestLosses);
  m_ui->biggestLosses->setChecked(automatic);
  m_ui->biggestLosses->show();
  m_ui->all->show();
  m_keepsRoom = true;
  keepPlaces();
  showState();
}

void RolloutBar::setRunning(const Rollout *rollout, int behind, bool yields) {
  m_running = rollout == nullptr ? std::nullopt : std::optional(*rollout);
  m_behind = behind;
  m_yields = yields;
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
  return m_running && (!m_yields || isRunningHere());
}

void RolloutBar::showState() {
  const Rollout *there = done();
  const bool stop = isStop();
  const bool can = m_choice != nullptr && m_choice->canRollOut();
  const bool again =
      there != nullptr && there->end == RolloutEnd::Cap && kind() != SimulatedDealKind::TrueWall;
  m_ui->kind->setEnabled(can && !stop);
  m_ui->kind->setToolTip(rolloutKindMeaning(kind()));
  m_ui->kind->setAccessibleDescription(rolloutKindMeaning(kind()));
  m_ui->rollOut->setEnabled(stop || (can && (there == nullptr || !there->isDone() || again ||
                                             there->end == RolloutEnd::NoDealFits)));
  m_ui->rollOut->setText(stop                                   ? tr("S&top")
                         : there != nullptr && !there->isDone() ? tr("Contin&ue")
                         : again                                ? tr("More &deals")
                                                                : tr("Roll o&ut"));
  m_ui->all->setEnabled(!stop && m_game != nullptr && !m_game->unproved().empty());
  QString progress;
  if (isRunningHere())
    progress = rolloutProgress(*m_running);
  else if (m_running)
    //: %1: "240 simulated deals so far: ..."
    progress = tr("Another decision is being rolled out. %1").arg(rolloutProgress(*m_running));
  else if (m_choice != nullptr && !can)
    progress = tr("There is nothing to compare this decision with.");
  else if (there != nullptr && !there->isDone())
    progress = tr("Stopped. %1").arg(rolloutProgress(*there));
  if (m_running && m_behind > 0)
    progress += u' ' + tr("%n more waiting.", "losses that wait to be rolled out", m_behind);
  m_ui->progress->setText(progress);
  m_ui->progress->setVisible(m_keepsRoom || !progress.isEmpty());
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
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
    keepPlaces();
}

}  // namespace janso
