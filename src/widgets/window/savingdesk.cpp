// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/savingdesk.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

#include "game/gamecontroller.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/errorbox.h"
#include "widgets/sentences/journaltexts.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/logdock.h"
#include "widgets/window/savingbar.h"
#include "widgets/window/windowactions.h"

namespace janso {

SavingDesk::SavingDesk(const Parts &parts) : QObject(parts.window), m_parts(parts) {
  const QAction *pause = parts.actions->action(WindowCommand::Pause);
  connect(parts.controller, &GameController::savingChanged, this, &SavingDesk::changed);
  connect(parts.session, &GameSession::matchBegun, this, [this] {
    m_problemReported = false;
    update();
  });
  connect(parts.session, &GameSession::closed, this, &SavingDesk::update);
  connect(parts.bar, &SavingBar::retryRequested, this, [this] { m_parts.controller->match().saveAgain(); });
  connect(parts.bar, &SavingBar::elsewhereRequested, this, &SavingDesk::saveElsewhere);
  connect(parts.bar, &SavingBar::pauseRequested, pause, &QAction::trigger);
  connect(pause, &QAction::toggled, parts.bar, &SavingBar::setPaused);
}

void SavingDesk::update() {
  const std::optional<JournalProblem> problem = m_parts.controller->match().savingProblem();
  m_parts.bar->showMessage(problem && m_parts.session->isPlaying() ? savingSentence(*problem) : QString());
}

// The bar stays; the log keeps when it was.
void SavingDesk::changed() {
  update();
  const std::optional<JournalProblem> problem = m_parts.controller->match().savingProblem();
  if (problem)
    m_parts.log->addNote(savingSentence(*problem));
  else if (m_problemReported)
    m_parts.session->showMessage(tr("Saving works again. Nothing was lost."));
  m_problemReported = problem.has_value();
}

void SavingDesk::saveElsewhere() {
  const QFileInfo now(m_parts.controller->match().journalPath());
  const QString name = now.fileName().isEmpty() ? tr("Match") + QStringLiteral(".jsonl") : now.fileName();
  const QString path = QFileDialog::getSaveFileName(m_parts.window, tr("Save the match elsewhere"),
                                                    QDir::home().filePath(name), tr("Matches (*.jsonl)"));
  if (!path.isEmpty())
    showError(m_parts.window, saveTo(path));
}

QString SavingDesk::saveTo(const QString &path) {
  const std::optional<JournalProblem> refused = m_parts.controller->match().saveElsewhere(path);
  if (refused)
    return savingSentence(*refused);
  m_parts.session->showMessage(tr("Match saved to %1.").arg(QDir::toNativeSeparators(path)));
  return {};
}

bool SavingDesk::canLeave() {
  const std::optional<JournalProblem> problem = m_parts.controller->match().savingProblem();
  if (!m_parts.session->isPlaying() || !problem || problem->fault == JournalFault::Unnamed)
    return true;
  QMessageBox box(QMessageBox::Warning, m_parts.window->windowTitle(),
                  //: %1 is the sentence that says why it is not saved
                  tr("%1\n\nIf you leave now, everything that has not been saved will be lost.")
                      .arg(savingSentence(*problem)),
                  QMessageBox::Cancel, m_parts.window);
  QPushButton *elsewhere = box.addButton(tr("Save elsewhere…"), QMessageBox::ActionRole);
  QPushButton *leave = box.addButton(tr("Leave without saving"), QMessageBox::DestructiveRole);
  applyChrome(&box);
  box.exec();
  if (box.clickedButton() == elsewhere) {
    saveElsewhere();
    return !m_parts.controller->match().savingProblem();
  }
  return box.clickedButton() == leave;
}

}  // namespace janso
