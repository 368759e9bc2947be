// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program that speaks mjai, well or badly: mjaitestbot MODE [SEAT | mjsonp://HOST:PORT/ROOM].
//
// With a URL it connects there, is greeted and joins; else it speaks over its standard input and output.
// Lists of events are answered once, for their last.
//
//   tsumogiri   discards what it drew, never calls
//   eager       takes whatever is offered first, riichi and calls included
//   list        like eager, but every reply is a list of one
//   hang        stops answering after ten lines      crash       aborts after ten lines
//   quit        ends with status 3 after ten lines   garbage     writes no JSON after ten lines
//   halfline    stops within a line                  halfquit    ends within a line
//   flood       writes without end and without a line feed
//   chatter     writes a line that nobody asked for
//   illegal     discards a tile that it does not hold
//   wrongseat   answers for its neighbour            slow        takes its time for one reply
//   silent      never answers at all                 deaf        ends at once
//   crashstart  aborts before its first answer       leave       ends at the end of the match without a word
//   environment  ends with the status that JANSO_TEST_STATUS names
//   sleep       does not even connect or listen
// On joining:
//   wrongroom   asks for another room, and ends with status 6 when it is refused
//   nojoin      says something else, likewise        joinquit    ends with status 6 instead
//   joincrash   aborts instead                       joinmute    says nothing
//   joinflood   writes without end
#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTcpSocket>
#include <QUrl>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <thread>

namespace {

constexpr int kGoodLines = 10;

// Where it speaks: a socket, or else standard input and output.
QTcpSocket *g_socket = nullptr;

void write(const QByteArray &bytes) {
  if (g_socket != nullptr) {
    g_socket->write(bytes);
    while (g_socket->bytesToWrite() > 0 && g_socket->waitForBytesWritten(-1))
      continue;
    if (g_socket->state() != QAbstractSocket::ConnectedState)
      std::exit(5);
    return;
  }
  std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
  std::fflush(stdout);
}

void say(const QByteArray &line) {
  write(line + '\n');
}

bool readLine(QByteArray &line) {
  if (g_socket != nullptr) {
    while (!g_socket->canReadLine()) {
      if (!g_socket->waitForReadyRead(-1))
        return false;
    }
    line = g_socket->readLine();
    return true;
  }
  std::string text;
  if (!std::getline(std::cin, text))
    return false;
  line = QByteArray::fromStdString(text);
  return true;
}

[[noreturn]] void waitForEver() {
  for (;;)
    std::this_thread::sleep_for(std::chrono::seconds(60));
}

// Follows its own hand and picks a reply.
class Player {
 public:
  Player(QString mode, int seat) : m_mode(std::move(mode)), m_seat(seat) {}

  QJsonObject reply(const QJsonObject &event) {
    const QString type = event.value(QStringLiteral("type")).toString();
    const bool own = event.value(QStringLiteral("actor")).toInt(-1) == m_seat;
    follow(event, type, own);
    const QJsonArray offered = event.value(QStringLiteral("possible_actions")).toArray();
    const bool eager = m_mode == QStringLiteral("eager") || m_mode == QStringLiteral("list");
    if (eager && !offered.isEmpty())
      return offered.first().toObject();
    const bool discards = own && (type == QStringLiteral("tsumo") || type == QStringLiteral("chi") ||
                                  type == QStringLiteral("pon") || type == QStringLiteral("reach"));
    return discards ? discard(event) : QJsonObject{{QStringLiteral("type"), QStringLiteral("none")}};
  }

 private:
  void follow(const QJsonObject &event, const QString &type, bool own) {
    const QString pai = event.value(QStringLiteral("pai")).toString();
    if (type == QStringLiteral("start_kyoku")) {
      m_hand.clear();
      for (const QJsonValue &tile : event.value(QStringLiteral("tehais")).toArray()[m_seat].toArray())
        m_hand.append(tile.toString());
    }
    if (!own)
      return;
    m_drawn.clear();
    if (type == QStringLiteral("tsumo")) {
      m_hand.append(pai);
      m_drawn = pai;
    } else if (type == QStringLiteral("dahai")) {
      m_hand.removeOne(pai);
    } else if (type == QStringLiteral("kakan") || type == QStringLiteral("nukidora")) {
      m_hand.removeOne(pai);
    } else if (type == QStringLiteral("reach")) {
      m_drawn = m_hand.last();
    } else {
      for (const QJsonValue &tile : event.value(QStringLiteral("consumed")).toArray())
        m_hand.removeOne(tile.toString());
    }
  }

  QJsonObject discard(const QJsonObject &event) const {
    const QJsonArray forbidden = event.value(QStringLiteral("cannot_dahai")).toArray();
    QString tile = m_hand.last();
    for (const QString &held : m_hand) {
      if (forbidden.contains(tile) && !forbidden.contains(held))
        tile = held;
    }
    return {{QStringLiteral("type"), QStringLiteral("dahai")},
            {QStringLiteral("actor"), m_seat},
            {QStringLiteral("pai"), tile},
            {QStringLiteral("tsumogiri"), tile == m_drawn}};
  }

  QString m_mode;
  int m_seat;
  QStringList m_hand;  // the drawn tile last
  QString m_drawn;
};

// What a bad program does instead of its next reply; false when it behaves.
bool misbehave(const QString &mode, int seat, int line, const QJsonObject &good) {
  const bool mayAct = good.value(QStringLiteral("type")).toString() != QStringLiteral("none");
  if (mode == QStringLiteral("silent"))
    waitForEver();
  if (line < kGoodLines)
    return false;
  if (mode == QStringLiteral("slow") && line == kGoodLines)
    std::this_thread::sleep_for(std::chrono::milliseconds(600));
  if (mode == QStringLiteral("hang"))
    waitForEver();
  if (mode == QStringLiteral("crash"))
    std::abort();
  if (mode == QStringLiteral("quit"))
    std::exit(3);
  if (mode == QStringLiteral("garbage")) {
    say("I think I should discard the red five");
    return true;
  }
  if (mode == QStringLiteral("halfline") || mode == QStringLiteral("halfquit")) {
    write("{\"type\":\"da");
    if (mode == QStringLiteral("halfquit"))
      std::exit(0);
    waitForEver();
  }
  if (mode == QStringLiteral("flood")) {
    for (;;)
      write(QByteArray(1000, 'x'));
  }
  if (mode == QStringLiteral("chatter"))
    say("{\"type\":\"none\"}\n{\"type\":\"none\"}");
  if (mode == QStringLiteral("illegal") && mayAct) {
    QJsonObject bad = good;
    bad.insert(QStringLiteral("pai"), QStringLiteral("?"));
    say(QJsonDocument(bad).toJson(QJsonDocument::Compact));
    return true;
  }
  if (mode == QStringLiteral("wrongseat") && mayAct) {
    QJsonObject bad = good;
    bad.insert(QStringLiteral("actor"), (seat + 1) % 4);
    say(QJsonDocument(bad).toJson(QJsonDocument::Compact));
    return true;
  }
  return false;
}

// Says hello and joins, or does something else.
void join(const QString &mode, const QUrl &url) {
  g_socket->connectToHost(url.host(), static_cast<quint16>(url.port()));
  QByteArray hello;
  if (!g_socket->waitForConnected(5000) || !readLine(hello) || !hello.contains("\"hello\""))
    std::exit(6);
  if (mode == QStringLiteral("joincrash"))
    std::abort();
  if (mode == QStringLiteral("joinmute"))
    waitForEver();
  if (mode == QStringLiteral("joinquit"))
    std::exit(6);
  if (mode == QStringLiteral("joinflood")) {
    for (;;)
      write(QByteArray(1000, 'x'));
  }
  if (mode == QStringLiteral("nojoin")) {
    say("{\"type\":\"none\"}");
    while (readLine(hello))
      continue;
    std::exit(6);
  }
  const QString room = mode == QStringLiteral("wrongroom") ? QStringLiteral("elsewhere") : url.path().mid(1);
  say(QJsonDocument(QJsonObject{{QStringLiteral("type"), QStringLiteral("join")},
                                {QStringLiteral("name"), mode},
                                {QStringLiteral("room"), room}})
          .toJson(QJsonDocument::Compact));
}

QJsonArray eventsOf(const QByteArray &line) {
  const QJsonDocument document = QJsonDocument::fromJson(line);
  return document.isArray() ? document.array() : QJsonArray{document.object()};
}

}  // namespace

int main(int argc, char **argv) {
  const QString mode = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("tsumogiri");
  const QString where = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QStringLiteral("0");
  const bool online = where.startsWith(QStringLiteral("mjsonp:"));
  int seat = online ? -1 : where.toInt();
  std::fprintf(stderr, "playing %s in seat %s\n", qPrintable(mode), qPrintable(where));
  if (mode == QStringLiteral("deaf"))
    return 0;
  if (mode == QStringLiteral("sleep"))
    waitForEver();
  if (mode == QStringLiteral("crashstart"))
    std::abort();
  if (mode == QStringLiteral("environment"))
    return qEnvironmentVariableIntValue("JANSO_TEST_STATUS");
  QTcpSocket socket;
  if (online) {
    g_socket = &socket;
    join(mode, QUrl(where));
  }
  std::optional<Player> player;
  QByteArray line;
  for (int number = 0; readLine(line); ++number) {
    QJsonObject reply;
    QString type;
    for (const QJsonValue &item : eventsOf(line)) {
      const QJsonObject event = item.toObject();
      type = event.value(QStringLiteral("type")).toString();
      if (type == QStringLiteral("start_game")) {
        const int id = event.value(QStringLiteral("id")).toInt(-1);
        if (!online && id != seat)
          return 4;
        seat = id;
        player.emplace(mode, seat);
      }
      if (player)
        reply = player->reply(event);
    }
    if (type == QStringLiteral("end_game") && mode == QStringLiteral("leave"))
      return 0;
    if (misbehave(mode, seat, number, reply))
      continue;
    if (mode == QStringLiteral("list"))
      say(QJsonDocument(QJsonArray{reply}).toJson(QJsonDocument::Compact));
    else
      say(QJsonDocument(reply).toJson(QJsonDocument::Compact));
    if (type == QStringLiteral("end_game"))
      return 0;
  }
  return mode == QStringLiteral("wrongroom") ? 6 : 0;
}
