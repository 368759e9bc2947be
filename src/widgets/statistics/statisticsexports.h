// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The menu that saves and prints what the page of statistics shows.
#pragma once

#include <QMenu>
#include <array>

namespace janso {

class StatisticsPage;

class StatisticsExports : public QMenu {
  Q_OBJECT

 public:
  // Asks with dialogs over the page, which must outlive the menu.
  explicit StatisticsExports(StatisticsPage &page, QWidget *parent);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  struct Entry {
    const char *text;
    void (StatisticsExports::*run)();
  };
  static const std::array<Entry, 5> &entries();
  void retranslate();
  void saveTable();
  void saveChart();
  void saveNumbers();
  void print();
  void savePdf();

  StatisticsPage &m_page;
};

}  // namespace janso
