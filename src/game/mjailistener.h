// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The door of the original mjai dialect: a program connects to us, is greeted and joins.
//
// One seat, one program: the first that joins the room. Only programs of this machine can. Whoever connects
// and does something else loses that connection and nothing more: within 4 KiB and some seconds comes a line
// that joins, and of many that have not joined yet the oldest must go.
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
  static constexpr qsizetype kMostGuests = 8;  // that have not joined yet
  static constexpr int kGuestMs = 10000;
  static constexpr qint64 kLongestJoin = 4096;

  // `room`: what a program must name to join, within `guestMs` after it has connected.
  explicit MjaiListener(QString room, int guestMs = kGuestMs, QObject *parent = nullptr);

  // `port` 0: any that is free. Nothing, or why it cannot.
  std::optional<Failure> listen(int port);
  // Ends all connections.
  void close();
  int port() const { return m_port; }
  QString room() const { return m_room; }
  QString url() const;
  // Of the program that has joined; nullptr = nobody has. Owned by this object.
  QTcpSocket *socket() const { return m_socket; }
  // Ends every connection with the protocol's word for an error.
  void sayError(const Failure &failure);

 Q_SIGNALS:
  // The program has joined: from now on the socket speaks of the game. `name`: what it calls itself.
  void joined(QTcpSocket *socket, const QString &name);
  // Somebody has connected and does not join: that connection is over, and others are waited for.
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
  QList<QTcpSocket *> m_guests;    // the oldest first
  QTcpSocket *m_socket = nullptr;  // of who has joined
};

}  // namespace janso
