// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first screen: the table, and the three ways to it: learn, play, together. What was left in the middle
// comes first. At most one click from the first tile.
#pragma once

#include <QPushButton>
#include <memory>
#include <optional>
#include <vector>

#include "game/seriesplay.h"
#include "records/journalindex.h"
#include "records/matchhistory.h"
#include "records/rulesetstore.h"
#include "widgets/window/feltpage.h"

namespace Ui {
class StartPage;
}

namespace janso {

class StartPage : public FeltPage {
  Q_OBJECT

 public:
  StartPage(Settings *settings, const RulesetStore &rulesets, QWidget *parent = nullptr);
  ~StartPage() override;

  // The matches that were left, newest first. The newest that can go on is offered, and to look on where
  // another program plays one; the others can be asked for.
  void setUnfinished(const std::vector<UnfinishedMatch> &matches);
  // The series that was played last, if there is one. After setUnfinished().
  void setSeries(const std::optional<KeptSeries> &series);
  // How many of the lessons are done.
  void setLessons(int done, int count);
  // How many mistakes are to be played better today; none is not mentioned.
  void setDue(int count);
  QString rulesetId() const;
  // Of that id; Basic Ari-Ari where they are gone.
  RuleSet rules() const;
  // What was typed, or how one is called who has typed nothing.
  QString playerName() const;

 Q_SIGNALS:
  void playNow();
  void continueMatch();
  void otherMatches();
  // The match that another program plays is to be looked on.
  void watchOther(const QString &path);
  void goOnSeries();
  void scoreSheet();
  void endSeries();
  void newMatch();
  void hotSeat();
  void watch();
  void learn();
  void learnDue();
  void drills();
  void library();
  void statistics();
  void opponents();
  void news();

 protected:
  void grown() override;
  void stackWays();
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void showEvent(QShowEvent *event) override;

 private:
  void connectAll();
  void rulesetChosen();
  void showRuleset();
  void showTiles();
  void fillTexts();
  void describeButtons();
  void fillSeries();
  void fillPlayLine();
  bool isNewcomer() const;
  void easeFirstMatches();
  void fillUnfinished();
  void chooseButtons();
  void showNews();
  void endNews();

  std::unique_ptr<Ui::StartPage> m_ui;
  RulesetStore m_rulesets;
  QPushButton *m_first = nullptr;  // the amber one
  QString m_otherRules;  // a ruleset beside the three that are always offered: the last one that was chosen
  std::optional<MatchSummary> m_unfinished;     // that can go on
  std::optional<UnfinishedMatch> m_unplayable;  // newer than that
  QString m_played;  // the journal of the one that another program plays; empty = there is none
  int m_others = 0;  // beside the one that is offered
  std::optional<KeptSeries> m_series;
  int m_lessonsDone = 0;
  int m_lessons = 0;
  int m_due = 0;
  QString m_news;  // the version that is told of; empty = none
};

// "Continue East 2, turn 7".
QString continueText(const MatchSummary &match);

}  // namespace janso
