// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Problems with the journal of a match, for its players: whole sentences that name none of the tiles dealt.
#pragma once

#include <QString>

#include "records/journalfault.h"
#include "records/journalindex.h"

namespace janso {

// The system's error as part of a sentence: "the disk is full".
QString systemReason(int error);

// Why a match cannot be continued.
QString journalSentence(const JournalProblem &problem);

// Why the current match is not saved, or only in part.
QString savingSentence(const JournalProblem &problem);

// "East 2, turn 7"; the name of the file if nothing of the match can be read.
QString journalPlace(const MatchSummary &match);
// Whether the match can be continued, and from where.
QString unfinishedSentence(const UnfinishedMatch &match);

}  // namespace janso
