// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays in the real window with the keys that a user has, and says what is asked before it answers; to be
// killed in the middle (windowtestplayer.cpp, tst_windowkills.cpp).
//
// Lines of its output:
//   open            the first page is there
//   begun PATH      a match is at the table, new or gone on with; its journal
//   dealt           a hand begins
//   moved           something else has happened at the table
//   revealing       the page of a hand comes up
//   asked KEY HASH  the window waits for the user, and nothing moves any more; the picture is in its file
//   answered        a key was pressed
//   over            nothing follows
//   problem TEXT    what must not be
// A key names what is asked: kind, match of the series, events so far, and what tells it from others.
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>
#include <optional>

#include "game/setup/matchsetup.h"
#include "rules/action.h"
#include "rules/event.h"
#include "widgets/windowprogram.h"

namespace janso::test {

// One line to standard output, at once.
void sayLine(const QString &line);
// A picture of the window goes into `folder` as KEY.bmp; then "asked KEY HASH" is said.
void sayAsked(const Program &program, const QString &folder, const QString &key);
// To what has the keys, as a keyboard sends it.
void pressKey(const Program &program, Qt::Key key);

// A page is laid out in several steps: it stands still when it looks the same twice, with some time between.
class StillWatch {
 public:
  explicit StillWatch(const Program &program) : m_program(program) {}
  // To be asked again and again.
  bool isStill();

 private:
  const Program &m_program;
  QImage m_picture;
  QElapsedTimer m_looked;  // since it was taken
};

class PlayingUser : public QObject {
 public:
  struct Wishes {
    MatchSetup setup;       // of the match that is begun where there is none to go on with
    QString pictures;       // the folder
    int thinks = 0;         // milliseconds at the most, before it answers
    double speedAtEnd = 0;  // is chosen when a hand is over; 0 = it stays as it is
  };
  PlayingUser(Program &program, const Wishes &wishes);

 private:
  enum class Kind { Nothing, Discard, Call, Orders, Curtain, Page, End };
  struct Asked {
    Kind kind = Kind::Discard;
    QString key;
  };

  void look();
  void leaveFirstPage();
  std::optional<Asked> asked() const;
  QString keyOf(const char *kind, const QString &more = {}) const;
  bool ordersAreShown() const;
  void checkCurtain();
  void answer();
  void answerQuestion();
  void answerOrders();
  Qt::Key keyFor(const Action &action) const;
  void onEvent(const Event &event);

  Program &m_program;
  Wishes m_wishes;
  StillWatch m_watch;
  QTimer m_clock;
  std::optional<Asked> m_said;  // and not answered yet
  QElapsedTimer m_thinking;
  int m_thinks = 0;     // about this one
  int m_attempts = 0;   // keys pressed for it
  bool m_left = false;  // the first page
  bool m_sat = false;   // somebody has lifted a curtain
};

}  // namespace janso::test
