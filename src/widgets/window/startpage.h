// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first screen: the felt and three ways to begin: learn, play, play together. One button is
// amber: it continues what was left unfinished, otherwise it starts what comes next. The first tile is at
// most one click away.
#pragma once

#include <QPushButton>
#include <memory>
#include <optional>
#include <vector>

#include "game/seriesplay.h"
#include "records/journalindex.h"
#include "records/matchhistory.h"
#include "records/rulesetstore.h"
#include "widgets/start/feltpage.h"

namespace Ui {
class StartPage;
}

namespace janso {

class StartPage : public FeltPage {
  Q_OBJECT

 public:
  StartPage(Settings *settings, const RulesetStore &rulesets, QWidget *parent = nullptr);
  ~StartPage() override;

  // Sets the unfinished matches, newest first. The page offers to continue the newest one possible and to
  // watch one in another Janso window; the others are available on request.
  void setUnfinished(const std::vector<UnfinishedMatch> &matches);
  // Sets the last-played series, if there is one. Call it after setUnfinished().
  void setSeries(const std::optional<SavedSeries> &series);
  // Sets the number of lessons done.
  void setLessons(int done, int count);
  // Sets the number of mistakes due for practice today; 0 is not mentioned.
  void setDue(int count);
  QString rulesetId() const;
  // The rules of rulesetId(); Basic Ari-Ari if they no longer exist.
  RuleSet rules() const;
  // Call it before the page is covered: the next step takes the focus when the page is shown again, whatever
  // that is by then.
  void releaseFocus();
  // The name that the player typed, or the default name.
  QString playerName() const;

 Q_SIGNALS:
  void playNow();
  void continueMatch();
  void otherMatches();
  // Requests to watch the match in another Janso window.
  void watchOther(const QString &path);
  void continueSeries();
  void scoreSheet();
  void endSeries();
  void newMatch();
  void hotSeat();
  void watch();
  // Requests the next lesson.
  void learn();
  void lessons();
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
  void showRulesToWhoKnows();
  void showTiles();
  void fillTexts();
  void describeButtons();
  void fillSeries();
  void fillPlayLine();
  QPushButton *nextStep(bool seriesOpen) const;
  // Whether the user is a newcomer who has finished no match and is in no series.
  bool isFirstMatchAhead() const;
  bool offersEasier() const;
  void easeFirstMatches();
  void fillUnfinished();
  void chooseButtons();
  void showNews();
  void endNews();

  std::unique_ptr<Ui::StartPage> m_ui;
  RulesetStore m_rulesets;
  QPushButton *m_first = nullptr;  // the amber one
  QString m_otherRules;  // a fourth ruleset besides the three that are always offered: the last one chosen
  std::optional<MatchSummary> m_unfinished;     // the newest one that can be continued
  std::optional<UnfinishedMatch> m_unplayable;  // newer than m_unfinished
  QString m_played;  // the journal of a match in another Janso window; empty = none
  int m_others = 0;  // number of matches besides the offered one
  std::optional<SavedSeries> m_series;
  int m_lessonsDone = 0;
  int m_lessons = 0;
  int m_due = 0;
  QString m_news;  // the version announced as new; empty = none
};

// A text such as "Continue East 2, turn 7".
QString continueText(const MatchSummary &match);

}  // namespace janso
