// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/outputfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "cli/command.h"
#include "records/diskfault.h"

namespace janso::cli {

Result<bool> checkOutputFile(const QString &path) {
  const QFileInfo there(path);
  if (there.exists() && !there.isDir() && there.isWritable())
    return true;
  if (there.isDir())
    return wrong(Text::tr("could not write '%1': it is a folder").arg(path));
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly))
    return cannotWrite(file);
  file.cancelWriting();
  return true;
}

Result<bool> writeOutputFile(const QString &path, const QByteArray &bytes) {
  const QFileInfo there(path);
  if (there.exists() && !there.isFile()) {
    QFile device(path);
    if (!device.open(QIODevice::WriteOnly) || device.write(bytes) != bytes.size() || !device.flush())
      return cannotWrite(device);
    return true;
  }
  QSaveFile file(path);
  file.setDirectWriteFallback(true);  // a file may be writable where its folder is not
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    return cannotWrite(file);
  return true;
}

}  // namespace janso::cli
