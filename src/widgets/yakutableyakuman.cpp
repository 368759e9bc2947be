// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yakuman, and the bonus tiles that are no yaku.
#include <QtGlobal>
#include <array>

#include "widgets/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableYakuman() {
  static constexpr std::array kTable{
      YakuText{
          YakuId::Kokushi, "国士無双", "Kokushi musou", "Thirteen orphans", "Thirteen orphans", 0, -1, 1,
          QT_TRANSLATE_NOOP("Yaku", "One of each 1, 9, wind and dragon, and a second one of any of them."),
          QT_TRANSLATE_NOOP("Yaku", "Not possible: none of these tiles can be called for it."),
          QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
          QT_TRANSLATE_NOOP("Yaku", "Every other hand: it has neither groups nor pairs to share."),
          "*19m *19p *19s *12345677z", "9s", SceneNone, nullptr},
      YakuText{YakuId::Kokushi13, "国士無双十三面", "Kokushi 13-wait", "Thirteen-wait thirteen orphans",
               "Thirteen orphans, 13 waits", 0, -1, 2,
               QT_TRANSLATE_NOOP(
                   "Yaku", "Thirteen orphans with all thirteen kinds in hand, so that any of them wins."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible."), QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP("Yaku", "The plain kokushi, in whose place it stands."),
               "*19m *19p *19s *12345677z", "7z", SceneNone, nullptr},
      YakuText{
          YakuId::Suuankou, "四暗刻", "Suuankou", "Four concealed triplets", "Four concealed pungs", 0, -1, 1,
          QT_TRANSLATE_NOOP("Yaku",
                            "Four triplets or closed kans that you drew yourself; with two pairs waiting, "
                            "only your own draw counts."),
          QT_TRANSLATE_NOOP(
              "Yaku", "Not possible. A ron makes the last triplet an open one: toitoi and sanankou remain."),
          QT_TRANSLATE_NOOP("Yaku", "Daisangen, the big winds, tsuuiisou, chinroutou, suukantsu."),
          QT_TRANSLATE_NOOP("Yaku", "Toitoi and sanankou, which are contained in it."),
          "*222m *666p *777p *333s 99s", "3s", SceneTsumo, nullptr},
      YakuText{
          YakuId::SuuankouTanki, "四暗刻単騎", "Suuankou tanki", "Single-wait four concealed triplets",
          "Four concealed pungs, pair wait", 0, -1, 2,
          QT_TRANSLATE_NOOP(
              "Yaku",
              "Four concealed triplets are finished and only the pair is missing: then a ron counts too."),
          QT_TRANSLATE_NOOP("Yaku", "Not possible."),
          QT_TRANSLATE_NOOP("Yaku", "Daisangen, the big winds, tsuuiisou, chinroutou, suukantsu."),
          QT_TRANSLATE_NOOP("Yaku", "The plain suuankou, in whose place it stands."),
          "222m 666p 777p 333s *99s", "9s", SceneNone, nullptr},
      YakuText{
          YakuId::Daisangen, "大三元", "Daisangen", "Big three dragons", "Big three dragons", 0, 0, 1,
          QT_TRANSLATE_NOOP("Yaku", "Triplets or kans of all three dragons."),
          QT_TRANSLATE_NOOP(
              "Yaku",
              "The same: each of the three may be called. Who feeds the last one may have to pay for it."),
          QT_TRANSLATE_NOOP("Yaku", "Suuankou, tsuuiisou."),
          QT_TRANSLATE_NOOP("Yaku", "Shousangen and the single dragons, which are contained in it."),
          "234m 99p *555z *(666z) *(777z)", "2m", SceneNone, nullptr},
      YakuText{YakuId::Shousuushii, "小四喜", "Shousuushii", "Little four winds", "Little four winds", 0, 0,
               1, QT_TRANSLATE_NOOP("Yaku", "Triplets of three winds and a pair of the fourth."),
               QT_TRANSLATE_NOOP("Yaku", "The same: any of them may be called."),
               QT_TRANSLATE_NOOP("Yaku", "Suuankou, tsuuiisou."),
               QT_TRANSLATE_NOOP("Yaku", "Daisuushii, where the fourth wind is a triplet as well."),
               "678p *111z *44z *(222z) *(333z)", "6p", SceneNone, nullptr},
      YakuText{YakuId::Daisuushii, "大四喜", "Daisuushii", "Big four winds", "Big four winds", 0, 0, 2,
               QT_TRANSLATE_NOOP("Yaku", "Triplets or kans of all four winds."),
               QT_TRANSLATE_NOOP("Yaku", "The same. Who feeds the last wind may have to pay for it."),
               QT_TRANSLATE_NOOP("Yaku", "Suuankou, tsuuiisou, suukantsu."),
               QT_TRANSLATE_NOOP("Yaku", "Shousuushii."), "*111z *444z 55s *(222z) *(333z)", "5s", SceneNone,
               nullptr},
      YakuText{YakuId::Tsuuiisou, "字一色", "Tsuuiisou", "All honours", "All honours", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku", "Winds and dragons only; seven pairs of them count too."),
               QT_TRANSLATE_NOOP("Yaku", "The same."),
               QT_TRANSLATE_NOOP("Yaku", "Daisangen, both winds, suuankou."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "Everything with a suit in it; toitoi and honroutou are contained in it."),
               "*111z *33z *666z *(555z) *(222z)", "6z", SceneNone, nullptr},
      YakuText{
          YakuId::Ryuuiisou, "緑一色", "Ryuuiisou", "All green", "All green", 0, 0, 1,
          QT_TRANSLATE_NOOP(
              "Yaku", "Only tiles printed wholly in green: 2, 3, 4, 6 and 8 of sou and the green dragon."),
          QT_TRANSLATE_NOOP("Yaku", "The same."),
          QT_TRANSLATE_NOOP("Yaku", "Suuankou. Some rulesets ask for the green dragon, most do not."),
          QT_TRANSLATE_NOOP(
              "Yaku", "Everything else: honitsu, chinitsu and tanyao are not counted beside a yakuman."),
          "*234s *234s *66s *888s *(666z)", "4s", SceneNone, nullptr},
      YakuText{
          YakuId::Chinroutou, "清老頭", "Chinroutou", "All terminals", "All terminals", 0, 0, 1,
          QT_TRANSLATE_NOOP("Yaku", "Triplets and a pair of ones and nines only."),
          QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou, suukantsu."),
          QT_TRANSLATE_NOOP("Yaku", "Honroutou, toitoi and sanshoku doukou, which may be contained in it."),
          "*111m *999m *11s *(999p) *(111p)", "9m", SceneNone, nullptr},
      YakuText{YakuId::ChuurenPoutou, "九蓮宝燈", "Chuuren poutou", "Nine gates", "Nine gates", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku", "1112345678999 of one suit and one more tile of that suit."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed, without a kan."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP("Yaku", "Chinitsu, which is contained in it."), "*11123455678999m", "4m",
               SceneNone, nullptr},
      YakuText{YakuId::JunseiChuuren, "純正九蓮宝燈", "Junsei chuuren poutou", "True nine gates",
               "True nine gates", 0, -1, 2,
               QT_TRANSLATE_NOOP(
                   "Yaku", "Nine gates with 1112345678999 in hand, so that every tile of the suit wins."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible."), QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP("Yaku", "The plain nine gates, in whose place it stands."),
               "*11123455678999m", "5m", SceneNone, nullptr},
      YakuText{
          YakuId::Suukantsu, "四槓子", "Suukantsu", "Four kans", "Four kongs", 0, 0, 1,
          QT_TRANSLATE_NOOP("Yaku", "Four kans, closed or open, and a pair."),
          QT_TRANSLATE_NOOP("Yaku", "The same."),
          QT_TRANSLATE_NOOP("Yaku", "Suuankou, if all are closed; daisangen, the big winds, chinroutou."),
          QT_TRANSLATE_NOOP("Yaku", "Sankantsu and toitoi, which are contained in it."),
          "55p *[2222m] *[7777s] *(1111z) *(3333p)", "5p", SceneNone, nullptr},
      YakuText{YakuId::Tenhou, "天和", "Tenhou", "Blessing of heaven", "Blessing of heaven", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku", "The dealer's fourteen tiles are a complete hand from the start."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: a kan, even a closed one, ends the chance."),
               QT_TRANSLATE_NOOP("Yaku", "Any yakuman of shape, if heaven is that kind."),
               QT_TRANSLATE_NOOP("Yaku", "Chiihou, which is the same for the other three players."),
               "*123m *456p *789s *222s *55z", "2s", SceneTsumo | SceneTenhou, nullptr},
      YakuText{YakuId::Chiihou, "地和", "Chiihou", "Blessing of earth", "Blessing of earth", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Not the dealer, win with your very first draw, while nobody has called."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: any call, even a closed kan, ends the chance."),
               QT_TRANSLATE_NOOP("Yaku", "Any yakuman of shape."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou, and riichi, which would come too late."),
               "*123m *456p *789s *222s *55z", "2s", SceneTsumo | SceneChiihou | SceneSeatSouth, nullptr},
  };
  return kTable;
}

std::span<const YakuText> yakuTableBonus() {
  static constexpr std::array kTable{
      YakuText{
          YakuId::Dora, "ドラ", "Dora", "Bonus tile", "Dora", 1, 1, 0,
          QT_TRANSLATE_NOOP("Yaku",
                            "Each tile that follows the open indicator counts 1 han: after 5 comes 6, after "
                            "9 comes 1, then east south west north and white green red."),
          QT_TRANSLATE_NOOP("Yaku", "The same. Every kan turns one more indicator."),
          QT_TRANSLATE_NOOP("Yaku", "Everything; a tile counts once for each indicator that points to it."),
          QT_TRANSLATE_NOOP("Yaku",
                            "It is no yaku: dora alone never win. It is not counted beside a yakuman."),
          "*222m 456p 678s 345s 88p", "5s", SceneRiichi, "1m"},
      YakuText{YakuId::AkaDora, "赤ドラ", "Red five", "Red five", "Red five", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Each five printed wholly in red counts 1 han."),
               QT_TRANSLATE_NOOP("Yaku", "The same, also inside a called group."),
               QT_TRANSLATE_NOOP("Yaku", "Everything; a red five that is also dora counts twice."),
               QT_TRANSLATE_NOOP("Yaku", "It is no yaku: red fives alone never win."),
               "234m *406p 678s 345s 88p", "5s", SceneRiichi, nullptr},
      YakuText{YakuId::UraDora, "裏ドラ", "Ura dora", "Underside bonus", "Ura dora", 1, -1, 0,
               QT_TRANSLATE_NOOP("Yaku",
                                 "After a win with riichi the tiles under the indicators are turned as well; "
                                 "each tile they point to counts 1 han."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: only riichi turns them."),
               QT_TRANSLATE_NOOP("Yaku", "Riichi, always."),
               QT_TRANSLATE_NOOP("Yaku", "It is no yaku, and nobody knows it before the win."),
               "234m 456p 678s 345s *88p", "5s", SceneRiichi, "7p"},
  };
  return kTable;
}

}  // namespace janso
