// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches of the library written out again, each into a file of its own.
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
  Original,  // the file as it lies there, with all that it says
};

struct ExportOptions {
  ExportFormat format = ExportFormat::Mjlog;
  bool gzip = false;
  bool anonymise = false;      // not with Original; files are then numbered
  bool exchangeSuits = false;  // with anonymise: man, pin, sou trade places, match by match
  quint32 seed = 0;            // by which they do
};

struct ExportReport {
  int written = 0;
  bool cancelled = false;
  std::vector<std::pair<QString, Error>> refused;  // the file that it lies in, and why
};

// Called after each match, on the calling thread; false cancels.
using ExportProgress = std::function<bool(int done, int games)>;

// Makes the folder; a file that is there already is not touched: the match is refused. The error is one
// sentence.
Result<ExportReport> exportGames(const std::vector<ListedGame> &games, const QString &folder,
                                 const ExportOptions &options, const ExportProgress &progress = {});

// The whole of a match as a file. Not for Original.
QByteArray written(const ProvedGame &game, ExportFormat format);

// The proved match with this hash out of a file.
Result<ProvedGame> gameInFile(const QString &path, const QString &hash);

}  // namespace janso
