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
      CommandInfo{WindowCommand::NewMatch, "game.new", Game, QT_TRANSLATE_NOOP("Commands", "&New match…"),
                  QT_TRANSLATE_NOOP("Commands", "Choose the rules, the length and the players"), "Ctrl+N",
                  "new"},
      CommandInfo{WindowCommand::PlayNow, "game.quick", Game, QT_TRANSLATE_NOOP("Commands", "&Play now"),
                  QT_TRANSLATE_NOOP("Commands", "Play an East-only match against bots"), "Ctrl+Shift+N",
                  "play"},
      CommandInfo{WindowCommand::HotSeatMatch, "game.hotseat", Game,
                  QT_TRANSLATE_NOOP("Commands", "Play toget&her…"),
                  QT_TRANSLATE_NOOP("Commands", "Two to four players share this screen"), "Ctrl+H", "person"},
      CommandInfo{WindowCommand::WatchBots, "game.watch", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Watch four bots"),
                  QT_TRANSLATE_NOOP("Commands", "Watch a match with all hands face up"), "Ctrl+D", "robot"},
      CommandInfo{WindowCommand::ContinueMatch, "game.continue", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Continue"),
                  QT_TRANSLATE_NOOP("Commands", "Continue the unfinished match"), "Ctrl+R", "undo"},
      CommandInfo{
          WindowCommand::ContinueSeries, "game.series", Game,
          QT_TRANSLATE_NOOP("Commands", "Continue the &series"),
          QT_TRANSLATE_NOOP("Commands", "Continue the current match of the series, or start the next one"),
          "Ctrl+Shift+R", "next"},
      CommandInfo{
          WindowCommand::ShowScoreSheet, "game.sheet", Game, QT_TRANSLATE_NOOP("Commands", "Score sh&eet…"),
          QT_TRANSLATE_NOOP("Commands", "View, print or save the score sheet of a series"), "Ctrl+E", ""},
      CommandInfo{WindowCommand::OpenRecord, "game.record", Game,
                  QT_TRANSLATE_NOOP("Commands", "Open recor&d…"),
                  QT_TRANSLATE_NOOP("Commands", "Open a game recorded by Janso or another program"),
                  "Ctrl+Shift+O", "open"},
      CommandInfo{
          WindowCommand::ShowStatistics, "game.statistics", Game,
          QT_TRANSLATE_NOOP("Commands", "S&tatistics…"),
          QT_TRANSLATE_NOOP("Commands", "Compare your results and playing style with those of the bots"),
          "Ctrl+Shift+S", "chart"},
      CommandInfo{WindowCommand::ReviewMatch, "game.review", Game,
                  QT_TRANSLATE_NOOP("Commands", "Re&view this match…"),
                  QT_TRANSLATE_NOOP("Commands", "See your mistakes, what they cost and why"), "Ctrl+Shift+V",
                  "search"},
      CommandInfo{WindowCommand::OpenLibrary, "game.library", Game, QT_TRANSLATE_NOOP("Commands", "Li&brary"),
                  QT_TRANSLATE_NOOP("Commands", "Browse all the matches you have played or imported"),
                  "Ctrl+L", "book"},
      CommandInfo{
          WindowCommand::LeaveTable, "game.start", Game, QT_TRANSLATE_NOOP("Commands", "&Leave the table"),
          QT_TRANSLATE_NOOP("Commands",
                            "Return to the start page; the match is saved and you can continue it later"),
          "Ctrl+W", "prev", false, true},
      CommandInfo{WindowCommand::ShowRules, "game.rules", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Rules of this match…"),
                  QT_TRANSLATE_NOOP("Commands", "Show every rule and any differences from the preset"),
                  "Ctrl+I", "eye"},
      CommandInfo{WindowCommand::EditOpponents, "game.opponents", Game,
                  QT_TRANSLATE_NOOP("Commands", "&Opponents…"),
                  QT_TRANSLATE_NOOP("Commands", "Manage the bots, plugins and programs you can play against"),
                  "Ctrl+O", "plug"},
      CommandInfo{WindowCommand::OpenMatchesFolder, "game.folder", Game,
                  QT_TRANSLATE_NOOP("Commands", "Open &matches folder"),
                  QT_TRANSLATE_NOOP("Commands", "Show where your matches are saved"), "", "open"},
      CommandInfo{
          WindowCommand::Quit, "game.quit", Game, QT_TRANSLATE_NOOP("Commands", "&Quit"),
          QT_TRANSLATE_NOOP("Commands", "Quit Janso; the match is saved and you can continue it later"),
          "Ctrl+Q", "close", false, true},
      CommandInfo{WindowCommand::Pause, "play.pause", Play, QT_TRANSLATE_NOOP("Commands", "&Pause"),
                  QT_TRANSLATE_NOOP("Commands", "Pause the match"), "Pause", "pause", true},
      CommandInfo{WindowCommand::SortHand, "play.sort", Play, QT_TRANSLATE_NOOP("Commands", "Auto &sort"),
                  QT_TRANSLATE_NOOP("Commands", "Keep your hand sorted"), "", "", true, true},
      CommandInfo{WindowCommand::AutoWin, "play.autowin", Play, QT_TRANSLATE_NOOP("Commands", "Auto &win"),
                  QT_TRANSLATE_NOOP("Commands", "Win automatically (this hand only)"), "", "", true},
      CommandInfo{WindowCommand::NoCalls, "play.nocalls", Play, QT_TRANSLATE_NOOP("Commands", "&No calls"),
                  QT_TRANSLATE_NOOP("Commands", "Don't offer chi, pon or kan (this hand only)"), "", "",
                  true},
      CommandInfo{WindowCommand::AutoDiscard, "play.autodiscard", Play,
                  QT_TRANSLATE_NOOP("Commands", "Auto &discard"),
                  QT_TRANSLATE_NOOP("Commands", "Discard whatever you draw (this hand only)"), "", "", true},
      CommandInfo{
          WindowCommand::Undo, "play.takeBack", Play, QT_TRANSLATE_NOOP("Commands", "&Undo move"),
          QT_TRANSLATE_NOOP("Commands", "Practice only: undo your last decision, as often as you like"),
          "Ctrl+Z", "", false, true},
      CommandInfo{WindowCommand::DealAgain, "play.dealAgain", Play,
                  QT_TRANSLATE_NOOP("Commands", "Play hand a&gain"),
                  QT_TRANSLATE_NOOP("Commands", "Practice only: play this hand again with the same wall"),
                  "Ctrl+Shift+Z", ""},
      CommandInfo{WindowCommand::PlaySlower, "play.slower", Play, QT_TRANSLATE_NOOP("Commands", "S&lower"),
                  QT_TRANSLATE_NOOP("Commands", "Play more slowly"), "Ctrl+-", "", false, true},
      CommandInfo{WindowCommand::PlayFaster, "play.faster", Play, QT_TRANSLATE_NOOP("Commands", "&Faster"),
                  QT_TRANSLATE_NOOP("Commands", "Play faster"), "Ctrl++", ""},
      CommandInfo{WindowCommand::PlayInstantly, "play.instant", Play,
                  QT_TRANSLATE_NOOP("Commands", "&Instant"),
                  QT_TRANSLATE_NOOP("Commands", "Play without pauses or animation"), "Ctrl+0", "", true},
      CommandInfo{WindowCommand::ShowYaku, "view.yaku", View, QT_TRANSLATE_NOOP("Commands", "&Yaku"),
                  QT_TRANSLATE_NOOP("Commands", "Show all yaku beside the table"), "Y", "book", true},
      CommandInfo{WindowCommand::ShowLog, "view.log", View, QT_TRANSLATE_NOOP("Commands", "&Log"),
                  QT_TRANSLATE_NOOP("Commands", "Show what has happened, line by line"), "Ctrl+Shift+L",
                  "log", true},
      CommandInfo{WindowCommand::ShowSeatView, "view.seat", View, QT_TRANSLATE_NOOP("Commands", "&Seat view"),
                  QT_TRANSLATE_NOOP("Commands", "View the table from your seat or from above"), "Z", "",
                  true},
      CommandInfo{WindowCommand::ShowMenuBar, "view.menu", View, QT_TRANSLATE_NOOP("Commands", "&Menu bar"),
                  QT_TRANSLATE_NOOP("Commands", "Show or hide the menu bar"), "Ctrl+M", "", true, true},
      CommandInfo{WindowCommand::FullScreen, "view.fullscreen", View,
                  QT_TRANSLATE_NOOP("Commands", "&Full screen"),
                  QT_TRANSLATE_NOOP("Commands", "Fill the screen with the table"), "F11", "fullscreen", true},
      CommandInfo{
          WindowCommand::OpenLessons, "learn.lessons", Learn, QT_TRANSLATE_NOOP("Commands", "&Lessons…"),
          QT_TRANSLATE_NOOP("Commands", "Learn the game step by step at the table"), "Ctrl+J", "book"},
      CommandInfo{WindowCommand::OpenDrills, "learn.drills", Learn, QT_TRANSLATE_NOOP("Commands", "&Drills…"),
                  QT_TRANSLATE_NOOP("Commands", "Practice waits, efficiency, scoring, safe tiles and more"),
                  "Ctrl+T", ""},
      CommandInfo{WindowCommand::OpenGlossary, "learn.glossary", Learn,
                  QT_TRANSLATE_NOOP("Commands", "&Glossary…"),
                  QT_TRANSLATE_NOOP("Commands", "Look up riichi terms in English, romaji and Japanese"),
                  "Ctrl+G", "search"},
      CommandInfo{
          WindowCommand::OpenYakuSheet, "learn.sheet", Learn, QT_TRANSLATE_NOOP("Commands", "&Yaku sheet…"),
          QT_TRANSLATE_NOOP("Commands", "View, print or save a two-page sheet of all yaku and payments"),
          "Ctrl+Shift+Y", ""},
      CommandInfo{
          WindowCommand::ExplainWhyNot, "learn.whynot", Learn, QT_TRANSLATE_NOOP("Commands", "&Why not?"),
          QT_TRANSLATE_NOOP("Commands", "See why you can't win, declare riichi or call right now"), "", ""},
      CommandInfo{WindowCommand::GiveHint, "learn.hint", Learn, QT_TRANSLATE_NOOP("Commands", "&Hint"),
                  QT_TRANSLATE_NOOP("Commands", "Show what the strongest bot would do now, and why"), "H", "",
                  false, true},
      CommandInfo{WindowCommand::CoachOff, "learn.coachOff", Learn,
                  QT_TRANSLATE_NOOP("Commands", "Coach &off"),
                  QT_TRANSLATE_NOOP("Commands", "No advice; hints on request"), "", "", true, true},
      CommandInfo{WindowCommand::CoachGentle, "learn.coachGentle", Learn,
                  QT_TRANSLATE_NOOP("Commands", "G&entle coach"),
                  QT_TRANSLATE_NOOP("Commands", "Warn about furiten, a hand without yaku or needless danger"),
                  "", "", true},
      CommandInfo{
          WindowCommand::CoachFull, "learn.coachFull", Learn, QT_TRANSLATE_NOOP("Commands", "&Full coach"),
          QT_TRANSLATE_NOOP("Commands", "Give advice on every decision and explain why"), "", "", true},
      CommandInfo{WindowCommand::NextCoachLevel, "learn.coachNext", Learn,
                  QT_TRANSLATE_NOOP("Commands", "&Next coach level"),
                  QT_TRANSLATE_NOOP("Commands", "Switch the coach: off, gentle, full"), "G", ""},
      CommandInfo{WindowCommand::PlaySounds, "settings.sound", Settings,
                  QT_TRANSLATE_NOOP("Commands", "&Sound"), QT_TRANSLATE_NOOP("Commands", "Play sounds"), "M",
                  "sound", true},
      CommandInfo{WindowCommand::OpenPreferences, "settings.preferences", Settings,
                  QT_TRANSLATE_NOOP("Commands", "&Preferences…"),
                  QT_TRANSLATE_NOOP("Commands", "Change the table, gameplay, sound, language and keyboard"),
                  "Ctrl+,", "settings", false, true},
      CommandInfo{
          WindowCommand::OpenHandbook, "help.handbook", Help, QT_TRANSLATE_NOOP("Commands", "&Handbook"),
          QT_TRANSLATE_NOOP("Commands", "Open the handbook at the chapter for this page"), "F1", "book"},
      CommandInfo{WindowCommand::OpenKeyboardCard, "help.keys", Help,
                  QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts"),
                  QT_TRANSLATE_NOOP("Commands", "See every shortcut at a glance"), "Ctrl+F1", "help"},
      CommandInfo{WindowCommand::LookUpYaku, "help.yaku", Help,
                  QT_TRANSLATE_NOOP("Commands", "Look up a &yaku"),
                  QT_TRANSLATE_NOOP("Commands", "Search yaku by name or tile"), "Ctrl+F", "search"},
      CommandInfo{WindowCommand::ShowNews, "help.news", Help, QT_TRANSLATE_NOOP("Commands", "&What's new…"),
                  QT_TRANSLATE_NOOP("Commands", "See what changed in each version"), "", ""},
      CommandInfo{WindowCommand::AboutProgram, "help.about", Help,
                  QT_TRANSLATE_NOOP("Commands", "&About Janso"),
                  QT_TRANSLATE_NOOP("Commands", "Show the version, the license and where matches are saved"),
                  "", "", false, true},
      CommandInfo{WindowCommand::AboutQt, "help.qt", Help, QT_TRANSLATE_NOOP("Commands", "About &Qt"),
                  QT_TRANSLATE_NOOP("Commands", "Show information about Qt, the toolkit Janso is built with"),
                  "", ""},
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
