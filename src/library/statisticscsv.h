// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The statistics of matches as a table: one row for each match and seat, one column for each counter
// (statistics/counters.h). Values are separated by commas and quoted as in RFC 4180. Unknown values are
// empty.
#pragma once

#include <QByteArray>
#include <QtGlobal>
#include <vector>

#include "library/libraryindex.h"
#include "library/searchquery.h"
#include "rules/result.h"

namespace janso {

// Newest matches first. Coached matches and branches are only included if the query names a kind.
// `anonymous`: matches are numbered, names become "Player 7", and dates are left out. The error is one
// sentence.
Result<QByteArray> statisticsCsv(LibraryIndex &index, const SearchQuery &query, bool anonymous);
// The table for these matches (ListedGame::id), of any kind.
Result<QByteArray> statisticsCsvOf(LibraryIndex &index, const std::vector<qint64> &games, bool anonymous);

}  // namespace janso
