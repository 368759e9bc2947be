// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Copies of the side files in the index, for the search.
#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <optional>

#include "library/persons.h"
#include "library/sidefile.h"
#include "rules/result.h"

namespace janso {

// What the copy was made of: two files with the same bytes are in the same state.
QString stateOfFile(const QString &path);
bool isMirrored(const QSqlDatabase &database, const QString &path, const QString &state);

// Of a file without a copy: what it says is in the index.
std::optional<Error> noteMirrored(QSqlDatabase database, const QString &path, const QString &state);

// Each puts the copy in place of the one before, all or nothing. The error is one sentence.
std::optional<Error> mirrorMatches(QSqlDatabase database, const SideFile &file, const QString &path,
                                   const QString &state);
std::optional<Error> mirrorPersons(QSqlDatabase database, const Persons &persons, const QString &path,
                                   const QString &state);
// Hashes of matches, and the files of their reviews.
std::optional<Error> mirrorReviews(QSqlDatabase database, const QStringList &files, const QString &path,
                                   const QString &state);

}  // namespace janso
