// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An external program's setup as JSON, and where its command leads.
#include "game/externalprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <array>
#include <string>

namespace janso {

namespace {

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
  return QProcess::splitCommand(program.command).value(0);
}

bool canBeStarted(const ExternalProgram &program) {
  const QString name = startedProgram(program);
  if (!name.contains(QLatin1Char('/')))
    return !name.isEmpty() && !QStandardPaths::findExecutable(name).isEmpty();
  const QFileInfo file(QDir(program.workingFolder), name);
  return file.isFile() && file.isExecutable();
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
    return Error{"'transport' is pipe or tcp, not '" + transport.left(40).toStdString() + "'"};
  program.transport = transport == QLatin1String("tcp") ? MjaiTransport::Tcp : MjaiTransport::Pipe;
  const QString framing = object.value(QStringLiteral("framing")).toString(QStringLiteral("line"));
  if (framing != QLatin1String("line") && framing != QLatin1String("batch"))
    return Error{"'framing' is line or batch, not '" + framing.left(40).toStdString() + "'"};
  program.framing = framing == QLatin1String("batch") ? MjaiFraming::Batch : MjaiFraming::Line;
  program.hints = object.value(QStringLiteral("hints")).toBool();
  if (!readNumber(object, "port", 0, 65535, program.port))
    return Error{"'port' is a number from 0 to 65535"};
  if (!readNumber(object, "start_ms", 1, ExternalProgram::kLongestMs, program.startMs) ||
      !readNumber(object, "reply_ms", 1, ExternalProgram::kLongestMs, program.replyMs))
    return Error{"'start_ms' and 'reply_ms' are milliseconds, from 1 to a day"};
  const QJsonObject environment = object.value(QStringLiteral("environment")).toObject();
  for (auto it = environment.begin(); it != environment.end(); ++it)
    program.environment.insert(it.key(), it.value().toString());
  return program;
}

}  // namespace janso
