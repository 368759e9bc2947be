// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The full coach next to the table: the advice with its reason, every possible action in figures and words,
// and all the details of the selected one, which a low panel leaves out.
#pragma once

#include <QDockWidget>
#include <array>
#include <memory>
#include <optional>

#include "coach/advice.h"
#include "widgets/lexicon/yakutexts.h"

namespace Ui {
class CoachPanel;
}

namespace janso {

class CoachRows;
class TilePainter;

class CoachPanel : public QDockWidget {
  Q_OBJECT

 public:
  // `painter` must outlive it.
  explicit CoachPanel(TilePainter *painter, QWidget *parent = nullptr);
  ~CoachPanel() override;

  void setNames(const std::array<QString, 4> &names) { m_names = names; }
  // Takes effect with the next advice.
  void setNaming(YakuNaming naming) { m_naming = naming; }
  void setAdvice(const Advice &advice, const SeatView &view);
  // The decision has been answered; marks the advice as past.
  void setPast();
  // Shows nothing.
  void clear();
  // Shows the details of this action, if it has a row.
  void lookAt(const Action &action);
  // The width of the panel in a window of this width.
  static int widthIn(int window);
  void focusRows();
  bool areRowsFocused() const;

  CoachRows *rows() const;
  QString adviceMarkup() const;
  QString detailMarkup() const;

 Q_SIGNALS:
  // The list of actions has returned the keyboard focus, as in CoachRows::left.
  void rowsLeft(QKeyEvent *key);

 protected:
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void showDetails();
  void fitDetails();
  bool isLow() const;
  void retranslate();

  std::unique_ptr<Ui::CoachPanel> m_ui;
  std::array<QString, 4> m_names;
  YakuNaming m_naming = YakuNaming::Romaji;
  struct Shown {
    Advice advice;
    SeatView view;
  };
  std::optional<Shown> m_shown;
  bool m_past = false;
};

}  // namespace janso
