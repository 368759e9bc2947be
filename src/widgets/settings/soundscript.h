// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which sounds belong to what happens at the table, where at the table, how loud and when.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "rules/event.h"

namespace janso {

// What has a volume of its own.
enum class SoundKind { Tiles, Calls, Room };

// Where a sound comes from, as the viewer sits: the seats in their order from the viewer's own, then the
// middle of the table.
enum class SoundPlace { Near, Right, Across, Left, Middle };

struct SoundCue {
  QString name;  // of a sound, or of a family of which takes follow each other ("discard")
  SoundKind kind = SoundKind::Tiles;
  SoundPlace place = SoundPlace::Near;
  qreal decibels = 0;      // beside the level of its file
  qreal start = 0;         // ms after the event at normal speed
  bool atContact = false;  // instead: its loudest moment is when what moved lies still

  bool operator==(const SoundCue &) const = default;
};

class SoundScript {
 public:
  // The sounds of the next event, seen from `viewer` (absolute seat); empty = silence. `speed`: of the table,
  // by which a win takes its short form; 0 = all is there at once.
  QList<SoundCue> cues(const Event &event, int viewer, double speed = 1);

  // Buttons have come up: there is something to choose.
  static SoundCue prompt();
  // On the page of a win: another yaku (from 0) is read, the higher the more there are; its limit is stamped.
  static SoundCue yaku(int index);
  static SoundCue stamp();

  // The sounds of a family, or the one of that name. Their files are :/sounds/<name>.wav.
  static QStringList takes(const QString &name);
  // Every name that cues(), prompt(), yaku() and stamp() give, those of families once.
  static QStringList names();

 private:
  QList<SoundCue> won(const Hora &hora, SoundPlace from, double speed);

  int m_declarer = -1;  // of a riichi whose discard comes next
  int m_winRank = 0;    // of the wins of this hand so far, from 1; 0 = none
};

}  // namespace janso
