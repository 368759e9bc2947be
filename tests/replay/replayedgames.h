// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games for the tests of replays.
#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

#include "support/conformance.h"

namespace janso::test {

inline QString ownRecord(const QString &name) {
  return QStringLiteral(JANSO_TEST_DATA "/records/") + name;
}

// Every record of our own that can be replayed.
inline QStringList ownRecords() {
  const QDir folder(QStringLiteral(JANSO_TEST_DATA "/records"));
  QStringList paths;
  for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
    paths << folder.filePath(name);
  return paths;
}

// `count` outside records, evenly out of all; empty where there are none.
inline QStringList outsideRecords(int count) {
  const QString root = conformancePath(QStringLiteral("games/mjlog"));
  if (root.isEmpty())
    return {};
  const QDir folder(root);
  const QStringList names = folder.entryList(QDir::Files, QDir::Name);
  QStringList paths;
  for (int i = 0; i < count && i < names.size(); ++i)
    paths << folder.filePath(names[i * names.size() / count]);
  return paths;
}

}  // namespace janso::test
