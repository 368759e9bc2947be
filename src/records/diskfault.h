// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the system refuses of a file or folder, for whatever reads or keeps one.
#pragma once

#include <QString>

#include "rules/result.h"

class QFileDevice;

namespace janso {

// In numbers of its own (FileFault and LibraryFault have others): readers give these beside theirs. Behind
// each: what Error::data holds.
enum class DiskFault {
  CannotRead = 301,  // the file, the system's words
  CannotReadIt,      // the system's words; the file is named beside it
  CannotWrite,       // the file, the system's words
  CannotMake,        // the folder
};

// Of the file that has just failed, by its errorString().
Error cannotRead(const QFileDevice &file);
// Likewise, for a sentence behind the name of the file.
Error cannotReadIt(const QFileDevice &file);
Error cannotWrite(const QFileDevice &file);
Error cannotMake(const QString &folder);

}  // namespace janso
