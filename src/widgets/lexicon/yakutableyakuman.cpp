// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yakuman, and the bonus tiles that are no yaku.
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
                                    "One of each 1, 9, wind and dragon, and a second one of any of them."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: none of these tiles can be called for it."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Every other hand: it has neither groups nor pairs to share."),
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
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Thirteen orphans with all thirteen kinds in hand, so that any of them wins."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "The plain kokushi, in whose place it stands."),
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
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Four triplets or closed kans that you drew yourself; with two pairs waiting, "
              "only your own draw counts."),
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Not possible. A ron makes the last triplet an open one: toitoi and sanankou remain."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Daisangen, the big winds, tsuuiisou, chinroutou, suukantsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi and sanankou, which are contained in it."),
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
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Four concealed triplets are finished and only the pair is missing: then a ron counts too."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Daisangen, the big winds, tsuuiisou, chinroutou, suukantsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "The plain suuankou, in whose place it stands."),
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
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "The same: each of the three may be called. Who feeds the last one may have to pay for it."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Suuankou, tsuuiisou."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Shousangen and the single dragons, which are contained in it."),
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
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same: any of them may be called."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Suuankou, tsuuiisou."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Daisuushii, where the fourth wind is a triplet as well."),
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
          .opened =
              QT_TRANSLATE_NOOP("YakuTexts", "The same. Who feeds the last wind may have to pay for it."),
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
          .english = QT_TRANSLATE_NOOP("YakuNames", "All honours"),
          .ema = "All honours",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Winds and dragons only; seven pairs of them count too."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Daisangen, both winds, suuankou."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Everything with a suit in it; toitoi and honroutou are contained in it."),
          .example = "*111z *33z *666z *(555z) *(222z)",
          .win = "6z",
      },
      YakuText{
          .id = YakuId::Ryuuiisou,
          .japanese = "緑一色",
          .romaji = "Ryuuiisou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All green"),
          .ema = "All green",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Only tiles printed wholly in green: 2, 3, 4, 6 and 8 of sou and the green dragon."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Suuankou. Some rulesets ask for the green dragon, most do not."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Everything else: honitsu, chinitsu and tanyao are not counted beside a yakuman."),
          .example = "*234s *234s *66s *888s *(666z)",
          .win = "4s",
      },
      YakuText{
          .id = YakuId::Chinroutou,
          .japanese = "清老頭",
          .romaji = "Chinroutou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All terminals"),
          .ema = "All terminals",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets and a pair of ones and nines only."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Suuankou, suukantsu."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Honroutou, toitoi and sanshoku doukou, which may be contained in it."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "1112345678999 of one suit and one more tile of that suit."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed, without a kan."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Chinitsu, which is contained in it."),
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
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Nine gates with 1112345678999 in hand, so that every tile of the suit wins."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Tenhou and chiihou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "The plain nine gates, in whose place it stands."),
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
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Suuankou, if all are closed; daisangen, the big winds, chinroutou."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Sankantsu and toitoi, which are contained in it."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "The dealer's fourteen tiles are a complete hand from the start."),
          .opened =
              QT_TRANSLATE_NOOP("YakuTexts", "Not possible: a kan, even a closed one, ends the chance."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Any yakuman of shape, if heaven is that kind."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Chiihou, which is the same for the other three players."),
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
              "YakuTexts", "Not the dealer, win with your very first draw, while nobody has called."),
          .opened =
              QT_TRANSLATE_NOOP("YakuTexts", "Not possible: any call, even a closed kan, ends the chance."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Any yakuman of shape."),
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
              "Each tile that follows the open indicator counts 1 han: after 5 comes 6, after "
              "9 comes 1, then east south west north and white green red."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same. Every kan turns one more indicator."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Everything; a tile counts once for each indicator that points to it."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "It is no yaku: dora alone never win. It is not counted beside a yakuman."),
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
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Each five printed wholly in red counts 1 han."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "The same, also inside a called group."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Everything; a red five that is also dora counts twice."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "It is no yaku: red fives alone never win."),
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
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "After a win with riichi the tiles under the indicators are turned as well; "
                                "each tile they point to counts 1 han."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: only riichi turns them."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Riichi, always."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "It is no yaku, and nobody knows it before the win."),
          .example = "234m 456p 678s 345s *88p",
          .win = "5s",
          .scene = SceneRiichi,
          .indicators = "7p",
      },
  };
  return kTable;
}

}  // namespace janso
