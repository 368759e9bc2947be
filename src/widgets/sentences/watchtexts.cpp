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
      return WatchTexts::tr("You are watching this match from %1's seat.")
          .arg(names[static_cast<std::size_t>(sight.seat)]);
    case ReplaySight::Hands::All:
      return WatchTexts::tr("You are watching this match with all hands face up.");
  }
  return WatchTexts::tr("You are watching this match with all hands face down.");
}

}  // namespace

QString watchSentence(const WatchLook &look, const SeatNames &names, int behind) {
  switch (look.state) {
    case WatchState::Playing:
      break;
    case WatchState::Suspended:
      return WatchTexts::tr("The other Janso window has closed this match. You can continue it here.");
    case WatchState::Over:
      if (const std::optional<MatchResult> &result = look.replay->game().result)
        return eventText(MatchEnded{*result}, names);
      return WatchTexts::tr("The match is over.");
    case WatchState::Broken:
      return WatchTexts::tr("You can't watch this match any longer. %1").arg(journalSentence(*look.problem));
  }
  if (behind > 0)
    return WatchTexts::tr("You're %n event(s) behind the live match.", "", behind);
  return look.replay->sight() ? sightSentence(*look.replay->sight(), names) : QString();
}

}  // namespace janso
