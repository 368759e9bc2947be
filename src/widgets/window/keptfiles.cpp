// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/keptfiles.h"

#include <QDir>
#include <QFileInfo>

#include "game/gamecontroller.h"

namespace janso {

QString siblingPath(const GameController &controller, const QString &name) {
  const QString matches = controller.journalFolder();
  return matches.isEmpty() ? QString() : QFileInfo(matches).dir().filePath(name);
}

QString libraryFolderOf(const GameController &controller) {
  return siblingPath(controller, QStringLiteral("library"));
}

QString reviewsFolderOf(const GameController &controller) {
  return siblingPath(controller, QStringLiteral("library/reviews"));
}

}  // namespace janso
