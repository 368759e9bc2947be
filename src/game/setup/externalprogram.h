// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program that plays a seat: how to start it and which dialect of mjai it speaks.
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

#include "rules/result.h"

namespace janso {

enum class MjaiTransport {
  Pipe,  // standard input and output; the arguments contain the seat
  Tcp,   // the original dialect: the program connects to Janso and starts with hello and join
};

enum class MjaiFraming {
  Line,   // one object per line; the program answers every line with one line
  Batch,  // one list of events per line, up to the event that needs a decision; one reply per list
};

struct ExternalProgram {
  static constexpr int kLongestMs = 24 * 60 * 60 * 1000;  // maximum of startMs and replyMs; the minimum is 1

  // The program and its arguments, split by commandWords(). In every argument `{seat}` and `{id}` are
  // replaced by the seat, 0..3; with Tcp also `{port}`, `{host}`, `{room}` and `{url}`
  // (mjsonp://host:port/room) by the address where Janso listens. Empty with Tcp: the user starts the
  // program, and Janso only waits for it on `port`.
  QString command;
  QString workingFolder;  // empty = the current folder
  MjaiTransport transport = MjaiTransport::Pipe;
  MjaiFraming framing = MjaiFraming::Line;
  bool hints = false;  // send possible_actions and cannot_dahai (Tcp: always sent)
  int port = 0;        // Tcp: the port to listen on; 0 = any free port
  // Tcp: the room that a program must name when it joins. Empty = a random one for every match, or "default"
  // if the command contains neither {url} nor {room}.
  QString room;
  // For joining (Tcp), and for the first reply: a program may have to load a large model.
  int startMs = 30000;
  int replyMs = 10000;                 // for every later reply
  QMap<QString, QString> environment;  // added to Janso's own environment
  bool operator==(const ExternalProgram &) const = default;
};

// Reasons why a command cannot be started.
enum class CommandFault {
  None,
  NoCommand,
  OpenQuote,      // a quotation mark is not closed
  NotThere,       // the program does not exist
  NotExecutable,  // the file exists, but is not executable
  IsFolder,
};

// Returns the program of the command without its arguments; empty if there is no command or it cannot be
// parsed.
QString startedProgram(const ExternalProgram &program);
// Checks whether the command can be started. A name without a slash is searched for like any program; a
// relative path starts at the working folder, where the program will run.
CommandFault commandFault(const ExternalProgram &program);
// Returns the room that the program must name when it joins. If ExternalProgram::room is empty, each call
// returns a new random room.
QString roomOf(const ExternalProgram &program);

// Returns the command that starts a file: a script with the interpreter of its language, any other file
// directly. Quoted where necessary.
QString commandFor(const QString &file);

// The program as an object in match setups and in the list of opponents. Only values that differ from the
// default are written.
QJsonObject toJson(const ExternalProgram &program);
Result<ExternalProgram> externalProgramFromJson(const QJsonObject &object);

}  // namespace janso
