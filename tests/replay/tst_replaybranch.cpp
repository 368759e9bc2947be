// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A branch leads to the same place, whatever was dealt anew, and only that was.
#include <QTest>
#include <algorithm>

#include "records/journal.h"
#include "records/journalbranch.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "records/provedgame.h"
#include "replay/replay.h"
#include "replay/replaybranch.h"
#include "replay/replayedgames.h"
#include "replay/replayopen.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "table/mask.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

namespace {

std::shared_ptr<const Replay> journalled(std::uint64_t seed) {
  const Result<Journal> journal = journalOf(ownJournal(presets()[0].make(), seed));
  const JournalResult<ProvedGame> proved = prove(*journal);
  return std::make_shared<const Replay>(std::make_shared<const ProvedGame>(*proved));
}

// The match that stands at the place of the branch.
Match played(const Replay &replay, const MatchBranch &branch, ReplayPlace place, std::vector<Event> &events) {
  Match match(replay.info().rules, replay.info().names, branch.origin.start, branch.origin.wall);
  const auto goOn = [&] {
    // The start of the match is none of the hand's events.
    while (match.pending().empty() && static_cast<int>(events.size()) <= place.event)
      match.advance(events);
  };
  goOn();
  for (const MatchBranch::Answer &answer : branch.answers) {
    match.answer(answer.seat, match.decisionOf(answer.seat)->id, answer.action);
    goOn();
  }
  return match;
}

// What the seat knows at the place: where nobody is asked, a table goes on by itself.
SeatView known(const std::vector<Event> &events, ReplayPlace place, int seat) {
  SeatView view = emptyView(seat);
  for (int i = 0; i <= place.event; ++i)
    view.apply(maskFor(seat, events[static_cast<std::size_t>(i)]));
  return view;
}

HandTiles handOf(const Replay &replay, const MatchBranch &branch, ReplayPlace place, int seat) {
  std::vector<Event> events;
  (void)played(replay, branch, place, events);
  return known(events, place, seat).hand;
}

std::vector<ReplayPlace> sample(const Replay &replay) {
  std::vector<ReplayPlace> places;
  for (int hand = 0; hand < std::min(replay.hands(), 3); ++hand) {
    for (const ReplayChoice &choice : replay.choices(hand)) {
      if (choice.event % 7 == 2)
        places.push_back({hand, choice.event});
    }
  }
  return places;
}

}  // namespace

class ReplayBranches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBranchStandsWhereItBegins_data();
  void aBranchStandsWhereItBegins();
  void theSameTextGivesTheSameTiles();
  void othersKeepTheirHands();
  void anEndedMatchHasNoBranch();
};

void ReplayBranches::aBranchStandsWhereItBegins_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<QString>("record");
  for (const char *record : {"", "own01.mjlog", "three01.mjlog"}) {
    for (const BranchKind kind : {BranchKind::SameWall, BranchKind::OthersKept, BranchKind::AllUnseen})
      QTest::addRow("%s %s", *record == 0 ? "journal" : record, qPrintable(branchKindKey(kind)))
          << static_cast<int>(kind) << QString::fromLatin1(record);
  }
}

void ReplayBranches::aBranchStandsWhereItBegins() {
  QFETCH(int, kind);
  QFETCH(QString, record);
  std::shared_ptr<const Replay> replay;
  if (record.isEmpty())
    replay = journalled(5);
  else if (const Result<OpenedReplay> opened = openReplay(ownRecord(record)); opened.ok())
    replay = opened->replay;
  QVERIFY(replay != nullptr);
  int made = 0;
  int tried = 0;
  for (const ReplayPlace place : sample(*replay)) {
    const int seat = replay->choices(place.hand).front().decision.seat;
    ++tried;
    const auto branch =
        branchFrom(*replay, {}, place, seat, static_cast<BranchKind>(kind), QStringLiteral("seed"));
    if (!branch.ok())
      continue;
    ++made;
    std::vector<Event> events;
    const Match match = played(*replay, **branch, place, events);
    QCOMPARE(match.check(), std::string());
    // The seat knows exactly what it knew; what was not decided yet is decided anew.
    SeatView now = known(events, place, seat);
    now.board.info =
        replay->view(place, seat, ReplayHands::Own).board.info;  // it names no proof of its walls
    QVERIFY(now == replay->view(place, seat, ReplayHands::Own));
  }
  QVERIFY(tried > 5);
  // A deal that agrees with all calls and discards is found nearly always.
  QVERIFY2(10 * made >= 9 * tried, qPrintable(QStringLiteral("%1 of %2").arg(made).arg(tried)));
}

void ReplayBranches::theSameTextGivesTheSameTiles() {
  const std::shared_ptr<const Replay> replay = journalled(5);
  const ReplayPlace place = sample(*replay).front();
  const auto one = branchFrom(*replay, {}, place, 0, BranchKind::AllUnseen, QStringLiteral("a"));
  const auto same = branchFrom(*replay, {}, place, 0, BranchKind::AllUnseen, QStringLiteral("a"));
  const auto other = branchFrom(*replay, {}, place, 0, BranchKind::AllUnseen, QStringLiteral("b"));
  QVERIFY(one.ok() && same.ok() && other.ok());
  QVERIFY((*one)->origin.wall == (*same)->origin.wall);
  QVERIFY(!((*one)->origin.wall == (*other)->origin.wall));
}

void ReplayBranches::othersKeepTheirHands() {
  const std::shared_ptr<const Replay> replay = journalled(5);
  const ReplayPlace place = sample(*replay)[2];
  const HandTiles truth = replay->view(place, 1, ReplayHands::Own).hand;
  const auto same = branchFrom(*replay, {}, place, 0, BranchKind::SameWall, QStringLiteral("a"));
  const auto kept = branchFrom(*replay, {}, place, 0, BranchKind::OthersKept, QStringLiteral("a"));
  const auto anew = branchFrom(*replay, {}, place, 0, BranchKind::AllUnseen, QStringLiteral("a"));
  QVERIFY(same.ok() && kept.ok() && anew.ok());
  QVERIFY((*same)->origin.wall == replay->game().hands[static_cast<std::size_t>(place.hand)].wall);
  QVERIFY(!((*kept)->origin.wall == (*same)->origin.wall));
  QVERIFY(handOf(*replay, **kept, place, 1) == truth);
  QVERIFY(!(handOf(*replay, **anew, place, 1) == truth));
}

void ReplayBranches::anEndedMatchHasNoBranch() {
  const std::shared_ptr<const Replay> replay = journalled(5);
  QVERIFY(!branchFrom(*replay, {}, replay->last(), 0, BranchKind::SameWall, QStringLiteral("a")).ok());
  QVERIFY(branchFrom(*replay, {}, replay->endOf(0), 0, BranchKind::OthersKept, QStringLiteral("a")).ok());
}

JANSO_TEST(ReplayBranches);
#include "tst_replaybranch.moc"
