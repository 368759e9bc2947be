// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/outputfile.h"

#include <QFileInfo>
#include <optional>

#include "cli/command/command.h"
#include "records/savefile.h"

namespace janso::cli {

Result<bool> checkOutputFile(const QString &path) {
  if (QFileInfo(path).isDir())
    return wrong(Text::tr("could not write '%1': it is a folder").arg(path));
  if (std::optional<Error> error = checkSaveFile(path))
    return *std::move(error);
  return true;
}

Result<bool> writeOutputFile(const QString &path, const QByteArray &bytes) {
  if (std::optional<Error> error = saveFile(path, bytes))
    return *std::move(error);
  return true;
}

}  // namespace janso::cli
