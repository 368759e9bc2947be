// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the user has chosen: one table of settings over one INI file.
//
// Everything that is remembered goes through here. A value outside its range reads as the default; keys that
// this version does not know stay in the file.
#pragma once

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
  Tiles,       // which set
  TileFolder,  // of a set that somebody else drew; empty = none was ever chosen
  Back,
  OwnHand,   // how large its tiles are
  Ponds,     // likewise
  SeatView,  // the table as seen from the chair; else from above
  IndexMarks,
  RedDots,  // red fives are told by dots too
  CalledTiles,
  Chrome,
  TextSize,  // of the whole program, in percent
  // Play
  Speed,
  ReducedMotion,  // reducesMotion() says what comes of it
  TwoStepDiscard,
  AutoSort,
  AutoDiscardInRiichi,
  AutoKita,
  Remarks,
  Coach,
  FirstTurns,  // say what to do until it was understood
  // Sound
  Sound,
  Volume,  // of everything, in percent; the others are shares of it
  TileVolume,
  CallVolume,  // calls, riichi, wins and ends
  RoomVolume,  // 0 = no tone of the room
  Speech,      // a voice of our own says what happens
  SpeechRate,  // 0 slowest .. 50 as the voice is .. 100 fastest
  // Language and names
  Language,
  YakuNames,
  YakuNamesHeld,  // while Alt is held
  // Keys
  LetterKeys,
  // State that is remembered
  Geometry,
  WindowState,
  YakuDockOpen,
  YakuOrder,
  LastMatch,
  LastRuleset,
  PlayerName,
  Emblem,  // that the player chose; empty = the usual one of the seat
  ReviewStrictness,
  ReviewProves,  // whether the dearest losses of a review are rolled out without being asked
  PlayedSeeds,   // texts that walls were made from, one a line, the newest first
  FirstWin,      // whether the first win ever is still to come, where that is known
  Welcome,       // whether what is asked once was asked (welcome.h)
  Experience,    // what the user has said of himself there
  LearntTurns,   // what needs not be said any more (coach/firstturns.h)
  Version,       // that was started last
  News,          // a version that is new here, and of which the first page has not told yet (whatsnew.h)
};

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
  // The default in a window of another language than English, by language ("ja").
  QHash<QString, QVariant> fallbackIn = {};
};

class Settings : public QObject {
  Q_OBJECT

 public:
  // `file`: an INI file of that name; empty = the user's own settings.
  explicit Settings(const QString &file = {}, QObject *parent = nullptr);

  static std::span<const SettingInfo> table();
  static const SettingInfo &info(Setting id);

  QVariant value(Setting id) const;
  bool on(Setting id) const { return value(id).toBool(); }
  int number(Setting id) const { return value(id).toInt(); }
  double real(Setting id) const { return value(id).toDouble(); }
  QString text(Setting id) const { return value(id).toString(); }

  // Somebody has chosen it, here or in an earlier run.
  bool isChosen(Setting id) const;
  // Stores it as chosen, and announces it if it differs. False when the value is of the wrong kind or out of
  // range.
  bool setValue(Setting id, const QVariant &value);
  void restoreDefaults(SettingPage page);
  // What an earlier version kept under a key that the table has no more; empty when there is none.
  QString former(const char *key) const;
  void forget(const char *key);
  // For this run only (a command line): not stored, and gone when the setting is set.
  void overrideValue(Setting id, const QVariant &value);

  // What was read of Setting::TileFolder (tilefolderreader.h): nothing is stored, but it is announced as that
  // setting.
  const TileFolderRead &tileFolder() const { return m_tileFolder; }
  void setTileFolder(const TileFolderRead &read);

  // Whether the desktop wants little motion (desktopmotion.h): nothing is stored, but it is announced as
  // Setting::ReducedMotion where that follows the desktop.
  void setDesktopStill(bool still);
  // Nothing travels: as was chosen, else as the desktop wants it.
  bool reducesMotion() const;

  // The language in which the window speaks ("en", "ja"): some defaults follow it. What was chosen stays.
  void setWindowLanguage(const QString &language);

  // --- Keys: by command id; an empty sequence = no key ---
  QKeySequence shortcut(const QString &command, const QKeySequence &fallback) const;
  void setShortcut(const QString &command, const QKeySequence &keys, const QKeySequence &fallback);
  void clearShortcuts();

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
