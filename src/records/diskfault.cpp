// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/diskfault.h"

#include <QFileDevice>
#include <array>

#include "rules/fault.h"

namespace janso {
namespace {

constexpr std::array kDiskFaults{
    //: %1: a file, %2: the system's words
    FaultRow{DiskFault::CannotRead, {QT_TRANSLATE_NOOP("FaultTexts", "could not read '%1': %2"), true}},
    //: %1: the system's words
    FaultRow{DiskFault::CannotReadIt, {QT_TRANSLATE_NOOP("FaultTexts", "could not read the file: %1"), true}},
    //: %1: a file, %2: the system's words
    FaultRow{DiskFault::CannotWrite, {QT_TRANSLATE_NOOP("FaultTexts", "could not write '%1': %2"), true}},
    FaultRow{DiskFault::CannotMake, {QT_TRANSLATE_NOOP("FaultTexts", "could not create the folder '%1'")}},
};

Error ofFile(DiskFault fault, const QFileDevice &file) {
  return faultOf(kDiskFaults, fault, {file.fileName().toStdString(), file.errorString().toStdString()});
}

}  // namespace

Error cannotRead(const QFileDevice &file) {
  return ofFile(DiskFault::CannotRead, file);
}

Error cannotReadIt(const QFileDevice &file) {
  return faultOf(kDiskFaults, DiskFault::CannotReadIt, {file.errorString().toStdString()});
}

Error cannotWrite(const QFileDevice &file) {
  return ofFile(DiskFault::CannotWrite, file);
}

Error cannotMake(const QString &folder) {
  return faultOf(kDiskFaults, DiskFault::CannotMake, {folder.toStdString()});
}

}  // namespace janso
