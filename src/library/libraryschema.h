// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tables of the index, and the check whether a file has them.
#pragma once

#include <QSqlDatabase>
#include <optional>

#include "rules/result.h"

namespace janso {

// Whether the file is useless as it is: damaged, or from another version. Any other failure may be temporary.
bool isUnusable(const Error &failure);

// Creates the tables in a new file and checks those of an old one. The database must be open. `journalLeft`:
// a write-ahead log existed before it was opened. If no other connection uses that log, the whole file is
// checked.
std::optional<Error> prepareSchema(QSqlDatabase &database, bool journalLeft);

}  // namespace janso
