// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/savebytes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include "widgets/controls/errorbox.h"

namespace janso {

namespace {

struct SavedWords {
  Q_DECLARE_TR_FUNCTIONS(PaperSheet)
};

}  // namespace

QString saveBytes(const QByteArray &bytes, const QString &path) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
    return {};
  return SavedWords::tr("Could not write %1: %2").arg(QDir::toNativeSeparators(path), file.errorString());
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
