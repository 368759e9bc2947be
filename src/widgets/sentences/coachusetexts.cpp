// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/coachusetexts.h"

#include <QCoreApplication>
#include <QStringList>

namespace janso {

namespace {

struct CoachUseTexts {
  Q_DECLARE_TR_FUNCTIONS(CoachUseTexts)
};

}  // namespace

QString coachLevelName(CoachLevel level) {
  switch (level) {
    case CoachLevel::Gentle:
      return CoachUseTexts::tr("Gentle");
    case CoachLevel::Full:
      return CoachUseTexts::tr("Full");
    case CoachLevel::Off:
      break;
  }
  return CoachUseTexts::tr("Off");
}

QString coachLevelTip(CoachLevel level) {
  switch (level) {
    case CoachLevel::Gentle:
      return CoachUseTexts::tr(
          "Gentle coach: warns you about furiten, hands without yaku and unnecessary risks.");
    case CoachLevel::Full:
      return CoachUseTexts::tr(
          "Full coach: shows what the strongest bot would do at every decision, and why.");
    case CoachLevel::Off:
      break;
  }
  return CoachUseTexts::tr("Coach off. You can still ask for a hint.");
}

QString coachPlainTip(CoachLevel level) {
  return level == CoachLevel::Gentle
             ? CoachUseTexts::tr(
                   "Your coach is watching and warns you about risky discards and hands that can't win.")
             : coachLevelTip(level);
}

QString coachUseText(const CoachUse &use) {
  QStringList levels;
  for (const CoachLevel each : use.levels)
    levels << coachLevelName(each).toLower();
  if (levels.isEmpty())
    levels << coachLevelName(CoachLevel::Off).toLower();
  //: Between levels of the coach in the order in which they were used
  QString used = CoachUseTexts::tr("Coach: %1").arg(levels.join(CoachUseTexts::tr(", then ")));
  const auto add = [&used](const QString &more) {
    //: Levels of the coach, then how many hints, then how often danger was looked at
    used = CoachUseTexts::tr("%1; %2").arg(used, more);
  };
  if (use.hints > 0)
    add(CoachUseTexts::tr("%n hint(s)", nullptr, use.hints));
  if (use.dangers > 0)
    add(CoachUseTexts::tr("danger shown for %n decision(s)", nullptr, use.dangers));
  return used;
}

}  // namespace janso
