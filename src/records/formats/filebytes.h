// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of a game file, unpacked if it is gzip. The use of memory is limited, whatever the file
// contains.
#pragma once

#include <QByteArray>
#include <QString>

#include "rules/result.h"

namespace janso {

// The maximum size of a file, packed and unpacked. No game record is larger; larger files are rejected.
inline constexpr qint64 kMostFileBytes = 16 * 1024 * 1024;

// Reads a file without unpacking it. From sources without a size, such as a pipe or a device, it reads no
// more than the limit. `path` "-" is standard input. The error does not name the file; its code is a
// FileFault or a DiskFault.
Result<QByteArray> readFileBytes(const QString &path);
// Returns the bytes unchanged, or unpacked if they begin like gzip. Text marked as UTF-16 becomes UTF-8.
Result<QByteArray> unpacked(const QByteArray &bytes);
// Packs the bytes as gzip, without a name and a time.
QByteArray packed(const QByteArray &bytes);

}  // namespace janso
