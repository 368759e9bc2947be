// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Accepts a program that connects with the original mjai dialect: it greets the program and waits until it
// joins.
//
// Each listener serves one seat and takes one program: the first that joins the room. Only programs on this
// computer can connect. A connection that does anything else is closed, without further consequences: it must
// send a line that joins within 4 KiB and a few seconds, and when too many connections have not joined yet,
// the oldest is closed.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QTcpServer>
#include <QTcpSocket>
#include <optional>

#include "game/failure.h"

namespace janso {

class MjaiListener : public QObject {
  Q_OBJECT

 public:
  static constexpr auto kHost = "127.0.0.1";
  static constexpr qsizetype kMostGuests = 8;  // connections that have not joined yet
  static constexpr int kGuestMs = 10000;
  static constexpr qint64 kLongestJoin = 4096;

  // `room`: the room that a program must name to join, within `guestMs` after it has connected.
  explicit MjaiListener(QString room, int guestMs = kGuestMs, QObject *parent = nullptr);

  // `port` 0: any free port. Returns nothing, or the reason why it cannot listen.
  std::optional<Failure> listen(int port);
  // Closes all connections.
  void close();
  int port() const { return m_port; }
  QString room() const { return m_room; }
  QString url() const;
  // The socket of the program that has joined; nullptr = none has. Owned by this object.
  QTcpSocket *socket() const { return m_socket; }
  // Sends the error message of the protocol on every connection and closes it.
  void sayError(const Failure &failure);

 Q_SIGNALS:
  // The program has joined. From now on the socket carries the messages of the game. `name` is the name that
  // the program gives itself.
  void joined(QTcpSocket *socket, const QString &name);
  // A connection has ended without joining. The listener waits for others.
  void strayed(const janso::Failure &failure);

 private:
  void onConnection();
  void greet(QTcpSocket *guest);
  void read(QTcpSocket *guest);
  void refuse(QTcpSocket *guest, const Failure &failure);
  void dismiss(QTcpSocket *guest);

  QString m_room;
  int m_guestMs;
  int m_port = 0;
  QTcpServer m_server;
  QList<QTcpSocket *> m_guests;    // oldest first
  QTcpSocket *m_socket = nullptr;  // the program that has joined
};

}  // namespace janso
