// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of limits, liability, yaku details, kans and penalties in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kKazoe{
    RuleChoiceText{
        "yakuman", QT_TRANSLATE_NOOP("RuleTexts", "Yakuman"),
        QT_TRANSLATE_NOOP("RuleTexts", "The hand is paid as one yakuman, however many han it has.")},
    RuleChoiceText{
        "sanbaiman", QT_TRANSLATE_NOOP("RuleTexts", "Sanbaiman"),
        QT_TRANSLATE_NOOP("RuleTexts", "The hand is paid as a sanbaiman, the step below yakuman.")},
    RuleChoiceText{"no_limit", QT_TRANSLATE_NOOP("RuleTexts", "No limit"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every full 13 han counts as one yakuman.")},
};
constexpr std::array kYakumanStacking{
    RuleChoiceText{"add", QT_TRANSLATE_NOOP("RuleTexts", "They add up"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Two yakuman pay twice as much as one.")},
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Only the highest"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the highest yakuman is paid.")},
};
constexpr std::array kPaoHonba{
    RuleChoiceText{"discarder", QT_TRANSLATE_NOOP("RuleTexts", "As usual"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The honba is paid by the same players as without liability, except "
                                     "that a liable player who pays all of a tsumo also pays the honba.")},
    RuleChoiceText{"liable", QT_TRANSLATE_NOOP("RuleTexts", "The liable player"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The liable player pays all of the honba.")},
};
constexpr std::array kPaoScope{
    RuleChoiceText{"that_yakuman_only", QT_TRANSLATE_NOOP("RuleTexts", "Not covered"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The other yakuman are paid as usual.")},
    RuleChoiceText{"whole_hand", QT_TRANSLATE_NOOP("RuleTexts", "Covered"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The liable player pays for the whole hand.")},
};
constexpr std::array kRenhou{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Off"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Renhou is not a yaku.")},
    RuleChoiceText{"mangan", QT_TRANSLATE_NOOP("RuleTexts", "Mangan"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Renhou is worth at least a mangan.")},
    RuleChoiceText{"yakuman", QT_TRANSLATE_NOOP("RuleTexts", "Yakuman"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The win is worth a yakuman.")},
};
constexpr std::array kTenhouChiihou{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Nothing special"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the hand's yaku count.")},
    RuleChoiceText{"yakuman", QT_TRANSLATE_NOOP("RuleTexts", "Yakuman"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The win is worth a yakuman.")},
};
constexpr std::array kChuurenSuits{
    RuleChoiceText{"any", QT_TRANSLATE_NOOP("RuleTexts", "Any"),
                   QT_TRANSLATE_NOOP("RuleTexts", "In man, pin or sou.")},
    RuleChoiceText{"man", QT_TRANSLATE_NOOP("RuleTexts", "Man only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "In man only.")},
};
constexpr std::array kPaaRenchanCounts{
    RuleChoiceText{"wins", QT_TRANSLATE_NOOP("RuleTexts", "Wins"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "Only wins count, including those just before the player became dealer. "
                                     "Any hand that the player does not win ends the streak.")},
    RuleChoiceText{"counters", QT_TRANSLATE_NOOP("RuleTexts", "Honba"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The honba on the table count, including those added after draws. After "
                                     "the yakuman, the next player becomes dealer.")},
};
constexpr std::array kFifthKan{
    RuleChoiceText{"forbidden", QT_TRANSLATE_NOOP("RuleTexts", "Forbidden"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The kan cannot be declared.")},
    RuleChoiceText{"abort", QT_TRANSLATE_NOOP("RuleTexts", "The hand ends in a draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The kan can be declared, and the hand is redealt.")},
};
constexpr std::array kChombo{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "None"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The table prevents errors.")},
    RuleChoiceText{
        "reverse_mangan", QT_TRANSLATE_NOOP("RuleTexts", "Reverse mangan"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "You pay the others what you would have won with a mangan by tsumo, and the hand is replayed.")},
    RuleChoiceText{"score_after_uma", QT_TRANSLATE_NOOP("RuleTexts", "Points off the final score"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The penalty is subtracted from your final score.")},
};

}  // namespace

std::span<const RuleText> ruleTextsValue() {
  static constexpr std::array kTable{
      RuleText{"kiriage",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Rounded-up mangan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Hands of 4 han 30 fu and 3 han 60 fu, just below mangan, are paid as a "
                                 "mangan (kiriage mangan)."),
               nullptr,
               {}},
      RuleText{"kazoe", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Thirteen han or more"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts", "What an ordinary hand of 13 han or more (yaku and dora together) is worth."),
               nullptr, kKazoe},
      RuleText{"aotenjou",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "No limits"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Points double with each han and are never capped. Each yakuman counts as "
                                 "13 han, and other yaku and dora are added (aotenjou)."),
               nullptr,
               {}},
      RuleText{"double_daisuushii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Double big four winds"),
               QT_TRANSLATE_NOOP("RuleTexts", "Daisuushii, triplets of all four winds, is a double yakuman."),
               nullptr,
               {}},
      RuleText{"double_suuankou_tanki",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Double four concealed triplets"),
               QT_TRANSLATE_NOOP("RuleTexts", "Suuankou with a pair wait is a double yakuman."),
               nullptr,
               {}},
      RuleText{"double_kokushi_13",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Double thirteen orphans"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Kokushi waiting on all thirteen kinds of tile is a double yakuman."),
               nullptr,
               {}},
      RuleText{"double_junsei_chuuren",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Double nine gates"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Chuuren poutou waiting on all nine tiles of its suit is a double yakuman."),
               nullptr,
               {}},
      RuleText{"yakuman_stacking", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Several yakuman in one hand"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether different yakuman in one hand add up."), nullptr,
               kYakumanStacking},
      RuleText{"yakuman_cap",
               RuleUnit::Yakuman,
               QT_TRANSLATE_NOOP("RuleTexts", "Maximum yakuman counted"),
               QT_TRANSLATE_NOOP("RuleTexts", "A hand is never paid as more than this many yakuman."),
               QT_TRANSLATE_NOOP("RuleTexts", "No cap"),
               {}},
      RuleText{"pao_daisangen",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Three dragons"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "If a call completes a player's third dragon triplet, the discarder of that tile is "
                   "liable for daisangen and pays all of a tsumo, or half of a ron on another player."),
               nullptr,
               {}},
      RuleText{"pao_daisuushii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four winds"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If a call completes a player's fourth wind triplet, the discarder of that "
                                 "tile is liable for daisuushii."),
               nullptr,
               {}},
      RuleText{"pao_shousuushii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Little four winds"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If a call completes a player's third wind triplet, the discarder of that "
                                 "tile is liable for shousuushii."),
               nullptr,
               {}},
      RuleText{"pao_suukantsu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four kans"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If a call completes a player's fourth kan, the discarder of that tile is "
                                 "liable for suukantsu."),
               nullptr,
               {}},
      RuleText{"pao_optional_yakuman",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Optional yakuman"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The player who discards the tile for the fourth open group is liable for "
                                 "suu renkou or isshoku suujun."),
               nullptr,
               {}},
      RuleText{
          "pao_honba", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Honba payment"),
          QT_TRANSLATE_NOOP("RuleTexts", "Which player pays the honba when a player is liable for the win."),
          nullptr, kPaoHonba},
      RuleText{"pao_scope", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Other yakuman in the hand"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether liability covers other yakuman in the same hand."),
               nullptr, kPaoScope},
      RuleText{"daiminkan_rinshan_pao",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Win after an open kan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If the replacement tile wins, the player who discarded the tile for the "
                                 "open kan pays everything."),
               nullptr,
               {}},
      RuleText{
          "renhou", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Renhou"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "The value of a non-dealer's ron before their first draw, if nobody has called."),
          nullptr, kRenhou},
      RuleText{
          "renhou_cumulative",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Renhou adds to other yaku"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "A renhou worth a mangan counts as five han, and other yaku and dora are added. "
                            "Without this rule, the better of renhou and the other yaku is paid."),
          nullptr,
          {}},
      RuleText{"tenhou_chiihou", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Tenhou and chiihou"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The value of a win with the dealt tiles (tenhou, for the dealer) or on the "
                                 "first draw (chiihou, for the others)."),
               nullptr, kTenhouChiihou},
      RuleText{"ryuuiisou_needs_hatsu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "All green needs the green dragon"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Ryuuiisou, a hand of green tiles only, must contain the green dragon."),
               nullptr,
               {}},
      RuleText{"chuuren_suits", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Suits for nine gates"),
               QT_TRANSLATE_NOOP("RuleTexts", "The suits in which chuuren poutou (nine gates) is a yakuman."),
               nullptr, kChuurenSuits},
      RuleText{
          "chankan_ankan_kokushi",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Kokushi can rob a closed kan"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Kokushi can win on the tile that completes a closed kan; no other hand can."),
          nullptr,
          {}},
      RuleText{"haitei_with_rinshan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Last tile after a kan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A win on the replacement tile when no other tile is left counts as both "
                                 "haitei (the last tile) and rinshan (after a kan)."),
               nullptr,
               {}},
      RuleText{"paa_renchan",
               RuleUnit::Wins,
               QT_TRANSLATE_NOOP("RuleTexts", "Wins in a row"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "A dealer who wins at least this many hands in a row scores a yakuman (paa renchan)."),
               QT_TRANSLATE_NOOP("RuleTexts", "Off"),
               {}},
      RuleText{"paa_renchan_counts", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Counting wins in a row"),
               QT_TRANSLATE_NOOP("RuleTexts", "How wins in a row are counted."), nullptr, kPaaRenchanCounts},
      RuleText{"max_kans",
               RuleUnit::Kans,
               QT_TRANSLATE_NOOP("RuleTexts", "Kans per hand"),
               QT_TRANSLATE_NOOP("RuleTexts", "How many kans all players together can make in one hand."),
               nullptr,
               {}},
      RuleText{
          "fifth_kan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "One kan too many"),
          QT_TRANSLATE_NOOP("RuleTexts", "What happens when a player wants to make a kan beyond the limit."),
          nullptr, kFifthKan},
      RuleText{"chombo", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Chombo"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "The penalty for a serious error, such as declaring a win without a winning hand. The "
                   "penalty matters only at a strict table, where Janso does not prevent errors."),
               nullptr, kChombo},
      RuleText{"chombo_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Chombo points"),
               QT_TRANSLATE_NOOP("RuleTexts", "What a chombo subtracts from the final score."),
               nullptr,
               {}},
      RuleText{"chombo_ends_match",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Chombo ends the match"),
               QT_TRANSLATE_NOOP("RuleTexts", "The match ends after a chombo."),
               nullptr,
               {}},
  };
  return kTable;
}

}  // namespace janso
