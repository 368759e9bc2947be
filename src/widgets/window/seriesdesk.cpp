// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/seriesdesk.h"

#include <QMessageBox>
#include <QPushButton>
#include <QWidget>
#include <utility>

#include "game/gamecontroller.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/errorbox.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/results/scoresheet.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"

namespace janso {

SeriesDesk::SeriesDesk(const Parts &parts) : QObject(parts.window), m_parts(parts) {
  connectParts();
}

void SeriesDesk::connectParts() {
  connect(m_parts.start, &StartPage::continueSeries, this, &SeriesDesk::continueSeries);
  connect(m_parts.start, &StartPage::scoreSheet, this, &SeriesDesk::showSheets);
  connect(m_parts.start, &StartPage::endSeries, this, &SeriesDesk::askToEnd);
  connect(m_parts.session, &GameSession::sheetRequested, this, &SeriesDesk::showSheets);
  connect(m_parts.session, &GameSession::matchBegun, this, &SeriesDesk::updateActions);
  m_parts.actions->handle(WindowCommand::ContinueSeries, [this](bool) { continueSeries(); });
  m_parts.actions->handle(WindowCommand::ShowScoreSheet, [this](bool) { showSheets(); });
  updateActions();  // until it is known what there is, nothing is
}

void SeriesDesk::setNewest(const std::optional<SavedSeries> &series) {
  m_newest = series;
  m_parts.start->setSeries(m_newest);
  updateActions();
  if (!std::exchange(m_goesOn, false) || !canContinue() || m_parts.session->isPlaying())
    return;
  if (m_newest->inUse)
    showError(m_parts.window, tr("This series is being played in another Janso window."));
  else if (m_newest->unfinishedPath.isEmpty())
    Q_EMIT playRequested(MatchSetup(*m_newest->next));
  else
    Q_EMIT resumeRequested(QString(m_newest->unfinishedPath));
}

void SeriesDesk::updateActions() {
  m_parts.actions->action(WindowCommand::ContinueSeries)
      ->setEnabled(canContinue() && !m_parts.session->isPlaying());
  m_parts.actions->action(WindowCommand::ShowScoreSheet)
      ->setEnabled(m_newest.has_value() || currentSheet().has_value());
}

bool SeriesDesk::canContinue() const {
  return m_newest && !m_newest->series.isOver();
}

void SeriesDesk::continueSeries() {
  m_goesOn = true;
  Q_EMIT refreshRequested();
}

void SeriesDesk::askToEnd() {
  if (!canContinue())
    return;
  const Series &series = m_newest->series;
  QMessageBox box(QMessageBox::Question, tr("Series"),
                  tr("End the series after %1 of %2 matches? The matches and the score sheet stay saved.")
                      .arg(series.played.size())
                      .arg(series.matches),
                  QMessageBox::Cancel, m_parts.window);
  QPushButton *yes = box.addButton(tr("End series"), QMessageBox::AcceptRole);
  applyChrome(&box);
  box.exec();
  if (box.clickedButton() == yes)
    end();
}

void SeriesDesk::end() {
  if (canContinue())
    endSeries(m_parts.controller->journalFolder(), m_newest->id);
  Q_EMIT refreshRequested();
}

std::optional<ScoreSheet> SeriesDesk::currentSheet() const {
  const std::optional<Series> series =
      m_parts.session->isPlaying() ? m_parts.session->series() : std::nullopt;
  if (!series)
    return std::nullopt;
  return ScoreSheet{*series, m_parts.controller->match().setup().rules, {}};
}

std::vector<ScoreSheet> SeriesDesk::sheets() const {
  std::vector<ScoreSheet> all;
  std::optional<ScoreSheet> current = currentSheet();
  const QString id = current ? m_parts.controller->match().setup().series->id : QString();
  for (const SavedSeries &kept : savedSeries(m_parts.controller->journalFolder())) {
    if (current && kept.id == id)
      current->begun = kept.begun;
    else
      all.push_back({kept.series, kept.rules, kept.begun});
  }
  if (current)
    all.insert(all.begin(), *current);
  return all;
}

void SeriesDesk::showSheets() {
  std::vector<ScoreSheet> all = sheets();
  if (!all.empty())
    ScoreSheetDialog(std::move(all), m_parts.window).exec();
}

}  // namespace janso
