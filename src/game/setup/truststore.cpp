// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The file of approvals.
#include "game/setup/truststore.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include "records/savefile.h"

namespace janso {

namespace {

constexpr qint64 kLargestTrustFile = 4 << 20;
const QString kApproved = QStringLiteral("approved");

QString sumOfProgram(const ExternalProgram &program) {
  if (program.command.trimmed().isEmpty())
    return {};
  QJsonObject environment;
  for (auto it = program.environment.begin(); it != program.environment.end(); ++it)
    environment.insert(it.key(), it.value());
  // Keys of a JSON object are sorted: the same content has the same bytes.
  const QJsonObject object{{QStringLiteral("command"), program.command},
                           {QStringLiteral("folder"), program.workingFolder},
                           {QStringLiteral("environment"), environment}};
  const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact);
  return QStringLiteral("program ") +
         QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString sumOfPlugin(const QString &path) {
  const QFileInfo info(path);
  QFile file(info.absoluteFilePath());
  if (!info.isFile() || !file.open(QIODevice::ReadOnly))
    return {};
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(info.absoluteFilePath().toUtf8());
  hash.addData(QByteArray(1, '\0'));
  if (!hash.addData(&file))
    return {};
  return QStringLiteral("plugin ") + QString::fromLatin1(hash.result().toHex());
}

// Empty: nothing of others is run for it.
QString sumOf(const SeatSetup &seat) {
  switch (seat.kind) {
    case PlayerKind::External:
      return sumOfProgram(seat.program);
    case PlayerKind::Plugin:
      return sumOfPlugin(seat.pluginPath);
    case PlayerKind::Human:
    case PlayerKind::Bot:
      break;
  }
  return {};
}

SeatSetup seatOf(const Opponent &opponent) {
  SeatSetup seat;
  takeSeat(opponent, seat);
  return seat;
}

QSet<QString> readApproved(const QString &path) {
  QFile file(path);
  QSet<QString> approved;
  if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestTrustFile)
    return approved;
  const QJsonArray sums = QJsonDocument::fromJson(file.readAll()).object().value(kApproved).toArray();
  for (const QJsonValue &sum : sums)
    approved.insert(sum.toString());
  return approved;
}

bool writeApproved(const QString &path, const QSet<QString> &approved) {
  QStringList sums(approved.begin(), approved.end());
  sums.sort();
  const QByteArray bytes = QJsonDocument(QJsonObject{{kApproved, QJsonArray::fromStringList(sums)}}).toJson();
  return !saveOwnFile(path, bytes);
}

}  // namespace

bool TrustStore::trusts(const SeatSetup &seat) const {
  const QString sum = sumOf(seat);
  return sum.isEmpty() || readApproved(m_file).contains(sum);
}

bool TrustStore::trusts(const Opponent &opponent) const {
  return trusts(seatOf(opponent));
}

QList<int> TrustStore::unapproved(const MatchSetup &setup) const {
  QList<int> seats;
  for (int seat = 0; seat < setup.rules.players; ++seat) {
    if (!trusts(setup.seats[static_cast<std::size_t>(seat)]))
      seats << seat;
  }
  return seats;
}

bool TrustStore::approve(const SeatSetup &seat) const {
  const QString sum = sumOf(seat);
  if (sum.isEmpty())
    return true;
  QSet<QString> approved = readApproved(m_file);
  if (approved.contains(sum))
    return true;
  approved.insert(sum);
  return writeApproved(m_file, approved);
}

bool TrustStore::approve(const Opponent &opponent) const {
  return approve(seatOf(opponent));
}

bool runsTheSame(const Opponent &one, const Opponent &other) {
  return sumOf(seatOf(one)) == sumOf(seatOf(other));
}

}  // namespace janso
