// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku of one han.
#include <QtGlobal>
#include <array>

#include "widgets/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableOneHan() {
  static constexpr std::array kTable{
      YakuText{
          YakuId::Riichi, "立直", "Riichi", "Ready hand", "Riichi", 1, -1, 0,
          QT_TRANSLATE_NOOP(
              "Yaku", "Declare a closed hand that waits for one last tile, and bet 1,000 points on it."),
          QT_TRANSLATE_NOOP("Yaku", "Not possible: one call, and riichi is gone for this hand."),
          QT_TRANSLATE_NOOP("Yaku", "Nearly everything closed; it opens the way to ippatsu and ura dora."),
          QT_TRANSLATE_NOOP("Yaku", "Any hand with a called tile."), "*345m *678m *123p *456s *99s", "6s",
          SceneRiichi, nullptr},
      YakuText{
          YakuId::MenzenTsumo, "門前清自摸和", "Menzen tsumo", "Fully concealed hand", "Fully concealed hand",
          1, -1, 0,
          QT_TRANSLATE_NOOP("Yaku", "Draw the winning tile yourself with a hand that called nothing."),
          QT_TRANSLATE_NOOP("Yaku", "Not possible: after a call your own draw still wins, but gives no han."),
          QT_TRANSLATE_NOOP("Yaku", "Every closed hand. With pinfu it is worth the lowest fu of all, 20."),
          QT_TRANSLATE_NOOP("Yaku", "Winning on another player's tile."), "345m 678m 123p 456s *99s", "6s",
          SceneTsumo, nullptr},
      YakuText{YakuId::Tanyao, "断幺九", "Tanyao", "All simples", "All simples", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Only tiles from 2 to 8: no 1, no 9, no wind, no dragon."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han, where the ruleset allows open tanyao."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, iipeikou, sanshoku doujun, toitoi, chiitoitsu, chinitsu."),
               QT_TRANSLATE_NOOP(
                   "Yaku",
                   "Yakuhai, ittsuu, chanta, junchan and everything else that needs a 1, a 9 or an honour."),
               "*234m *567m *456p *678s *55s", "6s", SceneNone, nullptr},
      YakuText{YakuId::Pinfu, "平和", "Pinfu", "All sequences", "Pinfu", 1, -1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Four runs, a pair without value, and a wait with two open ends."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Riichi, tsumo, tanyao, iipeikou, sanshoku doujun, ittsuu."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "Any triplet, a pair of dragons, of your wind or of the round wind, and "
                                 "edge, middle or pair waits."),
               "123m *456m *567p *345s 99s", "5s", SceneNone, nullptr},
      YakuText{YakuId::Iipeikou, "一盃口", "Iipeikou", "Pure double sequence", "Pure double chow", 1, -1, 0,
               QT_TRANSLATE_NOOP("Yaku", "The same run twice in the same suit."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, tanyao, sanshoku doujun, honitsu, chinitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Ryanpeikou, which is two of it, and chiitoitsu."),
               "*223344m 567p 789s 55s", "4m", SceneNone, nullptr},
      YakuText{YakuId::Haku, "白", "White dragon", "White dragon", "White dragon", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Three or four white dragons."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han: the shortest way to a yaku after a call."),
               QT_TRANSLATE_NOOP("Yaku", "Other dragons and winds, toitoi, honitsu, chanta."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao and pinfu."), "234m 678p 55p 456s *(555z)", "4s", SceneNone,
               nullptr},
      YakuText{YakuId::Hatsu, "發", "Green dragon", "Green dragon", "Green dragon", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Three or four green dragons."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han: call the second or third one without fear."),
               QT_TRANSLATE_NOOP("Yaku", "Other dragons and winds, toitoi, honitsu, chanta."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao and pinfu."), "345m 99m 567p 123s *(666z)", "7p", SceneNone,
               nullptr},
      YakuText{YakuId::Chun, "中", "Red dragon", "Red dragon", "Red dragon", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Three or four red dragons."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han."),
               QT_TRANSLATE_NOOP("Yaku", "Other dragons and winds, toitoi, honitsu, chanta."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao and pinfu."), "111m 456p 88p 789s *(777z)", "9s", SceneNone,
               nullptr},
      YakuText{
          YakuId::SeatWind, "自風", "Seat wind", "Seat wind", "Seat wind", 1, 1, 0,
          QT_TRANSLATE_NOOP("Yaku", "Three or four tiles of the wind you sit on; the dealer sits east."),
          QT_TRANSLATE_NOOP("Yaku", "Still 1 han."),
          QT_TRANSLATE_NOOP("Yaku",
                            "The round wind too, when both are the same: then the triplet is worth 2 han."),
          QT_TRANSLATE_NOOP("Yaku", "Tanyao and pinfu. A triplet of another player's wind gives nothing."),
          "234m 99m 567p 345s *(222z)", "5s", SceneSeatSouth, nullptr},
      YakuText{YakuId::RoundWind, "場風", "Round wind", "Prevalent wind", "Prevalent wind", 1, 1, 0,
               QT_TRANSLATE_NOOP(
                   "Yaku",
                   "Three or four tiles of the wind of the round: east in the first four deals, then south."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han."),
               QT_TRANSLATE_NOOP(
                   "Yaku", "The seat wind too, when both are the same: then the triplet is worth 2 han."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao and pinfu."), "234m 99m 567p 345s *(111z)", "5s",
               SceneSeatSouth, nullptr},
      YakuText{
          YakuId::Ippatsu, "一発", "Ippatsu", "One shot", "Ippatsu", 1, -1, 0,
          QT_TRANSLATE_NOOP("Yaku",
                            "Win within one turn after your riichi, before anybody has called a tile."),
          QT_TRANSLATE_NOOP("Yaku",
                            "Not possible: it needs riichi. A call or closed kan by anyone ends the chance."),
          QT_TRANSLATE_NOOP("Yaku",
                            "Riichi always, and tsumo, haitei or houtei when they fall in that turn."),
          QT_TRANSLATE_NOOP("Yaku", "Rinshan: the kan that gives the tile has already ended the chance."),
          "345m 678m 123p 456s *99s", "6s", SceneRiichi | SceneIppatsu, nullptr},
      YakuText{
          YakuId::Rinshan, "嶺上開花", "Rinshan kaihou", "After a kan", "After a kan", 1, 1, 0,
          QT_TRANSLATE_NOOP("Yaku", "Win with the replacement tile that you draw after your own kan."),
          QT_TRANSLATE_NOOP("Yaku", "Still 1 han, even as your only yaku."),
          QT_TRANSLATE_NOOP("Yaku", "Menzen tsumo, if the kan was closed, and everything about the shape."),
          QT_TRANSLATE_NOOP(
              "Yaku", "Ippatsu, and as a rule haitei: the replacement is not the last tile of the wall."),
          "345m 678m 99p 456s *[2222p]", "6s", SceneTsumo | SceneRinshan, nullptr},
      YakuText{YakuId::Chankan, "搶槓", "Chankan", "Robbing a kan", "Robbing the kan", 1, 1, 0,
               QT_TRANSLATE_NOOP(
                   "Yaku", "Win with the tile that another player is just adding to a pon to make a kan."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han. The tile is won like a discard of that player."),
               QT_TRANSLATE_NOOP("Yaku", "Riichi, ippatsu and everything about the shape."),
               QT_TRANSLATE_NOOP("Yaku", "Tsumo, rinshan, haitei and houtei."), "345m 678m 99p *456s 123p",
               "4s", SceneChankan, nullptr},
      YakuText{YakuId::Haitei, "海底摸月", "Haitei", "Last tile draw", "Under the sea", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Win by drawing the last tile of the wall."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han: it can save a hand that has no other yaku."),
               QT_TRANSLATE_NOOP("Yaku", "Menzen tsumo, riichi and everything about the shape."),
               QT_TRANSLATE_NOOP("Yaku", "Houtei, which is the same on a discard, and chankan."),
               "345m 678m 99p 456s (123p)", "6s", SceneTsumo | SceneHaitei, nullptr},
      YakuText{YakuId::Houtei, "河底撈魚", "Houtei", "Last tile claim", "Under the river", 1, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Win with the discard that follows the last tile of the wall."),
               QT_TRANSLATE_NOOP("Yaku", "Still 1 han: it can save a hand that has no other yaku."),
               QT_TRANSLATE_NOOP("Yaku", "Riichi and everything about the shape."),
               QT_TRANSLATE_NOOP("Yaku", "Haitei and every other win by your own draw."),
               "345m 678m 99p 456s (123p)", "6s", SceneHoutei, nullptr},
  };
  return kTable;
}

}  // namespace janso
