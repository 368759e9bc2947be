// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Errors of the system when it reads or writes a file or creates a folder.
#pragma once

#include <QString>

#include "rules/result.h"

class QFileDevice;

namespace janso {

// The codes differ from those of FileFault and LibraryFault, because a function can return any of them. The
// comment behind each code lists the contents of Error::data.
enum class DiskFault {
  CannotRead = 301,  // the file, the error text of the system
  CannotReadIt,      // the error text of the system; the caller names the file
  CannotWrite,       // the file, the error text of the system
  CannotMake,        // the folder
};

// The error for a file whose last operation has just failed. Its text comes from errorString().
Error cannotRead(const QFileDevice &file);
// The same, for a sentence that follows the name of the file.
Error cannotReadIt(const QFileDevice &file);
Error cannotWrite(const QFileDevice &file);
Error cannotMake(const QString &folder);

}  // namespace janso
