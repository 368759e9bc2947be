// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why something is not possible at the table, in full sentences: furiten, no yaku, a call that is not
// offered.
//
// Markup with tiles and glossary links (widgets/lexicon/teachmarkup.h); plainText() converts it for a line or
// a log. The texts are true under the ruleset of the view.
#pragma once

#include <QString>

#include "coach/waitvalues.h"
#include "coach/whynot.h"
#include "rules/action.h"
#include "rules/legal/seatview.h"

namespace janso {

// Which of the three kinds of furiten, which tile causes it, when it was discarded, how long it lasts, and
// that tsumo stays possible. Empty without furiten.
QString furitenReason(const SeatView &view);

// The answer of whyNot() to `asked`; empty if the action is offered.
QString whyNotReason(const SeatView &view, Asked asked, const WhyNotAnswer &answer);
QString whyNotReason(const SeatView &view, Asked asked);

// Why the tile that completes the hand does not win (`denial` of a ron or tsumo), and what would give a yaku.
QString noWinReason(const SeatView &view, const Denial &denial);
// The same if `decision` denies a win although a tile completes the hand; otherwise empty.
QString unaskedReason(const SeatView &view, const Decision &decision);

// A paragraph for each action that a player may expect now but is not offered.
QString allReasons(const SeatView &view);

// The waits of a hand in one or two sentences: "Tenpai: waiting on {5s} (2 left), {8s} (3 left)." with the
// points and any obstacle. Empty if the hand is not tenpai.
QString waitsReason(const TenpaiHand &hand);

// Why `tile` may not be discarded right after this call.
QString kuikaeReason(const SeatView &view, Tile tile);

}  // namespace janso
