// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand as one seat played it: everything that the statistics count and filter by, in 64 bytes, so that
// the hands of many years fit into memory.
//
// Turns are counted in the seat's discards, including the one in question; 0 = it never happened. Points are
// single points.
#pragma once

#include <bitset>
#include <cstdint>
#include <type_traits>

#include "rules/yakuid.h"

namespace janso {

// Facts of the hand. "In riichi" starts at the declaration, whether accepted or not.
enum class HandFlag : std::uint8_t {
  Dealer,
  LastOfMatch,  // of a match that was played to its end
  Won,
  Tsumo,             // won by tsumo
  Open,              // chi, pon, daiminkan or kakan
  Riichi,            // declared
  DealtIn,           // another player won on this seat's tile
  Drawn,             // exhaustive draw, nagashi mangan included
  DrawTenpai,        // tenpai at that draw
  ChasingRiichi,     // another player had declared before
  ChasedRiichi,      // another player declared later
  GoodWaitRiichi,    // 6 or more winning tiles were unseen at the declaration
  ManySidedRiichi,   // the wait had 2 or more kinds
  FuritenRiichi,     // a winning tile was among the seat's discards
  RiichiTileDealIn,  // with the riichi tile
  Ippatsu,           // won with it
  Ura,               // won with at least one ura dora
  DealInToRiichi,    // several of these three are possible with a double ron
  DealInToOpen,
  DealInToDama,
  DealInTenpai,    // the hand was tenpai without the tile dealt in
  TsumoPaid,       // another player won by tsumo
  DealerHit,       // as dealer, for a mangan or more
  Yakuman,         // won with one
  CountedYakuman,  // won with 13 or more han that count as one
  Overtook,        // LastOfMatch: the place is better than before the hand
  Overtaken,       // LastOfMatch: the place is worse than before the hand
  MenzenWin,       // won without an open meld
};
inline constexpr int kHandFlags = static_cast<int>(HandFlag::MenzenWin) + 1;

struct SeatHand {
  std::uint32_t flags = 0;  // bits by HandFlag
  std::int32_t gain = 0;    // score after the hand minus before, with sticks, honba and the seat's own stick
  std::int32_t winPoints = 0;     // value of the hand, without honba and sticks
  std::int32_t dealInPoints = 0;  // value of the hands dealt into
  std::int32_t dealInPaid = 0;    // paid for them, with honba; less with liability
  std::int32_t tsumoPaid = 0;     // paid for other players' tsumo, with honba
  std::int32_t leaderGap = 0;     // before the hand: to first place (0 or less); when first, to second place
  std::uint32_t yaku[3] = {};     // bits by YakuId, of the win
  std::uint16_t number = 0;       // in the match, from 0
  std::uint8_t seat = 0;          // absolute
  std::uint8_t bakaze = 0;        // as in KyokuStarted
  std::uint8_t kyoku = 0;         // likewise
  std::uint8_t honba = 0;
  std::uint8_t startPlace = 0;  // 1..4, equal scores in seat order
  std::uint8_t players = 0;
  std::uint8_t repeats = 0;        // as dealer: number of repeats before this hand
  std::uint8_t rons = 0;           // won on this seat's tile
  std::uint8_t calls = 0;          // chi, pon, daiminkan; a kakan counts with its pon
  std::uint8_t chasers = 0;        // players who declared riichi later
  std::uint8_t winTurn = 0;        // at the win: this seat's discards; a winning draw counts as one
  std::uint8_t tableDiscards = 0;  // at the win: discards of all seats
  std::uint8_t riichiTurn = 0;
  std::uint8_t tenpaiTurn = 0;   // discards when it was first tenpai; 0 also when dealt so
  std::uint8_t han = 0;          // of the win, with bonus, at most 13; 0 for a yakuman
  std::uint8_t dora = 0;         // han of dora, red fives, ura and Norths in it
  std::int8_t startShanten = 0;  // of the 13 tiles dealt
  std::int8_t firstShanten = 0;  // the same, with the dealer's first draw
  std::uint8_t underRiichi = 0;  // discards while another player was in riichi and this seat was not
  std::uint8_t folds = 0;  // of those: safe against all in riichi, but farther from tenpai than necessary
  std::uint8_t dealInTile = 0;  // kind of the tile dealt in, from 1; 0 = none
  bool reachedTenpai = false;

  bool has(HandFlag flag) const { return (flags >> static_cast<unsigned>(flag) & 1U) != 0; }
  void set(HandFlag flag, bool on = true) {
    if (on)
      flags |= 1U << static_cast<unsigned>(flag);
  }
  bool hasYaku(YakuId id) const {
    const auto bit = static_cast<unsigned>(id);
    return (yaku[bit / 32] >> bit % 32 & 1U) != 0;
  }
  void addYaku(YakuId id) {
    const auto bit = static_cast<unsigned>(id);
    yaku[bit / 32] |= 1U << bit % 32;
  }
  bool operator==(const SeatHand &) const = default;
};
static_assert(sizeof(SeatHand) == 64 && std::is_trivially_copyable_v<SeatHand>);
static_assert(kYakuCount <= 96 && kHandFlags <= 32);

}  // namespace janso
