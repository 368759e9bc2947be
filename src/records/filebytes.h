// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of a game file, unpacked when it is gzip. Whatever is read, memory stays bounded.
#pragma once

#include <QByteArray>
#include <QString>

#include "rules/result.h"

namespace janso {

// No game record is larger; a file that is, or unpacks to more, is refused.
inline constexpr qint64 kMostFileBytes = 16 * 1024 * 1024;

// As packed as it lies there. Of what has no size, as a pipe or a device, no more is read than the limit.
// `path` "-" is standard input. The error does not name the file; its code is a FileFault or a DiskFault.
Result<QByteArray> readFileBytes(const QString &path);
// As it is, or unpacked when it begins like gzip; text that is marked as UTF-16 becomes UTF-8.
Result<QByteArray> unpacked(const QByteArray &bytes);
// As gzip, with neither a name nor a time in it.
QByteArray packed(const QByteArray &bytes);

}  // namespace janso
