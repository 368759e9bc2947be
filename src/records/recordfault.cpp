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
             {QT_TRANSLATE_NOOP("FaultTexts", "the file is larger than %1, no game is that long")}},
    FaultRow{FileFault::NoUtf16,
             {QT_TRANSLATE_NOOP("FaultTexts", "the file is marked as UTF-16, but is none")}},
    FaultRow{FileFault::NoMemory,
             {QT_TRANSLATE_NOOP("FaultTexts", "gzip data could not be unpacked: no memory")}},
    //: %1 here and below: a number
    FaultRow{FileFault::GzipCut,
             {QT_TRANSLATE_NOOP("FaultTexts", "the gzip data is cut off after %1 unpacked bytes")}},
    FaultRow{FileFault::GzipDamaged,
             {QT_TRANSLATE_NOOP("FaultTexts", "the gzip data is damaged after %1 unpacked bytes")}},
    FaultRow{
        FileFault::GzipTooLarge,
        {QT_TRANSLATE_NOOP("FaultTexts", "the gzip data unpacks to more than %1, no game is that long")}},
    FaultRow{FileFault::Empty, {QT_TRANSLATE_NOOP("FaultTexts", "the file is empty")}},
    FaultRow{FileFault::NoFormat,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "no game of a format that is known (mjlog, mjai, tenhou.net/6 JSON, paipu, journal)")}},
    FaultRow{FileFault::NoStart,
             {QT_TRANSLATE_NOOP("FaultTexts", "no game: there is no start_game and no start_kyoku")}},
    FaultRow{FileFault::NoInit, {QT_TRANSLATE_NOOP("FaultTexts", "no hand: there is no INIT tag")}},
    FaultRow{FileFault::NoLog, {QT_TRANSLATE_NOOP("FaultTexts", "there is no list `log` of hands")}},
    FaultRow{FileFault::NoHand, {QT_TRANSLATE_NOOP("FaultTexts", "the log has no hand")}},
    FaultRow{FileFault::NoObject, {QT_TRANSLATE_NOOP("FaultTexts", "no game: there is no object")}},
    //: %1: what is wrong with the first of them, in English
    FaultRow{FileFault::SomeBroken, {QT_TRANSLATE_NOOP("FaultTexts", "%1; %2 of %3 games are broken")}},
    FaultRow{FileFault::OtherVersion,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "a match that another version of Janso has kept, in a form that is not known here")}},
    FaultRow{
        FileFault::HiddenTiles,
        {QT_TRANSLATE_NOOP("FaultTexts", "written from one player's view: hidden tiles cannot be replayed")}},
    FaultRow{FileFault::OtherPlayers,
             {QT_TRANSLATE_NOOP("FaultTexts", "the rules given are for another number of players")}},
    FaultRow{FileFault::Threw, {QT_TRANSLATE_NOOP("FaultTexts", "it cannot be checked: %1")}},
};

constexpr std::array kRecordRemarks{
    FaultRow{RecordRemark::KeyUnread,
             {QT_TRANSLATE_NOOP("FaultTexts", "what the file says by %1 is not understood")}},
    FaultRow{RecordRemark::LobbyUnread,
             {QT_TRANSLATE_NOOP("FaultTexts", "the rules of its lobby (csrule) are not understood")}},
    FaultRow{
        RecordRemark::LobbyFlagsUnread,
        {QT_TRANSLATE_NOOP("FaultTexts", "the flags %1 and %2 of its lobby (csrule) are not understood")}},
    FaultRow{RecordRemark::LobbyUma,
             {QT_TRANSLATE_NOOP("FaultTexts",
                                "the uma of its lobby goes by the players above the return points as no "
                                "ruleset has it: final points are not compared")}},
    FaultRow{RecordRemark::LastLineCut,
             {QT_TRANSLATE_NOOP("FaultTexts", "the last line is cut off and was left out")}},
    //: %1: a hand as files of games name it, in English: "East 1"
    FaultRow{RecordRemark::HandLeftOut,
             {QT_TRANSLATE_NOOP("FaultTexts", "%1: there is no dora indicator, so this hand is left out")}},
    FaultRow{RecordRemark::WallsMade,
             {QT_TRANSLATE_NOOP(
                 "FaultTexts",
                 "the walls of %1 hands were made again from the seed %2, whose fingerprint is %3")}},
    FaultRow{
        RecordRemark::PlayedOn,
        {QT_TRANSLATE_NOOP("FaultTexts",
                           "it was played on from a place of another game: its first wall is that game's")}},
    FaultRow{RecordRemark::SmallUma, {QT_TRANSLATE_NOOP("FaultTexts", "final points with uma 10/5")}},
    FaultRow{RecordRemark::PointsNotRounded, {QT_TRANSLATE_NOOP("FaultTexts", "final points not rounded")}},
    FaultRow{RecordRemark::PointsHalvesUp,
             {QT_TRANSLATE_NOOP("FaultTexts", "final points with halves rounded up")}},
    FaultRow{RecordRemark::PointsPlain,
             {QT_TRANSLATE_NOOP("FaultTexts", "final points without uma and oka")}},
    FaultRow{RecordRemark::NoTenpaiStop,
             {QT_TRANSLATE_NOOP("FaultTexts", "no end by the dealer's tenpai in the last hand")}},
    FaultRow{RecordRemark::FuNotRounded, {QT_TRANSLATE_NOOP("FaultTexts", "fu not rounded up")}},
    FaultRow{
        RecordRemark::ResultsLeftOut,
        {QT_TRANSLATE_NOOP("FaultTexts", "results left out: checked up to the first that cannot be known")}},
};

}  // namespace

Error fileFault(FileFault fault, std::vector<std::string> data) {
  return faultOf(kFileFaults, fault, std::move(data));
}

Remark recordRemark(RecordRemark remark, std::vector<std::string> data) {
  return faultOf(kRecordRemarks, remark, std::move(data));
}

}  // namespace janso
