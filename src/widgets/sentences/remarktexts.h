// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a built-in bot says to what has just happened to it: a short line in its character.
#pragma once

#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>

#include "records/handend.h"

namespace janso {

// All three are seen by everybody at the table.
enum class RemarkOn : std::uint8_t { Riichi, Win, DealIn };
inline constexpr int kRemarkOccasions = 3;
inline constexpr int kRemarkVariants = 3;

// `bot`: a built-in one's id (bots/bots.h); of anybody else nothing. `variant`: any number from 0 on.
QString remarkText(const QString &bot, RemarkOn occasion, unsigned variant);
// Which one a seat says: the same at the table, on the page after the hand, and when the match is looked at
// again.
unsigned remarkVariant(const Board &board, int seat);

// What winner and discarder say to a win of a hand, a line each. `portraits`: by absolute seat; that of a
// built-in bot is its id.
QString handRemarks(const HandEnd &end, std::size_t win, const std::array<QString, 4> &portraits);

}  // namespace janso
