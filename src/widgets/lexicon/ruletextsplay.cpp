// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the options of dora, calls, fu, the flow of points and several winners mean, in plain words.
#include <QtGlobal>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

constexpr std::array kKanDoraAnkan{
    RuleChoiceText{"immediate_before_draw", QT_TRANSLATE_NOOP("RuleTexts", "At once"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Before the replacement tile is drawn.")},
    RuleChoiceText{
        "after_draw_before_discard", QT_TRANSLATE_NOOP("RuleTexts", "After the draw"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "When the replacement tile has been drawn; it counts for a win on that tile too.")},
    RuleChoiceText{
        "with_discard", QT_TRANSLATE_NOOP("RuleTexts", "With the discard"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "Just before the next discard or kan; it does not count for a win on the replacement tile.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "This kind of kan turns no indicator.")},
};
constexpr std::array kKuikaeSame{
    RuleChoiceText{"allowed", QT_TRANSLATE_NOOP("RuleTexts", "Allowed"),
                   QT_TRANSLATE_NOOP("RuleTexts", "You may.")},
    RuleChoiceText{"forbidden", QT_TRANSLATE_NOOP("RuleTexts", "Forbidden"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The kind may not be discarded in that turn.")},
};
constexpr std::array kKuikaeOtherEnd{
    RuleChoiceText{"allowed", QT_TRANSLATE_NOOP("RuleTexts", "Allowed"),
                   QT_TRANSLATE_NOOP("RuleTexts", "You may.")},
    RuleChoiceText{"forbidden", QT_TRANSLATE_NOOP("RuleTexts", "Forbidden"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Neither end may be discarded in that turn.")},
};
constexpr std::array kRenchan{
    RuleChoiceText{
        "win_or_tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Win or tenpai"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "After a win of the dealer, and after a draw when the dealer is tenpai: one tile from a win.")},
    RuleChoiceText{"win_only", QT_TRANSLATE_NOOP("RuleTexts", "Win only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only after a win of the dealer.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The deal passes after every hand.")},
    RuleChoiceText{"win_or_any_draw", QT_TRANSLATE_NOOP("RuleTexts", "Win or any draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "After a win of the dealer and after every draw.")},
};
constexpr std::array kRenchanLater{
    RuleChoiceText{"same", QT_TRANSLATE_NOOP("RuleTexts", "The same"),
                   QT_TRANSLATE_NOOP("RuleTexts", "As in the first round.")},
    RuleChoiceText{
        "win_or_tenpai", QT_TRANSLATE_NOOP("RuleTexts", "Win or tenpai"),
        QT_TRANSLATE_NOOP(
            "RuleTexts",
            "After a win of the dealer, and after a draw when the dealer is tenpai: one tile from a win.")},
    RuleChoiceText{"win_only", QT_TRANSLATE_NOOP("RuleTexts", "Win only"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only after a win of the dealer.")},
    RuleChoiceText{"never", QT_TRANSLATE_NOOP("RuleTexts", "Never"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The deal passes after every hand.")},
    RuleChoiceText{"win_or_any_draw", QT_TRANSLATE_NOOP("RuleTexts", "Win or any draw"),
                   QT_TRANSLATE_NOOP("RuleTexts", "After a win of the dealer and after every draw.")},
};
constexpr std::array kWareme{
    RuleChoiceText{"none", QT_TRANSLATE_NOOP("RuleTexts", "Off"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Everybody pays and receives the same.")},
    RuleChoiceText{"wareme", QT_TRANSLATE_NOOP("RuleTexts", "Wareme"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The seat before whose wall the break fell pays and receives double.")},
    RuleChoiceText{
        "dai_wareme", QT_TRANSLATE_NOOP("RuleTexts", "Dai wareme"),
        QT_TRANSLATE_NOOP("RuleTexts", "As wareme, but four times as much when the dice show doubles.")},
    RuleChoiceText{"doukasen", QT_TRANSLATE_NOOP("RuleTexts", "Doukasen"),
                   QT_TRANSLATE_NOOP("RuleTexts",
                                     "The seat whose wall holds the tiles to be drawn next pays and receives "
                                     "double; it moves on during the hand.")},
};
constexpr std::array kDoubleRon{
    RuleChoiceText{"all", QT_TRANSLATE_NOOP("RuleTexts", "Both"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Both win and are paid.")},
    RuleChoiceText{"head_bump", QT_TRANSLATE_NOOP("RuleTexts", "The nearest"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the first in turn order after the discarder.")},
};
constexpr std::array kTripleRon{
    RuleChoiceText{"all", QT_TRANSLATE_NOOP("RuleTexts", "All"),
                   QT_TRANSLATE_NOOP("RuleTexts", "All three win and are paid.")},
    RuleChoiceText{"head_bump", QT_TRANSLATE_NOOP("RuleTexts", "The nearest"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the first in turn order after the discarder.")},
    RuleChoiceText{"abort", QT_TRANSLATE_NOOP("RuleTexts", "Nobody"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The hand is drawn.")},
};
constexpr std::array kMultiRonHonba{
    RuleChoiceText{"nearest", QT_TRANSLATE_NOOP("RuleTexts", "The nearest"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Only the first in turn order after the discarder.")},
    RuleChoiceText{"each", QT_TRANSLATE_NOOP("RuleTexts", "Each"),
                   QT_TRANSLATE_NOOP("RuleTexts", "Every winner collects all of them.")},
};
constexpr std::array kMultiRonSticks{
    RuleChoiceText{"nearest", QT_TRANSLATE_NOOP("RuleTexts", "The nearest"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The first in turn order after the discarder takes all.")},
    RuleChoiceText{
        "own_back_rest_nearest", QT_TRANSLATE_NOOP("RuleTexts", "Own sticks first"),
        QT_TRANSLATE_NOOP("RuleTexts",
                          "Each winner takes the own stick back, the first in turn order the rest.")},
};
constexpr std::array kMultiRonDealerRepeat{
    RuleChoiceText{
        "nearest_only", QT_TRANSLATE_NOOP("RuleTexts", "As the nearest"),
        QT_TRANSLATE_NOOP("RuleTexts", "Only if the dealer is the first in turn order after the discarder.")},
    RuleChoiceText{"repeats", QT_TRANSLATE_NOOP("RuleTexts", "Always"),
                   QT_TRANSLATE_NOOP("RuleTexts", "The dealer stays.")},
};

}  // namespace

std::span<const RuleText> ruleTextsPlay() {
  static constexpr std::array kTable{
      RuleText{"dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Dora"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "One tile of the wall lies face up, and the kind after it is the dora: each "
                                 "one in a winning hand adds one han. Dora alone never make a hand win."),
               nullptr,
               {}},
      RuleText{"ura_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Ura dora"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A winner who has declared riichi also turns the tile under the dora "
                                 "indicator and counts that dora too."),
               nullptr,
               {}},
      RuleText{"kan_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Kan dora"),
               QT_TRANSLATE_NOOP("RuleTexts", "Each kan turns one more dora indicator."),
               nullptr,
               {}},
      RuleText{"kan_ura_dora",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Kan ura dora"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "A winner in riichi also counts the tiles under the indicators of kans."),
               nullptr,
               {}},
      RuleText{"kan_dora_ankan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Turned for a closed kan"),
               QT_TRANSLATE_NOOP("RuleTexts", "When the new indicator is turned after a closed kan."),
               nullptr, kKanDoraAnkan},
      RuleText{
          "kan_dora_daiminkan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Turned for an open kan"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "When the new indicator is turned after a kan that was called from a discard (daiminkan)."),
          nullptr, kKanDoraAnkan},
      RuleText{
          "kan_dora_kakan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Turned for an added kan"),
          QT_TRANSLATE_NOOP(
              "RuleTexts",
              "When the new indicator is turned after a fourth tile has been added to an own pon (kakan)."),
          nullptr, kKanDoraAnkan},
      RuleText{
          "kan_dora_before_chankan",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Indicator before chankan"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "An indicator may wait to be turned until the discard after its kan. When that "
                            "player makes a further kan first, it is turned before anybody may rob that "
                            "kan; else only if nobody robs it."),
          nullptr,
          {}},
      RuleText{"kuitan",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Open tanyao"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Whether tanyao, a hand of tiles from 2 to 8 only, is a yaku when tiles have been called. "
                   "With it quick open hands are easy; without it open hands need another yaku."),
               nullptr,
               {}},
      RuleText{"kuikae_same", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Discarding the called kind"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether you may call a tile and discard one of the same kind at once."),
               nullptr, kKuikaeSame},
      RuleText{"kuikae_other_end", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Discarding the other end"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether you may call one end of a run and discard the tile that fits its "
                                 "other end at once: chi 3 with 4 and 5, then discard 6."),
               nullptr, kKuikaeOtherEnd},
      RuleText{"chii",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Chi"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether a run may be completed with the discard of the player before you."),
               nullptr,
               {}},
      RuleText{"pinfu_tsumo",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Pinfu with a self-draw"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Whether a self-drawn win keeps pinfu, the yaku for a hand that earns no fu. Such a hand "
                   "counts 20 fu; without the rule pinfu is lost and the draw gives 2 fu."),
               nullptr,
               {}},
      RuleText{"open_pinfu_ron_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("RuleTexts", "Open hand without any fu"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What an open hand that earns no fu at all counts when it wins by ron. Fu "
                                 "are the small points of a hand, and 30 is the usual answer."),
               nullptr,
               {}},
      RuleText{"open_tsumo_fu",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Self-draw fu of open hands"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Whether a hand with calls also gets the 2 fu for a self-drawn win."),
               nullptr,
               {}},
      RuleText{"double_wind_pair_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("RuleTexts", "Pair of a double wind"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Fu for a pair of the wind that is both your seat wind and the wind of the round."),
               nullptr,
               {}},
      RuleText{
          "rinshan_tsumo_fu",
          RuleUnit::None,
          QT_TRANSLATE_NOOP("RuleTexts", "Self-draw fu after a kan"),
          QT_TRANSLATE_NOOP("RuleTexts",
                            "Whether a win on the replacement tile of a kan gets the 2 fu for a self-draw."),
          nullptr,
          {}},
      RuleText{"chiitoi_fu",
               RuleUnit::Fu,
               QT_TRANSLATE_NOOP("RuleTexts", "Seven pairs"),
               QT_TRANSLATE_NOOP(
                   "RuleTexts",
                   "Fu of a hand of seven pairs: 25 with two han, or 50 with one han, which pays the same."),
               nullptr,
               {}},
      RuleText{"renchan", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer stays"),
               QT_TRANSLATE_NOOP("RuleTexts", "When the dealer deals again after a hand."), nullptr,
               kRenchan},
      RuleText{"renchan_later", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Dealer stays, later rounds"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether another rule holds from the second round on."),
               nullptr, kRenchanLater},
      RuleText{"honba_ron",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Counter, by ron"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What each counter (honba) adds to a win by ron, paid by the discarder. A "
                                 "counter is laid down when the dealer stays and after a draw."),
               nullptr,
               {}},
      RuleText{"honba_tsumo_each",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Counter, by self-draw"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "What each counter adds to a self-drawn win, paid by every other player."),
               nullptr,
               {}},
      RuleText{"noten_pool",
               RuleUnit::Points,
               QT_TRANSLATE_NOOP("RuleTexts", "Payment at a draw"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "When nobody wins, the players who are not tenpai pay this much in all, "
                                 "shared evenly, to those who are. Nobody pays when all or none are tenpai."),
               nullptr,
               {}},
      RuleText{
          "two_han_minimum_at",
          RuleUnit::Counters,
          QT_TRANSLATE_NOOP("RuleTexts", "Two-han minimum"),
          QT_TRANSLATE_NOOP(
              "RuleTexts", "From so many counters on a hand needs two han of yaku to win, dora not counted."),
          QT_TRANSLATE_NOOP("RuleTexts", "Never"),
          {}},
      RuleText{"two_han_sure_yaku_only",
               RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Only sure yaku for the minimum"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Yaku that luck alone gives, such as ippatsu or a win on the last tile, do "
                                 "not count for the two han."),
               nullptr,
               {}},
      RuleText{"wareme", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Wareme"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "One seat is chosen by the dice of each hand and pays and receives more. "
                                 "Counters and riichi sticks stay as they are."),
               nullptr, kWareme},
      RuleText{"double_ron", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Two winners"),
               QT_TRANSLATE_NOOP("RuleTexts", "Who wins when two players want to win on the same discard."),
               nullptr, kDoubleRon},
      RuleText{"triple_ron", RuleUnit::None, QT_TRANSLATE_NOOP("RuleTexts", "Three winners"),
               QT_TRANSLATE_NOOP("RuleTexts", "Who wins when three players want to win on the same discard."),
               nullptr, kTripleRon},
      RuleText{"multi_ron_honba", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Counters of several winners"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Who collects the counters when several players win on one discard."),
               nullptr, kMultiRonHonba},
      RuleText{"multi_ron_sticks", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Sticks of several winners"),
               QT_TRANSLATE_NOOP("RuleTexts",
                                 "Who takes the riichi sticks when several players win on one discard."),
               nullptr, kMultiRonSticks},
      RuleText{"multi_ron_dealer_repeat", RuleUnit::None,
               QT_TRANSLATE_NOOP("RuleTexts", "Dealer among several winners"),
               QT_TRANSLATE_NOOP("RuleTexts", "Whether the dealer stays who wins together with others."),
               nullptr, kMultiRonDealerRepeat},
  };
  return kTable;
}

}  // namespace janso
