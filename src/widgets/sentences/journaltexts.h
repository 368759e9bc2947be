// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is wrong with the journal of a match, for whoever plays it: whole sentences, with no tile that was
// dealt.
#pragma once

#include <QString>

#include "records/journalfault.h"
#include "records/journalindex.h"

namespace janso {

// What the system refused, as the part of a sentence: "no space is left on the device".
QString systemReason(int error);

// Why a match cannot go on.
QString journalSentence(const JournalProblem &problem);

// Why the match at the table is not saved, or only half.
QString savingSentence(const JournalProblem &problem);

// "East 2, turn 7"; of a match of which nothing can be read, the name of its file.
QString journalPlace(const MatchSummary &match);
// Whether and from where it can go on.
QString unfinishedSentence(const UnfinishedMatch &match);

}  // namespace janso
