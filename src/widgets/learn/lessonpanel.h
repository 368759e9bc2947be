// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The teacher beside the table: the step's text, what is to be done, what was said about a try, and the way
// on and back.
//
// Everything can be reached by keys: Tab and the mnemonics, and the digits for the answers of a question.
#pragma once

#include <QList>
#include <QWidget>
#include <memory>

namespace Ui {
class LessonPanel;
}

namespace janso {

class LessonPlay;
class LessonText;
class OptionButton;
struct Lesson;
class TeachText;
class TilePainter;

class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  // Both must outlive the panel.
  LessonPanel(LessonPlay *play, TilePainter *painter, QWidget *parent);
  ~LessonPanel() override;

  // "Lesson 3 of 24", and the lesson that follows; none after the last. `next` must outlive its showing.
  void setPlace(int number, int count, const Lesson *next);
  // Shows the step that the lesson has come to.
  void refresh();
  // Gives the keyboard to what the step asks for, if that is in the panel. False when the table is wanted.
  // The gentle coach sits by at the match that is offered after the last lesson; from setPlace() on.
  void setCoachComes(bool comes) { m_coachComes = comes; }
  bool takeFocus();

 Q_SIGNALS:
  void nextLesson();
  // The learner has done the last lesson and wants a match of their own.
  void matchRequested();
  void listRequested();
  void leaveRequested();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void fillTexts();
  void placeParts();
  void fillStep();
  void fillEnd();
  void fitShown();
  void fillOptions();
  void tell();
  void fillButtons();
  void setTeach(TeachText *label, const LessonText *text);
  bool waitsForReader() const;
  bool asksForTiles() const;

  std::unique_ptr<Ui::LessonPanel> m_ui;
  LessonPlay *m_play;
  TilePainter *m_painter;
  int m_number = 1;
  int m_count = 1;
  int m_asked = -1;  // step of the question that has the focus
  const Lesson *m_next = nullptr;
  bool m_coachComes = true;
  QList<OptionButton *> m_options;
  QString m_saidTold;
  QString m_stepTold;
};

}  // namespace janso
