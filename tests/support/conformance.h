// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where the outside test data lies, if it is there at all.
//
// The folder is the environment variable JANSO_CONFORMANCE, else the one beside the checkout. Tests that need
// it skip with a sentence when it is absent and rely on our own cases in tests/data.
#pragma once

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <functional>

namespace janso::test {

// Empty when there is no such folder.
inline QString conformanceFolder() {
  const QString fromEnvironment = qEnvironmentVariable("JANSO_CONFORMANCE");
  const QDir folder(fromEnvironment.isEmpty() ? QStringLiteral(JANSO_CONFORMANCE_DEFAULT) : fromEnvironment);
  return folder.exists() ? folder.canonicalPath() : QString();
}

// Path of a file or folder in it; empty when it is not there.
inline QString conformancePath(const QString &relative) {
  const QString root = conformanceFolder();
  if (root.isEmpty() || !QFileInfo::exists(root + QLatin1Char('/') + relative))
    return {};
  return root + QLatin1Char('/') + relative;
}

// Calls `use` with every object of a JSON-lines file; gives the number of lines used, -1 when the file cannot
// be read.
inline int forEachJsonLine(const QString &path, const std::function<void(const QJsonObject &)> &use) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
    return -1;
  int count = 0;
  while (!file.atEnd()) {
    const QByteArray line = file.readLine().trimmed();
    if (line.isEmpty())
      continue;
    use(QJsonDocument::fromJson(line).object());
    ++count;
  }
  return count;
}

}  // namespace janso::test

// For the start of a test function that needs `relative`.
#define JANSO_NEED_CONFORMANCE(relative)                                                                 \
  if (janso::test::conformancePath(QStringLiteral(relative)).isEmpty())                                  \
  QSKIP(                                                                                                 \
      "outside test data is not there (JANSO_CONFORMANCE or ../shared/conformance): only our own cases " \
      "ran")
