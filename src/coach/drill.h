// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exercises: questions made from a seed, with their key and the reasons for it, and the grading of answers.
//
// A question is a value: the same request gives the same question on every machine (with positions from saved
// matches: as long as these stay the same). All functions may be called from any thread. Making a DiscardTask
// takes some tenths of a second, the others some milliseconds. The window supplies the words.
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
#include "rules/legal/seatview.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/score.h"
#include "rules/shanten.h"

namespace janso {

enum class DrillId : std::uint8_t {
  Waits,       // which tiles complete the hand
  Shanten,     // how far the hand is from tenpai
  Efficiency,  // the discard that accepts the most tiles
  Yaku,        // whether this hand can win
  Fu,          // how many fu
  Score,       // han, fu, payment
  Safety,      // the safest tile against a riichi
  Discard,     // what the strongest bot would discard
  LastHand,    // the smallest win that reaches a place
};
inline constexpr int kDrills = static_cast<int>(DrillId::LastHand) + 1;
inline constexpr int kDrillLevels = 3;  // 1 = easiest

// A hand of ascending tiles, and its melds. `owner`: the absolute seat from which Meld::from counts.
struct DrillHand {
  HandTiles tiles;
  Melds melds;
  std::int8_t owner = 0;
  int meldCount() const { return static_cast<int>(melds.size()); }
  bool operator==(const DrillHand &) const = default;
};

// --- Questions, with their keys ---

// How one winning tile completes the hand.
struct WaitReading {
  Kind kind = 0;
  std::int8_t left = 0;  // copies of it that are not in the hand
  WaitShape shape{};
  InlineVec<Group, 5> groups;  // of the finished hand; empty for chiitoitsu and kokushi
  bool operator==(const WaitReading &) const = default;
};
struct WaitsTask {
  DrillHand hand;  // 13 - 3 x melds
  KindSet waits;   // the key
  std::vector<WaitReading> readings;
  bool operator==(const WaitsTask &) const = default;
};

// The groups, pairs and partial groups of the standard shanten.
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
  DiscardOption option;  // `accepted` has no kinds without unseen tiles
  std::int8_t dora = 0;  // han of dora and red fives that stay in hand
  // The strongest bot's estimate, always pushing: how often the hand wins, and for how many points.
  float win = 0;
  float points = 0;
  float worth() const { return win * points; }
  bool operator==(const EfficiencyRow &) const = default;
};
struct EfficiencyTask {
  DrillHand hand;  // 14 - 3 x melds
  // The table at that moment, whose visible tiles count too. For a generated hand, the dealer's first turn.
  SeatView view;
  std::vector<EfficiencyRow> rows;  // by shanten, the right ones first, then by tiles
  // The most tiles that any of the discards nearest to tenpai accepts.
  int most = 0;
  // Of the discards that accept at least nine tenths of `most`, those worth as much as the best.
  KindSet right;
  // The other discards that accept that many, and those that accept fewer tiles but are worth more.
  KindSet close;
  bool operator==(const EfficiencyTask &) const = default;
};

// Yaku, Fu, Score: a finished hand.
struct WinTask {
  WinInput input;
  RuleSet rules;
  std::optional<WinResult> result;
  NoWin why = NoWin::NotComplete;  // when there is no result
  bool riichiWould = false;        // it would win if riichi had been declared
  bool operator==(const WinTask &other) const { return result == other.result && why == other.why; }
};

struct SafetyRow {
  Kind kind = 0;
  TileSafety safety;
  float rate = 0;  // probability that it is a wait, if they are tenpai (bots/reading/danger.h)
  bool operator==(const SafetyRow &) const = default;
};
struct SafetyTask {
  SeatView view;  // the viewer must discard
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

// A win by its han and fu, and its effect on the scores.
struct Rung {
  std::int8_t han = 0;
  std::int8_t fu = 0;  // 0 from mangan up
  Limit limit = Limit::None;
  std::int32_t points = 0;  // without honba and riichi sticks: from the discarder, or all shares of a tsumo
  std::int32_t dealerPays = 0;  // of a tsumo, as is each other share
  std::int32_t othersPay = 0;
  bool operator==(const Rung &) const = default;
};
struct WayNeed {
  std::int8_t from = -1;  // the discarder's seat; -1 = tsumo
  std::int8_t rung = -1;  // index of the smallest sufficient rung; -1 = none
  // Scores after it, or after the highest rung when there is none.
  std::array<std::int32_t, 4> after{};
  bool operator==(const WayNeed &) const = default;
};
struct LastHandTask {
  RuleSet rules;
  Scores scores{};
  std::int8_t seat = 0;
  std::int8_t dealer = 0;
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;
  int place = 1;            // current place
  int target = 1;           // the place to reach
  std::int8_t from = -1;    // the way that the question is about
  std::vector<Rung> rungs;  // ascending; the answer -1 stands for none of them
  int right = -1;
  std::vector<WayNeed> ways;  // all ways, including the one asked
  bool operator==(const LastHandTask &other) const {
    return scores == other.scores && right == other.right && ways == other.ways && from == other.from;
  }
};

using DrillTask =
    std::variant<WaitsTask, ShantenTask, EfficiencyTask, WinTask, SafetyTask, DiscardTask, LastHandTask>;

// --- Sources of positions ---

// Positions from recorded games, in the order in which they were played. Other players' hands are hidden.
struct DrillPool {
  std::vector<SeatView> turns;     // a seat must discard and is not in riichi
  std::vector<DrillHand> waiting;  // tenpai hands of 13 - 3 x melds tiles
  struct Win {
    WinInput input;
    RuleSet rules;
  };
  std::vector<Win> wins;
};

struct DrillRequest {
  DrillId id{};
  std::uint64_t seed = 0;
  int number = 1;  // of the question, from 1
  int level = 1;   // 1 to kDrillLevels
  // Saved matches; questions are generated for nullptr or without fitting positions.
  const DrillPool *pool = nullptr;
};

struct DrillQuestion {
  DrillId id{};
  std::uint64_t seed = 0;
  int number = 1;
  int level = 1;
  bool saved = false;  // the position is from a saved match
  DrillTask task;
  bool operator==(const DrillQuestion &) const = default;
};

// --- Answers ---

// The meaning of one number of a Score answer.
enum class ScoreField : std::uint8_t { Han, Fu, Ron, FromEach, FromDealer, FromOthers };
struct ScoreKey {
  ScoreField field{};
  std::int32_t value = 0;
  bool operator==(const ScoreKey &) const = default;
};
// The numbers to enter for a won hand, with their right values: han, fu where they matter, and the payments
// (without honba and riichi sticks).
std::vector<ScoreKey> scoreKeys(const WinTask &task);

struct DrillAnswer {
  KindSet kinds;    // Waits: all; Efficiency, Safety: one
  int number = -1;  // Shanten, Fu: the number; Yaku: 1 = can win, 0 = cannot; LastHand: the rung, -1 = none
  std::vector<int> numbers;  // Score: as scoreKeys()
  Action action;             // for Discard
};

enum class Verdict : std::uint8_t {
  Wrong,
  Close,  // nearly as good; does not count as right
  Right,
};
Verdict grade(const DrillQuestion &question, const DrillAnswer &answer);
// An answer that grade() accepts as right.
DrillAnswer rightAnswer(const DrillQuestion &question);

// --- The table ---

enum class AnswerForm : std::uint8_t { Kinds, OneTile, Number, YesNo, Numbers, Action, Rung };

struct DrillInfo {
  DrillId id{};
  std::string_view key;  // for files; never changes
  AnswerForm form{};
  bool takesSaved = false;  // positions may come from saved matches
  DrillTask (*make)(const DrillRequest &request, bool &saved);
  Verdict (*grade)(const DrillTask &task, const DrillAnswer &answer);
};
std::span<const DrillInfo> drillTable();
const DrillInfo &drillInfo(DrillId id);

DrillQuestion makeQuestion(const DrillRequest &request);

}  // namespace janso
