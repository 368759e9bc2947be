// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options of a RuleSet that contradict each other, as one table of data.
//
// Each value alone is accepted (ruleSetError() in rulesetfields.h); here are pairs of them. An Error cannot
// be played: a ruleset from a file is refused, a dialog asks for a change. A Notice can: an option that has
// no effect beside another, or a pair that nobody is likely to mean.
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

// Of each row of the table; the order is that in which they are reported. As Error::code they stand beside
// ValueFault and the faults of options in files.
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
  // One plain English sentence for logs and command lines that names both keys.
  std::string_view text;
};

// Every row of the table, whether it applies or not.
std::span<const RuleConflict> allRuleConflicts();

// Those that apply, errors first.
std::vector<RuleConflict> ruleConflicts(const RuleSet &rules);

// The first error among them, for a reader of files; nothing when the ruleset can be played.
std::optional<Error> ruleConflictError(const RuleSet &rules);

}  // namespace janso
