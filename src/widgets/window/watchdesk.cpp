// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/watchdesk.h"

#include <algorithm>
#include <utility>

#include "game/setup/matchsetupjson.h"
#include "replay/replaylink.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/watchbar.h"
#include "widgets/sentences/journaltexts.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/replaydesk.h"

namespace janso {

namespace {

// That the other has left, or that the file is gone, no change of the file tells.
constexpr int kPollMs = 1000;

// Of one human what that human sees; several have hands apart from each other, and bots are nobody's.
ReplaySight sightOf(const QJsonObject &setup) {
  const Result<MatchSetup> match = matchSetupFromJson(setup);
  if (!match)
    return {};
  int human = 0;
  while (human < 3 && !match->isHuman(human))
    ++human;
  const int seat = match->isHuman(human) ? human : 0;
  if (match->openHands)
    return {ReplaySight::Hands::All, seat};
  return match->humans() == 1 ? ReplaySight{ReplaySight::Hands::One, seat} : ReplaySight{};
}

}  // namespace

WatchDesk::WatchDesk(ReplayDesk *replay, PageHistory *history, QObject *parent)
    : QObject(parent), m_replay(replay), m_history(history) {
  m_poll.setInterval(kPollMs);
  connect(&m_poll, &QTimer::timeout, this, &WatchDesk::lookAgain);
  connect(replay, &ReplayDesk::pageMade, this, &WatchDesk::connectPage);
}

void WatchDesk::connectPage() {
  const WatchBar *bar = m_replay->page()->watchBar();
  connect(bar, &WatchBar::continueRequested, this, [this] { Q_EMIT resumeRequested(m_watched->path); });
  connect(bar, &WatchBar::recordRequested, this, [this] { look(m_watched, &WatchDesk::openRecord); });
}

void WatchDesk::open(const QString &path) {
  const WatchedPointer watched =
      std::make_shared<Watched>(Watched{std::make_shared<WatchedMatch>(path, &sightOf), path});
  look(watched, &WatchDesk::showFirst);
}

void WatchDesk::look(const WatchedPointer &watched, Take take) {
  m_job.ask([match = watched->match] { return match->look(); },
            [this, watched, take](const WatchLook &look) { (this->*take)(watched, look); });
}

// What is under way is not overtaken: there may be no end of changes.
void WatchDesk::lookAgain() {
  if (m_watched == nullptr || m_watched->isOver())
    return;
  follow();
  m_again = m_job.isBusy();
  if (!m_again)
    look(m_watched, &WatchDesk::showNext);
}

void WatchDesk::showFirst(const WatchedPointer &watched, const WatchLook &look) {
  if (look.replay == nullptr) {
    Q_EMIT failed(look.problem ? journalSentence(*look.problem)
                               : tr("Nothing has been dealt in this match yet."));
    return;
  }
  watched->look = look;
  m_history->open({.page = m_replay->page(),
                   .leave = [this] { leave(); },
                   .resume = [this, watched] { resume(watched); },
                   .endsMatch = true});
  resume(watched);
}

void WatchDesk::showNext(const WatchedPointer &watched, const WatchLook &look) {
  if (watched != m_watched)
    return;
  watched->look = look;
  m_replay->page()->follow(look);
  if (watched->isOver())
    rest();
  else if (std::exchange(m_again, false))
    lookAgain();
}

// Its file may have its final name only now.
void WatchDesk::openRecord(const WatchedPointer &watched, const WatchLook &look) {
  if (watched != m_watched)
    return;
  const ReplayReader &reader = m_replay->page()->reader();
  Q_EMIT recordRequested(toText(ReplayLink{look.path, 0, reader.place(), reader.seat()}));
}

void WatchDesk::leave() {
  if (m_watched == nullptr)
    return;
  ReplayReader &reader = m_replay->page()->reader();
  reader.setPlaying(false);
  if (reader.place() != reader.replay().last())
    m_watched->place = reader.place();
  m_watched.reset();
  rest();
}

void WatchDesk::resume(const WatchedPointer &watched) {
  m_watched = watched;
  m_replay->watch(watched->look);
  if (const std::optional<ReplayPlace> place = std::exchange(watched->place, std::nullopt))
    m_replay->page()->reader().go(*place);
  lookAgain();
}

void WatchDesk::follow() {
  if (!m_watcher) {
    m_watcher.emplace();
    connect(&*m_watcher, &QFileSystemWatcher::fileChanged, this, &WatchDesk::lookAgain);
    m_poll.start();
  }
  if (m_watcher->files().isEmpty())
    m_watcher->addPath(m_watched->path);
}

void WatchDesk::rest() {
  m_poll.stop();
  m_watcher.reset();
}

}  // namespace janso
