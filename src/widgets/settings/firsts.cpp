// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/firsts.h"

#include "widgets/settings/welcome.h"

namespace janso {

namespace {

const QString kDue = QStringLiteral("due");
const QString kDone = QStringLiteral("done");

Setting settingOf(First first) {
  switch (first) {
    case First::Win:
      return Setting::FirstWin;
    case First::Riichi:
      return Setting::FirstRiichi;
    case First::Yakuman:
      return Setting::FirstYakuman;
  }
  Q_UNREACHABLE();
}

}  // namespace

void expectFirsts(Settings &settings) {
  for (const First first : {First::Win, First::Riichi, First::Yakuman})
    settings.setValue(settingOf(first), kDue);
}

bool takeFirst(Settings &settings, First first) {
  if (settings.text(settingOf(first)) != kDue)
    return false;
  settings.setValue(settingOf(first), kDone);
  return true;
}

bool celebratesFirsts(const Settings &settings) {
  return experienceOf(settings) != Experience::Player;
}

}  // namespace janso
