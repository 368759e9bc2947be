// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The position of an exercise, and the field in which it is answered (answerfields.h).
#pragma once

#include <QWidget>
#include <memory>

#include "coach/drill.h"
#include "widgets/paint/tableoptions.h"

class QVBoxLayout;

namespace janso {

class AnswerField;
class HandTray;
class TilePainter;

class DrillStage : public QWidget {
  Q_OBJECT

 public:
  // `painter` must outlive it. `options`: how a table is drawn.
  DrillStage(TilePainter &painter, const TableOptions &options, QWidget *parent = nullptr);

  void showQuestion(const std::shared_ptr<const DrillQuestion> &question);
  void clear();
  // On the felt of the page, or on the dialog's own ground.
  void setOnFelt(bool onFelt);
  // Updates the language; the answer stays.
  void translate();
  // The current answer; nothing while it is incomplete.
  std::optional<DrillAnswer> answer() const;
  // Marks the right answer; nothing can be chosen any longer.
  void reveal();
  // Whether one click answers the question.
  bool isSingle() const;
  // Whether the position is a table, which takes all the room.
  bool isTall() const;
  // Moves the keyboard focus to the input.
  void focusAnswer();
  // The position in words, without the answer: hand, dora, scores. A table is read out by its own keys.
  QString spoken() const;

 Q_SIGNALS:
  void answerChanged();
  void submitted();  // by an action at the table

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void build(const WaitsTask &task);
  void build(const ShantenTask &task);
  void build(const EfficiencyTask &task);
  void build(const WinTask &task);
  void build(const SafetyTask &task);
  void build(const DiscardTask &task);
  void build(const LastHandTask &task);
  void fitTray();
  bool isWide() const;
  void addHand(const DrillHand &hand);
  void addIndicators(const QString &label, const InlineVec<Tile, 5> &indicators, int players);
  void addScores(const LastHandTask &task);
  void askAtTable(const SeatView &view, bool riichiToo);
  void askOfWin(const WinTask &task);

  TilePainter &m_painter;
  TableOptions m_options;
  std::shared_ptr<const DrillQuestion> m_question;
  QWidget *m_content = nullptr;
  QVBoxLayout *m_layout = nullptr;
  HandTray *m_tray = nullptr;
  AnswerField *m_field = nullptr;
  bool m_revealed = false;
  bool m_onFelt = false;
  QStringList m_spoken;
};

}  // namespace janso
