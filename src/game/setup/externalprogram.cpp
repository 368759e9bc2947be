// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// External programs as JSON, and the check whether a command can be started.
#include "game/setup/externalprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <array>
#include <string>

#include "game/setup/commandwords.h"

namespace janso {

namespace {

struct Runner {
  const char *suffix;
  const char *program;
};
constexpr std::array kRunners{Runner{"py", "python3"}, Runner{"js", "node"}, Runner{"mjs", "node"},
                              Runner{"rb", "ruby"}, Runner{"jar", "java -jar"}};

// An integer within bounds, or what stands there already.
bool readNumber(const QJsonObject &object, const char *key, int low, int high, int &target) {
  const QJsonValue value = object.value(QLatin1String(key));
  if (value.isUndefined())
    return true;
  const int number = value.toInt(low - 1);
  if (number < low || number > high)
    return false;
  target = number;
  return true;
}

}  // namespace

QString startedProgram(const ExternalProgram &program) {
  const Result<QStringList> words = commandWords(program.command);
  return words ? words->value(0) : QString();
}

CommandFault commandFault(const ExternalProgram &program) {
  const Result<QStringList> words = commandWords(program.command);
  if (!words)
    return CommandFault::OpenQuote;
  const QString name = words->value(0);
  if (name.isEmpty())
    return CommandFault::NoCommand;
  if (!name.contains(QLatin1Char('/')))
    return QStandardPaths::findExecutable(name).isEmpty() ? CommandFault::NotThere : CommandFault::None;
  const QFileInfo file(QDir(program.workingFolder), name);
  if (!file.exists())
    return CommandFault::NotThere;
  if (file.isDir())
    return CommandFault::IsFolder;
  return file.isExecutable() ? CommandFault::None : CommandFault::NotExecutable;
}

QString roomOf(const ExternalProgram &program) {
  if (!program.room.isEmpty())
    return program.room;
  const bool told = program.command.trimmed().isEmpty() || program.command.contains(QLatin1String("{url}")) ||
                    program.command.contains(QLatin1String("{room}"));
  if (!told)
    return QStringLiteral("default");
  constexpr int kLettersAndDigits = 36;
  return QString::number(QRandomGenerator::system()->generate64(), kLettersAndDigits);
}

QString commandFor(const QString &file) {
  const QFileInfo info(file);
  const QString suffix = info.suffix().toLower();
  for (const Runner &runner : kRunners) {
    if (suffix == QLatin1String(runner.suffix) && !info.isExecutable())
      return QLatin1String(runner.program) + QLatin1Char(' ') + commandWord(file);
  }
  return commandWord(file);
}

QJsonObject toJson(const ExternalProgram &program) {
  const ExternalProgram usual;
  QJsonObject object;
  if (!program.command.isEmpty())
    object.insert(QStringLiteral("command"), program.command);
  if (!program.workingFolder.isEmpty())
    object.insert(QStringLiteral("folder"), program.workingFolder);
  if (program.transport == MjaiTransport::Tcp)
    object.insert(QStringLiteral("transport"), QStringLiteral("tcp"));
  if (program.framing == MjaiFraming::Batch)
    object.insert(QStringLiteral("framing"), QStringLiteral("batch"));
  if (program.hints)
    object.insert(QStringLiteral("hints"), true);
  if (program.port != usual.port)
    object.insert(QStringLiteral("port"), program.port);
  if (!program.room.isEmpty())
    object.insert(QStringLiteral("room"), program.room);
  if (program.startMs != usual.startMs)
    object.insert(QStringLiteral("start_ms"), program.startMs);
  if (program.replyMs != usual.replyMs)
    object.insert(QStringLiteral("reply_ms"), program.replyMs);
  if (!program.environment.isEmpty()) {
    QJsonObject environment;
    for (auto it = program.environment.begin(); it != program.environment.end(); ++it)
      environment.insert(it.key(), it.value());
    object.insert(QStringLiteral("environment"), environment);
  }
  return object;
}

Result<ExternalProgram> externalProgramFromJson(const QJsonObject &object) {
  ExternalProgram program;
  program.command = object.value(QStringLiteral("command")).toString();
  program.workingFolder = object.value(QStringLiteral("folder")).toString();
  const QString transport = object.value(QStringLiteral("transport")).toString(QStringLiteral("pipe"));
  if (transport != QLatin1String("pipe") && transport != QLatin1String("tcp"))
    return Error{"'transport' must be pipe or tcp, not '" + transport.left(40).toStdString() + "'"};
  program.transport = transport == QLatin1String("tcp") ? MjaiTransport::Tcp : MjaiTransport::Pipe;
  const QString framing = object.value(QStringLiteral("framing")).toString(QStringLiteral("line"));
  if (framing != QLatin1String("line") && framing != QLatin1String("batch"))
    return Error{"'framing' must be line or batch, not '" + framing.left(40).toStdString() + "'"};
  program.framing = framing == QLatin1String("batch") ? MjaiFraming::Batch : MjaiFraming::Line;
  program.hints = object.value(QStringLiteral("hints")).toBool();
  program.room = object.value(QStringLiteral("room")).toString();
  if (!readNumber(object, "port", 0, 65535, program.port))
    return Error{"'port' must be a number from 0 to 65535"};
  if (!readNumber(object, "start_ms", 1, ExternalProgram::kLongestMs, program.startMs) ||
      !readNumber(object, "reply_ms", 1, ExternalProgram::kLongestMs, program.replyMs))
    return Error{"'start_ms' and 'reply_ms' must be milliseconds, from 1 to one day"};
  const QJsonObject environment = object.value(QStringLiteral("environment")).toObject();
  for (auto it = environment.begin(); it != environment.end(); ++it)
    program.environment.insert(it.key(), it.value().toString());
  return program;
}

}  // namespace janso
