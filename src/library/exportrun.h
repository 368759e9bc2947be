// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exports matches of the library, each to a file of its own.
#pragma once

#include <QByteArray>
#include <QString>
#include <QtGlobal>
#include <functional>
#include <utility>
#include <vector>

#include "library/libraryindex.h"
#include "rules/result.h"

namespace janso {

struct ProvedGame;

enum class ExportFormat {
  Mjlog,
  Mjai,
  Original,  // a copy of the file with everything that it contains
};

struct ExportOptions {
  ExportFormat format = ExportFormat::Mjlog;
  bool gzip = false;
  bool anonymize = false;      // not with Original; files are then numbered
  bool exchangeSuits = false;  // with anonymize: exchanges man, pin and sou, differently in each match
  quint32 seed = 0;            // for the choice of suits
};

struct ExportReport {
  int written = 0;
  bool canceled = false;
  std::vector<std::pair<QString, Error>> refused;  // the source file and the reason
};

// Called after each match, in the calling thread. Returning false cancels.
using ExportProgress = std::function<bool(int done, int games)>;

// Creates the folder. Existing files are not overwritten; their matches are refused. The error is one
// sentence.
Result<ExportReport> exportGames(const std::vector<ListedGame> &games, const QString &folder,
                                 const ExportOptions &options, const ExportProgress &progress = {});

// Returns a whole match as a file. Not for Original.
QByteArray written(const ProvedGame &game, ExportFormat format);

// Returns the proved match with this hash from a file.
Result<ProvedGame> gameInFile(const QString &path, const QString &hash);

}  // namespace janso
