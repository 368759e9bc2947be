// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of dora, calls, fu, payments and multiple winners in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kKanDoraAnkan{
    RuleChoiceText{"immediate_before_draw", QT_TRANSLATE_NOOP("RuleTexts", "Immediately"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Before the replacement tile is drawn.")},
    RuleChoiceText{
        "after_draw_before_discard", QT_TRANSLATE_NOOP("RuleTexts", "After the draw"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "After the replacement tile is drawn. The new dora also counts for a win on that tile.")},
    RuleChoiceText{"with_discard", QT_TRANSLATE_NOOP("RuleTexts", "With the discard"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "Just before the next discard or kan. The new dora does not count for a "
                                     "win on the replacement tile.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "This kind of kan reveals no indicator.")},
};
constexpr std::array kKuikaeSame{
    RuleChoiceText{"allowed", QT_TRANSLATE_NOOP("RuleTexts", "Allowed"),
                   QT_TRANSLATE_NOOP("RuleTexts", "You can discard it.")},
    RuleChoiceText{"forbidden", QT_TRANSLATE_NOOP("RuleTexts", "Forbidden"),
                   QT_TRANSLATE_NOOP("RuleTexts", "You cannot discard that kind of tile in the same turn.")},
};
constexpr std::array kKuikaeOtherEnd{
    RuleChoiceText{"allowed", QT_TRANSLATE_NOOP("RuleTexts", "Allowed"),
                   QT_TRANSLATE_NOOP("RuleTexts", "You can discard it.")},
    RuleChoiceText{
        "forbidden", QT_TRANSLATE_NOOP("RuleTexts", "Forbidden"),
        QT_TRANSLATE_NOOP("RuleTexts", "You cannot discard a tile that fits either end in the same turn.")},
};
constexpr std::array kRenchan{
    RuleChoiceText{
        "win_or_tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Win or tenpai"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "After the dealer wins, and after a draw if the dealer is tenpai (one tile from a win).")},
    RuleChoiceText{"win_only", QT_TRANSLATE_NOOP("RuleTexts", "Win only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only after the dealer wins.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The next player becomes dealer after every hand.")},
    RuleChoiceText{"win_or_any_draw", QT_TRANSLATE_NOOP("RuleTexts", "Win or any draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "After the dealer wins and after every draw.")},
};
constexpr std::array kRenchanLater{
    RuleChoiceText{"same", QT_TRANSLATE_NOOP("RuleTexts", "The same"),
                   QT_TRANSLATE_NOOP("RuleTexts", "As in the first round.")},
    RuleChoiceText{
        "win_or_tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Win or tenpai"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "After the dealer wins, and after a draw if the dealer is tenpai (one tile from a win).")},
    RuleChoiceText{"win_only", QT_TRANSLATE_NOOP("RuleTexts", "Win only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only after the dealer wins.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The next player becomes dealer after every hand.")},
    RuleChoiceText{"win_or_any_draw", QT_TRANSLATE_NOOP("RuleTexts", "Win or any draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "After the dealer wins and after every draw.")},
};
constexpr std::array kWareme{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Off"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Everyone pays and receives the usual amounts.")},
    RuleChoiceText{
        "wareme", QT_TRANSLATE_NOOP("RuleTexts", "Wareme"),
        QT_TRANSLATE_NOOP("RuleTexts", "The player whose wall was broken pays and receives double.")},
    RuleChoiceText{
        "dai_wareme", QT_TRANSLATE_NOOP("RuleTexts", "Dai wareme"),
        QT_TRANSLATE_NOOP("RuleTexts", "Like wareme, but four times as much if the dice show doubles.")},
    RuleChoiceText{"doukasen", QT_TRANSLATE_NOOP("RuleTexts", "Doukasen"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The player whose wall holds the next tiles to be drawn pays and "
                                     "receives double. That player changes during the hand.")},
};
constexpr std::array kDoubleRon{
    RuleChoiceText{"all", QT_TRANSLATE_NOOP("RuleTexts", "Both"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Both win and are paid.")},
    RuleChoiceText{
        "head_bump", QT_TRANSLATE_NOOP("RuleTexts", "Nearest player"),
        QT_TRANSLATE_NOOP("RuleTexts", "Only the first player in turn order after the discarder.")},
};
constexpr std::array kTripleRon{
    RuleChoiceText{"all", QT_TRANSLATE_NOOP("RuleTexts", "All"),
                   QT_TRANSLATE_NOOP("RuleTexts", "All three win and are paid.")},
    RuleChoiceText{
        "head_bump", QT_TRANSLATE_NOOP("RuleTexts", "Nearest player"),
        QT_TRANSLATE_NOOP("RuleTexts", "Only the first player in turn order after the discarder.")},
    RuleChoiceText{"abort", QT_TRANSLATE_NOOP("RuleTexts", "Nobody"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand ends in an abortive draw.")},
};
constexpr std::array kMultiRonHonba{
    RuleChoiceText{
        "nearest", QT_TRANSLATE_NOOP("RuleTexts", "Nearest player"),
        QT_TRANSLATE_NOOP("RuleTexts", "Only the first player in turn order after the discarder.")},
    RuleChoiceText{"each", QT_TRANSLATE_NOOP("RuleTexts", "Each winner"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every winner collects all of the honba.")},
};
constexpr std::array kMultiRonSticks{
    RuleChoiceText{
        "nearest", QT_TRANSLATE_NOOP("RuleTexts", "Nearest player"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "The first winner in turn order after the discarder takes all the sticks.")},
    RuleChoiceText{
        "own_back_rest_nearest", QT_TRANSLATE_NOOP("RuleTexts", "Their own first"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Each winner takes back their own stick; the first in turn order takes the rest.")},
};
constexpr std::array kMultiRonDealerRepeat{
    RuleChoiceText{
        "nearest_only", QT_TRANSLATE_NOOP("RuleTexts", "Only if nearest"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Only if the dealer is the first winner in turn order after the discarder.")},
    RuleChoiceText{"repeats", QT_TRANSLATE_NOOP("RuleTexts", "Always"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer repeats.")},
};

}  // namespace

std::span<const RuleText> ruleTextsPlay() {
  static constexpr std::array kTable{
      RuleText{"dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Dora"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "One tile of the wall is face up, and the next tile in order is the dora: "
                                 "each one in a winning hand adds one han. You cannot win with dora alone."),
               nullptr,
               {}},
      RuleText{"ura_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Ura dora"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A winner who declared riichi also reveals the tile under the dora "
                                 "indicator and counts that dora too."),
               nullptr,
               {}},
      RuleText{"kan_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Kan dora"),
               QT_TRANSLATE_NOOP("RuleTexts", "Each kan reveals another dora indicator."),
               nullptr,
               {}},
      RuleText{"kan_ura_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Kan ura dora"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A winner who declared riichi also counts the dora shown by the tiles under "
                                 "the kan dora indicators."),
               nullptr,
               {}},
      RuleText{"kan_dora_ankan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dora after a closed kan"),
               QT_TRANSLATE_NOOP("RuleTexts", "When the new indicator is revealed after a closed kan."),
               nullptr, kKanDoraAnkan},
      RuleText{"kan_dora_daiminkan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dora after an open kan"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "When the new indicator is revealed after a kan called from a discard (daiminkan)."),
               nullptr, kKanDoraAnkan},
      RuleText{
          "kan_dora_kakan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dora after an added kan"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "When the new indicator is revealed after a player adds a fourth tile to their pon (kakan)."),
          nullptr, kKanDoraAnkan},
      RuleText{"kan_dora_before_chankan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Indicator before chankan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "If a player makes another kan before a delayed indicator is revealed, the "
                                 "indicator is revealed before anyone can rob that kan. Without this rule, "
                                 "it is revealed only if nobody robs the kan."),
               nullptr,
               {}},
      RuleText{
          "kuitan",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Open tanyao"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Whether tanyao (only tiles from 2 to 8) counts in an open hand. With this rule, "
                            "quick open hands are easy; without it, open hands need another yaku."),
          nullptr,
          {}},
      RuleText{"kuikae_same", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Discarding the same tile"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Whether you can call a tile and discard a tile of the same kind in the same turn."),
               nullptr, kKuikaeSame},
      RuleText{
          "kuikae_other_end", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Discarding the other end"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Whether you can call one end of a run and discard the tile that fits its other "
                            "end in the same turn: for example, chi a 3 with 4 and 5, then discard a 6."),
          nullptr, kKuikaeOtherEnd},
      RuleText{
          "chii",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Chi"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Whether you can call the discard of the player before you to complete a run."),
          nullptr,
          {}},
      RuleText{
          "pinfu_tsumo",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Pinfu with tsumo"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Whether pinfu, the yaku for a hand with no extra fu, also counts with tsumo. If "
                            "so, the hand has 20 fu; if not, it has no pinfu and gets 2 fu for tsumo."),
          nullptr,
          {}},
      RuleText{"open_pinfu_ron_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("RuleTexts", "Open hand with no extra fu"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "The fu of an open hand that wins by ron without earning any extra fu. Fu "
                                 "are the small points of a hand, and 30 is the usual value."),
               nullptr,
               {}},
      RuleText{"open_tsumo_fu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Tsumo fu for open hands"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether an open hand also gets the 2 fu for a win by tsumo."),
               nullptr,
               {}},
      RuleText{"double_wind_pair_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("RuleTexts", "Double wind pair"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Fu for a pair of the wind that is both your seat wind and the round wind."),
               nullptr,
               {}},
      RuleText{"rinshan_tsumo_fu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Tsumo fu after a kan"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether a win on the replacement tile of a kan gets the 2 fu for tsumo."),
               nullptr,
               {}},
      RuleText{"chiitoi_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("RuleTexts", "Seven pairs"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "The fu of a chiitoitsu hand: 25 with two han, or 50 with one han. Both pay the same."),
               nullptr,
               {}},
      RuleText{"renchan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer repeats"),
               QT_TRANSLATE_NOOP("RuleTexts", "When the dealer repeats after a hand."), nullptr, kRenchan},
      RuleText{"renchan_later", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Dealer repeats in later rounds"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether a different rule applies from the second round on."),
               nullptr, kRenchanLater},
      RuleText{"honba_ron",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Honba for ron"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What each honba adds to a win by ron, paid by the discarder. A honba is "
                                 "added when the dealer repeats and after a draw."),
               nullptr,
               {}},
      RuleText{"honba_tsumo_each",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Honba for tsumo"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts", "What each honba adds to a win by tsumo, paid by each of the other players."),
               nullptr,
               {}},
      RuleText{"noten_pool",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Noten payment"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "When nobody wins, the players who are not tenpai pay this much in total, "
                                 "split evenly, to those who are. Nobody pays if all or none are tenpai."),
               nullptr,
               {}},
      RuleText{
          "two_han_minimum_at",
          RuleUnit::Counters,
          QT_TRANSLATE_NOOP("RuleTexts", "Two-han minimum"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "Once the honba reach this number, a hand needs two han of yaku to win, not counting dora."),
          QT_TRANSLATE_NOOP("RuleTexts", "Never"),
          {}},
      RuleText{"two_han_sure_yaku_only",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Minimum excludes luck-based yaku"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Yaku that depend on luck alone, such as ippatsu or a win on the last tile, "
                                 "do not count toward the two han."),
               nullptr,
               {}},
      RuleText{"wareme", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Wareme"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "In each hand the dice choose one player who pays and receives more. Honba "
                                 "and riichi sticks are not affected."),
               nullptr, kWareme},
      RuleText{"double_ron", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Two winners"),
               QT_TRANSLATE_NOOP("RuleTexts", "Which players win when two call ron on the same discard."),
               nullptr, kDoubleRon},
      RuleText{"triple_ron", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Three winners"),
               QT_TRANSLATE_NOOP("RuleTexts", "Which players win when three call ron on the same discard."),
               nullptr, kTripleRon},
      RuleText{"multi_ron_honba", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Honba with several winners"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Which winner collects the honba when several players win on one discard."),
               nullptr, kMultiRonHonba},
      RuleText{
          "multi_ron_sticks", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Sticks with several winners"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Which winner takes the riichi sticks when several players win on one discard."),
          nullptr, kMultiRonSticks},
      RuleText{"multi_ron_dealer_repeat", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Dealer among several winners"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether the dealer repeats after winning together with other players."),
               nullptr, kMultiRonDealerRepeat},
  };
  return kTable;
}

}  // namespace janso
