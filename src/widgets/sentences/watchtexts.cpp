// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/watchtexts.h"

#include <QCoreApplication>
#include <cstddef>

#include "records/provedgame.h"
#include "widgets/sentences/eventtexts.h"
#include "widgets/sentences/journaltexts.h"

namespace janso {

namespace {

struct WatchTexts {
  Q_DECLARE_TR_FUNCTIONS(WatchTexts)
};

QString sightSentence(const ReplaySight &sight, const SeatNames &names) {
  switch (sight.hands) {
    case ReplaySight::Hands::None:
      break;
    case ReplaySight::Hands::One:
      //: %1 is the player whose hand is seen
      return WatchTexts::tr("You watch this match, and see what %1 sees.")
          .arg(names[static_cast<std::size_t>(sight.seat)]);
    case ReplaySight::Hands::All:
      return WatchTexts::tr("You watch this match. All hands are open.");
  }
  return WatchTexts::tr("You watch this match. All hands are closed.");
}

}  // namespace

QString watchSentence(const WatchLook &look, const SeatNames &names, int behind) {
  switch (look.state) {
    case WatchState::Playing:
      break;
    case WatchState::Left:
      return WatchTexts::tr("The other Janso has left this match. It can go on here.");
    case WatchState::Over:
      if (const std::optional<MatchResult> &result = look.replay->game().result)
        return eventText(MatchEnded{*result}, names);
      return WatchTexts::tr("The match is over.");
    case WatchState::Broken:
      return WatchTexts::tr("You cannot watch it any longer. %1").arg(journalSentence(*look.problem));
  }
  if (behind > 0)
    return WatchTexts::tr("The match is %n event(s) further on.", "", behind);
  return look.replay->sight() ? sightSentence(*look.replay->sight(), names) : QString();
}

}  // namespace janso
