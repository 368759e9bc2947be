// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/wintiles.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "rules/dora.h"

namespace janso {

namespace {

// Takes tiles out of the hand one by one, so that two groups never light the same tile.
class Picker {
 public:
  explicit Picker(const HoraInfo &info) : m_info(info) {}

  // A concealed tile of this kind, else the winning one.
  void take(Kind kind) {
    for (std::size_t i = 0; i < m_info.hand.size(); ++i) {
      if (m_info.hand[i].kind() == kind && (m_tiles.hand >> i & 1U) == 0) {
        m_tiles.hand = static_cast<std::uint16_t>(m_tiles.hand | 1U << i);
        return;
      }
    }
    if (m_info.winTile.kind() == kind)
      m_tiles.win = true;
  }
  bool takeMeld(const Group &group) {
    for (std::size_t i = 0; i < m_info.melds.size(); ++i) {
      const Meld &meld = m_info.melds[i];
      const bool run = meld.type == MeldType::Chi;
      if (meld.kind() != group.kind || run != (group.type == GroupType::Run) || m_tiles.melds[i] != 0)
        continue;
      // A concealed run beside an open one of the same tiles.
      if (run && !group.open)
        continue;
      m_tiles.melds[i] = static_cast<std::uint8_t>((1U << meld.tiles.size()) - 1U);
      return true;
    }
    return false;
  }
  void takeGroup(const Group &group) {
    if (group.type != GroupType::Pair && takeMeld(group))
      return;
    if (group.type == GroupType::Run) {
      for (int step = 0; step < 3; ++step)
        take(static_cast<Kind>(group.kind + step));
      return;
    }
    for (int n = group.type == GroupType::Pair ? 2 : 3; n > 0; --n)
      take(group.kind);
  }
  void takeWin() { m_tiles.win = true; }
  WinTiles tiles() const { return m_tiles; }

 private:
  const HoraInfo &m_info;
  WinTiles m_tiles;
};

template <class Test>
WinTiles tilesThat(const HoraInfo &info, Test test) {
  WinTiles tiles;
  for (std::size_t i = 0; i < info.hand.size(); ++i) {
    if (test(info.hand[i]))
      tiles.hand = static_cast<std::uint16_t>(tiles.hand | 1U << i);
  }
  for (std::size_t m = 0; m < info.melds.size(); ++m) {
    for (std::size_t i = 0; i < info.melds[m].tiles.size(); ++i) {
      if (test(info.melds[m].tiles[i]))
        tiles.melds[m] = static_cast<std::uint8_t>(tiles.melds[m] | 1U << i);
    }
  }
  tiles.win = test(info.winTile);
  return tiles;
}

template <class Test>
WinTiles groupsThat(const HoraInfo &info, Test test) {
  Picker picker(info);
  for (const Group &group : info.result.groups) {
    if (test(group))
      picker.takeGroup(group);
  }
  return picker.tiles();
}

bool isSet(const Group &group) {
  return group.type == GroupType::Triplet || group.type == GroupType::Kan;
}

bool isRun(const Group &group) {
  return group.type == GroupType::Run;
}

// The groups of one test whose ranks are the same in three suits.
template <class Test>
WinTiles inThreeSuits(const HoraInfo &info, Test test) {
  const auto has = [&](Kind kind) {
    return std::ranges::any_of(info.result.groups,
                               [&](const Group &group) { return test(group) && group.kind == kind; });
  };
  for (int rank = 0; rank < kSuitKinds; ++rank) {
    const auto at = [rank](int suit) { return static_cast<Kind>(suit * kSuitKinds + rank); };
    if (!has(at(0)) || !has(at(1)) || !has(at(2)))
      continue;
    std::uint64_t done = 0;
    return groupsThat(info, [&](const Group &group) {
      const std::uint64_t bit = std::uint64_t{1} << group.kind;
      const bool wanted = test(group) && !isHonor(group.kind) && group.kind % 9 == rank && (done & bit) == 0;
      done |= wanted ? bit : 0;
      return wanted;
    });
  }
  return allTiles(info);
}

WinTiles straight(const HoraInfo &info) {
  for (int suit = 0; suit < 3; ++suit) {
    const auto has = [&](int rank) {
      return std::ranges::any_of(info.result.groups, [&](const Group &group) {
        return isRun(group) && group.kind == suit * kSuitKinds + rank;
      });
    };
    if (!has(0) || !has(3) || !has(6))
      continue;
    std::uint64_t done = 0;
    return groupsThat(info, [&](const Group &group) {
      const std::uint64_t bit = std::uint64_t{1} << group.kind;
      const bool wanted = isRun(group) && group.kind / 9 == suit && group.kind % 3 == 0 && (done & bit) == 0;
      done |= wanted ? bit : 0;
      return wanted;
    });
  }
  return allTiles(info);
}

// Runs of the concealed part that come in equal pairs; only the first pair for iipeikou.
WinTiles twinRuns(const HoraInfo &info, int pairs) {
  std::array<int, kKinds> runs{};
  for (const Group &group : info.result.groups)
    runs[group.kind] += isRun(group) ? 1 : 0;
  std::array<int, kKinds> wanted{};
  for (int kind = 0; kind < kKinds; ++kind) {
    const auto k = static_cast<std::size_t>(kind);
    const int twins = std::min(runs[k] / 2, pairs);
    wanted[k] = 2 * twins;
    pairs -= twins;
  }
  return groupsThat(info, [&](const Group &group) { return isRun(group) && wanted[group.kind]-- > 0; });
}

WinTiles setOf(const HoraInfo &info, Kind kind) {
  return groupsThat(info, [kind](const Group &group) { return isSet(group) && group.kind == kind; });
}

// Three sets of one suit that follow each other.
WinTiles setsInRow(const HoraInfo &info) {
  for (Kind low = 0; low + 2 < kEast; ++low) {
    if (low % 9 > 6)
      continue;
    int found = 0;
    for (const Group &group : info.result.groups)
      found += isSet(group) && group.kind >= low && group.kind <= low + 2 ? 1 : 0;
    if (found >= 3)
      return groupsThat(info, [low](const Group &group) {
        return isSet(group) && group.kind >= low && group.kind <= low + 2;
      });
  }
  return allTiles(info);
}

WinTiles threeTwinRuns(const HoraInfo &info) {
  for (Kind kind = 0; kind < kEast; ++kind) {
    int found = 0;
    for (const Group &group : info.result.groups)
      found += isRun(group) && group.kind == kind ? 1 : 0;
    if (found < 3)
      continue;
    int left = 3;
    return groupsThat(info,
                      [&](const Group &group) { return isRun(group) && group.kind == kind && left-- > 0; });
  }
  return allTiles(info);
}

WinTiles doraTiles(const HoraInfo &info, const InlineVec<Tile, 5> &indicators, int players) {
  const TileCounts dora = doraCounts(indicators, players);
  WinTiles tiles = tilesThat(info, [&dora](Tile tile) { return dora[tile.kind()] > 0; });
  tiles.norths = dora[kNorth] > 0;
  return tiles;
}

WinTiles winningTile() {
  WinTiles tiles;
  tiles.win = true;
  return tiles;
}

bool isDragon(Kind kind) {
  return kind >= kHaku;
}

bool isWind(Kind kind) {
  return kind >= kEast && kind <= kNorth;
}

// The two tiles beside the winning one, or its twin: what the wait was made of.
WinTiles waitTiles(const HoraInfo &info, FuReason reason) {
  Picker picker(info);
  picker.takeWin();
  const Kind win = info.winTile.kind();
  const auto take = [&](int step) { picker.take(static_cast<Kind>(win + step)); };
  if (reason == FuReason::Kanchan) {
    take(-1);
    take(1);
  } else if (reason == FuReason::Penchan) {
    const int way = win % 9 == 2 ? -1 : 1;
    take(way);
    take(2 * way);
  } else {
    take(0);
  }
  return picker.tiles();
}

bool isAboutLastTile(YakuId yaku) {
  switch (yaku) {
    case YakuId::Ippatsu:
    case YakuId::MenzenTsumo:
    case YakuId::Haitei:
    case YakuId::Houtei:
    case YakuId::Rinshan:
    case YakuId::Chankan:
    case YakuId::Renhou:
    case YakuId::Kanburi:
    case YakuId::TsubameGaeshi:
    case YakuId::OpenRiichiDealIn:
    case YakuId::UupinKaihou:
    case YakuId::IipinRaoyue:
    case YakuId::RyansouChankan:
      return true;
    default:
      return false;
  }
}

// The honor whose triplet is the yaku.
std::optional<Kind> honorOf(const Board &before, int winner, YakuId yaku) {
  switch (yaku) {
    case YakuId::Haku:
      return kHaku;
    case YakuId::Hatsu:
      return kHatsu;
    case YakuId::Chun:
      return kChun;
    case YakuId::SeatWind:
      return static_cast<Kind>(kEast + before.seatWind(winner));
    case YakuId::RoundWind:
      return static_cast<Kind>(kEast + before.bakaze);
    case YakuId::NorthYakuhai:
      return kNorth;
    default:
      return std::nullopt;
  }
}

std::optional<WinTiles> bonusTiles(const Board &before, const HoraInfo &info, YakuId yaku) {
  switch (yaku) {
    case YakuId::Dora:
      return doraTiles(info, info.doraIndicators, before.seats());
    case YakuId::UraDora:
      return doraTiles(info, info.uraIndicators, before.seats());
    case YakuId::AkaDora:
      return tilesThat(info, [](Tile tile) { return tile.isRed(); });
    case YakuId::Kita: {
      WinTiles tiles;
      tiles.norths = true;
      return tiles;
    }
    case YakuId::Arisu:
      return tilesThat(info, [&](Tile tile) {
        return std::ranges::any_of(info.arisu, [&](Tile turned) { return turned.kind() == tile.kind(); });
      });
    default:
      return std::nullopt;
  }
}

// Of yaku that certain groups make; all tiles where it is the whole hand.
WinTiles groupTiles(const HoraInfo &info, YakuId yaku) {
  switch (yaku) {
    case YakuId::Iipeikou:
      return twinRuns(info, 1);
    case YakuId::SanshokuDoujun:
      return inThreeSuits(info, isRun);
    case YakuId::SanshokuDoukou:
      return inThreeSuits(info, isSet);
    case YakuId::Ittsuu:
      return straight(info);
    case YakuId::Toitoi:
    case YakuId::SuuRenkou:
      return groupsThat(info, isSet);
    case YakuId::Sanankou:
    case YakuId::Suuankou:
    case YakuId::SuuankouTanki:
      return groupsThat(info,
                        [](const Group &group) { return isSet(group) && !group.open && !group.ronned; });
    case YakuId::Sankantsu:
    case YakuId::Suukantsu:
    case YakuId::SanshokuTsuukan:
      return groupsThat(info, [](const Group &group) { return group.type == GroupType::Kan; });
    case YakuId::Shousangen:
    case YakuId::Daisangen:
      return groupsThat(info, [](const Group &group) { return isDragon(group.kind); });
    case YakuId::Shousuushii:
    case YakuId::Daisuushii:
    case YakuId::ShouSanshii:
    case YakuId::DaiSanshii:
    case YakuId::OtakazeSankou:
      return groupsThat(info, [](const Group &group) { return isWind(group.kind); });
    case YakuId::SanRenkou:
      return setsInRow(info);
    case YakuId::IsshokuSanjun:
      return threeTwinRuns(info);
    default:
      return allTiles(info);
  }
}

}  // namespace

bool WinTiles::empty() const {
  return count() == 0 && !norths;
}

int WinTiles::count() const {
  int sum = std::popcount(hand) + (win ? 1 : 0);
  for (std::uint8_t meld : melds)
    sum += std::popcount(meld);
  return sum;
}

WinTiles allTiles(const HoraInfo &info) {
  return tilesThat(info, [](Tile) { return true; });
}

WinTiles tilesOf(const Board &before, const HoraInfo &info, YakuId yaku) {
  if (isAboutLastTile(yaku))
    return winningTile();
  if (const std::optional<Kind> honor = honorOf(before, info.winner, yaku))
    return setOf(info, *honor);
  if (const std::optional<WinTiles> bonus = bonusTiles(before, info, yaku))
    return *bonus;
  return groupTiles(info, yaku);
}

WinTiles tilesOfFu(const HoraInfo &info, std::size_t index) {
  const FuPart &part = info.result.fuParts[index];
  if (part.tiles.empty())
    return allTiles(info);
  const Kind kind = part.tiles[0].kind();
  switch (part.reason) {
    case FuReason::Kanchan:
    case FuReason::Penchan:
    case FuReason::Tanki:
      return waitTiles(info, part.reason);
    case FuReason::Minko:
    case FuReason::Anko:
    case FuReason::Minkan:
    case FuReason::Ankan:
      return setOf(info, kind);
    case FuReason::DragonPair:
    case FuReason::SeatWindPair:
    case FuReason::RoundWindPair:
    case FuReason::DoubleWindPair:
    case FuReason::NorthPair:
      return groupsThat(
          info, [kind](const Group &group) { return group.type == GroupType::Pair && group.kind == kind; });
    default:
      return tilesThat(info, [&](Tile tile) {
        return std::ranges::any_of(part.tiles, [tile](Tile of) { return of == tile; });
      });
  }
}

}  // namespace janso
