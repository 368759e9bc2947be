// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku of one han.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/yakutexts.h"

namespace janso {

std::span<const YakuText> yakuTableOneHan() {
  static constexpr std::array kTable{
      YakuText{
          .id = YakuId::Riichi,
          .japanese = "立直",
          .romaji = "Riichi",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Ready hand"),
          .ema = "Riichi",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Declare a closed hand that waits for one last tile, and bet 1,000 points on it."),
          .opened =
              QT_TRANSLATE_NOOP("YakuTexts", "Not possible: one call, and riichi is gone for this hand."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Nearly everything closed; it opens the way to ippatsu and ura dora."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Any hand with a called tile."),
          .example = "*345m *678m *123p *456s *99s",
          .win = "6s",
          .scene = SceneRiichi,
      },
      YakuText{
          .id = YakuId::MenzenTsumo,
          .japanese = "門前清自摸和",
          .romaji = "Menzen tsumo",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Fully concealed hand"),
          .ema = "Fully concealed hand",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Draw the winning tile yourself with a hand that called nothing."),
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts", "Not possible: after a call your own draw still wins, but gives no han."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Every closed hand. With pinfu it is worth the lowest fu of all, 20."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Winning on another player's tile."),
          .example = "345m 678m 123p 456s *99s",
          .win = "6s",
          .scene = SceneTsumo,
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Tanyao,
          .japanese = "断幺九",
          .romaji = "Tanyao",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All simples"),
          .ema = "All simples",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Only tiles from 2 to 8: no 1, no 9, no wind, no dragon."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han, where the ruleset allows open tanyao."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Pinfu, iipeikou, sanshoku doujun, toitoi, chiitoitsu, chinitsu."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Yakuhai, ittsuu, chanta, junchan and everything else that needs a 1, a 9 or an honour."),
          .example = "*234m *567m *456p *678s *55s",
          .win = "6s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Pinfu,
          .japanese = "平和",
          .romaji = "Pinfu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "All sequences"),
          .ema = "Pinfu",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Four runs, a pair without value, and a wait with two open ends."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines =
              QT_TRANSLATE_NOOP("YakuTexts", "Riichi, tsumo, tanyao, iipeikou, sanshoku doujun, ittsuu."),
          .excludes =
              QT_TRANSLATE_NOOP("YakuTexts",
                                "Any triplet, a pair of dragons, of your wind or of the round wind, and "
                                "edge, middle or pair waits."),
          .example = "123m *456m *567p *345s 99s",
          .win = "5s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Iipeikou,
          .japanese = "一盃口",
          .romaji = "Iipeikou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Pure double sequence"),
          .ema = "Pure double chow",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "The same run twice in the same suit."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Not possible: the hand must be closed."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Pinfu, tanyao, sanshoku doujun, honitsu, chinitsu."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Ryanpeikou, which is two of it, and chiitoitsu."),
          .example = "*223344m 567p 789s 55s",
          .win = "4m",
      },
      YakuText{
          .id = YakuId::Haku,
          .japanese = "白",
          .romaji = "White dragon",
          .english = QT_TRANSLATE_NOOP("YakuNames", "White dragon"),
          .ema = "White dragon",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Three or four white dragons."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han: the shortest way to a yaku after a call."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Other dragons and winds, toitoi, honitsu, chanta."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tanyao and pinfu."),
          .example = "234m 678p 55p 456s *(555z)",
          .win = "4s",
      },
      YakuText{
          .id = YakuId::Hatsu,
          .japanese = "發",
          .romaji = "Green dragon",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Green dragon"),
          .ema = "Green dragon",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Three or four green dragons."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han: call the second or third one without fear."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Other dragons and winds, toitoi, honitsu, chanta."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tanyao and pinfu."),
          .example = "345m 99m 567p 123s *(666z)",
          .win = "7p",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Chun,
          .japanese = "中",
          .romaji = "Red dragon",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Red dragon"),
          .ema = "Red dragon",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Three or four red dragons."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Other dragons and winds, toitoi, honitsu, chanta."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tanyao and pinfu."),
          .example = "111m 456p 88p 789s *(777z)",
          .win = "9s",
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::SeatWind,
          .japanese = "自風",
          .romaji = "Seat wind",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Seat wind"),
          .ema = "Seat wind",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Three or four tiles of the wind you sit on; the dealer sits east."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "The round wind too, when both are the same: then the triplet is worth 2 han."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts", "Tanyao and pinfu. A triplet of another player's wind gives nothing."),
          .example = "234m 99m 567p 345s *(222z)",
          .win = "5s",
          .scene = SceneSeatSouth,
      },
      YakuText{
          .id = YakuId::RoundWind,
          .japanese = "場風",
          .romaji = "Round wind",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Round wind"),
          .ema = "Prevalent wind",
          .everyday = true,
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Three or four tiles of the wind of the round: east in the first four deals, then south."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "The seat wind too, when both are the same: then the triplet is worth 2 han."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tanyao and pinfu."),
          .example = "234m 99m 567p 345s *(111z)",
          .win = "5s",
          .scene = SceneSeatSouth,
      },
      YakuText{
          .id = YakuId::Ippatsu,
          .japanese = "一発",
          .romaji = "Ippatsu",
          .english = QT_TRANSLATE_NOOP("YakuNames", "One shot"),
          .ema = "Ippatsu",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Win within one turn after your riichi, before anybody has called a tile."),
          .opened = QT_TRANSLATE_NOOP(
              "YakuTexts", "Not possible: it needs riichi. A call or closed kan by anyone ends the chance."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Riichi always, and tsumo, haitei or houtei when they fall in that turn."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts",
                                        "Rinshan: the kan that gives the tile has already ended the chance."),
          .example = "345m 678m 123p 456s *99s",
          .win = "6s",
          .scene = SceneRiichi | SceneIppatsu,
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Rinshan,
          .japanese = "嶺上開花",
          .romaji = "Rinshan kaihou",
          .english = QT_TRANSLATE_NOOP("YakuNames", "After a kan"),
          .ema = "After a kan",
          .asks = QT_TRANSLATE_NOOP("YakuTexts",
                                    "Win with the replacement tile that you draw after your own kan."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han, even as your only yaku."),
          .combines = QT_TRANSLATE_NOOP(
              "YakuTexts", "Menzen tsumo, if the kan was closed, and everything about the shape."),
          .excludes = QT_TRANSLATE_NOOP(
              "YakuTexts",
              "Ippatsu, and as a rule haitei: the replacement is not the last tile of the wall."),
          .example = "345m 678m 99p 456s *[2222p]",
          .win = "6s",
          .scene = SceneTsumo | SceneRinshan,
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Chankan,
          .japanese = "搶槓",
          .romaji = "Chankan",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Robbing a kan"),
          .ema = "Robbing the kan",
          .asks = QT_TRANSLATE_NOOP(
              "YakuTexts", "Win with the tile that another player is just adding to a pon to make a kan."),
          .opened =
              QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han. The tile is won like a discard of that player."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Riichi, ippatsu and everything about the shape."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Tsumo, rinshan, haitei and houtei."),
          .example = "345m 678m 99p *456s 123p",
          .win = "4s",
          .scene = SceneChankan,
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Haitei,
          .japanese = "海底摸月",
          .romaji = "Haitei",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Last tile draw"),
          .ema = "Under the sea",
          .asks = QT_TRANSLATE_NOOP("YakuTexts", "Win by drawing the last tile of the wall."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han: it can save a hand that has no other yaku."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Menzen tsumo, riichi and everything about the shape."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Houtei, which is the same on a discard, and chankan."),
          .example = "345m 678m 99p 456s (123p)",
          .win = "6s",
          .scene = SceneTsumo | SceneHaitei,
          .marksWin = true,
      },
      YakuText{
          .id = YakuId::Houtei,
          .japanese = "河底撈魚",
          .romaji = "Houtei",
          .english = QT_TRANSLATE_NOOP("YakuNames", "Last tile claim"),
          .ema = "Under the river",
          .asks =
              QT_TRANSLATE_NOOP("YakuTexts", "Win with the discard that follows the last tile of the wall."),
          .opened = QT_TRANSLATE_NOOP("YakuTexts", "Still 1 han: it can save a hand that has no other yaku."),
          .combines = QT_TRANSLATE_NOOP("YakuTexts", "Riichi and everything about the shape."),
          .excludes = QT_TRANSLATE_NOOP("YakuTexts", "Haitei and every other win by your own draw."),
          .example = "345m 678m 99p 456s (123p)",
          .win = "6s",
          .scene = SceneHoutei,
          .marksWin = true,
      },
  };
  return kTable;
}

}  // namespace janso
