// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches of the library as a table. Rows arrive in pages, when readOn() requests the next one; the
// runner orders and filters them. canFetchMore() is not used because a tree view would fetch all pages at
// once through it.
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/library/libraryquery.h"

namespace janso {

class LibraryRunner;

class LibraryModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kPage = 200;  // rows

  // The runner must outlive it.
  explicit LibraryModel(LibraryRunner *runner, QObject *parent = nullptr);

  const LibraryQuery &query() const { return m_query; }
  // Requests rows for a new query; the old rows stay until the answer arrives.
  void setQuery(const LibraryQuery &query);
  // Sets the query for the next request.
  void useQuery(const LibraryQuery &query) { m_query = query; }
  // Repeats the query for as many rows as are present, because the library has changed.
  void refresh();

  // Whether more rows exist and no answer is pending.
  bool canReadOn() const { return m_more && !m_waiting; }
  void readOn();
  // Whether any present row has a value in this column.
  bool isUseful(LibraryColumn column) const { return m_useful[static_cast<std::size_t>(column)]; }
  const ListedGame *game(int row) const;
  int rowOf(qint64 id) const;  // -1 = not among the present rows
  int found() const { return m_found; }
  int all() const { return m_all; }
  // Number of positions that the query found in all matches; -1 = it does not search for positions.
  int positions() const { return m_positions == nullptr ? -1 : static_cast<int>(m_positions->size()); }
  // All of them, and those in which it is the user's turn; null if the query does not search for positions.
  std::shared_ptr<const std::vector<FoundPosition>> allPositions() const { return m_positions; }
  std::shared_ptr<const std::vector<FoundPosition>> myPositions() const { return m_mine; }
  // The first position in this match; nothing = there is none.
  std::optional<FoundPosition> positionIn(qint64 game) const;
  bool isWaiting() const { return m_waiting; }
  // Whether the rows were asked for by refresh(), not by a new query.
  bool isRefreshed() const { return m_refreshed; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  void sort(int column, Qt::SortOrder order) override;
  // The language has changed.
  void retranslate();

 Q_SIGNALS:
  // The rows now match the query.
  void answered();

 private:
  void ask(int most, qint64 after);
  void take(const LibraryRows &rows);
  void findUsefulColumns();
  QString text(const ListedGame &game, LibraryColumn column) const;

  LibraryRunner *m_runner;
  LibraryQuery m_query;
  std::vector<ListedGame> m_rows;
  std::array<bool, kLibraryColumns> m_useful{};
  bool m_more = false;
  bool m_waiting = false;
  bool m_refreshed = false;
  bool m_adds = false;  // the pending answer will be added after the present rows
  std::shared_ptr<const std::vector<FoundPosition>> m_positions;
  std::shared_ptr<const std::vector<FoundPosition>> m_mine;
  int m_found = 0;
  int m_all = 0;
};

}  // namespace janso
