// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How strong the bots at a table are, as one choice, and which bots that means.
//
// Everything follows from the list of bots and their measured places: no bot is named here. A *rung* is the
// index of the weakest of four neighbors on the ladder of bots; rung 0 has the four weakest.
#pragma once

#include <QRandomGenerator>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <optional>

#include "game/setup/botchoice.h"

namespace janso {

enum class TableStrength : std::uint8_t {
  Weak,    // from the four weakest
  LikeMe,  // from the four at the player's rung
  Club,    // from the four whose measured place is nearest to that of a club player
  Strong,  // from the four strongest
  Mixed,   // from all, one of each part of the ladder
};
// For settings, in the same order.
inline constexpr std::array<const char *, 5> kTableStrengthKeys{"weak", "like", "club", "strong", "mixed"};

std::optional<TableStrength> tableStrengthOf(const QString &key);
QString tableStrengthKey(TableStrength strength);

// The highest rung; 0 when there are four bots or fewer. `bots` is sorted, weakest first, here and below.
int topRung(const BotChoices &bots);
// The rung whose four are nearest to the mean place 2.5; in the middle of the ladder if a bot was never
// measured.
int clubRung(const BotChoices &bots);

// Draws `count` bots, as ids in the order of their seats; each once while there are enough of them. `rung`
// counts only for LikeMe and may be out of range. `bots` is not empty.
QStringList drawBots(const BotChoices &bots, TableStrength strength, int rung, int count,
                     QRandomGenerator &random);

}  // namespace janso
