// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What goes wrong with a player, or is worth knowing of one: a code with what belongs to it.
//
// The sentences stand in one table (failure.cpp), in English; the window asks for them in its own language.
// They are parts of a sentence without the player's name, a capital letter or a full stop: "the program
// crashed".
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <functional>
#include <vector>

namespace janso {

// Behind each: what Failure::data holds, in this order. Lines are quoted and cut short; times are whole
// milliseconds.
enum class FailureCode : std::uint8_t {
  // --- What a program wrote ---
  UnaskedLine,         // the line
  EndlessLine,         // bytes
  EmptyLines,          // bytes
  BadReply,            // what is wrong with it, in English (mjai/replies.h)
  NoJson,              // the line
  NoType,              // the line
  OtherSeat,           // the seat it names, its own, the line
  ReplyWithoutChoice,  // the line
  HalfLine,            // time, the line
  // --- What it did not ---
  NoAnswer,       // time
  NoFirstAnswer,  // time
  // --- How it went ---
  Crashed,
  Ended,         // exit status
  Disconnected,  // it closed its connection
  CannotStart,   // the program, the system's words
  NoCommand,
  // --- How it joined ---
  NobodyJoined,  // time, address
  CannotListen,  // port, the system's words
  EndlessJoin,   // bytes
  NoJoin,        // the line
  OtherRoom,     // the room it wants, ours
  // --- Illegal actions and bots ---
  ProgramIllegal,
  PluginIllegal,
  PluginSilent,  // time
  PluginThrew,   // what
  PluginBroken,  // why it gives no bot, in English (game/pluginbots.h)
  BotThrew,      // what
  NotApproved,   // it came out of a file, and the user did not want it to be run
  // --- Worth knowing, while the player plays on ---
  SlowStart,      // time
  SlowThought,    // time
  Awaited,        // address at which a program is to join
  ScriptStrayed,  // the script of a set hand asks for what is not legal
};

struct Failure {
  enum class Before : std::uint8_t { Nothing, FirstAnswer, Joining };

  FailureCode code{};
  QStringList data = {};
  Before before = Before::Nothing;  // how early it was
  QString halfLine = {};            // it stopped within this line; empty = it did not

  bool operator==(const Failure &) const = default;
};

// An entry of the table: a text with places, and which of several that look alike.
struct FailurePhrase {
  const char *english;
  const char *meaning = nullptr;
};
// What another language makes of the table's English, and how it writes a number.
struct FailureLanguage {
  std::function<QString(const FailurePhrase &words)> words;
  std::function<QString(double number)> number;
};

// The beginning of what a program wrote, in quotation marks: data of a failure.
QString quotedLine(const QByteArray &line);

// In English, for logs and command lines; or in another language.
QString failureText(const Failure &failure);
QString failureText(const Failure &failure, const FailureLanguage &language);

// Every entry that FailureLanguage::words may be asked for.
std::vector<FailurePhrase> failurePhrases();

}  // namespace janso
