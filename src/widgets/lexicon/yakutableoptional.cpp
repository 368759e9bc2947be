// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku that a ruleset may add, and the bonus tiles of some.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableOptional() {
  static constexpr std::array kTable{
      YakuText{
          .id = YakuId::SanRenkou,
          .japanese = "三連刻",
          .romaji = "San renkou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Three consecutive triplets"),
          .ema = "Three consecutive triplets",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Triplets or kans of three numbers in a row in one suit, such as 222 333 444."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, sanankou, tanyao, honitsu, chinitsu."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "Isshoku sanjun, which reads the same tiles as three equal runs; suu renkou "
                                "is one triplet more."),
          .example = "*222m *333m *444m 678s 55p",
          .win = "4m",
      },
      YakuText{
          .id = YakuId::IsshokuSanjun,
          .japanese = "一色三順",
          .romaji = "Isshoku sanjun",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Three identical runs"),
          .ema = "Three identical runs",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "The same run three times in one suit."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 2 han instead of 3."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, tanyao, honitsu, chinitsu, chanta on 123 or 789."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Iipeikou on the same runs, and san renkou, which reads the tiles as triplets."),
          .example = "*234m *234m *234m 678p 99s",
          .win = "9s",
      },
      YakuText{
          .id = YakuId::KinkeiDokuritsu,
          .japanese = "金鶏独立",
          .romaji = "Kinkei dokuritsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Golden rooster alone"),
          .ema = "Golden rooster alone",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Four called groups, and the one tile left in the hand is the bird, 1 sou, which "
              "is also the tile that wins."),
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "It exists only open: four groups must be called. A closed kan is not a called one."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "It pays at least a mangan; if the other han make more, they count."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Every yaku that needs a closed hand."),
          .example = "*11s *(234m) *(567p) *(999m) *(456s)",
          .win = "1s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::OtakazeSankou,
          .japanese = "客風三刻",
          .romaji = "Otakaze sankou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Three guest winds"),
          .ema = "Three guest winds",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Triplets of three winds of which none is your seat wind or the wind of the round. Only East "
              "in the East round, South in the South round and so on can make it."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 2 han instead of 3."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, honitsu, chanta."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Dai sanshii: where both are played the one that is worth more counts."),
          .example = "*222z *333z *444z 567m 99p",
          .win = "4z",
      },
      YakuText{
          .id = YakuId::Uumensai,
          .japanese = "五門斉",
          .romaji = "Uumensai",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Five gates"),
          .ema = "Five gates",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "The five parts of the hand are one each of man, pin, sou, winds and dragons."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible, unless the ruleset allows it."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, chanta, riichi."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chiitoitsu, honitsu and all that needs one suit."),
          .example = "*123m *456p *789s *222z *55z",
          .win = "2z",
          .scene = SceneSeatSouth,
      },
      YakuText{
          .id = YakuId::Kanburi,
          .japanese = "槓振り",
          .romaji = "Kanburi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Discard after a kan"),
          .ema = "Discard after a kan",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Ron on the tile that somebody throws after making a kan and drawing the "
                                    "replacement tile in the same turn."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything, houtei too."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chankan, which wins on the tile of the kan itself."),
          .example = "*234m 456p 789s 11p 666z",
          .win = "4m",
          .scene = SceneAfterKan,
      },
      YakuText{
          .id = YakuId::TsubameGaeshi,
          .japanese = "燕返し",
          .romaji = "Tsubame gaeshi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Swallow return"),
          .ema = "Swallow return",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Ron on the very tile with which another player declares riichi. That "
                                    "riichi fails and its stick is not paid."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything that can be won by ron."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tsumo."),
          .example = "*234m 456p 789s 11p 666z",
          .win = "4m",
          .scene = SceneRiichiTile,
      },
      YakuText{
          .id = YakuId::SanshokuTsuukan,
          .japanese = "三色通貫",
          .romaji = "Sanshoku tsuukan",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Mixed straight"),
          .ema = "Mixed straight",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "The runs 123, 456 and 789, one of them in each suit."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 1 han instead of 2."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, yakuhai, iipeikou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Ittsuu and sanshoku doujun: there are not enough groups for both."),
          .example = "*123m *456p *789s 555m 22z",
          .win = "2z",
      },
      YakuText{
          .id = YakuId::ShouSanshii,
          .japanese = "小三喜",
          .romaji = "Shou sanshii",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Little three winds"),
          .ema = "Little three winds",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of two winds and a pair of a third."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, honitsu, chanta, toitoi."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Dai sanshii and shousuushii, which are more of the same."),
          .example = "*111z *222z *33z 456m 789p",
          .win = "3z",
          .scene = SceneSeatSouth,
      },
      YakuText{
          .id = YakuId::DaiSanshii,
          .japanese = "大三喜",
          .romaji = "Dai sanshii",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Big three winds"),
          .ema = "Big three winds",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of three winds, with a pair that is no wind."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 3 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, honitsu, toitoi."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Shou sanshii; with the fourth wind as the pair the hand is shousuushii."),
          .example = "*111z *222z *333z 456m 99p",
          .win = "3z",
          .scene = SceneSeatSouth,
      },
      YakuText{
          .id = YakuId::GuusuuRenkou,
          .japanese = "偶数連刻",
          .romaji = "Guusuu renkou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Even triplets"),
          .ema = "Even triplets",
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "Four triplets of 2, 4, 6 and 8 in any suits, and any pair."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 1 han instead of 2."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, and tanyao where the pair fits."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chin guusuu renkou, which has all four in one suit."),
          .example = "*222m *444p *666s *888m 55z",
          .win = "8m",
      },
      YakuText{
          .id = YakuId::ChinGuusuuRenkou,
          .japanese = "清偶数連刻",
          .romaji = "Chin guusuu renkou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Pure even triplets"),
          .ema = "Pure even triplets",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Four triplets of 2, 4, 6 and 8 in one suit, and any pair."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 2 han instead of 3."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, and honitsu, chinitsu or tanyao by the pair."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Guusuu renkou, in whose place it stands."),
          .example = "*222m *444m *666m *888m 55z",
          .win = "8m",
      },
      YakuText{
          .id = YakuId::KisuuRenkou,
          .japanese = "奇数連刻",
          .romaji = "Kisuu renkou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Odd triplets"),
          .ema = "Odd triplets",
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "Triplets of 1, 3, 5 and 7 and a pair of nines, in any suits."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chin kisuu renkou, which has everything in one suit."),
          .example = "*333p *555s *777m *99p *(111m)",
          .win = "9p",
      },
      YakuText{
          .id = YakuId::ChinKisuuRenkou,
          .japanese = "清奇数連刻",
          .romaji = "Chin kisuu renkou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Pure odd triplets"),
          .ema = "Pure odd triplets",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Triplets of 1, 3, 5 and 7 and a pair of nines, all in one suit."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 3 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi and chinitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Kisuu renkou, in whose place it stands."),
          .example = "*333m *555m *777m *99m *(111m)",
          .win = "9m",
      },
      YakuText{
          .id = YakuId::OpenRiichi,
          .japanese = "オープン立直",
          .romaji = "Open riichi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Open riichi"),
          .ema = "Open riichi",
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "Declare riichi and lay the hand face up: everybody sees what you wait for, "
                                "and the riichi is worth 2 han."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Ippatsu, tsumo, ura dora, and all that riichi goes with."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Riichi itself, in whose place it stands."),
          .example = "*234m *456p *678s *789s *55p",
          .win = "9s",
          .scene = SceneRiichi | SceneOpenRiichi,
      },
      YakuText{
          .id = YakuId::DoubleOpenRiichi,
          .japanese = "ダブルオープン立直",
          .romaji = "Double open riichi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Double open riichi"),
          .ema = "Double open riichi",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Open riichi with your very first discard, before anybody has called."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Ippatsu, tsumo, ura dora, and all that riichi goes with."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Double riichi and open riichi, in whose place it stands."),
          .example = "*234m *456p *678s *789s *55p",
          .win = "9s",
          .scene = SceneRiichi | SceneDouble | SceneOpenRiichi,
      },
      YakuText{
          .id = YakuId::NorthYakuhai,
          .japanese = "北",
          .romaji = "North",
          .english = QT_TRANSLATE_NOOP("YakuNames", "North"),
          .ema = "North",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "With three players: a triplet of North, which here is a value tile to everybody."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything that may hold a triplet of honours."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tanyao and pinfu."),
          .example = "123p 456p 789s 22z *444z",
          .win = "4z",
          .scene = SceneTsumo | SceneThree,
      },
  };
  return kTable;
}

std::span<const YakuText> yakuTableOptionalBonus() {
  static constexpr std::array kTable{
      YakuText{
          .id = YakuId::Kita,
          .japanese = "抜きドラ",
          .romaji = "Kita",
          .english = QT_TRANSLATE_NOOP("YakuNames", "North set aside"),
          .ema = "North set aside",
          .everyday = true,
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "With three players: a North may be laid aside instead of being kept. Each "
                                "counts 1 han and a replacement tile is drawn for it."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same: a North set aside does not open the hand."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Everything; where the indicator points to North, each counts once more."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "It is no yaku: Norths alone never win."),
          .example = "*123p 456p 789s 345s 88p",
          .win = "5s",
          .scene = SceneRiichi | SceneThree | SceneKita,
      },
      YakuText{
          .id = YakuId::Arisu,
          .japanese = "アリス",
          .romaji = "Arisu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Arisu"),
          .ema = "Arisu",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "After the win further tiles of the dead wall are turned, one after the other, "
              "as long as each is also in the winning hand; each such tile counts 1 han."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "By ruleset: for riichi, for closed hands or for all."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "It is no yaku, and nobody knows it before the win."),
          .example = "*222m 456p 678s 345s 88p",
          .win = "5s",
          .scene = SceneRiichi | SceneArisu,
      },
  };
  return kTable;
}

}  // namespace janso
