// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pages that come over the table: the result of each hand, then that of the match. Knows what was played,
// in which order the pages follow each other, and what leaving each of them means.
#pragma once

#include <QObject>
#include <array>
#include <optional>

#include "game/matchsetup.h"
#include "records/handcollector.h"

namespace janso {

class GameController;
class HandEndPage;
class MatchEndPage;
class Settings;

class ResultPages : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    GameController *controller = nullptr;
    HandEndPage *handEnd = nullptr;
    MatchEndPage *matchEnd = nullptr;
    Settings *settings = nullptr;
  };
  // All parts must outlive it.
  explicit ResultPages(const Parts &parts, QObject *parent = nullptr);

  // A match begins; its players by absolute seat.
  void begin(const std::array<QString, 4> &names);
  void hide();
  // Everything that happens, unmasked or as the viewer sees it.
  void add(const Event &event) { m_collector.add(event); }
  // The hand that was just added to its end, unless nobody wants to see it.
  void showHand();
  // The same as soon as its end has been shown at the table: showAwaited().
  void awaitHand() { m_awaited = true; }
  void showAwaited();
  // The next hand begins.
  void hideHand();
  void setMatchResult(const MatchResult &result);
  // Shown even when everything is instant and nobody plays.
  void setAlwaysShown(bool always) { m_alwaysShown = always; }

  const HandCollector &collector() const { return m_collector; }
  // The series of the match at the table, with this match when it is over; nothing for a single match.
  std::optional<Series> series() const;
  // What a rematch is: the next match of the series, else the same again (a series from its beginning) with
  // other walls.
  MatchSetup matchAfter() const;

 Q_SIGNALS:
  void handShown();  // the page of a hand has come
  // The page of a hand was left, and the match goes on at the table.
  void tableWanted();
  // The page at the end of the match has come.
  void matchShown(const janso::MatchResult &result);
  // The page at the end of a set hand was left.
  void lessonHandLeft();

 private:
  bool isWatched() const;  // nobody plays, everybody looks on
  // The hand was won by the one who plays, as the first one ever: said once. Those of a lesson were dealt to
  // be won.
  bool tellsFirstWin();
  void showMatch();
  void onHandLeft();
  void onStopRequested();
  QStringList coachLines() const;

  Parts m_parts;
  std::array<QString, 4> m_names;
  HandCollector m_collector;
  std::optional<MatchResult> m_result;  // the match is over
  bool m_alwaysShown = false;
  bool m_awaited = false;  // the page of the hand that is over comes yet
};

}  // namespace janso
