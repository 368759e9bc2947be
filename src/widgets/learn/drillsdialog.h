// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All exercises with how they went, and the page on which they are done.
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
    QString historyFile;             // empty = nothing is kept
    TableOptions table;
    YakuNaming naming = YakuNaming::Romaji;
  };
  explicit DrillsDialog(const Parts &parts, QWidget *parent = nullptr);
  ~DrillsDialog() override;

  // Opens this question at once, without the list of drills before it.
  void begin(DrillId id, int level, std::uint64_t seed, int number);
  DrillPage *page() const { return m_page; }
  // Yaku are called so from now on.
  void setNaming(YakuNaming naming);
  const DrillHistory &history() const { return *m_history; }

 protected:
  void changeEvent(QEvent *event) override;
  void reject() override;

 private:
  // What can be chosen; what is chosen stays.
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
  int m_number = 1;  // of the first question: a shared line may name another
};

}  // namespace janso
