// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/libraryfault.h"

#include <array>
#include <utility>

#include "rules/fault.h"

namespace janso {
namespace {

constexpr std::array kLibraryFaults{
    FaultRow{LibraryFault::FolderForbids,
             {QT_TRANSLATE_NOOP("FaultTexts", "could not write '%1': no permission to write in its folder")}},
    FaultRow{LibraryFault::FileBusy,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file '%1' is being changed by another program")}},
    FaultRow{LibraryFault::FileThere, {QT_TRANSLATE_NOOP("FaultTexts", "'%1' already exists")}},
    //: %1 here and below: the words of the database, in English
    FaultRow{LibraryFault::IndexFailed, {QT_TRANSLATE_NOOP("FaultTexts", "the library index failed: %1")}},
    FaultRow{
        LibraryFault::IndexDamaged,
        {QT_TRANSLATE_NOOP("FaultTexts",
                           "the library index failed: %1; it will be rebuilt the next time it is opened")}},
    FaultRow{LibraryFault::IndexUnopened,
             {QT_TRANSLATE_NOOP("FaultTexts", "could not open the library index: %1")}},
    FaultRow{LibraryFault::IndexUnusable,
             {QT_TRANSLATE_NOOP("FaultTexts", "the library index is damaged: %1")}},
    FaultRow{LibraryFault::IndexForeign,
             {QT_TRANSLATE_NOOP("FaultTexts", "the library index is from another version of Janso")}},
    FaultRow{LibraryFault::Unplayable,
             {QT_TRANSLATE_NOOP("FaultTexts", "this saved match could not be replayed")}},
    FaultRow{LibraryFault::NoMatch, {QT_TRANSLATE_NOOP("FaultTexts", "the file contains no matches")}},
    FaultRow{LibraryFault::Threw, {QT_TRANSLATE_NOOP("FaultTexts", "could not be read: %1")}},
    FaultRow{LibraryFault::FileGone, {QT_TRANSLATE_NOOP("FaultTexts", "the file no longer exists")}},
    FaultRow{LibraryFault::MatchGone,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file no longer contains this match; import it again")}},
    FaultRow{
        LibraryFault::NotAnonymous,
        {QT_TRANSLATE_NOOP("FaultTexts", "files exported in their original form cannot be made anonymous")}},
    FaultRow{LibraryFault::NamedExchange,
             {QT_TRANSLATE_NOOP("FaultTexts", "suits can only be swapped in an anonymous export")}},
    FaultRow{LibraryFault::ExchangeOfThree,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "the suits cannot be swapped in three-player matches, because man has only 1 and 9")}},
    FaultRow{
        LibraryFault::ExchangeOfYaku,
        {QT_TRANSLATE_NOOP(
            "FaultTexts",
            "the suits in this match cannot be swapped: its rules include a yaku that depends on them")}},
    FaultRow{LibraryFault::NotOfPositions,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "statistics cover whole matches and cannot be limited to positions")}},
};

}  // namespace

Error libraryFault(LibraryFault fault, std::vector<std::string> data) {
  return faultOf(kLibraryFaults, fault, std::move(data));
}

}  // namespace janso
