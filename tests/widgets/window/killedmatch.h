// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match, or a series, that is played in the window through many kills, and what must be true of it: the
// same journal goes on, the question that stood open is asked first, and everything looks as it did before,
// and as it does where nobody kills anything.
#pragma once

#include <QHash>
#include <QString>
#include <QTemporaryDir>
#include <optional>

#include "widgets/window/killedwindow.h"

namespace janso::test {

class KilledMatch {
 public:
  KilledMatch(const QString &kind, const QString &seed);

  // Opens the window, plays, kills it, and looks at what is left. Empty, or what is wrong.
  QString live(Killer &killer, KillFigures &figures);
  bool isOver() const { return m_over; }
  // The same match without kills, as far as it was played. Empty, or what is wrong.
  QString compareUnkilled(KillFigures &figures);

 private:
  QString checkJournal(const WindowLife &life, KillFigures &figures);
  QString checkFirst(const WindowLife &life, KillFigures &figures);
  QString checkPictures(const WindowLife &life, KillFigures &figures);
  QString expect();
  void keepPicture(const WindowLife &life);
  QString pictureOf(const QByteArray &key) const;
  QString fail(const QString &what);

  QTemporaryDir m_folder;
  WindowPlay m_play;
  QString m_journal;       // of the match that was left; empty = none
  QByteArray m_bytes;      // of it, up to its last whole line
  QByteArray m_open;       // what was asked last
  QByteArray m_expected;   // what must be asked first; empty = anything that was not asked before
  QByteArrayList m_order;  // of all that was asked, in the order in which it first was
  QHash<QByteArray, QByteArray> m_hashes;  // of the pictures
  bool m_over = false;
};

}  // namespace janso::test
