// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/matchesdesk.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "game/gamecontroller.h"
#include "widgets/controls/errorbox.h"
#include "widgets/setup/approvaldialog.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/matchesdialog.h"
#include "widgets/window/seriesdesk.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"

namespace janso {

MatchesDesk::MatchesDesk(const Parts &parts)
    : QObject(parts.window), m_parts(parts), m_index(std::make_shared<JournalIndex>()) {
  connect(parts.series, &SeriesDesk::refreshRequested, this, &MatchesDesk::refresh);
  connect(parts.start, &StartPage::otherMatches, this, [this] { chooseMatch(); });
  connect(parts.start, &StartPage::watchOther, this, &MatchesDesk::watchRequested);
}

void MatchesDesk::refresh() {
  const QString folder = m_parts.controller->journalFolder();
  m_job.ask(
      [index = m_index, folder]() -> Seen {
        if (folder.isEmpty())
          return {};
        return {index->unfinished(folder), newestSeries(folder)};
      },
      [this](const Seen &seen) { take(seen); });
}

void MatchesDesk::take(const Seen &seen) {
  m_unfinished = seen.unfinished;
  m_parts.start->setUnfinished(m_unfinished);
  if (!m_parts.session->isPlaying())
    m_parts.actions->action(WindowCommand::ContinueMatch)->setEnabled(!m_unfinished.empty());
  const bool continues = std::exchange(m_continues, false);
  m_parts.series->setNewest(seen.series);
  Q_EMIT refreshed();
  if (continues && !m_parts.session->isPlaying())
    continueNewest();
}

void MatchesDesk::continueMatch() {
  m_continues = true;
  refresh();
}

void MatchesDesk::continueNewest() {
  const auto match = std::find_if(m_unfinished.begin(), m_unfinished.end(),
                                  [](const UnfinishedMatch &one) { return one.canContinue(); });
  if (match != m_unfinished.end())
    resume(QString(match->summary.path));
  else if (m_unfinished.empty())
    showError(m_parts.window, tr("There are no unfinished matches."), tr("Janso"));
  else
    chooseMatch();
}

MatchesDialog *MatchesDesk::chooseMatch(const QString &path) {
  auto *dialog = new MatchesDialog(m_unfinished, path, m_parts.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &MatchesDialog::chosen, this, &MatchesDesk::resume);
  connect(dialog, &MatchesDialog::lookedAt, this, &MatchesDesk::lookRequested);
  connect(dialog, &MatchesDialog::watched, this, &MatchesDesk::watchRequested);
  connect(dialog, &MatchesDialog::fileChosen, this, [this](const QString &file) { resume(file); });
  dialog->open();
  return dialog;
}

void MatchesDesk::resume(const QString &journalPath, bool before) {
  Approval approval = Approval::Run;
  // What is wrong with the file is told below.
  if (const JournalResult<MatchSetup> setup = GameController::setupIn(journalPath)) {
    const QList<SeatSetup> seats(setup->seats.begin(), setup->seats.begin() + setup->rules.players);
    approval = askToRun(seats, m_parts.trust, ApprovalFor::UnfinishedMatch, m_parts.window);
  }
  if (approval == Approval::Cancel)
    return;
  const std::optional<JournalProblem> problem = m_parts.session->resume(
      journalPath, approval == Approval::Replace ? UnapprovedPrograms::Replace : UnapprovedPrograms::Refuse,
      before);
  if (!problem)
    return;
  // The list shows what is known now.
  auto match =
      std::find_if(m_unfinished.begin(), m_unfinished.end(),
                   [&journalPath](const UnfinishedMatch &one) { return one.summary.path == journalPath; });
  if (match == m_unfinished.end()) {
    match = m_unfinished.insert(m_unfinished.begin(), UnfinishedMatch());
    match->summary.path = journalPath;
    match->summary.started = QFileInfo(journalPath).lastModified();
  }
  match->inUse = problem->fault == JournalFault::InUse;
  match->problem = match->inUse ? std::nullopt : problem;
  chooseMatch(journalPath);
}

}  // namespace janso
