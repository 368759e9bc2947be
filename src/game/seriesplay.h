// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series between its matches: starts it, continues it and finds it again.
//
// A series needs no file of its own. The setup of each of its matches, which is in the header of the journal,
// contains all matches played before. The newest journal of a series therefore holds the whole series, and a
// crash loses no more than it would in a single match. Journals of single matches, including older ones, have
// no series.
#pragma once

#include <QDateTime>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "game/setup/matchsetup.h"
#include "records/ownedfile.h"
#include "rules/event.h"

namespace janso {

// Makes the match of `setup` the first of a series, without any earlier matches: gives the series an id and
// its players their numbers and names. A setup without a series is returned unchanged.
MatchSetup beginSeries(MatchSetup setup);

// Returns the series of `setup` with the match that ended with `result` added. `setup` must have a series
// that is not over.
Series seriesWith(const MatchSetup &setup, const MatchResult &result);

// Returns the setup of the match after that: same players and rules, seats according to the series. Nothing
// when the series is over or there is none. The seed is derived from the last one, so a repeatable match
// begins a repeatable series.
std::optional<MatchSetup> nextSeriesMatch(const MatchSetup &setup, const MatchResult &result);

// A saved series.
struct SavedSeries {
  QString id;
  QDateTime begun;       // when the oldest journal that still exists began
  QDateTime lastPlayed;  // when the newest match began
  RuleSet rules;
  Series series;                   // includes every finished match
  QString unfinishedPath;          // the journal of the unfinished match; empty between matches
  std::optional<MatchSetup> next;  // between matches: the next one; nothing when the series is over
  bool inUse = false;              // being played now; no other program can continue it
};

// Returns every series in a folder of journals, the one played last first. Unreadable journals are skipped.
std::vector<SavedSeries> savedSeries(const QString &folder);
// Returns the first of them without reading the results of the others.
std::optional<SavedSeries> newestSeries(const QString &folder);

// The right to play a series. Only one program at a time can hold it.
struct SeriesHold {
  QString id;
  std::shared_ptr<OwnedFile> file;  // a lock file in the journal folder
};
// Returns nothing when another program holds the series. If the lock file cannot be created, the series is
// not protected.
std::optional<SeriesHold> holdSeries(const QString &folder, const QString &id);

// Ends the series with the matches played so far: from now on it is found as a series of that length, or not
// at all if no match was finished. A small file in the journal folder records this. Returns false when that
// file could not be written.
bool endSeries(const QString &folder, const QString &id);

}  // namespace janso
