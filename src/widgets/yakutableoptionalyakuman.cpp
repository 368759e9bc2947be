// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yakuman that a ruleset may add.
#include <QtGlobal>
#include <array>

#include "widgets/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableOptionalYakuman() {
  static constexpr std::array kTable{
      YakuText{YakuId::PaaRenchan, "八連荘", "Paa renchan", "Eight wins running", "Eight wins running", 0, 0,
               1,
               QT_TRANSLATE_NOOP("Yaku",
                                 "The dealer wins once more after a long row of wins; the ruleset says how "
                                 "many, and whether wins or counters on the table are counted."),
               QT_TRANSLATE_NOOP("Yaku", "The same: the hand itself may be anything."),
               QT_TRANSLATE_NOOP("Yaku", "Any other yakuman, where yakuman add up."),
               QT_TRANSLATE_NOOP("Yaku", "Nothing."), "234m 456p 678s 789s *55p", "9s", SceneStreak, nullptr},
      YakuText{YakuId::OpenRiichiDealIn, "オープン立直放銃", "Open riichi deal-in",
               "Dealing into an open riichi", "Dealing into an open riichi", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Ron on an open riichi from a player who is not in riichi: the hand lay "
                                 "face up, and the tile was thrown all the same."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Any other yakuman, where yakuman add up."),
               QT_TRANSLATE_NOOP("Yaku", "Open riichi itself."), "*234m *456p *678s *789s *55p", "9s",
               SceneRiichi | SceneOpenRiichi, nullptr},
      YakuText{YakuId::UumensaiYakuman, "五門斉（刻子）", "Uumensai yakuman", "Five gates of triplets",
               "Five gates of triplets", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku", "Uumensai of four triplets, with your seat wind as the pair."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou."),
               QT_TRANSLATE_NOOP("Yaku", "Uumensai, in whose place it stands."),
               "*111m *222p *333s *555z *22z", "5z", SceneSeatSouth, nullptr},
      YakuText{YakuId::ShiisanPuutaa, "十三不塔", "Shiisan puutaa", "Thirteen unrelated tiles",
               "Thirteen unrelated tiles", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku",
                                 "On your first draw, before any call: thirteen kinds of which no two of a "
                                 "suit are neighbours or one apart, and one of them twice."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: it is decided by the first draw."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou, where yakuman add up."),
               QT_TRANSLATE_NOOP("Yaku", "Kokushi, which counts in its place."), "*147m *258p *369s *12344z",
               "4z", SceneTsumo | SceneChiihou | SceneSeatSouth, nullptr},
      YakuText{YakuId::ShiisuuPuutaa, "十四不塔", "Shiisuu puutaa", "Fourteen unrelated tiles",
               "Fourteen unrelated tiles", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku",
                                 "On your first draw, before any call: fourteen different kinds of which no "
                                 "two of a suit are neighbours or one apart."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: it is decided by the first draw."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou, where yakuman add up."),
               QT_TRANSLATE_NOOP("Yaku", "Shiisan puutaa, which has one kind twice."),
               "*147m *258p *369s *12345z", "5z", SceneTsumo | SceneChiihou | SceneSeatSouth, nullptr},
      YakuText{YakuId::Daisharin, "大車輪", "Daisharin", "Big wheels", "Big wheels", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku", "Two each of 2 to 8 pin: seven pairs, or runs if you like."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP(
                   "Yaku", "Chinitsu, tanyao, ryanpeikou, chiitoitsu and pinfu, which are contained in it."),
               "*2233445566778p *8p", "8p", SceneNone, nullptr},
      YakuText{
          YakuId::Shousharin, "小車輪", "Shousharin", "Little wheels", "Little wheels", 0, -1, 1,
          QT_TRANSLATE_NOOP("Yaku", "Two each of 1 to 7 pin, or of 3 to 9 pin."),
          QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
          QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
          QT_TRANSLATE_NOOP("Yaku", "Chinitsu, ryanpeikou, chiitoitsu and pinfu, which are contained in it."),
          "*1122334455667p *7p", "7p", SceneNone, nullptr},
      YakuText{YakuId::Daichikurin, "大竹林", "Daichikurin", "Big bamboo forest", "Big bamboo forest", 0, -1,
               1, QT_TRANSLATE_NOOP("Yaku", "Two each of 2 to 8 sou."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP(
                   "Yaku", "Chinitsu, tanyao, ryanpeikou, chiitoitsu and pinfu, which are contained in it."),
               "*2233445566778s *8s", "8s", SceneNone, nullptr},
      YakuText{YakuId::Daisuurin, "大数隣", "Daisuurin", "Big numbers", "Big numbers", 0, -1, 1,
               QT_TRANSLATE_NOOP("Yaku", "Two each of 2 to 8 man."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP(
                   "Yaku", "Chinitsu, tanyao, ryanpeikou, chiitoitsu and pinfu, which are contained in it."),
               "*2233445566778m *8m", "8m", SceneNone, nullptr},
      YakuText{YakuId::SuuRenkou, "四連刻", "Suu renkou", "Four consecutive triplets",
               "Four consecutive triplets", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku", "Triplets or kans of four numbers in a row in one suit."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou."),
               QT_TRANSLATE_NOOP("Yaku", "San renkou and toitoi, which are contained in it."),
               "*333p *444p *555p *666p 22s", "6p", SceneNone, nullptr},
      YakuText{YakuId::IsshokuSuujun, "一色四順", "Isshoku suujun", "Four identical runs",
               "Four identical runs", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku", "The same run four times in one suit, and any pair."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP("Yaku", "Ryanpeikou and isshoku sanjun, which are contained in it."),
               "*234m *234m *234m *234m 55p", "5p", SceneNone, nullptr},
      YakuText{
          YakuId::HyakumanGoku, "百万石", "Hyakuman goku", "A million stones", "A million stones", 0, 0, 1,
          QT_TRANSLATE_NOOP("Yaku",
                            "A full flush of man whose numbers add up to a hundred or more; all four tiles "
                            "of a kan count."),
          QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Chuuren poutou and suuankou."),
          QT_TRANSLATE_NOOP("Yaku", "Chinitsu, which is contained in it."), "*55m *666m *777m *888m *999m",
          "5m", SceneNone, nullptr},
      YakuText{
          YakuId::Kouitten, "紅一点", "Kouitten", "Crimson speck", "Crimson speck", 0, 0, 1,
          QT_TRANSLATE_NOOP(
              "Yaku",
              "Only tiles printed in green, 2, 3, 4, 6 and 8 sou, and the red dragon as the one red speck."),
          QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou."),
          QT_TRANSLATE_NOOP("Yaku", "Ryuuiisou, which has the green dragon or none."),
          "*234s *234s *666s *888s *77z", "7z", SceneNone, nullptr},
      YakuText{
          YakuId::BeniKujaku, "紅孔雀", "Beni kujaku", "Crimson peacock", "Crimson peacock", 0, 0, 1,
          QT_TRANSLATE_NOOP("Yaku", "Only tiles with red in them: 1, 5, 7 and 9 sou and the red dragon."),
          QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou."),
          QT_TRANSLATE_NOOP("Yaku", "Toitoi and honitsu, which are contained in it."),
          "*111s *555s *777s *999s *77z", "7z", SceneNone, nullptr},
      YakuText{YakuId::AoNoDoumon, "青の洞門", "Ao no doumon", "Blue tunnel", "Blue tunnel", 0, 0, 1,
               QT_TRANSLATE_NOOP(
                   "Yaku", "Only tiles without red: 2, 4 and 8 pin and the winds. Seven pairs count too."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi, honitsu and chiitoitsu, which are contained in it."),
               "*222p *444p *888p *111z *22z", "2z", SceneNone, nullptr},
      YakuText{
          YakuId::UupinKaihou, "五筒開花", "Uupin kaihou", "Flower on the hill", "Flower on the hill", 0, 0,
          1,
          QT_TRANSLATE_NOOP("Yaku", "The replacement tile after a kan completes the hand, and it is 5 pin."),
          QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Any yakuman of shape."),
          QT_TRANSLATE_NOOP("Yaku", "Rinshan, in whose place it stands."), "*345p 678s 22m [9999s] (111m)",
          "5p", SceneTsumo | SceneRinshan, nullptr},
      YakuText{YakuId::IipinRaoyue, "一筒撈月", "Iipin raoyue", "Moon from the bottom of the sea",
               "Moon from the bottom of the sea", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku", "The last tile of the wall completes the hand, and it is 1 pin."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Any yakuman of shape."),
               QT_TRANSLATE_NOOP("Yaku", "Haitei, in whose place it stands."), "*123p 123m 456s 789s 55z",
               "1p", SceneTsumo | SceneHaitei, nullptr},
      YakuText{YakuId::RyansouChankan, "二索槍槓", "Ryansou chankan", "Robbing the 2 of sou",
               "Robbing the 2 of sou", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku", "Ron on a 2 sou with which somebody enlarges a pon to a kan."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Any yakuman of shape."),
               QT_TRANSLATE_NOOP("Yaku", "Chankan, in whose place it stands."), "*123s 456m 789p 123p 99m",
               "2s", SceneChankan, nullptr},
      YakuText{YakuId::DaiChisei, "大七星", "Dai chisei", "Big seven stars", "Big seven stars", 0, -1, 2,
               QT_TRANSLATE_NOOP("Yaku", "Seven pairs of all seven honours."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: pairs cannot be called."),
               QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
               QT_TRANSLATE_NOOP("Yaku", "Tsuuiisou and chiitoitsu, which are contained in it."),
               "*11z *22z *33z *44z *55z *66z *77z", "7z", SceneNone, nullptr},
      YakuText{
          YakuId::Kinmonkyou, "金門橋", "Kinmonkyou", "Golden gate bridge", "Golden gate bridge", 0, 0, 1,
          QT_TRANSLATE_NOOP(
              "Yaku", "The runs 123, 345, 567 and 789 of one suit: each begins where the one before ends."),
          QT_TRANSLATE_NOOP("Yaku", "The same, unless the ruleset asks for a closed hand."),
          QT_TRANSLATE_NOOP("Yaku", "Tenhou and chiihou."),
          QT_TRANSLATE_NOOP("Yaku", "Honitsu and chinitsu, which are contained in it."),
          "*123p *345p *567p *789p 22z", "2z", SceneNone, nullptr},
      YakuText{YakuId::KachouFuugetsu, "花鳥風月", "Kachou fuugetsu", "Flower, bird, wind, moon",
               "Flower, bird, wind, moon", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Triplets of 5 pin, the flower, of 1 sou, the bird, of your seat wind or "
                                 "the round wind, and of 1 pin, the moon."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi and yakuhai, which are contained in it."),
               "*555p *111p *111s *222z 99m", "9m", SceneSeatSouth, nullptr},
      YakuText{YakuId::FuukaSetsugetsu, "風花雪月", "Fuuka setsugetsu", "Wind, flower, snow, moon",
               "Wind, flower, snow, moon", 0, 0, 1,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Triplets of your seat wind or the round wind, of 5 pin, the flower, of the "
                                 "white dragon, the snow, and of 1 pin, the moon."),
               QT_TRANSLATE_NOOP("Yaku", "The same."), QT_TRANSLATE_NOOP("Yaku", "Suuankou."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi and yakuhai, which are contained in it."),
               "*555p *111p *555z *222z 99m", "9m", SceneSeatSouth, nullptr},
  };
  return kTable;
}

}  // namespace janso
