// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/fu.h"

#include <array>

namespace janso {

namespace {

constexpr int roundedUp(int fu) {
  return (fu + 9) / 10 * 10;
}

struct SetFu {
  FuReason reason;
  std::uint8_t inner;  // 2..8
  std::uint8_t outer;  // terminals and honors
};
// By [kan][concealed].
constexpr std::array<std::array<SetFu, 2>, 2> kSetFu{{
    {{{FuReason::Minko, 2, 4}, {FuReason::Anko, 4, 8}}},
    {{{FuReason::Minkan, 8, 16}, {FuReason::Ankan, 16, 32}}},
}};

// By WaitShape.
constexpr std::array<FuEntry, 7> kWaitFu{{
    {FuReason::Base, 0, kWinTileSource},  // ryanmen
    {FuReason::Kanchan, 2, kWinTileSource},
    {FuReason::Penchan, 2, kWinTileSource},
    {FuReason::Base, 0, kWinTileSource},  // shanpon
    {FuReason::Tanki, 2, kWinTileSource},
    {FuReason::Base, 0, kWinTileSource},  // kokushi
    {FuReason::Base, 0, kWinTileSource},  // chiitoitsu
}};

// By [seat wind][round wind].
constexpr std::array<std::array<FuEntry, 2>, 2> kWindPairFu{{
    {{{FuReason::Base, 0, kPairSource}, {FuReason::RoundWindPair, 2, kPairSource}}},
    {{{FuReason::SeatWindPair, 2, kPairSource}, {FuReason::DoubleWindPair, 4, kPairSource}}},
}};

FuEntry setEntry(bool kan, bool concealed, Kind kind, std::size_t source) {
  const SetFu &fu = kSetFu[kan ? 1 : 0][concealed ? 1 : 0];
  const bool outer = (kYaochuuBits >> kind & 1U) != 0;
  return {fu.reason, outer ? fu.outer : fu.inner, static_cast<FuSource>(source)};
}

void addSets(const Reading &reading, FuEntries &entries) {
  const Melds &melds = reading.win->input.melds;
  for (std::size_t i = 0; i < melds.size(); ++i) {
    const Meld &meld = melds[i];
    entries.addIf(meld.type != MeldType::Chi,
                  setEntry(meld.isKan(), !meld.isOpen(), meld.kind(), kFirstMeld + i));
  }
  const int ronned = reading.ronnedTriplet() ? reading.winGroup : -1;
  for (int i = 0; i < reading.division.size; ++i) {
    const GroupCode code = reading.division.group(i);
    entries.addIf((code & kRunBit) == 0, setEntry(false, i != ronned, code & (kRunBit - 1),
                                                  kFirstGroup + static_cast<std::size_t>(i)));
  }
}

void addPair(const Reading &reading, FuEntries &entries) {
  const WinFacts &win = *reading.win;
  const Kind pair = reading.division.pair;
  FuEntry entry = kWindPairFu[pair == win.seatWind ? 1 : 0][pair == win.roundWind ? 1 : 0];
  if (entry.reason == FuReason::DoubleWindPair)
    entry.fu = win.rules.doubleWindPairFu;
  if (pair == kNorth && win.northIsYaku())
    entry = {FuReason::NorthPair, pair == win.roundWind ? win.rules.doubleWindPairFu : std::uint8_t{2},
             kPairSource};
  if (pair >= kHaku)
    entry = {FuReason::DragonPair, pair == win.roundWind ? win.rules.doubleWindPairFu : std::uint8_t{2},
             kPairSource};
  entries.addIf(entry.fu > 0, entry);
}

void addWait(const Reading &reading, FuEntries &entries) {
  const FuEntry &entry = kWaitFu[static_cast<std::size_t>(reading.wait)];
  entries.addIf(entry.fu > 0, entry);
}

// How the hand was won.
void addWin(const Reading &reading, bool pinfu, FuEntries &entries) {
  const WinFacts &win = *reading.win;
  const RuleSet &rules = win.rules;
  const bool tsumo = win.input.tsumo;
  const bool tsumoFu = (win.closed || rules.openTsumoFu) && (!win.input.rinshan || rules.rinshanTsumoFu);
  entries.addIf(!tsumo && win.closed, {FuReason::MenzenRon, 10, kHandSource});
  entries.addIf(tsumo && pinfu, {FuReason::PinfuTsumo, 0, kHandSource});
  entries.addIf(tsumo && !pinfu && tsumoFu, {FuReason::Tsumo, 2, kHandSource});
}

// `n` concealed tiles of `kind`, red ones only where the plain ones do not suffice.
void concealedTiles(const WinFacts &win, Kind kind, int n, InlineVec<Tile, 4> &tiles) {
  int reds = 0;
  if (win.reds > 0 && kind < kEast && rankOf(kind) == 5) {
    const Tile red(kind, true);
    for (const Tile &tile : win.input.concealed)
      reds += tile == red ? 1 : 0;
    reds += win.input.winTile == red ? 1 : 0;
  }
  const int plain = countIn(win.concealed, kind) - reds;
  for (int i = 0; i < n; ++i)
    tiles.push_back(Tile(kind, i >= plain));
}

}  // namespace

int fuOf(const Reading &reading, bool pinfu, FuEntries &entries) {
  const RuleSet &rules = reading.win->rules;
  if (reading.form >= HandForm::Kokushi) {
    if (!rules.aotenjou)
      return 0;
    const bool tsumo = reading.win->input.tsumo;
    entries.addIf(true, {FuReason::Base, 20, kHandSource});
    entries.addIf(!tsumo, {FuReason::MenzenRon, 10, kHandSource});
    entries.addIf(tsumo, {FuReason::Tsumo, 2, kHandSource});
    return roundedUp(entries.sum());
  }
  if (reading.form == HandForm::Chiitoitsu) {
    entries.addIf(true, {FuReason::Chiitoitsu, rules.chiitoitsuFu, kHandSource});
    return rules.chiitoitsuFu;
  }
  entries.addIf(true, {FuReason::Base, 20, kHandSource});
  addSets(reading, entries);
  addPair(reading, entries);
  addWait(reading, entries);
  addWin(reading, pinfu, entries);
  int sum = entries.sum();
  if (!reading.win->closed && sum == 20 && rules.openPinfuRonFu > sum) {
    entries.addIf(true,
                  {FuReason::OpenPinfu, static_cast<std::uint8_t>(rules.openPinfuRonFu - sum), kHandSource});
    sum = rules.openPinfuRonFu;
  }
  return roundedUp(sum);
}

void describeFu(const Reading &reading, const FuEntries &entries, InlineVec<FuPart, 16> &parts) {
  const WinFacts &win = *reading.win;
  for (int i = 0; i < entries.size(); ++i) {
    const FuEntry &entry = entries[i];
    parts.push_back({entry.reason, entry.fu, {}});
    InlineVec<Tile, 4> &tiles = parts.back().tiles;
    if (entry.source < kFirstGroup)
      tiles = win.input.melds[entry.source].tiles;
    else if (entry.source < kPairSource)
      concealedTiles(win, reading.division.group(entry.source - kFirstGroup), 3, tiles);
    else if (entry.source == kPairSource)
      concealedTiles(win, reading.division.pair, 2, tiles);
    else if (entry.source == kWinTileSource)
      tiles.push_back(win.input.winTile);
  }
}

}  // namespace janso
