// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a newcomer gets wrong about the yakuman.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/yakulessons.h"

namespace janso {

std::span<const YakuLesson> yakuLessonsYakuman() {
  static constexpr std::array kTable{
      YakuLesson{
          YakuId::Kokushi,
          "19m 19p 19s *12345566z",
          "6z",
          SceneIncomplete,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Two kinds are there twice and the red dragon is missing: all thirteen kinds are needed."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Starting it with fewer than nine different kinds. And playing on when the last "
                            "kind that you need is gone."),
          {YakuId::Kokushi13}},
      YakuLesson{
          YakuId::Kokushi13,
          "19m 19p *19s 12345677z",
          "9s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "The pair was there already and only 9 sou was missing: the plain kokushi."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Forgetting furiten: each of the thirteen kinds among your own discards forbids a ron."),
          {}},
      YakuLesson{
          YakuId::Suuankou,
          "222m 666p 777p *333s 99s",
          "3s",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "The third 3 sou was a discard, so the last triplet is not concealed: toitoi and sanankou."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Taking a ron while two pairs wait, without knowing that it is no yakuman then."),
          {YakuId::SuuankouTanki}},
      YakuLesson{
          YakuId::SuuankouTanki,
          "222m 666p 777p *333s 99s",
          "3s",
          SceneTsumo,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "The pair was finished and a triplet was drawn last: the plain suuankou."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Choosing the single tile without care: one that you have thrown before makes you furiten."),
          {}},
      YakuLesson{YakuId::Daisangen,
                 "234m 999p *77z (555z) (666z)",
                 "2m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The third dragon is only a pair: shousangen."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Throwing the third dragon when another player has called two: the one "
                                   "who feeds it may have to pay for everything."),
                 {}},
      YakuLesson{
          YakuId::Shousuushii,
          "678p 111z *44z (222z) *(333s)",
          "6p",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "Only two of the winds are triplets."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Throwing the fourth wind away: beside three triplets of winds its pair is the yakuman."),
          {YakuId::Daisuushii}},
      YakuLesson{
          YakuId::Daisuushii,
          "111z *44z 555s (222z) (333z)",
          "5s",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "It waited for North and for 5 sou. The 5 came, and North stayed a pair: shousuushii."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Being content too soon: where a ruleset doubles it, the fourth triplet is worth "
                            "as much as all the rest."),
          {}},
      YakuLesson{
          YakuId::Tsuuiisou,
          "111z 33z 666z (555z) *(999m)",
          "6z",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "9 man is no honour: honroutou and toitoi remain."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Taking a number tile for the pair because it is there: every single tile must be an honour."),
          {YakuId::DaiChisei}},
      YakuLesson{
          YakuId::Ryuuiisou,
          "234s 234s 88s *678s (666z)",
          "4s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The 7 of sou has red in it: honitsu remains."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Counting 1, 5, 7 or 9 of sou as green. And building other runs: 234 is the only green one."),
          {}},
      YakuLesson{YakuId::Chinroutou,
                 "111m 999m *11z (999p) (111p)",
                 "9m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The pair is an honour: honroutou and toitoi."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Going for it and nothing else: only six kinds of tile serve. Keep toitoi "
                                   "or honroutou in sight as the way out."),
                 {}},
      YakuLesson{
          YakuId::ChuurenPoutou,
          "*123m *123m 456m 789m 99m",
          "9m",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "There are two ones: 1112345678999 needs three."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Calling a tile, or making a closed kan of the ones or nines: either ends it."),
          {YakuId::JunseiChuuren}},
      YakuLesson{YakuId::JunseiChuuren,
                 "*11123455678999m",
                 "4m",
                 SceneNone,
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "The 4 was missing and a second 5 was there: it waited for fewer than nine tiles."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Not knowing that all nine tiles win: to let one pass makes you furiten."),
                 {}},
      YakuLesson{YakuId::Suukantsu,
                 "55p [2222m] [7777s] (1111z) *(333p)",
                 "5p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The fourth is only a pon: sankantsu."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Forgetting the others: kans of two or more players count together, and "
                                   "can end the hand or use up the kans."),
                 {}},
      YakuLesson{
          YakuId::Tenhou,
          "123m 456p 789s 222s 55z",
          "2s",
          SceneTsumo,
          QT_TRANSLATE_NOOP("YakuTexts", "The dealer won with a later draw: menzen tsumo."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Throwing the first tile before looking whether the hand is already complete."),
          {}},
      YakuLesson{YakuId::Chiihou,
                 "123m 456p 789s 222s 55z",
                 "2s",
                 SceneTsumo | SceneSeatSouth,
                 QT_TRANSLATE_NOOP("YakuTexts", "Somebody had called a tile before this first draw."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Throwing the first draw before looking whether it completes the hand."),
                 {}},
  };
  return kTable;
}

}  // namespace janso
