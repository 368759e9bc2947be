// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The result pages over the table: one for each hand, then one for the match. It knows what was played, the
// order of the pages, and what leaving each of them means.
#pragma once

#include <QObject>
#include <array>
#include <optional>

#include "game/setup/matchsetup.h"
#include "records/handcollector.h"
#include "widgets/window/part.h"

namespace janso {

class GameController;
class FirstsDesk;
class HandEndPage;
class MatchEndPage;
class Settings;

class ResultPages : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameController> controller;
    Part<HandEndPage> handEnd;
    Part<MatchEndPage> matchEnd;
    Part<Settings> settings;
    Part<FirstsDesk> firsts;
  };
  // All parts must outlive it.
  explicit ResultPages(const Parts &parts, QObject *parent = nullptr);

  // Begins a match with these players, by absolute seat; portraits as in HandEndLook.
  void begin(const std::array<QString, 4> &names, const std::array<QString, 4> &portraits);
  void hide();
  // Adds an event, unmasked or as the viewer sees it.
  void add(const Event &event) { m_collector.add(event); }
  // Shows the hand that has just ended, unless nobody wants to see it.
  void showHand() { showHandPage(false); }
  // The same, but waits until the table has shown the end of the hand and showAwaited() is called.
  void awaitHand() { m_awaited = true; }
  void showAwaited();
  // Hides the page because the next hand begins.
  void hideHand();
  void setMatchResult(const MatchResult &result);
  // Shows pages even when everything is instant and nobody plays.
  void setAlwaysShown(bool always) { m_alwaysShown = always; }

  const HandCollector &collector() const { return m_collector; }
  // The series of the match at the table, including this match once it is over; nothing for a single match.
  std::optional<Series> series() const;
  // The setup of a rematch: the next match of the series, or the same again with other walls (a finished
  // series from its beginning).
  MatchSetup matchAfter() const;

 Q_SIGNALS:
  void handShown();  // the page of a hand has appeared
  // The page of a hand was left, and the match continues at the table.
  void tableRequested();
  // The page at the end of the match has appeared.
  void matchShown(const janso::MatchResult &result);
  // The page at the end of a preset hand was left.
  void lessonHandPageClosed();

 private:
  bool isWatched() const;  // nobody plays, everybody watches
  void showHandPage(bool darkBefore);
  void showMatch();
  void onHandPageClosed();
  void onStopRequested();
  QStringList coachLines() const;

  Parts m_parts;
  std::array<QString, 4> m_names;
  std::array<QString, 4> m_portraits;
  HandCollector m_collector;
  std::optional<MatchResult> m_result;  // the match is over
  bool m_alwaysShown = false;
  bool m_awaited = false;  // the page of the hand that has ended is yet to be shown
};

}  // namespace janso
