// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/filter.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <string>

#include "rules/fault.h"

namespace janso {
namespace {

// In the order of MatchLength.
constexpr std::array<const char *, 5> kLengthKeys{"east", "south", "iichan", "tonpeesen", "tontonsen"};
// As in KyokuStarted::bakaze.
constexpr std::array<const char *, 4> kWindKeys{"east", "south", "west", "north"};

bool isSame(const QString &a, const QString &b) {
  return a.compare(b, Qt::CaseInsensitive) == 0;
}

bool hasOpponent(const MatchFacts &facts, int seat, const QString &name) {
  for (int other = 0; other < facts.players; ++other) {
    if (other != seat && isSame(facts.names[static_cast<std::size_t>(other)], name))
      return true;
  }
  return false;
}

template <std::size_t Count>
std::optional<int> indexOf(const std::array<const char *, Count> &keys, const QString &text) {
  for (std::size_t i = 0; i < Count; ++i) {
    if (text == QLatin1String(keys[i]))
      return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<int> numberOf(const QString &text, int low, int high) {
  bool fine = false;
  const int number = text.toInt(&fine);
  return fine && number >= low && number <= high ? std::optional(number) : std::nullopt;
}

// --- One setter for each key: false = the value is none of those that it takes ---

template <auto Field>
bool setName(Filter &filter, const QString &value) {
  filter.*Field = value;
  return !value.isEmpty();
}

template <auto Field, int Low, int High, int Less = 0>
bool setWhole(Filter &filter, const QString &value) {
  const std::optional<int> number = numberOf(value, Low, High);
  if (number)
    filter.*Field = *number - Less;
  return number.has_value();
}

template <auto Field>
bool setDay(Filter &filter, const QString &value) {
  filter.*Field = QDate::fromString(value, Qt::ISODate);
  return (filter.*Field).isValid();
}

bool setLength(Filter &filter, const QString &value) {
  const std::optional<int> index = indexOf(kLengthKeys, value);
  if (index)
    filter.length = static_cast<MatchLength>(*index);
  return index.has_value();
}

bool setKinds(Filter &filter, const QString &value) {
  filter.kinds = 0;
  for (const QString &word : value.split(QLatin1Char(','))) {
    const std::optional<int> index = indexOf(kMatchKindKeys, word);
    if (!index)
      return false;
    filter.kinds = static_cast<std::uint8_t>(filter.kinds | 1U << static_cast<unsigned>(*index));
  }
  return true;
}

bool setWind(Filter &filter, const QString &value) {
  filter.bakaze = indexOf(kWindKeys, value);
  return filter.bakaze.has_value();
}

bool setDealer(Filter &filter, const QString &value) {
  filter.dealer = value == QLatin1String("yes");
  return *filter.dealer || value == QLatin1String("no");
}

bool setGap(Filter &filter, const QString &value) {
  constexpr int kMost = 10'000'000;
  const qsizetype dots = value.indexOf(QLatin1String(".."));
  if (dots < 0)
    return false;
  const QString low = value.left(dots);
  const QString high = value.mid(dots + 2);
  filter.leastGap = numberOf(low, -kMost, kMost);
  filter.mostGap = numberOf(high, -kMost, kMost);
  return (low.isEmpty() || filter.leastGap) && (high.isEmpty() || filter.mostGap) &&
         (filter.leastGap || filter.mostGap);
}

using Setter = bool (*)(Filter &, const QString &);

constexpr std::array kFilterFaults{
    //: Of a condition on the command line: KEY=VALUE stays as it is, %1: the keys
    FaultRow{FilterFault::NoCondition,
             {QT_TRANSLATE_NOOP("FaultTexts", "a condition must be KEY=VALUE, where KEY is one of %1")}},
    //: %1: the key, %2: what may follow it, %3: what was written
    FaultRow{FilterFault::NoValue, {QT_TRANSLATE_NOOP("FaultTexts", "%1 must be %2, not '%3'")}},
};

constexpr auto kKeys = std::to_array<FilterKey>({
    {"ruleset", "ID", QT_TRANSLATE_NOOP("Measures", "played under these rules")},
    {"players", "3|4", QT_TRANSLATE_NOOP("Measures", "with this many players")},
    {"length", "east|south|iichan|tonpeesen|tontonsen", QT_TRANSLATE_NOOP("Measures", "of this length")},
    {"from", "YYYY-MM-DD", QT_TRANSLATE_NOOP("Measures", "played on this date or later")},
    {"to", "YYYY-MM-DD", QT_TRANSLATE_NOOP("Measures", "played on this date or earlier")},
    {"last", "N", QT_TRANSLATE_NOOP("Measures", "only the last N matches")},
    {"opponent", "NAME", QT_TRANSLATE_NOOP("Measures", "against this player or bot")},
    {"seat", "0..3", QT_TRANSLATE_NOOP("Measures", "in this seat (0 is the first dealer)")},
    {"kind", "live,coached,imported,branch,practice",
     QT_TRANSLATE_NOOP("Measures", "of these kinds (default: live,imported)")},
    {"tag", "TAG", QT_TRANSLATE_NOOP("Measures", "with this tag")},
    {"wind", "east|south|west|north", QT_TRANSLATE_NOOP("Measures", "hands in this round")},
    {"hand", "1..8", QT_TRANSLATE_NOOP("Measures", "hands with this number in the round")},
    {"dealer", "yes|no", QT_TRANSLATE_NOOP("Measures", "hands as dealer, or as non-dealer")},
    {"place", "1..4", QT_TRANSLATE_NOOP("Measures", "hands that the player started in this place")},
    {"gap", "LOW..HIGH",
     QT_TRANSLATE_NOOP("Measures",
                       "hands that the player started this many points ahead of 2nd place, or (negative) "
                       "behind 1st place")},
});

// In the order of kKeys.
constexpr std::array<Setter, kKeys.size()> kSetters{
    &setName<&Filter::ruleset>,
    &setWhole<&Filter::players, 3, 4>,
    &setLength,
    &setDay<&Filter::from>,
    &setDay<&Filter::to>,
    &setWhole<&Filter::last, 1, 1'000'000'000>,
    &setName<&Filter::opponent>,
    &setWhole<&Filter::seat, 0, 3>,
    &setKinds,
    &setName<&Filter::tag>,
    &setWind,
    &setWhole<&Filter::kyoku, 1, 8, 1>,
    &setDealer,
    &setWhole<&Filter::startPlace, 1, 4>,
    &setGap,
};

}  // namespace

bool Filter::asksOfHands() const {
  return bakaze || kyoku || dealer || startPlace || leastGap || mostGap;
}

bool Filter::takes(const MatchFacts &facts, int seatPlayed) const {
  if ((kinds >> static_cast<unsigned>(facts.kind) & 1U) == 0)
    return false;
  if (!ruleset.isEmpty() && facts.ruleset != ruleset)
    return false;
  if ((players && facts.players != *players) || (length && facts.length != *length))
    return false;
  if ((from.isValid() || to.isValid()) && !facts.date.isValid())
    return false;
  if ((from.isValid() && facts.date < from) || (to.isValid() && facts.date > to))
    return false;
  if (seat && seatPlayed != *seat)
    return false;
  return (opponent.isEmpty() || hasOpponent(facts, seatPlayed, opponent)) &&
         (tag.isEmpty() || facts.tags.contains(tag, Qt::CaseInsensitive));
}

bool Filter::takes(const SeatHand &hand) const {
  return (!bakaze || hand.bakaze == *bakaze) && (!kyoku || hand.kyoku == *kyoku) &&
         (!dealer || hand.has(HandFlag::Dealer) == *dealer) &&
         (!startPlace || hand.startPlace == *startPlace) && (!leastGap || hand.leaderGap >= *leastGap) &&
         (!mostGap || hand.leaderGap <= *mostGap);
}

Counters countersOf(const SeatGame &game, const Filter &filter) {
  if (!filter.asksOfHands())
    return countersOf(game);
  SeatGame part;
  part.seat = game.seat;
  std::copy_if(game.hands.begin(), game.hands.end(), std::back_inserter(part.hands),
               [&filter](const SeatHand &hand) { return filter.takes(hand); });
  return countersOf(part);
}

std::vector<std::size_t> chosen(std::span<const PlayedSeat> matches, const Filter &filter) {
  std::vector<std::size_t> taken;
  for (std::size_t i = 0; i < matches.size(); ++i) {
    if (filter.takes(*matches[i].facts, matches[i].game.seat))
      taken.push_back(i);
  }
  const auto last = static_cast<std::size_t>(std::max(filter.last, 0));
  if (last > 0 && taken.size() > last)
    taken.erase(taken.begin(), taken.end() - static_cast<std::ptrdiff_t>(last));
  return taken;
}

Totals totalsOf(std::span<const PlayedSeat> matches, const Filter &filter) {
  Totals totals;
  for (const std::size_t index : chosen(matches, filter))
    totals.add(countersOf(matches[index].game, filter));
  return totals;
}

std::span<const FilterKey> filterKeys() {
  return kKeys;
}

const char *lengthKey(MatchLength length) {
  return kLengthKeys[static_cast<std::size_t>(length)];
}

Result<bool> setFilter(Filter &filter, const QString &text) {
  const qsizetype equals = text.indexOf(QLatin1Char('='));
  const QString key = text.left(equals).trimmed();
  const auto row = std::find_if(kKeys.begin(), kKeys.end(),
                                [&key](const FilterKey &each) { return key == QLatin1String(each.key); });
  if (equals < 0 || row == kKeys.end()) {
    std::string words;
    for (const FilterKey &each : kKeys)
      words += (words.empty() ? "" : ", ") + std::string(each.key);
    return faultOf(kFilterFaults, FilterFault::NoCondition, {words});
  }
  const QString value = text.mid(equals + 1).trimmed();
  if (!kSetters[static_cast<std::size_t>(row - kKeys.begin())](filter, value))
    return faultOf(kFilterFaults, FilterFault::NoValue,
                   {key.toStdString(), row->values, value.left(40).toStdString()});
  return true;
}

}  // namespace janso
