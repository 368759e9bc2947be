// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/watchmode.h"

#include <variant>

#include "widgets/replay/replayhands.h"
#include "widgets/replay/watchbar.h"
#include "widgets/table/tablewidget.h"

namespace janso {

WatchMode::WatchMode(ReplayReader &reader, const Views &views, QObject *parent)
    : QObject(parent), m_reader(reader), m_views(views) {
  connect(&m_reader, &ReplayReader::grown, this, &WatchMode::takeGrowth);
  connect(&m_reader, &ReplayReader::moved, this, &WatchMode::showBehind);
  connect(&m_views.bar, &WatchBar::followRequested, this, &WatchMode::goToLive);
}

bool WatchMode::allows(ReplayCommand command) const {
  const ReplaySight::Hands seen = m_reader.replay().sight()->hands;
  if (command == ReplayCommand::ShowDanger)
    return seen != ReplaySight::Hands::None;
  if (command == ReplayCommand::NextSeat || command == ReplayCommand::PreviousSeat)
    return seen != ReplaySight::Hands::One;
  return isReplayAllowed(command, ReplayMode::Watching);
}

void WatchMode::start(const WatchLook &look, const SeatNames &names) {
  m_names = names;
  m_handsBefore = m_reader.hands();
  const bool allOpen = look.replay->sight()->hands == ReplaySight::Hands::All;
  m_reader.setHands(allOpen ? HandsShown::All : HandsShown::Own);
  m_views.bar.setLook(look, names);
}

void WatchMode::stop() {
  if (isOn())
    m_reader.setHands(m_handsBefore);
}

void WatchMode::follow(const WatchLook &look) {
  if (!isOn() || look.replay == nullptr)
    return;
  const bool undone = look.undoCount != m_views.bar.look().undoCount;
  if (undone)
    m_views.hands.setGame(*look.replay, m_names);
  m_views.bar.setLook(look, m_names);
  if (look.replay != m_reader.shared())
    m_reader.grow(look.replay, undone);
}

void WatchMode::goToLive() {
  m_reader.setPlaying(false);
  m_reader.go(m_reader.replay().last());
  m_views.table.setFocus();
}

void WatchMode::takeGrowth() {
  const Replay &replay = m_reader.replay();
  const Event &last = replay.eventAt(replay.last());
  const bool ended = std::holds_alternative<Hora>(last) || std::holds_alternative<Ryukyoku>(last);
  if (ended || m_views.hands.rowCount() != replay.hands()) {
    m_views.hands.setGame(replay, m_names);
    Q_EMIT handsChanged();
  }
  showBehind();
}

void WatchMode::showBehind() {
  if (isOn())
    m_views.bar.setBehind(m_reader.replay().places() - 1 - m_reader.replay().indexOf(m_reader.place()));
}

}  // namespace janso
