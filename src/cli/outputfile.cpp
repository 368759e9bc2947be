// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/outputfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "cli/command.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {

Result<bool> checkOutputFile(const QString &path) {
  const QFileInfo there(path);
  if (there.exists() && !there.isDir() && there.isWritable())
    return true;
  QSaveFile file(path);
  const bool opened = !there.isDir() && file.open(QIODevice::WriteOnly);
  if (!opened)
    return wrong(
        Text::tr("%1 cannot be written: %2")
            .arg(path, there.isDir() ? Text::tr("it is a folder") : systemWords(file.errorString())));
  file.cancelWriting();
  return true;
}

Result<bool> writeOutputFile(const QString &path, const QByteArray &bytes) {
  const auto failed = [&path](const QFileDevice &file) {
    return wrong(Text::tr("%1 cannot be written: %2").arg(path, systemWords(file.errorString())));
  };
  const QFileInfo there(path);
  if (there.exists() && !there.isFile()) {
    QFile device(path);
    if (!device.open(QIODevice::WriteOnly) || device.write(bytes) != bytes.size() || !device.flush())
      return failed(device);
    return true;
  }
  QSaveFile file(path);
  file.setDirectWriteFallback(true);  // a file may be writable where its folder is not
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    return failed(file);
  return true;
}

}  // namespace janso::cli
