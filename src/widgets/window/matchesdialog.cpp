// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/matchesdialog.h"

#include <QFileDialog>
#include <utility>

#include "ui_matchesdialog.h"
#include "widgets/controls/buttonroles.h"
#include "widgets/controls/chromestyle.h"

namespace janso {

MatchesDialog::MatchesDialog(std::vector<UnfinishedMatch> matches, const QString &path, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::MatchesDialog>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  connect(m_ui->panel, &UnfinishedPanel::currentChanged, this, &MatchesDialog::showChosen);
  connect(m_ui->panel, &UnfinishedPanel::activated, this, &MatchesDialog::choose);
  connect(m_ui->goOn, &QPushButton::clicked, this, &MatchesDialog::choose);
  connect(m_ui->lookAt, &QPushButton::clicked, this, &MatchesDialog::lookAt);
  orderButtons(m_ui->buttons, {{m_ui->goOn, QDialogButtonBox::AcceptRole},
                               {m_ui->lookAt, QDialogButtonBox::ActionRole},
                               {m_ui->cancel, QDialogButtonBox::RejectRole}});
  connect(m_ui->cancel, &QPushButton::clicked, this, &MatchesDialog::reject);
  connect(m_ui->openFile, &QPushButton::clicked, this, &MatchesDialog::openFile);
  m_ui->panel->setMatches(std::move(matches), path);
}

MatchesDialog::~MatchesDialog() = default;

QString MatchesDialog::sentence() const {
  return m_ui->panel->sentence();
}

void MatchesDialog::showChosen() {
  m_ui->goOn->setEnabled(m_ui->panel->canContinue());
  m_ui->goOn->setText(m_ui->panel->continueLabel());
  m_ui->lookAt->setEnabled(m_ui->panel->canLookAt());
  m_ui->lookAt->setText(m_ui->panel->lookAtText());
  m_ui->lookAt->setToolTip(m_ui->panel->lookAtTip());
  (m_ui->panel->canContinue() ? m_ui->goOn : m_ui->lookAt)->setDefault(true);
}

void MatchesDialog::choose() {
  const UnfinishedMatch *match = m_ui->panel->current();
  if (match == nullptr)
    return;
  if (!m_ui->goOn->isEnabled())
    return lookAt();
  const QString path = match->summary.path;
  const bool before = match->canContinueBefore();
  accept();
  Q_EMIT chosen(path, before);
}

void MatchesDialog::lookAt() {
  const QString path = m_ui->panel->current()->summary.path;
  const bool played = m_ui->panel->current()->inUse;
  accept();
  if (played)
    Q_EMIT watched(path);
  else
    Q_EMIT lookedAt(path);
}

void MatchesDialog::openFile() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Continue a match"), {}, tr("Matches (*.jsonl)"));
  if (path.isEmpty())
    return;
  accept();
  Q_EMIT fileChosen(path);
}

}  // namespace janso
