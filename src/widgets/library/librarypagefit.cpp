// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// LibraryPage: how the list and the details of a match, and the columns of the list, share the width.
#include <QScrollBar>
#include <algorithm>
#include <array>

#include "ui_librarypage.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/library/librarymodel.h"
#include "widgets/library/librarypage.h"
#include "widgets/look/fonts.h"

namespace janso {

namespace {

// All in pixels, for texts as large as designed.
// Of the page: in a narrower one, what is told of a match stands below the list, which is at least so high.
constexpr int kSideBySideFrom = 850;
constexpr int kLeastList = 140;
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

void LibraryPage::fitParts() {
  const bool below = areFieldsStacked() && width() < theme::textPixels(kSideBySideFrom);
  m_ui->split->setOrientation(below ? Qt::Vertical : Qt::Horizontal);
  m_ui->list->setMinimumHeight(below ? qRound(theme::textPixels(kLeastList)) : 0);
}

// As wide as what stands in them, and not there where nothing does. In narrow windows the source is only told
// beside the list, and long names of rules are cut.
void LibraryPage::fitColumns() {
  const qreal text = theme::textScale();
  const int width = qRound(m_ui->list->width() / text);
  for (int column = 0; column < kLibraryColumns; ++column) {
    const auto which = static_cast<LibraryColumn>(column);
    // The first one gives the rows their height.
    const bool empty = which != LibraryColumn::Date && !m_model->isUseful(which);
    m_ui->list->setColumnHidden(column, empty || (width < kAllColumnsFrom && which == LibraryColumn::Source));
    if (column != columnOf(LibraryColumn::Names))
      m_ui->list->resizeColumnToContents(column);
  }
  const int notes = columnOf(LibraryColumn::Notes);
  m_ui->list->setColumnWidth(notes, std::min(qRound(kNotesWidth * text), m_ui->list->columnWidth(notes)));
  for (const auto &[which, most] : kNarrowColumns) {
    if (width < kWholeColumnsFrom)
      m_ui->list->setColumnWidth(columnOf(which),
                                 std::min(qRound(most * text), m_ui->list->columnWidth(columnOf(which))));
  }
  for (const LibraryColumn which : kGivingWay) {
    if (roomForNames() < kRoomForNames * text)
      m_ui->list->setColumnHidden(columnOf(which), true);
  }
}

int LibraryPage::roomForNames() const {
  // What it shows its rows in follows only after it has a new size itself.
  const QScrollBar *bar = m_ui->list->verticalScrollBar();
  int room = m_ui->list->contentsRect().width() - (bar->isVisible() ? bar->width() : 0);
  for (int column = 0; column < kLibraryColumns; ++column)
    room -= column == columnOf(LibraryColumn::Names) ? 0 : m_ui->list->columnWidth(column);
  return room;
}

}  // namespace janso
