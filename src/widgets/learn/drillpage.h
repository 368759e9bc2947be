// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page that shows one exercise after another: position, answer, explanation, next.
//
// A hand is laid out on felt: the question above it, answers and explanation below. An exercise with a table,
// a small window, and large texts have the question and explanation beside the position instead. Nothing
// moves when an answer is given.
#pragma once

#include <QWidget>
#include <memory>

#include "coach/drill.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/paint/tableoptions.h"

namespace Ui {
class DrillPage;
}

namespace janso {

class DrillHistory;
class DrillMaker;
class DrillStage;
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
  ~DrillPage() override;

  // Starts with this question; `request.pool` is not used.
  void start(const DrillRequest &request, bool saved);
  const std::shared_ptr<const DrillQuestion> &question() const { return m_question; }
  DrillStage *stage() const { return m_stage; }
  void setNaming(YakuNaming naming);
  // Checks the entered answer, as the button does.
  void check();
  void next();
  // Gives up: shows the right answer and counts the exercise as wrong.
  void showAnswer();
  bool isAnswered() const { return m_given.has_value(); }

 Q_SIGNALS:
  void questionShown();
  void counted();
  void closed();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void translate();
  void place();
  void placeParts(bool onFelt);
  bool fitsOnFelt() const;
  void fitCheck();
  void showQuestion(const std::shared_ptr<const DrillQuestion> &question);
  void finish(const DrillAnswer &answer, Verdict verdict, bool gaveUp);
  void showTexts();
  void updateTop();
  void updateButtons();
  void share();
  void announceParts(QStringList parts);

  std::unique_ptr<Ui::DrillPage> m_ui;
  DrillStage *m_stage = nullptr;
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
};

}  // namespace janso
