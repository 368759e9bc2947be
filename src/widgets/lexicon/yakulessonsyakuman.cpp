// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What beginners get wrong about the yakuman.
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
              "YakuTexts", "There are two pairs and no red dragon, but you need all thirteen kinds of tile."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Going for it with fewer than nine different terminals and honors. Also, "
                            "playing on when all four copies of a tile you need are gone."),
          {YakuId::Kokushi13}},
      YakuLesson{
          YakuId::Kokushi13,
          "19m 19p *19s 12345677z",
          "9s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "The pair was already complete, and only 9 sou was missing: plain kokushi."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Forgetting furiten: if any of the thirteen tiles is among your discards, you "
                            "can't win by ron."),
          {}},
      YakuLesson{
          YakuId::Suuankou,
          "222m 666p 777p *333s 99s",
          "3s",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "The third 3 sou was a discard, so the last triplet is not concealed: toitoi and sanankou."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Winning by ron on a double pair wait without knowing that the hand is then not a yakuman."),
          {YakuId::SuuankouTanki}},
      YakuLesson{YakuId::SuuankouTanki,
                 "222m 666p 777p *333s 99s",
                 "3s",
                 SceneTsumo,
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "The pair was already complete and the last draw completed a triplet: plain suuankou."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Choosing the single tile carelessly: a tile that you have already "
                                   "discarded makes you furiten."),
                 {}},
      YakuLesson{YakuId::Daisangen,
                 "234m 999p *77z (555z) (666z)",
                 "2m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The third dragon is only a pair: shousangen."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Discarding the third dragon when another player has called the other "
                                   "two: if they call it too, you may have to pay for the whole hand."),
                 {}},
      YakuLesson{YakuId::Shousuushii,
                 "678p 111z *44z (222z) *(333s)",
                 "6p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The hand has triplets of only two winds."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Discarding the fourth wind: with three wind triplets, a pair of it makes the yakuman."),
                 {YakuId::Daisuushii}},
      YakuLesson{YakuId::Daisuushii,
                 "111z *44z 555s (222z) (333z)",
                 "5s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The hand waited on North and 5 sou. The winning tile was 5 sou, so North "
                                   "is still a pair: shousuushii."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Settling for shousuushii too soon: if daisuushii is a double yakuman, "
                                   "the fourth triplet is worth as much as all the rest."),
                 {}},
      YakuLesson{YakuId::Tsuuiisou,
                 "111z 33z 666z (555z) *(999m)",
                 "6z",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "9 man is not an honor: honroutou and toitoi remain."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts", "Settling for a pair of number tiles: every single tile must be an honor."),
                 {YakuId::DaiChisei}},
      YakuLesson{YakuId::Ryuuiisou,
                 "234s 234s 88s *678s (666z)",
                 "4s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "7 sou has red on it: honitsu remains."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Counting 1, 5, 7 or 9 sou as green. Also, building other runs: 234 is "
                                   "the only all-green one."),
                 {}},
      YakuLesson{YakuId::Chinroutou,
                 "111m 999m *11z (999p) (111p)",
                 "9m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The pair is an honor: honroutou and toitoi."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Going all in on it: only six kinds of tile fit. Keep toitoi or honroutou "
                                   "in mind as a fallback."),
                 {}},
      YakuLesson{
          YakuId::ChuurenPoutou,
          "*123m *123m 456m 789m 99m",
          "9m",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "There are only two ones: 1112345678999 needs three."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Calling a tile, or making a closed kan of ones or nines: either rules it out."),
          {YakuId::JunseiChuuren}},
      YakuLesson{YakuId::JunseiChuuren,
                 "*11123455678999m",
                 "4m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The hand had two 5s but no 4, so it waited on fewer than nine tiles."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Not knowing that all nine tiles win: skipping one makes you furiten."),
                 {}},
      YakuLesson{YakuId::Suukantsu,
                 "55p [2222m] [7777s] (1111z) *(333p)",
                 "5p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The fourth group is only a pon: sankantsu."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Forgetting the other players: everyone's kans count together, and they "
                                   "can end the hand or use up the four that are allowed."),
                 {}},
      YakuLesson{YakuId::Tenhou,
                 "123m 456p 789s 222s 55z",
                 "2s",
                 SceneTsumo,
                 QT_TRANSLATE_NOOP("YakuTexts", "The dealer won on a later draw: menzen tsumo."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Discarding first without checking whether the hand is already complete."),
                 {}},
      YakuLesson{
          YakuId::Chiihou,
          "123m 456p 789s 222s 55z",
          "2s",
          SceneTsumo | SceneSeatSouth,
          QT_TRANSLATE_NOOP("YakuTexts", "Someone had called a tile before the winner's first draw."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Discarding the first draw without checking whether it completes the hand."),
          {}},
  };
  return kTable;
}

}  // namespace janso
