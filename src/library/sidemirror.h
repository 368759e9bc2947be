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

// Identifies the state of a file: two files with the same bytes have the same state.
QString stateOfFile(const QString &path);
bool isMirrored(const QSqlDatabase &database, const QString &path, const QString &state);

// For a file that is not copied: records that the index contains what it says.
std::optional<Error> noteMirrored(QSqlDatabase database, const QString &path, const QString &state);

// Each function replaces the previous copy, completely or not at all. The error is one sentence.
std::optional<Error> mirrorMatches(QSqlDatabase database, const SideFile &file, const QString &path,
                                   const QString &state);
std::optional<Error> mirrorPersons(QSqlDatabase database, const Persons &persons, const QString &path,
                                   const QString &state);
// Copies the hashes of matches and the paths of their reviews.
std::optional<Error> mirrorReviews(QSqlDatabase database, const QStringList &files, const QString &path,
                                   const QString &state);

}  // namespace janso
