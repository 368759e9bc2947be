// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// hello and join.
#include "game/mjailistener.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <utility>

#include "mjai/writer.h"

namespace janso {

namespace {

// Enough for any name; a program that says more has something else in mind.
constexpr qint64 kLongestJoin = 4096;

QString quoted(const QByteArray &line) {
  return QLatin1Char('\'') + QString::fromUtf8(line.left(60)).simplified() + QLatin1Char('\'');
}

}  // namespace

MjaiListener::MjaiListener(QObject *parent) : QObject(parent) {
  connect(&m_server, &QTcpServer::newConnection, this, &MjaiListener::onConnection);
}

Result<bool> MjaiListener::listen(int port) {
  if (m_server.listen(QHostAddress(QLatin1String(kHost)), static_cast<quint16>(port)))
    return true;
  return Error{"cannot listen on port " + std::to_string(port) +
               " of this machine: " + m_server.errorString().toStdString()};
}

QString MjaiListener::url() const {
  return QStringLiteral("mjsonp://%1:%2/%3").arg(QLatin1String(kHost)).arg(port()).arg(QLatin1String(kRoom));
}

void MjaiListener::onConnection() {
  while (QTcpSocket *socket = m_server.nextPendingConnection()) {
    if (m_socket != nullptr) {
      socket->abort();
      socket->deleteLater();
      continue;
    }
    m_socket = socket;
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket, &QTcpSocket::readyRead, this, &MjaiListener::onReadyRead);
    connect(m_socket, &QTcpSocket::disconnected, this, &MjaiListener::onDisconnected);
    m_socket->write(toMjaiLine({{QStringLiteral("type"), QStringLiteral("hello")},
                                {QStringLiteral("protocol"), QStringLiteral("mjsonp")},
                                {QStringLiteral("protocol_version"), 3}}));
  }
  if (m_socket != nullptr)
    m_server.close();
}

void MjaiListener::onReadyRead() {
  if (m_settled)
    return;
  if (!m_socket->canReadLine()) {
    if (m_socket->bytesAvailable() > kLongestJoin)
      refuse(QStringLiteral("the program wrote %1 bytes without an end of line instead of joining")
                 .arg(m_socket->bytesAvailable()));
    return;
  }
  const QByteArray line = m_socket->readLine().trimmed();
  const QJsonObject join = QJsonDocument::fromJson(line).object();
  if (join.value(QLatin1String("type")).toString() != QLatin1String("join")) {
    refuse(QStringLiteral("the program did not join, but said ") + quoted(line));
    return;
  }
  const QString room = join.value(QLatin1String("room")).toString();
  if (room != QLatin1String(kRoom)) {
    refuse(QStringLiteral("the program wants to join the room '%1', but this is '%2'")
               .arg(room.left(40), QLatin1String(kRoom)));
    return;
  }
  m_settled = true;
  m_socket->disconnect(this);
  Q_EMIT joined(m_socket, join.value(QLatin1String("name")).toString());
}

void MjaiListener::onDisconnected() {
  if (std::exchange(m_settled, true))
    return;
  Q_EMIT left();
}

void MjaiListener::refuse(const QString &reason) {
  m_settled = true;
  sayError(reason);
  Q_EMIT refused(reason);
}

void MjaiListener::sayError(const QString &reason) {
  if (m_socket == nullptr || m_socket->state() != QAbstractSocket::ConnectedState)
    return;
  m_socket->write(
      toMjaiLine({{QStringLiteral("type"), QStringLiteral("error")}, {QStringLiteral("message"), reason}}));
  m_socket->flush();
  m_socket->disconnectFromHost();
}

}  // namespace janso
