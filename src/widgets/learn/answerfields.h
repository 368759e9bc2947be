// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The fields in which an exercise is answered: tiles, one of several buttons, numbers, or a table. Each field
// shows the options, reads the answer, and marks the right one afterwards.
//
// A field adds its widgets to the given layout; they belong to the widget of that layout, as does the field.
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>
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

  // What has been entered so far, if anything; it can be incomplete.
  virtual std::optional<DrillAnswer> entered() const = 0;
  virtual bool isComplete() const { return entered().has_value(); }
  virtual void enter(const DrillAnswer &answer) = 0;
  // Marks the right answer; nothing can be chosen any longer.
  virtual void reveal(const DrillAnswer &right) = 0;
  // Moves the keyboard focus to the input.
  virtual void takeFocus() = 0;
  // Whether one click is the whole answer.
  virtual bool isSingle() const { return false; }
  // Whether it needs all the height available.
  virtual bool isTall() const { return false; }

 Q_SIGNALS:
  void changed();
  void submitted();  // by the action that enters it
};

// One or several of these tiles; a click on the one tile is the answer.
class TileAnswer : public AnswerField {
  Q_OBJECT

 public:
  TileAnswer(QVBoxLayout &layout, TilePainter &painter, const std::vector<std::vector<Tile>> &rows,
             bool several, qreal tileWidth);
  std::optional<DrillAnswer> entered() const override;
  void enter(const DrillAnswer &answer) override;
  void reveal(const DrillAnswer &right) override;
  void takeFocus() override;
  bool isSingle() const override { return !m_several; }

 private:
  TileButtons *m_tiles;
  bool m_several;
  bool m_entering = false;
};

// One of several buttons, each for a number; a click on it is the answer.
class ChoiceAnswer : public AnswerField {
  Q_OBJECT

 public:
  struct Choice {
    QString text;
    int number = 0;         // -1 = none of the others; it has its own row
    QStringList keys = {};  // that press it
  };
  ChoiceAnswer(QVBoxLayout &layout, const QList<Choice> &choices, int columns);
  std::optional<DrillAnswer> entered() const override;
  void enter(const DrillAnswer &answer) override;
  void reveal(const DrillAnswer &right) override;
  void takeFocus() override;
  bool isSingle() const override { return true; }

  // The id of the button of a number; button ids must not be negative.
  static int idOf(int number) { return number < 0 ? kNone : number; }

 private:
  static constexpr int kNone = 1000;  // greater than any number

  QButtonGroup *m_choices;
};

// The numbers of a win that the task asks for (scoreKeys()).
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
  QList<QLabel *> m_right;  // next to m_numbers, after the answer
};

// An action at a table.
class TableAnswer : public AnswerField {
  Q_OBJECT

 public:
  struct Question {
    const SeatView &view;
    std::uint32_t number = 0;
    bool riichiToo = false;  // otherwise only discards
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
