// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs the window of windowtestplayer until it is killed, and knows what it was at.
#pragma once

#include <QByteArrayList>
#include <QString>
#include <map>
#include <vector>

#include "support/randomplay.h"

namespace janso::test {

// Where a window is killed: so long after it has said this so often, or after so long.
struct Kill {
  QByteArray after;  // what a line begins with; empty = the start of the program
  int times = 1;
  int delayUs = 0;      // microseconds
  int atMostMs = 6000;  // from the first line
};

// One run of the window.
struct WindowLife {
  QByteArrayList lines;
  bool over = false;   // it ended by itself
  QByteArray problem;  // what must not be, said or written to its standard error

  // Of the lines "asked KEY HASH".
  struct Asked {
    QByteArray key;
    QByteArray hash;
  };
  std::vector<Asked> asked() const;
  // The first match at the table; empty = there was none.
  QString begun() const;
  // What it was at when it ended.
  QByteArray phase() const;
};

// What is played, and how fast.
struct WindowPlay {
  QString folder;
  QString kind;  // as windowtestplayer has them
  QString seed;
  double speed = 0;
  int thinksMs = 0;
};

WindowLife liveUntilKilled(const WindowPlay &play, const Kill &kill);

// A moment in each of the phases of a kind of play, one after the other, and a random one within it.
class Killer {
 public:
  Killer(const QString &kind, std::uint64_t seed);
  Kill next(WindowPlay &play);  // the pace too

 private:
  QString m_kind;
  Random m_random;
  std::size_t m_next = 0;
};

// What has come of the kills of a row.
struct KillFigures {
  int kills = 0;
  int matches = 0;
  int sameJournal = 0;       // that begins with what it was
  int openAgain = 0;         // the question that was open is the first one
  int comparedAfter = 0;     // pictures before and after a kill, by pixels
  int comparedUnkilled = 0;  // pictures with those of the same match that nobody kills
  std::map<QByteArray, int> phases;

  void add(const WindowLife &life);
  QString text() const;
};

}  // namespace janso::test
