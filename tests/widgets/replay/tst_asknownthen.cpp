// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// "As known then" at every event of a match: when all tiles that the seat could not see lie elsewhere,
// nothing of the page is another, neither seen nor read nor heard.
#include <QTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "records/journalbranch.h"
#include "records/provedgame.h"
#include "replay/replaybranch.h"
#include "replay/replayopen.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/shownpage.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

// What happens in the branch until its place, from the deal on.
std::vector<Event> eventsOf(const Replay &replay, const MatchBranch &branch) {
  Match match(replay.info().rules, replay.info().names, branch.origin.start, branch.origin.wall);
  std::vector<Event> events;
  const auto goOn = [&] {
    while (match.pending().empty() && static_cast<int>(events.size()) <= branch.origin.event)
      match.advance(events);
  };
  goOn();
  for (const MatchBranch::Answer &answer : branch.answers) {
    match.answer(answer.seat, match.decisionOf(answer.seat)->id, answer.action);
    goOn();
  }
  events.erase(events.begin());  // the start of the match
  return events;
}

// The same game, in which until `place` all that `seat` cannot see there is dealt anew. Nothing where no
// other deal was found.
std::shared_ptr<const Replay> redealt(const Replay &replay, ReplayPlace place, int seat) {
  const auto branch = branchFrom(replay, {}, place, seat, BranchKind::AllUnseen, QStringLiteral("anew"));
  if (!branch)
    return nullptr;
  const std::vector<Event> events = eventsOf(replay, **branch);
  auto game = std::make_shared<ProvedGame>(replay.game());
  std::vector<Event> &into = game->hands[static_cast<std::size_t>(place.hand)].events;
  std::copy_n(events.begin(), place.event, into.begin());
  return std::make_shared<const Replay>(game);
}

}  // namespace

class TestAsKnownThen : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingUnseenChangesThePage_data();
  void nothingUnseenChangesThePage();

 private:
  void check(ReplayPage &page, const std::shared_ptr<const Replay> &truth, ReplayPlace place, int seat);
  int m_compared = 0;
};

void TestAsKnownThen::nothingUnseenChangesThePage_data() {
  QTest::addColumn<QString>("record");
  QTest::newRow("four players") << QStringLiteral("own01.mjlog");
  QTest::newRow("three players") << QStringLiteral("three01.mjlog");
}

void TestAsKnownThen::nothingUnseenChangesThePage() {
  QFETCH(QString, record);
  const Result<OpenedReplay> opened = openReplay(QStringLiteral(JANSO_TEST_DATA "/records/") + record);
  QVERIFY(opened.ok());
  const std::shared_ptr<const Replay> truth = opened->replay;
  ReplayPage page;
  TableOptions options;
  options.speed = 0;
  page.setOptions(options);
  page.resize(900, 640);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  page.open(truth, nullptr, {record, 0});
  for (const ReplayCommand fact :
       {ReplayCommand::ShowWaits, ReplayCommand::ShowWall, ReplayCommand::ShowDanger}) {
    if (!page.shows(fact))
      page.run(fact);
  }
  m_compared = 0;
  int tried = 0;
  const int every = rounds(4, 48);
  for (int index = 0; index < truth->places(); index += every) {
    ++tried;
    check(page, truth, truth->placeAt(index), index / every % truth->players());
    if (QTest::currentTestFailed())
      return;
  }
  // Another deal that agrees with all that was seen is found nearly always.
  QVERIFY2(10 * m_compared >= 9 * tried, qPrintable(QStringLiteral("%1 of %2").arg(m_compared).arg(tried)));
}

void TestAsKnownThen::check(ReplayPage &page, const std::shared_ptr<const Replay> &truth, ReplayPlace place,
                            int seat) {
  const std::shared_ptr<const Replay> other = redealt(*truth, place, seat);
  if (other == nullptr)
    return;
  ++m_compared;
  QImage own[2];
  ShownPage then[2];
  QImage all[2];
  int i = 0;
  for (const auto &replay : {truth, other}) {
    page.open(replay, nullptr, {QStringLiteral("record"), 0}, place, seat);
    page.reader().setHands(HandsShown::Own);
    own[i] = page.table()->grab().toImage();
    page.reader().setHands(HandsShown::AsThen);
    then[i] = shownBy(page);
    page.reader().setHands(HandsShown::All);
    all[i] = page.table()->grab().toImage();
    ++i;
  }
  const QByteArray where =
      QStringLiteral("hand %1, event %2, seat %3")
          .arg(QString::number(place.hand), QString::number(place.event), QString::number(seat))
          .toUtf8();
  QVERIFY2(own[0] == own[1], where);
  QVERIFY2(then[0].picture == then[1].picture, where);
  QVERIFY2(then[0].texts == then[1].texts, where);
  // It was dealt anew: who sees all hands sees it.
  const bool sameHands =
      truth->view(place, seat, ReplayHands::All).opened == other->view(place, seat, ReplayHands::All).opened;
  QVERIFY2(sameHands == (all[0] == all[1]), where);
}

JANSO_TEST(TestAsKnownThen);
#include "tst_asknownthen.moc"
