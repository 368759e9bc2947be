// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>

#include "rules/mpsz.h"
#include "rules/score.h"

namespace janso {

namespace {

bool isSeat(int seat) {
  return seat >= 0 && seat < 4;
}

bool allKnown(const WinInput &input) {
  const auto known = [](const Tile &tile) { return tile.isKnown(); };
  bool all = input.winTile.isKnown();
  for (const Meld &meld : input.melds)
    all = all && std::all_of(meld.tiles.begin(), meld.tiles.end(), known);
  return all && std::all_of(input.concealed.begin(), input.concealed.end(), known) &&
         std::all_of(input.doraIndicators.begin(), input.doraIndicators.end(), known) &&
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

std::optional<Error> tilesError(const WinInput &input) {
  if (!allKnown(input))
    return Error{"a tile is not known"};
  const std::size_t wanted = 13 - 3 * input.melds.size();
  if (input.concealed.size() != wanted)
    return Error{"there are " + std::to_string(input.concealed.size()) +
                 " concealed tiles without the winning tile, not " + std::to_string(wanted)};
  TileCounts counts = countsOf(input.concealed);
  counts.add(input.winTile);
  for (const Meld &meld : input.melds) {
    const std::string text = toMpsz(std::span<const Tile>(meld.tiles.begin(), meld.tiles.end()));
    if (!isWellFormed(meld))
      return Error{"the meld " + text + " has not the tiles of its type"};
    if (meld.isOpen() && (!isSeat(meld.from) || meld.from == input.winner))
      return Error{"the meld " + text + " does not come from another seat"};
    for (const Tile &tile : meld.tiles)
      counts.add(tile);
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (counts[kind] > 4)
      return Error{"there are " + std::to_string(counts[kind]) + " of " + toMpsz(Tile(kind))};
  }
  return std::nullopt;
}

std::optional<Error> seatsError(const WinInput &input) {
  if (!isSeat(input.winner) || !isSeat(input.dealer) || input.roundWind > 3)
    return Error{"a seat or wind is not one of four"};
  if (!input.tsumo && (!isSeat(input.from) || input.from == input.winner))
    return Error{"a ron needs the seat that discarded, and not the winner's own"};
  if (input.honba < 0 || input.kyotaku < 0 || input.tableHonba < 0)
    return Error{"honba and sticks cannot be negative"};
  if (input.lastKan >= static_cast<int>(input.melds.size()) ||
      (input.lastKan >= 0 && !input.melds[static_cast<std::size_t>(input.lastKan)].isKan()))
    return Error{"the last kan is none of the melds"};
  return std::nullopt;
}

// Circumstances that exclude each other.
std::optional<Error> circumstancesError(const WinInput &input) {
  const bool closed =
      std::none_of(input.melds.begin(), input.melds.end(), [](const Meld &meld) { return meld.isOpen(); });
  const bool kan =
      std::any_of(input.melds.begin(), input.melds.end(), [](const Meld &meld) { return meld.isKan(); });
  const bool dealerWins = input.winner == input.dealer;
  const bool untouched = input.melds.empty() && !input.riichi;
  struct Check {
    bool wrong;
    const char *text;
  };
  const Check checks[] = {
      {input.riichi && !closed, "riichi needs a closed hand"},
      {(input.doubleRiichi || input.ippatsu) && !input.riichi, "double riichi and ippatsu need riichi"},
      {input.haitei && !input.tsumo, "haitei is a self-draw"},
      {input.houtei && input.tsumo, "houtei is a ron"},
      {input.rinshan && !input.tsumo, "rinshan is a self-draw"},
      {input.rinshan && !kan, "rinshan needs a kan"},
      {input.rinshan && input.ippatsu, "a kan ends ippatsu, so rinshan and ippatsu exclude each other"},
      {input.chankan && input.tsumo, "chankan is a ron"},
      {input.chankan && input.houtei, "nobody makes a kan of the last tile"},
      {input.tenhou && !(input.tsumo && dealerWins && untouched),
       "tenhou is the dealer's win on the dealt hand"},
      {input.chiihou && !(input.tsumo && !dealerWins && untouched),
       "chiihou is a non-dealer's win on the first draw"},
      {input.renhou && !(!input.tsumo && !dealerWins && untouched),
       "renhou is a non-dealer's ron before the first draw"},
  };
  for (const Check &check : checks) {
    if (check.wrong)
      return Error{check.text};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> winInputError(const WinInput &input) {
  if (std::optional<Error> error = tilesError(input))
    return error;
  if (std::optional<Error> error = seatsError(input))
    return error;
  return circumstancesError(input);
}

}  // namespace janso
