// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All exercises with how they went, and the page on which they are done.
#pragma once

#include <QDialog>
#include <memory>

#include "coach/drill.h"
#include "widgets/tableoptions.h"
#include "widgets/yakutexts.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace janso {

class DrillHistory;
class DrillMaker;
class DrillPage;
class TeachText;
class TilePainter;

class DrillsDialog : public QDialog {
  Q_OBJECT

 public:
  struct Parts {
    TilePainter *painter = nullptr;  // must outlive the dialog
    QString matchesFolder;           // of saved matches; empty = none
    QString historyFile;             // empty = nothing is kept
    TableOptions table;
    YakuNaming naming = YakuNaming::Romaji;
  };
  explicit DrillsDialog(const Parts &parts, QWidget *parent = nullptr);
  ~DrillsDialog() override;

  // Without the list before it.
  void begin(DrillId id, int level, std::uint64_t seed, int number);
  DrillPage *page() const { return m_page; }
  // Of the yaku, from now on.
  void setNaming(YakuNaming naming);
  const DrillHistory &history() const { return *m_history; }

 protected:
  void changeEvent(QEvent *event) override;
  void reject() override;

 private:
  QWidget *buildHome();
  QWidget *buildAbout();
  void translate();
  void fillList();
  void drillSelected();
  DrillId selected() const;
  void startSelected();
  void readSeed();
  void showHome();
  QString historyText(DrillId id) const;

  Parts m_parts;
  std::unique_ptr<DrillHistory> m_history;
  DrillMaker *m_maker = nullptr;
  QStackedWidget *m_stack = nullptr;
  DrillPage *m_page = nullptr;
  QListWidget *m_list = nullptr;
  TeachText *m_about = nullptr;
  QLabel *m_levelLabel = nullptr;
  QComboBox *m_level = nullptr;
  QLabel *m_sourceLabel = nullptr;
  QComboBox *m_source = nullptr;
  QLabel *m_seedLabel = nullptr;
  QLineEdit *m_seed = nullptr;
  QPushButton *m_start = nullptr;
  QPushButton *m_close = nullptr;
  int m_number = 1;  // of the first question: a shared line may name another
};

}  // namespace janso
