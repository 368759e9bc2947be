// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/measures.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <limits>

namespace janso {
namespace {

constexpr double kUnlimited = std::numeric_limits<double>::infinity();
constexpr Interval kAnyValue{-kUnlimited, kUnlimited};
constexpr Interval kLostPlaces{0, 3};  // from 1st to 4th place

// By group, in the order in which they are shown.
constexpr auto kMeasures = std::to_array<Measure>({
    {"1", "mean_place", MeasureKind::Mean, MeasureUnit::Place, MeasureGroup::Result,
     kDefinedA | kDefinedK | kDefinedL, Counter::PlaceSum, Counter::Matches, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Average place"),
     QT_TRANSLATE_NOOP("Measures", "The average final place."), Interval{1, 4}},
    {"2", "place_1", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result,
     kDefinedA | kDefinedK | kDefinedL, Counter::Place1, Counter::Matches, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "1st place"),
     QT_TRANSLATE_NOOP("Measures", "The share of matches that ended in 1st place.")},
    {"3", "place_2", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result,
     kDefinedA | kDefinedK | kDefinedL, Counter::Place2, Counter::Matches, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "2nd place"),
     QT_TRANSLATE_NOOP("Measures", "The share of matches that ended in 2nd place.")},
    {"4", "place_3", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result,
     kDefinedA | kDefinedK | kDefinedL, Counter::Place3, Counter::Matches, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "3rd place"),
     QT_TRANSLATE_NOOP("Measures", "The share of matches that ended in 3rd place.")},
    {"5", "place_4", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result,
     kDefinedA | kDefinedK | kDefinedL, Counter::Place4, Counter::Matches, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "4th place"),
     QT_TRANSLATE_NOOP("Measures", "The share of matches that ended in 4th place.")},
    {"6", "top_two", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result, kDefinedK, Counter::TopTwo,
     Counter::Matches, 1, 1, QT_TRANSLATE_NOOP("Measures", "1st or 2nd place"),
     QT_TRANSLATE_NOOP("Measures", "The share of matches that ended in 1st or 2nd place.")},
    {"7", "bust", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result, kDefinedA | kDefinedL,
     Counter::Bust, Counter::Matches, 1, 1, QT_TRANSLATE_NOOP("Measures", "Bust"),
     QT_TRANSLATE_NOOP("Measures", "The share of matches the player finished below 0 points.")},
    {"8", "final_score", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Result, kDefinedK,
     Counter::FinalScore, Counter::Matches, 1, 1, QT_TRANSLATE_NOOP("Measures", "Score"),
     QT_TRANSLATE_NOOP("Measures", "The average score at the end of a match, without uma and oka."),
     kAnyValue},
    {"9", "final_points", MeasureKind::Mean, MeasureUnit::FinalPoints, MeasureGroup::Result, kDefinedK,
     Counter::FinalPoints, Counter::Matches, 1, 1, QT_TRANSLATE_NOOP("Measures", "Final points"),
     QT_TRANSLATE_NOOP("Measures",
                       "The average result of a match in thousands, with uma, oka and adjustments."),
     kAnyValue},
    {"59", "overtook", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result, kDefinedOwn,
     Counter::Overtook, Counter::LastHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Moved up in the last hand"),
     QT_TRANSLATE_NOOP("Measures", "The share of last hands that led to a better place.")},
    {"59b", "overtaken", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Result, kDefinedOwn,
     Counter::Overtaken, Counter::LastHands, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Moved down in the last hand"),
     QT_TRANSLATE_NOOP("Measures", "The share of last hands that led to a worse place.")},
    {"10", "gain", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Hand, kDefinedA | kDefinedL,
     Counter::Gain, Counter::Hands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Gain per hand"),
     QT_TRANSLATE_NOOP("Measures", "The average score change per hand, including riichi sticks."), kAnyValue},
    {"11", "win", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand,
     kDefinedA | kDefinedK | kDefinedL, Counter::Wins, Counter::Hands, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Wins"),
     QT_TRANSLATE_NOOP("Measures", "The share of hands that were won.")},
    {"12", "deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand,
     kDefinedA | kDefinedK | kDefinedL, Counter::DealIns, Counter::Hands, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Deal-ins"),
     QT_TRANSLATE_NOOP("Measures",
                       "The share of hands in which another player won on this player's discard or kan.")},
    {"13", "riichi", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand,
     kDefinedA | kDefinedK | kDefinedL, Counter::Riichis, Counter::Hands, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of hands in which this player declared riichi.")},
    {"14", "call", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand,
     kDefinedA | kDefinedK | kDefinedL, Counter::CalledHands, Counter::Hands, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Calls"),
     QT_TRANSLATE_NOOP("Measures",
                       "The share of hands opened by chi, pon or an open kan; a closed kan does not count.")},
    {"16", "draw", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand, kDefinedA | kDefinedL,
     Counter::Draws, Counter::Hands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Exhaustive draws"),
     QT_TRANSLATE_NOOP("Measures", "The share of hands that ended in an exhaustive draw.")},
    {"21", "draw_tenpai", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand, kDefinedA | kDefinedL,
     Counter::TenpaiDraws, Counter::Draws, 1, 1, QT_TRANSLATE_NOOP("Measures", "Tenpai at a draw"),
     QT_TRANSLATE_NOOP("Measures", "The share of exhaustive draws in which this player was tenpai.")},
    {"49", "tsumo_paid", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Hand, kDefinedOwn,
     Counter::TsumoPaid, Counter::Hands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Paid for tsumo"),
     QT_TRANSLATE_NOOP("Measures", "Points paid per hand for other players' tsumo wins.")},
    {"50", "dealer_hit", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand, kDefinedA,
     Counter::DealerHits, Counter::TsumosPaid, 1, 1, QT_TRANSLATE_NOOP("Measures", "Hit as dealer"),
     QT_TRANSLATE_NOOP("Measures",
                       "Of other players' tsumo wins, the share in which this player paid for a mangan or "
                       "more as dealer.")},
    {"51", "dealer_win", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Hand, kDefinedA | kDefinedL,
     Counter::DealerWins, Counter::DealerHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Wins as dealer"),
     QT_TRANSLATE_NOOP("Measures", "The share of hands as dealer that this player won.")},
    {"51b", "most_repeats", MeasureKind::Count, MeasureUnit::Times, MeasureGroup::Hand, kDefinedA,
     Counter::MostRepeats, Counter::MostRepeats, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Most repeats as dealer"),
     QT_TRANSLATE_NOOP("Measures", "The most times in a row this player repeated as dealer.")},
    {"17", "tsumo_share", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Win, kDefinedA,
     Counter::Tsumos, Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Won by tsumo"),
     QT_TRANSLATE_NOOP("Measures", "The share of wins by tsumo.")},
    {"18", "riichi_share", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Win, kDefinedA | kDefinedL,
     Counter::RiichiWins, Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Won in riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of wins after declaring riichi.")},
    {"19", "open_share", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Win, kDefinedA | kDefinedL,
     Counter::OpenWins, Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Won open"),
     QT_TRANSLATE_NOOP("Measures", "The share of wins with an open hand.")},
    {"20", "dama_share", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Win, kDefinedA | kDefinedL,
     Counter::DamaWins, Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Won in dama"),
     QT_TRANSLATE_NOOP("Measures", "The share of wins with a closed hand without riichi.")},
    {"22", "win_points", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Win, kDefinedA,
     Counter::WinPoints, Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Average win"),
     QT_TRANSLATE_NOOP("Measures",
                       "The average value of a winning hand, not counting honba or riichi sticks.")},
    {"22b", "win_gain", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Win, kDefinedL,
     Counter::WinGain, Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Average gain per win"),
     QT_TRANSLATE_NOOP("Measures",
                       "The average score gained in a winning hand, including honba and riichi sticks, but "
                       "not the player's own stick.")},
    {"24", "win_turn", MeasureKind::Mean, MeasureUnit::Turns, MeasureGroup::Win, kDefinedL, Counter::WinTurns,
     Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Winning turn"),
     QT_TRANSLATE_NOOP("Measures", "The number of discards before the win; a tsumo win counts as one more.")},
    {"24b", "win_table_turn", MeasureKind::Mean, MeasureUnit::Turns, MeasureGroup::Win, kDefinedA,
     Counter::WinTableTurns, Counter::Wins, 1.0 / 12, 1,
     QT_TRANSLATE_NOOP("Measures", "Winning turn in go-arounds"),
     QT_TRANSLATE_NOOP("Measures",
                       "All players' discards at the win, divided by the number of players, plus one."),
     Interval{1, kUnlimited}},
    {"47", "win_efficiency", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Win, kDefinedA,
     Counter::WinPoints, Counter::Hands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Win efficiency"),
     QT_TRANSLATE_NOOP("Measures", "Win rate times average win: points won per hand.")},
    {"55", "dora", MeasureKind::Mean, MeasureUnit::Han, MeasureGroup::Win, kDefinedOwn, Counter::DoraHan,
     Counter::Wins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Dora per win"),
     QT_TRANSLATE_NOOP(
         "Measures",
         "The average han from dora in a win, including red fives, ura dora and Norths set aside.")},
    {"23", "deal_in_points", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::DealIn, kDefinedA,
     Counter::DealInPoints, Counter::RonsPaid, 1, 1, QT_TRANSLATE_NOOP("Measures", "Average deal-in"),
     QT_TRANSLATE_NOOP("Measures",
                       "The average value of the hands dealt into, not counting honba. Two winners on one "
                       "tile count as two hands.")},
    {"23b", "deal_in_paid", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::DealIn, kDefinedL,
     Counter::DealInPaid, Counter::DealIns, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Average payment per deal-in"),
     QT_TRANSLATE_NOOP("Measures", "The average payment in a hand with a deal-in, including honba.")},
    {"41", "deal_in_to_riichi", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn,
     kDefinedA | kDefinedL, Counter::DealInsToRiichi, Counter::DealIns, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Into riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of deal-ins into a hand in riichi.")},
    {"42", "deal_in_to_open", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn,
     kDefinedA | kDefinedL, Counter::DealInsToOpen, Counter::DealIns, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Into an open hand"),
     QT_TRANSLATE_NOOP("Measures", "The share of deal-ins into an open hand.")},
    {"43", "deal_in_to_dama", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn,
     kDefinedA | kDefinedL, Counter::DealInsToDama, Counter::DealIns, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Into dama"),
     QT_TRANSLATE_NOOP("Measures", "The share of deal-ins into a closed hand without riichi.")},
    {"44", "deal_in_in_riichi", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn, kDefinedA,
     Counter::RiichiDealIns, Counter::DealIns, 1, 1, QT_TRANSLATE_NOOP("Measures", "While in riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of deal-ins after this player's own riichi.")},
    {"44b", "deal_in_open", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn, kDefinedA,
     Counter::CalledDealIns, Counter::DealIns, 1, 1, QT_TRANSLATE_NOOP("Measures", "While open"),
     QT_TRANSLATE_NOOP("Measures", "The share of deal-ins with an open hand.")},
    {"45", "quiet_deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn, kDefinedOwn,
     Counter::QuietDealIns, Counter::QuietHands, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Deal-ins in quiet hands"),
     QT_TRANSLATE_NOOP(
         "Measures",
         "Of hands without riichi and with fewer than 2 calls, the share in which the player dealt in.")},
    {"46", "tenpai_deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn, kDefinedOwn,
     Counter::TenpaiDealIns, Counter::DealIns, 1, 1, QT_TRANSLATE_NOOP("Measures", "While tenpai"),
     QT_TRANSLATE_NOOP("Measures", "The share of deal-ins with a tenpai hand.")},
    {"48", "deal_in_cost", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::DealIn, kDefinedA,
     Counter::DealInPoints, Counter::Hands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Cost of deal-ins"),
     QT_TRANSLATE_NOOP("Measures", "Deal-in rate times average deal-in: points lost per hand.")},
    {"60", "fold", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::DealIn, kDefinedOwn, Counter::Folds,
     Counter::UnderRiichi, 1, 1, QT_TRANSLATE_NOOP("Measures", "Folds against riichi"),
     QT_TRANSLATE_NOOP("Measures",
                       "Of this player's discards while another player was in riichi, the share that were "
                       "safe against everyone in riichi and moved the hand away from tenpai.")},
    {"25", "riichi_turn", MeasureKind::Mean, MeasureUnit::Turns, MeasureGroup::Riichi, kDefinedL,
     Counter::RiichiTurns, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "Riichi turn"),
     QT_TRANSLATE_NOOP("Measures", "The number of discards up to and including the riichi tile."),
     Interval{1, kUnlimited}},
    {"26", "riichi_win", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA | kDefinedL,
     Counter::RiichiWins, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "Riichi: wins"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi after which the player won.")},
    {"27", "riichi_deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi,
     kDefinedA | kDefinedL, Counter::RiichiDealIns, Counter::Riichis, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Riichi: deal-ins"),
     QT_TRANSLATE_NOOP("Measures",
                       "The share of riichi after which the player dealt in, on the riichi tile or later.")},
    {"28", "riichi_late_deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA,
     Counter::RiichiLateDealIns, Counter::Riichis, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Riichi: later deal-ins"),
     QT_TRANSLATE_NOOP("Measures",
                       "The share of riichi after which the player dealt in, not counting the riichi tile.")},
    {"64", "first_riichi_deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedOwn,
     Counter::FirstRiichiDealIns, Counter::FirstRiichis, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "First riichi: deal-ins"),
     QT_TRANSLATE_NOOP(
         "Measures",
         "The share of first riichi after which the player dealt in, not counting the riichi tile.")},
    {"64b", "chasing_riichi_deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi,
     kDefinedOwn, Counter::ChasingRiichiDealIns, Counter::ChasingRiichis, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Chasing riichi: deal-ins"),
     QT_TRANSLATE_NOOP(
         "Measures",
         "The share of chasing riichi after which the player dealt in, not counting the riichi tile.")},
    {"29", "riichi_draw", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA | kDefinedL,
     Counter::RiichiDraws, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "Riichi: draws"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi after which the hand ended in an exhaustive draw.")},
    {"30", "riichi_balance", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Riichi,
     kDefinedA | kDefinedL, Counter::RiichiGain, Counter::Riichis, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Riichi balance"),
     QT_TRANSLATE_NOOP("Measures", "The average score change in a hand with riichi, including the stick."),
     kAnyValue},
    {"31", "first_riichi", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA | kDefinedL,
     Counter::FirstRiichis, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "First riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi declared before anyone else's.")},
    {"31b", "chasing_riichi", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi,
     kDefinedA | kDefinedL, Counter::ChasingRiichis, Counter::Riichis, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Chasing riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi declared after another player's.")},
    {"32", "chased_riichi", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA,
     Counter::ChasedRiichis, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "Chased riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi after which another player declared riichi.")},
    {"32b", "chasers", MeasureKind::Mean, MeasureUnit::Times, MeasureGroup::Riichi, kDefinedL,
     Counter::Chasers, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "Chasers per riichi"),
     QT_TRANSLATE_NOOP("Measures", "How many players declared riichi after this player, on average."),
     Interval{0, 3}},
    {"33", "ippatsu", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA,
     Counter::IppatsuWins, Counter::RiichiWins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Ippatsu"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi wins with ippatsu.")},
    {"34", "ura", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA, Counter::UraWins,
     Counter::RiichiWins, 1, 1, QT_TRANSLATE_NOOP("Measures", "Ura dora"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi wins with at least one ura dora.")},
    {"35", "good_wait", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA,
     Counter::GoodWaitRiichis, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "Good waits"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi with 6 or more unseen winning tiles.")},
    {"36", "many_sided", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA,
     Counter::ManySidedRiichis, Counter::Riichis, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Waits on 2 or more kinds of tile"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi with a wait on 2 or more kinds of tile.")},
    {"37", "furiten_riichi", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Riichi, kDefinedA,
     Counter::FuritenRiichis, Counter::Riichis, 1, 1, QT_TRANSLATE_NOOP("Measures", "Furiten riichi"),
     QT_TRANSLATE_NOOP("Measures", "The share of riichi declared in furiten.")},
    {"15", "calls_per_hand", MeasureKind::Mean, MeasureUnit::Times, MeasureGroup::Call, kDefinedL,
     Counter::Calls, Counter::CalledHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Calls per open hand"),
     QT_TRANSLATE_NOOP("Measures", "The average number of calls in an open hand."), Interval{1, 4}},
    {"38", "call_win", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Call, kDefinedA | kDefinedL,
     Counter::OpenWins, Counter::CalledHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Open hand: wins"),
     QT_TRANSLATE_NOOP("Measures", "The share of open hands that won.")},
    {"39", "call_deal_in", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Call, kDefinedA | kDefinedL,
     Counter::CalledDealIns, Counter::CalledHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Open hand: deal-ins"),
     QT_TRANSLATE_NOOP("Measures", "The share of open hands in which the player dealt in.")},
    {"40", "call_draw", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Call, kDefinedA,
     Counter::CalledDraws, Counter::CalledHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Open hand: draws"),
     QT_TRANSLATE_NOOP("Measures", "The share of open hands that ended in an exhaustive draw.")},
    {"52", "start_shanten", MeasureKind::Mean, MeasureUnit::Tiles, MeasureGroup::Course, kDefinedOwn,
     Counter::StartShanten, Counter::Hands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Starting shanten"),
     QT_TRANSLATE_NOOP("Measures", "The average shanten of the 13 tiles dealt."), Interval{0, 6}},
    {"52b", "first_shanten", MeasureKind::Mean, MeasureUnit::Tiles, MeasureGroup::Course, kDefinedA,
     Counter::FirstShanten, Counter::Hands, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Starting shanten, counting the dealer's first draw"),
     QT_TRANSLATE_NOOP("Measures",
                       "The average starting shanten. For the dealer, it counts the first draw (14 tiles)."),
     Interval{-1, 6}},
    {"53", "tenpai_turn", MeasureKind::Mean, MeasureUnit::Turns, MeasureGroup::Course, kDefinedOwn,
     Counter::TenpaiTurns, Counter::TenpaiHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Turn of first tenpai"),
     QT_TRANSLATE_NOOP("Measures", "The number of discards when the hand first became tenpai.")},
    {"53b", "tenpai", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Course, kDefinedOwn,
     Counter::TenpaiHands, Counter::Hands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Tenpai"),
     QT_TRANSLATE_NOOP("Measures", "The share of hands that were tenpai at some point.")},
    {"54", "tenpai_win", MeasureKind::Rate, MeasureUnit::Share, MeasureGroup::Course, kDefinedOwn,
     Counter::Wins, Counter::TenpaiHands, 1, 1, QT_TRANSLATE_NOOP("Measures", "Wins from tenpai"),
     QT_TRANSLATE_NOOP("Measures", "The share of tenpai hands that won.")},
    {"56", "han", MeasureKind::Histogram, MeasureUnit::Share, MeasureGroup::Yaku, kDefinedOwn, Counter::Han1,
     Counter::Wins, 1, 14, QT_TRANSLATE_NOOP("Measures", "Wins by han"),
     QT_TRANSLATE_NOOP("Measures",
                       "The share of wins with 1 to 12 han, with 13 or more, and with a yakuman.")},
    {"57", "yaku", MeasureKind::Histogram, MeasureUnit::Share, MeasureGroup::Yaku, kDefinedOwn,
     Counter::FirstYaku, Counter::Wins, 1, kYakuCount, QT_TRANSLATE_NOOP("Measures", "Yaku"),
     QT_TRANSLATE_NOOP("Measures", "The share of wins with each yaku.")},
    {"58", "yakuman", MeasureKind::Count, MeasureUnit::Times, MeasureGroup::Yaku, kDefinedOwn,
     Counter::Yakuman, Counter::Yakuman, 1, 1, QT_TRANSLATE_NOOP("Measures", "Yakuman"),
     QT_TRANSLATE_NOOP("Measures", "The number of yakuman wins.")},
    {"58b", "counted_yakuman", MeasureKind::Count, MeasureUnit::Times, MeasureGroup::Yaku, kDefinedOwn,
     Counter::CountedYakuman, Counter::CountedYakuman, 1, 1, QT_TRANSLATE_NOOP("Measures", "Counted yakuman"),
     QT_TRANSLATE_NOOP("Measures", "The number of wins with 13 han or more that scored as a yakuman.")},
    {"61", "loss", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::LossPlace, Counter::Choices, 1e-6, 1, QT_TRANSLATE_NOOP("Measures", "Loss per 100 decisions"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 judged decisions, according to Janso's review."),
     kLostPlaces},
    {"61b", "loss_points", MeasureKind::Mean, MeasureUnit::PointsPerHundred, MeasureGroup::Review,
     kDefinedOwn, Counter::LossPoints, Counter::Choices, 1, 1,
     QT_TRANSLATE_NOOP("Measures", "Loss per 100 decisions, in points"),
     QT_TRANSLATE_NOOP("Measures", "Points lost per 100 judged decisions, counted to the end of each hand.")},
    {"61c", "loss_last_hand", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review,
     kDefinedOwn, Counter::LastHandLoss, Counter::LastHandChoices, 1e-6, 1,
     QT_TRANSLATE_NOOP("Measures", "Loss: last hand"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions in the last hand."), kLostPlaces},
    {"61d", "loss_win", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::WinLoss, Counter::WinChoices, 1e-6, 1, QT_TRANSLATE_NOOP("Measures", "Loss: skipped wins"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about whether to win."), kLostPlaces},
    {"61e", "loss_kan", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::KanLoss, Counter::KanChoices, 1e-6, 1, QT_TRANSLATE_NOOP("Measures", "Loss: kan"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about whether to declare a kan."),
     kLostPlaces},
    {"61f", "loss_call", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::CallLoss, Counter::CallChoices, 1e-6, 1, QT_TRANSLATE_NOOP("Measures", "Loss: calls"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about whether to call."), kLostPlaces},
    {"61g", "loss_riichi_choice", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review,
     kDefinedOwn, Counter::RiichiLoss, Counter::RiichiChoices, 1e-6, 1,
     QT_TRANSLATE_NOOP("Measures", "Loss: riichi or dama"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about whether to declare riichi."),
     kLostPlaces},
    {"61h", "loss_push", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::PushLoss, Counter::PushChoices, 1e-6, 1, QT_TRANSLATE_NOOP("Measures", "Loss: push or fold"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about whether to push or fold."),
     kLostPlaces},
    {"61i", "loss_safety", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review,
     kDefinedOwn, Counter::SafetyLoss, Counter::SafetyChoices, 1e-6, 1,
     QT_TRANSLATE_NOOP("Measures", "Loss: safe tiles"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about which tile to fold with."),
     kLostPlaces},
    {"61j", "loss_value", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::ValueLoss, Counter::ValueChoices, 1e-6, 1, QT_TRANSLATE_NOOP("Measures", "Loss: value"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about the value of the hand."),
     kLostPlaces},
    {"61k", "loss_efficiency", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review,
     kDefinedOwn, Counter::EfficiencyLoss, Counter::EfficiencyChoices, 1e-6, 1,
     QT_TRANSLATE_NOOP("Measures", "Loss: efficiency"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about how to reach tenpai."), kLostPlaces},
    {"61l", "loss_danger", MeasureKind::Mean, MeasureUnit::PlacesPerHundred, MeasureGroup::Review,
     kDefinedOwn, Counter::DangerLoss, Counter::DangerChoices, 1e-6, 1,
     QT_TRANSLATE_NOOP("Measures", "Loss: risk while pushing"),
     QT_TRANSLATE_NOOP("Measures", "Places lost per 100 decisions about how dangerous a tile to push."),
     kLostPlaces},
    {"62d", "suspected", MeasureKind::Rate, MeasureUnit::PerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::Suspected, Counter::Choices, 1, 1, QT_TRANSLATE_NOOP("Measures", "Perhaps worse"),
     QT_TRANSLATE_NOOP("Measures",
                       "Decisions that may have cost as much as an inaccuracy, per 100 judged decisions.")},
    {"62", "inaccuracies", MeasureKind::Rate, MeasureUnit::PerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::Inaccuracies, Counter::Choices, 1, 1, QT_TRANSLATE_NOOP("Measures", "Inaccuracies"),
     QT_TRANSLATE_NOOP("Measures", "Inaccuracies per 100 judged decisions.")},
    {"62b", "mistakes", MeasureKind::Rate, MeasureUnit::PerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::Mistakes, Counter::Choices, 1, 1, QT_TRANSLATE_NOOP("Measures", "Mistakes"),
     QT_TRANSLATE_NOOP("Measures", "Mistakes per 100 judged decisions.")},
    {"62c", "blunders", MeasureKind::Rate, MeasureUnit::PerHundred, MeasureGroup::Review, kDefinedOwn,
     Counter::Blunders, Counter::Choices, 1, 1, QT_TRANSLATE_NOOP("Measures", "Blunders"),
     QT_TRANSLATE_NOOP("Measures", "Blunders per 100 judged decisions.")},
    {"63", "luck_points", MeasureKind::Mean, MeasureUnit::Points, MeasureGroup::Luck, kDefinedOwn,
     Counter::LuckPoints, Counter::LuckMatches, 1, 1, QT_TRANSLATE_NOOP("Measures", "Luck"),
     QT_TRANSLATE_NOOP("Measures", "Points per match gained from the tiles dealt and drawn."), kAnyValue},
    {"63b", "luck_place", MeasureKind::Mean, MeasureUnit::Place, MeasureGroup::Luck, kDefinedOwn,
     Counter::LuckPlace, Counter::LuckMatches, 1e-6, 1, QT_TRANSLATE_NOOP("Measures", "Luck in places"),
     QT_TRANSLATE_NOOP("Measures", "Places gained or lost per match through luck; below 0 is lucky."),
     kAnyValue},
    {"63c", "adjusted_place", MeasureKind::Mean, MeasureUnit::Place, MeasureGroup::Luck, kDefinedOwn,
     Counter::AdjustedPlace, Counter::LuckMatches, 1e-6, 1,
     QT_TRANSLATE_NOOP("Measures", "Place without luck"),
     QT_TRANSLATE_NOOP("Measures", "The average final place with luck taken out."), kAnyValue},
});

struct GroupRow {
  const char *key;
  const char *name;
};

// In the order of MeasureGroup.
constexpr auto kGroups = std::to_array<GroupRow>({
    {"result", QT_TRANSLATE_NOOP("MeasureGroups", "Matches")},
    {"hand", QT_TRANSLATE_NOOP("MeasureGroups", "Hands")},
    {"win", QT_TRANSLATE_NOOP("MeasureGroups", "Wins")},
    {"deal_in", QT_TRANSLATE_NOOP("MeasureGroups", "Defense")},
    {"riichi", QT_TRANSLATE_NOOP("MeasureGroups", "Riichi")},
    {"call", QT_TRANSLATE_NOOP("MeasureGroups", "Open hands")},
    {"course", QT_TRANSLATE_NOOP("MeasureGroups", "Speed")},
    {"yaku", QT_TRANSLATE_NOOP("MeasureGroups", "Yaku")},
    {"review", QT_TRANSLATE_NOOP("MeasureGroups", "Review")},
    {"luck", QT_TRANSLATE_NOOP("MeasureGroups", "Luck")},
});

const GroupRow &rowOf(MeasureGroup group) {
  return kGroups[static_cast<std::size_t>(group)];
}

}  // namespace

std::span<const Measure> measures() {
  return kMeasures;
}

const Measure *findMeasure(std::string_view key) {
  const auto found = std::find_if(kMeasures.begin(), kMeasures.end(),
                                  [key](const Measure &each) { return key == each.key; });
  return found != kMeasures.end() ? &*found : nullptr;
}

std::string_view groupKey(MeasureGroup group) {
  return rowOf(group).key;
}

const char *groupName(MeasureGroup group) {
  return rowOf(group).name;
}

MeasureSource sourceOf(const Measure &measure) {
  switch (measure.group) {
    case MeasureGroup::Review:
      return MeasureSource::Review;
    case MeasureGroup::Luck:
      return MeasureSource::Luck;
    default:
      return MeasureSource::Games;
  }
}

std::int64_t smallestSample(const Measure &measure) {
  return measure.kind == MeasureKind::Count ? 0 : kSmallSample;
}

Interval possibleRange(const Measure &measure) {
  if (measure.kind == MeasureKind::Rate || measure.kind == MeasureKind::Histogram)
    return {0, 1};
  return measure.range.value_or(Interval{0, kUnlimited});
}

bool isOfMatches(const Measure &measure) {
  return measure.denominator == Counter::Matches || measure.denominator == Counter::LastHands ||
         measure.denominator == Counter::LuckMatches;
}

}  // namespace janso
