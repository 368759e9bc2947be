// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of a game file, unpacked when it is gzip.
#pragma once

#include <QByteArray>
#include <QString>

#include "rules/result.h"

namespace janso {

// No game record is larger; a file that unpacks to more is refused.
inline constexpr qint64 kMostFileBytes = 64 * 1024 * 1024;

// The error does not name the file.
Result<QByteArray> readFileBytes(const QString &path);
// As it is, or unpacked when it begins like gzip.
Result<QByteArray> unpacked(const QByteArray &bytes);

}  // namespace janso
