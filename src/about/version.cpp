// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "about/version.h"

#include <janso_commit.h>  // made by the build

namespace janso {

QString versionText() {
  return QStringLiteral(JANSO_VERSION);
}

QString commitText() {
  return QStringLiteral(JANSO_COMMIT);
}

QString versionLines(const QString &program) {
  QString head = program + QLatin1Char(' ') + versionText();
  if (!commitText().isEmpty())
    head += QStringLiteral(" (commit %1)").arg(commitText());
  return head + QStringLiteral("\nQt %1\n").arg(QLatin1String(qVersion()));
}

}  // namespace janso
