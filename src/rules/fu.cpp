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

void addSets(const Reading &reading, FuEntries &entries) {
  const auto add = [&entries](bool kan, bool concealed, Kind kind, FuSource source) {
    const SetFu &fu = kSetFu[kan ? 1 : 0][concealed ? 1 : 0];
    entries.push_back({fu.reason, isYaochuu(kind) ? fu.outer : fu.inner, source});
  };
  const Melds &melds = reading.win->input.melds;
  for (std::size_t i = 0; i < melds.size(); ++i) {
    const Meld &meld = melds[i];
    if (meld.type != MeldType::Chi)
      add(meld.isKan(), !meld.isOpen(), meld.kind(), static_cast<FuSource>(kFirstMeld + i));
  }
  for (int i = 0; i < reading.division.size; ++i) {
    const GroupCode code = reading.division.group(i);
    if ((code & kRunBit) == 0)
      add(false, !(reading.ronnedTriplet() && reading.winGroup == i), code,
          static_cast<FuSource>(kFirstGroup + i));
  }
}

void addPair(const Reading &reading, FuEntries &entries) {
  const WinFacts &win = *reading.win;
  const Kind pair = reading.division.pair;
  if (pair >= kHaku)
    entries.push_back({FuReason::DragonPair, 2, kPairSource});
  else if (pair == win.seatWind && pair == win.roundWind)
    entries.push_back({FuReason::DoubleWindPair, win.rules.doubleWindPairFu, kPairSource});
  else if (pair == win.seatWind)
    entries.push_back({FuReason::SeatWindPair, 2, kPairSource});
  else if (pair == win.roundWind)
    entries.push_back({FuReason::RoundWindPair, 2, kPairSource});
}

void addWait(const Reading &reading, FuEntries &entries) {
  for (const WaitFu &wait : kWaitFu) {
    if (wait.wait == reading.wait)
      entries.push_back({wait.reason, kFuOfWait, kWinTileSource});
  }
}

// How the hand was won.
void addWin(const Reading &reading, bool pinfu, FuEntries &entries) {
  const WinFacts &win = *reading.win;
  const RuleSet &rules = win.rules;
  const bool tsumoFu = (win.closed || rules.openTsumoFu) && (!win.input.rinshan || rules.rinshanTsumoFu);
  if (!win.input.tsumo) {
    if (win.closed)
      entries.push_back({FuReason::MenzenRon, 10, kHandSource});
  } else if (pinfu) {
    entries.push_back({FuReason::PinfuTsumo, 0, kHandSource});
  } else if (tsumoFu) {
    entries.push_back({FuReason::Tsumo, 2, kHandSource});
  }
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
  if (reading.form == HandForm::Kokushi)
    return 0;
  if (reading.form == HandForm::Chiitoitsu) {
    entries.push_back({FuReason::Chiitoitsu, rules.chiitoitsuFu, kHandSource});
    return rules.chiitoitsuFu;
  }
  entries.push_back({FuReason::Base, 20, kHandSource});
  addSets(reading, entries);
  addPair(reading, entries);
  addWait(reading, entries);
  addWin(reading, pinfu, entries);
  int sum = 0;
  for (const FuEntry &entry : entries)
    sum += entry.fu;
  if (!reading.win->closed && sum == 20 && rules.openPinfuRonFu > sum) {
    entries.push_back(
        {FuReason::OpenPinfu, static_cast<std::uint8_t>(rules.openPinfuRonFu - sum), kHandSource});
    sum = rules.openPinfuRonFu;
  }
  return roundedUp(sum);
}

void describeFu(const Reading &reading, const FuEntries &entries, InlineVec<FuPart, 16> &parts) {
  const WinFacts &win = *reading.win;
  for (const FuEntry &entry : entries) {
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
