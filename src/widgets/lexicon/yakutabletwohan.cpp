// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku of two to six han, and renhou, whose value is the ruleset's.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableTwoToSixHan() {
  static constexpr std::array kTable{
      YakuText{
          .id = YakuId::SanshokuDoujun,
          .japanese = "三色同順",
          .romaji = "Sanshoku doujun",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Mixed triple sequence"),
          .ema = "Mixed triple chow",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "The same run in all three suits."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 1 han instead of 2."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, tanyao, iipeikou, chanta, junchan, yakuhai."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Ittsuu, honitsu, chinitsu and toitoi: there are not enough groups for both."),
          .example = "*345m *345p *345s 789s 22z",
          .win = "9s",
      },
      YakuText{
          .id = YakuId::Ittsuu,
          .japanese = "一気通貫",
          .romaji = "Ittsuu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Pure straight"),
          .ema = "Pure straight",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "1 to 9 of one suit as the three runs 123, 456 and 789."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 1 han instead of 2."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, yakuhai, honitsu, chinitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tanyao, chanta, sanshoku doujun, ryanpeikou."),
          .example = "*123p *456p *789p 234s 77m",
          .win = "9p",
      },
      YakuText{
          .id = YakuId::Chanta,
          .japanese = "混全帯幺九",
          .romaji = "Chanta",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Half outside hand"),
          .ema = "Outside hand",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "A 1, a 9 or an honour in every group and in the pair, with at least one run."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 1 han instead of 2."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, sanshoku doujun on 123 or 789, iipeikou, honitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Tanyao, ittsuu, and junchan, its stronger form without honours."),
          .example = "*123m *789p *999s *111z *44z",
          .win = "7p",
      },
      YakuText{
          .id = YakuId::Chiitoitsu,
          .japanese = "七対子",
          .romaji = "Chiitoitsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Seven pairs"),
          .ema = "Seven pairs",
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "Seven different pairs. Four equal tiles are not two pairs."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: pairs cannot be called."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Riichi, tsumo, tanyao, honroutou, honitsu, chinitsu."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "Every yaku made of runs or triplets; ryanpeikou is taken instead when a "
                                "hand can be read both ways."),
          .example = "*11m *44m *77p *88p *33s *55s *66z",
          .win = "6z",
      },
      YakuText{
          .id = YakuId::Toitoi,
          .japanese = "対々和",
          .romaji = "Toitoi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All triplets"),
          .ema = "All pungs",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Four triplets or kans and a pair: no run at all."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han, and it is nearly always made by calling."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Yakuhai, tanyao, sanankou, honitsu, honroutou, sanshoku doukou."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "Pinfu, chanta, junchan and everything else that needs a run; suuankou "
                                "takes its place when all are concealed."),
          .example = "*444m 99p *333s *(222p) *(888s)",
          .win = "4m",
      },
      YakuText{
          .id = YakuId::Sanankou,
          .japanese = "三暗刻",
          .romaji = "Sanankou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Three concealed triplets"),
          .ema = "Three concealed pungs",
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "Three triplets that you drew yourself, the third tile too."),
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Still 2 han: the fourth group may be called. A triplet finished by ron is not concealed."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, yakuhai, tanyao, honitsu, sankantsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, and suuankou, which is one triplet more."),
          .example = "*222m *777p *444s 678s 55p",
          .win = "8s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::SanshokuDoukou,
          .japanese = "三色同刻",
          .romaji = "Sanshoku doukou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Triple triplets"),
          .ema = "Triple pung",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of the same number in all three suits."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, sanankou, tanyao, yakuhai."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, honitsu, chinitsu, sanshoku doujun."),
          .example = "*333m *333s 678p 99m *(333p)",
          .win = "8p",
      },
      YakuText{
          .id = YakuId::Sankantsu,
          .japanese = "三槓子",
          .romaji = "Sankantsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Three kans"),
          .ema = "Three kongs",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Three kans, closed or open."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Toitoi, sanankou, yakuhai, tanyao, rinshan."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, and suukantsu, which is one kan more."),
          .example = "456p 22s *[7777m] *(1111s) *(3333p)",
          .win = "4p",
      },
      YakuText{
          .id = YakuId::DoubleRiichi,
          .japanese = "両立直",
          .romaji = "Double riichi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Double ready hand"),
          .ema = "Double riichi",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Declare riichi with your very first discard, before anybody has called."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Ippatsu, tsumo, and all that riichi goes with."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Riichi itself: double riichi stands in its place."),
          .example = "*234m *789p *111s *456s *88p",
          .win = "6s",
          .scene = SceneRiichi | SceneDouble,
      },
      YakuText{
          .id = YakuId::Honroutou,
          .japanese = "混老頭",
          .romaji = "Honroutou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All terminals and honours"),
          .ema = "All terminals and honours",
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "Only ones, nines and honours, as triplets or as seven pairs."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Always toitoi or chiitoitsu; often yakuhai, sanankou, honitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tanyao, chanta and everything that needs a run."),
          .example = "*111m *99p *444z *(999s) *(777z)",
          .win = "1m",
      },
      YakuText{
          .id = YakuId::Shousangen,
          .japanese = "小三元",
          .romaji = "Shousangen",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Little three dragons"),
          .ema = "Little three dragons",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Triplets of two dragons and a pair of the third."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 2 han."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "The two dragons give 1 han each besides, so that it is worth at least 4; "
                                "honitsu, toitoi, chanta too."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Daisangen, where the third dragon is a triplet as well."),
          .example = "456m *77z 234p *(555z) *(666z)",
          .win = "4p",
      },
      YakuText{
          .id = YakuId::Honitsu,
          .japanese = "混一色",
          .romaji = "Honitsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Half flush"),
          .ema = "Half flush",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Tiles of one suit and honours, nothing else."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 2 han instead of 3."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, toitoi, ittsuu, chanta, iipeikou, chiitoitsu."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Tanyao, both sanshoku, and chinitsu, which has no honours."),
          .example = "*123s *456s *888s *44z *(666z)",
          .win = "6s",
      },
      YakuText{
          .id = YakuId::Junchan,
          .japanese = "純全帯幺九",
          .romaji = "Junchan",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Fully outside hand"),
          .ema = "Terminals in all sets",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "A 1 or a 9 in every group and in the pair, no honours, with at least one run."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 2 han instead of 3."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, sanshoku doujun on 123 or 789, iipeikou, ryanpeikou."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts", "Tanyao, ittsuu, yakuhai, and chanta, which it replaces."),
          .example = "*123m *789m *123p *789s *11s",
          .win = "1p",
      },
      YakuText{
          .id = YakuId::Ryanpeikou,
          .japanese = "二盃口",
          .romaji = "Ryanpeikou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Twice pure double sequence"),
          .ema = "Twice pure double chow",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Two times two equal runs."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, tanyao, junchan, honitsu, chinitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Iipeikou, which is contained in it, and chiitoitsu."),
          .example = "*223344m *667788p 55s",
          .win = "8p",
      },
      YakuText{
          .id = YakuId::Chinitsu,
          .japanese = "清一色",
          .romaji = "Chinitsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Full flush"),
          .ema = "Full flush",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Tiles of one suit only."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "With a called tile it is worth 5 han instead of 6."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, tanyao, iipeikou, ittsuu, toitoi, chiitoitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Yakuhai, honitsu, sanshoku."),
          .example = "*123p *345p *678p *777p *99p",
          .win = "8p",
      },
      YakuText{
          .id = YakuId::Renhou,
          .japanese = "人和",
          .romaji = "Renhou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Blessing of man"),
          .ema = "Blessing of man",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Win on a discard before your own first draw, while nobody has called."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: nothing has been called yet."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Depends on the ruleset; many pay a mangan for it and count nothing else."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "The dealer cannot have it: he draws first."),
          .example = "*234m *567m *456p *678s *99s",
          .win = "6s",
          .scene = SceneRenhou | SceneSeatSouth,
          .marksWin = true,
      },
  };
  return kTable;
}

}  // namespace janso
