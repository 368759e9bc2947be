// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The teacher's panel next to the table: the text of the step, the task, the comment on an attempt, and the
// buttons to go forward and back. The comment has its room from the beginning, so it moves nothing.
//
// Everything can be reached by keys: Tab and the mnemonics, and digits for the answers to a question.
#pragma once

#include <QList>
#include <QWidget>
#include <memory>
#include <optional>
#include <utility>

#include "widgets/learn/optionbutton.h"

namespace Ui {
class LessonPanel;
}
class QSpacerItem;

namespace janso {

class LessonPlay;
class LessonText;
struct Action;
struct Lesson;
struct LessonStep;
class TeachText;
class TilePainter;

class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  // Both pointers must outlive the panel.
  LessonPanel(LessonPlay *play, TilePainter *painter, QWidget *parent);
  ~LessonPanel() override;

  // Sets "Lesson 3 of 24" and the lesson that follows; `next` is nullptr after the last, and must outlive its
  // display.
  void setPlace(int number, int count, const Lesson *next);
  // How many lessons are done; shown at the end of a lesson.
  void setDone(int lessons);
  // Shows the current step of the lesson.
  void refresh();
  // Whether the gentle coach will help in the match offered after the last lesson. Takes effect with the next
  // setPlace().
  void setCoachComes(bool comes) { m_coachComes = comes; }
  // Moves the keyboard focus to what the step requires, if that is in the panel. Returns false if the table
  // needs the focus.
  bool takeFocus();

 Q_SIGNALS:
  void nextLesson();
  // The learner has finished a lesson and wants to play a match.
  void matchRequested();
  void listRequested();
  void closeRequested();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
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
  void announceStep();
  void fillButtons();
  int roomBetween() const;
  void reserveRoom(bool anotherStep);
  void fitContents();
  int contentsHeight() const;
  void keepWidth(bool withBar);
  void settle();
  static void setTeach(TeachText *label, const LessonText &text);
  static QString comment(const LessonText &text, const std::optional<Action> &wrong);
  static QString missedText();
  static QStringList comments(const LessonStep &step);
  bool waitsForReader() const;
  bool mayContinue() const;
  OptionButton::Size optionSize() const;

  std::unique_ptr<Ui::LessonPanel> m_ui;
  LessonPlay *m_play;
  TilePainter *m_painter;
  int m_number = 1;
  int m_count = 1;
  int m_done = 0;
  QSpacerItem *m_room = nullptr;  // as high as the comment may become
  int m_reserved = 0;
  std::pair<const Lesson *, int> m_shown{nullptr, -1};  // the step that is shown
  int m_asked = -1;                                     // the step whose question has the focus
  const Lesson *m_next = nullptr;
  bool m_coachComes = true;
  QList<OptionButton *> m_options;
  QString m_announcedFeedback;
  QString m_announcedStep;
};

}  // namespace janso
