// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand as one seat played it: all that the statistics count and all that their filters ask, in 64 bytes,
// so that the hands of a long life stay in memory.
//
// Turns are own discards, the one in question included; 0 = it did not come to that. Points are points.
#pragma once

#include <bitset>
#include <cstdint>
#include <type_traits>

#include "rules/yakuid.h"

namespace janso {

// What was so, or happened, in the hand. "In riichi" is from the declaration on, accepted or not.
enum class HandFlag : std::uint8_t {
  Dealer,
  LastOfMatch,  // of a match that was played to its end
  Won,
  Tsumo,             // won by the own draw
  Open,              // chi, pon, daiminkan or kakan
  Riichi,            // declared
  DealtIn,           // another won on this seat's tile
  Drawn,             // exhaustive draw, nagashi mangan included
  DrawTenpai,        // tenpai there
  ChasingRiichi,     // another had declared before
  ChasedRiichi,      // another declared later
  GoodWaitRiichi,    // at the declaration 6 or more tiles that win were unseen
  ManySidedRiichi,   // it waited for 2 or more kinds
  FuritenRiichi,     // one of them lay in the own discards
  RiichiTileDealIn,  // by the declaring discard
  Ippatsu,           // won with it
  Ura,               // won with at least one
  DealInToRiichi,    // a double ron may be to several of these three
  DealInToOpen,
  DealInToDama,
  DealInTenpai,    // the hand was tenpai without the tile that was won on
  TsumoPaid,       // another won by the own draw
  DealerHit,       // as dealer, and it was a mangan or more
  Yakuman,         // won with one
  CountedYakuman,  // won with 13 han or more that count as one
  Overtook,        // LastOfMatch: the place is better than before the hand
  Overtaken,       // LastOfMatch: the place is worse
  MenzenWin,       // won without an open meld
};
inline constexpr int kHandFlags = static_cast<int>(HandFlag::MenzenWin) + 1;

struct SeatHand {
  std::uint32_t flags = 0;        // bits by HandFlag
  std::int32_t gain = 0;          // score after the hand less before: sticks, honba and the own stick in
  std::int32_t winPoints = 0;     // what the hand was worth, without honba and sticks
  std::int32_t dealInPoints = 0;  // the same of the hands dealt into
  std::int32_t dealInPaid = 0;    // paid for them, honba in; liability makes it less
  std::int32_t tsumoPaid = 0;     // paid to others' tsumo, honba in
  std::int32_t leaderGap = 0;     // before the hand: to the first (0 or less); as the first, to the second
  std::uint32_t yaku[3] = {};     // bits by YakuId; of the win
  std::uint16_t number = 0;       // in the match, from 0
  std::uint8_t seat = 0;          // absolute
  std::uint8_t bakaze = 0;        // as in KyokuStarted
  std::uint8_t kyoku = 0;         // likewise
  std::uint8_t honba = 0;
  std::uint8_t startPlace = 0;  // 1..4, equal scores in seat order
  std::uint8_t players = 0;
  std::uint8_t repeats = 0;        // as dealer: how often the deal has stayed already
  std::uint8_t rons = 0;           // that won on this seat's tile
  std::uint8_t calls = 0;          // chi, pon, daiminkan; a kakan belongs to its pon
  std::uint8_t chasers = 0;        // who declared riichi later
  std::uint8_t winTurn = 0;        // own discards at the win; a winning draw counts as one
  std::uint8_t tableDiscards = 0;  // at the win: discards of all
  std::uint8_t riichiTurn = 0;
  std::uint8_t tenpaiTurn = 0;   // own discards when it was first tenpai; 0 also when it was dealt so
  std::uint8_t han = 0;          // of the win, bonus included, at most 13; 0 for a yakuman
  std::uint8_t dora = 0;         // han of dora, red, ura, Norths in it
  std::int8_t startShanten = 0;  // of the 13 tiles dealt
  std::int8_t firstShanten = 0;  // the same, with the first draw of the dealer
  std::uint8_t underRiichi = 0;  // own discards while another was in riichi and this seat was not
  std::uint8_t folds = 0;        // of them: safe against all in riichi, and not on the nearest way
  std::uint8_t dealInTile = 0;   // kind of the tile that was won on, from 1; 0 = none
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
