// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/welcome.h"

namespace janso {

namespace {

const QString kUnknown = QStringLiteral("unknown");
const QString kDue = QStringLiteral("due");
const QString kDone = QStringLiteral("done");

bool hasPlayed(const Settings &settings) {
  return settings.isChosen(Setting::LastMatch) || settings.isChosen(Setting::PlayedSeeds);
}

}  // namespace

void lookBack(Settings &settings, bool hasMatches) {
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
    settings.setValue(Setting::FirstWin, kDue);
  if (welcome != kDone)
    settings.setValue(Setting::Welcome, played ? kDone : kDue);
}

bool hasLookedBack(const Settings &settings) {
  return settings.text(Setting::Welcome) != kUnknown;
}

bool isWelcomeDue(const Settings &settings) {
  return settings.text(Setting::Welcome) == kDue;
}

void endWelcome(Settings &settings) {
  settings.setValue(Setting::Welcome, kDone);
}

bool takeFirstWin(Settings &settings) {
  if (settings.text(Setting::FirstWin) != kDue)
    return false;
  settings.setValue(Setting::FirstWin, kDone);
  return true;
}

Experience experienceOf(const Settings &settings) {
  const QStringList &choices = Settings::info(Setting::Experience).choices;
  return static_cast<Experience>(choices.indexOf(settings.text(Setting::Experience)));
}

void setExperience(Settings &settings, Experience experience) {
  const QStringList &choices = Settings::info(Setting::Experience).choices;
  settings.setValue(Setting::Experience, choices[static_cast<int>(experience)]);
  if (experience == Experience::Unsaid)
    return;
  const bool plays = experience == Experience::Player;
  settings.setValue(Setting::Coach, plays ? QStringLiteral("off") : QStringLiteral("gentle"));
  settings.setValue(Setting::FirstTurns, !plays);
}

}  // namespace janso
