// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where the label of a recorded win (yaku, han, fu, points) speaks against the rest of the same record.
//
// Nothing here asks the table: a label is wrong when it miscounts the dora that the record's own tiles and
// indicators show, when its han, fu, points and payments do not fit each other, or when the payments leave
// sticks behind that the play has put on the table. Labels that people type go wrong that way.
#pragma once

#include <optional>
#include <string>

#include "records/recordedgame.h"
#include "rules/ruleset.h"

namespace janso {

// The win `event` with its label mended, and what was wrong with it.
struct MendedLabel {
  RecordedEvent event;
  std::string fault;  // one sentence
};

// The dora of each kind put right as the tiles of `hand` and the listed indicators have them. Nothing when
// the label is right about them or says nothing.
std::optional<MendedLabel> mendedDora(const RecordedHand &hand, std::size_t event, const RuleSet &rules);

// The winner's gain put right so that it takes all sticks that the record shows on the table. Nothing when it
// does.
std::optional<MendedLabel> mendedSticks(const RecordedHand &hand, std::size_t event);

// The label taken back but for the payments. Nothing when its parts fit each other and the payments.
std::optional<MendedLabel> withoutLabel(const RecordedHand &hand, std::size_t event, const RuleSet &rules);

// For a win whose label has been found wrong: label and payments taken back. `recorded` is the same win
// before anything was mended. Nothing when the payments are not what that label says, or it says nothing of
// points.
std::optional<MendedLabel> withoutPayments(const RecordedEvent &recorded, const RecordedHand &hand,
                                           std::size_t event, const RuleSet &rules);

}  // namespace janso
