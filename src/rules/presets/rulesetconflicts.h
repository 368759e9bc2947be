// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options of a RuleSet that contradict each other, as one table of data.
//
// Each value is valid by itself (ruleSetError() in rulesetfields.h); this table is about pairs of values. A
// ruleset with an Error cannot be played: a reader refuses it in a file, and a dialog asks for a change. One
// with a Notice can be played: an option has no effect because of another one, or the pair is probably a
// mistake.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/result.h"
#include "rules/ruleset.h"

namespace janso {

enum class ConflictLevel : std::uint8_t { Error, Notice };

// The rows of the table, in the order in which they are reported. As Error::code the numbers do not collide
// with ValueFault and the faults of options in files.
enum class ConflictId : std::uint8_t {
  // Errors
  ThreePlayersChi = 21,
  FourPlayersKita,
  UmaNotZeroSum,
  UmaOfFourthOfThree,
  NotenPoolNotShared,
  EndsAtStart,
  // Setup and match end
  OkaNotFromReturn,
  UmaNotDescending,
  RoundingOddReturn,
  ThreePlayersRedMan,
  TargetBelowStart,
  TargetOutOfReach,
  TargetAboveEnd,
  TargetWithoutUse,
  OvertimeWithoutTarget,
  OvertimeWithoutWinds,
  WindsWithoutOvertime,
  RoundsWithoutOvertime,
  RoundsBeyondOne,
  RoundsBeyondWinds,
  AgariYameNeverStays,
  TenpaiYameNeverStays,
  BonusWithoutBankruptcy,
  ChipWithoutBankruptcy,
  // Dora
  UraWithoutDora,
  KanDoraWithoutDora,
  KanUraWithoutUra,
  KanUraWithoutKanDora,
  KanDoraNeverTurned,
  KanDoraWithoutKans,
  // Points, several winners, draws
  RenchanLaterInOneRound,
  SureYakuWithoutMinimum,
  DealerRepeatsWithoutSeveral,
  HonbaWithoutSeveral,
  SticksWithoutSeveral,
  ThreePlayersTripleRon,
  ThreePlayersSuufon,
  ThreePlayersSuucha,
  SuukaikanWithoutKans,
  FifthKanWithoutFour,
  NagashiClosedOff,
  NagashiWinOff,
  NagashiBonusOff,
  NagashiNotenOff,
  NagashiRenchanOff,
  NagashiWinAndNoten,
  // Riichi and limits
  StartBelowRiichi,
  OpenRiichiRevealOff,
  OpenRiichiYakumanOff,
  AotenjouKiriage,
  AotenjouKazoe,
  // Yaku
  RenhouCumulativeOff,
  PaaRenchanCountsOff,
  ThreePlayersChuurenMan,
  ChomboEndOff,
  // Three players
  FourPlayersTsumoLoss,
  FourPlayersNorth,
  KitaAfterPonOff,
  // Side rules
  YakibutaOff,
  YakinaoshiOff,
  YakitoriKaeshiOff,
  YakibutaAndKaeshi,
  ChipsNeverPaid,
  ChipIppatsuOff,
  ChipUraOff,
  ChipRedOff,
  ChipHakuPocchiOff,
  ArisuRewardOff,
  HakuPocchiNeverWins,
  HakuPocchiAnyRiichiOff,
  ThreePlayersSideBets,
  // Optional yaku
  KinkeiAnyTileOff,
  UumensaiOpenOff,
  SpecialWinsOff,
  AoNoDoumonHatsuOff,
  KinmonkyouFlushOff,
  KinmonkyouClosedOff,
  KinmonkyouDoubleOff,
  PuutaaValueOff,
  ThreePlayersDaisuurin,
  ThreePlayersHyakumanGoku,
};

struct RuleConflict {
  ConflictId id{};
  ConflictLevel level{};
  // Keys of the two options (rulesetfields.h); a dialog marks both.
  std::string_view first;
  std::string_view second;
  // One plain English sentence for logs and command lines; it names both keys.
  std::string_view text;
};

// Every row of the table, whether it applies or not.
std::span<const RuleConflict> allRuleConflicts();

// The rows that apply to `rules`, errors first.
std::vector<RuleConflict> ruleConflicts(const RuleSet &rules);

// The first error that applies, for readers of files; nothing when the ruleset can be played.
std::optional<Error> ruleConflictError(const RuleSet &rules);

}  // namespace janso
