// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One exercise after another: the position, the answer, the explanation, the next.
#pragma once

#include <QWidget>
#include <memory>

#include "coach/drill.h"
#include "widgets/tableoptions.h"
#include "widgets/yakutexts.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace janso {

class DrillHistory;
class DrillMaker;
class DrillStage;
class TeachText;
class TilePainter;

class DrillPage : public QWidget {
  Q_OBJECT

 public:
  struct Parts {
    TilePainter *painter = nullptr;
    DrillMaker *maker = nullptr;
    DrillHistory *history = nullptr;
    TableOptions table;
    YakuNaming naming = YakuNaming::Romaji;
  };
  // All parts must outlive it.
  explicit DrillPage(const Parts &parts, QWidget *parent = nullptr);

  // Begins with this question; `request.pool` is not used.
  void start(const DrillRequest &request, bool saved);
  const std::shared_ptr<const DrillQuestion> &question() const { return m_question; }
  DrillStage *stage() const { return m_stage; }
  void setNaming(YakuNaming naming);
  // Answers it: as the button does.
  void check();
  void next();
  // Gives up: what is right, counted as wrong.
  void showAnswer();
  bool isAnswered() const { return m_given.has_value(); }

 Q_SIGNALS:
  void questionShown();
  void counted();
  void left();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QWidget *buildTop();
  QWidget *buildTeacher();
  void translate();
  void showQuestion(const std::shared_ptr<const DrillQuestion> &question);
  void finish(const DrillAnswer &answer, Verdict verdict, bool gaveUp);
  void showTexts();
  void updateTop();
  void updateButtons();
  void share();

  Parts m_parts;
  DrillRequest m_request;
  bool m_saved = false;
  std::shared_ptr<const DrillQuestion> m_question;
  struct Given {
    DrillAnswer answer;
    Verdict verdict{};
    bool gaveUp = false;
  };
  std::optional<Given> m_given;

  QPushButton *m_back = nullptr;
  QLabel *m_title = nullptr;
  QLabel *m_streak = nullptr;
  QLabel *m_where = nullptr;
  QPushButton *m_copy = nullptr;
  DrillStage *m_stage = nullptr;
  QLabel *m_thinking = nullptr;
  QScrollArea *m_scroll = nullptr;
  TeachText *m_prompt = nullptr;
  TeachText *m_facts = nullptr;
  TeachText *m_verdict = nullptr;
  TeachText *m_reasons = nullptr;
  QPushButton *m_check = nullptr;
  QPushButton *m_show = nullptr;
};

}  // namespace janso
