// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A pause at the table says nothing of what is hidden: whether somebody could have called, or what a machine
// draws and then does.
#include <QSignalSpy>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <map>
#include <set>
#include <thread>
#include <variant>
#include <vector>

#include "game/gamecontroller.h"
#include "game/pacer.h"
#include "leapingloop.h"
#include "matchhelpers.h"
#include "records/journal.h"
#include "records/provedgame.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// A thought that is longer than all other pauses: after a discard it would show.
constexpr Pacing kPacing{.botThought = 1000};

struct Played {
  QString journal;
  std::vector<qint64> times;  // of each event, in the time of a loop that only the table's pauses let go on
};

// Humans answer at once; their calls stand.
Played playInOwnTime(const QString &folder, const QString &bot, const QString &seed, int humans) {
  Played played;
  std::thread table([&] {
    auto *loop = new LeapingLoop;
    QThread::currentThread()->setEventDispatcher(loop);
    GameController controller;
    controller.setJournalFolder(folder);
    controller.setPacing(kPacing);
    QObject::connect(&controller, &GameController::eventHappened,
                     [&] { played.times.push_back(loop->now()); });
    FakeHumans people(&controller);
    people.armAll = true;
    MatchSetup setup = quickSetup(seed, humans);
    setup.series.emplace();  // else what nobody plays is not kept
    setup.series->series.matches = 2;
    for (SeatSetup &seat : setup.seats)
      seat.botId = bot;
    if (!controller.start(setup))
      return;
    while (controller.match().isRunning() || !controller.match().isSaved()) {
      if (!loop->processEvents(QEventLoop::AllEvents))
        std::this_thread::yield();  // a machine thinks
    }
    played.journal = controller.match().journalPath();
  });
  table.join();
  return played;
}

// Of the events of a hand: whether somebody was asked whether to call.
std::vector<bool> askedAfter(const ProvedGame &game, std::size_t hand) {
  std::vector<bool> asked(game.hands[hand].events.size() + 1);
  HandWalk walk(game, hand);
  do {
    const Decision *decision = walk.asked();
    if (decision != nullptr && !decision->legal.empty() && decision->legal.front().type == ActionType::Skip)
      asked[walk.happened()] = true;
  } while (walk.step());
  return asked;
}

}  // namespace

class TestPacing : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPauseBetraysNothing_data();
  void aPauseBetraysNothing();
  void aPauseCanBeEnded();
};

void TestPacing::aPauseBetraysNothing_data() {
  QTest::addColumn<QString>("bot");
  QTest::addColumn<int>("humans");
  QTest::newRow("who calls often") << QStringLiteral("caller") << 0;
  QTest::newRow("who stays closed") << QStringLiteral("wall") << 0;
  QTest::newRow("three humans with standing calls") << QStringLiteral("caller") << 3;
}

void TestPacing::aPauseBetraysNothing() {
  QFETCH(QString, bot);
  QFETCH(int, humans);
  const QTemporaryDir folder;
  const Played played = playInOwnTime(folder.path(), bot, QStringLiteral("stops"), humans);
  const JournalResult<Journal> journal = readJournal(played.journal);
  QVERIFY(journal.ok());
  const JournalResult<ProvedGame> game = prove(*journal);
  QVERIFY(game.ok());
  // After a discard that could be called and one that could not; after a draw, by what came of it.
  std::map<bool, std::set<qint64>> afterDiscard;
  std::map<std::size_t, std::set<qint64>> afterDraw;
  std::size_t at = 1;  // the match's first event comes before the first hand
  for (std::size_t hand = 0; hand < game->hands.size(); ++hand) {
    const std::vector<Event> &events = game->hands[hand].events;
    const std::vector<bool> asked = askedAfter(*game, hand);
    for (std::size_t i = 0; i + 1 < events.size(); ++i) {
      QVERIFY(at + i + 1 < played.times.size());
      const qint64 pause = played.times[at + i + 1] - played.times[at + i];
      if (std::holds_alternative<Dahai>(events[i]))
        afterDiscard[asked[i + 1]].insert(pause);
      // An indicator turns by the rules, which is no secret; and a human takes the time that it takes.
      const auto *draw = std::get_if<Tsumo>(&events[i]);
      if (draw != nullptr && draw->seat >= humans && !std::holds_alternative<DoraRevealed>(events[i + 1]))
        afterDraw[events[i + 1].index()].insert(pause);
    }
    at += events.size();
  }
  QCOMPARE(afterDiscard.size(), std::size_t{2});
  for (const auto &[couldCall, pauses] : afterDiscard)
    QVERIFY2(pauses == std::set<qint64>{kPacing.discard + kPacing.afterDiscard},
             couldCall ? "a call" : "none");
  QVERIFY(afterDraw.size() >= 2);
  for (const auto &[came, pauses] : afterDraw)
    QVERIFY2(pauses == std::set<qint64>{kPacing.draw + kPacing.botThought},
             qPrintable(QString::number(came)));
}

void TestPacing::aPauseCanBeEnded() {
  Pacer pacer;
  QSignalSpy due(&pacer, &Pacer::due);
  pacer.holdAfter(KyokuStarted{}, false);
  QVERIFY(pacer.holds());
  pacer.endPause();
  QVERIFY(!pacer.holds());
  QCOMPARE(due.count(), 1);
}

JANSO_TEST(TestPacing);
#include "tst_pacing.moc"
