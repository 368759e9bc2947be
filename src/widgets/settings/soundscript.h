// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Determines the sounds of the events at the table: which ones, where, how loud and when.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "rules/event.h"

namespace janso {

// A kind of sound that has its own volume.
enum class SoundKind { Tiles, Calls, Room };

// The origin of a sound as the viewer hears it: the seats in order from the viewer's own, then the middle of
// the table.
enum class SoundPlace { Near, Right, Across, Left, Middle };

struct SoundCue {
  QString name;  // of a sound, or of a family whose takes alternate ("discard")
  SoundKind kind = SoundKind::Tiles;
  SoundPlace place = SoundPlace::Near;
  qreal decibels = 0;      // relative to the level of its file
  qreal start = 0;         // milliseconds after the event at normal speed
  bool atContact = false;  // instead of `start`: the loudest moment is when the moving things come to rest

  bool operator==(const SoundCue &) const = default;
};

class SoundScript {
 public:
  // The sounds of the next event as `viewer` (absolute seat) hears them; empty = silence. `speed`: of the
  // table, which determines whether a win is shortened; 0 = everything is instant.
  QList<SoundCue> cues(const Event &event, int viewer, double speed = 1);

  // The sound for new buttons: the player has a decision.
  static SoundCue prompt();
  // The sounds of a win's page: another yaku (from 0) is revealed, at a pitch that rises with the index; its
  // limit is stamped.
  static SoundCue yaku(int index);
  static SoundCue stamp();
  // The sound for what the player does for the first time.
  static SoundCue first();

  // The sounds of a family, or the single sound with that name. Their files are :/sounds/<name>.wav.
  static QStringList takes(const QString &name);
  // Every name that cues(), prompt(), yaku(), stamp() and first() can return; a family appears once.
  static QStringList names();

 private:
  QList<SoundCue> won(const Hora &hora, SoundPlace from, double speed);

  int m_declarer = -1;  // the seat whose riichi discard comes next
  int m_winRank = 0;    // number of the latest win of this hand, from 1; 0 = none
};

}  // namespace janso
