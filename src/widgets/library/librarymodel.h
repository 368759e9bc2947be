// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The matches of the library as a table. Rows come in pages, when readOn() asks for the next; order and
// filter are the runner's work. A tree view would fetch all of them at once by canFetchMore().
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
  // Asks anew: the rows stay until the answer is there.
  void setQuery(const LibraryQuery &query);
  // For the next time that something is asked.
  void useQuery(const LibraryQuery &query) { m_query = query; }
  // The same query again, as many rows as are there: the library has changed.
  void refresh();

  // More rows are there than these, and nothing else is waited for.
  bool canReadOn() const { return m_more && !m_waiting; }
  void readOn();
  // Something stands in this column of the rows that are here.
  bool tells(LibraryColumn column) const { return m_tells[static_cast<std::size_t>(column)]; }
  const ListedGame *game(int row) const;
  int rowOf(qint64 id) const;  // -1 = not among those that are here
  int found() const { return m_found; }
  int all() const { return m_all; }
  // That the query found in all matches; -1 = it does not ask for positions.
  int positions() const { return m_positions == nullptr ? -1 : static_cast<int>(m_positions->size()); }
  // All of them, and those where I am on turn; null where none are asked for.
  std::shared_ptr<const std::vector<FoundPosition>> allPositions() const { return m_positions; }
  std::shared_ptr<const std::vector<FoundPosition>> myPositions() const { return m_mine; }
  // The first of them in this match; nothing = there is none.
  std::optional<FoundPosition> positionIn(qint64 game) const;
  bool isWaiting() const { return m_waiting; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  void sort(int column, Qt::SortOrder order) override;
  // Everything is said in another language.
  void retranslate();

 Q_SIGNALS:
  // The rows are those of the query.
  void answered();

 private:
  void ask(int most, qint64 after);
  void take(const LibraryRows &rows);
  void lookWhatTells();
  QString text(const ListedGame &game, LibraryColumn column) const;

  LibraryRunner *m_runner;
  LibraryQuery m_query;
  std::vector<ListedGame> m_rows;
  std::array<bool, kLibraryColumns> m_tells{};
  bool m_more = false;
  bool m_waiting = false;
  bool m_adds = false;  // what is waited for comes behind the rows that are here
  std::shared_ptr<const std::vector<FoundPosition>> m_positions;
  std::shared_ptr<const std::vector<FoundPosition>> m_mine;
  int m_found = 0;
  int m_all = 0;
};

}  // namespace janso
