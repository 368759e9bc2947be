// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of all exercises with their results, and the page on which they are done.
#pragma once

#include <QDialog>
#include <memory>

#include "coach/drill.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/paint/tableoptions.h"

namespace Ui {
class DrillsDialog;
}

namespace janso {

class DrillHistory;
class DrillMaker;
class DrillPage;
class TilePainter;

class DrillsDialog : public QDialog {
  Q_OBJECT

 public:
  struct Parts {
    TilePainter *painter = nullptr;  // must outlive the dialog
    QString matchesFolder;           // of saved matches; empty = none
    QString historyFile;             // empty = the history is not saved
    TableOptions table;
    YakuNaming naming = YakuNaming::Romaji;
  };
  explicit DrillsDialog(const Parts &parts, QWidget *parent = nullptr);
  ~DrillsDialog() override;

  // Opens this question at once, skipping the list of exercises.
  void begin(DrillId id, int level, std::uint64_t seed, int number);
  DrillPage *page() const { return m_page; }
  // Sets how yaku are named from now on.
  void setNaming(YakuNaming naming);
  const DrillHistory &history() const { return *m_history; }

 protected:
  void changeEvent(QEvent *event) override;
  void reject() override;

 private:
  // Fills the options; the selection stays.
  void fillChoices();
  void fillList();
  void drillSelected();
  DrillId selected() const;
  void startSelected();
  void readSeed();
  void showHome();
  QString historyText(DrillId id) const;

  std::unique_ptr<Ui::DrillsDialog> m_ui;
  Parts m_parts;
  std::unique_ptr<DrillHistory> m_history;
  DrillMaker *m_maker = nullptr;
  DrillPage *m_page = nullptr;
  int m_number = 1;  // number of the first question; a shared line can set another
};

}  // namespace janso
