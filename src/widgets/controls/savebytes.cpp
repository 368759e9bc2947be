// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/savebytes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <optional>

#include "records/savefile.h"
#include "widgets/controls/errorbox.h"

namespace janso {

namespace {

struct SavedWords {
  Q_DECLARE_TR_FUNCTIONS(PaperSheet)
};

}  // namespace

QString saveBytes(const QByteArray &bytes, const QString &path) {
  const std::optional<Error> error = saveFile(path, bytes);
  if (!error)
    return {};
  return SavedWords::tr("Could not write %1: %2")
      .arg(QDir::toNativeSeparators(path), QString::fromStdString(error->data.back()));
}

void saveBytesFrom(QWidget &window, const QString &title, const QByteArray &bytes, const SavedKind &kind) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  QString path = QFileDialog::getSaveFileName(&window, title, QDir(folder).filePath(kind.name + kind.suffix),
                                              kind.filter);
  if (path.isEmpty())
    return;
  if (QFileInfo(path).suffix().isEmpty())
    path += kind.suffix;
  showError(&window, saveBytes(bytes, path));
}

}  // namespace janso
