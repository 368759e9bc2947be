// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a match: standing, all hands, the proof of the walls, and what to do next.
//
// It lies over its parent like the page at the end of a hand. Belongs to the window's thread.
#pragma once

#include <memory>
#include <optional>

#include "records/handend.h"
#include "rules/series.h"
#include "widgets/controls/overlay.h"

class QPushButton;

namespace Ui {
class MatchEndPage;
}

namespace janso {

class MomentRibbon;

class MatchEndPage : public OverlayPage {
  Q_OBJECT

 public:
  explicit MatchEndPage(QWidget *parent = nullptr);
  ~MatchEndPage() override;

  // The series that the match belongs to, this match included. Must be called before showMatch().
  void setSeries(const std::optional<Series> &series) { m_series = series; }
  // These lines say with how much help the people played. Must be called before showMatch().
  void setCoach(const QStringList &lines) { m_coach = lines; }
  // Whether the match is kept, so that it can be reviewed. Must be called before showMatch().
  void setReviewable(bool reviewable);
  // By seat (paint/portraits.h); none by default. Must be called before showMatch().
  void setPortraits(const std::array<QString, 4> &portraits) { m_portraits = portraits; }
  // Shows the page (and raises it). `hands` in the order played, `viewer` the seat at the bottom, -1 =
  // nobody.
  void showMatch(const MatchInfo &info, const MatchResult &result, const std::vector<HandEnd> &hands,
                 const std::array<QString, 4> &names, int viewer);

 Q_SIGNALS:
  void rematchRequested();  // the next match of a series, while there is one
  void sheetRequested();    // the score sheet of the series
  void reviewRequested();
  void newMatchRequested();
  void folderRequested();  // where the matches are kept
  void closed();

 protected:
  void retranslate() override;
  void panelTurned() override;
  void panelFitted() override;
  void focusMoved() override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void fill();
  void fillProof();
  void nameProof();
  void showProof(bool shown);
  void fillSeries();
  QString title() const;
  // What Enter presses now.
  QPushButton *enterButton() const;

  std::unique_ptr<Ui::MatchEndPage> m_ui;
  MomentRibbon *m_ribbon = nullptr;
  MatchInfo m_info;
  MatchResult m_result;
  std::vector<HandEnd> m_hands;
  std::array<QString, 4> m_names;
  std::optional<Series> m_series;
  QStringList m_coach;
  int m_viewer = -1;
  bool m_filled = false;
  std::array<QString, 4> m_portraits;
};

}  // namespace janso
