// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The user's settings: one table of settings, stored in one INI file.
//
// Everything that the program remembers goes through this class. A value outside its range reads as the
// default; keys that this version does not know stay in the file.
#pragma once

#include <QFlags>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <memory>
#include <span>

#include "widgets/paint/tilefolder.h"

namespace janso {

enum class Setting {
  // Table
  Felt,
  Tiles,       // tile set
  TileFolder,  // of a custom tile set; empty = never chosen
  Back,
  OwnHand,   // size of its tiles
  Ponds,     // size of their tiles
  SeatView,  // the table as seen from the player's chair, otherwise from above
  IndexMarks,
  RedDots,  // red fives are also marked by dots
  CalledTiles,
  Chrome,
  TextSize,  // of the whole program, in percent
  // Play
  Speed,
  ReducedMotion,  // reducesMotion() returns the result
  TwoStepDiscard,
  AutoSort,
  AutoDiscardInRiichi,
  AutoKita,
  Remarks,
  Coach,
  FirstTurns,   // shows what to do in the first turns until the player has understood it
  HelpButtons,  // shows the buttons for a hint and the yaku list to everyone, otherwise to newcomers
  // Sound
  Sound,
  Volume,  // master volume, in percent; the other volumes are relative to it
  TileVolume,
  CallVolume,  // calls, riichi, wins and ends
  RoomVolume,  // 0 = no room tone
  Speech,      // the program's own voice announces events
  SpeechRate,  // 0 slowest, 50 the normal rate of the voice, 100 fastest
  // Language and names
  Language,
  YakuNames,
  YakuNamesHeld,  // while Alt is held
  // Keys
  LetterKeys,
  // Saved state
  Geometry,
  WindowState,
  YakuDockOpen,
  YakuOrder,
  LastMatch,     // against bots
  LastTogether,  // of several people at this screen
  LastRuleset,
  PlayerName,
  Emblem,  // the player's choice; empty = the usual one of the first seat
  ReviewStrictness,
  ReviewProves,  // whether the biggest losses of a review get a rollout automatically
  CountHelped,   // whether the statistics count matches with help
  Opponents,    // how strong they are (game/setup/tablestrength.h); "answer" = as the answer says (welcome.h)
  Rung,         // the player's on the ladder of bots (game/setup/tablestrength.h); -1 = as the answer says
  RandomSeats,  // whether the seats of a new match are drawn
  PlayedSeeds,  // texts that walls were made from, one per line, the newest first
  FirstWin,     // whether the player's first win is still to come, if that is known (firsts.h)
  FirstRiichi,  // likewise
  FirstYakuman,     // likewise
  Welcome,          // whether the questions of the first start were asked (welcome.h)
  Experience,       // the user's answer about their experience (welcome.h)
  FinishedMatches,  // how many the user has played to the end, up to a limit (welcome.h)
  LearnedTurns,     // the first-turn lines that are no longer needed (coach/firstturns.h)
  Version,          // the version started last
  News,             // a new version that the first page has not announced yet (whatsnew.h)
};

// What a setting affects. The affected code follows the effect (Settings::follow()), so the table of
// settings shows everything that a change of a setting can affect.
enum class Effect {
  TableOptions = 1 << 0,  // tableOptions(), and so the table and every picture of tiles
  PageFelt = 1 << 1,      // the felt below the first pages
  Pace = 1 << 2,          // how long things take in a match
  Coach = 1 << 3,
  FirstTurns = 1 << 4,
  Newcomer = 1 << 5,  // isNewcomer()
  YakuNames = 1 << 6,
  PlayerName = 1 << 7,
  Ruleset = 1 << 8,  // the rules of the next match
  Language = 1 << 9,
  Colors = 1 << 10,  // of windows
  TextSize = 1 << 11,
  KeysInUse = 1 << 12,
  MenuMarks = 1 << 13,  // check marks of the menu
  HandOrder = 1 << 14,  // the toggle that sorts the hand
  RoomTone = 1 << 15,
  Voice = 1 << 16,  // whether Janso speaks
  VoiceRate = 1 << 17,
  TileFolder = 1 << 18,  // the folder that tiles are read from
};
Q_DECLARE_FLAGS(Effects, Effect)
Q_DECLARE_OPERATORS_FOR_FLAGS(Effects)

enum class SettingPage { Table, Play, Sound, Language, Keys, State };

struct SettingInfo {
  Setting id{};
  const char *key = nullptr;  // in the file
  SettingPage page{};
  QMetaType::Type type{};  // Bool, Int, Double, QString or QByteArray
  QVariant fallback;       // the default
  double low = 0;          // range of numbers
  double high = 0;
  QStringList choices;  // allowed texts; empty = any
  // Defaults that differ in a window of another language than English, by language ("ja").
  QHash<QString, QVariant> fallbackIn = {};
  Effects effects = {};  // none: it is read when it is needed
};

class Settings : public QObject {
  Q_OBJECT

 public:
  // `file`: path of an INI file; empty = the user's own settings.
  explicit Settings(const QString &file = {}, QObject *parent = nullptr);

  static std::span<const SettingInfo> table();
  static const SettingInfo &info(Setting id);

  QVariant value(Setting id) const;
  bool on(Setting id) const { return value(id).toBool(); }
  int number(Setting id) const { return value(id).toInt(); }
  double real(Setting id) const { return value(id).toDouble(); }
  QString text(Setting id) const { return value(id).toString(); }

  // Whether the user has chosen a value, now or in an earlier run.
  bool isChosen(Setting id) const;
  // Stores the value as the user's choice and emits changed() if it differs. Returns false if the value has
  // the wrong type or is out of range.
  bool setValue(Setting id, const QVariant &value);
  void restoreDefaults(SettingPage page);
  // The value that an earlier version stored under a key that is no longer in the table; empty if there is
  // none.
  QString former(const char *key) const;
  void remove(const char *key);
  // Overrides a value for this run only (command line). It is not stored, and ends when the setting is set.
  void overrideValue(Setting id, const QVariant &value);

  // The tiles read from Setting::TileFolder (tilefolderreader.h). They are not stored, but setTileFolder()
  // emits changed() for that setting.
  const TileFolderRead &tileFolder() const { return m_tileFolder; }
  void setTileFolder(const TileFolderRead &read);

  // Sets whether the desktop asks for reduced motion (desktopmotion.h). It is not stored, but emits changed()
  // for Setting::ReducedMotion if that setting follows the desktop.
  void setDesktopStill(bool still);
  // Whether nothing on the screen may travel: the user's choice, otherwise the desktop's setting.
  bool reducesMotion() const;

  // Sets the language of the window ("en", "ja"), which some defaults depend on. The user's choices stay.
  void setWindowLanguage(const QString &language);

  // --- Keys: by command id; an empty sequence = no key ---
  QKeySequence shortcut(const QString &command, const QKeySequence &fallback) const;
  void setShortcut(const QString &command, const QKeySequence &keys, const QKeySequence &fallback);
  void clearShortcuts();

  // Calls `what` after a change of each setting that has one of the effects, as long as `context` lives.
  template <class What>
  void follow(Effects effects, const QObject *context, What what) const {
    connect(this, &Settings::changed, context, [effects, what](Setting id) {
      if ((info(id).effects & effects) != Effects())
        what();
    });
  }

  QString fileName() const { return m_store->fileName(); }

 Q_SIGNALS:
  void changed(janso::Setting id);
  void shortcutsChanged();

 private:
  const QVariant &fallback(const SettingInfo &row) const;

  std::unique_ptr<QSettings> m_store;
  QString m_language;
  QHash<int, QVariant> m_overrides;
  TileFolderRead m_tileFolder;
  bool m_desktopStill = false;
};

}  // namespace janso
