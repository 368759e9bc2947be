// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exercises: questions made from a seed, with their key and the reasons for it, and what an answer is worth.
//
// A question is a value: the same request gives the same question on every machine (with positions out of
// saved matches: as long as these are the same). All functions may be called from any thread; making a
// DiscardTask takes some tenths of a second, the others some milliseconds. Words are the window's.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "coach/advice.h"
#include "coach/safety.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/score.h"
#include "rules/seatview.h"
#include "rules/shanten.h"

namespace janso {

enum class DrillId : std::uint8_t {
  Waits,       // which tiles complete the hand
  Shanten,     // how far it is from tenpai
  Efficiency,  // the discard that leaves most tiles
  Yaku,        // may this hand win
  Fu,          // how many fu
  Score,       // han, fu, payment
  Safety,      // the safest tile against a riichi
  Discard,     // what the strongest bot would discard
  LastHand,    // the smallest win that reaches a place
};
inline constexpr int kDrills = static_cast<int>(DrillId::LastHand) + 1;
inline constexpr int kDrillLevels = 3;  // 1 = easiest

// A hand as it is held: ascending, melds beside it. `owner`: absolute seat, from which Meld::from is counted.
struct DrillHand {
  HandTiles tiles;
  Melds melds;
  std::int8_t owner = 0;
  int meldCount() const { return static_cast<int>(melds.size()); }
  bool operator==(const DrillHand &) const = default;
};

// --- What is asked, with its key ---

// How one winning tile completes the hand.
struct WaitReading {
  Kind kind = 0;
  std::int8_t left = 0;  // tiles of it that are not in the hand
  WaitShape shape{};
  InlineVec<Group, 5> groups;  // of the finished hand; empty for seven pairs and thirteen orphans
  bool operator==(const WaitReading &) const = default;
};
struct WaitsTask {
  DrillHand hand;  // 13 - 3 x melds
  KindSet waits;   // the key
  std::vector<WaitReading> readings;
  bool operator==(const WaitsTask &) const = default;
};

// Sets, pairs and partial runs that make the standard shanten.
enum class BlockType : std::uint8_t { Set, Pair, Partial, Single };
struct Block {
  BlockType type{};
  InlineVec<Kind, 3> kinds;
  bool operator==(const Block &) const = default;
};
struct ShantenTask {
  DrillHand hand;  // 13 - 3 x melds
  int shanten = 0;
  ShantenParts parts;
  std::vector<Block> blocks;  // of the concealed tiles
  KindSet accepted;
  bool operator==(const ShantenTask &) const = default;
};

struct EfficiencyRow {
  DiscardOption option;  // `accepted` without kinds of which none is unseen
  std::int8_t dora = 0;  // han of dora and red fives that stay in hand
  // By the strongest bot, going on whatever happens: how often the hand wins, and for how many points.
  float win = 0;
  float points = 0;
  float worth() const { return win * points; }
  bool operator==(const EfficiencyRow &) const = default;
};
struct EfficiencyTask {
  DrillHand hand;  // 14 - 3 x melds
  SeatView view;   // the table then, whose tiles in sight count too; of a made hand the dealer's first turn
  std::vector<EfficiencyRow> rows;  // by shanten, the right ones first, then by tiles
  int most = 0;                     // tiles that the discards nearest to tenpai leave at most
  // Of the discards that leave nine tenths of these or more, those that are worth as much as the best.
  KindSet right;
  // The others of them, and those with fewer tiles that are worth more.
  KindSet close;
  bool operator==(const EfficiencyTask &) const = default;
};

// Yaku, Fu, Score: a finished hand.
struct WinTask {
  WinInput input;
  RuleSet rules;
  std::optional<WinResult> result;
  NoWin why = NoWin::NotComplete;  // without a result
  bool riichiWould = false;        // it would win if riichi had been declared
  bool operator==(const WinTask &other) const { return result == other.result && why == other.why; }
};

struct SafetyRow {
  Kind kind = 0;
  TileSafety safety;
  float rate = 0;  // probability that it is a wait, if they wait (bots/danger.h)
  bool operator==(const SafetyRow &) const = default;
};
struct SafetyTask {
  SeatView view;  // the viewer is to discard
  int against = 0;
  std::vector<SafetyRow> rows;  // each kind in hand, safest first
  KindSet right;
  KindSet close;
  bool operator==(const SafetyTask &) const = default;
};

struct DiscardTask {
  SeatView view;
  Decision decision;
  Advice advice;  // of the strongest bot
  bool operator==(const DiscardTask &other) const {
    return view == other.view && decision == other.decision && advice.recommended == other.advice.recommended;
  }
};

// A win by its han and fu, and what it does to the scores.
struct Rung {
  std::int8_t han = 0;
  std::int8_t fu = 0;  // 0 from mangan on
  Limit limit = Limit::None;
  std::int32_t points = 0;      // without honba and sticks: from the discarder, or all shares of a self-draw
  std::int32_t dealerPays = 0;  // of a self-draw, and each other
  std::int32_t othersPay = 0;
  bool operator==(const Rung &) const = default;
};
struct WayNeed {
  std::int8_t from = -1;                // discarder's seat; -1 = self-draw
  std::int8_t rung = -1;                // index of the smallest that will do; -1 = none
  std::array<std::int32_t, 4> after{};  // scores after it (after the highest, when there is none)
  bool operator==(const WayNeed &) const = default;
};
struct LastHandTask {
  RuleSet rules;
  Scores scores{};
  std::int8_t seat = 0;
  std::int8_t dealer = 0;
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;
  int place = 1;            // now
  int target = 1;           // wanted
  std::int8_t from = -1;    // the way that is asked
  std::vector<Rung> rungs;  // ascending; -1 as the answer: none of them
  int right = -1;
  std::vector<WayNeed> ways;  // every way, the asked one included
  bool operator==(const LastHandTask &other) const {
    return scores == other.scores && right == other.right && ways == other.ways && from == other.from;
  }
};

using DrillTask =
    std::variant<WaitsTask, ShantenTask, EfficiencyTask, WinTask, SafetyTask, DiscardTask, LastHandTask>;

// --- Where positions come from ---

// Out of recorded games, in the order in which they were played. Others' hands are not opened in them.
struct DrillPool {
  std::vector<SeatView> turns;     // a seat is to discard; not in riichi
  std::vector<DrillHand> waiting;  // tenpai hands of 13 - 3 x melds
  struct Win {
    WinInput input;
    RuleSet rules;
  };
  std::vector<Win> wins;
};

struct DrillRequest {
  DrillId id{};
  std::uint64_t seed = 0;
  int number = 1;                   // of the question, from 1
  int level = 1;                    // 1 .. kDrillLevels
  const DrillPool *pool = nullptr;  // saved matches; nullptr or without fitting positions: generated
};

struct DrillQuestion {
  DrillId id{};
  std::uint64_t seed = 0;
  int number = 1;
  int level = 1;
  bool saved = false;  // the position is out of a saved match
  DrillTask task;
  bool operator==(const DrillQuestion &) const = default;
};

// --- Answers ---

// What a number of a Score answer means.
enum class ScoreField : std::uint8_t { Han, Fu, Ron, FromEach, FromDealer, FromOthers };
struct ScoreKey {
  ScoreField field{};
  std::int32_t value = 0;
  bool operator==(const ScoreKey &) const = default;
};
// The numbers that are asked for a won hand and their right values: han, fu where they matter, and the
// payments (without honba and sticks).
std::vector<ScoreKey> scoreKeys(const WinTask &task);

struct DrillAnswer {
  KindSet kinds;    // Waits: all; Efficiency, Safety: one
  int number = -1;  // Shanten, Fu: the number; Yaku: 1 = may win, 0 = not; LastHand: the rung, -1 = none
  std::vector<int> numbers;  // Score: as scoreKeys()
  Action action;             // Discard
};

enum class Verdict : std::uint8_t {
  Wrong,
  Close,  // nearly as good; not counted as right
  Right,
};
Verdict grade(const DrillQuestion &question, const DrillAnswer &answer);
// An answer that grade() finds right.
DrillAnswer rightAnswer(const DrillQuestion &question);

// --- The table ---

enum class AnswerForm : std::uint8_t { Kinds, OneTile, Number, YesNo, Numbers, Action, Rung };

struct DrillInfo {
  DrillId id{};
  std::string_view key;  // for files: stays for ever
  AnswerForm form{};
  bool takesSaved = false;  // positions may come from saved matches
  DrillTask (*make)(const DrillRequest &request, bool &saved);
  Verdict (*grade)(const DrillTask &task, const DrillAnswer &answer);
};
std::span<const DrillInfo> drillTable();
const DrillInfo &drillInfo(DrillId id);

DrillQuestion makeQuestion(const DrillRequest &request);

}  // namespace janso
