// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/resultpages.h"

#include <utility>

#include "game/gamecontroller.h"
#include "game/seriesplay.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/sentences/coachusetexts.h"
#include "widgets/settings/settings.h"
#include "widgets/window/firstsdesk.h"

namespace janso {

ResultPages::ResultPages(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {
  connect(m_parts.handEnd, &HandEndPage::finished, this, &ResultPages::onHandPageClosed);
  connect(m_parts.handEnd, &HandEndPage::stopRequested, this, &ResultPages::onStopRequested);
  // Only now the game says whether the dealer may end the match here.
  connect(m_parts.controller, &GameController::handEnded, this,
          [this] { m_parts.handEnd->setCanStop(m_parts.controller->match().canStop() >= 0); });
}

void ResultPages::begin(const std::array<QString, 4> &names, const std::array<QString, 4> &portraits) {
  m_names = names;
  m_portraits = portraits;
  m_parts.matchEnd->setPortraits(portraits);
  m_result.reset();
  m_collector.reset(names);
  hide();
}

void ResultPages::hideHand() {
  m_awaited = false;
  m_parts.handEnd->hide();
}

void ResultPages::hide() {
  m_awaited = false;
  m_parts.handEnd->hide();
  m_parts.matchEnd->hide();
}

bool ResultPages::isWatched() const {
  return m_parts.controller->match().setup().humans() == 0;
}

void ResultPages::showHandPage(bool darkBefore) {
  const bool instant = m_parts.settings->real(Setting::Speed) <= 0;
  if (isWatched() && instant && !m_alwaysShown)
    return;
  const PlayedMatch &match = m_parts.controller->match();
  const HandEnd &end = m_collector.hands().back();
  HandEndLook look;
  look.darkBefore = darkBefore;
  look.oneHand = match.setup().isLesson();
  look.canStop = match.canStop() >= 0;
  look.remarks = m_parts.settings->on(Setting::Remarks);
  look.firstWin = m_parts.firsts->takeWin(end);
  look.firstIsBig = m_parts.firsts->celebrates();
  look.portraits = m_portraits;
  m_parts.handEnd->showHand(end, match.viewer(), look);
  Q_EMIT handShown();
}

void ResultPages::showAwaited() {
  if (std::exchange(m_awaited, false))
    showHandPage(true);
}

// The page of the last hand is looked at first. Where nobody plays, nobody would leave it.
void ResultPages::setMatchResult(const MatchResult &result) {
  m_result = result;
  if ((!m_parts.handEnd->isVisible() && !m_awaited) || isWatched())
    onHandPageClosed();
}

void ResultPages::onHandPageClosed() {
  hideHand();
  if (m_parts.controller->match().setup().isLesson()) {
    Q_EMIT lessonHandPageClosed();
    return;
  }
  if (m_result) {
    showMatch();
    return;
  }
  m_parts.controller->match().continueAfterHand();
  Q_EMIT tableRequested();
}

// The end of the match follows by itself; with the page gone its result is shown at once.
void ResultPages::onStopRequested() {
  m_parts.handEnd->hide();
  m_parts.controller->match().stopMatch();
}

void ResultPages::showMatch() {
  const int viewer =
      m_parts.controller->match().setup().humans() == 1 ? m_parts.controller->match().viewer() : -1;
  m_parts.matchEnd->setSeries(series());
  m_parts.matchEnd->setCoach(coachLines());
  m_parts.matchEnd->setReviewable(!m_parts.controller->match().journalPath().isEmpty());
  m_parts.matchEnd->showMatch(*m_collector.board().info, *m_result, m_collector.hands(), m_names, viewer);
  Q_EMIT matchShown(*m_result);
}

// Of every human; who did it by name only where there are several.
QStringList ResultPages::coachLines() const {
  QStringList lines;
  const MatchSetup &setup = m_parts.controller->match().setup();
  for (int seat = 0; seat < setup.rules.players; ++seat) {
    if (!setup.isHuman(seat))
      continue;
    const QString used = coachUseText(m_parts.controller->match().coachUse(seat));
    lines << (setup.humans() == 1 ? used : tr("%1: %2").arg(m_names[static_cast<std::size_t>(seat)], used));
  }
  return lines;
}

std::optional<Series> ResultPages::series() const {
  const MatchSetup &setup = m_parts.controller->match().setup();
  if (!setup.series)
    return std::nullopt;
  return m_result ? seriesWith(setup, *m_result) : setup.series->series;
}

MatchSetup ResultPages::matchAfter() const {
  MatchSetup again = m_parts.controller->match().setup();
  if (m_result) {
    if (std::optional<MatchSetup> next = nextSeriesMatch(again, *m_result))
      return *std::move(next);
  }
  again.seed.clear();  // the same walls would be no new match
  return beginSeries(again);
}

}  // namespace janso
