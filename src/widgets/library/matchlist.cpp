// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/matchlist.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QScrollBar>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/controls/keygroups.h"
#include "widgets/library/librarymodel.h"
#include "widgets/look/fonts.h"

namespace janso {

namespace {

// All in pixels, for texts as large as designed.
constexpr int kLeastColumn = 48;
// In lists narrower than that some columns are not wider than this.
constexpr int kWholeColumnsFrom = 600;
constexpr int kNotesWidth = 170;  // of tags and note, at most
constexpr std::array kNarrowColumns{
    std::pair(LibraryColumn::Notes, 90), std::pair(LibraryColumn::Ruleset, 110),
    std::pair(LibraryColumn::Length, 62), std::pair(LibraryColumn::MyPlace, 58)};
// Where the names have less than this, columns give way to them, in this order: beside the list a match tells
// the same.
constexpr int kRoomForNames = 170;
constexpr std::array kGivingWay{LibraryColumn::Review, LibraryColumn::Ruleset};
constexpr int kAllColumnsFrom = 760;  // the list's width with room for where a match comes from

}  // namespace

MatchList::MatchList(QWidget *parent) : QTreeView(parent) {
  connect(this, &QTreeView::doubleClicked, this, &MatchList::openRequested);
}

void MatchList::setMatches(LibraryModel *model) {
  m_matches = model;
  setModel(model);
  QHeaderView *columns = header();
  columns->setSortIndicator(columnOf(LibraryColumn::Date), Qt::DescendingOrder);
  columns->setStretchLastSection(false);
  columns->setMinimumSectionSize(kLeastColumn);
  columns->setSectionsMovable(false);
  columns->setSectionResizeMode(columnOf(LibraryColumn::Names), QHeaderView::Stretch);
  connectSelection();
  // Before the end is in sight.
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
    const QScrollBar *bar = verticalScrollBar();
    if (value >= bar->maximum() - 2 * bar->pageStep())
      m_matches->readOn();
  });
}

void MatchList::connectSelection() {
  connect(m_matches, &LibraryModel::modelAboutToBeReset, this, [this] {
    for (const ListedGame &game : chosen())
      m_chosen.push_back(game.id);
    m_scrolled = verticalScrollBar()->value();
  });
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (const std::optional<ListedGame> game = current())
      m_shown = game->id;
    Q_EMIT gameShown();
  });
  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &MatchList::choiceChanged);
}

// --- The choice ---

std::optional<ListedGame> MatchList::current() const {
  const ListedGame *game = m_matches->game(currentIndex().row());
  return game != nullptr ? std::optional(*game) : std::nullopt;
}

std::vector<ListedGame> MatchList::chosen() const {
  std::vector<int> rows;
  for (const QModelIndex &index : selectionModel()->selectedRows())
    rows.push_back(index.row());
  std::ranges::sort(rows);
  std::vector<ListedGame> games;
  for (const int row : rows) {
    if (const ListedGame *game = m_matches->game(row))
      games.push_back(*game);
  }
  return games;
}

QStringList MatchList::chosenPaths() const {
  QStringList paths;
  for (const ListedGame &game : chosen())
    paths << game.path;
  paths.removeDuplicates();
  return paths;
}

void MatchList::chooseAgain() {
  if (!currentIndex().isValid() && m_matches->rowCount() > 0) {
    const int row = m_shown ? std::max(0, m_matches->rowOf(*m_shown)) : 0;
    const std::optional<qint64> byHand = m_shown;
    setCurrentIndex(m_matches->index(row, 0));
    m_shown = byHand;
    scrollTo(m_matches->index(row, 0));
    if (m_matches->isRefreshed())
      verticalScrollBar()->setValue(m_scrolled);
  }
  for (const qint64 game : std::exchange(m_chosen, {})) {
    if (const int row = m_shown ? m_matches->rowOf(game) : -1; row >= 0)
      selectionModel()->select(m_matches->index(row, 0),
                               QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
}

// --- The columns ---

// As wide as what stands in them, and not there where nothing does. In narrow windows the source is only told
// beside the list, and long names of rules are cut.
void MatchList::fit() {
  if (m_matches == nullptr)
    return;
  const qreal text = theme::textScale();
  const int wide = qRound(width() / text);
  for (int column = 0; column < kLibraryColumns; ++column) {
    const auto which = static_cast<LibraryColumn>(column);
    // The first one gives the rows their height.
    const bool empty = which != LibraryColumn::Date && !m_matches->isUseful(which);
    setColumnHidden(column, empty || (wide < kAllColumnsFrom && which == LibraryColumn::Source));
    if (column != columnOf(LibraryColumn::Names))
      resizeColumnToContents(column);
  }
  const int notes = columnOf(LibraryColumn::Notes);
  setColumnWidth(notes, std::min(qRound(kNotesWidth * text), columnWidth(notes)));
  for (const auto &[which, most] : kNarrowColumns) {
    if (wide < kWholeColumnsFrom)
      setColumnWidth(columnOf(which), std::min(qRound(most * text), columnWidth(columnOf(which))));
  }
  for (const LibraryColumn which : kGivingWay) {
    if (roomForNames() < kRoomForNames * text)
      setColumnHidden(columnOf(which), true);
  }
}

int MatchList::roomForNames() const {
  // Also asked before the viewport is laid out, so not by its width.
  const QScrollBar *bar = verticalScrollBar();
  int room = contentsRect().width() - (bar->isVisible() ? bar->width() : 0);
  for (int column = 0; column < kLibraryColumns; ++column)
    room -= column == columnOf(LibraryColumn::Names) ? 0 : columnWidth(column);
  return room;
}

// --- Events ---

void MatchList::keyPressEvent(QKeyEvent *event) {
  if (isEnter(event->key()))
    Q_EMIT openRequested();
  else if (event->key() == Qt::Key_Delete)
    Q_EMIT removeRequested();
  else
    QTreeView::keyPressEvent(event);
}

// The horizontal scroll bar is always off: else a column that is shown for a moment would call this again.
void MatchList::resizeEvent(QResizeEvent *event) {
  fit();
  QTreeView::resizeEvent(event);
}

}  // namespace janso
