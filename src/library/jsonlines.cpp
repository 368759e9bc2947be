// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/jsonlines.h"

#include <QFile>
#include <QJsonDocument>
#include <QLockFile>

#include "library/libraryfault.h"
#include "records/diskfault.h"
#include "records/savefile.h"

namespace janso {
namespace {

constexpr int kWaitForLock = 5000;  // milliseconds

}  // namespace

Result<JsonLines> JsonLines::read(const QString &path, const Judge &judge) {
  JsonLines lines;
  lines.m_path = path;
  QFile file(path);
  if (!file.exists())
    return lines;
  if (!file.open(QIODevice::ReadOnly))
    return cannotRead(file);
  int number = 0;
  for (const QByteArray &line : file.readAll().split('\n')) {
    ++number;
    if (line.trimmed().isEmpty())
      continue;
    QJsonParseError wrong;
    const QJsonDocument document = QJsonDocument::fromJson(line, &wrong);
    std::optional<std::string> problem;
    if (!document.isObject())
      problem = wrong.error == QJsonParseError::NoError ? "not a JSON object"
                                                        : "not JSON: " + wrong.errorString().toStdString();
    else
      problem = judge(document.object());
    if (!problem) {
      lines.m_objects.push_back(document.object());
      continue;
    }
    lines.m_kept.push_back(line);
    lines.m_problems.push_back("'" + path.toStdString() + "', line " + std::to_string(number) + ": " +
                               *problem + "; the line was left unchanged");
  }
  return lines;
}

std::optional<Error> JsonLines::write(const std::vector<QJsonObject> &objects) const {
  QByteArray text;
  for (const QJsonObject &object : objects)
    text += QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
  for (const QByteArray &line : m_kept)
    text += line + '\n';
  return saveOwnFile(m_path, text);
}

std::optional<Error> whileLocked(const QString &path, const std::function<std::optional<Error>()> &change) {
  QLockFile lock(path + QStringLiteral(".lock"));
  if (lock.tryLock(kWaitForLock))
    return change();
  if (lock.error() == QLockFile::LockFailedError)
    return libraryFault(LibraryFault::FileBusy, {path.toStdString()});
  return libraryFault(LibraryFault::FolderForbids, {path.toStdString()});
}

}  // namespace janso
