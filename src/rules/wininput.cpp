// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>

#include "rules/mpsz.h"
#include "rules/score.h"
#include "rules/walllayout.h"

namespace janso {

namespace {

bool isSeat(int seat, const RuleSet &rules) {
  return seat >= 0 && seat < rules.players;
}

bool allKnown(const WinInput &input) {
  const auto known = [](const Tile &tile) { return tile.isKnown(); };
  bool all = input.winTile.isKnown();
  for (const Meld &meld : input.melds)
    all = all && std::all_of(meld.tiles.begin(), meld.tiles.end(), known);
  return all && std::all_of(input.concealed.begin(), input.concealed.end(), known) &&
         std::all_of(input.doraIndicators.begin(), input.doraIndicators.end(), known) &&
         std::all_of(input.arisu.begin(), input.arisu.end(), known) &&
         std::all_of(input.uraIndicators.begin(), input.uraIndicators.end(), known);
}

bool isWellFormed(const Meld &meld) {
  if (meld.tiles.size() != (meld.isKan() ? 4U : 3U))
    return false;
  const int step = meld.type == MeldType::Chi ? 1 : 0;
  const Kind first = meld.tiles[0].kind();
  if (step == 1 && (isHonour(first) || rankOf(first) > 7))
    return false;
  for (std::size_t i = 0; i < meld.tiles.size(); ++i) {
    if (meld.tiles[i].kind() != first + static_cast<int>(i) * step)
      return false;
  }
  return true;
}

// No tile more often than there is one, Norths set aside included.
std::optional<Error> countsError(const WinInput &input, const RuleSet &rules) {
  TileCounts counts = countsOf(input.concealed);
  counts.add(input.winTile);
  for (const Meld &meld : input.melds) {
    for (const Tile &tile : meld.tiles)
      counts.add(tile);
  }
  counts[kNorth] = static_cast<std::uint8_t>(counts[kNorth] + input.kita);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (counts[kind] > 4)
      return Error{"there are " + std::to_string(counts[kind]) + " of " + toMpsz(Tile(kind))};
    if (counts[kind] > 0 && !isInWall(kind, rules.players))
      return Error{"there is no " + toMpsz(Tile(kind)) + " with three players"};
  }
  return std::nullopt;
}

std::optional<Error> tilesError(const WinInput &input, const RuleSet &rules) {
  if (!allKnown(input))
    return Error{"a tile is not known"};
  const std::size_t wanted = 13 - 3 * input.melds.size();
  if (input.concealed.size() != wanted)
    return Error{"there are " + std::to_string(input.concealed.size()) +
                 " concealed tiles without the winning tile, not " + std::to_string(wanted)};
  for (const Meld &meld : input.melds) {
    const std::string text = toMpsz(std::span<const Tile>(meld.tiles.begin(), meld.tiles.end()));
    if (!isWellFormed(meld))
      return Error{"the meld " + text + " has not the tiles of its type"};
    if (meld.isOpen() && (!isSeat(meld.from, rules) || meld.from == input.winner))
      return Error{"the meld " + text + " does not come from another seat"};
  }
  return countsError(input, rules);
}

std::optional<Error> seatsError(const WinInput &input, const RuleSet &rules) {
  if (!isSeat(input.winner, rules) || !isSeat(input.dealer, rules) || input.roundWind > 6)
    return Error{rules.players == 3 ? "a seat is not one of three, or there is no such round wind"
                                    : "a seat is not one of four, or there is no such round wind"};
  if (!input.tsumo && (!isSeat(input.from, rules) || input.from == input.winner))
    return Error{"a ron needs the seat that discarded, and not the winner's own"};
  if (input.honba < 0 || input.kyotaku < 0 || input.tableHonba < 0)
    return Error{"honba and sticks cannot be negative"};
  if (input.lastKan >= static_cast<int>(input.melds.size()) ||
      (input.lastKan >= 0 && !input.melds[static_cast<std::size_t>(input.lastKan)].isKan()))
    return Error{"the last kan is none of the melds"};
  const bool factor = input.doubledFactor == 2 || input.doubledFactor == 4;
  if (input.doubledFactor != 1 &&
      (rules.wareme == Wareme::None || !factor || !isSeat(input.doubledSeat, rules)))
    return Error{"hand points are doubled for one seat, or four times as much, and only with wareme"};
  return std::nullopt;
}

struct Check {
  bool wrong;
  const char *text;
};

template <class Checks>
std::optional<Error> firstWrong(const Checks &checks) {
  for (const Check &check : checks) {
    if (check.wrong)
      return Error{check.text};
  }
  return std::nullopt;
}

// Circumstances that exclude each other.
std::optional<Error> circumstancesError(const WinInput &input, const RuleSet &rules) {
  const auto any = [&input](auto &&is) { return std::any_of(input.melds.begin(), input.melds.end(), is); };
  const bool closed = !any([](const Meld &meld) { return meld.isOpen(); });
  const bool kan = any([](const Meld &meld) { return meld.isKan(); });
  const bool dealerWins = input.winner == input.dealer;
  const bool untouched = input.melds.empty() && !input.riichi;
  const bool quietKan = !rules.ippatsuBrokenByAnkan || (input.kita > 0 && !rules.kitaBreaksTurns);
  const Check checks[] = {
      {input.riichi && !closed, "riichi needs a closed hand"},
      {(input.doubleRiichi || input.ippatsu || input.openRiichi) && !input.riichi,
       "double riichi, open riichi and ippatsu need riichi"},
      {input.haitei && !input.tsumo, "haitei is a self-draw"},
      {input.houtei && input.tsumo, "houtei is a ron"},
      {input.rinshan && !input.tsumo, "rinshan is a self-draw"},
      {input.rinshan && !kan && input.kita == 0, "rinshan needs a kan"},
      {input.rinshan && input.ippatsu && !quietKan,
       "a kan ends ippatsu, so rinshan and ippatsu exclude each other"},
      {input.chankan && input.tsumo, "chankan is a ron"},
      {input.chankan && input.houtei, "nobody makes a kan of the last tile"},
      {input.tenhou && !(input.tsumo && dealerWins && untouched),
       "tenhou is the dealer's win on the dealt hand"},
      {input.chiihou && !(input.tsumo && !dealerWins && untouched),
       "chiihou is a non-dealer's win on the first draw"},
      {input.renhou && !(!input.tsumo && !dealerWins && untouched),
       "renhou is a non-dealer's ron before the first draw"},
  };
  return firstWrong(checks);
}

// What optional rules add to them.
std::optional<Error> optionsError(const WinInput &input, const RuleSet &rules) {
  const bool usual = !input.chankan && !input.kitaRon;
  const Check checks[] = {
      {input.openRiichi && !rules.openRiichi, "open riichi is not played"},
      {(input.kita > 0 || input.kitaRon) && (rules.players != 3 || !rules.kita),
       "North is set aside in games of three players that play so"},
      {input.kita > 4, "there are only four Norths"},
      {input.kitaRon && (input.tsumo || input.winTile.kind() != kNorth || input.chankan),
       "a North set aside is won on by ron, and that is no chankan of a kan"},
      {input.kita > 0 && rules.kitaBreaksTurns && (input.tenhou || input.chiihou),
       "North set aside ends the first turn"},
      {input.afterKan && (input.tsumo || !usual), "the discard after a kan is won on by ron"},
      {input.riichiTile && (input.tsumo || !usual || input.fromRiichi),
       "the tile of a riichi is won on by ron, and that riichi is not in force"},
      {input.fromRiichi && input.tsumo, "only a discarder may be in riichi"},
      {input.shotBird && input.tsumo, "only a discarder has a 7p to shoot with"},
  };
  return firstWrong(checks);
}

}  // namespace

std::optional<Error> winInputError(const WinInput &input, const RuleSet &rules) {
  if (std::optional<Error> error = tilesError(input, rules))
    return error;
  if (std::optional<Error> error = seatsError(input, rules))
    return error;
  if (std::optional<Error> error = circumstancesError(input, rules))
    return error;
  return optionsError(input, rules);
}

}  // namespace janso
