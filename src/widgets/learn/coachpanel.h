// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The full coach beside the table: the advice with its reason, every possible action in figures and words,
// and all about the one that is looked at.
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
  // Yaku are called so from the next advice on.
  void setNaming(YakuNaming naming) { m_naming = naming; }
  void setAdvice(const Advice &advice, const SeatView &view);
  // The decision is answered: what is shown is of the past.
  void setPast();
  // Nothing is to be seen.
  void clear();
  // Shows the details of this action, if it has a row.
  void lookAt(const Action &action);
  // How wide the panel is in a window of this width.
  static int widthIn(int window);
  void focusRows();
  bool areRowsFocused() const;

  CoachRows *rows() const;
  QString adviceMarkup() const;
  QString detailMarkup() const;

 Q_SIGNALS:
  // The list of actions has given the keyboard back, as CoachRows::left says.
  void rowsLeft(QKeyEvent *key);

 protected:
  void keyPressEvent(QKeyEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void showDetails();
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
