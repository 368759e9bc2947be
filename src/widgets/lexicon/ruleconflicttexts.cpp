// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/ruleconflicttexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

using enum ConflictId;

struct ConflictText {
  ConflictId id{};
  const char *sentence = nullptr;  // %1 and %2: the names of the first and the second option
};

constexpr std::array kTexts{
    ConflictText{
        ThreePlayersChi,
        QT_TRANSLATE_NOOP("RuleConflictTexts", "\u201c%2\u201d must be off when \u201c%1\u201d is three.")},
    ConflictText{
        FourPlayersKita,
        QT_TRANSLATE_NOOP("RuleConflictTexts", "\u201c%2\u201d must be off when \u201c%1\u201d is four.")},
    ConflictText{UmaNotZeroSum,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d must add up to zero while \u201c%1\u201d goes by place.")},
    ConflictText{UmaOfFourthOfThree,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d has a fourth place, but \u201c%1\u201d is three.")},
    ConflictText{
        NotenPoolNotShared,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "\u201c%2\u201d cannot be shared among \u201c%1\u201d: four need a multiple of 600 "
                          "points, three of 200.")},
    ConflictText{EndsAtStart,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d must lie above \u201c%1\u201d, or the first hand is the "
                                   "last.")},
    ConflictText{OkaNotFromReturn,
                 QT_TRANSLATE_NOOP(
                     "RuleConflictTexts",
                     "\u201c%2\u201d is not what all players lose to \u201c%1\u201d: the final scores do "
                     "not add up to zero.")},
    ConflictText{UmaNotDescending,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d gives a lower place more than a higher one, although "
                                   "\u201c%1\u201d goes by place.")},
    ConflictText{
        RoundingOddReturn,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "\u201c%1\u201d is no whole thousand, so that \u201c%2\u201d makes no whole "
                          "thousands either.")},
    ConflictText{ThreePlayersRedMan,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d names a five of man, which is not in the set when "
                                   "\u201c%1\u201d is three.")},
    ConflictText{
        TargetBelowStart,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "\u201c%2\u201d lies below \u201c%1\u201d: somebody holds it from the start.")},
    ConflictText{
        TargetOutOfReach,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "\u201c%2\u201d is more than there is at the table with these \u201c%1\u201d.")},
    ConflictText{TargetAboveEnd,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d ends the match before anybody has the \u201c%1\u201d.")},
    ConflictText{
        TargetWithoutUse,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "\u201c%2\u201d changes nothing without \u201c%1\u201d or a dealer who may "
                          "stop.")},
    ConflictText{
        OvertimeWithoutWinds,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "After this \u201c%1\u201d, \u201c%2\u201d leaves no round for overtime.")},
    ConflictText{RoundsBeyondOne,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d is more than the one round of \u201c%1\u201d.")},
    ConflictText{
        RoundsBeyondWinds,
        QT_TRANSLATE_NOOP("RuleConflictTexts", "\u201c%2\u201d is more than \u201c%1\u201d has winds for.")},
    ConflictText{AgariYameNeverStays,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "By \u201c%1\u201d the dealer never stays in the last round, so that "
                                   "\u201c%2\u201d changes nothing.")},
    ConflictText{
        TenpaiYameNeverStays,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "By \u201c%1\u201d a draw never keeps the dealer in the last round, so that "
                          "\u201c%2\u201d changes nothing.")},
    ConflictText{KanDoraWithoutDora,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d is on and \u201c%1\u201d is off: only kans turn "
                                   "indicators.")},
    ConflictText{KanDoraNeverTurned,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%1\u201d is on, but \u201c%2\u201d and the other kinds never turn "
                                   "an indicator.")},
    ConflictText{NagashiWinAndNoten,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%1\u201d says a win, but \u201c%2\u201d is off as if it were a "
                                   "draw.")},
    ConflictText{StartBelowRiichi,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "With these \u201c%1\u201d nobody has the \u201c%2\u201d at first.")},
    ConflictText{
        ThreePlayersChuurenMan,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "\u201c%2\u201d asks for tiles that are not in the set when \u201c%1\u201d is "
                          "three.")},
    ConflictText{YakibutaAndKaeshi,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%1\u201d changes nothing beside \u201c%2\u201d: every ron hands a "
                                   "marker on.")},
    ConflictText{ChipsNeverPaid,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%1\u201d changes nothing: neither \u201c%2\u201d nor any other "
                                   "option pays chips.")},
    ConflictText{HakuPocchiNeverWins,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%1\u201d win only where \u201c%2\u201d counts, and it is off.")},
    ConflictText{ThreePlayersSideBets,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "\u201c%2\u201d names the fourth seat, which is empty when \u201c%1\u201d "
                                   "is three.")},
};

constexpr const char *kNoEffect = QT_TRANSLATE_NOOP(
    "RuleConflictTexts", "\u201c%2\u201d changes nothing while \u201c%1\u201d is as it is.");

QString nameOf(std::string_view key) {
  const RuleField *field = findRuleField(key);
  return field == nullptr ? QString() : ruleName(*field);
}

}  // namespace

QString ruleConflictSentence(const RuleConflict &conflict) {
  const auto found = std::find_if(kTexts.begin(), kTexts.end(),
                                  [&conflict](const ConflictText &text) { return text.id == conflict.id; });
  const char *sentence = found == kTexts.end() ? kNoEffect : found->sentence;
  return QCoreApplication::translate("RuleConflictTexts", sentence)
      .arg(nameOf(conflict.first), nameOf(conflict.second));
}

}  // namespace janso
