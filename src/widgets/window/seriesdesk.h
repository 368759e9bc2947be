// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages series between matches: the one that can be continued, and the score sheets.
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "game/seriesplay.h"
#include "game/setup/matchsetup.h"
#include "widgets/results/sheetpainter.h"
#include "widgets/window/part.h"

namespace janso {

class GameController;
class GameSession;
class StartPage;
class WindowActions;

class SeriesDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<const GameController> controller;
    Part<const GameSession> session;
    Part<StartPage> start;
    Part<WindowActions> actions;
    Part<QWidget> window;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit SeriesDesk(const Parts &parts);

  // Sets the last-played series, from the latest search of the folder; the first page and the menu follow.
  void setNewest(const std::optional<SavedSeries> &series);
  // The last-played series, finished or not.
  const std::optional<SavedSeries> &newest() const { return m_newest; }
  bool canContinue() const;

  // Requests the match that was left, or the next one, as soon as the folder has been searched. Does nothing
  // if the series is over.
  void continueSeries();
  // Asks for confirmation, and ends the series that could be continued.
  void askToEnd();
  void end();
  // Shows the sheet of the series at the table, or of the last-played one; the others can be chosen there.
  void showSheets();
  // The sheets of showSheets(), in the same order.
  std::vector<ScoreSheet> sheets() const;

 Q_SIGNALS:
  // Requests a call of setNewest().
  void refreshRequested();
  void playRequested(const janso::MatchSetup &setup);
  void resumeRequested(const QString &journalPath);

 private:
  void connectParts();
  void updateActions();
  std::optional<ScoreSheet> currentSheet() const;

  Parts m_parts;
  std::optional<SavedSeries> m_newest;
  bool m_goesOn = false;  // as soon as the folder has been searched
};

}  // namespace janso
