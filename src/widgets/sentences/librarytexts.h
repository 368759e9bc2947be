// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about the library: its size, the results of imports, problems.
#pragma once

#include <QString>

#include "library/handmoves.h"

namespace janso {

// "1,003 matches", or "12 of 1,003 matches" if a filter leaves fewer. `positions` is the number of positions
// found in them; -1 = no search for positions.
QString librarySize(int found, int all, int positions = -1);

struct ImportCounts {
  int files = 0;
  int added = 0;
  int known = 0;       // files or matches that were already in the library
  int lengthened = 0;  // matches for which a longer record was found
  bool canceled = false;
};
// Does not mention refused files.
QString importSentence(const ImportCounts &counts);
QString importProgress(int done, int files);

// The question before files go to the trash. `matchesInFirst` is the number of matches in the first of them.
QString removeQuestion(int files, const QString &first, int matchesInFirst);
// `reason` is the system's message, in English.
QString notRemovedSentence(const QString &path, const QString &reason);
// What to export about matches, and in which format.
enum class ExportForm { Mjlog, Mjai, Original, Csv };
struct ExportChoice {
  ExportForm form = ExportForm::Mjlog;
  bool anonymize = false;      // not with Original
  bool exchangeSuits = false;  // only with anonymize, for Mjlog and Mjai
  bool gzip = false;           // for Mjlog and Mjai
};
// What is exported, and what is not.
QString exportPreview(int matches, const ExportChoice &choice);
QString exportProgress(int done, int matches);
QString exportSentence(int written, bool canceled);

// The move made in a position: "Discard 5 pin".
QString positionMoveText(const PositionMove &move);
// The number of positions counted, and what the averages mean.
QString positionCounts(int all, int mine);

QString libraryProblem(const QString &reason);
QString libraryRebuilt();

}  // namespace janso
