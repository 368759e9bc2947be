// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The glossary: a list that can be searched in three scripts, and the selected term.
#pragma once

#include <QDialog>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/lexicon/glossary.h"

namespace Ui {
class GlossaryDialog;
}

namespace janso {

class TilePainter;

class GlossaryDialog : public QDialog {
  Q_OBJECT

 public:
  // `painter` may be nullptr; otherwise it must outlive the dialog.
  explicit GlossaryDialog(TilePainter *painter, QWidget *parent = nullptr);
  ~GlossaryDialog() override;

  // Shows the term and clears the search; a word that is not a term is searched for.
  void showTerm(const QString &id);
  // Whether there is a list of yaku to link to; true by default.
  void setYakuListThere(bool there);
  QString term() const;  // id of the visible term; empty if nothing was found

 Q_SIGNALS:
  void yakuRequested(janso::YakuId id);

 protected:
  bool event(QEvent *event) override;  // handles the links of its texts
  bool eventFilter(QObject *object, QEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fillList();
  void select(const GlossaryEntry &entry);
  void showRow(int row);
  void fillEntry();
  void focusLinks();
  void goBack();
  void followLink(const QString &id);

  std::unique_ptr<Ui::GlossaryDialog> m_ui;
  std::vector<GlossaryEntry> m_found;
  std::optional<GlossaryEntry> m_shown;
  bool m_yakuListThere = true;
  std::vector<GlossaryEntry> m_before;  // terms to go back to
};

}  // namespace janso
