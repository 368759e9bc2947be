// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The glossary: a list to search in three scripts, and the term that was chosen.
#pragma once

#include <QDialog>
#include <vector>

#include "widgets/glossary.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace janso {

class TeachText;
class TilePainter;

class GlossaryDialog : public QDialog {
  Q_OBJECT

 public:
  // `painter` may be nullptr; else it must outlive the dialog.
  explicit GlossaryDialog(TilePainter *painter, QWidget *parent = nullptr);

  // Shows the term and clears the search; a word that is no term is searched for.
  void showTerm(const QString &id);
  QString term() const;  // id of what is shown; empty when nothing was found

 Q_SIGNALS:
  void yakuWanted(janso::YakuId id);

 protected:
  bool event(QEvent *event) override;  // takes the links of its texts
  bool eventFilter(QObject *object, QEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  QWidget *buildList();
  QWidget *buildEntry(TilePainter *painter);
  void translate();
  void fillList();
  void select(const GlossaryEntry &entry);
  void showRow(int row);
  void fillEntry();
  void focusLinks();
  void goBack();
  void followLink(const QString &id);

  QLineEdit *m_search = nullptr;
  QListWidget *m_list = nullptr;
  QLabel *m_nothing = nullptr;
  QScrollArea *m_scroll = nullptr;
  QLabel *m_title = nullptr;
  QLabel *m_names = nullptr;
  TeachText *m_text = nullptr;
  QLabel *m_exampleHead = nullptr;
  TeachText *m_example = nullptr;
  QLabel *m_seeHead = nullptr;
  TeachText *m_see = nullptr;
  QPushButton *m_yaku = nullptr;
  QPushButton *m_back = nullptr;
  QPushButton *m_close = nullptr;
  std::vector<GlossaryEntry> m_found;
  std::optional<GlossaryEntry> m_shown;
  std::vector<GlossaryEntry> m_before;  // for going back
};

}  // namespace janso
