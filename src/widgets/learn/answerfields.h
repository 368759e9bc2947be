// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where an exercise is answered: by tiles, by one of several buttons, by numbers, or at a table. Each field
// shows what there is to choose, reads what is chosen, and marks what is right after the answer.
//
// A field adds its widgets to the layout that it is made with; they belong to the widget of that layout, as
// the field does.
#pragma once

#include <QList>
#include <QObject>
#include <optional>
#include <vector>

#include "coach/drill.h"
#include "widgets/paint/tableoptions.h"

class QButtonGroup;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace janso {

class TableWidget;
class TileButtons;
class TilePainter;

class AnswerField : public QObject {
  Q_OBJECT

 public:
  explicit AnswerField(const QVBoxLayout &layout);

  // What has been entered, if anything; it may not be complete.
  virtual std::optional<DrillAnswer> entered() const = 0;
  virtual bool isComplete() const { return entered().has_value(); }
  virtual void enter(const DrillAnswer &answer) = 0;
  // Marks what is right; nothing can be chosen any more.
  virtual void reveal(const DrillAnswer &right) = 0;
  // The keyboard to where the answer is given.
  virtual void takeFocus() = 0;
  // Whether it wants all the height that there is.
  virtual bool isTall() const { return false; }

 Q_SIGNALS:
  void changed();
  void submitted();  // by the act that enters it
};

// Some or one of these tiles.
class TileAnswer : public AnswerField {
  Q_OBJECT

 public:
  TileAnswer(QVBoxLayout &layout, TilePainter &painter, const std::vector<std::vector<Tile>> &rows,
             bool several, qreal tileWidth);
  std::optional<DrillAnswer> entered() const override;
  void enter(const DrillAnswer &answer) override;
  void reveal(const DrillAnswer &right) override;
  void takeFocus() override;

 private:
  TileButtons *m_tiles;
};

// One of several buttons, each for a number.
class ChoiceAnswer : public AnswerField {
  Q_OBJECT

 public:
  struct Choice {
    QString text;
    int number = 0;  // -1 = none of the others: it has a row of its own
  };
  // `digits`: the key of its number presses a button.
  ChoiceAnswer(QVBoxLayout &layout, const QList<Choice> &choices, int columns, bool digits);
  std::optional<DrillAnswer> entered() const override;
  void enter(const DrillAnswer &answer) override;
  void reveal(const DrillAnswer &right) override;
  void takeFocus() override;

  // The id of the button of a number, which may not be negative.
  static int idOf(int number) { return number < 0 ? kNone : number; }

 private:
  static constexpr int kNone = 1000;  // more than any number

  QButtonGroup *m_choices;
};

// The numbers that a win asks for (scoreKeys()).
class NumberAnswer : public AnswerField {
  Q_OBJECT

 public:
  NumberAnswer(QVBoxLayout &layout, const WinTask &task);
  std::optional<DrillAnswer> entered() const override;
  bool isComplete() const override;
  void enter(const DrillAnswer &answer) override;
  void reveal(const DrillAnswer &right) override;
  void takeFocus() override;

 private:
  QList<QSpinBox *> m_numbers;
  QList<QLabel *> m_right;  // beside them, after the answer
};

// An action at a table.
class TableAnswer : public AnswerField {
  Q_OBJECT

 public:
  struct Question {
    const SeatView &view;
    std::uint32_t number = 0;
    bool riichiToo = false;  // else discards alone
  };
  TableAnswer(QVBoxLayout &layout, const Question &question, const TableOptions &options);
  std::optional<DrillAnswer> entered() const override;
  void enter(const DrillAnswer &answer) override;
  void reveal(const DrillAnswer &right) override;
  void takeFocus() override;
  bool isTall() const override { return true; }

 private:
  TableWidget *m_table;
  std::optional<Action> m_action;
};

}  // namespace janso
