// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yakuman, and the bonus tiles, which are not yaku.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableYakuman() {
  static constexpr std::array kTable{
      YakuText{
          .id = YakuId::Kokushi,
          .japanese = "国士無双",
          .romaji = "Kokushi musou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Thirteen orphans"),
          .ema = "Thirteen orphans",
          .closedOnly = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "One of each terminal and honor, plus a second copy of any of them."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand has no groups to call."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Every other yaku based on the tiles: the hand has neither groups nor seven pairs."),
          .example = "*19m *19p *19s *12345677z",
          .win = "9s",
      },
      YakuText{
          .id = YakuId::Kokushi13,
          .japanese = "国士無双十三面",
          .romaji = "Kokushi 13-wait",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Thirteen-wait thirteen orphans"),
          .ema = "Thirteen orphans, 13 waits",
          .closedOnly = true,
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "Kokushi holding all thirteen kinds of tile: any of them wins."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Plain kokushi, which it replaces."),
          .example = "*19m *19p *19s *12345677z",
          .win = "7z",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Suuankou,
          .japanese = "四暗刻",
          .romaji = "Suuankou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Four concealed triplets"),
          .ema = "Four concealed pungs",
          .closedOnly = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Four triplets or closed kans made entirely from your own draws. With a "
                                    "double pair wait, you must win by tsumo."),
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts", "Not possible. Ron makes the last triplet open: toitoi and sanankou remain."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Daisangen, daisuushii, tsuuiisou, chinroutou, suukantsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi and sanankou, which it includes."),
          .example = "*222m *666p *777p *333s 99s",
          .win = "3s",
          .scene = SceneTsumo,
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::SuuankouTanki,
          .japanese = "四暗刻単騎",
          .romaji = "Suuankou tanki",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Single-wait four concealed triplets"),
          .ema = "Four concealed pungs, pair wait",
          .closedOnly = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Four concealed triplets and a pair wait; ron counts too."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Daisangen, daisuushii, tsuuiisou, chinroutou, suukantsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Plain suuankou, which it replaces."),
          .example = "222m 666p 777p 333s *99s",
          .win = "9s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Daisangen,
          .japanese = "大三元",
          .romaji = "Daisangen",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Big three dragons"),
          .ema = "Big three dragons",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets or kans of all three dragons."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts",
                                      "Worth the same: each of the triplets can be called. The player whose "
                                      "discard completes the last one may have to pay for the hand."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Suuankou, tsuuiisou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Shousangen and the single dragons, which it includes."),
          .example = "234m 99p *555z *(666z) *(777z)",
          .win = "2m",
      },
      YakuText{
          .id = YakuId::Shousuushii,
          .japanese = "小四喜",
          .romaji = "Shousuushii",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Little four winds"),
          .ema = "Little four winds",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of three winds and a pair of the fourth."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Worth the same: any of the triplets can be called."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Suuankou, tsuuiisou."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Daisuushii, which has a triplet of the fourth wind too."),
          .example = "678p *111z *44z *(222z) *(333z)",
          .win = "6p",
      },
      YakuText{
          .id = YakuId::Daisuushii,
          .japanese = "大四喜",
          .romaji = "Daisuushii",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Big four winds"),
          .ema = "Big four winds",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets or kans of all four winds."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts",
                                      "Worth the same. The player whose discard completes the last triplet "
                                      "may have to pay for the hand."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Suuankou, tsuuiisou, suukantsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Shousuushii."),
          .example = "*111z *444z 55s *(222z) *(333z)",
          .win = "5s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Tsuuiisou,
          .japanese = "字一色",
          .romaji = "Tsuuiisou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All honors"),
          .ema = "All honors",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Only winds and dragons; seven pairs of them also count."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Worth the same."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Daisangen, shousuushii, daisuushii, suuankou."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Everything that needs a suit; toitoi and honroutou, which it includes."),
          .example = "*111z *33z *666z *(555z) *(222z)",
          .win = "6z",
      },
      YakuText{
          .id = YakuId::Ryuuiisou,
          .japanese = "緑一色",
          .romaji = "Ryuuiisou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All green"),
          .ema = "All green",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Only all-green tiles: 2, 3, 4, 6 and 8 sou and the green dragon."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Worth the same."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Suuankou. Some rules require the green dragon; most do not."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Everything else: honitsu, chinitsu and tanyao do not count in a yakuman."),
          .example = "*234s *234s *66s *888s *(666z)",
          .win = "4s",
      },
      YakuText{
          .id = YakuId::Chinroutou,
          .japanese = "清老頭",
          .romaji = "Chinroutou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All terminals"),
          .ema = "All terminals",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Four triplets and a pair, all of terminals."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Worth the same."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Suuankou, suukantsu."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Honroutou and toitoi, which it includes, and sanshoku doukou."),
          .example = "*111m *999m *11s *(999p) *(111p)",
          .win = "9m",
      },
      YakuText{
          .id = YakuId::ChuurenPoutou,
          .japanese = "九蓮宝燈",
          .romaji = "Chuuren poutou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Nine gates"),
          .ema = "Nine gates",
          .closedOnly = true,
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "1112345678999 in one suit plus one more tile of that suit."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed and have no kan."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chinitsu, which it includes."),
          .example = "*11123455678999m",
          .win = "4m",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::JunseiChuuren,
          .japanese = "純正九蓮宝燈",
          .romaji = "Junsei chuuren poutou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "True nine gates"),
          .ema = "True nine gates",
          .closedOnly = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Chuuren poutou holding 1112345678999: every tile of the suit wins."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Plain chuuren poutou, which it replaces."),
          .example = "*11123455678999m",
          .win = "5m",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Suukantsu,
          .japanese = "四槓子",
          .romaji = "Suukantsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Four kans"),
          .ema = "Four kongs",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Four kans, closed or open, and a pair."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Worth the same."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Suuankou, if all are closed; daisangen, daisuushii, chinroutou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Sankantsu and toitoi, which it includes."),
          .example = "55p *[2222m] *[7777s] *(1111z) *(3333p)",
          .win = "5p",
      },
      YakuText{
          .id = YakuId::Tenhou,
          .japanese = "天和",
          .romaji = "Tenhou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Blessing of heaven"),
          .ema = "Blessing of heaven",
          .closedOnly = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "The dealer's first fourteen tiles are a complete hand."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: any kan, even a closed one, rules it out."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Any yakuman based on the tiles, if you are that lucky."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chiihou, the same for the other players."),
          .example = "*123m *456p *789s *222s *55z",
          .win = "2s",
          .scene = SceneTsumo | SceneTenhou,
      },
      YakuText{
          .id = YakuId::Chiihou,
          .japanese = "地和",
          .romaji = "Chiihou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Blessing of earth"),
          .ema = "Blessing of earth",
          .closedOnly = true,
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "As a non-dealer, win on your very first draw, before anyone has called."),
          .opened =
              QT_TRANSLATE_NOOP("YakuTexts", "Not possible: any call, even a closed kan, rules it out."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Any yakuman based on the tiles."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou, and riichi, which would come too late."),
          .example = "*123m *456p *789s *222s *55z",
          .win = "2s",
          .scene = SceneTsumo | SceneChiihou | SceneSeatSouth,
          .marksWin = true,
      },
  };
  return kTable;
}

std::span<const YakuText> yakuTableBonus() {
  static constexpr std::array kTable{
      YakuText{
          .id = YakuId::Dora,
          .japanese = "ドラ",
          .romaji = "Dora",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Bonus tile"),
          .ema = "Dora",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Each copy of the tile after the indicator is worth 1 han: 6 after 5, 1 after 9. The winds go "
              "East, South, West, North; the dragons white, green, red."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Worth the same. Each kan reveals another indicator."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Everything; a tile counts once for each indicator that points to it."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Yakuman, where dora do not count. Dora are not a yaku: you cannot win with dora alone."),
          .example = "*222m 456p 678s 345s 88p",
          .win = "5s",
          .scene = SceneRiichi,
          .indicators = "1m",
      },
      YakuText{
          .id = YakuId::AkaDora,
          .japanese = "赤ドラ",
          .romaji = "Red five",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Red five"),
          .ema = "Red five",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Each five printed entirely in red is worth 1 han."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Worth the same, even in a called group."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Everything; a red five that is also dora counts twice."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Yakuman. Red fives are not a yaku: you cannot win with them alone."),
          .example = "234m *406p 678s 345s 88p",
          .win = "5s",
          .scene = SceneRiichi,
      },
      YakuText{
          .id = YakuId::UraDora,
          .japanese = "裏ドラ",
          .romaji = "Ura dora",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Underside bonus"),
          .ema = "Ura dora",
          .closedOnly = true,
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "After a riichi win, the tiles under the indicators count as indicators too."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: ura dora are revealed only after riichi."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Riichi, always."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Yakuman. These tiles are not a yaku, and nobody knows them before the win."),
          .example = "234m 456p 678s 345s *88p",
          .win = "5s",
          .scene = SceneRiichi,
          .indicators = "7p",
      },
  };
  return kTable;
}

}  // namespace janso
