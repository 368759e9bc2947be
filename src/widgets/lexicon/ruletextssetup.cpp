// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of the setup and the end of the match in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kMatchLength{
    RuleChoiceText{"east", QT_TRANSLATE_NOOP("RuleTexts", "East only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One round: everyone is dealer at least once.")},
    RuleChoiceText{"south", QT_TRANSLATE_NOOP("RuleTexts", "East and South"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Two rounds, the usual length (hanchan).")},
    RuleChoiceText{"iichan", QT_TRANSLATE_NOOP("RuleTexts", "All four winds"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Four rounds: East, South, West and North.")},
    RuleChoiceText{
        "tonpeesen", QT_TRANSLATE_NOOP("RuleTexts", "East and North"),
        QT_TRANSLATE_NOOP("RuleTexts", "Two rounds, the second with North as the round wind (tonpeesen).")},
    RuleChoiceText{
        "tontonsen", QT_TRANSLATE_NOOP("RuleTexts", "Double East"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Two rounds, both with East as the round wind: East 1 to East 8 (tontonsen).")},
};
constexpr std::array kUmaKind{
    RuleChoiceText{"by_place", QT_TRANSLATE_NOOP("RuleTexts", "By place"),
                   QT_TRANSLATE_NOOP("RuleTexts", "A fixed amount for each place.")},
    RuleChoiceText{
        "sinking", QT_TRANSLATE_NOOP("RuleTexts", "Sinking"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Each player whose final score is below zero pays one unit to 1st place.")},
    RuleChoiceText{
        "floating", QT_TRANSLATE_NOOP("RuleTexts", "Floating"),
        QT_TRANSLATE_NOOP("RuleTexts", "The players whose final score is above zero share three units.")},
    RuleChoiceText{"floating_jpml", QT_TRANSLATE_NOOP("RuleTexts", "Floating (professional)"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The amounts depend on how many players have at least the return "
                                     "points, as in the rules of the Japan Professional Mahjong League.")},
    RuleChoiceText{"binta", QT_TRANSLATE_NOOP("RuleTexts", "Binta"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "In each pair of players, the lower-placed one pays one unit to the "
                                     "other, or two if exactly one of them is below the starting points.")},
};
constexpr std::array kPlacingTieBreak{
    RuleChoiceText{"seat_order", QT_TRANSLATE_NOOP("RuleTexts", "By seat"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The player who comes first in turn order, counting from the first "
                                     "dealer, gets the higher place.")},
    RuleChoiceText{"shared", QT_TRANSLATE_NOOP("RuleTexts", "Shared"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "Both players share the place: the uma and bonuses are split evenly.")},
};
constexpr std::array kFinalRounding{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Not rounded"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every hundred counts.")},
    RuleChoiceText{
        "thousand_4down_5up", QT_TRANSLATE_NOOP("RuleTexts", "500 rounds up"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "To the nearest 1,000, with 500 rounding away from zero; 1st place takes the remainder.")},
    RuleChoiceText{
        "thousand_5down_6up", QT_TRANSLATE_NOOP("RuleTexts", "500 rounds down"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "To the nearest 1,000, with exactly 500 rounding toward zero; 1st place takes the remainder.")},
};
constexpr std::array kExtraRound{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "None"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The match still ends.")},
    RuleChoiceText{
        "one_wind_sudden_death", QT_TRANSLATE_NOOP("RuleTexts", "One sudden-death round"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "One more round, which ends as soon as the dealer changes and a player has reached the target.")},
    RuleChoiceText{"until_target", QT_TRANSLATE_NOOP("RuleTexts", "More sudden-death rounds"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "More rounds. The match ends as soon as the dealer changes and a player "
                                     "has reached the target.")},
    RuleChoiceText{"one_wind", QT_TRANSLATE_NOOP("RuleTexts", "One whole round"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One more round, played to its end.")},
    RuleChoiceText{
        "until_target_whole_rounds", QT_TRANSLATE_NOOP("RuleTexts", "More whole rounds"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "More rounds, each played to its end, until a player has reached the target.")},
};
constexpr std::array kExtraWinds{
    RuleChoiceText{"up_to_north", QT_TRANSLATE_NOOP("RuleTexts", "Up to North"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The next winds in order; there is no round after North.")},
    RuleChoiceText{"back_to_east", QT_TRANSLATE_NOOP("RuleTexts", "Back to East"),
                   QT_TRANSLATE_NOOP("RuleTexts", "After North, the winds start over with East.")},
    RuleChoiceText{
        "dragons", QT_TRANSLATE_NOOP("RuleTexts", "Dragons"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "After North, the round wind is the white, then the green, then the red dragon.")},
};
constexpr std::array kAgariYame{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "No"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer must continue.")},
    RuleChoiceText{"automatic", QT_TRANSLATE_NOOP("RuleTexts", "The match ends"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The match ends immediately.")},
    RuleChoiceText{"optional", QT_TRANSLATE_NOOP("RuleTexts", "The dealer decides"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer chooses whether to stop or continue.")},
};
constexpr std::array kBankruptcy{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Keep playing"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Scores can fall below zero.")},
    RuleChoiceText{
        "below_zero", QT_TRANSLATE_NOOP("RuleTexts", "Below zero"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "The match ends after a hand that leaves a player below zero; at exactly zero it continues.")},
    RuleChoiceText{
        "zero_or_below", QT_TRANSLATE_NOOP("RuleTexts", "Zero or below"),
        QT_TRANSLATE_NOOP("RuleTexts", "The match ends after a hand that leaves a player at zero or below.")},
};
constexpr std::array kBankruptcyBonusTo{
    RuleChoiceText{
        "winner", QT_TRANSLATE_NOOP("RuleTexts", "Winner of the hand"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "If there are several winners, each gets the full amount. Nobody is paid after a draw.")},
    RuleChoiceText{"first", QT_TRANSLATE_NOOP("RuleTexts", "1st place"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The player who wins the match.")},
};
constexpr std::array kLeftoverSticks{
    RuleChoiceText{"first", QT_TRANSLATE_NOOP("RuleTexts", "1st place"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The player in 1st place takes the sticks.")},
    RuleChoiceText{
        "first_split_on_tie", QT_TRANSLATE_NOOP("RuleTexts", "1st place (split on a tie)"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "The player in 1st place takes the sticks; players who tie for 1st split them.")},
    RuleChoiceText{"lost", QT_TRANSLATE_NOOP("RuleTexts", "Nobody"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Nobody gets them.")},
    RuleChoiceText{"returned", QT_TRANSLATE_NOOP("RuleTexts", "Returned"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Each stick goes back to the player who paid it.")},
};

}  // namespace

std::span<const RuleText> ruleTextsSetup() {
  static constexpr std::array kTable{
      RuleText{"players",
               RuleUnit::Players,
               QT_TRANSLATE_NOOP("RuleTexts", "Players"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "With four players, all 136 tiles are used. With three, 2 to 8 man are left "
                                 "out, nobody can call chi, and the fourth seat stays empty."),
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
      RuleText{"match_length", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Match length"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "How many rounds are played. A round ends when everyone has been dealer, "
                                 "and each round has its own wind."),
               nullptr, kMatchLength},
      RuleText{"starting_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Starting points"),
               QT_TRANSLATE_NOOP("RuleTexts", "The points each player has when the match begins."),
               nullptr,
               {}},
      RuleText{"return_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Return points"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The points subtracted from each player's score at the end, so that final "
                                 "scores center on zero. If they exceed the starting points, the total "
                                 "difference usually goes to 1st place as a bonus."),
               nullptr,
               {}},
      RuleText{"target_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Target"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "If nobody has this many points after the last scheduled hand, overtime is played (unless "
                   "it is off). The target also decides whether a leading dealer can end the match."),
               QT_TRANSLATE_NOOP("RuleTexts", "No target"),
               {}},
      RuleText{"uma_kind", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Type of uma"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Uma is paid by place at the end of the match, on top of the points. It can be the same "
                   "every time, or depend on how many players finish above or below a certain score."),
               nullptr, kUmaKind},
      RuleText{"uma",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Uma by place"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "What each place gets or pays at the end of the match. The amounts must add up to zero."),
               nullptr,
               {}},
      RuleText{"uma_unit",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Uma unit"),
               QT_TRANSLATE_NOOP("RuleTexts", "The value of one unit in sinking, floating and binta uma."),
               nullptr,
               {}},
      RuleText{"oka",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Bonus for 1st place"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The extra points for 1st place (oka): usually the number of players times "
                                 "the difference between return points and starting points."),
               nullptr,
               {}},
      RuleText{"placing_tie_break", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Tied scores"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Which player gets the higher place when two finish with the same points."),
               nullptr, kPlacingTieBreak},
      RuleText{"final_rounding", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Rounding of final scores"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether final scores are rounded to whole thousands."),
               nullptr, kFinalRounding},
      RuleText{
          "extra_round", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Overtime"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "What happens when nobody has reached the target after the last scheduled hand."),
          nullptr, kExtraRound},
      RuleText{"extra_winds", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Overtime winds"),
               QT_TRANSLATE_NOOP("RuleTexts", "The winds of the overtime rounds."), nullptr, kExtraWinds},
      RuleText{"extra_rounds_most",
               RuleUnit::Rounds,
               QT_TRANSLATE_NOOP("RuleTexts", "Maximum overtime rounds"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "The match ends after this many overtime rounds even if nobody has reached the target."),
               QT_TRANSLATE_NOOP("RuleTexts", "As many as the winds allow"),
               {}},
      RuleText{"agari_yame", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer can stop after a win"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "A dealer who wins the last hand would normally repeat. With this rule, the match can end "
                   "instead if the dealer is in the lead and has reached the target (agari-yame)."),
               nullptr, kAgariYame},
      RuleText{"tenpai_yame", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer can stop after a draw"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "When the last hand ends in a draw, the match can end if the dealer is tenpai (one tile "
                   "from a win), is in the lead and has reached the target (tenpai-yame)."),
               nullptr, kAgariYame},
      RuleText{
          "bankruptcy", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Bankruptcy"),
          QT_TRANSLATE_NOOP("RuleTexts", "Whether the match ends early when a player runs out of points."),
          nullptr, kBankruptcy},
      RuleText{"bankruptcy_bonus",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Bankruptcy penalty"),
               QT_TRANSLATE_NOOP("RuleTexts", "The extra amount each bankrupt player pays, after the uma."),
               nullptr,
               {}},
      RuleText{"bankruptcy_bonus_to", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Penalty paid to"),
               QT_TRANSLATE_NOOP("RuleTexts", "Which player receives the bankruptcy penalty and chips."),
               nullptr, kBankruptcyBonusTo},
      RuleText{"end_at_score",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "End at a high score"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The match ends after a hand that leaves a player with this many points."),
               QT_TRANSLATE_NOOP("RuleTexts", "Never"),
               {}},
      RuleText{"leftover_sticks", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Leftover riichi sticks"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What happens to the riichi sticks still on the table when the match ends."),
               nullptr, kLeftoverSticks},
  };
  return kTable;
}

}  // namespace janso
