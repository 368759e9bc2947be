// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The optional yaku, and the bonus tiles of some rulesets.
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
              "YakuTexts", "Triplets or kans of three consecutive numbers in one suit, such as 222 333 444."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, sanankou, tanyao, honitsu, chinitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Isshoku sanjun, which reads the same tiles as three identical runs; "
                                        "suu renkou, which has one more triplet."),
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
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "2 han instead of 3."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, tanyao, honitsu, chinitsu, chanta on 123 or 789."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Iipeikou on the same runs; san renkou, which reads the tiles as triplets."),
          .example = "*234m *234m *234m 678p 99s",
          .win = "9s",
      },
      YakuText{
          .id = YakuId::KinkeiDokuritsu,
          .japanese = "金鶏独立",
          .romaji = "Kinkei dokuritsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Golden rooster alone"),
          .ema = "Golden rooster alone",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Four called groups, with a pair wait on 1 sou, the bird."),
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Only possible open: four groups must be called. A closed kan does not count as a call."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Open yaku and dora, but they count only if they are worth more than a mangan."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Every yaku that needs a closed hand."),
          .example = "*11s *(234m) *(567p) *(999m) *(456s)",
          .win = "1s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::OtakazeSankou,
          .japanese = "客風三刻",
          .romaji = "Otakaze sankou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Three off-winds"),
          .ema = "Three off-winds",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Triplets of three winds, none of them your seat wind or the round wind. "
                                    "Only possible when your seat wind is also the round wind."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "2 han instead of 3."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, honitsu, chanta."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Dai sanshii; if the rules use both, the more valuable one counts."),
          .example = "*222z *333z *444z 567m 99p",
          .win = "4z",
      },
      YakuText{
          .id = YakuId::Uumensai,
          .japanese = "五門斉",
          .romaji = "Uumensai",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Five gates"),
          .ema = "Five gates",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Four groups and a pair: one each of man, pin, sou, winds and dragons."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible unless the rules allow it."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, chanta, riichi."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Chiitoitsu, honitsu and everything that needs a single suit."),
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
                                    "Ron on the tile that a player discards right after making a kan."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything, including houtei."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chankan, where you win on the kan tile itself."),
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
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Ron on another player's riichi tile. That riichi fails and its stick is not paid."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything that is possible with ron."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "The runs 123, 456 and 789, each in a different suit."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "1 han instead of 2."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of two winds and a pair of a third wind."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, honitsu, chanta, toitoi."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Dai sanshii and shousuushii, which have more winds."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of three winds and a pair that is not a wind."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 3 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, honitsu, toitoi."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Shou sanshii; with a pair of the fourth wind the hand is shousuushii."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of 2, 4, 6 and 8 in any suits, and any pair."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "1 han instead of 2."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, and tanyao if the pair fits."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of 2, 4, 6 and 8 in one suit, and any pair."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "2 han instead of 3."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Toitoi and, depending on the pair, honitsu, chinitsu or tanyao."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Guusuu renkou, which it replaces."),
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
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Kisuu renkou, which it replaces."),
          .example = "*333m *555m *777m *99m *(111m)",
          .win = "9m",
      },
      YakuText{
          .id = YakuId::OpenRiichi,
          .japanese = "オープン立直",
          .romaji = "Open riichi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Open riichi"),
          .ema = "Open riichi",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Declare riichi and show your hand: everyone can see your wait, and the "
                                    "riichi is worth 2 han."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Ippatsu, tsumo, ura dora and everything else that combines with riichi."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Riichi itself, which it replaces."),
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
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Declare open riichi with your very first discard, before anyone has called."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Ippatsu, tsumo, ura dora and everything else that combines with riichi."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Double riichi and open riichi, which it replaces."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "With three players: a triplet of North, which is yakuhai for everyone."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything that can contain a triplet of honors."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "With three players, you can set a North aside instead of keeping it. "
                                    "Each one is worth 1 han, and you draw a replacement tile."),
          .opened =
              QT_TRANSLATE_NOOP("YakuTexts", "Worth the same: setting a North aside does not open the hand."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Everything; if North is also dora, each one counts twice."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Yakuman. A North set aside is not a yaku: you cannot win with Norths alone."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "After the win, tiles of the dead wall are revealed until one is not in "
                                    "the hand. Each copy of a revealed tile in the hand is worth 1 han."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts",
                                      "Depends on the rules: it can count only after riichi, only in closed "
                                      "hands, or in every hand."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Everything."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Yakuman. These tiles are not a yaku, and nobody knows them before the win."),
          .example = "*222m 456p 678s 345s 88p",
          .win = "5s",
          .scene = SceneRiichi | SceneArisu,
      },
  };
  return kTable;
}

}  // namespace janso
