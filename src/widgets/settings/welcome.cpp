// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/welcome.h"

#include <algorithm>
#include <array>

#include "widgets/settings/firsts.h"

namespace janso {

namespace {

const QString kUnknown = QStringLiteral("unknown");
const QString kDue = QStringLiteral("due");
const QString kDone = QStringLiteral("done");
constexpr int kFirstMatches = 3;
constexpr int kCountedMatches = 1000;

// In the order of Experience.
constexpr std::array<FirstMatches, 4> kAnswers{{
    {"", false, "club", 2, "", false},              // not answered: nothing is changed
    {"gentle", true, "weak", 0, "beginner", true},  // not yet
    {"gentle", true, "like", 1, "", false},         // a little
    {"off", false, "club", 2, "", false},           // yes
}};

QString rulesOf(Experience experience) {
  const QString rules = QString::fromLatin1(firstMatches(experience).ruleset);
  return rules.isEmpty() ? Settings::info(Setting::LastRuleset).fallback.toString() : rules;
}

// What the answer before has chosen is no choice of the user.
bool hasOwnRules(const Settings &settings) {
  const Experience answer = experienceOf(settings);
  return answer == Experience::NotAnswered ? settings.isChosen(Setting::LastRuleset)
                                           : settings.text(Setting::LastRuleset) != rulesOf(answer);
}

bool hasPlayed(const Settings &settings) {
  return settings.isChosen(Setting::LastMatch) || settings.isChosen(Setting::LastTogether) ||
         settings.isChosen(Setting::PlayedSeeds);
}

}  // namespace

void detectEarlierUse(Settings &settings, bool hasMatches) {
  const QString welcome = settings.text(Setting::Welcome);
  const bool played = hasMatches || hasPlayed(settings);
  // An earlier version drew no index marks unless they were asked for: its players know their tiles without,
  // and what to do with them.
  if (welcome == kUnknown && played) {
    for (const Setting id : {Setting::IndexMarks, Setting::FirstTurns}) {
      if (!settings.isChosen(id))
        settings.setValue(id, false);
    }
  }
  if (welcome == kUnknown && !played)
    expectFirsts(settings);
  if (welcome != kDone)
    settings.setValue(Setting::Welcome, played ? kDone : kDue);
}

bool hasDetectedEarlierUse(const Settings &settings) {
  return settings.text(Setting::Welcome) != kUnknown;
}

bool isWelcomeDue(const Settings &settings) {
  return settings.text(Setting::Welcome) == kDue;
}

void endWelcome(Settings &settings) {
  settings.setValue(Setting::Welcome, kDone);
}

void noteFinishedMatch(Settings &settings) {
  const int counted = std::min(settings.number(Setting::FinishedMatches) + 1, kCountedMatches);
  settings.setValue(Setting::FinishedMatches, counted);
}

bool isNewcomer(const Settings &settings) {
  return experienceOf(settings) == Experience::New &&
         settings.number(Setting::FinishedMatches) < kFirstMatches;
}

Experience experienceOf(const Settings &settings) {
  const QStringList &choices = Settings::info(Setting::Experience).choices;
  return static_cast<Experience>(choices.indexOf(settings.text(Setting::Experience)));
}

const FirstMatches &firstMatches(Experience experience) {
  return kAnswers[static_cast<std::size_t>(experience)];
}

void setExperience(Settings &settings, Experience experience) {
  const bool ownRules = hasOwnRules(settings);
  const bool startsOver = experience == Experience::New && experienceOf(settings) != experience;
  const QStringList &choices = Settings::info(Setting::Experience).choices;
  if (startsOver && settings.number(Setting::FinishedMatches) > 0)
    settings.setValue(Setting::FinishedMatches, 0);
  settings.setValue(Setting::Experience, choices[static_cast<int>(experience)]);
  if (experience == Experience::NotAnswered)
    return;
  const FirstMatches &first = firstMatches(experience);
  settings.setValue(Setting::Coach, QString::fromLatin1(first.coach));
  settings.setValue(Setting::FirstTurns, first.firstTurns);
  settings.setValue(Setting::YakuDockOpen, first.yakuList);
  if (const QString rules = rulesOf(experience); !ownRules && settings.text(Setting::LastRuleset) != rules)
    settings.setValue(Setting::LastRuleset, rules);
}

bool hasRulesOfAnswer(const Settings &settings) {
  return settings.text(Setting::LastRuleset) == rulesOf(experienceOf(settings));
}

QString opponentsWord(const Settings &settings) {
  const QString chosen = settings.text(Setting::Opponents);
  if (chosen != Settings::info(Setting::Opponents).choices.first())
    return chosen;
  const Experience experience = experienceOf(settings);
  if (experience == Experience::New && !isNewcomer(settings))
    return QStringLiteral("like");
  return QString::fromLatin1(firstMatches(experience).opponents);
}

}  // namespace janso
