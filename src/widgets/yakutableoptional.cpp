// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku that a ruleset may add, and the bonus tiles of some.
#include <QtGlobal>
#include <array>

#include "widgets/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableOptional() {
  static constexpr std::array kTable{
      YakuText{YakuId::SanRenkou, "三連刻", "San renkou", "Three consecutive triplets",
               "Three consecutive triplets", 2, 2, 0,
               QT_TRANSLATE_NOOP(
                   "Yaku", "Triplets or kans of three numbers in a row in one suit, such as 222 333 444."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi, sanankou, tanyao, honitsu, chinitsu."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "Isshoku sanjun, which reads the same tiles as three equal runs; suu renkou "
                                 "is one triplet more."),
               "*222m *333m *444m 678s 55p", "4m", SceneNone, nullptr},
      YakuText{YakuId::IsshokuSanjun, "一色三順", "Isshoku sanjun", "Three identical runs",
               "Three identical runs", 3, 2, 0,
               QT_TRANSLATE_NOOP("Yaku", "The same run three times in one suit."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 2 han instead of 3."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, tanyao, honitsu, chinitsu, chanta on 123 or 789."),
               QT_TRANSLATE_NOOP(
                   "Yaku", "Iipeikou on the same runs, and san renkou, which reads the tiles as triplets."),
               "*234m *234m *234m 678p 99s", "9s", SceneNone, nullptr},
      YakuText{
          YakuId::KinkeiDokuritsu, "金鶏独立", "Kinkei dokuritsu", "Golden rooster alone",
          "Golden rooster alone", -1, 5, 0,
          QT_TRANSLATE_NOOP("Yaku",
                            "Four called groups, and the one tile left in the hand is the bird, 1 sou, which "
                            "is also the tile that wins."),
          QT_TRANSLATE_NOOP(
              "Yaku", "It exists only open: four groups must be called. A closed kan is not a called one."),
          QT_TRANSLATE_NOOP("Yaku", "It pays at least a mangan; if the other han make more, they count."),
          QT_TRANSLATE_NOOP("Yaku", "Every yaku that needs a closed hand."),
          "*11s *(234m) *(567p) *(999m) *(456s)", "1s", SceneNone, nullptr},
      YakuText{
          YakuId::OtakazeSankou, "客風三刻", "Otakaze sankou", "Three guest winds", "Three guest winds", 3, 2,
          0,
          QT_TRANSLATE_NOOP(
              "Yaku",
              "Triplets of three winds of which none is your seat wind or the wind of the round. Only East "
              "in the East round, South in the South round and so on can make it."),
          QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 2 han instead of 3."),
          QT_TRANSLATE_NOOP("Yaku", "Toitoi, honitsu, chanta."),
          QT_TRANSLATE_NOOP("Yaku", "Dai sanshii: where both are played the one that is worth more counts."),
          "*222z *333z *444z 567m 99p", "4z", SceneNone, nullptr},
      YakuText{YakuId::Uumensai, "五門斉", "Uumensai", "Five gates", "Five gates", 2, -1, 0,
               QT_TRANSLATE_NOOP(
                   "Yaku", "The five parts of the hand are one each of man, pin, sou, winds and dragons."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible, unless the ruleset allows it."),
               QT_TRANSLATE_NOOP("Yaku", "Yakuhai, chanta, riichi."),
               QT_TRANSLATE_NOOP("Yaku", "Chiitoitsu, honitsu and all that needs one suit."),
               "*123m *456p *789s *222z *55z", "2z", SceneSeatSouth, nullptr},
      YakuText{YakuId::Kanburi, "槓振り", "Kanburi", "Discard after a kan", "Discard after a kan", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Ron on the tile that somebody throws after making a kan and drawing the "
                                 "replacement tile in the same turn."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han."),
               QT_TRANSLATE_NOOP("Yaku", "Everything, houtei too."),
               QT_TRANSLATE_NOOP("Yaku", "Chankan, which wins on the tile of the kan itself."),
               "*234m 456p 789s 11p 666z", "4m", SceneAfterKan, nullptr},
      YakuText{YakuId::TsubameGaeshi, "燕返し", "Tsubame gaeshi", "Swallow return", "Swallow return", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Ron on the very tile with which another player declares riichi. That "
                                 "riichi fails and its stick is not paid."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han."),
               QT_TRANSLATE_NOOP("Yaku", "Everything that can be won by ron."),
               QT_TRANSLATE_NOOP("Yaku", "Tsumo."), "*234m 456p 789s 11p 666z", "4m", SceneRiichiTile,
               nullptr},
      YakuText{YakuId::SanshokuTsuukan, "三色通貫", "Sanshoku tsuukan", "Mixed straight", "Mixed straight", 2,
               1, 0, QT_TRANSLATE_NOOP("Yaku", "The runs 123, 456 and 789, one of them in each suit."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 1 han instead of 2."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, yakuhai, iipeikou."),
               QT_TRANSLATE_NOOP("Yaku", "Ittsuu and sanshoku doujun: there are not enough groups for both."),
               "*123m *456p *789s 555m 22z", "2z", SceneNone, nullptr},
      YakuText{YakuId::ShouSanshii, "小三喜", "Shou sanshii", "Little three winds", "Little three winds", 2,
               2, 0, QT_TRANSLATE_NOOP("Yaku", "Triplets of two winds and a pair of a third."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han."),
               QT_TRANSLATE_NOOP("Yaku", "Yakuhai, honitsu, chanta, toitoi."),
               QT_TRANSLATE_NOOP("Yaku", "Dai sanshii and shousuushii, which are more of the same."),
               "*111z *222z *33z 456m 789p", "3z", SceneSeatSouth, nullptr},
      YakuText{YakuId::DaiSanshii, "大三喜", "Dai sanshii", "Big three winds", "Big three winds", 3, 3, 0,
               QT_TRANSLATE_NOOP("Yaku", "Triplets of three winds, with a pair that is no wind."),
               QT_TRANSLATE_NOOP("Yaku", "Still 3 han."),
               QT_TRANSLATE_NOOP("Yaku", "Yakuhai, honitsu, toitoi."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "Shou sanshii; with the fourth wind as the pair the hand is shousuushii."),
               "*111z *222z *333z 456m 99p", "3z", SceneSeatSouth, nullptr},
      YakuText{YakuId::GuusuuRenkou, "偶数連刻", "Guusuu renkou", "Even triplets", "Even triplets", 2, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Four triplets of 2, 4, 6 and 8 in any suits, and any pair."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 1 han instead of 2."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi, and tanyao where the pair fits."),
               QT_TRANSLATE_NOOP("Yaku", "Chin guusuu renkou, which has all four in one suit."),
               "*222m *444p *666s *888m 55z", "8m", SceneNone, nullptr},
      YakuText{YakuId::ChinGuusuuRenkou, "清偶数連刻", "Chin guusuu renkou", "Pure even triplets",
               "Pure even triplets", 3, 2, 0,
               QT_TRANSLATE_NOOP("Yaku", "Four triplets of 2, 4, 6 and 8 in one suit, and any pair."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 2 han instead of 3."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi, and honitsu, chinitsu or tanyao by the pair."),
               QT_TRANSLATE_NOOP("Yaku", "Guusuu renkou, in whose place it stands."),
               "*222m *444m *666m *888m 55z", "8m", SceneNone, nullptr},
      YakuText{YakuId::KisuuRenkou, "奇数連刻", "Kisuu renkou", "Odd triplets", "Odd triplets", 2, 2, 0,
               QT_TRANSLATE_NOOP("Yaku", "Triplets of 1, 3, 5 and 7 and a pair of nines, in any suits."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han."), QT_TRANSLATE_NOOP("Yaku", "Toitoi."),
               QT_TRANSLATE_NOOP("Yaku", "Chin kisuu renkou, which has everything in one suit."),
               "*333p *555s *777m *99p *(111m)", "9p", SceneNone, nullptr},
      YakuText{YakuId::ChinKisuuRenkou, "清奇数連刻", "Chin kisuu renkou", "Pure odd triplets",
               "Pure odd triplets", 3, 3, 0,
               QT_TRANSLATE_NOOP("Yaku", "Triplets of 1, 3, 5 and 7 and a pair of nines, all in one suit."),
               QT_TRANSLATE_NOOP("Yaku", "Still 3 han."), QT_TRANSLATE_NOOP("Yaku", "Toitoi and chinitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Kisuu renkou, in whose place it stands."),
               "*333m *555m *777m *99m *(111m)", "9m", SceneNone, nullptr},
      YakuText{YakuId::OpenRiichi, "オープン立直", "Open riichi", "Open riichi", "Open riichi", 2, -1, 0,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Declare riichi and lay the hand face up: everybody sees what you wait for, "
                                 "and the riichi is worth 2 han."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Ippatsu, tsumo, ura dora, and all that riichi goes with."),
               QT_TRANSLATE_NOOP("Yaku", "Riichi itself, in whose place it stands."),
               "*234m *456p *678s *789s *55p", "9s", SceneRiichi | SceneOpenRiichi, nullptr},
      YakuText{
          YakuId::DoubleOpenRiichi, "ダブルオープン立直", "Double open riichi", "Double open riichi",
          "Double open riichi", 3, -1, 0,
          QT_TRANSLATE_NOOP("Yaku", "Open riichi with your very first discard, before anybody has called."),
          QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
          QT_TRANSLATE_NOOP("Yaku", "Ippatsu, tsumo, ura dora, and all that riichi goes with."),
          QT_TRANSLATE_NOOP("Yaku", "Double riichi and open riichi, in whose place it stands."),
          "*234m *456p *678s *789s *55p", "9s", SceneRiichi | SceneDouble | SceneOpenRiichi, nullptr},
      YakuText{
          YakuId::NorthYakuhai, "北", "North", "North", "North", 1, 1, 0,
          QT_TRANSLATE_NOOP(
              "Yaku", "With three players: a triplet of North, which here is a value tile to everybody."),
          QT_TRANSLATE_NOOP("Yaku", "Still 1 han."),
          QT_TRANSLATE_NOOP("Yaku", "Everything that may hold a triplet of honours."),
          QT_TRANSLATE_NOOP("Yaku", "Tanyao and pinfu."), "123p 456p 789s 22z *444z", "4z",
          SceneTsumo | SceneThree, nullptr},
  };
  return kTable;
}

std::span<const YakuText> yakuTableOptionalBonus() {
  static constexpr std::array kTable{
      YakuText{YakuId::Kita, "抜きドラ", "Kita", "North set aside", "North set aside", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku",
                                 "With three players: a North may be laid aside instead of being kept. Each "
                                 "counts 1 han and a replacement tile is drawn for it."),
               QT_TRANSLATE_NOOP("Yaku", "The same: a North set aside does not open the hand."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "Everything; where the indicator points to North, each counts once more."),
               QT_TRANSLATE_NOOP("Yaku", "It is no yaku: Norths alone never win."),
               "*123p 456p 789s 345s 88p", "5s", SceneRiichi | SceneThree | SceneKita, nullptr},
      YakuText{
          YakuId::Arisu, "アリス", "Arisu", "Arisu", "Arisu", 1, 1, 0,
          QT_TRANSLATE_NOOP("Yaku",
                            "After the win further tiles of the dead wall are turned, one after the other, "
                            "as long as each is also in the winning hand; each such tile counts 1 han."),
          QT_TRANSLATE_NOOP("Yaku", "By ruleset: for riichi, for closed hands or for all."),
          QT_TRANSLATE_NOOP("Yaku", "Everything."),
          QT_TRANSLATE_NOOP("Yaku", "It is no yaku, and nobody knows it before the win."),
          "*222m 456p 678s 345s 88p", "5s", SceneRiichi | SceneArisu, nullptr},
  };
  return kTable;
}

}  // namespace janso
