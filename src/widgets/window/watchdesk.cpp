// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/watchdesk.h"

#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "game/setup/matchsetupjson.h"
#include "replay/replaylink.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/watchbar.h"
#include "widgets/sentences/journaltexts.h"
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

WatchDesk::WatchDesk(ReplayDesk *replay, QStackedWidget *stack, QObject *parent)
    : QObject(parent), m_replay(replay) {
  m_poll.setInterval(kPollMs);
  connect(&m_poll, &QTimer::timeout, this, &WatchDesk::lookAgain);
  connect(replay, &ReplayDesk::pageMade, this, &WatchDesk::connectPage);
  connect(stack, &QStackedWidget::currentChanged, this, [this] { isShown() ? lookAgain() : rest(); });
  connect(replay, &ReplayDesk::opened, this, [this] {
    if (m_shown && !m_replay->page()->isWatching()) {
      rest();
      m_shown = false;
      m_match.reset();
    }
  });
}

void WatchDesk::connectPage() {
  const WatchBar *bar = m_replay->page()->watchBar();
  connect(bar, &WatchBar::continueRequested, this, [this] { Q_EMIT resumeRequested(m_path); });
  connect(bar, &WatchBar::recordRequested, this, [this] { look(&WatchDesk::openRecord); });
}

void WatchDesk::open(const QString &path) {
  rest();
  m_path = path;
  m_match = std::make_shared<WatchedMatch>(path, &sightOf);
  m_shown = m_over = m_again = false;
  look(&WatchDesk::showFirst);
}

void WatchDesk::look(Take take) {
  m_job.ask([match = m_match] { return match->look(); },
            [this, take](const WatchLook &look) { (this->*take)(look); });
}

// What is under way is not overtaken: there may be no end of changes.
void WatchDesk::lookAgain() {
  if (!m_shown || m_over || !isShown())
    return;
  follow();
  m_again = m_job.isBusy();
  if (!m_again)
    look(&WatchDesk::showNext);
}

void WatchDesk::showFirst(const WatchLook &look) {
  if (look.replay == nullptr) {
    m_match.reset();
    Q_EMIT failed(look.problem ? journalSentence(*look.problem)
                               : tr("Nothing has been dealt in this match yet."));
    return;
  }
  m_over = look.state == WatchState::Over || look.state == WatchState::Broken;
  m_replay->watch(look);
  m_shown = true;
  lookAgain();
}

void WatchDesk::showNext(const WatchLook &look) {
  if (!isShown())
    return;
  m_over = look.state == WatchState::Over || look.state == WatchState::Broken;
  m_replay->page()->follow(look);
  if (m_over)
    rest();
  else if (std::exchange(m_again, false))
    lookAgain();
}

// Its file may have its final name only now.
void WatchDesk::openRecord(const WatchLook &look) {
  const ReplayReader &reader = m_replay->page()->reader();
  Q_EMIT recordRequested(toText(ReplayLink{look.path, 0, reader.place(), reader.seat()}));
}

bool WatchDesk::isShown() const {
  return m_shown && m_replay->isShown();
}

void WatchDesk::follow() {
  if (!m_watcher) {
    m_watcher.emplace();
    connect(&*m_watcher, &QFileSystemWatcher::fileChanged, this, &WatchDesk::lookAgain);
    m_poll.start();
  }
  if (m_watcher->files().isEmpty())
    m_watcher->addPath(m_path);
}

void WatchDesk::rest() {
  m_poll.stop();
  m_watcher.reset();
}

}  // namespace janso
