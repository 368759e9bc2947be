// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a newcomer gets wrong about the yaku that a ruleset may add.
#include <QtGlobal>
#include <array>

#include "widgets/yakulessons.h"

namespace janso {

std::span<const YakuLesson> yakuLessonsOptional() {
  static constexpr std::array kTable{
YakuLesson{YakuId::SanRenkou, "222m 333m *555m 678s 55p", "5m", SceneNone, QT_TRANSLATE_NOOP("Yaku", "After 222 and 333 a number is left out."), QT_TRANSLATE_NOOP("Yaku", "Counting numbers that leave one out, such as 2, 3 and 5, or of two suits."), {YakuId::SuuRenkou}},
YakuLesson{YakuId::IsshokuSanjun, "234m 234m *345m 678p 99s", "9s", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The run comes only twice: iipeikou."), QT_TRANSLATE_NOOP("Yaku", "Waiting for the tile that you hold three of already: only one of it is left."), {YakuId::IsshokuSuujun}},
YakuLesson{YakuId::KinkeiDokuritsu, "*99s (234m) (567p) (999m) (456s)", "9s", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The single tile is 9 sou, not the bird: the hand has no yaku."), QT_TRANSLATE_NOOP("Yaku", "Calling the fourth group with another tile left over: then there may be no yaku to win with."), {}},
YakuLesson{YakuId::OtakazeSankou, "*111z 333z 444z 567m 99p", "4z", SceneNone, QT_TRANSLATE_NOOP("Yaku", "East is this player's own wind and the wind of the round."), QT_TRANSLATE_NOOP("Yaku", "Trying it on another seat: where your wind is not that of the round, only two winds are guests."), {YakuId::Shousuushii}},
YakuLesson{YakuId::Uumensai, "123m 456p 789s *222z *44z", "2z", SceneSeatSouth, QT_TRANSLATE_NOOP("Yaku", "Winds twice, and no dragon."), QT_TRANSLATE_NOOP("Yaku", "Forgetting one of the five kinds, most often the dragon. And calling, unless the ruleset allows it."), {YakuId::UumensaiYakuman}},
YakuLesson{YakuId::Kanburi, "234m 456p 789s 11p 666z", "4m", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The discarder made no kan in this turn."), QT_TRANSLATE_NOOP("Yaku", "Counting a kan of an earlier turn: only the tile thrown right after the kan counts."), {}},
YakuLesson{YakuId::TsubameGaeshi, "234m 456p 789s 11p 666z", "4m", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The tile was not the one with which riichi was declared."), QT_TRANSLATE_NOOP("Yaku", "Counting a later tile of a player in riichi: only the one that declares it counts."), {}},
YakuLesson{YakuId::SanshokuTsuukan, "123m 456p *789p 555m 22z", "2z", SceneNone, QT_TRANSLATE_NOOP("Yaku", "Two of the runs are of pin, and sou is missing."), QT_TRANSLATE_NOOP("Yaku", "Mixing it up with ittsuu, which wants all three runs in one suit."), {}},
YakuLesson{YakuId::ShouSanshii, "111z 222z *55z 456m 789p", "5z", SceneSeatSouth, QT_TRANSLATE_NOOP("Yaku", "The pair is a dragon, not a third wind."), QT_TRANSLATE_NOOP("Yaku", "Breaking up the pair of the third wind: with two triplets of winds it is what gives the yaku."), {YakuId::DaiSanshii, YakuId::Shousuushii}},
YakuLesson{YakuId::DaiSanshii, "111z 222z *33z 456m 999p", "9p", SceneSeatSouth, QT_TRANSLATE_NOOP("Yaku", "The third wind is only a pair."), QT_TRANSLATE_NOOP("Yaku", "Throwing a fourth wind without thought: as the pair it makes the yakuman shousuushii."), {YakuId::Shousuushii}},
YakuLesson{YakuId::GuusuuRenkou, "222m 444p 666s *222s 55z", "2s", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The 2 comes twice, and the 8 is missing."), QT_TRANSLATE_NOOP("Yaku", "Thinking that any even numbers will do: each of 2, 4, 6 and 8 must be there once."), {YakuId::ChinGuusuuRenkou}},
YakuLesson{YakuId::ChinGuusuuRenkou, "222m 444m *666p 888m 55z", "8m", SceneNone, QT_TRANSLATE_NOOP("Yaku", "One of the triplets is of pin."), QT_TRANSLATE_NOOP("Yaku", "Holding on to it when one tile has shown up in the discards twice: the triplet cannot come any more."), {}},
YakuLesson{YakuId::KisuuRenkou, "333p 555s 777m *88p (111m)", "8p", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The pair must be of nines."), QT_TRANSLATE_NOOP("Yaku", "Collecting a triplet of nines: the nines are the pair here."), {YakuId::ChinKisuuRenkou}},
YakuLesson{YakuId::ChinKisuuRenkou, "333m 555m 777m *99p (111m)", "9p", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The nines are of pin, the rest is of man."), QT_TRANSLATE_NOOP("Yaku", "Being seen at it: after two calls of one suit hardly anybody throws that suit."), {}},
YakuLesson{YakuId::OpenRiichi, "234m 456p 678s 789s 55p", "9s", SceneRiichi, QT_TRANSLATE_NOOP("Yaku", "The hand stayed face down: a plain riichi."), QT_TRANSLATE_NOOP("Yaku", "Opening a narrow wait: everybody sees it, and you have to draw the tile yourself."), {YakuId::DoubleOpenRiichi, YakuId::OpenRiichiDealIn}},
YakuLesson{YakuId::DoubleOpenRiichi, "234m 456p 678s 789s 55p", "9s", SceneRiichi | SceneOpenRiichi, QT_TRANSLATE_NOOP("Yaku", "Declared on a later turn: a plain open riichi."), QT_TRANSLATE_NOOP("Yaku", "Opening the hand in the first turn when others still have many safe tiles to choose from."), {}},
YakuLesson{YakuId::NorthYakuhai, "123p 456p 789s 222z *44z", "2z", SceneTsumo | SceneThree, QT_TRANSLATE_NOOP("Yaku", "Two Norths are only a pair."), QT_TRANSLATE_NOOP("Yaku", "Counting on it in a game of four: it is a value tile to everybody only here."), {}},
  };
  return kTable;
}

std::span<const YakuLesson> yakuLessonsOptionalYakuman() {
  static constexpr std::array kTable{
YakuLesson{YakuId::PaaRenchan, "234m 456p 678s 789s *55p", "9s", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The row of wins is still too short."), QT_TRANSLATE_NOOP("Yaku", "Passing up a cheap win while in the row: any win carries it on."), {}},
YakuLesson{YakuId::OpenRiichiDealIn, "234m 456p 678s 789s 55p", "9s", SceneTsumo | SceneRiichi | SceneOpenRiichi, QT_TRANSLATE_NOOP("Yaku", "The winner drew the tile: nobody threw it, so it is a plain open riichi."), QT_TRANSLATE_NOOP("Yaku", "Waiting for it to happen: hardly anybody throws a tile that lies open as a wait."), {}},
YakuLesson{YakuId::UumensaiYakuman, "111m 222p 333s 555z *44z", "5z", SceneSeatSouth, QT_TRANSLATE_NOOP("Yaku", "The pair is North, not the seat wind."), QT_TRANSLATE_NOOP("Yaku", "Making the wind a triplet: the wind is the pair, and it must be your own."), {}},
YakuLesson{YakuId::ShiisanPuutaa, "*146m 258p 369s 12344z", "4z", SceneTsumo | SceneChiihou | SceneSeatSouth | SceneIncomplete, QT_TRANSLATE_NOOP("Yaku", "4 and 6 man are only one apart."), QT_TRANSLATE_NOOP("Yaku", "Throwing a tile first: it is declared on the first draw or never."), {}},
YakuLesson{YakuId::ShiisuuPuutaa, "147m 258p 369s 123z *44z", "4z", SceneTsumo | SceneChiihou | SceneSeatSouth | SceneIncomplete, QT_TRANSLATE_NOOP("Yaku", "North is there twice: all fourteen must be different."), QT_TRANSLATE_NOOP("Yaku", "Throwing a tile first: it is declared on the first draw or never."), {}},
YakuLesson{YakuId::Daisharin, "*2233445566778s *8s", "8s", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The tiles are of sou: the wheels are of pin."), QT_TRANSLATE_NOOP("Yaku", "Calling a tile: it must stay closed to the end."), {}},
YakuLesson{YakuId::Shousharin, "*2233445566778p *8p", "8p", SceneNone, QT_TRANSLATE_NOOP("Yaku", "2 to 8 is the big one: the little wheels begin at 1 or end at 9."), QT_TRANSLATE_NOOP("Yaku", "Calling a tile: it must stay closed to the end."), {}},
YakuLesson{YakuId::Daichikurin, "*2233445566778p *8p", "8p", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The tiles are of pin: the bamboo is sou."), QT_TRANSLATE_NOOP("Yaku", "Calling a tile: it must stay closed to the end."), {}},
YakuLesson{YakuId::Daisuurin, "*2233445566778s *8s", "8s", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The tiles are of sou: the numbers are man."), QT_TRANSLATE_NOOP("Yaku", "Calling a tile: it must stay closed to the end."), {}},
YakuLesson{YakuId::SuuRenkou, "333p 444p 555p *777p 22s", "7p", SceneNone, QT_TRANSLATE_NOOP("Yaku", "After 333 444 555 comes 777: the 6 is left out."), QT_TRANSLATE_NOOP("Yaku", "Calling the triplets one after the other: after three of them nobody throws the fourth."), {}},
YakuLesson{YakuId::IsshokuSuujun, "234m 234m 234m *345m 55p", "5p", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The fourth run is 345."), QT_TRANSLATE_NOOP("Yaku", "Planning for it: it needs all four tiles of three kinds."), {}},
YakuLesson{YakuId::HyakumanGoku, "*44m 666m 777m 888m 999m", "4m", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The numbers add up to 98: two too few."), QT_TRANSLATE_NOOP("Yaku", "Not counting: with low tiles even a full flush stays far below a hundred."), {}},
YakuLesson{YakuId::Kouitten, "234s 234s 666s 888s *66z", "6z", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The pair is the green dragon: ryuuiisou. The red dragon must be in it."), QT_TRANSLATE_NOOP("Yaku", "Throwing the red dragon away, as one does when going for all green."), {}},
YakuLesson{YakuId::BeniKujaku, "111s 555s 777s *333s 77z", "7z", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The 3 of sou is all green."), QT_TRANSLATE_NOOP("Yaku", "Making a run: with 1, 5, 7 and 9 there is none."), {}},
YakuLesson{YakuId::AoNoDoumon, "222p 444p *555p 111z 22z", "2z", SceneNone, QT_TRANSLATE_NOOP("Yaku", "The 5 of pin has red in it."), QT_TRANSLATE_NOOP("Yaku", "Counting other tiles of pin: only 2, 4 and 8 have no red."), {}},
YakuLesson{YakuId::UupinKaihou, "345p *678s 22m [9999s] (111m)", "8s", SceneTsumo | SceneRinshan, QT_TRANSLATE_NOOP("Yaku", "The replacement tile was 8 sou: plain rinshan."), QT_TRANSLATE_NOOP("Yaku", "Making a kan for it alone: it needs one certain tile out of all that are left."), {}},
YakuLesson{YakuId::IipinRaoyue, "123p 123m 456s *789s 55z", "9s", SceneTsumo | SceneHaitei, QT_TRANSLATE_NOOP("Yaku", "The last tile was 9 sou: plain haitei."), QT_TRANSLATE_NOOP("Yaku", "Keeping the hand from winning earlier to wait for it: a hand that is won counts."), {}},
YakuLesson{YakuId::RyansouChankan, "*123s 456m 789p 123p 99m", "3s", SceneChankan, QT_TRANSLATE_NOOP("Yaku", "The tile robbed was 3 sou: plain chankan."), QT_TRANSLATE_NOOP("Yaku", "Hoping for it: somebody must add just this tile to a pon while you wait for it."), {}},
YakuLesson{YakuId::DaiChisei, "11z 22z 33z 44z 55z 66z *99m", "6z", SceneNone, QT_TRANSLATE_NOOP("Yaku", "One of the pairs is no honour: chiitoitsu and honroutou."), QT_TRANSLATE_NOOP("Yaku", "Calling a triplet of honours: seven pairs must stay closed."), {}},
YakuLesson{YakuId::Kinmonkyou, "123p 345p *678p 789p 22z", "2z", SceneNone, QT_TRANSLATE_NOOP("Yaku", "After 345 comes 678: the 5 is not taken up again."), QT_TRANSLATE_NOOP("Yaku", "Taking it for ittsuu: here the runs share their ends."), {}},
YakuLesson{YakuId::KachouFuugetsu, "555p 111p 111s *333z 99m", "9m", SceneSeatSouth, QT_TRANSLATE_NOOP("Yaku", "West is here neither seat wind nor round wind."), QT_TRANSLATE_NOOP("Yaku", "Giving up the 1 of sou: the bird has nothing to take its place."), {}},
YakuLesson{YakuId::FuukaSetsugetsu, "555p 111p *666z 222z 99m", "9m", SceneSeatSouth, QT_TRANSLATE_NOOP("Yaku", "The snow is the white dragon: the green one does not count."), QT_TRANSLATE_NOOP("Yaku", "Giving up the white dragon: the snow has nothing to take its place."), {}},
  };
  return kTable;
}

std::span<const YakuLesson> yakuLessonsOptionalBonus() {
  static constexpr std::array kTable{
YakuLesson{YakuId::Kita, "123p 456p 789s *444z 88p", "8p", SceneRiichi | SceneThree, QT_TRANSLATE_NOOP("Yaku", "The Norths stayed in the hand: only those set aside count as kita."), QT_TRANSLATE_NOOP("Yaku", "Keeping Norths as a pair out of habit, where each one set aside is a han and a new tile."), {}},
YakuLesson{YakuId::Arisu, "*333m 456p 678s 345s 88p", "5s", SceneRiichi | SceneArisu, QT_TRANSLATE_NOOP("Yaku", "The tile that was turned, 2 man, is not in the hand."), QT_TRANSLATE_NOOP("Yaku", "Playing for it: nobody knows the tiles before they are turned."), {}},
  };
  return kTable;
}

}  // namespace janso
