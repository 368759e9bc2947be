// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds recorded wins whose label (yaku, han, fu, points) contradicts the rest of the same record.
//
// No table is involved. A label is wrong if it miscounts the dora that the recorded tiles and indicators
// show, if its han, fu, points and payments do not fit each other, or if the payments leave behind sticks
// that were put on the table. Labels typed by people contain such mistakes.
#pragma once

#include <optional>
#include <string>

#include "records/recordedgame.h"
#include "rules/ruleset.h"

namespace janso {

// The win `event` with its label corrected, and what was wrong with it.
struct CorrectedLabel {
  RecordedEvent event;
  std::string fault;  // one sentence
};

// Corrects the number of dora of each kind to what the tiles of `hand` and the listed indicators show.
// Returns nothing if the label is right about them or says nothing.
std::optional<CorrectedLabel> correctedDora(const RecordedHand &hand, std::size_t event,
                                            const RuleSet &rules);

// Corrects the winner's gain so that it includes all sticks that the record shows on the table. Returns
// nothing if it already does.
std::optional<CorrectedLabel> correctedSticks(const RecordedHand &hand, std::size_t event);

// Removes the label except for the payments. Returns nothing if its parts fit each other and the payments.
std::optional<CorrectedLabel> withoutLabel(const RecordedHand &hand, std::size_t event, const RuleSet &rules);

// For a win whose label was found to be wrong: removes the label and the payments. `recorded` is the same win
// before any correction. Returns nothing if the payments do not match that label, or if the label gives no
// points.
std::optional<CorrectedLabel> withoutPayments(const RecordedEvent &recorded, const RecordedHand &hand,
                                              std::size_t event, const RuleSet &rules);

}  // namespace janso
