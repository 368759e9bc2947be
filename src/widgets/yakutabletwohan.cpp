// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku of two to six han, and renhou, whose value is the ruleset's.
#include <QtGlobal>
#include <array>

#include "widgets/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableTwoToSixHan() {
  static constexpr std::array kTable{
      YakuText{YakuId::SanshokuDoujun, "三色同順", "Sanshoku doujun", "Mixed triple sequence",
               "Mixed triple chow", 2, 1, 0, QT_TRANSLATE_NOOP("Yaku", "The same run in all three suits."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 1 han instead of 2."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, tanyao, iipeikou, chanta, junchan, yakuhai."),
               QT_TRANSLATE_NOOP(
                   "Yaku", "Ittsuu, honitsu, chinitsu and toitoi: there are not enough groups for both."),
               "*345m *345p *345s 789s 22z", "9s", SceneNone, nullptr},
      YakuText{YakuId::Ittsuu, "一気通貫", "Ittsuu", "Pure straight", "Pure straight", 2, 1, 0,
               QT_TRANSLATE_NOOP("Yaku", "1 to 9 of one suit as the three runs 123, 456 and 789."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 1 han instead of 2."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, yakuhai, honitsu, chinitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao, chanta, sanshoku doujun, ryanpeikou."),
               "*123p *456p *789p 234s 77m", "9p", SceneNone, nullptr},
      YakuText{YakuId::Chanta, "混全帯幺九", "Chanta", "Half outside hand", "Outside hand", 2, 1, 0,
               QT_TRANSLATE_NOOP(
                   "Yaku", "A 1, a 9 or an honour in every group and in the pair, with at least one run."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 1 han instead of 2."),
               QT_TRANSLATE_NOOP("Yaku", "Yakuhai, sanshoku doujun on 123 or 789, iipeikou, honitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao, ittsuu, and junchan, its stronger form without honours."),
               "*123m *789p *999s *111z *44z", "7p", SceneNone, nullptr},
      YakuText{YakuId::Chiitoitsu, "七対子", "Chiitoitsu", "Seven pairs", "Seven pairs", 2, -1, 0,
               QT_TRANSLATE_NOOP("Yaku", "Seven different pairs. Four equal tiles are not two pairs."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: pairs cannot be called."),
               QT_TRANSLATE_NOOP("Yaku", "Riichi, tsumo, tanyao, honroutou, honitsu, chinitsu."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "Every yaku made of runs or triplets; ryanpeikou is taken instead when a "
                                 "hand can be read both ways."),
               "*11m *44m *77p *88p *33s *55s *66z", "6z", SceneNone, nullptr},
      YakuText{YakuId::Toitoi, "対々和", "Toitoi", "All triplets", "All pungs", 2, 2, 0,
               QT_TRANSLATE_NOOP("Yaku", "Four triplets or kans and a pair: no run at all."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han, and it is nearly always made by calling."),
               QT_TRANSLATE_NOOP("Yaku", "Yakuhai, tanyao, sanankou, honitsu, honroutou, sanshoku doukou."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "Pinfu, chanta, junchan and everything else that needs a run; suuankou "
                                 "takes its place when all are concealed."),
               "*444m 99p *333s *(222p) *(888s)", "4m", SceneNone, nullptr},
      YakuText{
          YakuId::Sanankou, "三暗刻", "Sanankou", "Three concealed triplets", "Three concealed pungs", 2, 2,
          0, QT_TRANSLATE_NOOP("Yaku", "Three triplets that you drew yourself, the third tile too."),
          QT_TRANSLATE_NOOP(
              "Yaku",
              "Still 2 han: the fourth group may be called. A triplet finished by ron is not concealed."),
          QT_TRANSLATE_NOOP("Yaku", "Toitoi, yakuhai, tanyao, honitsu, sankantsu."),
          QT_TRANSLATE_NOOP("Yaku", "Pinfu, and suuankou, which is one triplet more."),
          "*222m *777p *444s 678s 55p", "8s", SceneNone, nullptr},
      YakuText{YakuId::SanshokuDoukou, "三色同刻", "Sanshoku doukou", "Triple triplets", "Triple pung", 2, 2,
               0, QT_TRANSLATE_NOOP("Yaku", "Triplets of the same number in all three suits."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi, sanankou, tanyao, yakuhai."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, honitsu, chinitsu, sanshoku doujun."),
               "*333m *333s 678p 99m *(333p)", "8p", SceneNone, nullptr},
      YakuText{YakuId::Sankantsu, "三槓子", "Sankantsu", "Three kans", "Three kongs", 2, 2, 0,
               QT_TRANSLATE_NOOP("Yaku", "Three kans, closed or open."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han."),
               QT_TRANSLATE_NOOP("Yaku", "Toitoi, sanankou, yakuhai, tanyao, rinshan."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, and suukantsu, which is one kan more."),
               "456p 22s *[7777m] *(1111s) *(3333p)", "4p", SceneNone, nullptr},
      YakuText{YakuId::DoubleRiichi, "両立直", "Double riichi", "Double ready hand", "Double riichi", 2, -1,
               0,
               QT_TRANSLATE_NOOP("Yaku",
                                 "Declare riichi with your very first discard, before anybody has called."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Ippatsu, tsumo, and all that riichi goes with."),
               QT_TRANSLATE_NOOP("Yaku", "Riichi itself: double riichi stands in its place."),
               "*234m *789p *111s *456s *88p", "6s", SceneRiichi | SceneDouble, nullptr},
      YakuText{YakuId::Honroutou, "混老頭", "Honroutou", "All terminals and honours",
               "All terminals and honours", 2, 2, 0,
               QT_TRANSLATE_NOOP("Yaku", "Only ones, nines and honours, as triplets or as seven pairs."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han."),
               QT_TRANSLATE_NOOP("Yaku", "Always toitoi or chiitoitsu; often yakuhai, sanankou, honitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao, chanta and everything that needs a run."),
               "*111m *99p *444z *(999s) *(777z)", "1m", SceneNone, nullptr},
      YakuText{YakuId::Shousangen, "小三元", "Shousangen", "Little three dragons", "Little three dragons", 2,
               2, 0, QT_TRANSLATE_NOOP("Yaku", "Triplets of two dragons and a pair of the third."),
               QT_TRANSLATE_NOOP("Yaku", "Still 2 han."),
               QT_TRANSLATE_NOOP("Yaku",
                                 "The two dragons give 1 han each besides, so that it is worth at least 4; "
                                 "honitsu, toitoi, chanta too."),
               QT_TRANSLATE_NOOP("Yaku", "Daisangen, where the third dragon is a triplet as well."),
               "456m *77z 234p *(555z) *(666z)", "4p", SceneNone, nullptr},
      YakuText{YakuId::Honitsu, "混一色", "Honitsu", "Half flush", "Half flush", 3, 2, 0,
               QT_TRANSLATE_NOOP("Yaku", "Tiles of one suit and honours, nothing else."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 2 han instead of 3."),
               QT_TRANSLATE_NOOP("Yaku", "Yakuhai, toitoi, ittsuu, chanta, iipeikou, chiitoitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao, both sanshoku, and chinitsu, which has no honours."),
               "*123s *456s *888s *44z *(666z)", "6s", SceneNone, nullptr},
      YakuText{YakuId::Junchan, "純全帯幺九", "Junchan", "Fully outside hand", "Terminals in all sets", 3, 2,
               0,
               QT_TRANSLATE_NOOP(
                   "Yaku", "A 1 or a 9 in every group and in the pair, no honours, with at least one run."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 2 han instead of 3."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, sanshoku doujun on 123 or 789, iipeikou, ryanpeikou."),
               QT_TRANSLATE_NOOP("Yaku", "Tanyao, ittsuu, yakuhai, and chanta, which it replaces."),
               "*123m *789m *123p *789s *11s", "1p", SceneNone, nullptr},
      YakuText{YakuId::Ryanpeikou, "二盃口", "Ryanpeikou", "Twice pure double sequence",
               "Twice pure double chow", 3, -1, 0, QT_TRANSLATE_NOOP("Yaku", "Two times two equal runs."),
               QT_TRANSLATE_NOOP("Yaku", "Not possible: the hand must be closed."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, tanyao, junchan, honitsu, chinitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Iipeikou, which is contained in it, and chiitoitsu."),
               "*223344m *667788p 55s", "8p", SceneNone, nullptr},
      YakuText{YakuId::Chinitsu, "清一色", "Chinitsu", "Full flush", "Full flush", 6, 5, 0,
               QT_TRANSLATE_NOOP("Yaku", "Tiles of one suit only."),
               QT_TRANSLATE_NOOP("Yaku", "With a called tile it is worth 5 han instead of 6."),
               QT_TRANSLATE_NOOP("Yaku", "Pinfu, tanyao, iipeikou, ittsuu, toitoi, chiitoitsu."),
               QT_TRANSLATE_NOOP("Yaku", "Yakuhai, honitsu, sanshoku."), "*123p *345p *678p *777p *99p", "8p",
               SceneNone, nullptr},
      YakuText{
          YakuId::Renhou, "人和", "Renhou", "Blessing of man", "Blessing of man", 5, -1, 0,
          QT_TRANSLATE_NOOP("Yaku", "Win on a discard before your own first draw, while nobody has called."),
          QT_TRANSLATE_NOOP("Yaku", "Not possible: nothing has been called yet."),
          QT_TRANSLATE_NOOP("Yaku",
                            "Depends on the ruleset; many pay a mangan for it and count nothing else."),
          QT_TRANSLATE_NOOP("Yaku", "The dealer cannot have it: he draws first."),
          "*234m *567m *456p *678s *99s", "6s", SceneRenhou | SceneSeatSouth, nullptr},
  };
  return kTable;
}

}  // namespace janso
