// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs of hours that can be split between processes and machines. A run is a number of units, such as matches
// or decisions. A shard carries out its share of them and writes a part file; the parts of all shards
// together give exactly what one run gives.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <array>
#include <functional>
#include <span>
#include <vector>

#include "cli/command/command.h"
#include "cli/command/shards.h"

namespace janso::cli {

// What the options say.
struct SplitRun {
  Shard shard;
  QString part;        // the part file to write; empty = none
  bool merge = false;  // combine `files` instead of running
  QStringList files;   // part files
};

Mistake setRunShard(const GivenOption &option, SplitRun &run);

// The rows for a struct that derives from SplitRun, without the one for the words.
template <typename Given>
constexpr auto splitRows() {
  return std::to_array<Option<Given>>({
      {{"--shard", "K/N",
        "carry out only every Nth unit of the work, starting with the Kth, and write the results to --part; "
        "--merge combines the files of all N shards"},
       [](const GivenOption &option, Given &given) { return setRunShard(option, given); }},
      {{"--part", "FILE", "write the results to this file, for --merge"}, &setText<&SplitRun::part>},
      {{"--merge", "",
        "combine the files of shards; the result is the same as if one run had done everything"},
       &setFlag<&SplitRun::merge>},
  });
}

// The row for the part files, of a command without other words.
template <typename Given>
constexpr auto partFileRow() {
  return std::to_array<Option<Given>>({
      {{"FILE", "", "with --merge: read these files written by --part"}, &addText<&SplitRun::files>},
  });
}

// A mistake in what the options say together. `used` are the rows of `options` that were used; those whose
// names are in `withMerge`, --part and the words may be used with --merge, all others decide what is run.
Mistake mistakeIn(const SplitRun &run, std::span<const OptionInfo> options,
                  const std::vector<std::size_t> &used, const QStringList &withMerge = {});

// One command's work. A row is an array that begins with the number of its unit.
struct SplitWork {
  QString name;      // of the command; a part of another one is refused
  QJsonObject plan;  // all that decides the results
  std::function<QJsonArray(const Shard &shard)> carryOut;
  // Gets the plan of the part files and the rows of all units in their order, and returns the exit status.
  // The error says what is wrong with a file.
  std::function<Result<int>(const QJsonObject &plan, const QJsonArray &rows)> report;
};

// Carries the work out or combines part files. Reports if the results are complete; otherwise writes the part
// file, or after a merge says what is missing.
Result<int> runSplit(const SplitRun &run, const SplitWork &work, Console &console);

// The same shard, moved on by `by`, for work whose units are themselves split: so that the first shards do
// not get the first unit of every one.
Shard movedOn(const Shard &shard, int by);

}  // namespace janso::cli
