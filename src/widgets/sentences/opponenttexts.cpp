// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/opponenttexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>

#include "game/pluginbots.h"
#include "game/setup/opponentstore.h"
#include "widgets/lexicon/botnames.h"

namespace janso {

namespace {

struct OpponentTexts {
  Q_DECLARE_TR_FUNCTIONS(OpponentTexts)
};

// What would not be seen, or would make the rest look different, is written out.
QString visibleText(const QString &text) {
  QString visible;
  for (const QChar letter : text) {
    const bool shown = letter.isPrint() && letter.category() != QChar::Other_Format;
    visible += shown || letter.isSurrogate()
                   ? QString(letter)
                   : QStringLiteral("\\u%1").arg(letter.unicode(), 4, 16, QLatin1Char('0'));
  }
  return visible;
}

}  // namespace

const BotChoice *findBotChoice(const BotChoices &bots, const QString &id) {
  const auto found =
      std::find_if(bots.begin(), bots.end(), [&id](const BotChoice &bot) { return bot.id == id; });
  return found == bots.end() ? nullptr : &*found;
}

BotChoices namedBots(BotChoices bots) {
  for (BotChoice &bot : bots)
    bot.ownName = botOwnName(bot.id, bot.ownName);
  return bots;
}

QString opponentName(const Opponent &opponent, const BotChoices &bots) {
  const BotChoice *bot =
      opponent.kind == OpponentKind::BuiltIn ? findBotChoice(bots, opponent.botId) : nullptr;
  return bot == nullptr ? opponent.name : botName(bot->id, bot->name);
}

QString opponentKindName(OpponentKind kind) {
  switch (kind) {
    case OpponentKind::BuiltIn:
      return OpponentTexts::tr("Built in");
    case OpponentKind::Plugin:
      return OpponentTexts::tr("Plugin");
    case OpponentKind::Mjai:
      break;
  }
  return OpponentTexts::tr("Program");
}

QString opponentLevel(const Opponent &opponent, const BotChoices &bots) {
  const BotChoice *bot =
      opponent.kind == OpponentKind::BuiltIn ? findBotChoice(bots, opponent.botId) : nullptr;
  if (bot == nullptr || bot->level <= 0)
    return {};
  const auto strongest = std::max_element(
      bots.begin(), bots.end(), [](const BotChoice &a, const BotChoice &b) { return a.level < b.level; });
  return OpponentTexts::tr("Level %1 of %2").arg(bot->level).arg(strongest->level);
}

QString opponentFigures(const Opponent &opponent, const BotChoices &bots) {
  const BotChoice *bot =
      opponent.kind == OpponentKind::BuiltIn ? findBotChoice(bots, opponent.botId) : nullptr;
  if (bot == nullptr || bot->place <= 0)
    return {};
  return OpponentTexts::tr(
             "Average place %1 against three club players. Per 100 hands: %2 with calls, %3 with riichi, %4 "
             "deal-ins.")
      .arg(QLocale().toString(bot->place / 100.0, 'f', 2))
      .arg(bot->calls)
      .arg(bot->riichi)
      .arg(bot->dealIns);
}

QList<StyleTrait> opponentStyle(const Opponent &opponent, const BotChoices &bots) {
  const BotChoice *bot =
      opponent.kind == OpponentKind::BuiltIn ? findBotChoice(bots, opponent.botId) : nullptr;
  if (bot == nullptr || bot->place <= 0)
    return {};
  const auto trait = [bot, &bots](const QString &name, const QString &meaning, int BotChoice::*figure) {
    StyleTrait made{name, meaning, bot->*figure, 0};
    for (const BotChoice &other : bots)
      made.most = std::max(made.most, other.*figure);
    return made;
  };
  return {trait(OpponentTexts::tr("Wins"), OpponentTexts::tr("of hands end in a win"), &BotChoice::wins),
          trait(OpponentTexts::tr("Riichi"), OpponentTexts::tr("of hands have a riichi"), &BotChoice::riichi),
          trait(OpponentTexts::tr("Flushes"), OpponentTexts::tr("of wins are flushes"), &BotChoice::flushes),
          trait(OpponentTexts::tr("Calls"), OpponentTexts::tr("of hands have a call"), &BotChoice::calls),
          trait(OpponentTexts::tr("Deal-ins"), OpponentTexts::tr("of hands end in a deal-in"),
                &BotChoice::dealIns)};
}

QString styleTable(const QList<StyleTrait> &traits) {
  QStringList lines;
  for (const StyleTrait &trait : traits) {
    //: "Riichi: 37% of hands have a riichi (highest among the built-in bots: 37%)."
    lines << OpponentTexts::tr("%1: %2% %3 (highest among the built-in bots: %4%).")
                 .arg(trait.name)
                 .arg(trait.percent)
                 .arg(trait.meaning)
                 .arg(trait.most);
  }
  return lines.join(QLatin1Char('\n'));
}

QString opponentPortrait(const Opponent &opponent, const BotChoices &bots) {
  if (opponent.kind == OpponentKind::Plugin)
    return OpponentTexts::tr("%1, from %2").arg(opponent.botId, QFileInfo(opponent.pluginPath).fileName());
  if (opponent.kind == OpponentKind::Mjai)
    return opponent.program.command.isEmpty() && opponent.program.transport == MjaiTransport::Tcp
               ? OpponentTexts::tr("Connects to port %1").arg(opponent.program.port)
               : opponent.program.command;
  const BotChoice *bot = findBotChoice(bots, opponent.botId);
  return bot == nullptr ? QString() : botCharacter(bot->id, bot->character);
}

QString shortenedText(const QString &text) {
  constexpr qsizetype kHalf = 28;
  const QString whole = text.simplified();
  return breakableText(whole.size() <= 2 * kHalf ? whole
                                                 : whole.left(kHalf) + QChar(0x2026) + whole.right(kHalf));
}

QString breakableText(const QString &text) {
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
  switch (commandFault(program)) {
    case CommandFault::NoCommand:
      if (program.transport != MjaiTransport::Tcp)
        return OpponentTexts::tr("The program's command is missing.");
      return program.port == 0
                 ? OpponentTexts::tr("Enter a command, or set a port and start the program yourself.")
                 : QString();
    case CommandFault::OpenQuote:
      return OpponentTexts::tr("The command is missing a closing quotation mark.");
    case CommandFault::NotThere:
      return OpponentTexts::tr("Could not find the program “%1”.").arg(name);
    case CommandFault::NotExecutable:
      //: chmod +x is a command of the system and stays as it is
      return OpponentTexts::tr("“%1” is not executable. To fix this, run chmod +x on it.").arg(name);
    case CommandFault::IsFolder:
      return OpponentTexts::tr("“%1” is a folder, not a program.").arg(name);
    case CommandFault::None:
      break;
  }
  return {};
}

QString folderProblem(const ExternalProgram &program) {
  if (program.workingFolder.isEmpty() || QFileInfo(program.workingFolder).isDir())
    return {};
  return OpponentTexts::tr("The folder “%1” does not exist.").arg(program.workingFolder);
}

QString pluginProblem(const QString &path, const QString &botId) {
  if (path.isEmpty())
    return OpponentTexts::tr("The plugin file is missing.");
  const Result<bool> checked = checkPluginBot(path, botId);
  return checked ? QString() : pluginSentence(path, checked.error());
}

QString opponentMark(const Opponent &opponent, bool approved) {
  bool broken = false;
  if (opponent.kind == OpponentKind::Plugin)
    broken = !QFileInfo(opponent.pluginPath).isFile();
  else if (opponent.kind == OpponentKind::Mjai)
    broken = !commandProblem(opponent.program).isEmpty() || !folderProblem(opponent.program).isEmpty();
  if (broken)
    //: A short mark in the list of opponents
    return OpponentTexts::tr("can't start");
  //: A short mark in the list of opponents: came in a file
  return approved ? QString() : OpponentTexts::tr("not approved");
}

// --- What would be run ---

QString unapprovedText(const SeatSetup &seat) {
  QStringList lines{visibleText(seat.name)};
  if (seat.kind == PlayerKind::Plugin) {
    lines << OpponentTexts::tr("Plugin: %1").arg(visibleText(QDir::toNativeSeparators(seat.pluginPath)));
    return lines.join(QLatin1Char('\n'));
  }
  const ExternalProgram &program = seat.program;
  lines << OpponentTexts::tr("Command: %1").arg(visibleText(program.command));
  if (!program.workingFolder.isEmpty())
    lines << OpponentTexts::tr("Folder: %1").arg(visibleText(program.workingFolder));
  for (auto it = program.environment.begin(); it != program.environment.end(); ++it)
    //: A variable of the environment and its value
    lines << OpponentTexts::tr("Environment: %1=%2").arg(visibleText(it.key()), visibleText(it.value()));
  return lines.join(QLatin1Char('\n'));
}

QString pluginSentence(const QString &path, const Error &error) {
  const QString file = QFileInfo(path).fileName();
  const QString detail = QString::fromStdString(error.text);
  switch (static_cast<PluginFault>(error.code)) {
    case PluginFault::Missing:
      return OpponentTexts::tr("The file “%1” does not exist.").arg(QDir::toNativeSeparators(path));
    case PluginFault::NoPlugin:
      return OpponentTexts::tr("“%1” is not a plugin, or it is damaged.").arg(file);
    case PluginFault::NotForBots:
      return OpponentTexts::tr("\u201c%1\u201d is a plugin for another program.").arg(file);
    case PluginFault::OtherVersion:
      return OpponentTexts::tr("\u201c%1\u201d was made for another version of Janso.").arg(file);
    case PluginFault::OtherBuild:
      return OpponentTexts::tr(
                 "“%1” is for a different build of Janso or was built with an incompatible compiler. It must "
                 "be rebuilt.")
          .arg(file);
    case PluginFault::NoBots:
      return OpponentTexts::tr("“%1” contains no bots.").arg(file);
    case PluginFault::UnknownBot:
      return OpponentTexts::tr("“%1” does not contain this bot.").arg(file);
    case PluginFault::CannotLoad:
    case PluginFault::Failed:
      break;
  }
  //: %2 is the system's own text, in English
  return OpponentTexts::tr("\u201c%1\u201d cannot be used (%2).").arg(file, detail);
}

QString storeSentence(const Error &error) {
  const QString detail = QString::fromStdString(error.text);
  switch (static_cast<StoreFault>(error.code)) {
    case StoreFault::Unreadable:
      //: %1 and the like below: file and reason, in English
      return OpponentTexts::tr("Could not read the file (%1).").arg(detail);
    case StoreFault::NotAList:
      return OpponentTexts::tr("This is not a list of opponents (%1).").arg(detail);
    case StoreFault::BadEntry:
      return OpponentTexts::tr("Could not read one of the opponents (%1).").arg(detail);
    case StoreFault::Unwritable:
      return OpponentTexts::tr("Could not write the file (%1).").arg(detail);
    case StoreFault::TooMany:
      return OpponentTexts::tr("There are too many opponents (%1).").arg(detail);
    case StoreFault::Unknown:
      break;
  }
  return OpponentTexts::tr("This opponent is no longer in the list (%1).").arg(detail);
}

}  // namespace janso
