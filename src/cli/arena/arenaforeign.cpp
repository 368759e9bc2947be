// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An event loop runs in the match's own thread while it waits for an answer, and at the end of the match.
#include "cli/arena/arenaforeign.h"

#include <QEventLoop>
#include <algorithm>
#include <array>

#include "cli/command/command.h"
#include "game/botplayer.h"
#include "game/mjaiprocess.h"
#include "game/pluginbots.h"
#include "game/setup/opponentstore.h"
#include "widgets/sentences/opponenttexts.h"

namespace janso::cli {
namespace {

// --- Players ---

class PlayerSeat : public SeatPlayer {
 public:
  explicit PlayerSeat(FailureCode illegal) : m_illegal(illegal) {}
  std::optional<FailureCode> illegal() const override { return m_illegal; }
  bool hears() const override { return true; }
  void hear(const Event &event) override { m_player->hear(event); }

  void ask(const Decision &decision, const SeatView &view) override {
    m_answered = false;
    m_asked = std::chrono::steady_clock::now();
    m_player->ask(decision, view);
  }

  void drop() override { m_player->drop(); }

  SeatReply decide(const Decision &, const SeatView &) override {
    while (!m_answered && !m_reply.failure)
      m_loop.exec();
    return m_reply;
  }

 protected:
  void usePlayer(std::unique_ptr<Player> player) {
    m_player = std::move(player);
    QObject::connect(m_player.get(), &Player::answered, &m_loop, [this](std::uint32_t, const Action &action) {
      m_reply.action = action;
      m_reply.spent = std::chrono::steady_clock::now() - m_asked;
      m_answered = true;
      m_loop.quit();
    });
    QObject::connect(m_player.get(), &Player::failed, &m_loop, [this](const Failure &failure) {
      m_reply.failure = failure;
      m_loop.quit();
    });
  }

  void dropPlayer() { m_player.reset(); }

  QEventLoop m_loop;
  SeatReply m_reply;

 private:
  FailureCode m_illegal;
  std::unique_ptr<Player> m_player;
  std::chrono::steady_clock::time_point m_asked;
  bool m_answered = false;
};

// Says when the program has read and answered all of the match.
class ArenaProcess : public MjaiProcess {
 public:
  ArenaProcess(int seat, const ExternalProgram &program, std::function<void()> over)
      : MjaiProcess(seat, program, QString()), m_over(std::move(over)) {}

 protected:
  void matchOver() override {
    MjaiProcess::matchOver();
    m_over();
  }

 private:
  std::function<void()> m_over;
};

class ProgramSeat : public PlayerSeat {
 public:
  ProgramSeat(int seat, const ExternalProgram &program) : PlayerSeat(FailureCode::ProgramIllegal) {
    usePlayer(std::make_unique<ArenaProcess>(seat, program, [this] {
      m_isOver = true;
      m_loop.quit();
    }));
  }

  // The program's own time limits end this too.
  std::optional<Failure> matchOver() override {
    while (!m_isOver && !m_reply.failure)
      m_loop.exec();
    return m_reply.failure;
  }

 private:
  bool m_isOver = false;
};

// In a thread of its own, so that one who does not come back holds up nobody.
class PluginSeat : public PlayerSeat {
 public:
  PluginSeat(const Opponent &opponent, std::uint64_t seed)
      : PlayerSeat(FailureCode::PluginIllegal), m_pool(new QThreadPool) {
    const MjaiLimits limits;
    usePlayer(std::make_unique<BotPlayer>(
        [opponent, seed] { return makePluginBot(opponent.pluginPath, opponent.botId, seed); }, limits.startMs,
        limits.replyMs, m_pool.get()));
  }
  ~PluginSeat() override { dropPlayer(); }  // before its pool

 private:
  BusyPool m_pool;
};

// --- What a text names ---

Result<bool> checkCommand(const ExternalProgram &program) {
  const QString name = startedProgram(program);
  switch (commandFault(program)) {
    case CommandFault::NoCommand:
      return wrong(Text::tr("no command given to start the program"));
    case CommandFault::OpenQuote:
      return wrong(Text::tr("unclosed quotation mark in '%1'").arg(shown(program.command)));
    case CommandFault::NotThere:
      return wrong(Text::tr("could not find the program '%1'").arg(shown(name)));
    case CommandFault::NotExecutable:
      return wrong(Text::tr("'%1' is not executable; run chmod +x on it").arg(shown(name)));
    case CommandFault::IsFolder:
      return wrong(Text::tr("'%1' is a folder, not a program").arg(shown(name)));
    case CommandFault::None:
      break;
  }
  return true;
}

Result<bool> setDialect(const QString &word, ExternalProgram &program) {
  if (word == QLatin1String("tcp"))
    program.transport = MjaiTransport::Tcp;
  else if (word == QLatin1String("batch"))
    program.framing = MjaiFraming::Batch;
  else if (word == QLatin1String("hints"))
    program.hints = true;
  else
    return wrong(Text::tr("mjai can be followed by +tcp, +batch or +hints, not by '+%1'").arg(word));
  return true;
}

Result<Opponent> readProgram(const QString &rest, const QStringList &dialect) {
  Opponent opponent;
  opponent.kind = OpponentKind::Mjai;
  opponent.program.command = rest;
  for (const QString &word : dialect) {
    if (const Result<bool> set = setDialect(word, opponent.program); !set)
      return set.error();
  }
  return opponent;
}

Error pluginMistake(const Opponent &opponent, const Error &error) {
  const Result<PluginInfo> plugin = readBotPlugin(opponent.pluginPath);
  if (static_cast<PluginFault>(error.code) != PluginFault::UnknownBot || !plugin)
    return wrong(pluginSentence(opponent.pluginPath, error));
  QStringList ids;
  for (const auto &bot : plugin->bots)
    ids << bot.id;
  return wrong(Text::tr("there is no bot '%1'; available: %2")
                   .arg(shown(opponent.botId), ids.join(QLatin1String(", "))));
}

Result<Opponent> readPlugin(const QString &rest, const QStringList &) {
  Opponent opponent;
  opponent.kind = OpponentKind::Plugin;
  opponent.pluginPath = rest.section(QLatin1Char('#'), 0, 0);
  opponent.botId = rest.section(QLatin1Char('#'), 1);
  const Result<PluginInfo> plugin = readBotPlugin(opponent.pluginPath);
  if (!plugin)
    return pluginMistake(opponent, plugin.error());
  if (opponent.botId.isEmpty())
    opponent.botId = plugin->bots.front().id;
  return opponent;
}

// What came into the list by a file is not run before somebody has said so, here or in the window.
Result<Opponent> readListed(const QString &rest, const QStringList &dialect) {
  const OpponentStore store(OpponentStore::usualFile());
  const bool trusted = dialect == QStringList{QStringLiteral("trust")};
  if (!dialect.isEmpty() && !trusted)
    return wrong(Text::tr("opponent can be followed by +trust, not by '+%1'").arg(dialect.first()));
  QStringList names;
  QList<Error> problems;
  for (const Opponent &opponent : store.own(&problems)) {
    names.push_back(opponent.name);
    if (opponent.name != rest && opponent.id != rest)
      continue;
    if (trusted || store.trust().trusts(opponent))
      return opponent;
    return wrong(Text::tr("the opponent '%1' was imported from a file and would run %2; to allow this, use "
                          "opponent+trust:%1")
                     .arg(rest, opponent.kind == OpponentKind::Plugin ? opponent.pluginPath
                                                                      : opponent.program.command));
  }
  if (!problems.isEmpty())
    return wrong(Text::tr("could not find the opponent '%1'; part of the list could not be read: %2")
                     .arg(shown(rest), storeSentence(problems.front())));
  return wrong(Text::tr("there is no opponent '%1' in the list; available: %2")
                   .arg(shown(rest), names.join(QLatin1String(", "))));
}

// That it can play, as far as can be told without it.
Result<Opponent> checked(const Opponent &opponent) {
  if (opponent.kind == OpponentKind::Plugin) {
    const Result<bool> there = checkPluginBot(opponent.pluginPath, opponent.botId);
    return there ? Result<Opponent>(opponent) : pluginMistake(opponent, there.error());
  }
  const Result<bool> fine = checkCommand(opponent.program);
  return fine ? Result<Opponent>(opponent) : Result<Opponent>(fine.error());
}

struct Prefix {
  const char *word;
  bool hasDialect;
  Result<Opponent> (*read)(const QString &rest, const QStringList &dialect);
};

constexpr std::array kPrefixes = {
    Prefix{"mjai", true, &readProgram},
    Prefix{"plugin", false, &readPlugin},
    Prefix{"opponent", true, &readListed},
};

}  // namespace

std::optional<Result<Opponent>> foreignOpponent(const QString &spec) {
  QStringList words = spec.section(QLatin1Char(':'), 0, 0).split(QLatin1Char('+'));
  const QString word = words.takeFirst();
  const auto *prefix = std::find_if(kPrefixes.begin(), kPrefixes.end(), [&](const Prefix &p) {
    return word == QLatin1String(p.word) && (p.hasDialect || words.isEmpty());
  });
  if (prefix == kPrefixes.end() || !spec.contains(QLatin1Char(':')))
    return std::nullopt;
  const Result<Opponent> opponent = prefix->read(spec.section(QLatin1Char(':'), 1), words);
  return opponent ? checked(*opponent) : opponent;
}

MakeSeat foreignMaker(const Opponent &opponent) {
  if (opponent.kind == OpponentKind::Plugin) {
    return [opponent](int, std::uint64_t seed) { return std::make_unique<PluginSeat>(opponent, seed); };
  }
  return [program = opponent.program](int seat, std::uint64_t) {
    return std::make_unique<ProgramSeat>(seat, program);
  };
}

}  // namespace janso::cli
