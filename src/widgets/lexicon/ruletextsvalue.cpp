// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the options of limits, liability, yaku details, kans and penalties mean, in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kKazoe{
    RuleChoiceText{"yakuman", QT_TRANSLATE_NOOP("RuleTexts", "Yakuman"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It is paid as one yakuman, however many han it has.")},
    RuleChoiceText{"sanbaiman", QT_TRANSLATE_NOOP("RuleTexts", "Sanbaiman"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It is paid as a sanbaiman, the step below yakuman.")},
    RuleChoiceText{"no_limit", QT_TRANSLATE_NOOP("RuleTexts", "No limit"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every full 13 han are one yakuman more.")},
};
constexpr std::array kYakumanStacking{
    RuleChoiceText{"add", QT_TRANSLATE_NOOP("RuleTexts", "They add up"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Two yakuman are paid twice as much as one.")},
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Only the highest"),
                   QT_TRANSLATE_NOOP("RuleTexts", "One of them is paid, the highest.")},
};
constexpr std::array kPaoHonba{
    RuleChoiceText{"discarder", QT_TRANSLATE_NOOP("RuleTexts", "As usual"),
                   QT_TRANSLATE_NOOP(
                       "RuleTexts",
                       "As without liability; the liable player when that player pays all of a self-draw.")},
    RuleChoiceText{"liable", QT_TRANSLATE_NOOP("RuleTexts", "The liable player"),
                   QT_TRANSLATE_NOOP("RuleTexts", "All counters are paid by the liable player.")},
};
constexpr std::array kPaoScope{
    RuleChoiceText{"that_yakuman_only", QT_TRANSLATE_NOOP("RuleTexts", "Not covered"),
                   QT_TRANSLATE_NOOP("RuleTexts", "They are paid as usual.")},
    RuleChoiceText{"whole_hand", QT_TRANSLATE_NOOP("RuleTexts", "Covered"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The liable player pays for the whole hand.")},
};
constexpr std::array kRenhou{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Off"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It is not a yaku.")},
    RuleChoiceText{"mangan", QT_TRANSLATE_NOOP("RuleTexts", "Mangan"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It is paid at least as a mangan.")},
    RuleChoiceText{"yakuman", QT_TRANSLATE_NOOP("RuleTexts", "Yakuman"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It is a yakuman.")},
};
constexpr std::array kTenhouChiihou{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Nothing special"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the yaku of the hand count.")},
    RuleChoiceText{"yakuman", QT_TRANSLATE_NOOP("RuleTexts", "Yakuman"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It is a yakuman.")},
};
constexpr std::array kChuurenSuits{
    RuleChoiceText{"any", QT_TRANSLATE_NOOP("RuleTexts", "Any"),
                   QT_TRANSLATE_NOOP("RuleTexts", "In man, pin and sou.")},
    RuleChoiceText{"man", QT_TRANSLATE_NOOP("RuleTexts", "Man only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "In man only.")},
};
constexpr std::array kPaaRenchanCounts{
    RuleChoiceText{
        "wins", QT_TRANSLATE_NOOP("RuleTexts", "Wins"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "Only wins, those just before becoming dealer too; any hand that is not won ends the row.")},
    RuleChoiceText{
        "counters", QT_TRANSLATE_NOOP("RuleTexts", "Counters"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "The counters on the table, those after draws included; after the yakuman the deal passes.")},
};
constexpr std::array kFifthKan{
    RuleChoiceText{"forbidden", QT_TRANSLATE_NOOP("RuleTexts", "Forbidden"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It cannot be declared.")},
    RuleChoiceText{"abort", QT_TRANSLATE_NOOP("RuleTexts", "The hand is drawn"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It may be declared, and the hand is dealt anew.")},
};
constexpr std::array kChombo{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "None"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The table prevents mistakes.")},
    RuleChoiceText{
        "reverse_mangan", QT_TRANSLATE_NOOP("RuleTexts", "Reverse mangan"),
        QT_TRANSLATE_NOOP(
            "RuleTexts", "You pay the others a mangan as if they had won it, and the hand is played again.")},
    RuleChoiceText{"score_after_uma", QT_TRANSLATE_NOOP("RuleTexts", "Off the final score"),
                   QT_TRANSLATE_NOOP("RuleTexts", "It is taken off your final score at the end.")},
};

}  // namespace

std::span<const RuleText> ruleTextsValue() {
  static constexpr std::array kTable{
      RuleText{"kiriage",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Rounded-up mangan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Hands of 4 han 30 fu and 3 han 60 fu, a little below mangan, are paid as "
                                 "mangan (kiriage mangan)."),
               nullptr,
               {}},
      RuleText{"kazoe", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Thirteen han or more"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What an ordinary hand is worth that reaches 13 han with yaku and dora."),
               nullptr, kKazoe},
      RuleText{"aotenjou",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "No limits at all"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Points double with each han and are never cut off. Yakuman count 13 han "
                                 "each, and other yaku and dora add to them (aotenjou)."),
               nullptr,
               {}},
      RuleText{"double_daisuushii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Big four winds twice"),
               QT_TRANSLATE_NOOP("RuleTexts", "Daisuushii, triplets of all four winds, is a double yakuman."),
               nullptr,
               {}},
      RuleText{"double_suuankou_tanki",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four concealed triplets twice"),
               QT_TRANSLATE_NOOP("RuleTexts", "Suuankou that waited for its pair is a double yakuman."),
               nullptr,
               {}},
      RuleText{
          "double_kokushi_13",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Thirteen orphans twice"),
          QT_TRANSLATE_NOOP("RuleTexts", "Kokushi that waited for all thirteen kinds is a double yakuman."),
          nullptr,
          {}},
      RuleText{
          "double_junsei_chuuren",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Nine gates twice"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Chuuren poutou that waited for all nine tiles of its suit is a double yakuman."),
          nullptr,
          {}},
      RuleText{"yakuman_stacking", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Several yakuman in a hand"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether different yakuman of one hand add up."), nullptr,
               kYakumanStacking},
      RuleText{"yakuman_cap",
               RuleUnit::Yakuman,
               QT_TRANSLATE_NOOP("RuleTexts", "Most yakuman counted"),
               QT_TRANSLATE_NOOP("RuleTexts", "A hand is never paid more than so many yakuman."),
               QT_TRANSLATE_NOOP("RuleTexts", "No cap"),
               {}},
      RuleText{"pao_daisangen",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Three dragons"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Who discards the tile with which a player opens the third dragon triplet "
                                 "pays for daisangen: all of a self-draw, half of a ron on somebody else."),
               nullptr,
               {}},
      RuleText{"pao_daisuushii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four winds"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Who discards the tile with which a player opens the fourth wind triplet "
                                 "pays for daisuushii in the same way."),
               nullptr,
               {}},
      RuleText{"pao_shousuushii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Little four winds"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Who discards the tile with which a player opens the third wind triplet "
                                 "pays for shousuushii too."),
               nullptr,
               {}},
      RuleText{"pao_suukantsu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Four kans"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Who discards the tile with which a player opens the fourth kan pays for "
                                 "suukantsu in the same way."),
               nullptr,
               {}},
      RuleText{
          "pao_optional_yakuman",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Optional yakuman"),
          QT_TRANSLATE_NOOP(
              "RuleTexts", "The same for suu renkou and isshoku suujun: who feeds the fourth open set pays."),
          nullptr,
          {}},
      RuleText{"pao_honba", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Who pays the counters"),
               QT_TRANSLATE_NOOP("RuleTexts", "Who pays the counters of a win for which somebody is liable."),
               nullptr, kPaoHonba},
      RuleText{"pao_scope", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Other yakuman of the hand"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether liability covers further yakuman of the same hand."),
               nullptr, kPaoScope},
      RuleText{
          "daiminkan_rinshan_pao",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Win after an open kan"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Who discards a tile for an open kan pays alone if the replacement tile wins."),
          nullptr,
          {}},
      RuleText{"renhou", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Renhou"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What a win by ron is worth before your own first draw, when nobody has "
                                 "called and you are not the dealer."),
               nullptr, kRenhou},
      RuleText{"renhou_cumulative",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Renhou adds to other yaku"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Renhou as a mangan counts as five han to which other yaku and dora add. "
                                 "Otherwise the better of the two is paid."),
               nullptr,
               {}},
      RuleText{"tenhou_chiihou", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Tenhou and chiihou"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What a win is worth with the tiles of the deal (tenhou, the dealer) or "
                                 "with the first draw (chiihou, the others)."),
               nullptr, kTenhouChiihou},
      RuleText{"ryuuiisou_needs_hatsu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "All green needs the green dragon"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Ryuuiisou, a hand of green tiles only, must contain the green dragon."),
               nullptr,
               {}},
      RuleText{"chuuren_suits", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Suits of nine gates"),
               QT_TRANSLATE_NOOP("RuleTexts", "In which suits chuuren poutou (nine gates) is a yakuman."),
               nullptr, kChuurenSuits},
      RuleText{"chankan_ankan_kokushi",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Thirteen orphans rob a closed kan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Kokushi may win on the tile of a closed kan, which no other hand may."),
               nullptr,
               {}},
      RuleText{"haitei_with_rinshan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Last tile after a kan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A win on the replacement tile when no other tile is left counts as haitei "
                                 "(the last tile) and rinshan (after a kan) together."),
               nullptr,
               {}},
      RuleText{"paa_renchan",
               RuleUnit::Wins,
               QT_TRANSLATE_NOOP("RuleTexts", "Wins in a row"),
               QT_TRANSLATE_NOOP("RuleTexts", "From so many on the dealer's win is a yakuman (paa renchan)."),
               QT_TRANSLATE_NOOP("RuleTexts", "Off"),
               {}},
      RuleText{"paa_renchan_counts", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "What is counted for it"),
               QT_TRANSLATE_NOOP("RuleTexts", "How the wins in a row are counted."), nullptr,
               kPaaRenchanCounts},
      RuleText{"max_kans",
               RuleUnit::Kans,
               QT_TRANSLATE_NOOP("RuleTexts", "Kans in a hand"),
               QT_TRANSLATE_NOOP("RuleTexts", "How many kans all players together may make in one hand."),
               nullptr,
               {}},
      RuleText{"fifth_kan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "One kan too many"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What happens when a player wants a kan and the most have been made."),
               nullptr, kFifthKan},
      RuleText{"chombo", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Chombo"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The penalty for a serious mistake, such as declaring a win without one. It "
                                 "matters at a strict table, where the program does not prevent mistakes."),
               nullptr, kChombo},
      RuleText{"chombo_points",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Points of a chombo"),
               QT_TRANSLATE_NOOP("RuleTexts", "What a chombo takes off the final score."),
               nullptr,
               {}},
      RuleText{"chombo_ends_match",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Chombo ends the match"),
               QT_TRANSLATE_NOOP("RuleTexts", "The match is over after a chombo."),
               nullptr,
               {}},
  };
  return kTable;
}

}  // namespace janso
