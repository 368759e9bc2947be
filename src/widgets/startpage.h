// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first screen: everything that starts a match, at most one click from the first tile.
#pragma once

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <optional>

#include "game/seriesplay.h"
#include "records/matchhistory.h"

namespace Ui {
class StartPage;
}

namespace janso {

class Settings;

class StartPage : public QWidget {
  Q_OBJECT

 public:
  explicit StartPage(Settings *settings, QWidget *parent = nullptr);
  ~StartPage() override;

  // The match that can be gone on with, if there is one.
  void setUnfinished(const std::optional<MatchSummary> &match);
  // The series that was played last, if there is one. After setUnfinished().
  void setSeries(const std::optional<KeptSeries> &series);
  // How many of the lessons are done.
  void setLessons(int done, int count);
  QString rulesetId() const;
  QString playerName() const;

 Q_SIGNALS:
  void playNow();
  void continueMatch();
  void goOnSeries();
  void scoreSheet();
  void endSeries();
  void newMatch();
  void hotSeat();
  void watch();
  void learn();

 protected:
  void changeEvent(QEvent *event) override;
  // Enter presses the button that has the focus, as in a dialog.
  void keyPressEvent(QKeyEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  void connectAll();
  void rulesetChosen();
  void showRuleset();
  void fillTexts();
  void fillSeries();
  void chooseButtons();

  std::unique_ptr<Ui::StartPage> m_ui;
  Settings *m_settings;
  QString m_otherRules;  // a ruleset beside the three that are always offered: the last one that was chosen
  std::optional<MatchSummary> m_unfinished;
  std::optional<KeptSeries> m_series;
  int m_lessonsDone = 0;
  int m_lessons = 0;
  QPixmap m_felt;  // behind the card, for this size and these settings
  QString m_feltName;
};

// "Continue East 2, turn 7".
QString continueText(const MatchSummary &match);

}  // namespace janso
