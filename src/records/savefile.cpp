// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/savefile.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "records/diskfault.h"

namespace janso {

namespace {

constexpr QFileDevice::Permissions kOnlyTheUser = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

bool isDevice(const QFileInfo &there) {
  return there.exists() && !there.isFile() && !there.isDir();
}

std::optional<Error> writeDevice(const QString &path, const QByteArray &bytes) {
  QFile device(path);
  if (device.open(QIODevice::WriteOnly) && device.write(bytes) == bytes.size() && device.flush())
    return std::nullopt;
  return cannotWrite(device);
}

}  // namespace

std::optional<Error> saveOwnFile(const QString &path, const QByteArray &bytes) {
  const QString folder = QFileInfo(path).absolutePath();
  if (!QDir().mkpath(folder))
    return cannotMake(folder);
  QSaveFile file(path);
  if (openOwnFile(file, QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
    return std::nullopt;
  return cannotWrite(file);
}

std::optional<Error> saveFile(const QString &path, const QByteArray &bytes) {
  if (isDevice(QFileInfo(path)))
    return writeDevice(path, bytes);
  QSaveFile file(path);
  file.setDirectWriteFallback(true);
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
    return std::nullopt;
  return cannotWrite(file);
}

std::optional<Error> checkSaveFile(const QString &path) {
  const QFileInfo there(path);
  if (there.exists() && !there.isDir() && there.isWritable())
    return std::nullopt;
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly))
    return cannotWrite(file);
  file.cancelWriting();
  return std::nullopt;
}

bool openOwnFile(QFileDevice &file, QIODevice::OpenMode mode) {
  // A file that is written as a whole is always new.
  const bool isNew = qobject_cast<QSaveFile *>(&file) != nullptr || !QFileInfo::exists(file.fileName());
  if (!file.open(mode))
    return false;
  if (isNew)
    file.setPermissions(kOnlyTheUser);  // where the file system knows none, there is nothing to restrict
  return true;
}

QString moveDamagedFile(const QString &path) {
  const QString base = path + QStringLiteral(".damaged");
  QString target = base;
  for (int number = 2; QFileInfo::exists(target); ++number)
    target = QStringLiteral("%1-%2").arg(base).arg(number);
  return QFile::rename(path, target) ? target : QString();
}

}  // namespace janso
