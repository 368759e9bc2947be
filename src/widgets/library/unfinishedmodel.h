// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The unfinished matches as a list.
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <vector>

#include "records/journalindex.h"

namespace janso {

class UnfinishedModel : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;

  void setMatches(std::vector<UnfinishedMatch> matches);
  const UnfinishedMatch *match(int row) const;
  int rowOf(const QString &path) const;  // -1 = not in the list

  int rowCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;

 private:
  std::vector<UnfinishedMatch> m_matches;
};

}  // namespace janso
