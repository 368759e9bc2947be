// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a hand: one for each winner, or one for the draw.
//
// A short reveal shows yaku, limit and
// payments one after the other; any key or click completes it, the next one goes on. Belongs to the window's
// thread.
#pragma once

#include <memory>

#include "records/handend.h"
#include "rules/yakuid.h"
#include "widgets/controls/overlay.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/paint/theme.h"
#include "widgets/results/revealclock.h"
#include "widgets/sentences/paymenttexts.h"

class QAbstractButton;

namespace Ui {
class HandEndPage;
}

namespace janso {

class MomentRibbon;
class TilePainter;
class WinDetails;

class HandEndPage : public OverlayPage {
  Q_OBJECT

 public:
  // `painter` must outlive the page.
  explicit HandEndPage(TilePainter &painter, QWidget *parent = nullptr);
  ~HandEndPage() override;

  // Shows the page (and raises it). `viewer`: the seat at the bottom, 0..3.
  void showHand(const HandEnd &end, int viewer);
  // The table is dark already when this hand's page comes.
  void setDarkBefore();
  // Of the animation; 1 as designed, 0 shows everything at once.
  void setSpeed(double speed);
  void setNaming(YakuNaming naming);
  void setFelt(FeltColour felt);
  // The dealer may end the match here (RuleSet::agariYame): beside going on the last page offers it. Off with
  // every showHand().
  void setMayStop(bool may);
  // By seat (paint/portraits.h); none by default. From the next showHand() on.
  void setPortraits(const std::array<QString, 4> &portraits) { m_portraits = portraits; }
  // What the built-in bots say to a win stands on it. From the next showHand() on.
  void setSpeaking(bool speaking) { m_speaking = speaking; }
  // The viewer has never won before: a win of this hand says so. From the next showHand() on.
  void setFirstWin(bool first) { m_firstWin = first; }
  // No hand follows: back to the lesson that this hand belongs to. From the next showHand() on.
  void setOneHand(bool one) { m_oneHand = one; }

  // Which winner is shown, from 0.
  int shownWin() const { return static_cast<int>(m_win); }
  bool isRevealing() const { return m_clock.isRunning(); }
  // Completes the reveal; when it is complete, goes on to the next winner or finishes.
  void advance();
  // What lies behind the numbers; closed by Esc, a click beside it or the link that opened it.
  void showDetails(DetailSection section);
  void hideDetails();
  bool areDetailsVisible() const;
  WinDetails *details() const { return m_details; }

 Q_SIGNALS:
  // The last page was left: deal the next hand. The page is still shown.
  void finished();
  // End the match here; the page is still shown.
  void stopRequested();
  // While the page comes, not where it is there at once: one more yaku (from 0) is read, the limit is
  // stamped.
  void yakuRevealed(int index);
  void limitStamped();
  // A yaku is pointed at, by mouse or keyboard focus, or no longer.
  void yakuPointedAt(janso::YakuId yaku, QRect globalRect);
  void yakuLeft();

 protected:
  void panelTurned() override;
  void panelFitted() override;
  void focusMoved() override;
  void retranslate() override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void hideEvent(QHideEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseDoubleClickEvent(QMouseEvent *event) override;

 private:
  void fill();
  void fillHeader();
  void fillWin();
  void fillDraw();
  void setRemarks(const QString &first, const QString &second);
  void fillSeats();
  void fillButton();
  void startReveal();
  void stopReveal();
  void showMoment(double milliseconds);
  void moveRowFocus(int step);
  // What Enter and Space press now.
  QAbstractButton *enterButton() const;
  void placeDetails();
  void placeDetailsOverSeats();
  void placeDetailsInColumn();
  void showPart(const QWidget *part);
  void followReveal(double milliseconds);
  void toggleDetails(DetailSection section);
  void lightYaku(YakuId yaku);
  void lightFu(int part);

  std::unique_ptr<Ui::HandEndPage> m_ui;
  WinDetails *m_details = nullptr;
  MomentRibbon *m_ribbon = nullptr;
  RevealClock m_clock;
  RevealTimeline m_timeline;
  HandEnd m_end;
  std::size_t m_win = 0;
  bool m_mayStop = false;
  bool m_oneHand = false;
  bool m_speaking = false;
  bool m_firstWin = false;
  int m_viewer = 0;
  double m_speed = 1;
  bool m_filled = false;
  bool m_darkBefore = false;
  const QWidget *m_followed = nullptr;  // the part of the reveal that has been brought into sight
  std::array<QString, 4> m_portraits;
  YakuNaming m_naming = YakuNaming::Romaji;
};

}  // namespace janso
