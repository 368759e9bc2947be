// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The form of one opponent. Problems with a field are shown below it.
#pragma once

#include <QSpinBox>
#include <QWidget>
#include <memory>
#include <optional>

#include "game/setup/opponent.h"
#include "game/setup/opponentstore.h"

class QLabel;

namespace Ui {
class OpponentForm;
}

namespace janso {

// A spin box for milliseconds that shows and accepts seconds.
class SecondsSpin : public QSpinBox {
  Q_OBJECT

 public:
  explicit SecondsSpin(QWidget *parent = nullptr);

 protected:
  QString textFromValue(int value) const override;
  int valueFromText(const QString &text) const override;
  QValidator::State validate(QString &text, int &position) const override;

 private:
  std::optional<double> seconds(QString text) const;
};

class OpponentForm : public QWidget {
  Q_OBJECT

 public:
  explicit OpponentForm(QWidget *parent = nullptr);
  ~OpponentForm() override;

  // For a built-in bot only the notes can be changed.
  void setOpponent(const Opponent &opponent);
  Opponent opponent() const;
  // Sets the list that determines which names are taken.
  void setStore(const OpponentStore &store) { m_store = store; }
  // The first problem with what would be run; empty if there is none.
  QString problem() const;
  // Focuses the first field of a new opponent.
  void focusFirst();

 Q_SIGNALS:
  void edited();

 private:
  void connectAll();
  void showRows();
  void fillBots();
  void showFieldProblem(QLabel *label, QWidget *field, const QString &sentence);
  void check();
  void changed();
  QString nameProblem() const;
  QString environmentProblem() const;
  QString libraryProblem(const Opponent &now) const;
  bool canLoad(const Opponent &now) const;
  void browseLibrary();
  void browseCommand();
  void browseFolder();

  std::unique_ptr<Ui::OpponentForm> m_ui;
  std::optional<OpponentStore> m_store;  // from setStore()
  Opponent m_opponent;
  bool m_filling = false;
  bool m_libraryChosen = false;  // by the user, who wants to see its contents
};

}  // namespace janso
