// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli mjai: runs a built-in bot as an mjai program.
#include "cli/mjai/mjaicommand.h"

#include <QJsonDocument>
#include <QTcpSocket>
#include <QUrl>
#include <array>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "cli/arena/arenaseat.h"
#include "cli/command/outputfile.h"
#include "mjai/client.h"
#include "mjai/writer.h"
#include "rules/presets/presets.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/sentences/failuretexts.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

constexpr int kLargestSeed = 1'000'000'000;
constexpr int kUsualPort = 11600;
constexpr int kConnectMs = 10000;
constexpr qsizetype kLongestLine = 1 << 20;  // no line of the protocol comes near it

struct MjaiGiven {
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
  SeatMind(const MjaiGiven &options, Console &console) : m_options(options), m_console(console) {}

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
    if (!reply.failure)
      return reply.action;
    m_console.err << "janso-cli mjai: " << failureTranslation(*reply.failure) << '\n';
    m_console.err.flush();
    return legal.front();
  }

 private:
  const MjaiGiven &m_options;
  Console &m_console;
  std::unique_ptr<SeatPlayer> m_player;
  std::uint32_t m_asked = 0;
};

Mistake setBot(const QString &spec, MjaiGiven &options) {
  const Result<MakeSeat> maker = seatMaker(spec);
  if (!maker)
    return maker.error();
  // What follows events of its own accord would need a table of its own.
  if ((*maker)(0, 0)->hears())
    return wrong(Text::tr("%1 cannot play over mjai, because it is itself an external program").arg(spec));
  options.bot = spec;
  options.makeBot = *maker;
  return std::nullopt;
}

Mistake setMjaiRules(const GivenOption &option, MjaiGiven &options) {
  const Result<RuleSet> rules = rulesOption(option.text);
  if (!rules)
    return rules.error();
  options.rules = *rules;
  return std::nullopt;
}

Mistake setUrl(const GivenOption &option, MjaiGiven &options) {
  options.url = QUrl(option.text, QUrl::StrictMode);
  if (options.url.scheme() == QLatin1String("mjsonp") && !options.url.host().isEmpty())
    return std::nullopt;
  return wrong(Text::tr("--tcp must be mjsonp://host:port/room, not '%1'").arg(shown(option.text)));
}

constexpr auto kMjaiOptions = std::to_array<Option<MjaiGiven>>({
    {{"--bot", "BOT",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "choose the bot, as in arena (default: the strongest; --list shows all)")},
     [](const GivenOption &option, MjaiGiven &options) { return setBot(option.text, options); }},
    {{"SEAT", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "take this seat, 0..3, if start_game does not name one")},
     &setNumber<&MjaiGiven::seat, 0, 3>},
    {{"--seat", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "take this seat (same as SEAT)")},
     &setNumber<&MjaiGiven::seat, 0, 3>},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "use this ruleset for everything the protocol does not specify (default: tenhou_4p)")},
     &setMjaiRules},
    {{"--seed", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text", "seed the bot's random choices with N (default: 1)")},
     &setNumber<&MjaiGiven::seed, 0, kLargestSeed>},
    {{"--only-actions", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "print nothing instead of a none reply when there is nothing to do")},
     &setFlag<&MjaiGiven::onlyActions>},
    {{"--tcp", "URL",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "join the server at mjsonp://host:port/room instead (default: port 11600, room 'default')")},
     &setUrl},
    {{"--name", "TEXT",
      QT_TRANSLATE_NOOP("janso::cli::Text", "join under this name (default: the bot's name)")},
     &setText<&MjaiGiven::name>},
    {{"--list", "", QT_TRANSLATE_NOOP("janso::cli::Text", "list the bots")}, &setFlag<&MjaiGiven::list>},
});

Result<MjaiGiven> parseMjai(const QStringList &arguments) {
  MjaiGiven options;
  if (const Mistake usual = setBot(QString::fromStdString(std::string(builtInBots().back().id)), options))
    return *usual;
  if (const auto used = readOptions(kMjaiOptions, arguments, options); !used)
    return used.error();
  return options;
}

QString textOf(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

void printBots(QTextStream &out) {
  for (const BotInfo &info : builtInBots()) {
    const QString id = textOf(info.id);
    //: A bot's name, and how it plays
    out << id.leftJustified(12) << ' '
        << Text::tr("%1: %2").arg(botName(id, textOf(info.name)), botCharacter(id, textOf(info.character)))
        << '\n';
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
    line.clear();
    for (int c = std::cin.get(); c != std::char_traits<char>::eof(); c = std::cin.get()) {
      if (c == '\n')
        return true;
      // The rest of a line that is too long is passed over: it is none that is understood.
      if (line.size() <= kLongestLine)
        line.append(static_cast<char>(c));
    }
    return !line.isEmpty();
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
      if (socket.bytesAvailable() > kLongestLine)
        return false;
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
void talk(const MjaiGiven &options, Link &link, Console &console) {
  SeatMind mind(options, console);
  MjaiClient client(options.rules, options.seat, mind);
  QByteArray line;
  for (int number = 1; link.readLine(line); ++number) {
    const std::optional<QJsonObject> reply = client.reply(line);
    if (!client.problem().empty()) {
      console.err << "janso-cli mjai: "
                  << Text::tr("line %1: %2").arg(number).arg(QString::fromStdString(client.problem()))
                  << '\n';
      console.err.flush();
    }
    if (reply && !(options.onlyActions && isNone(*reply)))
      link.write(toMjaiLine(*reply));
  }
}

// Greets the server of the original dialect, then plays.
int playOnline(const MjaiGiven &options, Console &console) {
  const auto failed = [&console](const QString &why) {
    console.err << "janso-cli mjai: " << why << '\n';
    return kFoundWrong;
  };
  SocketLink link;
  const int port = options.url.port(kUsualPort);
  link.socket.connectToHost(options.url.host(), static_cast<quint16>(port));
  if (!link.socket.waitForConnected(kConnectMs))
    return failed(Text::tr("could not connect to %1: %2")
                      .arg(options.url.toString(), systemWords(link.socket.errorString())));
  link.socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
  QByteArray line;
  const QString hello = link.readLine(line)
                            ? QJsonDocument::fromJson(line).object().value(QLatin1String("type")).toString()
                            : QString();
  if (hello != QLatin1String("hello"))
    return failed(Text::tr("the server at %1 did not send hello").arg(options.url.toString()));
  const QString room = options.url.path().mid(1);
  link.write(toMjaiLine({{QStringLiteral("type"), QStringLiteral("join")},
                         {QStringLiteral("name"), options.name},
                         {QStringLiteral("room"), room.isEmpty() ? QStringLiteral("default") : room}}));
  talk(options, link, console);
  return kFine;
}

}  // namespace

std::span<const OptionInfo> mjaiOptions() {
  static constexpr auto kInfos = infosOf(kMjaiOptions);
  return kInfos;
}

Result<int> runMjai(const QStringList &arguments, Console &console) {
  const Result<MjaiGiven> parsed = parseMjai(arguments);
  if (!parsed)
    return parsed.error();
  MjaiGiven options = *parsed;
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
