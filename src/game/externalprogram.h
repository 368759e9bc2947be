// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program that plays a seat: how it is started, and which dialect of mjai it speaks.
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

#include "rules/result.h"

namespace janso {

enum class MjaiTransport {
  Pipe,  // its standard input and output; the seat stands in its arguments
  Tcp,   // the original dialect: it connects to us, hello and join come first
};

enum class MjaiFraming {
  Line,   // an object a line, each answered by one line
  Batch,  // a list of events a line, up to the one that gives a choice; one reply a list
};

struct ExternalProgram {
  static constexpr int kLongestMs = 24 * 60 * 60 * 1000;  // of startMs and replyMs; the least is 1

  // Program with arguments, parted by commandWords(). Replaced in every argument: `{seat}` and `{id}` by
  // 0..3; with Tcp `{port}`, `{host}`, `{room}` and `{url}` (mjsonp://host:port/room) by where we listen.
  // Empty with Tcp: the user starts the program, we only wait for it on `port`.
  QString command;
  QString workingFolder;  // empty = the current one
  MjaiTransport transport = MjaiTransport::Pipe;
  MjaiFraming framing = MjaiFraming::Line;
  bool hints = false;  // send possible_actions and cannot_dahai (Tcp: always sent)
  int port = 0;        // Tcp: to listen on; 0 = any that is free
  // Tcp: which a program must name when it joins. Empty: one that nobody can guess, another for every match;
  // but "default" for a command that is told neither {url} nor {room}.
  QString room;
  int startMs = 30000;  // to join (Tcp), and until the first reply: a program may have to load a large model
  int replyMs = 10000;  // for every further reply
  QMap<QString, QString> environment;  // added to ours
  bool operator==(const ExternalProgram &) const = default;
};

// Why a command cannot be started.
enum class CommandFault {
  None,
  NoCommand,
  OpenQuote,      // a quotation mark is not closed
  NotThere,       // there is no such program
  NotExecutable,  // it is a file, but may not be run
  IsFolder,
};

// The command without its arguments; empty = there is no command, or none that can be read.
QString startedProgram(const ExternalProgram &program);
// A name without a slash is looked for where programs are, a path from the working folder, where the program
// will run.
CommandFault commandFault(const ExternalProgram &program);
// What the program must name when it joins; of an empty `room` in ExternalProgram a new one with each call.
QString roomOf(const ExternalProgram &program);

// The command that starts a file: a script by its language's program, else the file itself. Quoted where it
// has to be.
QString commandFor(const QString &file);

// As an object of match setups and of the list of opponents; only what differs from the default is written.
QJsonObject toJson(const ExternalProgram &program);
Result<ExternalProgram> externalProgramFromJson(const QJsonObject &object);

}  // namespace janso
