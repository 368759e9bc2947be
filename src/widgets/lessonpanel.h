// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The teacher beside the table: the step's text, what is to be done, what was said about a try, and the way
// on and back.
//
// Everything can be reached by keys: Tab and the mnemonics, and the digits for the answers of a question.
#pragma once

#include <QList>
#include <QPushButton>
#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace janso {

class LessonPlay;
class LessonText;
struct Lesson;
class TeachText;
class TilePainter;

// An answer that may be drawn with tiles.
class OptionButton : public QPushButton {
  Q_OBJECT

 public:
  explicit OptionButton(TilePainter *painter, QWidget *parent);
  // `large`: the tiles are to be recognized.
  void setOption(int number, const QString &markup, bool large);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  TeachText *m_text;
};

class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  // Both must outlive the panel.
  LessonPanel(LessonPlay *play, TilePainter *painter, QWidget *parent);

  // "Lesson 3 of 24", and the lesson that follows; none after the last. `next` must outlive its showing.
  void setPlace(int number, int count, const Lesson *next);
  // From the playing of the lesson.
  void refresh();
  // To what the step asks for, if that is in the panel. False when the table is wanted.
  bool takeFocus();

 Q_SIGNALS:
  void nextLesson();
  // After the last lesson: a match of one's own.
  void matchRequested();
  void listRequested();
  void leaveRequested();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void build();
  QWidget *buildText();
  QWidget *buildButtons();
  void fillTexts();
  void fillStep();
  void fillEnd();
  void fitShown();
  void fillOptions();
  void fillButtons();
  void setTeach(TeachText *label, const LessonText *text);
  bool waitsForReader() const;
  bool asksForTiles() const;

  LessonPlay *m_play;
  TilePainter *m_painter;
  int m_number = 1;
  int m_count = 1;
  int m_asked = -1;  // step of the question that has the focus
  const Lesson *m_next = nullptr;
  QLabel *m_place = nullptr;
  QLabel *m_title = nullptr;
  QLabel *m_step = nullptr;
  QScrollArea *m_scroll = nullptr;
  QWidget *m_saidBox = nullptr;
  TeachText *m_said = nullptr;
  TeachText *m_text = nullptr;
  TeachText *m_show = nullptr;
  QWidget *m_goalBox = nullptr;
  QLabel *m_goalHead = nullptr;
  TeachText *m_goal = nullptr;
  QVBoxLayout *m_optionBox = nullptr;
  QList<OptionButton *> m_options;
  QPushButton *m_go = nullptr;
  QPushButton *m_back = nullptr;
  QPushButton *m_repeat = nullptr;
  QPushButton *m_hint = nullptr;
  QPushButton *m_list = nullptr;
  QPushButton *m_leave = nullptr;
};

}  // namespace janso
