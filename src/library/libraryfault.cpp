// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/libraryfault.h"

#include <array>
#include <utility>

#include "rules/fault.h"

namespace janso {
namespace {

constexpr std::array kLibraryFaults{
    FaultRow{
        LibraryFault::FolderForbids,
        {QT_TRANSLATE_NOOP("FaultTexts", "the file '%1' cannot be written: its folder does not let us")}},
    FaultRow{LibraryFault::FileBusy,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file '%1' is being changed by another program")}},
    FaultRow{LibraryFault::FileThere, {QT_TRANSLATE_NOOP("FaultTexts", "the file '%1' is there already")}},
    //: %1 here and below: the words of the database, in English
    FaultRow{LibraryFault::IndexFailed, {QT_TRANSLATE_NOOP("FaultTexts", "the library's index failed: %1")}},
    FaultRow{LibraryFault::IndexDamaged,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "the library's index failed: %1; it is begun anew when it is opened next")}},
    FaultRow{LibraryFault::IndexUnopened,
             {QT_TRANSLATE_NOOP("FaultTexts", "the library's index cannot be opened: %1")}},
    FaultRow{LibraryFault::IndexUseless,
             {QT_TRANSLATE_NOOP("FaultTexts", "the library's index is damaged: %1")}},
    FaultRow{LibraryFault::IndexForeign,
             {QT_TRANSLATE_NOOP("FaultTexts", "the library's index is of another version")}},
    FaultRow{LibraryFault::Unplayable,
             {QT_TRANSLATE_NOOP("FaultTexts", "the match in this journal cannot be played again")}},
    FaultRow{LibraryFault::NoMatch, {QT_TRANSLATE_NOOP("FaultTexts", "there is no match in it")}},
    FaultRow{LibraryFault::Threw, {QT_TRANSLATE_NOOP("FaultTexts", "it cannot be read: %1")}},
    FaultRow{LibraryFault::FileGone, {QT_TRANSLATE_NOOP("FaultTexts", "the file is no longer there")}},
    FaultRow{LibraryFault::MatchGone,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file no longer holds this match; import it again")}},
    FaultRow{LibraryFault::NotAnonymous,
             {QT_TRANSLATE_NOOP("FaultTexts", "the files as they are cannot be made anonymous")}},
    FaultRow{LibraryFault::NamedExchange,
             {QT_TRANSLATE_NOOP("FaultTexts", "suits are exchanged only in an anonymous export")}},
    FaultRow{LibraryFault::ExchangeOfThree,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "with three players the suits are not alike and cannot be exchanged")}},
    FaultRow{
        LibraryFault::ExchangeOfYaku,
        {QT_TRANSLATE_NOOP("FaultTexts", "its suits cannot be exchanged: a yaku of its rules knows them")}},
    FaultRow{LibraryFault::NotOfPositions,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "statistics are of matches, and cannot be asked for by a position")}},
};

}  // namespace

Error libraryFault(LibraryFault fault, std::vector<std::string> data) {
  return faultOf(kLibraryFaults, fault, std::move(data));
}

}  // namespace janso
