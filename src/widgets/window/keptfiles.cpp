// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/keptfiles.h"

#include <QDir>
#include <QFileInfo>

#include "game/gamecontroller.h"

namespace janso {

QString besideMatches(const GameController &controller, const QString &name) {
  const QString matches = controller.journalFolder();
  return matches.isEmpty() ? QString() : QFileInfo(matches).dir().filePath(name);
}

QString keptLibrary(const GameController &controller) {
  return besideMatches(controller, QStringLiteral("library"));
}

QString keptReviews(const GameController &controller) {
  return besideMatches(controller, QStringLiteral("library/reviews"));
}

}  // namespace janso
