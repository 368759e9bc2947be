// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which matches and hands are counted: conditions that all must hold. A value, to be combined and kept.
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

// What is known of a match beside how it was played. By seat.
struct MatchFacts {
  QString ruleset;  // its id, else its name
  int players = 4;
  MatchLength length = MatchLength::South;
  QDate date;  // invalid = not known
  MatchKind kind = MatchKind::Live;
  std::array<QString, 4> names;
  QStringList tags;
  std::string hash;  // canonicalHash(); empty = nobody has asked
};

// A match from one seat; all seats of a match share the facts.
struct PlayedSeat {
  std::shared_ptr<const MatchFacts> facts;
  SeatGame game;
};

// Everything that is not set lets all through. What is not known of a match (its date) meets no condition on
// it.
struct Filter {
  // --- Matches ---
  QString ruleset;
  std::optional<int> players;
  std::optional<MatchLength> length;
  QDate from, to;    // both included
  int last = 0;      // only so many of those that meet the rest, the last of the list; 0 = all
  QString opponent;  // in another seat; a name or the id of a bot, letters of any case
  std::optional<int> seat;
  std::uint8_t kinds = 1U << static_cast<unsigned>(MatchKind::Live) |
                       1U << static_cast<unsigned>(MatchKind::Imported);  // bits by MatchKind
  QString tag;
  // --- Hands ---
  std::optional<int> bakaze;  // as in KyokuStarted
  std::optional<int> kyoku;   // likewise, from 0
  std::optional<bool> dealer;
  std::optional<int> startPlace;                  // 1..4 before the hand
  std::optional<std::int32_t> leastGap, mostGap;  // SeatHand::leaderGap, both included

  bool asksOfHands() const;
  // All but `last`.
  bool takes(const MatchFacts &facts, int seat) const;
  bool takes(const SeatHand &hand) const;
};

// What is counted of one match, whose facts the filter takes. With a condition on hands only hands are
// counted: places, reviews and luck belong to the whole match, and stay unknown.
Counters countersOf(const SeatGame &game, const Filter &filter);

// The matches that the filter takes, `last` too, in their order (the oldest first): indices.
std::vector<std::size_t> chosen(std::span<const PlayedSeat> matches, const Filter &filter);
Totals totalsOf(std::span<const PlayedSeat> matches, const Filter &filter);

// --- As text: "length=south", "gap=-8000..-1000", "kind=live,coached" ---
// The words before the equals sign, with what may follow, for help.
struct FilterKey {
  const char *key;
  const char *values;  // "east|south|..." or "N"
  const char *help;    // in English, for translation in the context Measures
};
std::span<const FilterKey> filterKeys();
enum class FilterFault {
  NoCondition = 1,  // Error::data: the keys
  NoValue,          // the key, what may follow it, what was written
};
// The value of the key "length".
const char *lengthKey(MatchLength length);
// Sets what `text` says; the code of the error is a FilterFault.
Result<bool> setFilter(Filter &filter, const QString &text);

}  // namespace janso
