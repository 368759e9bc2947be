// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One of the worst turns of a match as a button: the hand, what was played, what is better, and why.
//
// All cards are equally high, whatever they say, so nothing moves while a review is being made.
#pragma once

#include <QList>
#include <QPushButton>
#include <QString>

#include "rules/tile.h"
#include "widgets/pageparts/handtray.h"

class QLabel;

namespace janso {

class AnswerMark;
class TilePainter;

// An answer to a decision: a tile, a word, or both.
struct TurnAnswer {
  Tile tile;     // unknown = none
  QString word;  // "Pon", "Riichi"; empty for a plain discard
};

struct TurnPicture {
  QString place;  // "East 2 · turn 7"
  QString grade;  // "Mistake"
  bool mild = false;
  QList<TrayGroup> hand;
  TurnAnswer played;
  TurnAnswer better;
  QString reason;
};

class TurnCard : public QPushButton {
  Q_OBJECT

 public:
  // `painter` must outlive the card.
  TurnCard(TilePainter *painter, QWidget *parent);
  // `number` is its key.
  void setTurn(int number, const TurnPicture &turn);
  const TurnPicture &turn() const { return m_turn; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void nameAnswers();
  void nameCard();
  void place();
  int headHeight() const;
  int bodyHeight() const;

  TurnPicture m_turn;
  QLabel *m_head;
  QLabel *m_grade;
  HandTray *m_hand;
  AnswerMark *m_played;
  AnswerMark *m_better;
  QLabel *m_reason;
};

}  // namespace janso
