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
    case Safety::WentBy:
      return CoachSafetyTexts::tr("went by");
    case Safety::SpentHonour:
      return CoachSafetyTexts::tr("last honour");
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
      return CoachSafetyTexts::tr("%1 is [[genbutsu]]: it cannot be won on").arg(by);
    case Safety::WentBy:
      return CoachSafetyTexts::tr(
                 "%1 went by since that hand last changed: it waits for none, unless it let a win go")
          .arg(by);
    case Safety::SpentHonour:
      return CoachSafetyTexts::tr("all other %1 are in sight: only thirteen orphans could wait for it")
          .arg(by);
    case Safety::NoChance:
      return CoachSafetyTexts::tr("[[kabe|no chance]]: every %1 is in sight, so no two-sided wait is left")
          .arg(by);
    case Safety::Suji:
      return CoachSafetyTexts::tr("[[suji]] of %1: no two-sided wait, but others are possible").arg(by);
    case Safety::OneChance:
      return CoachSafetyTexts::tr("[[kabe|one chance]]: a two-sided wait would need the last unseen %1")
          .arg(by);
    case Safety::HalfSuji:
      return CoachSafetyTexts::tr("half [[suji]]: %1 closes one side only").arg(by);
    case Safety::Live:
      break;
  }
  return CoachSafetyTexts::tr("nothing speaks against a wait for it");
}

}  // namespace janso
