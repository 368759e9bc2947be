// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/seriesdesk.h"

#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

#include "game/gamecontroller.h"
#include "widgets/chromestyle.h"
#include "widgets/gamesession.h"
#include "widgets/handtexts.h"
#include "widgets/scoresheet.h"
#include "widgets/startpage.h"
#include "widgets/windowactions.h"

namespace janso {

SeriesDesk::SeriesDesk(const Parts &parts) : QObject(parts.window), m_parts(parts) {
  connectParts();
}

void SeriesDesk::connectParts() {
  connect(m_parts.start, &StartPage::goOnSeries, this, &SeriesDesk::goOn);
  connect(m_parts.start, &StartPage::scoreSheet, this, &SeriesDesk::showSheets);
  connect(m_parts.start, &StartPage::endSeries, this, &SeriesDesk::askToEnd);
  connect(m_parts.session, &GameSession::sheetRequested, this, &SeriesDesk::showSheets);
  connect(m_parts.session, &GameSession::matchBegun, this, &SeriesDesk::updateActions);
  m_parts.actions->handle("game.series", [this](bool) { goOn(); });
  m_parts.actions->handle("game.sheet", [this](bool) { showSheets(); });
}

void SeriesDesk::refresh() {
  m_newest = newestSeries(m_parts.controller->journalFolder());
  m_parts.start->setSeries(m_newest);
  updateActions();
}

void SeriesDesk::updateActions() {
  m_parts.actions->action("game.series")->setEnabled(canGoOn() && !m_parts.session->isPlaying());
  m_parts.actions->action("game.sheet")->setEnabled(m_newest.has_value() || currentSheet().has_value());
}

bool SeriesDesk::canGoOn() const {
  return m_newest && !m_newest->series.isOver();
}

void SeriesDesk::goOn() {
  refresh();
  if (!canGoOn())
    return;
  if (m_newest->unfinishedPath.isEmpty())
    Q_EMIT playRequested(*m_newest->next);
  else
    Q_EMIT resumeRequested(m_newest->unfinishedPath);
}

void SeriesDesk::askToEnd() {
  if (!canGoOn())
    return;
  const Series &series = m_newest->series;
  QMessageBox box(QMessageBox::Question, tr("Series"),
                  tr("End the series after %1 of %2 matches? The matches and the score sheet are kept.")
                      .arg(series.played.size())
                      .arg(series.matches),
                  QMessageBox::Cancel, m_parts.window);
  QPushButton *yes = box.addButton(tr("End the series"), QMessageBox::AcceptRole);
  applyChrome(&box);
  box.exec();
  if (box.clickedButton() == yes)
    end();
}

void SeriesDesk::end() {
  if (canGoOn())
    endSeries(m_parts.controller->journalFolder(), m_newest->id);
  refresh();
}

std::optional<ScoreSheet> SeriesDesk::currentSheet() const {
  const std::optional<Series> series =
      m_parts.session->isPlaying() ? m_parts.session->series() : std::nullopt;
  if (!series)
    return std::nullopt;
  return ScoreSheet{*series, m_parts.controller->setup().rules, {}};
}

std::vector<ScoreSheet> SeriesDesk::sheets() const {
  std::vector<ScoreSheet> all;
  std::optional<ScoreSheet> current = currentSheet();
  const QString id = current ? m_parts.controller->setup().series->id : QString();
  for (const KeptSeries &kept : keptSeries(m_parts.controller->journalFolder())) {
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

QString seriesStanding(const Series &series, const QString &separator) {
  const std::array<int, 4> places = series.places();
  const std::array<int, 4> ranking = series.ranking();
  const std::array<std::int32_t, 4> totals = series.totals();
  QStringList players;
  for (int i = 0; i < series.players; ++i) {
    const auto player = static_cast<std::size_t>(ranking[static_cast<std::size_t>(i)]);
    //: Standing of one player in a series: place, name, points
    players << SeriesDesk::tr("%1 %2 %3")
                   .arg(handtexts::place(places[player]), QString::fromStdString(series.names[player]),
                        handtexts::finalPoints(totals[player]));
  }
  // Place, name and points stay in one line.
  for (QString &player : players)
    player.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
  return players.join(separator);
}

}  // namespace janso
