// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said about the library: how much is in it, what an import brought, what went wrong.
#pragma once

#include <QString>

#include "library/handmoves.h"

namespace janso {

// "1,003 matches", or "12 of 1,003 matches" where a filter leaves fewer.
// `positions`: how many were found in them; -1 = none were searched for.
QString librarySize(int found, int all, int positions = -1);

struct ImportCounts {
  int files = 0;
  int added = 0;
  int known = 0;       // files or matches that were there already
  int lengthened = 0;  // matches of which a longer record was found
  bool cancelled = false;
};
// Without the files that were refused.
QString importSentence(const ImportCounts &counts);
QString importProgress(int done, int files);

// The question before files go into the trash. `matchesInFirst`: how many the first of them holds.
QString removeQuestion(int files, const QString &first, int matchesInFirst);
// `reason`: the system's words, in English.
QString notRemovedSentence(const QString &path, const QString &reason);
// What is written of matches, and in which form.
enum class ExportForm { Mjlog, Mjai, Original, Csv };
struct ExportChoice {
  ExportForm form = ExportForm::Mjlog;
  bool anonymise = false;      // not with Original
  bool exchangeSuits = false;  // with anonymise, of Mjlog and Mjai
  bool gzip = false;           // of Mjlog and Mjai
};
// What leaves, and what stays.
QString exportPreview(int matches, const ExportChoice &choice);
QString exportProgress(int done, int matches);
QString exportSentence(int written, bool cancelled);

// What was done in a position: "discards 5 Pin".
QString positionMoveText(const PositionMove &move);
// How many positions were counted, and what the means are of.
QString positionCounts(int all, int mine);

QString libraryProblem(const QString &reason);
QString libraryBegunAnew();

}  // namespace janso
