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
#include "widgets/sheetpainter.h"

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

  // Looks into the journals again: the first page and the menu follow.
  void refresh();
  // The series that was played last, finished or not.
  const std::optional<KeptSeries> &newest() const { return m_newest; }
  bool canGoOn() const;

  // The match that was left, or the next one. Nothing when the series is over.
  void goOn();
  // Asks, and ends the series that could be gone on with.
  void askToEnd();
  void end();
  // The sheet of the series at the table, else of the one played last; the others can be chosen there.
  void showSheets();
  // As that dialog gets them.
  std::vector<ScoreSheet> sheets() const;

 Q_SIGNALS:
  void playRequested(const janso::MatchSetup &setup);
  void resumeRequested(const QString &journalPath);

 private:
  void connectParts();
  void updateActions();
  std::optional<ScoreSheet> currentSheet() const;

  Parts m_parts;
  std::optional<KeptSeries> m_newest;
};

// "1st Mei +61.3, 2nd ...".
QString seriesStanding(const Series &series, const QString &separator);

}  // namespace janso
