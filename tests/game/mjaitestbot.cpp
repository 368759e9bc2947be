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
//   wrongseat   answers for its neighbor             slow        takes its time for one reply
//   silent      never answers at all                 deaf        ends at once
//   crashstart  aborts before its first answer       leave       ends at the end of the match without a word
//   environment  ends with the status that JANSO_TEST_STATUS names
//   sleep       does not even connect or listen
//   sloppy      says the wrong thing of where its discard came from, and plays on
//   noisy       writes a lot to its standard error, and plays on
//   notype      replies an object without a type     fly         replies a type that nobody knows
//   scalar      replies a number                     binary      replies bytes that are no text
//   deep        replies lists in lists in lists      emptylist   replies a list of nothing where it must
//   choose pass        says nothing on its own turn         notile      does not say what it discards hora
//   claims a win all the time            reach       declares riichi on every turn butts       discards when
//   others are to          lines       replies without end blank       writes empty lines without end drip
//   writes a line byte by byte without end closes      closes what it speaks over, and stays stops stops
//   itself                         killed      kills itself killsall    sends its whole group a signal orphan
//   ends and leaves a child behind
// The tenth line is the first that a bad one answers badly, or the one that JANSO_TEST_GOOD names; it says so
// on its standard error each time: "misbehaves".
// With JANSO_TEST_TELLS it writes every line that it gets to its standard error. On joining:
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
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <thread>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace {

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

bool takeLine(QByteArray &line) {
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

bool readLine(QByteArray &line) {
  static const bool tells = qEnvironmentVariableIsSet("JANSO_TEST_TELLS");
  if (!takeLine(line))
    return false;
  if (tells)
    std::fprintf(stderr, "%s\n", line.trimmed().constData());
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
            {QStringLiteral("tsumogiri"), (tile == m_drawn) != (m_mode == QStringLiteral("sloppy"))}};
  }

  QString m_mode;
  int m_seat;
  QStringList m_hand;  // the drawn tile last
  QString m_drawn;
};

void reply(const QJsonObject &object) {
  say(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

[[noreturn]] void writeForEver(const QByteArray &bytes, int pauseMs = 0) {
  for (;;) {
    write(bytes);
    std::this_thread::sleep_for(std::chrono::milliseconds(pauseMs));
  }
}

// The connection or both pipes, while the program lives on.
[[noreturn]] void closeAndStay() {
  if (g_socket != nullptr) {
    g_socket->abort();
  } else {
    std::fclose(stdin);
    std::fclose(stdout);
  }
  waitForEver();
}

// A child that holds whatever this program speaks over.
[[noreturn]] void leaveChild() {
#ifdef Q_OS_UNIX
  if (::fork() == 0)
    waitForEver();
#endif
  std::_Exit(3);
}

#ifdef Q_OS_UNIX
void signalTo(pid_t whom, int signal) {
  ::kill(whom, signal);
  waitForEver();  // it may take a moment
}
#endif

QJsonObject changed(QJsonObject good, const char *key, const QJsonValue &value) {
  good.insert(QLatin1String(key), value);
  return good;
}

struct Fault {
  const char *mode;
  bool onChoice;  // only in place of an action; else of any reply
  void (*commit)(int seat, const QJsonObject &good);
};

const Fault kFaults[] = {
    {"hang", false, [](int, const QJsonObject &) { waitForEver(); }},
    {"crash", false, [](int, const QJsonObject &) { std::abort(); }},
    {"quit", false, [](int, const QJsonObject &) { std::exit(3); }},
    {"garbage", false, [](int, const QJsonObject &) { say("I think I should discard the red five"); }},
    {"halfline", false,
     [](int, const QJsonObject &) {
       write("{\"type\":\"da");
       waitForEver();
     }},
    {"halfquit", false,
     [](int, const QJsonObject &) {
       write("{\"type\":\"da");
       std::exit(0);
     }},
    {"flood", false, [](int, const QJsonObject &) { writeForEver(QByteArray(1000, 'x')); }},
    {"chatter", false,
     [](int, const QJsonObject &good) {
       say("{\"type\":\"none\"}\n{\"type\":\"none\"}");
       reply(good);
     }},
    {"illegal", true, [](int, const QJsonObject &good) { reply(changed(good, "pai", QStringLiteral("?"))); }},
    {"wrongseat", true,
     [](int seat, const QJsonObject &good) { reply(changed(good, "actor", (seat + 1) % 4)); }},
    {"notype", false, [](int, const QJsonObject &) { say("{}"); }},
    {"fly", false, [](int, const QJsonObject &) { say("{\"type\":\"fly\"}"); }},
    {"scalar", false, [](int, const QJsonObject &) { say("42"); }},
    {"binary", false, [](int, const QJsonObject &) { say(QByteArray("\0\xff\xfe\x01{\x80}", 7)); }},
    {"deep", false, [](int, const QJsonObject &) { say(QByteArray(20000, '[') + QByteArray(20000, ']')); }},
    {"emptylist", true, [](int, const QJsonObject &) { say("[]"); }},
    {"pass", true, [](int, const QJsonObject &) { say("{\"type\":\"none\"}"); }},
    {"notile", true, [](int, const QJsonObject &good) { reply(changed(good, "pai", 7)); }},
    {"hora", false,
     [](int seat, const QJsonObject &) {
       reply({{QStringLiteral("type"), QStringLiteral("hora")}, {QStringLiteral("actor"), seat}});
     }},
    {"reach", true,
     [](int seat, const QJsonObject &) {
       reply({{QStringLiteral("type"), QStringLiteral("reach")}, {QStringLiteral("actor"), seat}});
     }},
    {"butts", false,
     [](int seat, const QJsonObject &good) {
       reply(good.value(QStringLiteral("type")).toString() != QStringLiteral("none")
                 ? good
                 : QJsonObject{{QStringLiteral("type"), QStringLiteral("dahai")},
                               {QStringLiteral("actor"), seat},
                               {QStringLiteral("pai"), QStringLiteral("E")},
                               {QStringLiteral("tsumogiri"), true}});
     }},
    {"lines", false, [](int, const QJsonObject &) { writeForEver("{\"type\":\"none\"}\n"); }},
    {"blank", false, [](int, const QJsonObject &) { writeForEver(QByteArray(1000, '\n')); }},
    {"drip", false, [](int, const QJsonObject &) { writeForEver("x", 20); }},
    {"closes", false, [](int, const QJsonObject &) { closeAndStay(); }},
    {"orphan", false, [](int, const QJsonObject &) { leaveChild(); }},
#ifdef Q_OS_UNIX
    {"stops", false, [](int, const QJsonObject &) { signalTo(::getpid(), SIGSTOP); }},
    {"killed", false, [](int, const QJsonObject &) { signalTo(::getpid(), SIGKILL); }},
    {"killsall", false, [](int, const QJsonObject &) { signalTo(0, SIGTERM); }},
#endif
};

// What a bad program does instead of its next reply; false when it behaves.
bool misbehave(const QString &mode, int seat, int line, const QJsonObject &good) {
  if (mode == QStringLiteral("silent"))
    waitForEver();
  static const int goodLines =
      qEnvironmentVariableIsSet("JANSO_TEST_GOOD") ? qEnvironmentVariableIntValue("JANSO_TEST_GOOD") : 10;
  if (line < goodLines)
    return false;
  if (mode == QStringLiteral("slow") && line == goodLines)
    std::this_thread::sleep_for(std::chrono::milliseconds(600));
  if (mode == QStringLiteral("noisy"))
    std::fprintf(stderr, "%s\n", QByteArray(20000, 'n').constData());
  const bool canAct = good.value(QStringLiteral("type")).toString() != QStringLiteral("none");
  for (const Fault &fault : kFaults) {
    if (mode != QLatin1String(fault.mode) || (fault.onChoice && !canAct))
      continue;
    std::fputs("misbehaves\n", stderr);
    fault.commit(seat, good);
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
  if (mode == QStringLiteral("joinflood"))
    writeForEver(QByteArray(1000, 'x'));
  if (mode == QStringLiteral("nojoin")) {
    say("{\"type\":\"none\"}");
    while (readLine(hello))
      continue;
    std::exit(6);
  }
  const QString room = mode == QStringLiteral("wrongroom") ? QStringLiteral("elsewhere") : url.path().mid(1);
  reply({{QStringLiteral("type"), QStringLiteral("join")},
         {QStringLiteral("name"), mode},
         {QStringLiteral("room"), room}});
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
    QJsonObject answer;
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
        answer = player->reply(event);
    }
    if (type == QStringLiteral("end_game") && mode == QStringLiteral("leave"))
      return 0;
    if (misbehave(mode, seat, number, answer))
      continue;
    if (mode == QStringLiteral("list"))
      say(QJsonDocument(QJsonArray{answer}).toJson(QJsonDocument::Compact));
    else
      reply(answer);
    if (type == QStringLiteral("end_game"))
      return 0;
  }
  return mode == QStringLiteral("wrongroom") ? 6 : 0;
}
