// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/foundfiles.h"

#include <QDirIterator>
#include <QFileInfo>

#include "cli/command/command.h"

namespace janso::cli {

Result<QStringList> filesIn(const QStringList &paths) {
  QStringList files;
  for (const QString &path : paths) {
    const QFileInfo info(path);
    if (!info.exists())
      return wrong(Text::tr("there is no file or folder '%1'").arg(shown(path)));
    if (!info.isDir()) {
      files.push_back(path);
      continue;
    }
    QDirIterator it(path, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
      files.push_back(it.next());
  }
  files.sort();
  return files;
}

}  // namespace janso::cli
