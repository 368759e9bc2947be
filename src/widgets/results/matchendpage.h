// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a match: the viewer's place, standings, the best hand, all hands, the proof of the
// walls, and what to do next.
//
// It covers its parent like the page at the end of a hand. Belongs to the window's thread.
#pragma once

#include <memory>
#include <optional>

#include "records/handend.h"
#include "rules/series.h"
#include "widgets/look/theme.h"
#include "widgets/pageparts/overlay.h"

class QPushButton;

namespace Ui {
class MatchEndPage;
}

namespace janso {

class MomentRibbon;
class TilePainter;

class MatchEndPage : public OverlayPage {
  Q_OBJECT

 public:
  // `painter` must outlive the page.
  explicit MatchEndPage(TilePainter &painter, QWidget *parent = nullptr);
  ~MatchEndPage() override;

  // The series of the match, including this match. Must be called before showMatch().
  void setSeries(const std::optional<Series> &series) { m_series = series; }
  // Lines that say how much help the human players used. Must be called before showMatch().
  void setCoach(const QStringList &lines) { m_coach = lines; }
  // Whether the match is saved, so that it can be reviewed. Must be called before showMatch().
  void setReviewable(bool reviewable);
  // By seat (paint/portraits.h); none by default. Must be called before showMatch().
  void setPortraits(const std::array<QString, 4> &portraits) { m_portraits = portraits; }
  void setFelt(FeltColor felt);
  // Shows and raises the page. `hands`: in the order played. `viewer`: the seat at the bottom, -1 = nobody.
  void showMatch(const MatchInfo &info, const MatchResult &result, const std::vector<HandEnd> &hands,
                 const std::array<QString, 4> &names, int viewer);

 Q_SIGNALS:
  void rematchRequested();  // or the next match of a series, if there is one
  void sheetRequested();    // the score sheet of the series
  void reviewRequested();
  void newMatchRequested();
  void closed();

 protected:
  void retranslate() override;
  void panelTurned() override;
  void columnSized(qreal width) override;
  void panelFitted() override;
  void focusMoved() override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void fill();
  void fillBestHand();
  void fillProof();
  void nameProof();
  void showProof(bool shown);
  void fillSeries();
  void setTall(bool tall);
  void setButtonRows(int rows);
  QString title() const;
  QString ownTitle() const;  // for a viewer
  // The button that Enter presses now.
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
