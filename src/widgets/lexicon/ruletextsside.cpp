// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of three players and the side rules in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kNukiRon{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Nobody can win on a North set aside.")},
    RuleChoiceText{
        "any_hand_no_chankan_yaku", QT_TRANSLATE_NOOP("RuleTexts", "Any hand"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Any hand that waits on North can win, but winning this way is not a yaku.")},
    RuleChoiceText{
        "any_hand_chankan_yaku", QT_TRANSLATE_NOOP("RuleTexts", "Any hand, with chankan"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Any hand that waits on North can win, and chankan (robbing a kan) counts.")},
    RuleChoiceText{"kokushi_only", QT_TRANSLATE_NOOP("RuleTexts", "Kokushi only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only kokushi can win on North.")},
};
constexpr std::array kNorthAsYaku{
    RuleChoiceText{"no_yaku", QT_TRANSLATE_NOOP("RuleTexts", "Nothing"),
                   QT_TRANSLATE_NOOP("RuleTexts", "North is nobody's seat wind.")},
    RuleChoiceText{"yakuhai", QT_TRANSLATE_NOOP("RuleTexts", "One han"),
                   QT_TRANSLATE_NOOP("RuleTexts", "North is a yaku for everyone.")},
};
constexpr std::array kYakitoriKaeshi{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The winner's marker is simply removed.")},
    RuleChoiceText{"last_marker", QT_TRANSLATE_NOOP("RuleTexts", "The last marker"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only if it is the last marker left.")},
    RuleChoiceText{
        "always", QT_TRANSLATE_NOOP("RuleTexts", "Always"),
        QT_TRANSLATE_NOOP("RuleTexts", "Throughout the match; markers can pile up, and a win removes one.")},
};
constexpr std::array kArisu{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Off"),
                   QT_TRANSLATE_NOOP("RuleTexts", "No tiles are revealed.")},
    RuleChoiceText{"riichi", QT_TRANSLATE_NOOP("RuleTexts", "After riichi"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Winners who declared riichi.")},
    RuleChoiceText{"closed", QT_TRANSLATE_NOOP("RuleTexts", "Closed hands"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Winners who called no tiles.")},
    RuleChoiceText{"any", QT_TRANSLATE_NOOP("RuleTexts", "Everyone"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every winner.")},
};
constexpr std::array kArisuReward{
    RuleChoiceText{"han", QT_TRANSLATE_NOOP("RuleTexts", "A han"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One extra han for the hand.")},
    RuleChoiceText{"chip", QT_TRANSLATE_NOOP("RuleTexts", "A chip"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One chip, paid like the chips for ura dora.")},
};

}  // namespace

std::span<const RuleText> ruleTextsSide() {
  static constexpr std::array kTable{
      RuleText{"nuki",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Kita"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A player can set a North aside instead of holding it, draw a replacement "
                                 "tile, and count one han for it like a dora."),
               nullptr,
               {}},
      RuleText{"nuki_breaks_turns",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Acts like a call"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Kita cancels ippatsu and ends the first go-around, as a call does."),
               nullptr,
               {}},
      RuleText{
          "nuki_ron", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Winning on a North set aside"),
          QT_TRANSLATE_NOOP("RuleTexts", "Whether the other players can win on a North that is set aside."),
          nullptr, kNukiRon},
      RuleText{"nuki_after_pon",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "In the same turn as a pon"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts", "Whether you can set North aside between your pon and the discard after it."),
               nullptr,
               {}},
      RuleText{"nuki_replacement_rinshan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Win on North's replacement tile"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Whether a win on the replacement tile for North counts as rinshan, as after a kan."),
               nullptr,
               {}},
      RuleText{"north_as_yaku", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Triplet of North"),
               QT_TRANSLATE_NOOP("RuleTexts", "What three Norths in the hand are worth."), nullptr,
               kNorthAsYaku},
      RuleText{"tsumo_loss",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Tsumo pays less"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "With three players, the missing player's share of a tsumo is not paid "
                                 "(tsumo loss). Without this rule, the other two each pay half of it."),
               nullptr,
               {}},
      RuleText{"yakitori",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Yakitori"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "At the end, a player who has not won a hand in the whole match pays this "
                                 "much to each of the others."),
               QT_TRANSLATE_NOOP("RuleTexts", "Off"),
               {}},
      RuleText{"yakitori_dice",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Yakitori by dice"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Instead of the fixed amount, two dice are rolled at the end. A player "
                                 "without a win pays each of the others 1,000 points for each pip."),
               nullptr,
               {}},
      RuleText{"yakibuta",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Discarder pays for late escape"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A player who escapes yakitori with a ron in the very last hand passes the "
                                 "penalty on to the discarder (yakibuta)."),
               nullptr,
               {}},
      RuleText{"yakinaoshi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Marked again"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "When everyone has won a hand, all players are marked again and must win "
                                 "once more (yakinaoshi)."),
               nullptr,
               {}},
      RuleText{"yakitori_kaeshi", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Passing the marker on"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether a marked player who wins by ron passes the marker to the discarder "
                                 "(yakitori kaeshi)."),
               nullptr, kYakitoriKaeshi},
      RuleText{"chip_value",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Value of a chip"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "What a chip is worth at the end of the match. At 0, chips are counted but pay nothing."),
               nullptr,
               {}},
      RuleText{"chip_ippatsu",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for ippatsu"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Paid by the discarder, or by each of the other players for a tsumo."),
               nullptr,
               {}},
      RuleText{"chip_ura",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips per ura dora"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Paid for each ura dora by the discarder, or by each of the other players for a tsumo."),
               nullptr,
               {}},
      RuleText{"chip_red",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips per red five"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Paid for each red five in the winning hand by the discarder, or by each of "
                                 "the other players for a tsumo."),
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
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for a yakuman by tsumo"),
               QT_TRANSLATE_NOOP("RuleTexts", "Paid by each of the other players."),
               nullptr,
               {}},
      RuleText{"chip_haku_pocchi",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for the marked dragon"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Paid by each of the other players for a win with the marked white dragon."),
               nullptr,
               {}},
      RuleText{"chip_bankruptcy",
               RuleUnit::Chips,
               QT_TRANSLATE_NOOP("RuleTexts", "Chips for a bankruptcy"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Paid by a bankrupt player to the player who gets the bankruptcy penalty."),
               nullptr,
               {}},
      RuleText{
          "arisu", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Arisu"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "A winner reveals the tiles next to the dora indicators one at a time, until a revealed tile "
              "is not in the hand. Each tile in the hand that matches a revealed one earns a reward."),
          nullptr, kArisu},
      RuleText{"arisu_reward", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Arisu reward"),
               QT_TRANSLATE_NOOP("RuleTexts", "What each matching tile earns."), nullptr, kArisuReward},
      RuleText{"toriuchi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Bird shooting"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "On a ron, the discarder pays a chip for each 1 sou (the bird) in the "
                                 "winning hand. A 7 pin (the gun) in the discarder's hand cancels the "
                                 "payment, unless the winner holds an 8 sou (toriuchi)."),
               nullptr,
               {}},
      RuleText{"haku_pocchi",
               RuleUnit::Tiles,
               QT_TRANSLATE_NOOP("RuleTexts", "Marked white dragons"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many white dragons are marked. If you draw a marked dragon right after "
                                 "riichi, it counts as any tile and you win (haku pocchi)."),
               nullptr,
               {}},
      RuleText{"haku_pocchi_any_riichi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "On any turn after riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The marked dragon wins on any turn after riichi, not only the first."),
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
