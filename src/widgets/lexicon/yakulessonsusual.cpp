// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a newcomer gets wrong about the yaku of one to six han, and about the bonus tiles.
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
                                   "A group was called, so riichi could not be declared; and without any "
                                   "yaku this hand may not win."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Declaring without a look at your own discards: with a winning tile among "
                                   "them you are furiten, and only your own draw wins. And calling early out "
                                   "of habit: the first call gives riichi away."),
                 {YakuId::OpenRiichi}},
      YakuLesson{
          YakuId::MenzenTsumo,
          "345m 678m *(123p) 456s 99s",
          "6s",
          SceneTsumo,
          QT_TRANSLATE_NOOP("YakuTexts", "Drawn by the player, but a group was called: the hand is open."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Calling a tile only to be a little faster: after that the hand needs "
                            "another yaku, even when you draw the winning tile yourself."),
          {}},
      YakuLesson{
          YakuId::Tanyao,
          "*123m 567m 456p 678s 55s",
          "6s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The 1 in the run 123 spoils it: a single 1 or 9 is enough."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Waiting with 23 or 78: the 1 or the 9 completes the hand, but without tanyao."),
          {}},
      YakuLesson{
          YakuId::Pinfu,
          "123m 456m 567p *345s 99s",
          "4s",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Only runs, but the 4 filled the gap between 3 and 5: the wait was not open on two ends."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Keeping a pair of dragons or of your own wind. And an edge, middle or pair wait "
                            "at the very end, where a little patience would have given an open one."),
          {}},
      YakuLesson{YakuId::Iipeikou,
                 "*234m *234p 567p 789s 55s",
                 "4m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The two runs have the same numbers, but not the same suit."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Calling a tile for one of the two runs: it counts in a closed hand only. "
                                   "And throwing one of three pairs in a row, such as 22 33 44, too early."),
                 {YakuId::Ryanpeikou, YakuId::IsshokuSanjun}},
      YakuLesson{YakuId::Haku,
                 "234m 678p 789p 456s *55z",
                 "4s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "Two white dragons are only a pair: it takes three."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Throwing a pair of dragons away early, and waiting for a third one when "
                                   "two have already been thrown."),
                 {YakuId::Shousangen}},
      YakuLesson{
          YakuId::Hatsu,
          "345m *66z 567p 123s *999m",
          "9m",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "It waited for 9 man and for the green dragon. The 9 came, and the dragons stayed a pair."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Forgetting that of two pairs only the dragons give the yaku: on the other tile "
                            "an open hand may have nothing to win with."),
          {YakuId::Shousangen}},
      YakuLesson{YakuId::Chun,
                 "(123m) 456p *77z 789s *111s",
                 "1s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "It was opened before the third red dragon was there, and the other tile "
                                   "came: no yaku at all."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Opening the hand first and hoping for the third dragon afterwards: if it "
                                   "does not come, nothing is left to win with."),
                 {YakuId::Shousangen}},
      YakuLesson{
          YakuId::SeatWind,
          "234m 99m 567p 345s *(333z)",
          "5s",
          SceneSeatSouth,
          QT_TRANSLATE_NOOP("YakuTexts", "West is the wind of another player: to South it gives nothing."),
          QT_TRANSLATE_NOOP("YakuTexts", "Forgetting that the seat winds move on when the deal passes."),
          {YakuId::ShouSanshii, YakuId::Shousuushii}},
      YakuLesson{YakuId::RoundWind,
                 "234m 99m 567p 345s *(222z)",
                 "5s",
                 SceneSeatSouth,
                 QT_TRANSLATE_NOOP("YakuTexts", "South is this player's seat wind; the round is still East."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Playing on with the wind of the last round: in the South round East "
                                   "counts for the dealer only."),
                 {YakuId::ShouSanshii, YakuId::Shousuushii}},
      YakuLesson{
          YakuId::Ippatsu,
          "345m 678m 123p 456s *99s",
          "6s",
          SceneRiichi,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Riichi was declared, but somebody called a tile before the win: the chance was gone."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Counting on it: it is luck. And making a closed kan within that turn, which "
                            "ends your own chance too."),
          {}},
      YakuLesson{
          YakuId::Rinshan,
          "345m 678m 99p 456s *[2222p]",
          "6s",
          SceneTsumo,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "There is a kan in the hand, but the winning tile was an ordinary draw of a later turn."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Making a kan for this chance alone: a kan can turn a new dora indicator, and "
                            "that helps the others as well."),
          {YakuId::UupinKaihou}},
      YakuLesson{YakuId::Chankan,
                 "345m 678m 99p *456s 123p",
                 "4s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The tile was an ordinary discard."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Letting the tile pass because it is no discard. And hoping for it on a "
                                   "closed kan, which as a rule only thirteen orphans may rob."),
                 {YakuId::RyansouChankan}},
      YakuLesson{
          YakuId::Haitei,
          "345m 678m 99p 456s (123p)",
          "6s",
          SceneHoutei,
          QT_TRANSLATE_NOOP("YakuTexts", "It was won with the very last discard: that is houtei."),
          QT_TRANSLATE_NOOP("YakuTexts", "Forgetting that every call moves the last tile to another player."),
          {YakuId::IipinRaoyue}},
      YakuLesson{
          YakuId::Houtei,
          "345m 678m 99p 456s (123p)",
          "6s",
          SceneTsumo | SceneHaitei,
          QT_TRANSLATE_NOOP("YakuTexts", "The last tile was drawn by the winner: that is haitei."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Throwing the last tile without thought: here even a hand with no other yaku can win on it."),
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
                 QT_TRANSLATE_NOOP("YakuTexts", "In sou the run is 456, one step beside the others."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Waiting with two tiles next to each other: one end completes the three "
                                   "runs, the other end wins without them."),
                 {}},
      YakuLesson{
          YakuId::Ittsuu,
          "123p 456p *789s 234s 77m",
          "9s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The last of the three runs is of sou: all must be of one suit."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Waiting with 78 at the end: the 9 makes the straight, the 6 wins without it."),
          {}},
      YakuLesson{YakuId::Chanta,
                 "123m 789p *456s 111z 44z",
                 "9p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "456 holds no 1, no 9 and no honour."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Breaking a quick hand up for it: with calls it is worth 1 han only, and "
                                   "its waits are often narrow."),
                 {YakuId::Junchan}},
      YakuLesson{
          YakuId::Chiitoitsu,
          "*1111m 77p 88p 33s 55s 66z",
          "6z",
          SceneIncomplete,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Four equal tiles are not two pairs: this hand is not even complete."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Keeping the wrong single tile at the end: an honour or a 1 or 9 that nobody "
                            "needs comes more easily than a tile from the middle."),
          {YakuId::Ryanpeikou, YakuId::DaiChisei}},
      YakuLesson{
          YakuId::Toitoi,
          "444m 99p 333s *(234p) (888s)",
          "4m",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "A single run is enough to spoil it, and nothing else is left to win with."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Calling every tile as it comes: three triplets that you drew yourself "
                            "are worth as much again, and four are a yakuman."),
          {YakuId::Suuankou}},
      YakuLesson{
          YakuId::Sanankou,
          "222m 777p *444s 678s 55p",
          "4s",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "The third 4 sou was a discard: a triplet that a ron completes does not count as concealed."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Winning by ron while two pairs wait, and counting the third triplet as concealed."),
          {YakuId::Suuankou}},
      YakuLesson{
          YakuId::SanshokuDoukou,
          "333m *444s 678p 99m (333p)",
          "8p",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The triplet in sou is of 4, not of 3."),
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Planning for it from pairs: it is rare. Take it where it lies before you, beside toitoi."),
          {}},
      YakuLesson{YakuId::Sankantsu,
                 "456p 22s [7777m] (1111s) *(333p)",
                 "4p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The third is only a pon: three tiles, not four."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Making kans for it alone: each one shows the others your tiles, and may "
                                   "turn a new dora indicator for everybody."),
                 {YakuId::Suukantsu}},
      YakuLesson{YakuId::DoubleRiichi,
                 "234m 789p 111s 456s 88p",
                 "6s",
                 SceneRiichi,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "The riichi was declared on a later turn, and that is a plain riichi."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Waiting one turn for a better wait: then it is a plain riichi. A call by "
                                   "anybody before your first discard ends it too."),
                 {YakuId::DoubleOpenRiichi}},
      YakuLesson{YakuId::Honroutou,
                 "111m 99p 444z (999s) *(222p)",
                 "1m",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "2 pin is neither 1, 9 nor honour: toitoi is what remains."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Keeping a run such as 123 or 789 in it: with a run it can only be chanta or junchan."),
                 {YakuId::Chinroutou, YakuId::Tsuuiisou}},
      YakuLesson{
          YakuId::Shousangen,
          "456m *99m 234p (555z) (666z)",
          "4p",
          SceneNone,
          QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Two dragons, but the pair is not the third one: 2 han for the dragons and no more."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Throwing the last dragons away because they look useless: beside two dragon "
                            "triplets that pair is worth 2 han."),
          {YakuId::Daisangen}},
      YakuLesson{
          YakuId::Honitsu,
          "*123p 456s 888s 44z (666z)",
          "6s",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts",
                            "One run of pin is enough to spoil it: only the green dragons count."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Calling three groups of one suit in full view: from then on nobody throws that "
                            "suit any more."),
          {YakuId::Chinitsu}},
      YakuLesson{
          YakuId::Junchan,
          "123m 789m 123p 789s *44z",
          "1p",
          SceneNone,
          QT_TRANSLATE_NOOP("YakuTexts", "The pair is an honour: this is chanta."),
          QT_TRANSLATE_NOOP("YakuTexts",
                            "Waiting with 23 or 78: the 4 or the 6 completes the hand, but without junchan."),
          {}},
      YakuLesson{YakuId::Ryanpeikou,
                 "223344m *678p *678s 55s",
                 "8p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "678 comes twice, but in two suits: only one iipeikou."),
                 QT_TRANSLATE_NOOP(
                     "YakuTexts",
                     "Taking it for seven pairs and breaking up the runs: read as runs it is worth more."),
                 {YakuId::IsshokuSuujun, YakuId::Daisharin}},
      YakuLesson{YakuId::Chinitsu,
                 "123p 345p 678p 777p *44z",
                 "8p",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts", "The pair is an honour: this is honitsu."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Missing a wait: in one suit there are often three or more. Sort the "
                                   "groups before you throw, or a winning tile lands among your discards."),
                 {YakuId::ChuurenPoutou}},
      YakuLesson{YakuId::Renhou,
                 "234m 567m 456p 678s 99s",
                 "6s",
                 SceneSeatSouth,
                 QT_TRANSLATE_NOOP("YakuTexts", "The winner had already drawn a first tile."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Not looking at the hand before the first draw. And overlooking that any "
                                   "call, or your own first draw, ends the chance."),
                 {}},
  };
  return kTable;
}

std::span<const YakuLesson> yakuLessonsBonus() {
  static constexpr std::array kTable{
      YakuLesson{YakuId::Dora,
                 "*111m 456p 678s 345s 88p",
                 "5s",
                 SceneRiichi,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "It holds the tile of the indicator itself. Dora is the next one, 2 man."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Taking the indicator itself for dora. And keeping dora in a hand that "
                                   "has no yaku: it cannot win."),
                 {}},
      YakuLesson{YakuId::AkaDora,
                 "234m *456p 678s 345s 88p",
                 "5s",
                 SceneRiichi,
                 QT_TRANSLATE_NOOP("YakuTexts", "These are ordinary fives: only those printed in red count."),
                 QT_TRANSLATE_NOOP("YakuTexts", "Throwing the red one of two fives by mistake."),
                 {}},
      YakuLesson{YakuId::UraDora,
                 "234m 456p 678s 345s *88p",
                 "5s",
                 SceneNone,
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Won without riichi: the tiles under the indicators stay face down."),
                 QT_TRANSLATE_NOOP("YakuTexts",
                                   "Declaring riichi for it alone: nobody can know these tiles beforehand."),
                 {}},
  };
  return kTable;
}

}  // namespace janso
