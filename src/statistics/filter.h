// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A filter of matches and hands for the statistics: conditions that must all hold. A value that can be
// combined and stored.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/result.h"
#include "rules/ruleset.h"
#include "statistics/matchkind.h"
#include "statistics/seatgame.h"
#include "statistics/totals.h"

namespace janso {

// Facts about a match other than its play. Arrays are by seat.
struct MatchFacts {
  QString ruleset;  // its id, or else its name
  int players = 4;
  MatchLength length = MatchLength::South;
  QDate date;  // invalid = unknown
  MatchKind kind = MatchKind::Live;
  std::array<QString, 4> names;
  QStringList tags;
  std::string hash;  // canonicalHash(); empty = not computed
};

// A match from the view of one seat; all seats of a match share the facts.
struct PlayedSeat {
  std::shared_ptr<const MatchFacts> facts;
  SeatGame game;
};

// The conditions. A condition that is not set accepts everything. An unknown property of a match (its date)
// meets no condition on it.
struct Filter {
  // --- Matches ---
  QString ruleset;
  std::optional<int> players;
  std::optional<MatchLength> length;
  QDate from, to;    // both inclusive
  int last = 0;      // only the last N of the matches that meet the rest; 0 = all
  QString opponent;  // in another seat; a name or the id of a bot, case-insensitive
  std::optional<int> seat;
  std::uint8_t kinds = 1U << static_cast<unsigned>(MatchKind::Live) |
                       1U << static_cast<unsigned>(MatchKind::Imported);  // bits by MatchKind
  QString tag;
  // --- Hands ---
  std::optional<int> bakaze;  // as in KyokuStarted
  std::optional<int> kyoku;   // likewise, from 0
  std::optional<bool> dealer;
  std::optional<int> startPlace;                  // place before the hand, 1..4
  std::optional<std::int32_t> leastGap, mostGap;  // SeatHand::leaderGap, both inclusive

  bool asksOfHands() const;
  // Checks everything except `last`.
  bool takes(const MatchFacts &facts, int seat) const;
  bool takes(const SeatHand &hand) const;
};

// The counters of one match whose facts the filter accepts. With a condition on hands only hands are counted:
// places, reviews and luck belong to the whole match and stay unknown.
Counters countersOf(const SeatGame &game, const Filter &filter);

// The indices of the matches that the filter accepts, including `last`, in their order (oldest first).
std::vector<std::size_t> chosen(std::span<const PlayedSeat> matches, const Filter &filter);
Totals totalsOf(std::span<const PlayedSeat> matches, const Filter &filter);

// --- As text: "length=south", "gap=-8000..-1000", "kind=live,coached" ---
// The keys before the equals sign, with the possible values, for help.
struct FilterKey {
  const char *key;
  const char *values;  // "east|south|..." or "N"
  const char *help;    // in English, for translation in the context Measures
};
std::span<const FilterKey> filterKeys();
enum class FilterFault {
  NoCondition = 1,  // Error::data: the keys
  NoValue,          // the key, its possible values, the given text
};
// The value of the key "length".
const char *lengthKey(MatchLength length);
// Sets the condition that `text` states; Error::code is a FilterFault.
Result<bool> setFilter(Filter &filter, const QString &text);

}  // namespace janso
