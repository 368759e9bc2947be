// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program that speaks mjai, well or badly: mjaitestbot MODE [SEAT].
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
//   wrongseat   answers for its neighbour            slow        takes 100 ms for each reply
//   silent      never answers at all                 deaf        ends at once
#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

namespace {

constexpr int kGoodLines = 10;

void say(const QByteArray &line) {
  std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
  std::fputc('\n', stdout);
  std::fflush(stdout);
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
  if (mode == QStringLiteral("slow"))
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  if (line < kGoodLines)
    return false;
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
    std::fputs("{\"type\":\"da", stdout);
    std::fflush(stdout);
    if (mode == QStringLiteral("halfquit"))
      std::exit(0);
    waitForEver();
  }
  if (mode == QStringLiteral("flood")) {
    for (;;)
      std::fputs("x x x x x x x x ", stdout);
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

}  // namespace

int main(int argc, char **argv) {
  const QString mode = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("tsumogiri");
  const int seat = argc > 2 ? std::atoi(argv[2]) : 0;
  std::fprintf(stderr, "playing %s in seat %d\n", qPrintable(mode), seat);
  if (mode == QStringLiteral("deaf"))
    return 0;
  Player player(mode, seat);
  std::string line;
  for (int number = 0; std::getline(std::cin, line); ++number) {
    const QJsonObject event = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    if (event.value(QStringLiteral("type")).toString() == QStringLiteral("start_game") &&
        event.value(QStringLiteral("id")).toInt(-1) != seat)
      return 4;
    const QJsonObject reply = player.reply(event);
    if (misbehave(mode, seat, number, reply))
      continue;
    if (mode == QStringLiteral("list"))
      say(QJsonDocument(QJsonArray{reply}).toJson(QJsonDocument::Compact));
    else
      say(QJsonDocument(reply).toJson(QJsonDocument::Compact));
    if (event.value(QStringLiteral("type")).toString() == QStringLiteral("end_game"))
      return 0;
  }
  return 0;
}
