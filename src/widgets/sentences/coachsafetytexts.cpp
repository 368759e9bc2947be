// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/coachsafetytexts.h"

#include <QCoreApplication>

#include "widgets/lexicon/teachmarkup.h"

namespace janso {

namespace {

struct CoachSafetyTexts {
  Q_DECLARE_TR_FUNCTIONS(CoachSafetyTexts)
};

}  // namespace

QString coachSafetyName(Safety safety) {
  switch (safety) {
    case Safety::Genbutsu:
      return CoachSafetyTexts::tr("genbutsu");
    case Safety::Passed:
      return CoachSafetyTexts::tr("passed");
    case Safety::SpentHonor:
      return CoachSafetyTexts::tr("last honor");
    case Safety::NoChance:
      return CoachSafetyTexts::tr("no chance");
    case Safety::Suji:
      return CoachSafetyTexts::tr("suji");
    case Safety::OneChance:
      return CoachSafetyTexts::tr("one chance");
    case Safety::HalfSuji:
      return CoachSafetyTexts::tr("half suji");
    case Safety::Live:
      break;
  }
  return {};
}

QString coachSafetyReason(const TileSafety &safety) {
  const QString by = kindsMarkup(safety.by);
  switch (safety.safety) {
    case Safety::Genbutsu:
      return CoachSafetyTexts::tr("%1 is [[genbutsu]], so they can't win on it").arg(by);
    case Safety::Passed:
      return CoachSafetyTexts::tr(
                 "%1 has passed since their hand last changed, so it's safe unless they skipped a win")
          .arg(by);
    case Safety::SpentHonor:
      return CoachSafetyTexts::tr("all other copies of %1 are visible, so only kokushi could wait on it")
          .arg(by);
    case Safety::NoChance:
      return CoachSafetyTexts::tr(
                 "[[kabe|no chance]]: all copies of %1 are visible, so a two-sided wait is impossible")
          .arg(by);
    case Safety::Suji:
      return CoachSafetyTexts::tr(
                 "[[suji]] of %1: safe against two-sided waits, but other waits are possible")
          .arg(by);
    case Safety::OneChance:
      return CoachSafetyTexts::tr("[[kabe|one chance]]: a two-sided wait would need the last unseen %1")
          .arg(by);
    case Safety::HalfSuji:
      return CoachSafetyTexts::tr("half [[suji]]: %1 rules out only one side").arg(by);
    case Safety::Live:
      break;
  }
  return CoachSafetyTexts::tr("no sign that it's safe");
}

}  // namespace janso
