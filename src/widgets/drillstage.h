// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The position of an exercise, and what answers it: tiles, buttons, numbers, or the table itself.
#pragma once

#include <QList>
#include <QWidget>
#include <memory>

#include "coach/drill.h"
#include "widgets/tableoptions.h"

class QButtonGroup;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace janso {

class TableWidget;
class HandTray;
class TileButtons;
class TilePainter;

class DrillStage : public QWidget {
  Q_OBJECT

 public:
  // `painter` must outlive it. `options`: how a table is drawn.
  DrillStage(TilePainter &painter, const TableOptions &options, QWidget *parent = nullptr);

  void showQuestion(const std::shared_ptr<const DrillQuestion> &question);
  void clear();
  // In another language; what is chosen stays.
  void translate();
  // What is chosen now; nothing while it is not complete.
  std::optional<DrillAnswer> answer() const;
  // Shows what is right; nothing can be chosen any more.
  void reveal();
  // The keyboard to where the answer is given.
  void focusAnswer();

  // The id of the button that stands for the answer -1: those of buttons are not negative.
  static constexpr int kNoRung = 1000;
  // For tests: what the question is answered with; nullptr when it is answered in another way.
  TileButtons *tiles() const { return m_tiles; }
  QButtonGroup *choices() const { return m_choices; }
  QList<QSpinBox *> numbers() const { return m_numbers; }
  TableWidget *table() const { return m_table; }

 Q_SIGNALS:
  void answerChanged();
  void submitted();  // by an act at the table

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
  void choose(const DrillAnswer &answer);
  void fitTray();
  void addHand(const DrillHand &hand);
  void addIndicators(const QString &label, const InlineVec<Tile, 5> &indicators, int players);
  void addTable(const SeatView &view, bool riichiToo);
  void addChoices(const QStringList &texts, const QList<int> &values, int columns, bool digits);
  void addNumbers(const WinTask &task);
  void addScores(const LastHandTask &task);

  TilePainter &m_painter;
  TableOptions m_options;
  std::shared_ptr<const DrillQuestion> m_question;
  QWidget *m_content = nullptr;
  QVBoxLayout *m_layout = nullptr;
  HandTray *m_tray = nullptr;
  TileButtons *m_tiles = nullptr;
  QButtonGroup *m_choices = nullptr;
  QList<QSpinBox *> m_numbers;
  QList<QLabel *> m_rightNumbers;  // beside them, after the answer
  TableWidget *m_table = nullptr;
  std::optional<Action> m_action;  // at the table
  bool m_revealed = false;
};

}  // namespace janso
