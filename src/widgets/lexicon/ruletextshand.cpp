// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the options of draws, riichi, furiten and tenpai mean, in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kAbortSuukaikan{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand goes on.")},
    RuleChoiceText{"at_declaration", QT_TRANSLATE_NOOP("RuleTexts", "At the fourth kan"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand ends when the fourth kan is declared.")},
    RuleChoiceText{
        "after_fourth_kans_discard", QT_TRANSLATE_NOOP("RuleTexts", "After the discard"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "The hand ends after the discard that follows the fourth kan, unless that wins for somebody.")},
};
constexpr std::array kAbortDealerRepeats{
    RuleChoiceText{"passes", QT_TRANSLATE_NOOP("RuleTexts", "Next player"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The deal passes.")},
    RuleChoiceText{"repeats", QT_TRANSLATE_NOOP("RuleTexts", "The same dealer"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer stays.")},
};
constexpr std::array kNagashiCountsAs{
    RuleChoiceText{"draw", QT_TRANSLATE_NOOP("RuleTexts", "A draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand is a draw with a special payment.")},
    RuleChoiceText{"win", QT_TRANSLATE_NOOP("RuleTexts", "A win"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It counts as a self-drawn win of that player.")},
};
constexpr std::array kNagashiRenchan{
    RuleChoiceText{
        "dealer_tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Tenpai"),
        QT_TRANSLATE_NOOP("RuleTexts", "As after a draw: the dealer must be tenpai, one tile from a win.")},
    RuleChoiceText{"dealer_is_nagashi_winner", QT_TRANSLATE_NOOP("RuleTexts", "Own nagashi mangan"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer must be the one who made it.")},
};
constexpr std::array kRiichiAnkan{
    RuleChoiceText{
        "same_wait_and_structure", QT_TRANSLATE_NOOP("RuleTexts", "Waits and shape stay"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "The waits stay the same and the three tiles could only be read as a triplet.")},
    RuleChoiceText{"same_wait", QT_TRANSLATE_NOOP("RuleTexts", "Waits stay"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The waits stay the same.")},
    RuleChoiceText{
        "not_a_winning_tile", QT_TRANSLATE_NOOP("RuleTexts", "Not with a winning tile"),
        QT_TRANSLATE_NOOP("RuleTexts", "The waits stay the same and the tile just drawn does not win.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "No kan after riichi.")},
};
constexpr std::array kOpenRiichiReveal{
    RuleChoiceText{"hand", QT_TRANSLATE_NOOP("RuleTexts", "The whole hand"),
                   QT_TRANSLATE_NOOP("RuleTexts", "All concealed tiles.")},
    RuleChoiceText{"waits", QT_TRANSLATE_NOOP("RuleTexts", "The waiting part"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the tiles that wait.")},
};
constexpr std::array kTempFuritenEnd{
    RuleChoiceText{"own_draw", QT_TRANSLATE_NOOP("RuleTexts", "Own draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "With your next draw.")},
    RuleChoiceText{"own_discard", QT_TRANSLATE_NOOP("RuleTexts", "Own discard"),
                   QT_TRANSLATE_NOOP("RuleTexts", "With your next discard.")},
    RuleChoiceText{"own_draw_or_call", QT_TRANSLATE_NOOP("RuleTexts", "Own draw or call"),
                   QT_TRANSLATE_NOOP("RuleTexts", "With your next draw or your own call.")},
    RuleChoiceText{"own_draw_or_any_call", QT_TRANSLATE_NOOP("RuleTexts", "Own draw or any call"),
                   QT_TRANSLATE_NOOP("RuleTexts", "With your next draw or a call of anyone.")},
};
constexpr std::array kKaraten{
    RuleChoiceText{"tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Tenpai"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The shape alone decides.")},
    RuleChoiceText{
        "noten_concealed_only", QT_TRANSLATE_NOOP("RuleTexts", "Not with four in the hand"),
        QT_TRANSLATE_NOOP("RuleTexts", "It is not tenpai when all four are among its concealed tiles.")},
    RuleChoiceText{
        "noten_counting_melds", QT_TRANSLATE_NOOP("RuleTexts", "Not with four in hand and calls"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "It is not tenpai when all four are in its concealed tiles and its own calls together.")},
};

}  // namespace

std::span<const RuleText> ruleTextsHand() {
  static constexpr std::array kTable{
      RuleText{"abort_kyuushu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Nine different terminals and honours"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A player whose first tiles hold nine or more different kinds of ones, "
                                 "nines and honours may have the hand dealt anew (kyuushu kyuuhai)."),
               nullptr,
               {}},
      RuleText{"abort_suufon",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four equal winds"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The hand is dealt anew when all four players discard the same wind in the "
                                 "first go-around without any call (suufon renda)."),
               nullptr,
               {}},
      RuleText{"abort_suucha",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four riichi"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "The hand is dealt anew when all four players have declared riichi (suucha riichi)."),
               nullptr,
               {}},
      RuleText{"abort_suukaikan", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four kans of several players"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether the hand is dealt anew when four kans have been made, not all by "
                                 "the same player (suukaikan)."),
               nullptr, kAbortSuukaikan},
      RuleText{"abort_dealer_repeats", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Deal after an abortive draw"),
               QT_TRANSLATE_NOOP("RuleTexts", "Who deals the next hand."), nullptr, kAbortDealerRepeats},
      RuleText{"abort_honba",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Counter after an abortive draw"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether a counter is added."),
               nullptr,
               {}},
      RuleText{"nagashi_mangan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Nagashi mangan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "When nobody wins, a player who discarded only ones, nines and honours, "
                                 "none of which was called, is paid like a mangan."),
               nullptr,
               {}},
      RuleText{"nagashi_closed",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Closed hand needed"),
               QT_TRANSLATE_NOOP("RuleTexts", "The player must not have called any tile."),
               nullptr,
               {}},
      RuleText{"nagashi_counts_as", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Counts as"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether it is treated as a win or as a draw."), nullptr,
               kNagashiCountsAs},
      RuleText{"nagashi_renchan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer stays"),
               QT_TRANSLATE_NOOP("RuleTexts", "What decides whether the dealer deals again after it."),
               nullptr, kNagashiRenchan},
      RuleText{"nagashi_takes_bonus",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Takes counters and sticks"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether it collects the counters and the riichi sticks like a win. Of "
                                 "several players the nearest after the dealer takes the sticks."),
               nullptr,
               {}},
      RuleText{"nagashi_replaces_noten",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Replaces the payment at a draw"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts", "No further payment is made between players who are tenpai and who are not."),
               nullptr,
               {}},
      RuleText{"riichi_min_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Points needed for riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What you must hold to declare riichi, before the stick of 1,000 points is "
                                 "paid. With 0 even a player without points may declare."),
               nullptr,
               {}},
      RuleText{"riichi_min_wall",
               RuleUnit::Tiles,
               QT_TRANSLATE_NOOP("RuleTexts", "Tiles needed for riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many tiles must be left to draw when riichi is declared. With four "
                                 "(three players: three) you are sure of one more draw."),
               nullptr,
               {}},
      RuleText{"furiten_riichi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Riichi while furiten"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether you may declare riichi although a tile you wait for lies among "
                                 "your own discards (furiten). Such a hand can win by self-draw only."),
               nullptr,
               {}},
      RuleText{"riichi_ankan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Closed kan after riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "When a hand in riichi may lay down four equal tiles. A kan turns a new "
                                 "dora, but must not change what the hand waits for."),
               nullptr, kRiichiAnkan},
      RuleText{
          "double_riichi_han",
          RuleUnit::Han,
          QT_TRANSLATE_NOOP("RuleTexts", "Value of double riichi"),
          QT_TRANSLATE_NOOP("RuleTexts", "Han for a riichi that is declared with the very first discard."),
          nullptr,
          {}},
      RuleText{"double_riichi_broken_by_calls",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Calls prevent double riichi"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "A call or a kan of anyone before your first discard leaves only an ordinary riichi."),
               nullptr,
               {}},
      RuleText{
          "ippatsu",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Ippatsu"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "One han for a win within one go-around after riichi, if nobody has called a tile in between."),
          nullptr,
          {}},
      RuleText{
          "ippatsu_broken_by_ankan",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "A closed kan ends ippatsu"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Whether a closed kan of anyone ends the chance of ippatsu as other calls do."),
          nullptr,
          {}},
      RuleText{"ippatsu_with_chankan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Ippatsu with a robbed kan"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts", "Whether a win on the tile that another player adds to a pon keeps ippatsu."),
               nullptr,
               {}},
      RuleText{"open_riichi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Open riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Riichi may be declared with open tiles, so that everybody sees what you "
                                 "wait for. It counts two han in place of one."),
               nullptr,
               {}},
      RuleText{"open_riichi_reveal", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Tiles shown"),
               QT_TRANSLATE_NOOP("RuleTexts", "What an open riichi shows to the others."), nullptr,
               kOpenRiichiReveal},
      RuleText{"open_riichi_deal_in_yakuman",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Discarding into open riichi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A player who is not in riichi and discards a tile that an open riichi "
                                 "waits for pays a yakuman."),
               nullptr,
               {}},
      RuleText{"temp_furiten_end", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Passing up a win"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If you let a winning tile go by, you cannot win by ron for a while "
                                 "(temporary furiten). This says when that ends; in riichi it never does."),
               nullptr, kTempFuritenEnd},
      RuleText{"karaten", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Waiting for a fifth tile"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Whether a hand is tenpai that waits only for tiles of which it holds all four itself."),
               nullptr, kKaraten},
      RuleText{
          "keishiki_tenpai",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Tenpai without a yaku"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "Whether a hand that is one tile from complete but has no yaku counts as tenpai at a draw."),
          nullptr,
          {}},
  };
  return kTable;
}

}  // namespace janso
