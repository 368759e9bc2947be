// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a built-in bot says about what just happened to it: a short line in its character.
#pragma once

#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>

#include "records/handend.h"

namespace janso {

// All three events are visible to everybody at the table.
enum class RemarkOn : std::uint8_t { Riichi, Win, DealIn };
inline constexpr int kRemarkOccasions = 3;
inline constexpr int kRemarkVariants = 3;

// `bot` is the id of a built-in bot (bots/bots.h); the text is empty for any other id. `variant` is any
// number from 0.
QString remarkText(const QString &bot, RemarkOn occasion, unsigned variant);
// The variant that a seat says. It is the same at the table, on the page after the hand and in a replay.
unsigned remarkVariant(const Board &board, int seat);

// What the winner and the discarder say about a win of a hand, a line each. `portraits` is by absolute seat;
// the portrait of a built-in bot is its id.
QString handRemarks(const HandEnd &end, std::size_t win, const std::array<QString, 4> &portraits);

}  // namespace janso
