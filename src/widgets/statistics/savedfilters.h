// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The button of the filters that are kept under a name: its menu keeps what is chosen, chooses, removes.
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
  // Of those boxes, which must outlive it.
  explicit SavedFilters(StatisticsFilters &filters, QWidget *parent = nullptr);

  // Where they are kept; the button is not shown without a library.
  void setLibrary(const QString &folder);
  // A sentence for the page: what of the file cannot be read. Empty = all can.
  QString problem() const;

 Q_SIGNALS:
  // A sentence about what was just done; empty = it went well.
  void said(const QString &sentence);

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
