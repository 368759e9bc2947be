// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "rules/fault.h"
#include "rules/mpsz.h"
#include "rules/score.h"
#include "rules/walllayout.h"

namespace janso {

namespace {

constexpr std::array kWinFaults{
    FaultRow{WinFault::UnknownTile, {QT_TRANSLATE_NOOP("FaultTexts", "a tile is unknown")}},
    FaultRow{WinFault::Concealed,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "expected %2 concealed tiles, not counting the winning tile; found %1")}},
    FaultRow{WinFault::MeldTiles,
             {QT_TRANSLATE_NOOP("FaultTexts", "the tiles of the meld %1 do not match its type")}},
    FaultRow{WinFault::MeldFrom,
             {QT_TRANSLATE_NOOP("FaultTexts", "the meld %1 must come from another seat")}},
    FaultRow{WinFault::TooMany,
             {QT_TRANSLATE_NOOP("FaultTexts", "there are %1 copies of %2, but only four exist")}},
    FaultRow{WinFault::NotOfThree, {QT_TRANSLATE_NOOP("FaultTexts", "%1 is not used with three players")}},
    FaultRow{WinFault::SeatOfFour,
             {QT_TRANSLATE_NOOP("FaultTexts", "with four players, there is no such seat or round wind")}},
    FaultRow{WinFault::SeatOfThree,
             {QT_TRANSLATE_NOOP("FaultTexts", "with three players, there is no such seat or round wind")}},
    FaultRow{
        WinFault::RonFrom,
        {QT_TRANSLATE_NOOP("FaultTexts", "a ron needs the discarder's seat, which cannot be the winner's")}},
    FaultRow{WinFault::Negative, {QT_TRANSLATE_NOOP("FaultTexts", "honba and sticks cannot be negative")}},
    FaultRow{WinFault::LastKan, {QT_TRANSLATE_NOOP("FaultTexts", "the last kan is not one of the melds")}},
    FaultRow{
        WinFault::Wareme,
        {QT_TRANSLATE_NOOP("FaultTexts",
                           "points can be doubled or quadrupled for only one seat, and only with wareme")}},
    FaultRow{WinFault::OpenRiichiHand, {QT_TRANSLATE_NOOP("FaultTexts", "riichi requires a closed hand")}},
    FaultRow{WinFault::NeedsRiichi,
             {QT_TRANSLATE_NOOP("FaultTexts", "double riichi, open riichi and ippatsu require riichi")}},
    FaultRow{WinFault::Haitei, {QT_TRANSLATE_NOOP("FaultTexts", "haitei must be a win by tsumo")}},
    FaultRow{WinFault::Houtei, {QT_TRANSLATE_NOOP("FaultTexts", "houtei must be a win by ron")}},
    FaultRow{WinFault::Rinshan, {QT_TRANSLATE_NOOP("FaultTexts", "rinshan must be a win by tsumo")}},
    FaultRow{WinFault::RinshanWithoutKan, {QT_TRANSLATE_NOOP("FaultTexts", "rinshan requires a kan")}},
    FaultRow{
        WinFault::RinshanIppatsu,
        {QT_TRANSLATE_NOOP("FaultTexts", "a kan ends ippatsu, so rinshan and ippatsu cannot both apply")}},
    FaultRow{WinFault::Chankan, {QT_TRANSLATE_NOOP("FaultTexts", "chankan must be a win by ron")}},
    FaultRow{WinFault::ChankanHoutei,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "a kan cannot be declared with the last tile, so chankan and houtei cannot both apply")}},
    FaultRow{WinFault::Tenhou,
             {QT_TRANSLATE_NOOP("FaultTexts", "tenhou must be a win by the dealer with the dealt hand")}},
    FaultRow{WinFault::Chiihou,
             {QT_TRANSLATE_NOOP("FaultTexts", "chiihou must be a win by a non-dealer on their first draw")}},
    FaultRow{
        WinFault::Renhou,
        {QT_TRANSLATE_NOOP("FaultTexts", "renhou must be a ron by a non-dealer before their first draw")}},
    FaultRow{WinFault::OpenRiichi,
             {QT_TRANSLATE_NOOP("FaultTexts", "open riichi is not allowed under these rules")}},
    FaultRow{
        WinFault::Kita,
        {QT_TRANSLATE_NOOP(
            "FaultTexts", "North can be set aside only with three players, and only if the rules allow it")}},
    FaultRow{WinFault::FifthNorth, {QT_TRANSLATE_NOOP("FaultTexts", "there are only four North tiles")}},
    FaultRow{WinFault::KitaRon,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "a win on a North that was set aside must be a ron, and cannot rob a kan")}},
    FaultRow{WinFault::KitaFirstTurn,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "setting North aside ends the first go-around, so tenhou and chiihou are not possible")}},
    FaultRow{WinFault::AfterKan,
             {QT_TRANSLATE_NOOP("FaultTexts", "a win on the discard after a kan must be an ordinary ron")}},
    FaultRow{
        WinFault::RiichiTile,
        {QT_TRANSLATE_NOOP(
            "FaultTexts",
            "a win on a riichi tile must be an ordinary ron, and the discarder must not be in riichi yet")}},
    FaultRow{WinFault::FromRiichi,
             {QT_TRANSLATE_NOOP("FaultTexts", "a win by tsumo has no discarder who could be in riichi")}},
    FaultRow{WinFault::ShotBird,
             {QT_TRANSLATE_NOOP("FaultTexts", "a win by tsumo has no discarder who could hold a 7p")}},
};

Error winFault(WinFault fault, std::vector<std::string> data = {}) {
  return faultOf(kWinFaults, fault, std::move(data));
}

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
  if (step == 1 && (isHonor(first) || rankOf(first) > 7))
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
      return winFault(WinFault::TooMany, {std::to_string(counts[kind]), toMpsz(Tile(kind))});
    if (counts[kind] > 0 && !isInWall(kind, rules.players))
      return winFault(WinFault::NotOfThree, {toMpsz(Tile(kind))});
  }
  return std::nullopt;
}

std::optional<Error> tilesError(const WinInput &input, const RuleSet &rules) {
  if (!allKnown(input))
    return winFault(WinFault::UnknownTile);
  const std::size_t wanted = 13 - 3 * input.melds.size();
  if (input.concealed.size() != wanted)
    return winFault(WinFault::Concealed, {std::to_string(input.concealed.size()), std::to_string(wanted)});
  for (const Meld &meld : input.melds) {
    const std::string text = toMpsz(std::span<const Tile>(meld.tiles.begin(), meld.tiles.end()));
    if (!isWellFormed(meld))
      return winFault(WinFault::MeldTiles, {text});
    if (meld.isOpen() && (!isSeat(meld.from, rules) || meld.from == input.winner))
      return winFault(WinFault::MeldFrom, {text});
  }
  return countsError(input, rules);
}

std::optional<Error> seatsError(const WinInput &input, const RuleSet &rules) {
  if (!isSeat(input.winner, rules) || !isSeat(input.dealer, rules) || input.roundWind > 6)
    return winFault(rules.players == 3 ? WinFault::SeatOfThree : WinFault::SeatOfFour);
  if (!input.tsumo && (!isSeat(input.from, rules) || input.from == input.winner))
    return winFault(WinFault::RonFrom);
  if (input.honba < 0 || input.kyotaku < 0 || input.tableHonba < 0)
    return winFault(WinFault::Negative);
  if (input.lastKan >= static_cast<int>(input.melds.size()) ||
      (input.lastKan >= 0 && !input.melds[static_cast<std::size_t>(input.lastKan)].isKan()))
    return winFault(WinFault::LastKan);
  const bool factor = input.doubledFactor == 2 || input.doubledFactor == 4;
  if (input.doubledFactor != 1 &&
      (rules.wareme == Wareme::None || !factor || !isSeat(input.doubledSeat, rules)))
    return winFault(WinFault::Wareme);
  return std::nullopt;
}

struct Check {
  bool wrong;
  WinFault fault;
};

template <class Checks>
std::optional<Error> firstWrong(const Checks &checks) {
  for (const Check &check : checks) {
    if (check.wrong)
      return winFault(check.fault);
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
      {input.riichi && !closed, WinFault::OpenRiichiHand},
      {(input.doubleRiichi || input.ippatsu || input.openRiichi) && !input.riichi, WinFault::NeedsRiichi},
      {input.haitei && !input.tsumo, WinFault::Haitei},
      {input.houtei && input.tsumo, WinFault::Houtei},
      {input.rinshan && !input.tsumo, WinFault::Rinshan},
      {input.rinshan && !kan && input.kita == 0, WinFault::RinshanWithoutKan},
      {input.rinshan && input.ippatsu && !quietKan, WinFault::RinshanIppatsu},
      {input.chankan && input.tsumo, WinFault::Chankan},
      {input.chankan && input.houtei, WinFault::ChankanHoutei},
      {input.tenhou && !(input.tsumo && dealerWins && untouched), WinFault::Tenhou},
      {input.chiihou && !(input.tsumo && !dealerWins && untouched), WinFault::Chiihou},
      {input.renhou && !(!input.tsumo && !dealerWins && untouched), WinFault::Renhou},
  };
  return firstWrong(checks);
}

// What optional rules add to them.
std::optional<Error> optionsError(const WinInput &input, const RuleSet &rules) {
  const bool usual = !input.chankan && !input.kitaRon;
  const Check checks[] = {
      {input.openRiichi && !rules.openRiichi, WinFault::OpenRiichi},
      {(input.kita > 0 || input.kitaRon) && (rules.players != 3 || !rules.kita), WinFault::Kita},
      {input.kita > 4, WinFault::FifthNorth},
      {input.kitaRon && (input.tsumo || input.winTile.kind() != kNorth || input.chankan), WinFault::KitaRon},
      {input.kita > 0 && rules.kitaBreaksTurns && (input.tenhou || input.chiihou), WinFault::KitaFirstTurn},
      {input.afterKan && (input.tsumo || !usual), WinFault::AfterKan},
      {input.riichiTile && (input.tsumo || !usual || input.fromRiichi), WinFault::RiichiTile},
      {input.fromRiichi && input.tsumo, WinFault::FromRiichi},
      {input.shotBird && input.tsumo, WinFault::ShotBird},
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
