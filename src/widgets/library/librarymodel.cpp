// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/librarymodel.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <iterator>
#include <tuple>

#include "widgets/lexicon/numbers.h"
#include "widgets/library/libraryrunner.h"

namespace janso {

namespace {

Qt::Alignment sideOf(LibraryColumn column) {
  return column == LibraryColumn::MyScore ? Qt::AlignRight : Qt::AlignLeft;
}

}  // namespace

LibraryModel::LibraryModel(LibraryRunner *runner, QObject *parent)
    : QAbstractTableModel(parent), m_runner(runner) {
  connect(runner, &LibraryRunner::listed, this, &LibraryModel::take);
  connect(runner, &LibraryRunner::failed, this, [this] { m_waiting = false; });
}

// --- Asking ---

void LibraryModel::setQuery(const LibraryQuery &query) {
  m_query = query;
  m_refreshed = false;
  ask(kPage, 0);
}

void LibraryModel::refresh() {
  m_refreshed = true;
  ask(std::max(kPage, rowCount()), 0);
}

void LibraryModel::ask(int most, qint64 after) {
  m_waiting = true;
  m_adds = after != 0;
  m_runner->list({m_query, most, after, 0});
}

void LibraryModel::take(const LibraryRows &rows) {
  m_waiting = false;
  m_more = rows.more;
  m_found = rows.found;
  m_all = rows.all;
  m_positions = rows.positions;
  m_mine = rows.mine;
  if (m_adds && !rows.games.empty()) {
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.games.size()) - 1);
    std::ranges::copy(rows.games, std::back_inserter(m_rows));
    endInsertRows();
  } else if (!m_adds) {
    beginResetModel();
    m_rows = rows.games;
    endResetModel();
  }
  findUsefulColumns();
  Q_EMIT answered();
}

void LibraryModel::readOn() {
  if (canReadOn())
    ask(kPage, m_rows.back().id);
}

void LibraryModel::sort(int column, Qt::SortOrder order) {
  if (column < 0 || column >= kLibraryColumns)
    return;
  LibraryQuery query = m_query;
  query.order = static_cast<LibraryColumn>(column);
  query.descending = order == Qt::DescendingOrder;
  setQuery(query);
}

// --- Telling ---

void LibraryModel::findUsefulColumns() {
  for (int column = 0; column < kLibraryColumns; ++column) {
    const auto which = static_cast<LibraryColumn>(column);
    m_useful[static_cast<std::size_t>(column)] =
        std::ranges::any_of(m_rows, [&](const ListedGame &game) { return !text(game, which).isEmpty(); });
  }
}

const ListedGame *LibraryModel::game(int row) const {
  return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int LibraryModel::rowOf(qint64 id) const {
  const auto found = std::ranges::find(m_rows, id, &ListedGame::id);
  return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

std::optional<FoundPosition> LibraryModel::positionIn(qint64 game) const {
  if (m_positions == nullptr)
    return std::nullopt;
  std::optional<FoundPosition> first;
  for (const FoundPosition &position : *m_positions) {
    if (position.game == game &&
        (!first || std::tie(position.hand, position.event) < std::tie(first->hand, first->event)))
      first = position;
  }
  return first;
}

int LibraryModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LibraryModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : kLibraryColumns;
}

QString LibraryModel::text(const ListedGame &game, LibraryColumn column) const {
  const std::optional<int> mine = mySeat(game, m_query);
  const ListedGame::Seat *seat = mine ? &game.seats[static_cast<std::size_t>(*mine)] : nullptr;
  switch (column) {
    case LibraryColumn::Date:
      return shownDate(game);
    case LibraryColumn::Ruleset:
      return rulesetOf(game);
    case LibraryColumn::Length:
      //: How many hands there are of a match whose record stops early
      return game.complete ? QString::number(game.hands) : tr("%1 …").arg(game.hands);
    case LibraryColumn::Names:
      return namesOf(game).join(QStringLiteral(", "));
    case LibraryColumn::MyPlace:
      return seat != nullptr && seat->place ? placeText(*seat->place) : QString();
    case LibraryColumn::MyScore:
      return seat != nullptr && seat->score ? pointsText(*seat->score) : QString();
    case LibraryColumn::Notes:
      return notesAndTagsOf(game);
    case LibraryColumn::Review:
      //: In the column "Review": one is there
      return game.reviewed ? tr("Yes") : QString();
    case LibraryColumn::Source:
      return isPlayedHere(game, m_query) ? tr("Played here") : QFileInfo(game.path).fileName();
  }
  return {};
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const {
  const ListedGame *row = index.isValid() ? game(index.row()) : nullptr;
  if (row == nullptr)
    return {};
  const auto column = static_cast<LibraryColumn>(index.column());
  if (role == Qt::DisplayRole)
    return text(*row, column);
  if (role == Qt::TextAlignmentRole)
    return QVariant(sideOf(column) | Qt::AlignVCenter);
  if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
    return {};
  const QString said = text(*row, column);
  if (column == LibraryColumn::Length) {
    const QString hands = tr("%n hand(s)", "length of a match", row->hands);
    return row->complete ? hands : tr("%1: the record ends early").arg(hands);
  }
  if (column == LibraryColumn::Source && role == Qt::ToolTipRole)
    return QDir::toNativeSeparators(row->path);
  return said.isEmpty() && role == Qt::AccessibleTextRole ? tr("unknown") : said;
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal)
    return {};
  const auto column = static_cast<LibraryColumn>(section);
  if (role == Qt::TextAlignmentRole)
    return QVariant(sideOf(column) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole)
    return {};
  switch (column) {
    case LibraryColumn::Date:
      return tr("Date");
    case LibraryColumn::Ruleset:
      return tr("Rules");
    case LibraryColumn::Length:
      //: Column: how many hands were played
      return tr("Hands");
    case LibraryColumn::Names:
      return tr("Players");
    case LibraryColumn::MyPlace:
      //: Column: the user's final place
      return tr("Place");
    case LibraryColumn::MyScore:
      //: Column: my points at the end
      return tr("Score");
    case LibraryColumn::Notes:
      //: Column: tags and the first note of a match
      return tr("Tags, note");
    case LibraryColumn::Review:
      //: Column: whether a review was made
      return tr("Review");
    case LibraryColumn::Source:
      //: Column: where the record comes from
      return tr("Source");
  }
  return {};
}

void LibraryModel::retranslate() {
  m_query.locale = QLocale();
  if (!m_rows.empty())
    refresh();
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, kLibraryColumns - 1);
  if (!m_rows.empty())
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kLibraryColumns - 1));
}

}  // namespace janso
