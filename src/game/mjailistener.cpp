// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The messages hello and join.
#include "game/mjailistener.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>
#include <utility>

#include "mjai/writer.h"

namespace janso {

namespace {

QByteArray errorLine(const QString &message) {
  return toMjaiLine(
      {{QStringLiteral("type"), QStringLiteral("error")}, {QStringLiteral("message"), message}});
}

}  // namespace

MjaiListener::MjaiListener(QString room, int guestMs, QObject *parent)
    : QObject(parent), m_room(std::move(room)), m_guestMs(guestMs) {
  connect(&m_server, &QTcpServer::newConnection, this, &MjaiListener::onConnection);
}

std::optional<Failure> MjaiListener::listen(int port) {
  if (!m_server.listen(QHostAddress(QLatin1String(kHost)), static_cast<quint16>(port)))
    return Failure{FailureCode::CannotListen, {QString::number(port), m_server.errorString()}};
  m_port = m_server.serverPort();
  return std::nullopt;
}

void MjaiListener::close() {
  m_server.close();
  while (!m_guests.isEmpty())
    dismiss(m_guests.front());
  if (m_socket != nullptr)
    m_socket->disconnectFromHost();
}

QString MjaiListener::url() const {
  return QStringLiteral("mjsonp://%1:%2/%3").arg(QLatin1String(kHost), QString::number(m_port), m_room);
}

// --- Guests ---

void MjaiListener::onConnection() {
  while (QTcpSocket *guest = m_server.nextPendingConnection()) {
    if (m_guests.size() >= kMostGuests)
      dismiss(m_guests.front());
    greet(guest);
  }
}

void MjaiListener::greet(QTcpSocket *guest) {
  m_guests << guest;
  guest->setParent(this);
  guest->setSocketOption(QAbstractSocket::LowDelayOption, 1);
  guest->setReadBufferSize(kLongestJoin + 1);
  connect(guest, &QTcpSocket::readyRead, this, [this, guest] { read(guest); });
  connect(guest, &QTcpSocket::disconnected, this, [this, guest] {
    dismiss(guest);
    Q_EMIT strayed(Failure{FailureCode::Disconnected, {}, Failure::Before::Joining});
  });
  auto *clock = new QTimer(guest);
  clock->setSingleShot(true);
  connect(clock, &QTimer::timeout, this, [this, guest] { dismiss(guest); });
  clock->start(m_guestMs);
  guest->write(toMjaiLine({{QStringLiteral("type"), QStringLiteral("hello")},
                           {QStringLiteral("protocol"), QStringLiteral("mjsonp")},
                           {QStringLiteral("protocol_version"), 3}}));
}

void MjaiListener::read(QTcpSocket *guest) {
  if (!guest->canReadLine()) {
    if (guest->bytesAvailable() > kLongestJoin)
      refuse(guest, {FailureCode::EndlessJoin, {QString::number(guest->bytesAvailable())}});
    return;
  }
  const QByteArray line = guest->readLine().trimmed();
  const QJsonObject join = QJsonDocument::fromJson(line).object();
  if (join.value(QLatin1String("type")).toString() != QLatin1String("join")) {
    refuse(guest, {FailureCode::NoJoin, {quotedLine(line)}});
    return;
  }
  const QString room = join.value(QLatin1String("room")).toString();
  if (room != m_room) {
    refuse(guest, {FailureCode::OtherRoom, {room.left(40), m_room}});
    return;
  }
  m_socket = guest;
  m_guests.removeOne(guest);
  delete guest->findChild<QTimer *>(QString(), Qt::FindDirectChildrenOnly);
  guest->disconnect(this);
  guest->setReadBufferSize(0);
  m_server.close();
  while (!m_guests.isEmpty())
    dismiss(m_guests.front());
  Q_EMIT joined(guest, join.value(QLatin1String("name")).toString());
}

// What was wrong is not for strangers: it names the room.
void MjaiListener::refuse(QTcpSocket *guest, const Failure &failure) {
  guest->write(errorLine(QStringLiteral("this connection did not join the room that is open here")));
  guest->flush();
  dismiss(guest);
  Q_EMIT strayed(failure);
}

void MjaiListener::dismiss(QTcpSocket *guest) {
  m_guests.removeOne(guest);
  guest->disconnect(this);
  if (guest->state() != QAbstractSocket::ConnectedState) {
    guest->deleteLater();
    return;
  }
  connect(guest, &QTcpSocket::disconnected, guest, &QObject::deleteLater);
  guest->disconnectFromHost();
}

void MjaiListener::sayError(const Failure &failure) {
  m_server.close();
  while (!m_guests.isEmpty()) {
    QTcpSocket *guest = m_guests.front();
    guest->write(errorLine(QStringLiteral("no more programs are expected")));
    dismiss(guest);
  }
  if (m_socket == nullptr || m_socket->state() != QAbstractSocket::ConnectedState)
    return;
  m_socket->write(errorLine(failureText(failure)));
  m_socket->flush();
  m_socket->disconnectFromHost();
}

}  // namespace janso
