// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of texts for the failures of players.
#include "game/failure.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace janso {

namespace {

struct Row {
  FailureCode code;
  bool timed;  // the first of the data is shown as a span of time
  FailurePhrase words;
};

constexpr std::array kRows{
    Row{FailureCode::UnaskedLine,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program wrote an unexpected line: %1")}},
    Row{FailureCode::EndlessLine,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program wrote %1 bytes without a line break")}},
    Row{FailureCode::EmptyLines,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program wrote %1 bytes of empty lines")}},
    //: %1: what is wrong with a program's reply, in English
    Row{FailureCode::BadReply, false, QT_TRANSLATE_NOOP3("FailureTexts", "%1", "reply")},
    Row{FailureCode::NoJson,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program wrote something that is not JSON: %1")}},
    Row{FailureCode::NoType, false, {QT_TRANSLATE_NOOP("FailureTexts", "the reply has no type: %1")}},
    Row{FailureCode::OtherSeat,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the reply is for seat %1, but this is seat %2: %3")}},
    Row{FailureCode::ReplyWithoutChoice,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program had nothing to decide but replied %1")}},
    Row{FailureCode::HalfLine,
        true,
        //: %1: a span of time, %2: the line
        {QT_TRANSLATE_NOOP("FailureTexts", "the program wrote half a line, then nothing for %1: %2")}},
    Row{FailureCode::NoAnswer,
        true,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program did not answer for %1")}},
    Row{FailureCode::NoFirstAnswer,
        true,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program did not give its first answer within %1")}},
    Row{FailureCode::Crashed, false, {QT_TRANSLATE_NOOP("FailureTexts", "the program crashed")}},
    Row{FailureCode::Ended, false, {QT_TRANSLATE_NOOP("FailureTexts", "the program exited with status %1")}},
    Row{FailureCode::Disconnected,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program closed its connection")}},
    Row{FailureCode::CannotStart,
        false,
        //: %2: the system's own words
        {QT_TRANSLATE_NOOP("FailureTexts", "could not start the program '%1': %2")}},
    Row{FailureCode::NoCommand,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the command to start the program is missing")}},
    Row{FailureCode::NobodyJoined,
        true,
        //: %1: a span of time, %2: an address
        {QT_TRANSLATE_NOOP("FailureTexts", "no program joined at %2 within %1")}},
    Row{FailureCode::CannotListen,
        false,
        //: %2: the system's own words
        {QT_TRANSLATE_NOOP("FailureTexts", "could not listen on port %1 of this computer: %2")}},
    Row{FailureCode::EndlessJoin,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts",
                           "the program wrote %1 bytes without a line break instead of joining")}},
    Row{FailureCode::NoJoin,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program did not join, but wrote %1")}},
    Row{FailureCode::OtherRoom,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program tried to join the room '%1', but this is '%2'")}},
    Row{FailureCode::ProgramIllegal,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program played an illegal action")}},
    Row{FailureCode::PluginIllegal,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the plugin's bot played an illegal action")}},
    Row{FailureCode::PluginSilent,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the plugin's bot did not answer within %1 ms")}},
    Row{FailureCode::PluginThrew, false, {QT_TRANSLATE_NOOP("FailureTexts", "the plugin's bot failed (%1)")}},
    //: %1: why a plugin gives no bot, in English
    Row{FailureCode::PluginBroken, false, QT_TRANSLATE_NOOP3("FailureTexts", "%1", "plugin")},
    Row{FailureCode::BotThrew, false, {QT_TRANSLATE_NOOP("FailureTexts", "the bot failed (%1)")}},
    Row{FailureCode::NotApproved, false, {QT_TRANSLATE_NOOP("FailureTexts", "not approved to run")}},
    Row{FailureCode::SlowStart,
        true,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program has not answered for %1; it may be loading")}},
    Row{FailureCode::SlowThought,
        true,
        {QT_TRANSLATE_NOOP("FailureTexts", "the program is slow: it has been thinking for %1")}},
    Row{FailureCode::Awaited,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "waiting for a program to join at %1")}},
    Row{FailureCode::ScriptDiverged,
        false,
        {QT_TRANSLATE_NOOP("FailureTexts", "the script contains an illegal action")}},
};

// Around a failure: how early it was, or how far a line had come.
constexpr FailurePhrase kBeforeFirstAnswer{QT_TRANSLATE_NOOP("FailureTexts", "%1 before its first answer")};
constexpr FailurePhrase kBeforeJoining{QT_TRANSLATE_NOOP("FailureTexts", "%1 before it joined")};
constexpr FailurePhrase kWithinLine{QT_TRANSLATE_NOOP("FailureTexts", "%1 in the middle of a line: %2")};
//: A span of time
constexpr FailurePhrase kOneSecond{QT_TRANSLATE_NOOP("FailureTexts", "1 second")};
constexpr FailurePhrase kSeconds{QT_TRANSLATE_NOOP("FailureTexts", "%1 seconds")};

const Row &rowOf(FailureCode code) {
  const auto *row = std::find_if(kRows.begin(), kRows.end(), [code](const Row &r) { return r.code == code; });
  Q_ASSERT(row != kRows.end());
  return *row;
}

QString span(const QString &milliseconds, const FailureLanguage &language) {
  const int ms = milliseconds.toInt();
  return ms == 1000 ? language.words(kOneSecond) : language.words(kSeconds).arg(language.number(ms / 1000.0));
}

// In one pass: what a program wrote may look like a place for the next.
QString filled(const QString &text, const QStringList &data) {
  switch (data.size()) {
    case 0:
      return text;
    case 1:
      return text.arg(data[0]);
    case 2:
      return text.arg(data[0], data[1]);
    default:
      return text.arg(data[0], data[1], data[2]);
  }
}

QString english(const FailurePhrase &words) {
  return QString::fromUtf8(words.english);
}

}  // namespace

QString quotedLine(const QByteArray &line) {
  constexpr qsizetype kLength = 60;
  const QString text = QString::fromUtf8(line.left(kLength)).simplified();
  return QLatin1Char('\'') + text + (line.size() > kLength ? QStringLiteral("...'") : QStringLiteral("'"));
}

QString failureText(const Failure &failure) {
  return failureText(failure, {english, [](double number) { return QString::number(number); }});
}

QString failureText(const Failure &failure, const FailureLanguage &language) {
  const Row &row = rowOf(failure.code);
  QStringList data = failure.data;
  if (row.timed)
    data.front() = span(data.front(), language);
  QString text = filled(language.words(row.words), data);
  if (failure.before == Failure::Before::FirstAnswer)
    text = language.words(kBeforeFirstAnswer).arg(text);
  else if (failure.before == Failure::Before::Joining)
    text = language.words(kBeforeJoining).arg(text);
  return failure.halfLine.isEmpty() ? text : language.words(kWithinLine).arg(text, failure.halfLine);
}

std::vector<FailurePhrase> failurePhrases() {
  std::vector<FailurePhrase> all{kBeforeFirstAnswer, kBeforeJoining, kWithinLine, kOneSecond, kSeconds};
  for (const Row &row : kRows)
    all.push_back(row.words);
  return all;
}

}  // namespace janso
