// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/playernames.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include "library/librarysql.h"

namespace janso {

Result<std::vector<PlayerName>> playerNames(const LibraryIndex &index) {
  QSqlQuery rows(index.database());
  rows.setForwardOnly(true);
  if (!execute(rows, QStringLiteral("SELECT p.name, COUNT(DISTINCT s.id/4) FROM seat s JOIN player p ON "
                                    "p.id=s.player WHERE p.name<>'' GROUP BY p.id ORDER BY 2 DESC, 1")))
    return sqlFailure(index.database(), rows.lastError());
  std::vector<PlayerName> names;
  while (rows.next())
    names.push_back({rows.value(0).toString(), rows.value(1).toInt()});
  if (rows.lastError().isValid())
    return sqlFailure(index.database(), rows.lastError());
  return names;
}

}  // namespace janso
