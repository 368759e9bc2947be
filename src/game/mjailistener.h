// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The door of the original mjai dialect: a program connects to us, is greeted and joins.
//
// One seat, one program: the first that connects. Only programs of this machine can.
#pragma once

#include <QObject>
#include <QString>
#include <QTcpServer>
#include <QTcpSocket>

#include "rules/result.h"

namespace janso {

class MjaiListener : public QObject {
  Q_OBJECT

 public:
  static constexpr auto kHost = "127.0.0.1";
  static constexpr auto kRoom = "default";

  explicit MjaiListener(QObject *parent = nullptr);

  // `port` 0: any that is free.
  Result<bool> listen(int port);
  int port() const { return m_server.serverPort(); }
  QString url() const;
  // Of the program that has connected; nullptr = nobody has. Owned by this object.
  QTcpSocket *socket() const { return m_socket; }
  // Ends the connection with the protocol's word for an error.
  void sayError(const QString &reason);

 Q_SIGNALS:
  // The program has joined: from now on the socket speaks of the game. `name`: what it calls itself.
  void joined(QTcpSocket *socket, const QString &name);
  // It has not, and never will; one sentence.
  void refused(const QString &reason);
  // Likewise, because it hung up.
  void left();

 private:
  void onConnection();
  void onReadyRead();
  void onDisconnected();
  void refuse(const QString &reason);

  QTcpServer m_server;
  QTcpSocket *m_socket = nullptr;
  bool m_settled = false;  // joined or refused
};

}  // namespace janso
