// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of draws, riichi, furiten and tenpai in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kAbortSuukaikan{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand continues.")},
    RuleChoiceText{"at_declaration", QT_TRANSLATE_NOOP("RuleTexts", "At the fourth kan"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand ends when the fourth kan is declared.")},
    RuleChoiceText{"after_fourth_kans_discard", QT_TRANSLATE_NOOP("RuleTexts", "After the discard"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The hand ends after the discard following the fourth kan, unless "
                                     "someone wins on that discard.")},
};
constexpr std::array kAbortDealerRepeats{
    RuleChoiceText{"passes", QT_TRANSLATE_NOOP("RuleTexts", "Next player"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The next player becomes dealer.")},
    RuleChoiceText{"repeats", QT_TRANSLATE_NOOP("RuleTexts", "Same dealer"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer repeats.")},
};
constexpr std::array kNagashiCountsAs{
    RuleChoiceText{"draw", QT_TRANSLATE_NOOP("RuleTexts", "A draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand counts as a draw with a special payment.")},
    RuleChoiceText{"win", QT_TRANSLATE_NOOP("RuleTexts", "A win"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand counts as a win by tsumo for that player.")},
};
constexpr std::array kNagashiRenchan{
    RuleChoiceText{
        "dealer_tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Tenpai"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "As after other draws: the dealer must be tenpai (one tile from a win).")},
    RuleChoiceText{"dealer_is_nagashi_winner", QT_TRANSLATE_NOOP("RuleTexts", "Dealer's nagashi mangan"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer must be the player who made nagashi mangan.")},
};
constexpr std::array kRiichiAnkan{
    RuleChoiceText{
        "same_wait_and_structure", QT_TRANSLATE_NOOP("RuleTexts", "Same waits and shape"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "The waits do not change, and the three tiles can only be read as a triplet.")},
    RuleChoiceText{"same_wait", QT_TRANSLATE_NOOP("RuleTexts", "Same waits"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The waits do not change.")},
    RuleChoiceText{
        "not_a_winning_tile", QT_TRANSLATE_NOOP("RuleTexts", "Not with a winning tile"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "The waits do not change, and the tile just drawn is not a winning tile.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "No kan after riichi.")},
};
constexpr std::array kOpenRiichiReveal{
    RuleChoiceText{"hand", QT_TRANSLATE_NOOP("RuleTexts", "The whole hand"),
                   QT_TRANSLATE_NOOP("RuleTexts", "All concealed tiles.")},
    RuleChoiceText{"waits", QT_TRANSLATE_NOOP("RuleTexts", "Only the wait"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the tiles that form the wait.")},
};
constexpr std::array kTempFuritenEnd{
    RuleChoiceText{"own_draw", QT_TRANSLATE_NOOP("RuleTexts", "Your next draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The furiten ends when you draw your next tile.")},
    RuleChoiceText{"own_discard", QT_TRANSLATE_NOOP("RuleTexts", "Your next discard"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The furiten ends when you discard your next tile.")},
    RuleChoiceText{"own_draw_or_call", QT_TRANSLATE_NOOP("RuleTexts", "Your next draw or call"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The furiten ends when you next draw or call a tile.")},
    RuleChoiceText{"own_draw_or_any_call", QT_TRANSLATE_NOOP("RuleTexts", "Your next draw or any call"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The furiten ends when you next draw a tile or when anyone calls one.")},
};
constexpr std::array kKaraten{
    RuleChoiceText{"tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Tenpai"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the shape counts.")},
    RuleChoiceText{
        "noten_concealed_only", QT_TRANSLATE_NOOP("RuleTexts", "Not with all four in hand"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "The hand is not tenpai if all four copies are among its concealed tiles.")},
    RuleChoiceText{
        "noten_counting_melds", QT_TRANSLATE_NOOP("RuleTexts", "Not with all four in hand and calls"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "The hand is not tenpai if its concealed tiles and calls together hold all four copies.")},
};

}  // namespace

std::span<const RuleText> ruleTextsHand() {
  static constexpr std::array kTable{
      RuleText{"abort_kyuushu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Nine different terminals and honors"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A player who has nine or more different terminals and honors after the "
                                 "first draw can have the hand redealt (kyuushu kyuuhai)."),
               nullptr,
               {}},
      RuleText{"abort_suufon",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four identical winds"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The hand is redealt if all four players discard the same wind in the first "
                                 "go-around and nobody calls (suufon renda)."),
               nullptr,
               {}},
      RuleText{
          "abort_suucha",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Four riichi"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "The hand is redealt if all four players have declared riichi (suucha riichi)."),
          nullptr,
          {}},
      RuleText{"abort_suukaikan", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four kans by several players"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether the hand is redealt after four kans that were not all made by the "
                                 "same player (suukaikan)."),
               nullptr, kAbortSuukaikan},
      RuleText{"abort_dealer_repeats", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Dealer after an abortive draw"),
               QT_TRANSLATE_NOOP("RuleTexts", "Which player is dealer after an abortive draw."), nullptr,
               kAbortDealerRepeats},
      RuleText{"abort_honba",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Honba after an abortive draw"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether an abortive draw adds a honba."),
               nullptr,
               {}},
      RuleText{"nagashi_mangan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Nagashi mangan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If nobody wins, a player who discarded only terminals and honors, none of "
                                 "which were called, is paid a mangan."),
               nullptr,
               {}},
      RuleText{"nagashi_closed",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Closed hand required"),
               QT_TRANSLATE_NOOP("RuleTexts", "The player must not have called any tiles."),
               nullptr,
               {}},
      RuleText{"nagashi_counts_as", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Counts as"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether nagashi mangan counts as a win or as a draw."),
               nullptr, kNagashiCountsAs},
      RuleText{"nagashi_renchan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer repeats"),
               QT_TRANSLATE_NOOP("RuleTexts", "When the dealer repeats after a nagashi mangan."), nullptr,
               kNagashiRenchan},
      RuleText{"nagashi_takes_bonus",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Takes honba and sticks"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Whether nagashi mangan collects the honba and riichi sticks like a win. If several "
                   "players make nagashi mangan, the first in turn order from the dealer takes the sticks."),
               nullptr,
               {}},
      RuleText{
          "nagashi_replaces_noten",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Replaces the noten payment"),
          QT_TRANSLATE_NOOP("RuleTexts", "After a nagashi mangan, noten players do not pay tenpai players."),
          nullptr,
          {}},
      RuleText{"riichi_min_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Points needed for riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The points you need to declare riichi, before you pay the 1,000-point "
                                 "stick. At 0, you can declare riichi with any score."),
               nullptr,
               {}},
      RuleText{"riichi_min_wall",
               RuleUnit::Tiles,
               QT_TRANSLATE_NOOP("RuleTexts", "Tiles left for riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many tiles must be left in the wall when you declare riichi. With four "
                                 "tiles left (three with three players), each player has one more draw."),
               nullptr,
               {}},
      RuleText{"furiten_riichi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Riichi while furiten"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether you can declare riichi when a tile you wait on is among your "
                                 "discards (furiten). A furiten hand can only win by tsumo."),
               nullptr,
               {}},
      RuleText{"riichi_ankan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Closed kan after riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "When a player in riichi can declare a closed kan. A kan reveals a new "
                                 "dora, but must not change what the hand waits on."),
               nullptr, kRiichiAnkan},
      RuleText{"double_riichi_han",
               RuleUnit::Han,
               QT_TRANSLATE_NOOP("RuleTexts", "Value of double riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many han you get for declaring riichi with your very first discard."),
               nullptr,
               {}},
      RuleText{"double_riichi_broken_by_calls",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Calls prevent double riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If anyone calls a tile or makes a kan before your first discard, only an "
                                 "ordinary riichi is possible."),
               nullptr,
               {}},
      RuleText{"ippatsu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Ippatsu"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "One han for a win within one go-around after riichi, if nobody calls a tile in between."),
               nullptr,
               {}},
      RuleText{"ippatsu_broken_by_ankan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Closed kan cancels ippatsu"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether any player's closed kan cancels ippatsu, as other calls do."),
               nullptr,
               {}},
      RuleText{"ippatsu_with_chankan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Ippatsu when robbing a kan"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Whether ippatsu still counts for a win on a tile that another player adds to a pon."),
               nullptr,
               {}},
      RuleText{"open_riichi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Open riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "You can declare riichi with your tiles face up, so that everyone sees what "
                                 "you wait on. Open riichi is worth two han instead of one."),
               nullptr,
               {}},
      RuleText{"open_riichi_reveal", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Tiles shown"),
               QT_TRANSLATE_NOOP("RuleTexts", "What an open riichi shows to the other players."), nullptr,
               kOpenRiichiReveal},
      RuleText{
          "open_riichi_deal_in_yakuman",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Dealing into open riichi"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "A player who is not in riichi and deals into an open riichi pays a yakuman."),
          nullptr,
          {}},
      RuleText{"temp_furiten_end", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Skipping a win"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "If you skip a win, you cannot win by ron for a while (temporary furiten). This option "
                   "decides when the furiten ends. In riichi, it lasts for the rest of the hand."),
               nullptr, kTempFuritenEnd},
      RuleText{"karaten", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Waiting on a fifth copy"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether a hand counts as tenpai if it already holds all four copies of "
                                 "every tile it waits on."),
               nullptr, kKaraten},
      RuleText{"keishiki_tenpai",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Tenpai without a yaku"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether a hand that is one tile from complete but has no yaku counts as "
                                 "tenpai at an exhaustive draw."),
               nullptr,
               {}},
  };
  return kTable;
}

}  // namespace janso
