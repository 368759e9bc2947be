// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Has a finished match reviewed in the real window, and one of its choices rolled out; to be killed in the
// middle, as PlayingUser is. What it says beside what PlayingUser says:
//   reviewing N     hands are done so far; at the start, and whenever it is told
//   rolling N       pairs of worlds are played so far
// The keys end with what was there already; so far does the page remember what was done on it.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "widgets/window/playinguser.h"
#include "widgets/windowprogram.h"

namespace janso {
struct ReviewedChoice;
}

namespace janso::test {

class ReviewingUser : public QObject {
 public:
  // `record`: a link to a choice of a game. `pictures`: the folder.
  ReviewingUser(const Program &program, const QString &record, const QString &pictures);

 private:
  enum class Step { FirstPage, Replay, Review, Choice, Rollout };

  void look();
  void beginReview();
  void leaveReview();
  void rollOut();
  void end();
  const ReviewedChoice *shownChoice() const;

  const Program &m_program;
  QString m_record;
  QString m_pictures;
  StillWatch m_watch;
  QTimer m_clock;
  Step m_step = Step::FirstPage;
  bool m_reviewed = false;
  int m_rolledFrom = -1;  // pairs that were there before; -1 = all were
};

}  // namespace janso::test
