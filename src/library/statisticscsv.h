// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The statistics of matches as a table: a row for each match and seat, a column for each counter
// (statistics/counters.h), with commas between and quotes as RFC 4180 has them. What is not known is empty.
#pragma once

#include <QByteArray>
#include <QtGlobal>
#include <vector>

#include "library/libraryindex.h"
#include "library/searchquery.h"
#include "rules/result.h"

namespace janso {

// Newest matches first. Coached matches and branches are in it only where the query names a kind.
// `anonymous`: matches are numbered, names become "Player 7", no date. The error is one sentence.
Result<QByteArray> statisticsCsv(LibraryIndex &index, const SearchQuery &query, bool anonymous);
// Of these matches (ListedGame::id), of whatever kind.
Result<QByteArray> statisticsCsvOf(LibraryIndex &index, const std::vector<qint64> &games, bool anonymous);

}  // namespace janso
