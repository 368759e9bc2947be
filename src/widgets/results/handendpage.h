// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a hand: one for each winner, or one for a draw.
//
// A short animation reveals yaku, limit and payments in turn. Any key or click completes it, and the next one
// continues. Belongs to the window's thread.
#pragma once

#include <QElapsedTimer>
#include <array>
#include <memory>

#include "records/handend.h"
#include "rules/yakuid.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/look/theme.h"
#include "widgets/pageparts/overlay.h"
#include "widgets/results/revealclock.h"
#include "widgets/sentences/momenttexts.h"
#include "widgets/sentences/paymenttexts.h"

class QAbstractButton;

namespace Ui {
class HandEndPage;
}

namespace janso {

class FirstCard;
class MomentRibbon;
class TilePainter;
class WinDetails;

// For so long a click beside the page may still have been meant for the table, and does nothing.
inline constexpr int kStrayClickMs = 700;

// How one hand is shown.
struct HandEndLook {
  bool darkBefore = false;             // the table is dark already when the page appears
  bool oneHand = false;                // no hand follows, and the page leads back to the lesson of this hand
  bool canStop = false;                // see HandEndPage::setCanStop()
  bool remarks = false;                // the built-in bots comment on a win
  FirstWin firstWin = FirstWin::None;  // what the viewer has won for the first time ever, which the page says
  bool firstIsBig = false;             // with a picture on a card of its own
  std::array<QString, 4> portraits;    // by seat, see paint/portraits.h
};

class HandEndPage : public OverlayPage {
  Q_OBJECT

 public:
  // `painter` must outlive the page.
  explicit HandEndPage(TilePainter &painter, QWidget *parent = nullptr);
  ~HandEndPage() override;

  // Shows and raises the page. `viewer`: the seat at the bottom, 0..3.
  void showHand(const HandEnd &end, int viewer, const HandEndLook &look = {});
  // Of the animation: 1 = as designed, 0 = everything appears at once.
  void setSpeed(double speed);
  void setNaming(YakuNaming naming);
  void setFelt(FeltColor felt);
  // The dealer may end the match here (RuleSet::agariYame): the last page offers this in addition to
  // continuing. This may become known only when the page is visible.
  void setCanStop(bool may);

  // Index of the visible winner, from 0.
  int shownWin() const { return static_cast<int>(m_win); }
  bool isRevealing() const { return m_clock.isRunning(); }
  // Completes the reveal; if it is complete, continues with the next winner or finishes.
  void advance();
  // Shows the details of the numbers; their button, Esc, a click outside, the link that opened them, or
  // scrolling the page closes them.
  void showDetails(DetailSection section);
  void hideDetails();
  bool areDetailsVisible() const;
  WinDetails *details() const { return m_details; }
  FirstCard *firstCard() const { return m_firstCard; }

 Q_SIGNALS:
  // The last page was left: the next hand can be dealt. The page is still visible.
  void finished();
  // The dealer ends the match here. The page is still visible.
  void stopRequested();
  // Emitted only while the page is revealed step by step: another yaku (from 0) has appeared, or the limit is
  // stamped.
  void yakuRevealed(int index);
  void limitStamped();
  // The card of a first win appears.
  void firstCardShown();
  // The mouse or the keyboard focus has reached or left a yaku.
  void yakuPointedAt(janso::YakuId yaku, QRect globalRect);
  void yakuLeft();

 protected:
  void panelTurned() override;
  void columnSized(qreal width) override;
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
  void showFirstCard();
  void showMoment(double milliseconds);
  void moveRowFocus(int step);
  // The button that Enter and Space press now.
  QAbstractButton *enterButton() const;
  void placeDetails();
  void placeDetailsOverSeats();
  void placeDetailsInColumn();
  int amountBottom() const;
  void scrollForDetails();
  void onScrolled(int to);
  void followReveal(double milliseconds);
  void stopFollowing();
  void toggleDetails(DetailSection section);
  void lightYaku(YakuId yaku);
  void lightFu(int part);

  std::unique_ptr<Ui::HandEndPage> m_ui;
  WinDetails *m_details = nullptr;
  MomentRibbon *m_ribbon = nullptr;
  FirstCard *m_firstCard = nullptr;
  RevealClock m_clock;
  RevealTimeline m_timeline;
  QElapsedTimer m_shown;
  HandEnd m_end;
  std::size_t m_win = 0;
  HandEndLook m_look;
  bool m_firstCardDue = false;
  int m_viewer = 0;
  double m_speed = 1;
  bool m_filled = false;
  const QWidget *m_followed = nullptr;  // the part of the reveal that was scrolled into view
  int m_followedTo = 0;                 // how far that scrolled
  int m_scrolledBefore = 0;             // the column, when the details were opened
  int m_scrolledForDetails = 0;
  YakuNaming m_naming = YakuNaming::Romaji;
};

}  // namespace janso
