// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/watchedmatch.h"

#include <QFile>
#include <cerrno>
#include <cstddef>
#include <utility>
#include <variant>

#include "records/growingjournal.h"
#include "records/journalwriter.h"
#include "records/ownedfile.h"
#include "records/provedgame.h"
#include "table/mask.h"

namespace janso {

// What the journal tells, and what of it may be seen.
class WatchedMatch::Truth {
 public:
  Truth(const QString &path, const SightOf &sightOf) : m_path(path), m_sightOf(sightOf), m_journal(path) {}

  WatchLook look();

 private:
  void takeEvents();
  void add(const Event &event);

  QString m_path;
  SightOf m_sightOf;
  GrowingJournal m_journal;
  ReplaySight m_sight;
  ProvedGame m_seen;  // masked
  std::size_t m_taken = 0;
  int m_undoCount = 0;
  std::shared_ptr<const Replay> m_replay;
};

WatchedMatch::WatchedMatch(const QString &path, const SightOf &sightOf)
    : m_truth(std::make_unique<Truth>(path, sightOf)) {}

WatchedMatch::~WatchedMatch() = default;

WatchLook WatchedMatch::look() {
  return m_truth->look();
}

WatchLook WatchedMatch::Truth::look() {
  // Asked first: whoever ends a match or leaves it has written all of it before.
  const bool there = QFile::exists(m_path);
  const bool owned = there && OwnedFile::isOwned(m_path);
  m_journal.read();
  if (m_journal.isBegun())
    takeEvents();
  WatchLook look;
  look.replay = m_replay;
  look.undoCount = m_undoCount;
  look.path = m_journal.isBegun() ? journalNow(m_path, m_journal.header()) : m_path;
  look.problem = m_journal.problem();
  if (!look.problem && !there && !m_journal.isFinished())
    look.problem = JournalProblem{JournalFault::Unreadable, m_path, 0, 0, systemWords(ENOENT), {}};
  look.state = look.problem             ? WatchState::Broken
               : m_journal.isFinished() ? WatchState::Over
               : owned                  ? WatchState::Playing
                                        : WatchState::Suspended;
  return look;
}

void WatchedMatch::Truth::takeEvents() {
  if (m_undoCount != m_journal.undoCount() || m_taken == 0) {
    m_undoCount = m_journal.undoCount();
    m_taken = 0;
    m_sight = m_sightOf(m_journal.header().setup);
    if (m_sight.seat >= m_journal.header().rules.players)
      m_sight = ReplaySight();  // the setup is of another table
    m_seen = ProvedGame();
    m_seen.info = MatchInfo{m_journal.header().rules, m_journal.header().names, {}};
  }
  const std::vector<Event> &events = m_journal.events();
  if (m_taken == events.size())
    return;
  while (m_taken < events.size())
    add(events[m_taken++]);
  m_replay = m_seen.hands.empty()
                 ? nullptr
                 : std::make_shared<const Replay>(std::make_shared<const ProvedGame>(m_seen), m_sight);
}

void WatchedMatch::Truth::add(const Event &event) {
  if (std::holds_alternative<MatchStarted>(event))
    return;
  if (const auto *over = std::get_if<MatchEnded>(&event)) {
    m_seen.result = *over->result;
    m_seen.result->wallSeed.clear();  // it tells all hands
    return;
  }
  if (const auto *start = std::get_if<KyokuStarted>(&event)) {
    m_seen.hands.emplace_back();
    m_seen.hands.back().start = startOf(*start);
  }
  ProvedHand &hand = m_seen.hands.back();
  hand.complete = hand.complete || std::holds_alternative<KyokuEnded>(event);
  switch (m_sight.hands) {
    case ReplaySight::Hands::None:
      hand.events.push_back(maskFor(-1, event));
      break;
    case ReplaySight::Hands::One:
      hand.events.push_back(maskFor(m_sight.seat, event));
      break;
    case ReplaySight::Hands::All:
      hand.events.push_back(event);
      break;
  }
}

}  // namespace janso
