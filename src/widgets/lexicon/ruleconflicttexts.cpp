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
    ConflictText{ThreePlayersChi, QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” must be off when “%1” is 3.")},
    ConflictText{FourPlayersKita, QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” must be off when “%1” is 4.")},
    ConflictText{
        UmaNotZeroSum,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "The amounts in “%2” must add up to zero when “%1” is set to “By place”.")},
    ConflictText{UmaOfFourthOfThree,
                 QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” has an amount for 4th place, but “%1” is 3.")},
    ConflictText{NotenPoolNotShared,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "To be split evenly, “%2” must be a multiple of 600 points when “%1” is "
                                   "4, or of 200 points when it is 3.")},
    ConflictText{EndsAtStart,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "“%2” must be above “%1”, or the match ends after the first hand.")},
    ConflictText{OkaNotFromReturn,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "“%2” does not match the points that “%1” takes from all players, so the "
                                   "final scores do not add up to zero.")},
    ConflictText{UmaNotDescending,
                 QT_TRANSLATE_NOOP(
                     "RuleConflictTexts",
                     "“%2” gives a lower place more than a higher one, although “%1” is set to “By place”.")},
    ConflictText{RoundingOddReturn,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "“%1” is not a multiple of 1,000, so “%2” cannot give whole thousands.")},
    ConflictText{ThreePlayersRedMan,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "“%2” includes a red 5 man, which is not used when “%1” is 3.")},
    ConflictText{
        TargetBelowStart,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "“%2” is below “%1”, so every player has already reached it at the start.")},
    ConflictText{
        TargetOutOfReach,
        QT_TRANSLATE_NOOP(
            "RuleConflictTexts",
            "With these “%1”, the players do not have enough points in total for anyone to reach the “%2”.")},
    ConflictText{TargetAboveEnd, QT_TRANSLATE_NOOP("RuleConflictTexts",
                                                   "“%2” ends the match before anyone can reach the “%1”.")},
    ConflictText{TargetWithoutUse,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "“%2” has no effect without “%1” or a dealer who can end the match.")},
    ConflictText{
        OvertimeWithoutWinds,
        QT_TRANSLATE_NOOP("RuleConflictTexts", "With this “%1”, “%2” leaves no round for overtime.")},
    ConflictText{RoundsBeyondOne,
                 QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” is more than the one round that “%1” allows.")},
    ConflictText{RoundsBeyondWinds, QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” is more than “%1” allows.")},
    ConflictText{AgariYameNeverStays, QT_TRANSLATE_NOOP("RuleConflictTexts",
                                                        "With this setting for “%1”, the dealer never "
                                                        "repeats in the last round, so “%2” has no effect.")},
    ConflictText{TenpaiYameNeverStays,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "With this setting for “%1”, the dealer never repeats after a draw in the "
                                   "last round, so “%2” has no effect.")},
    ConflictText{
        KanDoraWithoutDora,
        QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” is on, but “%1” is off: only kans reveal indicators.")},
    ConflictText{
        KanDoraNeverTurned,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "“%1” is on, but “%2” and the options for the other kans are all set to “Never”.")},
    ConflictText{NagashiWinAndNoten, QT_TRANSLATE_NOOP("RuleConflictTexts",
                                                       "“%1” is set to “A win”, but “%2” is off, so noten "
                                                       "players still pay as they would after a draw.")},
    ConflictText{StartBelowRiichi, QT_TRANSLATE_NOOP("RuleConflictTexts",
                                                     "With these “%1”, nobody has the “%2” at the start.")},
    ConflictText{
        ThreePlayersChuurenMan,
        QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” requires tiles that are not used when “%1” is 3.")},
    ConflictText{
        YakibutaAndKaeshi,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "“%1” has no effect with this setting for “%2”: every ron passes a marker on.")},
    ConflictText{ChipsNeverPaid,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "“%1” has no effect: neither “%2” nor any other option pays chips.")},
    ConflictText{
        HakuPocchiNeverWins,
        QT_TRANSLATE_NOOP("RuleConflictTexts",
                          "“%1” has no effect: a marked dragon wins only with ippatsu, and “%2” is off.")},
    ConflictText{ThreePlayersSideBets,
                 QT_TRANSLATE_NOOP("RuleConflictTexts",
                                   "“%2” includes the fourth seat, which is empty when “%1” is 3.")},
};

constexpr const char *kNoEffect =
    QT_TRANSLATE_NOOP("RuleConflictTexts", "“%2” has no effect with this setting for “%1”.");

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
