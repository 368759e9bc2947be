// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What beginners get wrong about the yaku of one to six han, and about the bonus tiles.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/yakulessons.h"

namespace janso {

std::span<const YakuLesson> yakuLessonsOneHan() {
  static constexpr std::array kTable{
      YakuLesson{YakuId::Riichi,
                 "345m 678m *(123p) 456s 99s",
                 "6s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The hand has a called group, so riichi was not possible. With no other "
                                   "yaku, this hand can't win."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Declaring without checking your discards: if one of them is a winning "
                                   "tile, you're furiten and can only win by tsumo. Also, calling early out "
                                   "of habit: the first call rules out riichi."),
                 {YakuId::OpenRiichi}},
      YakuLesson{YakuId::MenzenTsumo,
                 "345m 678m *(123p) 456s 99s",
                 "6s",
                 SceneTsumo,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The win was by tsumo, but the hand has a called group, so it is open."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Calling just to be a little faster: the hand then needs another yaku, "
                                   "even if you draw the winning tile yourself."),
                 {}},
      YakuLesson{YakuId::Tanyao,
                 "*123m 567m 456p 678s 55s",
                 "6s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The 1 in 123 spoils tanyao: a single 1 or 9 is enough."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Waiting with 23 or 78: the 1 or the 9 completes the hand, but then it isn't tanyao."),
                 {}},
      YakuLesson{
          YakuId::Pinfu,
          "123m 456m 567p *345s 99s",
          "4s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "All the groups are runs, but the hand had 35 and waited on the 4: a middle "
                            "wait, not a two-sided one."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Keeping a pair of dragons or of your seat wind. Also, ending up with an edge, middle or pair "
              "wait when a little patience would have given you a two-sided one."),
          {}},
      YakuLesson{
          YakuId::Iipeikou,
          "*234m *234p 567p 789s 55s",
          "4m",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The two runs have the same numbers but are in different suits."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Calling a tile for one of the two runs: iipeikou counts only in a closed hand. "
                            "Also, breaking up three consecutive pairs such as 22 33 44 too early."),
          {YakuId::Ryanpeikou, YakuId::IsshokuSanjun}},
      YakuLesson{YakuId::Haku,
                 "234m 678p 789p 456s *55z",
                 "4s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "Two white dragons are only a pair: you need three."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Discarding a pair of dragons too early, or waiting for a third one when "
                                   "two have already been discarded."),
                 {YakuId::Shousangen}},
      YakuLesson{YakuId::Hatsu,
                 "345m *66z 567p 123s *999m",
                 "9m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The hand waited on 9 man and the green dragon. The winning tile was 9 "
                                   "man, so the dragons are still a pair."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Forgetting that in a double pair wait only the dragon gives you the "
                                   "yaku: with the other tile, an open hand may have no yaku."),
                 {YakuId::Shousangen}},
      YakuLesson{YakuId::Chun,
                 "(123m) 456p *77z 789s *111s",
                 "1s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The hand was opened before it had a third red dragon, and the winning "
                                   "tile was 1 sou: no yaku at all."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Opening the hand first and hoping for the third dragon later: if you "
                                   "never get it, you have no yaku."),
                 {YakuId::Shousangen}},
      YakuLesson{YakuId::SeatWind,
                 "234m 99m 567p 345s *(333z)",
                 "5s",
                 SceneSeatSouth,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "West is another player's seat wind: for South it is worth nothing."),
                 QT_TRANSLATE_NOOP("YakuTexts", "Forgetting that the seat winds change with the dealer."),
                 {YakuId::ShouSanshii, YakuId::Shousuushii}},
      YakuLesson{YakuId::RoundWind,
                 "234m 99m 567p 345s *(222z)",
                 "5s",
                 SceneSeatSouth,
                 QT_TRANSLATE_NOOP("YakuTexts", "South is this player's seat wind; the round is still East."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Forgetting that the round wind has changed: in the South round, East is "
                                   "a yaku only for the dealer."),
                 {YakuId::ShouSanshii, YakuId::Shousuushii}},
      YakuLesson{
          YakuId::Ippatsu,
          "345m 678m 123p 456s *99s",
          "6s",
          SceneRiichi,
          QT_TRANSLATE_NOOP("YakuTexts", "Riichi was declared, but a call before the win canceled ippatsu."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Counting on it: ippatsu is luck. Also, making a closed kan in the go-around "
                            "after riichi: your own kan cancels ippatsu too."),
          {}},
      YakuLesson{
          YakuId::Rinshan,
          "345m 678m 99p 456s *[2222p]",
          "6s",
          SceneTsumo,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "The hand has a kan, but the winning tile was an ordinary draw on a later turn."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Making a kan just for this: it can reveal a new dora indicator, which helps "
                            "your opponents as well."),
          {YakuId::UupinKaihou}},
      YakuLesson{YakuId::Chankan,
                 "345m 678m 99p *456s 123p",
                 "4s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The tile was an ordinary discard."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Skipping the win because the tile isn't a discard. Also, hoping to rob a "
                                   "closed kan: usually only kokushi can do that."),
                 {YakuId::RyansouChankan}},
      YakuLesson{
          YakuId::Haitei,
          "345m 678m 99p 456s (123p)",
          "6s",
          SceneHoutei,
          QT_TRANSLATE_NOOP("YakuTexts", "The win was on the very last discard: that is houtei."),
          QT_TRANSLATE_NOOP("YakuTexts", "Forgetting that every call changes who draws the last tile."),
          {YakuId::IipinRaoyue}},
      YakuLesson{YakuId::Houtei,
                 "345m 678m 99p 456s (123p)",
                 "6s",
                 SceneTsumo | SceneHaitei,
                 QT_TRANSLATE_NOOP("YakuTexts", "The winner drew the last tile: that is haitei."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Making the last discard carelessly: even a hand with no other yaku can win on it."),
                 {}},
  };
  return kTable;
}

std::span<const YakuLesson> yakuLessonsTwoToSixHan() {
  static constexpr std::array kTable{
      YakuLesson{YakuId::SanshokuDoujun,
                 "345m 345p *456s 789s 22z",
                 "9s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The sou run is 456, not 345 like the others."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Relying on a two-sided wait: one tile gives you sanshoku doujun, but "
                                   "with the other you win without it."),
                 {}},
      YakuLesson{YakuId::Ittsuu,
                 "123p 456p *789s 234s 77m",
                 "9s",
                 SceneNone,
                 QT_TRANSLATE_NOOP(
                     "YakuTexts", "The last of the three runs is in sou, but all three must be in one suit."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Waiting with 78 at the end: the 9 makes ittsuu, but with the 6 you win without it."),
                 {}},
      YakuLesson{YakuId::Chanta,
                 "123m 789p *456s 111z 44z",
                 "9p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "456 contains no 1, 9 or honor."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Breaking up a fast hand for it: with calls it is worth only 1 han, and "
                                   "its waits are often bad."),
                 {YakuId::Junchan}},
      YakuLesson{YakuId::Chiitoitsu,
                 "*1111m 77p 88p 33s 55s 66z",
                 "6z",
                 SceneIncomplete,
                 QT_TRANSLATE_NOOP(
                     "YakuTexts", "Four of the same tile are not two pairs: this hand is not even complete."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Keeping the wrong single tile at the end: players discard an unneeded "
                                   "honor or terminal more readily than a middle tile."),
                 {YakuId::Ryanpeikou, YakuId::DaiChisei}},
      YakuLesson{YakuId::Toitoi,
                 "444m 99p 333s *(234p) (888s)",
                 "4m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The run spoils toitoi, and the hand has no other yaku."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Calling every tile you can: three concealed triplets are worth another 2 "
                                   "han, and four are a yakuman."),
                 {YakuId::Suuankou}},
      YakuLesson{
          YakuId::Sanankou,
          "222m 777p *444s 678s 55p",
          "4s",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "The third 4 sou was a discard: a triplet completed by ron does not count as concealed."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Winning by ron on a double pair wait and counting the third triplet as concealed."),
          {YakuId::Suuankou}},
      YakuLesson{YakuId::SanshokuDoukou,
                 "333m *444s 678p 99m (333p)",
                 "8p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The sou triplet is 444, not 333."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Building toward it from pairs: it is rare. Take it when it comes, along with toitoi."),
                 {}},
      YakuLesson{YakuId::Sankantsu,
                 "456p 22s [7777m] (1111s) *(333p)",
                 "4p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The third group is only a pon: three tiles, not four."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Making kans just for it: each kan shows four of your tiles and may "
                                   "reveal a new dora indicator for everyone."),
                 {YakuId::Suukantsu}},
      YakuLesson{YakuId::DoubleRiichi,
                 "234m 789p 111s 456s 88p",
                 "6s",
                 SceneRiichi,
                 QT_TRANSLATE_NOOP("YakuTexts", "The riichi was declared on a later turn: plain riichi."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Waiting a turn for a better wait: you then get only plain riichi. Any "
                                   "call before your first discard also rules out double riichi."),
                 {YakuId::DoubleOpenRiichi}},
      YakuLesson{YakuId::Honroutou,
                 "111m 99p 444z (999s) *(222p)",
                 "1m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "2 pin is not a terminal or honor: only toitoi remains."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Keeping a run such as 123 or 789: with a run, the hand can only be chanta or junchan."),
                 {YakuId::Chinroutou, YakuId::Tsuuiisou}},
      YakuLesson{
          YakuId::Shousangen,
          "456m *99m 234p (555z) (666z)",
          "4p",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "The hand has two dragon triplets, worth 1 han each, but the pair is not the third dragon."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Discarding the third dragon because it looks useless: with two dragon triplets, "
                            "a pair of it is worth 2 han."),
          {YakuId::Daisangen}},
      YakuLesson{
          YakuId::Honitsu,
          "*123p 456s 888s 44z (666z)",
          "6s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The run in pin spoils honitsu: only the green dragons count."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Calling three groups in one suit: nobody will discard that suit anymore."),
          {YakuId::Chinitsu}},
      YakuLesson{YakuId::Junchan,
                 "123m 789m 123p 789s *44z",
                 "1p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The pair is an honor: this is chanta."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Waiting with 23 or 78: the 4 or the 6 completes the hand, but then it isn't junchan."),
                 {}},
      YakuLesson{YakuId::Ryanpeikou,
                 "223344m *678p *678s 55s",
                 "8p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The second 678 is in a different suit, so there is only one iipeikou."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Treating the hand as chiitoitsu and breaking up the runs: ryanpeikou is worth more."),
                 {YakuId::IsshokuSuujun, YakuId::Daisharin}},
      YakuLesson{
          YakuId::Chinitsu,
          "123p 345p 678p 777p *44z",
          "8p",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The pair is an honor: this is honitsu."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Missing a wait: hands in one suit often wait on three or more tiles. Sort out "
                            "the groups before you discard, or you may discard a winning tile."),
          {YakuId::ChuurenPoutou}},
      YakuLesson{YakuId::Renhou,
                 "234m 567m 456p 678s 99s",
                 "6s",
                 SceneSeatSouth,
                 QT_TRANSLATE_NOOP("YakuTexts", "The winner had already drawn a tile."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Not checking your hand before the first draw. Also, forgetting that any "
                                   "call, or your own first draw, rules out renhou."),
                 {}},
  };
  return kTable;
}

std::span<const YakuLesson> yakuLessonsBonus() {
  static constexpr std::array kTable{
      YakuLesson{
          YakuId::Dora,
          "*111m 456p 678s 345s 88p",
          "5s",
          SceneRiichi,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "The hand has only the indicator, 1 man. The dora is the next tile, 2 man."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Mistaking the indicator for the dora. Also, relying on dora alone: a hand with "
                            "no yaku can't win."),
          {}},
      YakuLesson{YakuId::AkaDora,
                 "234m *456p 678s 345s 88p",
                 "5s",
                 SceneRiichi,
                 QT_TRANSLATE_NOOP("YakuTexts", "These are ordinary fives: only red ones count."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Discarding a red five by mistake when you also hold an ordinary one."),
                 {}},
      YakuLesson{
          YakuId::UraDora,
          "234m 456p 678s 345s *88p",
          "5s",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts", "The winner was not in riichi, so the tiles under the indicators stay face down."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Declaring riichi just for this: nobody can know these tiles in advance."),
          {}},
  };
  return kTable;
}

}  // namespace janso
