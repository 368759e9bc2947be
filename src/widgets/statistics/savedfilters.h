// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The button of the named filters: its menu saves the current filters, and applies or removes saved ones.
#pragma once

#include <QPushButton>
#include <QString>
#include <functional>

#include "library/savedsearches.h"
#include "rules/result.h"

class QMenu;

namespace janso {

class StatisticsFilters;

class SavedFilters : public QPushButton {
  Q_OBJECT

 public:
  // For these filters, which must outlive it.
  explicit SavedFilters(StatisticsFilters &filters, QWidget *parent = nullptr);

  // The library in which filters are saved; without one, the button is hidden.
  void setLibrary(const QString &folder);
  // A sentence for the page about what could not be read from the file. Empty = no problem.
  QString problem() const;

 Q_SIGNALS:
  // A sentence about the last action; empty = it succeeded.
  void message(const QString &sentence);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void retranslate();
  void fill();
  void save();
  void choose(const SavedSearch &filter);
  void change(const std::function<void(SavedSearches &)> &what);

  StatisticsFilters &m_filters;
  QMenu *m_menu;
  QString m_folder;
};

}  // namespace janso
