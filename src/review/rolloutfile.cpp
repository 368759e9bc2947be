// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/rolloutfile.h"

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonParseError>
#include <algorithm>
#include <optional>

#include "records/diskfault.h"
#include "records/savefile.h"
#include "review/rolloutjson.h"

namespace janso {
namespace {

QByteArray rolloutLine(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Result<std::vector<Rollout>> rolloutsIn(const QByteArray &bytes, const std::string &gameHash) {
  std::vector<Rollout> rollouts;
  const QList<QByteArray> lines = bytes.left(bytes.lastIndexOf('\n') + 1).split('\n');
  for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
    const std::string where = "line " + std::to_string(i + 1);
    QJsonParseError fault;
    const QJsonObject object = QJsonDocument::fromJson(lines[i], &fault).object();
    if (fault.error != QJsonParseError::NoError)
      return Error{where + ": not JSON"};
    if (i == 0) {
      const Result<std::string> game = rolloutHeadFromJson(object);
      if (!game)
        return game.error().in(where);
      if (*game != gameHash)
        return Error{where + ": the rollouts are for another game"};
      continue;
    }
    const Result<Rollout> rollout = rolloutFromJson(object);
    if (!rollout)
      return rollout.error().in(where);
    if (rollout->simulatedDealsVersion == kSimulatedDealsVersion)
      put(rollouts, *rollout);
  }
  return rollouts;
}

}  // namespace

QString rolloutFileName(const std::string &gameHash) {
  return QString::fromStdString(gameHash) + QStringLiteral(".rollouts");
}

bool isSameQuestion(const Rollout &a, const Rollout &b) {
  return a.hand == b.hand && a.answer == b.answer && a.plan.kind == b.plan.kind;
}

void put(std::vector<Rollout> &rollouts, const Rollout &rollout) {
  const auto there =
      std::ranges::find_if(rollouts, [&](const Rollout &one) { return isSameQuestion(one, rollout); });
  if (there == rollouts.end())
    rollouts.push_back(rollout);
  else
    *there = rollout;
}

Result<std::vector<Rollout>> readRollouts(const QString &path, const std::string &gameHash) {
  QFile file(path);
  if (!file.exists())
    return std::vector<Rollout>();
  if (!file.open(QIODevice::ReadOnly))
    return cannotRead(file);
  Result<std::vector<Rollout>> rollouts = rolloutsIn(file.readAll(), gameHash);
  if (!rollouts)
    return rollouts.error().in(path.toStdString());
  return rollouts;
}

Result<bool> keepRollout(const QString &path, const std::string &gameHash, const Rollout &rollout) {
  std::vector<Rollout> rollouts;
  if (Result<std::vector<Rollout>> there = readRollouts(path, gameHash))
    rollouts = std::move(there).value();
  put(rollouts, rollout);
  QByteArray text = rolloutLine(rolloutHeadJson(gameHash));
  for (const Rollout &one : rollouts)
    text += rolloutLine(toJson(one));
  if (std::optional<Error> error = saveOwnFile(path, text))
    return *std::move(error);
  return true;
}

}  // namespace janso
