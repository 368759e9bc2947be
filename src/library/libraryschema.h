// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tables of the index, and whether a file has them.
#pragma once

#include <QSqlDatabase>
#include <optional>

#include "rules/result.h"

namespace janso {

// Whether the file is no use as it is: damaged, or of another version. Any other failure may pass.
bool isUseless(const Error &failure);

// Makes the tables in a new file, looks at those of an old one. The database is open. `journalLeft`: there
// was a write-ahead log before it was opened; if it is nobody's, all of the file is checked.
std::optional<Error> prepareSchema(QSqlDatabase &database, bool journalLeft);

}  // namespace janso
