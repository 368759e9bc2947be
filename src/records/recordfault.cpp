// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/recordfault.h"

#include <array>
#include <utility>

#include "rules/fault.h"

namespace janso {
namespace {

constexpr std::array kFileFaults{
    //: %1 here and below: "16 MiB"
    FaultRow{FileFault::TooLarge,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file is larger than %1; no game is that long")}},
    FaultRow{FileFault::NoUtf16,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file is marked as UTF-16, but is not valid UTF-16")}},
    FaultRow{FileFault::NoMemory,
             {QT_TRANSLATE_NOOP("FaultTexts", "could not unpack the gzip data: out of memory")}},
    //: %1 here and below: a number
    FaultRow{FileFault::GzipCut,
             {QT_TRANSLATE_NOOP("FaultTexts", "the gzip data is cut off after %1 unpacked bytes")}},
    FaultRow{FileFault::GzipDamaged,
             {QT_TRANSLATE_NOOP("FaultTexts", "the gzip data is damaged after %1 unpacked bytes")}},
    FaultRow{
        FileFault::GzipTooLarge,
        {QT_TRANSLATE_NOOP("FaultTexts", "the gzip data unpacks to more than %1; no game is that long")}},
    FaultRow{FileFault::Empty, {QT_TRANSLATE_NOOP("FaultTexts", "the file is empty")}},
    FaultRow{FileFault::NoFormat,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "not a supported game record (mjlog, mjai, tenhou.net/6 JSON, paipu, Janso match)")}},
    FaultRow{FileFault::NoStart,
             {QT_TRANSLATE_NOOP("FaultTexts", "not a game: it has no start_game and no start_kyoku")}},
    FaultRow{FileFault::NoInit, {QT_TRANSLATE_NOOP("FaultTexts", "no hands: there is no INIT tag")}},
    FaultRow{FileFault::NoLog, {QT_TRANSLATE_NOOP("FaultTexts", "the list of hands 'log' is missing")}},
    FaultRow{FileFault::NoHand, {QT_TRANSLATE_NOOP("FaultTexts", "the log contains no hands")}},
    FaultRow{FileFault::NoObject, {QT_TRANSLATE_NOOP("FaultTexts", "not a game: it contains no object")}},
    //: %1: what is wrong with the first of them, in English
    FaultRow{FileFault::SomeBroken, {QT_TRANSLATE_NOOP("FaultTexts", "%1; %2 of %3 games are broken")}},
    FaultRow{FileFault::OtherVersion,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "a match saved by another version of Janso, in a format that this version cannot read")}},
    FaultRow{FileFault::HiddenTiles,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "recorded from one player's view; hidden tiles cannot be replayed")}},
    FaultRow{FileFault::OtherPlayers,
             {QT_TRANSLATE_NOOP("FaultTexts", "the given rules are for a different number of players")}},
    FaultRow{FileFault::Threw, {QT_TRANSLATE_NOOP("FaultTexts", "could not be checked: %1")}},
};

constexpr std::array kRecordRemarks{
    FaultRow{RecordRemark::KeyUnread,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file contains an unknown entry, %1")}},
    FaultRow{RecordRemark::LobbyUnread,
             {QT_TRANSLATE_NOOP("FaultTexts", "the lobby has unknown rules (csrule)")}},
    FaultRow{
        RecordRemark::LobbyFlagsUnread,
        {QT_TRANSLATE_NOOP("FaultTexts", "the lobby's rules (csrule) contain the unknown flags %1 and %2")}},
    FaultRow{RecordRemark::LobbyUma,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "the lobby's uma depends on how many players are above the return points in "
                                "a way that no ruleset supports, so final points are not compared")}},
    FaultRow{RecordRemark::LastLineCut,
             {QT_TRANSLATE_NOOP("FaultTexts", "the last line is cut off and was skipped")}},
    //: %1: a hand as files of games name it, in English: "East 1"
    FaultRow{
        RecordRemark::HandLeftOut,
        {QT_TRANSLATE_NOOP("FaultTexts", "%1: the dora indicator is missing, so this hand was skipped")}},
    FaultRow{RecordRemark::WallsMade,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "the walls of %1 hands were regenerated from the seed %2, whose fingerprint is %3")}},
    FaultRow{RecordRemark::PlayedOn,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "this game was continued from a position in another game, so its first wall "
                                "comes from that game")}},
    FaultRow{RecordRemark::SmallUma, {QT_TRANSLATE_NOOP("FaultTexts", "final points with uma 10/5")}},
    FaultRow{RecordRemark::PointsNotRounded, {QT_TRANSLATE_NOOP("FaultTexts", "final points not rounded")}},
    FaultRow{RecordRemark::PointsHalvesUp,
             {QT_TRANSLATE_NOOP("FaultTexts", "final points with halves rounded up")}},
    FaultRow{RecordRemark::PointsPlain,
             {QT_TRANSLATE_NOOP("FaultTexts", "final points without uma and oka")}},
    FaultRow{RecordRemark::NoTenpaiStop,
             {QT_TRANSLATE_NOOP("FaultTexts", "no tenpai-yame for the dealer in the last hand")}},
    FaultRow{RecordRemark::FuNotRounded, {QT_TRANSLATE_NOOP("FaultTexts", "fu not rounded up")}},
    FaultRow{
        RecordRemark::ResultsLeftOut,
        {QT_TRANSLATE_NOOP("FaultTexts",
                           "results are missing; checked up to the first one that cannot be determined")}},
};

}  // namespace

Error fileFault(FileFault fault, std::vector<std::string> data) {
  return faultOf(kFileFaults, fault, std::move(data));
}

Remark recordRemark(RecordRemark remark, std::vector<std::string> data) {
  return faultOf(kRecordRemarks, remark, std::move(data));
}

}  // namespace janso
