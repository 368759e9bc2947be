// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window's dealings with series between matches: which one can be gone on with, and the score sheets.
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "game/matchsetup.h"
#include "game/seriesplay.h"
#include "widgets/results/sheetpainter.h"

namespace janso {

class GameController;
class GameSession;
class StartPage;
class WindowActions;

class SeriesDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    const GameController *controller = nullptr;
    const GameSession *session = nullptr;
    StartPage *start = nullptr;
    WindowActions *actions = nullptr;
    QWidget *window = nullptr;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit SeriesDesk(const Parts &parts);

  // The one played last, as the folder was seen just now: the first page and the menu follow.
  void setNewest(const std::optional<KeptSeries> &series);
  // The series that was played last, finished or not.
  const std::optional<KeptSeries> &newest() const { return m_newest; }
  bool canGoOn() const;

  // Asks for the match that was left, or for the next one, as soon as the folder has been looked through.
  // Does nothing when the series is over.
  void goOn();
  // Asks, and ends the series that could be gone on with.
  void askToEnd();
  void end();
  // The sheet of the series at the table, else of the one played last; the others can be chosen there.
  void showSheets();
  // What showSheets() shows, in the same order.
  std::vector<ScoreSheet> sheets() const;

 Q_SIGNALS:
  // setNewest() is wanted.
  void lookWanted();
  void playRequested(const janso::MatchSetup &setup);
  void resumeRequested(const QString &journalPath);

 private:
  void connectParts();
  void updateActions();
  std::optional<ScoreSheet> currentSheet() const;

  Parts m_parts;
  std::optional<KeptSeries> m_newest;
  bool m_goesOn = false;  // as soon as the folder has been looked through
};

}  // namespace janso
