// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One exercise after another: the position, the answer, the explanation, the next.
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
  void translate();
  void showQuestion(const std::shared_ptr<const DrillQuestion> &question);
  void finish(const DrillAnswer &answer, Verdict verdict, bool gaveUp);
  void showTexts();
  void updateTop();
  void updateButtons();
  void share();
  void tell(QStringList parts);

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
