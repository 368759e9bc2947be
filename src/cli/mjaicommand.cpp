// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli mjai: a built-in bot as a program that speaks mjai.
#include <QJsonDocument>
#include <QTcpSocket>
#include <QUrl>
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>

#include "bots/bot.h"
#include "cli/arenaseat.h"
#include "cli/command.h"
#include "mjai/client.h"
#include "mjai/writer.h"
#include "rules/presets.h"

namespace janso::cli {
namespace {

constexpr int kLargestSeed = 1'000'000'000;
constexpr int kUsualPort = 11600;
constexpr int kConnectMs = 10000;

struct Options {
  QString bot;
  MakeSeat makeBot;
  int seat = -1;
  RuleSet rules = tenhou();
  int seed = 1;
  bool onlyActions = false;
  bool list = false;
  QUrl url;      // of a server to join; empty = standard input and output
  QString name;  // there
};

// Whoever can sit in an arena can sit anywhere.
class SeatMind : public MjaiMind {
 public:
  SeatMind(const Options &options, Console &console) : m_options(options), m_console(console) {}

  void matchBegins(int seat) override {
    m_player = m_options.makeBot(
        seat, static_cast<std::uint64_t>(m_options.seed) * 4 + static_cast<std::uint64_t>(seat));
  }
  Action decide(const SeatView &view, std::span<const Action> legal) override {
    Decision decision;
    decision.id = ++m_asked;
    decision.seat = view.seat;
    for (const Action &action : legal)
      decision.legal.push_back(action);
    const SeatReply reply = m_player->decide(decision, view);
    if (reply.failure.isEmpty())
      return reply.action;
    m_console.err << "janso-cli mjai: " << reply.failure << '\n';
    m_console.err.flush();
    return legal.front();
  }

 private:
  const Options &m_options;
  Console &m_console;
  std::unique_ptr<SeatPlayer> m_player;
  std::uint32_t m_asked = 0;
};

Result<bool> setBot(const QString &spec, Options &options) {
  const Result<MakeSeat> maker = seatMaker(spec);
  if (!maker)
    return maker.error();
  // What follows events of its own accord would need a table of its own.
  if ((*maker)(0, 0)->hears())
    return wrong(Text::tr("%1 cannot play by mjai: it is itself a program at a table").arg(spec));
  options.bot = spec;
  options.makeBot = *maker;
  return true;
}

Result<bool> setSeat(const QString &text, Options &options) {
  const Result<int> seat = numberOption(QStringLiteral("SEAT"), text, 0, 3);
  if (!seat)
    return seat.error();
  options.seat = *seat;
  return true;
}

Result<bool> setRules(const QString &text, Options &options) {
  const Result<RuleSet> rules = rulesOption(text);
  if (!rules)
    return rules.error();
  options.rules = *rules;
  return true;
}

Result<bool> setSeed(const QString &text, Options &options) {
  const Result<int> seed = numberOption(QStringLiteral("--seed"), text, 0, kLargestSeed);
  if (!seed)
    return seed.error();
  options.seed = *seed;
  return true;
}

Result<bool> setUrl(const QString &text, Options &options) {
  options.url = QUrl(text, QUrl::StrictMode);
  if (options.url.scheme() == QLatin1String("mjsonp") && !options.url.host().isEmpty())
    return true;
  return wrong(Text::tr("--tcp takes mjsonp://host:port/room, not '%1'").arg(text));
}

Result<bool> setName(const QString &text, Options &options) {
  options.name = text;
  return true;
}

struct ValueOption {
  const char *name;
  Result<bool> (*set)(const QString &value, Options &options);
};

constexpr ValueOption kValueOptions[] = {
    {"--bot", &setBot},   {"--seat", &setSeat}, {"--rules", &setRules},
    {"--seed", &setSeed}, {"--tcp", &setUrl},   {"--name", &setName},
};

Result<Options> parse(const QStringList &arguments) {
  Options options;
  const Result<bool> usual = setBot(QString::fromStdString(std::string(builtInBots().back().id)), options);
  if (!usual)
    return usual.error();
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    const QString &argument = arguments[i];
    const auto *valued = std::ranges::find_if(
        kValueOptions, [&](const ValueOption &option) { return argument == QLatin1String(option.name); });
    Result<bool> done = true;
    if (valued != std::end(kValueOptions)) {
      if (++i == arguments.size())
        return wrong(Text::tr("%1 needs a value").arg(argument));
      done = valued->set(arguments[i], options);
    } else if (argument == QLatin1String("--only-actions")) {
      options.onlyActions = true;
    } else if (argument == QLatin1String("--list")) {
      options.list = true;
    } else if (argument.startsWith(QLatin1Char('-'))) {
      return wrong(Text::tr("there is no option '%1'").arg(argument));
    } else {
      done = setSeat(argument, options);
    }
    if (!done)
      return done.error();
  }
  return options;
}

void printBots(QTextStream &out) {
  for (const BotInfo &info : builtInBots()) {
    out << QString::fromStdString(std::string(info.id)).leftJustified(12) << ' '
        << QString::fromStdString(std::string(info.name)) << ": "
        << QString::fromStdString(std::string(info.character)) << '\n';
  }
}

bool isNone(const QJsonObject &reply) {
  return reply.value(QLatin1String("type")).toString() == QLatin1String("none");
}

// Lines in and out.
class Link {
 public:
  virtual ~Link() = default;
  // False at the end.
  virtual bool readLine(QByteArray &line) = 0;
  virtual void write(const QByteArray &line) = 0;
};

class StandardLink : public Link {
 public:
  explicit StandardLink(Console &console) : m_console(console) {}
  bool readLine(QByteArray &line) override {
    std::string text;
    if (!std::getline(std::cin, text))
      return false;
    line = QByteArray::fromStdString(text);
    return true;
  }
  void write(const QByteArray &line) override {
    m_console.out << QString::fromUtf8(line);
    m_console.out.flush();
  }

 private:
  Console &m_console;
};

class SocketLink : public Link {
 public:
  QTcpSocket socket;
  bool readLine(QByteArray &line) override {
    while (!socket.canReadLine()) {
      // A last line may lack its end.
      if (!socket.waitForReadyRead(-1) && !socket.canReadLine()) {
        line = socket.readAll();
        return !line.isEmpty();
      }
    }
    line = socket.readLine();
    return true;
  }
  void write(const QByteArray &line) override {
    socket.write(line);
    socket.flush();
  }
};

// One line in, one line out, until the input ends.
void talk(const Options &options, Link &link, Console &console) {
  SeatMind mind(options, console);
  MjaiClient client(options.rules, options.seat, mind);
  QByteArray line;
  while (link.readLine(line)) {
    const std::optional<QJsonObject> reply = client.reply(line);
    if (!client.problem().empty()) {
      console.err << "janso-cli mjai: " << QString::fromStdString(client.problem()) << '\n';
      console.err.flush();
    }
    if (reply && !(options.onlyActions && isNone(*reply)))
      link.write(toMjaiLine(*reply));
  }
}

// Greets the server of the original dialect, then plays.
int playOnline(const Options &options, Console &console) {
  const auto failed = [&console](const QString &why) {
    console.err << "janso-cli mjai: " << why << '\n';
    return kFoundWrong;
  };
  SocketLink link;
  const int port = options.url.port(kUsualPort);
  link.socket.connectToHost(options.url.host(), static_cast<quint16>(port));
  if (!link.socket.waitForConnected(kConnectMs))
    return failed(
        Text::tr("cannot connect to %1: %2").arg(options.url.toString(), link.socket.errorString()));
  link.socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
  QByteArray line;
  const QString hello = link.readLine(line)
                            ? QJsonDocument::fromJson(line).object().value(QLatin1String("type")).toString()
                            : QString();
  if (hello != QLatin1String("hello"))
    return failed(Text::tr("the server at %1 does not say hello").arg(options.url.toString()));
  const QString room = options.url.path().mid(1);
  link.write(toMjaiLine({{QStringLiteral("type"), QStringLiteral("join")},
                         {QStringLiteral("name"), options.name},
                         {QStringLiteral("room"), room.isEmpty() ? QStringLiteral("default") : room}}));
  talk(options, link, console);
  return kFine;
}

}  // namespace

Result<int> runMjai(const QStringList &arguments, Console &console) {
  const Result<Options> parsed = parse(arguments);
  if (!parsed)
    return parsed.error();
  Options options = *parsed;
  if (options.list) {
    printBots(console.out);
    return kFine;
  }
  if (options.name.isEmpty())
    options.name = options.bot;
  if (!options.url.isEmpty())
    return playOnline(options, console);
  StandardLink link(console);
  talk(options, link, console);
  return kFine;
}

}  // namespace janso::cli
