// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/commands.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <functional>

namespace janso {

std::span<const CommandInfo> windowCommands() {
  using enum CommandMenu;
  static constexpr std::array kTable{
      CommandInfo{WindowCommand::NewMatch, "game.new", Game, QT_TRANSLATE_NOOP("Commands", "&New match..."),
                  QT_TRANSLATE_NOOP("Commands", "Choose rules, length and who sits where"), "Ctrl+N", "new"},
      CommandInfo{WindowCommand::PlayNow, "game.quick", Game, QT_TRANSLATE_NOOP("Commands", "&Play now"),
                  QT_TRANSLATE_NOOP("Commands", "An East game against bots"), "Ctrl+Shift+N", "play"},
      CommandInfo{WindowCommand::HotSeatMatch, "game.hotseat", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Hot-seat..."),
                  QT_TRANSLATE_NOOP("Commands", "Two to four people at this screen"), "Ctrl+H", "person"},
      CommandInfo{WindowCommand::WatchBots, "game.watch", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Watch four bots"),
                  QT_TRANSLATE_NOOP("Commands", "Four bots play, all hands open"), "Ctrl+D", "robot"},
      CommandInfo{
          WindowCommand::ContinueMatch, "game.continue", Game, QT_TRANSLATE_NOOP("Commands", "&Continue"),
          QT_TRANSLATE_NOOP("Commands", "Go on with the match that was not finished"), "Ctrl+R", "undo"},
      CommandInfo{WindowCommand::ContinueSeries, "game.series", Game,
                  QT_TRANSLATE_NOOP("Commands", "Continue the &series"),
                  QT_TRANSLATE_NOOP("Commands", "The next match of the series, or the one that was left"),
                  "Ctrl+Shift+R", "next"},
      CommandInfo{WindowCommand::ShowScoreSheet, "game.sheet", Game,
                  QT_TRANSLATE_NOOP("Commands", "Score sh&eet..."),
                  QT_TRANSLATE_NOOP("Commands", "The score sheet of a series: see, print, save as PDF"),
                  "Ctrl+E", ""},
      CommandInfo{WindowCommand::OpenRecord, "game.record", Game,
                  QT_TRANSLATE_NOOP("Commands", "Open recor&d..."),
                  QT_TRANSLATE_NOOP("Commands", "Look at a recorded game, of this program or another"),
                  "Ctrl+Shift+O", "open"},
      CommandInfo{WindowCommand::ShowStatistics, "game.statistics", Game,
                  QT_TRANSLATE_NOOP("Commands", "S&tatistics..."),
                  QT_TRANSLATE_NOOP("Commands", "All figures of your matches, beside those of the bots"),
                  "Ctrl+Shift+S", "chart"},
      CommandInfo{WindowCommand::ReviewMatch, "game.review", Game,
                  QT_TRANSLATE_NOOP("Commands", "Re&view this match..."),
                  QT_TRANSLATE_NOOP("Commands", "What each choice of a match cost, and why"), "Ctrl+Shift+V",
                  "search"},
      CommandInfo{
          WindowCommand::OpenLibrary, "game.library", Game, QT_TRANSLATE_NOOP("Commands", "Li&brary"),
          QT_TRANSLATE_NOOP("Commands", "Every match that you played or imported: find it, look at it"),
          "Ctrl+L", "book"},
      CommandInfo{
          WindowCommand::LeaveTable, "game.start", Game, QT_TRANSLATE_NOOP("Commands", "&Leave the table"),
          QT_TRANSLATE_NOOP("Commands", "Back to the first page; the match is kept and can be continued"),
          "Ctrl+W", "prev", false, true},
      CommandInfo{WindowCommand::ShowRules, "game.rules", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Rules of this match..."),
                  QT_TRANSLATE_NOOP("Commands", "Every option, and what differs from the preset"), "Ctrl+I",
                  "eye"},
      CommandInfo{WindowCommand::EditOpponents, "game.opponents", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Opponents..."),
                  QT_TRANSLATE_NOOP("Commands", "Bots, plugins and programs that play: add, test, change"),
                  "Ctrl+O", "plug"},
      CommandInfo{WindowCommand::OpenMatchesFolder, "game.folder", Game,
                  QT_TRANSLATE_NOOP("Commands", "Open &matches folder"),
                  QT_TRANSLATE_NOOP("Commands", "Where every match is kept"), "", "open"},
      CommandInfo{WindowCommand::Quit, "game.quit", Game, QT_TRANSLATE_NOOP("Commands", "&Quit"),
                  QT_TRANSLATE_NOOP("Commands", "The match is kept and can be continued"), "Ctrl+Q", "close",
                  false, true},
      CommandInfo{WindowCommand::Pause, "play.pause", Play, QT_TRANSLATE_NOOP("Commands", "&Pause"),
                  QT_TRANSLATE_NOOP("Commands", "Nothing happens until you go on"), "Pause", "pause", true},
      CommandInfo{WindowCommand::SortHand, "play.sort", Play, QT_TRANSLATE_NOOP("Commands", "&Sort the hand"),
                  QT_TRANSLATE_NOOP("Commands", "Keep the hand sorted"), "", "", true, true},
      CommandInfo{WindowCommand::AutoWin, "play.autowin", Play, QT_TRANSLATE_NOOP("Commands", "Auto &win"),
                  QT_TRANSLATE_NOOP("Commands", "Win as soon as it is possible, in this hand"), "", "", true},
      CommandInfo{WindowCommand::NoCalls, "play.nocalls", Play, QT_TRANSLATE_NOOP("Commands", "&No calls"),
                  QT_TRANSLATE_NOOP("Commands", "Ask for no chi, pon or kan in this hand"), "", "", true},
      CommandInfo{WindowCommand::AutoDiscard, "play.autodiscard", Play,
                  QT_TRANSLATE_NOOP("Commands", "Auto &discard"),
                  QT_TRANSLATE_NOOP("Commands", "Discard every drawn tile in this hand"), "", "", true},
      CommandInfo{
          WindowCommand::TakeBack, "play.takeBack", Play, QT_TRANSLATE_NOOP("Commands", "&Take back"),
          QT_TRANSLATE_NOOP("Commands", "Practice: back to before your last choice, any number of times"),
          "Ctrl+Z", "", false, true},
      CommandInfo{WindowCommand::DealAgain, "play.dealAgain", Play,
                  QT_TRANSLATE_NOOP("Commands", "Same deal a&gain"),
                  QT_TRANSLATE_NOOP("Commands", "Practice: this hand once more, with the same walls"),
                  "Ctrl+Shift+Z", ""},
      CommandInfo{WindowCommand::PlaySlower, "play.slower", Play, QT_TRANSLATE_NOOP("Commands", "S&lower"),
                  QT_TRANSLATE_NOOP("Commands", "Play more slowly"), "Ctrl+-", "", false, true},
      CommandInfo{WindowCommand::PlayFaster, "play.faster", Play, QT_TRANSLATE_NOOP("Commands", "&Faster"),
                  QT_TRANSLATE_NOOP("Commands", "Play faster"), "Ctrl++", ""},
      CommandInfo{WindowCommand::PlayInstantly, "play.instant", Play,
                  QT_TRANSLATE_NOOP("Commands", "&Instant"),
                  QT_TRANSLATE_NOOP("Commands", "No waiting and no animation"), "Ctrl+0", "", true},
      CommandInfo{WindowCommand::ShowYaku, "view.yaku", View, QT_TRANSLATE_NOOP("Commands", "&Yaku"),
                  QT_TRANSLATE_NOOP("Commands", "Every yaku, beside the table"), "Y", "book", true},
      CommandInfo{WindowCommand::ShowLog, "view.log", View, QT_TRANSLATE_NOOP("Commands", "&Log"),
                  QT_TRANSLATE_NOOP("Commands", "What happened, line by line"), "Ctrl+Shift+L", "log", true},
      CommandInfo{WindowCommand::ShowSeatView, "view.seat", View, QT_TRANSLATE_NOOP("Commands", "&Seat view"),
                  QT_TRANSLATE_NOOP("Commands", "The table as seen from your chair, or from above"), "Z", "",
                  true},
      CommandInfo{WindowCommand::ShowMenuBar, "view.menu", View, QT_TRANSLATE_NOOP("Commands", "&Menu bar"),
                  QT_TRANSLATE_NOOP("Commands", "Show or hide the menus"), "Ctrl+M", "", true, true},
      CommandInfo{WindowCommand::FullScreen, "view.fullscreen", View,
                  QT_TRANSLATE_NOOP("Commands", "&Full screen"),
                  QT_TRANSLATE_NOOP("Commands", "The table alone"), "F11", "fullscreen", true},
      CommandInfo{
          WindowCommand::OpenLessons, "learn.lessons", Learn, QT_TRANSLATE_NOOP("Commands", "&Lessons..."),
          QT_TRANSLATE_NOOP("Commands", "Learn the game step by step, on the table"), "Ctrl+J", "book"},
      CommandInfo{WindowCommand::OpenDrills, "learn.drills", Learn,
                  QT_TRANSLATE_NOOP("Commands", "&Drills..."),
                  QT_TRANSLATE_NOOP("Commands", "Exercises: waits, efficiency, scores, safe tiles and more"),
                  "Ctrl+T", ""},
      CommandInfo{
          WindowCommand::OpenGlossary, "learn.glossary", Learn, QT_TRANSLATE_NOOP("Commands", "&Glossary..."),
          QT_TRANSLATE_NOOP("Commands", "Every word of the game, in three scripts"), "Ctrl+G", "search"},
      CommandInfo{
          WindowCommand::OpenYakuSheet, "learn.sheet", Learn, QT_TRANSLATE_NOOP("Commands", "&Yaku sheet..."),
          QT_TRANSLATE_NOOP("Commands", "All yaku and payments on two pages: see, print, save as PDF"),
          "Ctrl+Shift+Y", ""},
      CommandInfo{
          WindowCommand::ExplainWhyNot, "learn.whynot", Learn, QT_TRANSLATE_NOOP("Commands", "&Why not?"),
          QT_TRANSLATE_NOOP("Commands", "Why no win, riichi or call is offered at the table now"), "", ""},
      CommandInfo{WindowCommand::GiveHint, "learn.hint", Learn, QT_TRANSLATE_NOOP("Commands", "&Hint"),
                  QT_TRANSLATE_NOOP("Commands", "What the strongest bot would do now, and why"), "H", "",
                  false, true},
      CommandInfo{WindowCommand::CoachOff, "learn.coachOff", Learn,
                  QT_TRANSLATE_NOOP("Commands", "Coach &off"),
                  QT_TRANSLATE_NOOP("Commands", "No advice but hints that you ask for"), "", "", true, true},
      CommandInfo{WindowCommand::CoachGentle, "learn.coachGentle", Learn,
                  QT_TRANSLATE_NOOP("Commands", "G&entle coach"),
                  QT_TRANSLATE_NOOP("Commands", "Warns before furiten, a hand without yaku, needless danger"),
                  "", "", true},
      CommandInfo{WindowCommand::CoachFull, "learn.coachFull", Learn,
                  QT_TRANSLATE_NOOP("Commands", "&Full coach"),
                  QT_TRANSLATE_NOOP("Commands", "Advice on every decision, with the reason"), "", "", true},
      CommandInfo{WindowCommand::NextCoachLevel, "learn.coachNext", Learn,
                  QT_TRANSLATE_NOOP("Commands", "&Next coach level"),
                  QT_TRANSLATE_NOOP("Commands", "Off, gentle, full, and off again"), "G", ""},
      CommandInfo{WindowCommand::PlaySounds, "settings.sound", Settings,
                  QT_TRANSLATE_NOOP("Commands", "&Sound"), QT_TRANSLATE_NOOP("Commands", "Play sounds"), "M",
                  "sound", true},
      CommandInfo{WindowCommand::OpenPreferences, "settings.preferences", Settings,
                  QT_TRANSLATE_NOOP("Commands", "&Preferences..."),
                  QT_TRANSLATE_NOOP("Commands", "Table, play, sound, language, keys"), "Ctrl+,", "settings",
                  false, true},
      CommandInfo{WindowCommand::OpenKeyboardCard, "help.keys", Help,
                  QT_TRANSLATE_NOOP("Commands", "&Keyboard card"),
                  QT_TRANSLATE_NOOP("Commands", "Every key at a glance"), "F1", "help"},
      CommandInfo{WindowCommand::LookUpYaku, "help.yaku", Help,
                  QT_TRANSLATE_NOOP("Commands", "Look up a &yaku"),
                  QT_TRANSLATE_NOOP("Commands", "Search the yaku by name or tile"), "Ctrl+F", "search"},
      CommandInfo{WindowCommand::ShowNews, "help.news", Help,
                  QT_TRANSLATE_NOOP("Commands", "&What is new..."),
                  QT_TRANSLATE_NOOP("Commands", "What each version brought"), "", ""},
      CommandInfo{
          WindowCommand::AboutProgram, "help.about", Help, QT_TRANSLATE_NOOP("Commands", "&About Janso"),
          QT_TRANSLATE_NOOP("Commands", "Version, licence, where matches are kept"), "", "", false, true},
      CommandInfo{WindowCommand::AboutQt, "help.qt", Help, QT_TRANSLATE_NOOP("Commands", "About &Qt"),
                  QT_TRANSLATE_NOOP("Commands", "The library that draws the window"), "", ""},
  };
  static_assert(
      kTable.size() == kWindowCommands &&
          std::ranges::adjacent_find(kTable, std::ranges::greater_equal{}, &CommandInfo::id) == kTable.end(),
      "one row for each command, in their order");
  return kTable;
}

QString commandText(const CommandInfo &command) {
  return QCoreApplication::translate("Commands", command.text);
}

QString commandTip(const CommandInfo &command) {
  return QCoreApplication::translate("Commands", command.tip);
}

QString menuTitle(CommandMenu menu) {
  switch (menu) {
    case CommandMenu::Game:
      return QCoreApplication::translate("Commands", "&Game");
    case CommandMenu::Play:
      return QCoreApplication::translate("Commands", "&Play");
    case CommandMenu::View:
      return QCoreApplication::translate("Commands", "&View");
    case CommandMenu::Learn:
      return QCoreApplication::translate("Commands", "Lea&rn");
    case CommandMenu::Settings:
      return QCoreApplication::translate("Commands", "&Settings");
    case CommandMenu::Help:
      break;
  }
  return QCoreApplication::translate("Commands", "&Help");
}

bool sharesKeys(const KeyCommand &command, const QString &other) {
  const QLatin1String replay("replay.");
  return command.id.startsWith(replay) == other.startsWith(replay);
}

bool isSingleLetter(const QKeySequence &key) {
  if (key.count() != 1)
    return false;
  const QKeyCombination keys = key[0];
  const Qt::KeyboardModifiers strong = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  return (keys.keyboardModifiers() & strong) == Qt::NoModifier && keys.key() > Qt::Key_Space &&
         keys.key() < Qt::Key_AsciiTilde;
}

}  // namespace janso
