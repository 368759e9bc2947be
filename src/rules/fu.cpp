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
  std::uint8_t outer;  // terminals and honours
};
// By [kan][concealed].
constexpr std::array<std::array<SetFu, 2>, 2> kSetFu{{
    {{{FuReason::Minko, 2, 4}, {FuReason::Anko, 4, 8}}},
    {{{FuReason::Minkan, 8, 16}, {FuReason::Ankan, 16, 32}}},
}};

struct WaitFu {
  WaitShape wait;
  FuReason reason;
};
constexpr std::array<WaitFu, 3> kWaitFu{{
    {WaitShape::Kanchan, FuReason::Kanchan},
    {WaitShape::Penchan, FuReason::Penchan},
    {WaitShape::Tanki, FuReason::Tanki},
}};
constexpr int kFuOfWait = 2;

// Calls `part(reason, fu, kind, tiles)` for the sets: `tiles` of `kind`, of the meld `meld` or concealed
// (-1).
template <class Part>
void setParts(const Reading &reading, Part &&part) {
  const auto give = [&part](bool kan, bool concealed, Kind kind, int meld) {
    const SetFu &fu = kSetFu[kan ? 1 : 0][concealed ? 1 : 0];
    part(fu.reason, isYaochuu(kind) ? fu.outer : fu.inner, kind, kan ? 4 : 3, meld);
  };
  const Melds &melds = reading.win->input.melds;
  for (std::size_t i = 0; i < melds.size(); ++i) {
    const Meld &meld = melds[i];
    if (meld.type != MeldType::Chi)
      give(meld.isKan(), !meld.isOpen(), meld.kind(), static_cast<int>(i));
  }
  for (int i = 0; i < reading.division.size; ++i) {
    const GroupCode code = reading.division.group(i);
    if ((code & kRunBit) == 0)
      give(false, !(reading.ronnedTriplet() && reading.winGroup == i), code, -1);
  }
}

template <class Part>
void pairParts(const Reading &reading, Part &&part) {
  const WinFacts &win = *reading.win;
  const Kind pair = reading.division.pair;
  if (pair >= kHaku)
    part(FuReason::DragonPair, 2, pair, 2, -1);
  else if (pair == win.seatWind && pair == win.roundWind)
    part(FuReason::DoubleWindPair, win.rules.doubleWindPairFu, pair, 2, -1);
  else if (pair == win.seatWind)
    part(FuReason::SeatWindPair, 2, pair, 2, -1);
  else if (pair == win.roundWind)
    part(FuReason::RoundWindPair, 2, pair, 2, -1);
}

// All parts in the order in which a result page lists them; gives their rounded sum.
template <class Part>
int allParts(const Reading &reading, bool pinfu, Part &&part) {
  const WinFacts &win = *reading.win;
  const RuleSet &rules = win.rules;
  if (reading.form == HandForm::Kokushi)
    return 0;
  if (reading.form == HandForm::Chiitoitsu) {
    part(FuReason::Chiitoitsu, rules.chiitoitsuFu, win.win, 0, -1);
    return rules.chiitoitsuFu;
  }
  int sum = 0;
  const auto add = [&](FuReason reason, int fu, Kind kind, int tiles, int meld) {
    sum += fu;
    part(reason, fu, kind, tiles, meld);
  };
  add(FuReason::Base, 20, win.win, 0, -1);
  setParts(reading, add);
  pairParts(reading, add);
  for (const WaitFu &wait : kWaitFu) {
    if (wait.wait == reading.wait)
      add(wait.reason, kFuOfWait, win.win, 1, -1);
  }
  const bool tsumoFu = (win.closed || rules.openTsumoFu) && (!win.input.rinshan || rules.rinshanTsumoFu);
  if (!win.input.tsumo) {
    if (win.closed)
      add(FuReason::MenzenRon, 10, win.win, 0, -1);
  } else if (pinfu) {
    add(FuReason::PinfuTsumo, 0, win.win, 0, -1);
  } else if (tsumoFu) {
    add(FuReason::Tsumo, 2, win.win, 0, -1);
  }
  if (!win.closed && sum == 20 && rules.openPinfuRonFu > 20)
    add(FuReason::OpenPinfu, rules.openPinfuRonFu - 20, win.win, 0, -1);
  return roundedUp(sum);
}

// `n` concealed tiles of `kind`, red ones last.
void concealedTiles(const WinInput &input, Kind kind, int n, InlineVec<Tile, 4> &tiles) {
  for (const bool red : {false, true}) {
    const auto take = [&](Tile tile) {
      if (n > 0 && tile.kind() == kind && tile.isRed() == red) {
        tiles.push_back(tile);
        --n;
      }
    };
    for (const Tile &tile : input.concealed)
      take(tile);
    take(input.winTile);
  }
}

}  // namespace

int fuOf(const Reading &reading, bool pinfu) {
  return allParts(reading, pinfu, [](FuReason, int, Kind, int, int) {});
}

int fuOf(const Reading &reading, bool pinfu, InlineVec<FuPart, 16> &parts) {
  const WinInput &input = reading.win->input;
  return allParts(reading, pinfu, [&](FuReason reason, int fu, Kind kind, int tiles, int meld) {
    parts.push_back({});
    FuPart &part = parts.back();
    part.reason = reason;
    part.fu = static_cast<std::uint8_t>(fu);
    if (meld >= 0)
      part.tiles = input.melds[static_cast<std::size_t>(meld)].tiles;
    else if (tiles == 1)
      part.tiles.push_back(input.winTile);
    else if (tiles > 0)
      concealedTiles(input, kind, tiles, part.tiles);
  });
}

}  // namespace janso
