// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replayfacts.h"

#include <QStringList>

#include "replay/replaydanger.h"
#include "widgets/replay/guessmode.h"
#include "widgets/replay/replayreader.h"
#include "widgets/replay/watchmode.h"

namespace janso {

ReplayFacts::ReplayFacts(const ReplayReader &reader, const GuessMode &guess, const WatchMode &watch)
    : m_reader(reader), m_guess(guess), m_watch(watch) {}

// With HandsShown::AsThen there are no waits of others and no wall: the player knew neither.
bool ReplayFacts::tellsTruth() const {
  return m_reader.hands() != HandsShown::AsThen && !m_watch.isOn();
}

QString ReplayFacts::choice(const QList<ReplayCommand> &switchedOn) const {
  const ReplayPlace place = m_reader.place();
  const bool hidden =
      m_guess.isOn() ? m_guess.isSecret(place) : switchedOn.contains(ReplayCommand::HideMarks);
  return m_describeChoice && !hidden ? m_describeChoice(place, m_reader.seat()) : QString();
}

QString ReplayFacts::of(ReplayCommand command) const {
  if (command != ReplayCommand::ShowDanger && !tellsTruth())
    return {};
  const Replay &replay = m_reader.replay();
  const ReplayPlace place = m_reader.place();
  if (command == ReplayCommand::ShowWall)
    return replayWallMarkup(replay.comingWall(place), m_names);
  const SeatView known = replay.view(place, m_reader.seat(), ReplayHands::Own);
  if (command == ReplayCommand::ShowWaits)
    return replayWaitsMarkup(replay.waits(place), known, m_names);
  return m_watch.isOn() && !m_watch.allows(command) ? QString() : replayDangerMarkup(handDanger(known));
}

QString ReplayFacts::markup(const QList<ReplayCommand> &switchedOn) const {
  QStringList parts{m_guess.factsMarkup(), choice(switchedOn)};
  for (const ReplayCommand command :
       {ReplayCommand::ShowWaits, ReplayCommand::ShowDanger, ReplayCommand::ShowWall}) {
    if (switchedOn.contains(command))
      parts << of(command);
  }
  parts.removeAll(QString());
  return parts.join(QLatin1Char('\n'));
}

}  // namespace janso
