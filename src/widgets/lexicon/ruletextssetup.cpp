// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the options of the setup and the end of the match mean, in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kMatchLength{
    RuleChoiceText{"east", QT_TRANSLATE_NOOP("RuleTexts", "East only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One round: everybody deals at least once.")},
    RuleChoiceText{"south", QT_TRANSLATE_NOOP("RuleTexts", "East and South"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Two rounds, the usual game (hanchan).")},
    RuleChoiceText{"iichan", QT_TRANSLATE_NOOP("RuleTexts", "All four winds"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Four rounds: East, South, West and North.")},
    RuleChoiceText{
        "tonpeesen", QT_TRANSLATE_NOOP("RuleTexts", "East and North"),
        QT_TRANSLATE_NOOP("RuleTexts", "Two rounds, the second one in the North wind (tonpeesen).")},
    RuleChoiceText{
        "tontonsen", QT_TRANSLATE_NOOP("RuleTexts", "Double East"),
        QT_TRANSLATE_NOOP("RuleTexts", "Two rounds, both in the East wind: East 1 to East 8 (tontonsen).")},
};
constexpr std::array kUmaKind{
    RuleChoiceText{"by_place", QT_TRANSLATE_NOOP("RuleTexts", "By place"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Fixed amounts for first to last place.")},
    RuleChoiceText{
        "sinking", QT_TRANSLATE_NOOP("RuleTexts", "Sinking"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Each player whose final score is below zero pays one unit to first place.")},
    RuleChoiceText{
        "floating", QT_TRANSLATE_NOOP("RuleTexts", "Floating"),
        QT_TRANSLATE_NOOP("RuleTexts", "The players whose final score is above zero share three units.")},
    RuleChoiceText{"floating_jpml", QT_TRANSLATE_NOOP("RuleTexts", "Floating (professional)"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The amounts depend on how many players hold the return points or more, "
                                     "as in the rules of the Japanese professional league.")},
    RuleChoiceText{"binta", QT_TRANSLATE_NOOP("RuleTexts", "Binta"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "In each pair of players the lower pays the higher one unit, or two "
                                     "when just one of them is below the starting points.")},
};
constexpr std::array kPlacingTieBreak{
    RuleChoiceText{
        "seat_order", QT_TRANSLATE_NOOP("RuleTexts", "By seat"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "Who sat earlier in the first hand, counted from the first dealer, is placed higher.")},
    RuleChoiceText{
        "shared", QT_TRANSLATE_NOOP("RuleTexts", "Shared"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Both share the place: uma and the bonus of the places are split evenly.")},
};
constexpr std::array kFinalRounding{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Not rounded"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every hundred counts.")},
    RuleChoiceText{"thousand_4down_5up", QT_TRANSLATE_NOOP("RuleTexts", "500 goes up"),
                   QT_TRANSLATE_NOOP(
                       "RuleTexts",
                       "To the nearest thousand, 500 away from zero; first place takes what is left over.")},
    RuleChoiceText{
        "thousand_5down_6up", QT_TRANSLATE_NOOP("RuleTexts", "500 goes down"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "To the nearest thousand, exactly 500 towards zero; first place takes what is left over.")},
};
constexpr std::array kExtraRound{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "None"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The match ends all the same.")},
    RuleChoiceText{"one_wind_sudden_death", QT_TRANSLATE_NOOP("RuleTexts", "One round, sudden death"),
                   QT_TRANSLATE_NOOP(
                       "RuleTexts",
                       "One more round; it stops as soon as the deal passes and somebody holds the target.")},
    RuleChoiceText{
        "until_target", QT_TRANSLATE_NOOP("RuleTexts", "More rounds, sudden death"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "Further rounds; the match stops as soon as the deal passes and somebody holds the target.")},
    RuleChoiceText{"one_wind", QT_TRANSLATE_NOOP("RuleTexts", "One whole round"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One more round, which is played to its end.")},
    RuleChoiceText{
        "until_target_whole_rounds", QT_TRANSLATE_NOOP("RuleTexts", "More whole rounds"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Further rounds, each played to its end, until somebody holds the target.")},
};
constexpr std::array kExtraWinds{
    RuleChoiceText{"up_to_north", QT_TRANSLATE_NOOP("RuleTexts", "Up to North"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The next winds in order; there is no round after North.")},
    RuleChoiceText{"back_to_east", QT_TRANSLATE_NOOP("RuleTexts", "Back to East"),
                   QT_TRANSLATE_NOOP("RuleTexts", "After North comes East again.")},
    RuleChoiceText{
        "dragons", QT_TRANSLATE_NOOP("RuleTexts", "Dragons"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "After North the white, green and red dragon are the round wind in turn.")},
};
constexpr std::array kAgariYame{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer must play on.")},
    RuleChoiceText{"automatic", QT_TRANSLATE_NOOP("RuleTexts", "The match ends"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The match is over at once.")},
    RuleChoiceText{"optional", QT_TRANSLATE_NOOP("RuleTexts", "The dealer decides"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer is asked whether to stop or to play on.")},
};
constexpr std::array kBankruptcy{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Play on"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Scores may fall below zero.")},
    RuleChoiceText{
        "below_zero", QT_TRANSLATE_NOOP("RuleTexts", "Below zero"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "The match ends after a hand that leaves somebody below zero; exactly zero plays on.")},
    RuleChoiceText{
        "zero_or_below", QT_TRANSLATE_NOOP("RuleTexts", "Zero or below"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "The match ends after a hand that leaves somebody with nothing or less.")},
};
constexpr std::array kBankruptcyBonusTo{
    RuleChoiceText{
        "winner", QT_TRANSLATE_NOOP("RuleTexts", "Whoever caused it"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "The winner of the hand; each of several winners gets the whole. Nobody is paid after a draw.")},
    RuleChoiceText{"first", QT_TRANSLATE_NOOP("RuleTexts", "First place"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The player who wins the match.")},
};
constexpr std::array kLeftoverSticks{
    RuleChoiceText{"first", QT_TRANSLATE_NOOP("RuleTexts", "First place"),
                   QT_TRANSLATE_NOOP("RuleTexts", "First place takes them.")},
    RuleChoiceText{
        "first_split_on_tie", QT_TRANSLATE_NOOP("RuleTexts", "First place, shared"),
        QT_TRANSLATE_NOOP("RuleTexts", "First place takes them; players who share it split them.")},
    RuleChoiceText{"lost", QT_TRANSLATE_NOOP("RuleTexts", "Nobody"),
                   QT_TRANSLATE_NOOP("RuleTexts", "They count for nobody.")},
    RuleChoiceText{"returned", QT_TRANSLATE_NOOP("RuleTexts", "Returned"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Each stick goes back to the player who staked it.")},
};

}  // namespace

std::span<const RuleText> ruleTextsSetup() {
  static constexpr std::array kTable{
      RuleText{"players",
               RuleUnit::Players,
               QT_TRANSLATE_NOOP("RuleTexts", "Players"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "With four, all 136 tiles are used. With three, 2 to 8 of man are left out, "
                                 "nobody may call chi, and the fourth seat stays empty."),
               nullptr,
               {}},
      RuleText{"red_fives",
               RuleUnit::Tiles,
               QT_TRANSLATE_NOOP("RuleTexts", "Red fives"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many fives of each suit are red. A red five is an ordinary five that "
                                 "adds one han to a winning hand."),
               nullptr,
               {}},
      RuleText{"match_length", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Length of the match"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many rounds are played. A round is over when everybody has been the "
                                 "dealer, and every round has its own wind."),
               nullptr, kMatchLength},
      RuleText{"starting_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Starting points"),
               QT_TRANSLATE_NOOP("RuleTexts", "What everybody holds when the match begins."),
               nullptr,
               {}},
      RuleText{"return_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Return points"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Subtracted from what a player holds at the end, so that final scores stand "
                                 "around zero. When it is more than the starting points, the difference of "
                                 "all players is what first place usually gets as its bonus."),
               nullptr,
               {}},
      RuleText{
          "target_points",
          RuleUnit::Points,
          QT_TRANSLATE_NOOP("RuleTexts", "Target"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Somebody must hold as much after the last planned hand, or overtime is played "
                            "(if there is any). It also decides whether a leading dealer may end the match."),
          QT_TRANSLATE_NOOP("RuleTexts", "No target"),
          {}},
      RuleText{"uma_kind", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Kind of uma"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Uma is what places are paid at the end of the match, on top of the points. It can be the "
                   "same every time, or depend on how many players ended above or below the line."),
               nullptr, kUmaKind},
      RuleText{"uma",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Uma by place"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What first to last place get or pay at the end of the match. The amounts "
                                 "must add up to zero."),
               nullptr,
               {}},
      RuleText{"uma_unit",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Unit of the uma"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The amount that the sinking, floating and binta kinds of uma count in."),
               nullptr,
               {}},
      RuleText{"oka",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Bonus for first place"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What first place gets on top (oka): usually the number of players times "
                                 "the difference between return points and starting points."),
               nullptr,
               {}},
      RuleText{
          "placing_tie_break", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Equal scores"),
          QT_TRANSLATE_NOOP("RuleTexts", "Who is placed higher when two players end with the same points."),
          nullptr, kPlacingTieBreak},
      RuleText{"final_rounding", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Rounding of the final scores"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether final scores are rounded to whole thousands."),
               nullptr, kFinalRounding},
      RuleText{"extra_round", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Overtime"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What happens when nobody holds the target after the last planned hand."),
               nullptr, kExtraRound},
      RuleText{"extra_winds", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Winds of the overtime"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Which winds the rounds have that are played after the planned ones."),
               nullptr, kExtraWinds},
      RuleText{
          "extra_rounds_most",
          RuleUnit::Rounds,
          QT_TRANSLATE_NOOP("RuleTexts", "Most rounds of overtime"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "The match ends after so many further rounds even if nobody holds the target."),
          QT_TRANSLATE_NOOP("RuleTexts", "As many as the winds allow"),
          {}},
      RuleText{
          "agari_yame", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer may stop after a win"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "In the last hand a dealer who wins would deal again. With this rule the match "
                            "can end instead when that dealer leads and holds the target (agari-yame)."),
          nullptr, kAgariYame},
      RuleText{"tenpai_yame", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer may stop after a draw"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The same for a dealer who is tenpai, one tile from a win, when the last "
                                 "hand is drawn (tenpai-yame)."),
               nullptr, kAgariYame},
      RuleText{
          "bankruptcy", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Bankruptcy"),
          QT_TRANSLATE_NOOP("RuleTexts", "Whether the match ends early when a player has run out of points."),
          nullptr, kBankruptcy},
      RuleText{"bankruptcy_bonus",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Price of a bankruptcy"),
               QT_TRANSLATE_NOOP("RuleTexts", "What each bankrupt player pays on top after the uma."),
               nullptr,
               {}},
      RuleText{"bankruptcy_bonus_to", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Who gets it"),
               QT_TRANSLATE_NOOP("RuleTexts", "Who receives the price and the chips of a bankruptcy."),
               nullptr, kBankruptcyBonusTo},
      RuleText{"end_at_score",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "End at a high score"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The match ends after a hand that leaves somebody with so many points."),
               QT_TRANSLATE_NOOP("RuleTexts", "Never"),
               {}},
      RuleText{
          "leftover_sticks", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Riichi sticks left over"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "What becomes of the sticks that still lie on the table when the match ends."),
          nullptr, kLeftoverSticks},
  };
  return kTable;
}

}  // namespace janso
