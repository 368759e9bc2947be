// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Files that are written as a whole.
//
// The new file is written beside the old one, flushed to disk, and takes its place only then: a program that
// is killed, or a full disk, leaves one of the two. All functions block until the disk is done; each can be
// called from any thread. A file that grows line by line is an OwnedFile.
#pragma once

#include <QIODevice>
#include <QString>
#include <optional>

#include "rules/result.h"

class QByteArray;
class QFileDevice;

namespace janso {

// A file of Janso's own data: a match, notes, approvals, progress. Creates its folder. Only the user can read
// it, whatever the permissions of the file that was there.
std::optional<Error> saveOwnFile(const QString &path, const QByteArray &bytes);

// A file whose name the user chose. Its folder must exist; its permissions are those of the file that was
// there, or the system's. A file whose folder cannot be written is overwritten in place, and so is a device.
std::optional<Error> saveFile(const QString &path, const QByteArray &bytes);

// Whether saveFile() could write to `path` now. Changes nothing.
std::optional<Error> checkSaveFile(const QString &path);

// Opens a file of Janso's own data that is not written as a whole. A file that is new is one that only the
// user can read.
bool openOwnFile(QFileDevice &file, QIODevice::OpenMode mode);

// Moves a file that cannot be read out of the way, so that the next one doesn't replace what is in it:
// appends ".damaged", or ".damaged-2" and so on. Returns the new path; empty = it could not be moved.
QString moveDamagedFile(const QString &path);

}  // namespace janso
