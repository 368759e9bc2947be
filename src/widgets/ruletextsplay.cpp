// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the options of dora, calls, fu, the flow of points and several winners mean, in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kKanDoraAnkan{
    RuleChoiceText{"immediate_before_draw", QT_TRANSLATE_NOOP("Rules", "At once"),
                   QT_TRANSLATE_NOOP("Rules", "Before the replacement tile is drawn.")},
    RuleChoiceText{
        "after_draw_before_discard", QT_TRANSLATE_NOOP("Rules", "After the draw"),
        QT_TRANSLATE_NOOP("Rules",
                          "When the replacement tile has been drawn; it counts for a win on that tile too.")},
    RuleChoiceText{
        "with_discard", QT_TRANSLATE_NOOP("Rules", "With the discard"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Just before the next discard or kan; it does not count for a win on the replacement tile.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("Rules", "Never"),
                   QT_TRANSLATE_NOOP("Rules", "This kind of kan turns no indicator.")},
};
constexpr std::array kKuikaeSame{
    RuleChoiceText{"allowed", QT_TRANSLATE_NOOP("Rules", "Allowed"), QT_TRANSLATE_NOOP("Rules", "You may.")},
    RuleChoiceText{"forbidden", QT_TRANSLATE_NOOP("Rules", "Forbidden"),
                   QT_TRANSLATE_NOOP("Rules", "The kind may not be discarded in that turn.")},
};
constexpr std::array kKuikaeOtherEnd{
    RuleChoiceText{"allowed", QT_TRANSLATE_NOOP("Rules", "Allowed"), QT_TRANSLATE_NOOP("Rules", "You may.")},
    RuleChoiceText{"forbidden", QT_TRANSLATE_NOOP("Rules", "Forbidden"),
                   QT_TRANSLATE_NOOP("Rules", "Neither end may be discarded in that turn.")},
};
constexpr std::array kRenchan{
    RuleChoiceText{
        "win_or_tenpai", QT_TRANSLATE_NOOP("Rules", "Win or tenpai"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "After a win of the dealer, and after a draw when the dealer is tenpai: one tile from a win.")},
    RuleChoiceText{"win_only", QT_TRANSLATE_NOOP("Rules", "Win only"),
                   QT_TRANSLATE_NOOP("Rules", "Only after a win of the dealer.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("Rules", "Never"),
                   QT_TRANSLATE_NOOP("Rules", "The deal passes after every hand.")},
    RuleChoiceText{"win_or_any_draw", QT_TRANSLATE_NOOP("Rules", "Win or any draw"),
                   QT_TRANSLATE_NOOP("Rules", "After a win of the dealer and after every draw.")},
};
constexpr std::array kRenchanLater{
    RuleChoiceText{"same", QT_TRANSLATE_NOOP("Rules", "The same"),
                   QT_TRANSLATE_NOOP("Rules", "As in the first round.")},
    RuleChoiceText{
        "win_or_tenpai", QT_TRANSLATE_NOOP("Rules", "Win or tenpai"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "After a win of the dealer, and after a draw when the dealer is tenpai: one tile from a win.")},
    RuleChoiceText{"win_only", QT_TRANSLATE_NOOP("Rules", "Win only"),
                   QT_TRANSLATE_NOOP("Rules", "Only after a win of the dealer.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("Rules", "Never"),
                   QT_TRANSLATE_NOOP("Rules", "The deal passes after every hand.")},
    RuleChoiceText{"win_or_any_draw", QT_TRANSLATE_NOOP("Rules", "Win or any draw"),
                   QT_TRANSLATE_NOOP("Rules", "After a win of the dealer and after every draw.")},
};
constexpr std::array kWareme{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("Rules", "Off"),
                   QT_TRANSLATE_NOOP("Rules", "Everybody pays and receives the same.")},
    RuleChoiceText{
        "wareme", QT_TRANSLATE_NOOP("Rules", "Wareme"),
        QT_TRANSLATE_NOOP("Rules", "The seat before whose wall the break fell pays and receives double.")},
    RuleChoiceText{
        "dai_wareme", QT_TRANSLATE_NOOP("Rules", "Dai wareme"),
        QT_TRANSLATE_NOOP("Rules", "As wareme, but four times as much when the dice show doubles.")},
    RuleChoiceText{"doukasen", QT_TRANSLATE_NOOP("Rules", "Doukasen"),
                   QT_TRANSLATE_NOOP("Rules",
                                     "The seat whose wall holds the tiles to be drawn next pays and receives "
                                     "double; it moves on during the hand.")},
};
constexpr std::array kDoubleRon{
    RuleChoiceText{"all", QT_TRANSLATE_NOOP("Rules", "Both"),
                   QT_TRANSLATE_NOOP("Rules", "Both win and are paid.")},
    RuleChoiceText{"head_bump", QT_TRANSLATE_NOOP("Rules", "The nearest"),
                   QT_TRANSLATE_NOOP("Rules", "Only the first in turn order after the discarder.")},
};
constexpr std::array kTripleRon{
    RuleChoiceText{"all", QT_TRANSLATE_NOOP("Rules", "All"),
                   QT_TRANSLATE_NOOP("Rules", "All three win and are paid.")},
    RuleChoiceText{"head_bump", QT_TRANSLATE_NOOP("Rules", "The nearest"),
                   QT_TRANSLATE_NOOP("Rules", "Only the first in turn order after the discarder.")},
    RuleChoiceText{"abort", QT_TRANSLATE_NOOP("Rules", "Nobody"),
                   QT_TRANSLATE_NOOP("Rules", "The hand is drawn.")},
};
constexpr std::array kMultiRonHonba{
    RuleChoiceText{"nearest", QT_TRANSLATE_NOOP("Rules", "The nearest"),
                   QT_TRANSLATE_NOOP("Rules", "Only the first in turn order after the discarder.")},
    RuleChoiceText{"each", QT_TRANSLATE_NOOP("Rules", "Each"),
                   QT_TRANSLATE_NOOP("Rules", "Every winner collects all of them.")},
};
constexpr std::array kMultiRonSticks{
    RuleChoiceText{"nearest", QT_TRANSLATE_NOOP("Rules", "The nearest"),
                   QT_TRANSLATE_NOOP("Rules", "The first in turn order after the discarder takes all.")},
    RuleChoiceText{"own_back_rest_nearest", QT_TRANSLATE_NOOP("Rules", "Own sticks first"),
                   QT_TRANSLATE_NOOP(
                       "Rules", "Each winner takes the own stick back, the first in turn order the rest.")},
};
constexpr std::array kMultiRonDealerRepeat{
    RuleChoiceText{
        "nearest_only", QT_TRANSLATE_NOOP("Rules", "As the nearest"),
        QT_TRANSLATE_NOOP("Rules", "Only if the dealer is the first in turn order after the discarder.")},
    RuleChoiceText{"repeats", QT_TRANSLATE_NOOP("Rules", "Always"),
                   QT_TRANSLATE_NOOP("Rules", "The dealer stays.")},
};

}  // namespace

std::span<const RuleText> ruleTextsPlay() {
  static constexpr std::array kTable{
      RuleText{"dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Dora"),
               QT_TRANSLATE_NOOP("Rules",
                                 "One tile of the wall lies face up, and the kind after it is the dora: each "
                                 "one in a winning hand adds one han. Dora alone never make a hand win."),
               nullptr,
               {}},
      RuleText{"ura_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Ura dora"),
               QT_TRANSLATE_NOOP("Rules",
                                 "A winner who has declared riichi also turns the tile under the dora "
                                 "indicator and counts that dora too."),
               nullptr,
               {}},
      RuleText{"kan_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Kan dora"),
               QT_TRANSLATE_NOOP("Rules", "Each kan turns one more dora indicator."),
               nullptr,
               {}},
      RuleText{"kan_ura_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Kan ura dora"),
               QT_TRANSLATE_NOOP("Rules",
                                 "A winner in riichi also counts the tiles under the indicators of kans."),
               nullptr,
               {}},
      RuleText{"kan_dora_ankan", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Turned for a closed kan"),
               QT_TRANSLATE_NOOP("Rules", "When the new indicator is turned after a closed kan."), nullptr,
               kKanDoraAnkan},
      RuleText{
          "kan_dora_daiminkan", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Turned for an open kan"),
          QT_TRANSLATE_NOOP(
              "Rules",
              "When the new indicator is turned after a kan that was called from a discard (daiminkan)."),
          nullptr, kKanDoraAnkan},
      RuleText{
          "kan_dora_kakan", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Turned for an added kan"),
          QT_TRANSLATE_NOOP(
              "Rules",
              "When the new indicator is turned after a fourth tile has been added to an own pon (kakan)."),
          nullptr, kKanDoraAnkan},
      RuleText{"kuitan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Open tanyao"),
               QT_TRANSLATE_NOOP(
                   "Rules",
                   "Whether tanyao, a hand of tiles from 2 to 8 only, is a yaku when tiles have been called. "
                   "With it quick open hands are easy; without it open hands need another yaku."),
               nullptr,
               {}},
      RuleText{
          "kuikae_same", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Discarding the called kind"),
          QT_TRANSLATE_NOOP("Rules", "Whether you may call a tile and discard one of the same kind at once."),
          nullptr, kKuikaeSame},
      RuleText{"kuikae_other_end", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Discarding the other end"),
               QT_TRANSLATE_NOOP("Rules",
                                 "Whether you may call one end of a run and discard the tile that fits its "
                                 "other end at once: chi 3 with 4 and 5, then discard 6."),
               nullptr, kKuikaeOtherEnd},
      RuleText{"chii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Chi"),
               QT_TRANSLATE_NOOP("Rules",
                                 "Whether a run may be completed with the discard of the player before you."),
               nullptr,
               {}},
      RuleText{"pinfu_tsumo",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Pinfu with a self-draw"),
               QT_TRANSLATE_NOOP(
                   "Rules",
                   "Whether a self-drawn win keeps pinfu, the yaku for a hand that earns no fu. Such a hand "
                   "counts 20 fu; without the rule pinfu is lost and the draw gives 2 fu."),
               nullptr,
               {}},
      RuleText{"open_pinfu_ron_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("Rules", "Open hand without any fu"),
               QT_TRANSLATE_NOOP("Rules",
                                 "What an open hand that earns no fu at all counts when it wins by ron. Fu "
                                 "are the small points of a hand, and 30 is the usual answer."),
               nullptr,
               {}},
      RuleText{
          "open_tsumo_fu",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("Rules", "Self-draw fu of open hands"),
          QT_TRANSLATE_NOOP("Rules", "Whether a hand with calls also gets the 2 fu for a self-drawn win."),
          nullptr,
          {}},
      RuleText{
          "double_wind_pair_fu",
          RuleUnit::Fu,
          QT_TRANSLATE_NOOP("Rules", "Pair of a double wind"),
          QT_TRANSLATE_NOOP(
              "Rules", "Fu for a pair of the wind that is both your seat wind and the wind of the round."),
          nullptr,
          {}},
      RuleText{"rinshan_tsumo_fu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Self-draw fu after a kan"),
               QT_TRANSLATE_NOOP(
                   "Rules", "Whether a win on the replacement tile of a kan gets the 2 fu for a self-draw."),
               nullptr,
               {}},
      RuleText{"chiitoi_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("Rules", "Seven pairs"),
               QT_TRANSLATE_NOOP(
                   "Rules",
                   "Fu of a hand of seven pairs: 25 with two han, or 50 with one han, which pays the same."),
               nullptr,
               {}},
      RuleText{"renchan", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Dealer stays"),
               QT_TRANSLATE_NOOP("Rules", "When the dealer deals again after a hand."), nullptr, kRenchan},
      RuleText{"renchan_later", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Dealer stays, later rounds"),
               QT_TRANSLATE_NOOP("Rules", "Whether another rule holds from the second round on."), nullptr,
               kRenchanLater},
      RuleText{"honba_ron",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("Rules", "Counter, by ron"),
               QT_TRANSLATE_NOOP("Rules",
                                 "What each counter (honba) adds to a win by ron, paid by the discarder. A "
                                 "counter is laid down when the dealer stays and after a draw."),
               nullptr,
               {}},
      RuleText{"honba_tsumo_each",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("Rules", "Counter, by self-draw"),
               QT_TRANSLATE_NOOP("Rules",
                                 "What each counter adds to a self-drawn win, paid by every other player."),
               nullptr,
               {}},
      RuleText{"noten_pool",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("Rules", "Payment at a draw"),
               QT_TRANSLATE_NOOP("Rules",
                                 "When nobody wins, the players who are not tenpai pay this much in all, "
                                 "shared evenly, to those who are. Nobody pays when all or none are tenpai."),
               nullptr,
               {}},
      RuleText{
          "two_han_minimum_at",
          RuleUnit::Counters,
          QT_TRANSLATE_NOOP("Rules", "Two-han minimum"),
          QT_TRANSLATE_NOOP(
              "Rules", "From so many counters on a hand needs two han of yaku to win, dora not counted."),
          QT_TRANSLATE_NOOP("Rules", "Never"),
          {}},
      RuleText{"two_han_sure_yaku_only",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Only sure yaku for the minimum"),
               QT_TRANSLATE_NOOP("Rules",
                                 "Yaku that luck alone gives, such as ippatsu or a win on the last tile, do "
                                 "not count for the two han."),
               nullptr,
               {}},
      RuleText{"wareme", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Wareme"),
               QT_TRANSLATE_NOOP("Rules",
                                 "One seat is chosen by the dice of each hand and pays and receives more. "
                                 "Counters and riichi sticks stay as they are."),
               nullptr, kWareme},
      RuleText{"double_ron", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Two winners"),
               QT_TRANSLATE_NOOP("Rules", "Who wins when two players want to win on the same discard."),
               nullptr, kDoubleRon},
      RuleText{"triple_ron", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Three winners"),
               QT_TRANSLATE_NOOP("Rules", "Who wins when three players want to win on the same discard."),
               nullptr, kTripleRon},
      RuleText{
          "multi_ron_honba", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Counters of several winners"),
          QT_TRANSLATE_NOOP("Rules", "Who collects the counters when several players win on one discard."),
          nullptr, kMultiRonHonba},
      RuleText{
          "multi_ron_sticks", RuleUnit::None, QT_TRANSLATE_NOOP("Rules", "Sticks of several winners"),
          QT_TRANSLATE_NOOP("Rules", "Who takes the riichi sticks when several players win on one discard."),
          nullptr, kMultiRonSticks},
      RuleText{"multi_ron_dealer_repeat", RuleUnit::None,
               QT_TRANSLATE_NOOP("Rules", "Dealer among several winners"),
               QT_TRANSLATE_NOOP("Rules", "Whether the dealer stays who wins together with others."), nullptr,
               kMultiRonDealerRepeat},
  };
  return kTable;
}

}  // namespace janso
