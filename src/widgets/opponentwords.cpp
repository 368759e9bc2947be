// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/opponentwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <array>

#include "game/opponentstore.h"
#include "game/pluginbots.h"
#include "widgets/words.h"

namespace janso {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Opponents)
};

struct Runner {
  const char *suffix;
  const char *program;
};
constexpr std::array kRunners{Runner{"py", "python3"}, Runner{"js", "node"}, Runner{"mjs", "node"},
                              Runner{"rb", "ruby"}, Runner{"jar", "java -jar"}};

QString quoted(const QString &file) {
  if (!file.contains(QLatin1Char(' ')) && !file.contains(QLatin1Char('"')))
    return file;
  QString escaped = file;
  escaped.replace(QLatin1Char('"'), QStringLiteral("\"\"\""));  // as QProcess::splitCommand() reads it
  return QLatin1Char('"') + escaped + QLatin1Char('"');
}

}  // namespace

const BotChoice *findChoice(const BotChoices &bots, const QString &id) {
  const auto found =
      std::find_if(bots.begin(), bots.end(), [&id](const BotChoice &bot) { return bot.id == id; });
  return found == bots.end() ? nullptr : &*found;
}

QString opponentName(const Opponent &opponent, const BotChoices &bots) {
  const BotChoice *bot = opponent.kind == OpponentKind::BuiltIn ? findChoice(bots, opponent.botId) : nullptr;
  return bot == nullptr ? opponent.name : botName(bot->id, bot->name);
}

QString opponentKindName(OpponentKind kind) {
  switch (kind) {
    case OpponentKind::BuiltIn:
      return Words::tr("Built in");
    case OpponentKind::Plugin:
      return Words::tr("Plugin");
    case OpponentKind::Mjai:
      break;
  }
  return Words::tr("Program");
}

QString opponentLevel(const Opponent &opponent, const BotChoices &bots) {
  const BotChoice *bot = opponent.kind == OpponentKind::BuiltIn ? findChoice(bots, opponent.botId) : nullptr;
  if (bot == nullptr || bot->level <= 0)
    return {};
  const auto strongest = std::max_element(
      bots.begin(), bots.end(), [](const BotChoice &a, const BotChoice &b) { return a.level < b.level; });
  return Words::tr("Level %1 of %2").arg(bot->level).arg(strongest->level);
}

QString opponentFigures(const Opponent &opponent, const BotChoices &bots) {
  const BotChoice *bot = opponent.kind == OpponentKind::BuiltIn ? findChoice(bots, opponent.botId) : nullptr;
  if (bot == nullptr || bot->place <= 0)
    return {};
  return Words::tr(
             "Mean place %1 against three club players. Of 100 hands it calls in %2, declares riichi in "
             "%3 and deals into %4.")
      .arg(QLocale().toString(bot->place / 100.0, 'f', 2))
      .arg(bot->calls)
      .arg(bot->riichi)
      .arg(bot->dealIns);
}

QString opponentPortrait(const Opponent &opponent, const BotChoices &bots) {
  if (opponent.kind == OpponentKind::Plugin)
    return Words::tr("%1, out of %2").arg(opponent.botId, QFileInfo(opponent.pluginPath).fileName());
  if (opponent.kind == OpponentKind::Mjai)
    return opponent.program.command.isEmpty() && opponent.program.transport == MjaiTransport::Tcp
               ? Words::tr("Connects to port %1").arg(opponent.program.port)
               : opponent.program.command;
  const BotChoice *bot = findChoice(bots, opponent.botId);
  return bot == nullptr ? QString() : botCharacter(bot->id, bot->character);
}

QString shortened(const QString &text) {
  constexpr qsizetype kHalf = 28;
  const QString whole = text.simplified();
  return breakable(whole.size() <= 2 * kHalf ? whole
                                             : whole.left(kHalf) + QChar(0x2026) + whole.right(kHalf));
}

QString breakable(const QString &text) {
  constexpr int kLongest = 20;
  QString result;
  int run = 0;
  for (const QChar letter : text) {
    run = letter.isSpace() ? 0 : run + 1;
    result += letter;
    if (run >= kLongest && !letter.isHighSurrogate()) {
      result += QChar(0x200B);  // a space of no width
      run = 0;
    }
  }
  return result;
}

// --- What is wrong ---

QString commandProblem(const ExternalProgram &program) {
  const QString name = startedProgram(program);
  if (name.isEmpty()) {
    if (program.transport != MjaiTransport::Tcp)
      return Words::tr("The command of the program is missing.");
    return program.port == 0
               ? Words::tr("Without a command, a port is needed for the program that you start yourself.")
               : QString();
  }
  if (!canBeStarted(program))
    return Words::tr("There is no program \u201c%1\u201d that can be started.").arg(name);
  return {};
}

QString folderProblem(const ExternalProgram &program) {
  if (program.workingFolder.isEmpty() || QFileInfo(program.workingFolder).isDir())
    return {};
  return Words::tr("There is no folder \u201c%1\u201d.").arg(program.workingFolder);
}

QString pluginProblem(const QString &path, const QString &botId) {
  if (path.isEmpty())
    return Words::tr("The file of the plugin is missing.");
  const Result<bool> checked = checkPluginBot(path, botId);
  return checked ? QString() : pluginSentence(path, checked.error());
}

QString opponentProblem(const Opponent &opponent) {
  if (opponent.kind == OpponentKind::Plugin)
    return pluginProblem(opponent.pluginPath, opponent.botId);
  if (opponent.kind != OpponentKind::Mjai)
    return {};
  const QString problem = commandProblem(opponent.program);
  return problem.isEmpty() ? folderProblem(opponent.program) : problem;
}

QString pluginSentence(const QString &path, const Error &error) {
  const QString file = QFileInfo(path).fileName();
  const QString detail = QString::fromStdString(error.text);
  switch (static_cast<PluginFault>(error.code)) {
    case PluginFault::Missing:
      return Words::tr("There is no file \u201c%1\u201d.").arg(QDir::toNativeSeparators(path));
    case PluginFault::NoPlugin:
      return Words::tr("\u201c%1\u201d is no plugin, or a broken one.").arg(file);
    case PluginFault::NotForBots:
      return Words::tr("\u201c%1\u201d is a plugin for another program.").arg(file);
    case PluginFault::OtherVersion:
      return Words::tr("\u201c%1\u201d was made for another version of Janso.").arg(file);
    case PluginFault::OtherBuild:
      return Words::tr(
                 "\u201c%1\u201d was built for another Janso, or by a compiler that does not fit; it must be "
                 "built again.")
          .arg(file);
    case PluginFault::NoBots:
      return Words::tr("\u201c%1\u201d offers no bots.").arg(file);
    case PluginFault::UnknownBot:
      return Words::tr("\u201c%1\u201d does not have this bot.").arg(file);
    case PluginFault::CannotLoad:
    case PluginFault::Failed:
      break;
  }
  //: %2 is the system's own text, in English
  return Words::tr("\u201c%1\u201d cannot be used (%2).").arg(file, detail);
}

QString storeSentence(const Error &error) {
  const QString detail = QString::fromStdString(error.text);
  switch (static_cast<StoreFault>(error.code)) {
    case StoreFault::Unreadable:
      //: %1 and the like below: file and reason, in English
      return Words::tr("The file cannot be read (%1).").arg(detail);
    case StoreFault::NotAList:
      return Words::tr("This is no list of opponents (%1).").arg(detail);
    case StoreFault::BadEntry:
      return Words::tr("One opponent cannot be read (%1).").arg(detail);
    case StoreFault::Unwritable:
      return Words::tr("The file cannot be written (%1).").arg(detail);
    case StoreFault::Unknown:
      break;
  }
  return Words::tr("This opponent is no longer in the list (%1).").arg(detail);
}

QString commandFor(const QString &file) {
  const QFileInfo info(file);
  const QString suffix = info.suffix().toLower();
  for (const Runner &runner : kRunners) {
    if (suffix == QLatin1String(runner.suffix) && !info.isExecutable())
      return QLatin1String(runner.program) + QLatin1Char(' ') + quoted(file);
  }
  return quoted(file);
}

}  // namespace janso
