// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/unfinishedpanel.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "ui_unfinishedpanel.h"
#include "widgets/controls/keygroups.h"
#include "widgets/library/unfinishedmodel.h"
#include "widgets/sentences/journaltexts.h"

namespace janso {

UnfinishedPanel::UnfinishedPanel(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::UnfinishedPanel>()), m_model(new UnfinishedModel(this)) {
  m_ui->setupUi(this);
  m_ui->pages->setModel(m_model);
  m_ui->pages->installEventFilter(this);
  setFocusProxy(m_ui->pages);
  connect(m_ui->pages->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &UnfinishedPanel::showChosen);
  connect(m_ui->pages, &QListView::doubleClicked, this, &UnfinishedPanel::activate);
  showChosen();
}

UnfinishedPanel::~UnfinishedPanel() = default;

void UnfinishedPanel::setMatches(std::vector<UnfinishedMatch> matches, const QString &path) {
  m_model->setMatches(std::move(matches));
  m_ui->pages->setCurrentIndex(m_model->index(std::max(0, m_model->rowOf(path))));
  showChosen();
}

int UnfinishedPanel::count() const {
  return m_model->rowCount();
}

const UnfinishedMatch *UnfinishedPanel::current() const {
  return m_model->match(m_ui->pages->currentIndex().row());
}

QString UnfinishedPanel::sentence() const {
  return m_ui->sentence->text();
}

bool UnfinishedPanel::canContinue() const {
  const UnfinishedMatch *match = current();
  return match != nullptr && (match->canContinue() || match->canContinueBefore());
}

bool UnfinishedPanel::canLookAt() const {
  const UnfinishedMatch *match = current();
  return match != nullptr && !match->problem;
}

QString UnfinishedPanel::continueLabel() const {
  const UnfinishedMatch *match = current();
  return match != nullptr && match->canContinueBefore() ? tr("Continue from &before the damage")
                                                        : tr("&Continue");
}

QString UnfinishedPanel::lookAtText() const {
  const UnfinishedMatch *match = current();
  return match != nullptr && match->inUse ? tr("&Watch") : tr("Rep&lay");
}

QString UnfinishedPanel::lookAtTip() const {
  const UnfinishedMatch *match = current();
  return match != nullptr && match->inUse
             ? tr("Watch the match that is being played in the other Janso window")
             : tr("Look through the hands already played. Nothing is changed.");
}

void UnfinishedPanel::showChosen() {
  const UnfinishedMatch *match = current();
  m_ui->sentence->setText(match != nullptr ? unfinishedSentence(*match) : QString());
  Q_EMIT currentChanged();
}

void UnfinishedPanel::activate() {
  if (canContinue() || (current() != nullptr && current()->inUse))
    Q_EMIT activated();
}

// A dialog around it has its own Return: the button that is the default.
bool UnfinishedPanel::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->pages && event->type() == QEvent::KeyPress &&
      isEnter(static_cast<QKeyEvent *>(event)->key())) {
    activate();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void UnfinishedPanel::retranslate() {
  m_ui->retranslateUi(this);
  showChosen();
}

}  // namespace janso
