// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the options of three players and the side rules mean, in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kNukiRon{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Nobody may.")},
    RuleChoiceText{
        "any_hand_no_chankan_yaku", QT_TRANSLATE_NOOP("RuleTexts", "Any hand"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Any hand that waits for it may, but it is not worth a yaku of its own.")},
    RuleChoiceText{"any_hand_chankan_yaku", QT_TRANSLATE_NOOP("RuleTexts", "Any hand, with chankan"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "Any hand that waits for it may, and counts chankan (robbing a kan).")},
    RuleChoiceText{"kokushi_only", QT_TRANSLATE_NOOP("RuleTexts", "Thirteen orphans only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only kokushi may.")},
};
constexpr std::array kNorthAsYaku{
    RuleChoiceText{"no_yaku", QT_TRANSLATE_NOOP("RuleTexts", "Nothing"),
                   QT_TRANSLATE_NOOP("RuleTexts", "North is a wind of no seat.")},
    RuleChoiceText{"yakuhai", QT_TRANSLATE_NOOP("RuleTexts", "One han"),
                   QT_TRANSLATE_NOOP("RuleTexts", "North is a yaku for everybody.")},
};
constexpr std::array kYakitoriKaeshi{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The winner's marker is simply taken away.")},
    RuleChoiceText{"last_marker", QT_TRANSLATE_NOOP("RuleTexts", "The last marker"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only when it is the only marker left.")},
    RuleChoiceText{"always", QT_TRANSLATE_NOOP("RuleTexts", "Always"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "Throughout the match; markers can pile up, and a win takes one away.")},
};
constexpr std::array kArisu{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Off"),
                   QT_TRANSLATE_NOOP("RuleTexts", "No tiles are turned.")},
    RuleChoiceText{"riichi", QT_TRANSLATE_NOOP("RuleTexts", "After riichi"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Winners who declared riichi.")},
    RuleChoiceText{"closed", QT_TRANSLATE_NOOP("RuleTexts", "Closed hands"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Winners who called no tile.")},
    RuleChoiceText{"any", QT_TRANSLATE_NOOP("RuleTexts", "Everybody"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every winner.")},
};
constexpr std::array kArisuReward{
    RuleChoiceText{"han", QT_TRANSLATE_NOOP("RuleTexts", "A han"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One han for the hand.")},
    RuleChoiceText{"chip", QT_TRANSLATE_NOOP("RuleTexts", "A chip"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One chip, paid like the chips for ura dora.")},
};

}  // namespace

std::span<const RuleText> ruleTextsSide() {
  static constexpr std::array kTable{
      RuleText{"nuki",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "North set aside"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A player may set a North aside instead of keeping it, draw a replacement "
                                 "tile, and count one han for it like a dora (kita)."),
               nullptr,
               {}},
      RuleText{"nuki_breaks_turns",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "It acts like a call"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Setting North aside ends ippatsu and the first go-around, as a call does."),
               nullptr,
               {}},
      RuleText{"nuki_ron", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Winning on it"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether the others may win on the North that is set aside."),
               nullptr, kNukiRon},
      RuleText{"nuki_after_pon",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "In the turn of a pon"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether North may be set aside between an own pon and its discard."),
               nullptr,
               {}},
      RuleText{"nuki_replacement_rinshan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Win on its replacement tile"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether a win on the replacement tile counts rinshan, as after a kan."),
               nullptr,
               {}},
      RuleText{"north_as_yaku", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Triplet of North"),
               QT_TRANSLATE_NOOP("RuleTexts", "What three Norths in the hand are worth."), nullptr,
               kNorthAsYaku},
      RuleText{"tsumo_loss",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Self-draw pays less"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "With three players the share of the missing player is not paid (tsumo "
                                 "loss). Otherwise the two others pay half of it each."),
               nullptr,
               {}},
      RuleText{
          "yakitori",
          RuleUnit::Points,
          QT_TRANSLATE_NOOP("RuleTexts", "Yakitori"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "A player who wins no hand in the whole match pays so much to each other player at the end."),
          QT_TRANSLATE_NOOP("RuleTexts", "Off"),
          {}},
      RuleText{"yakitori_dice",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Yakitori by dice"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "In place of the fixed amount two dice are thrown at the end: a player "
                                 "without a win pays each other player a thousand for each pip."),
               nullptr,
               {}},
      RuleText{"yakibuta",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Last-hand escape is paid for"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A player who gets out of yakitori by a ron in the very last hand passes "
                                 "the penalty on to the discarder (yakibuta)."),
               nullptr,
               {}},
      RuleText{
          "yakinaoshi",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Marked again"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "When everybody has won a hand, all are marked again and must win once more (yakinaoshi)."),
          nullptr,
          {}},
      RuleText{
          "yakitori_kaeshi", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Handing the marker on"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "Whether a marked player who wins by ron hands the marker to the discarder (yakitori kaeshi)."),
          nullptr, kYakitoriKaeshi},
      RuleText{
          "chip_value",
          RuleUnit::Points,
          QT_TRANSLATE_NOOP("RuleTexts", "Value of a chip"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "What a chip is worth at the end of the match. With 0 chips are only counted."),
          nullptr,
          {}},
      RuleText{
          "chip_ippatsu",
          RuleUnit::Chips,
          QT_TRANSLATE_NOOP("RuleTexts", "Chips for ippatsu"),
          QT_TRANSLATE_NOOP("RuleTexts", "Paid by the discarder, or by each other player on a self-draw."),
          nullptr,
          {}},
      RuleText{"chip_ura",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for an ura dora"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "For each ura dora: paid by the discarder, or by each other player on a self-draw."),
               nullptr,
               {}},
      RuleText{"chip_red",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for a red five"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "For each red five of the winning hand: paid by the discarder, or by each "
                                 "other player on a self-draw."),
               nullptr,
               {}},
      RuleText{"chip_yakuman_ron",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for a yakuman by ron"),
               QT_TRANSLATE_NOOP("RuleTexts", "Paid by the discarder."),
               nullptr,
               {}},
      RuleText{"chip_yakuman_tsumo",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for a self-drawn yakuman"),
               QT_TRANSLATE_NOOP("RuleTexts", "Paid by each other player."),
               nullptr,
               {}},
      RuleText{
          "chip_haku_pocchi",
          RuleUnit::Chips,
          QT_TRANSLATE_NOOP("RuleTexts", "Chips for the marked dragon"),
          QT_TRANSLATE_NOOP("RuleTexts", "Paid by each other player for a win with the marked white dragon."),
          nullptr,
          {}},
      RuleText{"chip_bankruptcy",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for a bankruptcy"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Paid by a player who goes bankrupt, to whoever gets the price of the bankruptcy."),
               nullptr,
               {}},
      RuleText{
          "arisu", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Arisu"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "A winner may turn tiles beside the dora indicators one after the other. Each tile of the hand "
              "that equals a turned one is rewarded and allows one more turn; it stops at the first miss."),
          nullptr, kArisu},
      RuleText{"arisu_reward", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Reward of arisu"),
               QT_TRANSLATE_NOOP("RuleTexts", "What each matching tile gives."), nullptr, kArisuReward},
      RuleText{"toriuchi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Bird shooting"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "On a ron the discarder pays a chip for each 1 of sou (the bird) in the "
                                 "winning hand. A 7 of pin (the gun) in the discarder's hand calls it off, "
                                 "unless the winner holds an 8 of sou (toriuchi)."),
               nullptr,
               {}},
      RuleText{"haku_pocchi",
               RuleUnit::Tiles,
               QT_TRANSLATE_NOOP("RuleTexts", "Marked white dragons"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many white dragons carry a mark. Drawn right after riichi such a tile "
                                 "stands for any tile and wins (haku pocchi)."),
               nullptr,
               {}},
      RuleText{"haku_pocchi_any_riichi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "In any turn after riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The marked dragon wins in every turn after riichi, not only in the first."),
               nullptr,
               {}},
      RuleText{"side_bets",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Side bets"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Private bets between two players on who finishes higher. The players are "
                                 "named by their seat in the first hand."),
               nullptr,
               {}},
  };
  return kTable;
}

}  // namespace janso
