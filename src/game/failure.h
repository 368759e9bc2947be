// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A failure of a player, or something that the user should know about one: a code and its data.
//
// The sentences are in one table (failure.cpp), in English; the window supplies its own language. They are
// parts of a sentence without the player's name, a capital letter or a full stop: "the program crashed".
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <functional>
#include <vector>

namespace janso {

// The comment behind each code lists the contents of Failure::data, in this order. Lines are quoted and
// truncated; times are whole milliseconds.
enum class FailureCode : std::uint8_t {
  // --- Wrong output of a program ---
  UnaskedLine,         // the line
  EndlessLine,         // number of bytes
  EmptyLines,          // number of bytes
  BadReply,            // what is wrong with the reply, in English (mjai/replies.h)
  NoJson,              // the line
  NoType,              // the line
  OtherSeat,           // the seat that it names, the seat that it plays, the line
  ReplyWithoutChoice,  // the line
  HalfLine,            // time, the line
  // --- Missing output ---
  NoAnswer,       // time
  NoFirstAnswer,  // time
  // --- End of a program ---
  Crashed,
  Ended,         // exit status
  Disconnected,  // the program closed its connection
  CannotStart,   // the program, the error text of the system
  NoCommand,
  // --- Joining ---
  NobodyJoined,  // time, address
  CannotListen,  // port, the error text of the system
  EndlessJoin,   // number of bytes
  NoJoin,        // the line
  OtherRoom,     // the room that it named, the room that is open
  // --- Illegal actions and bots ---
  ProgramIllegal,
  PluginIllegal,
  PluginSilent,  // time
  PluginThrew,   // text of the exception
  PluginBroken,  // why the plugin provides no bot, in English (game/pluginbots.h)
  BotThrew,      // text of the exception
  NotApproved,   // it comes from a file, and the user has not approved it
  // --- Notices: the player plays on ---
  SlowStart,       // time
  SlowThought,     // time
  Awaited,         // the address where a program can join
  ScriptDiverged,  // the script of a set hand contains an illegal action
};

struct Failure {
  enum class Before : std::uint8_t { Nothing, FirstAnswer, Joining };

  FailureCode code{};
  QStringList data = {};
  Before before = Before::Nothing;  // how early the player failed
  QString halfLine = {};            // the unfinished line at which the output stopped; empty = none

  bool operator==(const Failure &) const = default;
};

// An entry of the table: a text with placeholders, and a meaning that tells entries with the same text apart.
struct FailurePhrase {
  const char *english;
  const char *meaning = nullptr;
};
// Translates the English texts of the table and formats numbers.
struct FailureLanguage {
  std::function<QString(const FailurePhrase &words)> words;
  std::function<QString(double number)> number;
};

// Returns the beginning of a line that a program wrote, in quotation marks, for Failure::data.
QString quotedLine(const QByteArray &line);

// The text of a failure, in English for logs and command lines, or in another language.
QString failureText(const Failure &failure);
QString failureText(const Failure &failure, const FailureLanguage &language);

// Every entry that may be passed to FailureLanguage::words.
std::vector<FailurePhrase> failurePhrases();

}  // namespace janso
