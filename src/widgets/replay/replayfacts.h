// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is told next to the table about the reader's position: the guess, the review, waits, danger and the
// wall, each only if the reader may know it. Independent of widgets.
#pragma once

#include <QList>
#include <QString>

#include "widgets/replay/replaycommands.h"
#include "widgets/replay/replayreview.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

class GuessMode;
class ReplayReader;
class WatchMode;

// Texts are markup of lexicon/teachmarkup.h; an empty one = there is nothing to tell.
class ReplayFacts {
 public:
  // All three must outlive it. A game must be open in the reader before anything is asked.
  ReplayFacts(const ReplayReader &reader, const GuessMode &guess, const WatchMode &watch);

  void setNames(const SeatNames &names) { m_names = names; }
  void setDescriber(const ReplayReview::ChoiceDescriber &describer) { m_describeChoice = describer; }

  // Whether waits and wall can be told: not if the player did not know them, nor while watching.
  bool tellsTruth() const;
  // The review's text. `switchedOn`: the commands that are on; HideMarks hides it.
  QString choice(const QList<ReplayCommand> &switchedOn) const;
  // What ShowWaits, ShowDanger or ShowWall tells.
  QString of(ReplayCommand command) const;
  // All of it.
  QString markup(const QList<ReplayCommand> &switchedOn) const;

 private:
  const ReplayReader &m_reader;
  const GuessMode &m_guess;
  const WatchMode &m_watch;
  SeatNames m_names;
  ReplayReview::ChoiceDescriber m_describeChoice;
};

}  // namespace janso
