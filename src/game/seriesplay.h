// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series between its matches: how it begins, goes on, and is found again.
//
// A series needs no store of its own. The setup of each of its matches, which stands in the journal's header,
// holds all matches played before; the newest journal of a series is the whole series, and a crash at any
// moment loses nothing that a match would not lose. Journals of single matches, older ones among them, have
// no series.
#pragma once

#include <QDateTime>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "game/matchsetup.h"
#include "records/ownedfile.h"
#include "rules/event.h"

namespace janso {

// Makes the match of `setup` the first of a series (anything that was played is forgotten): gives it an id,
// and its players their numbers and names. A setup without a series stays as it is.
MatchSetup beginSeries(MatchSetup setup);

// The series of `setup` with the match that ended with `result` added. `setup` has a series that is not over.
Series seriesWith(const MatchSetup &setup, const MatchResult &result);

// The match after that: same players and rules, seats by the series. Nothing when the series is over or there
// is none. A seed is carried on, so that a repeatable match begins a repeatable series.
std::optional<MatchSetup> nextSeriesMatch(const MatchSetup &setup, const MatchResult &result);

// A series as it was left.
struct KeptSeries {
  QString id;
  QDateTime begun;       // as far as its journals are still there
  QDateTime lastPlayed;  // when the newest match began
  RuleSet rules;
  Series series;                   // with every match that was played to its end
  QString unfinishedPath;          // the journal of the match in play; empty between matches
  std::optional<MatchSetup> next;  // between matches: the one to start; nothing when the series is over
  bool inUse = false;              // somebody plays it now, and nobody else can go on with it
};

// Every series in a folder of journals, the one played last first. What cannot be read is left out.
std::vector<KeptSeries> keptSeries(const QString &folder);
// The first of them, without looking at the others' results.
std::optional<KeptSeries> newestSeries(const QString &folder);

// A series is played by one program at a time: by the one that holds this.
struct SeriesHold {
  QString id;
  std::shared_ptr<OwnedFile> file;  // a small one beside the journals
};
// Nothing when another holds the series. Where no such file can be made the series is not guarded.
std::optional<SeriesHold> holdSeries(const QString &folder, const QString &id);

// The series is over with the matches played so far: it is found as one of so many matches from now on (not
// at all when it has none). A small file beside the journals says so. False when it could not be written.
bool endSeries(const QString &folder, const QString &id);

}  // namespace janso
