// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why something is not possible at the table, in full sentences: furiten, no yaku, a call that is not
// offered.
//
// Markup with tiles and glossary links (widgets/lexicon/teachmarkup.h); plainText() gives it for a line or a
// log. What is said is true for the ruleset of the view.
#pragma once

#include <QString>

#include "coach/waitvalues.h"
#include "coach/whynot.h"
#include "rules/action.h"
#include "rules/seatview.h"

namespace janso {

// Which of the three kinds, by which tile, thrown when, until when, and that a self-drawn win stays possible.
// Empty without furiten.
QString furitenReason(const SeatView &view);

// The answer of whyNot() to `asked`; empty when it is on offer.
QString whyNotReason(const SeatView &view, Asked asked, const WhyNotAnswer &answer);
QString whyNotReason(const SeatView &view, Asked asked);

// Why the tile that completes the hand is no win (`denial` of a ron or tsumo), and what would give a yaku.
QString noWinReason(const SeatView &view, const Denial &denial);
// The same where it is a question of that: a tile completes the hand and is no win. Else empty.
QString unaskedReason(const SeatView &view, const Decision &decision);

// Everything that a player may expect now and is not offered: a paragraph each.
QString allReasons(const SeatView &view);

// Waits of a hand in one or two sentences: "Tenpai: {5s} 2 left, {8s} 3 left. Ron 2,900 to 5,800." with what
// is in the way. Empty when the hand is not tenpai.
QString waitsReason(const TenpaiHand &hand);

// Why `tile` may not be discarded right after this call.
QString kuikaeReason(const SeatView &view, Tile tile);

}  // namespace janso
