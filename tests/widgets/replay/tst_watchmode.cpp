// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Watching with a reader, a table, the bar and the list of hands alone: what may be seen, and how the reader
// follows.
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "support/testprogram.h"
#include "widgets/replay/ownreplay.h"
#include "widgets/replay/replayhands.h"
#include "widgets/replay/watchbar.h"
#include "widgets/replay/watchmode.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

using Seen = ReplaySight::Hands;

WatchLook lookAt(const ReplaySight &sight, int hand, int events) {
  WatchLook look;
  look.replay = watchedReplay(sight, hand, events);
  return look;
}

}  // namespace

class TestWatchMode : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void onlyAWatchedMatchIsOne();
  void whatIsSeenLimitsTheCommands_data();
  void whatIsSeenLimitsTheCommands();
  void openHandsAreShownMeanwhile();
  void theReaderFollows();
  void aReaderWhoLooksBackStays();
  void undoneMovesAreUndoneHereToo();

 private:
  void watch(const WatchLook &look) {
    m_mode->stop();
    m_reader->open(look.replay, nullptr, look.replay->last(), look.replay->sight()->seat);
    m_hands->setGame(*look.replay, m_names);
    m_mode->start(look, m_names);
  }

  SeatNames m_names{QStringLiteral("Aya"), QStringLiteral("Rin"), QStringLiteral("Sora"),
                    QStringLiteral("Ken")};
  std::unique_ptr<TableWidget> m_table;
  std::unique_ptr<WatchBar> m_bar;
  std::unique_ptr<ReplayHandsModel> m_hands;
  std::unique_ptr<ReplayReader> m_reader;
  std::unique_ptr<WatchMode> m_mode;
};

void TestWatchMode::init() {
  m_mode.reset();
  m_table = std::make_unique<TableWidget>();
  m_bar = std::make_unique<WatchBar>();
  m_hands = std::make_unique<ReplayHandsModel>();
  m_reader = std::make_unique<ReplayReader>();
  m_mode = std::make_unique<WatchMode>(*m_reader, WatchMode::Views{*m_table, *m_bar, *m_hands});
}

void TestWatchMode::onlyAWatchedMatchIsOne() {
  QVERIFY(!m_mode->isOn());
  m_reader->open(ownReplay(), nullptr);
  QVERIFY(!m_mode->isOn());
  m_mode->follow(lookAt({Seen::All, 0}, 1, 20));
  QCOMPARE(m_reader->replay().hands(), ownReplay()->hands());
  watch(lookAt({Seen::All, 0}, 1, 20));
  QVERIFY(m_mode->isOn());
}

void TestWatchMode::whatIsSeenLimitsTheCommands_data() {
  QTest::addColumn<int>("hands");
  QTest::addColumn<bool>("danger");
  QTest::addColumn<bool>("otherSeats");
  QTest::newRow("no hand") << static_cast<int>(Seen::None) << false << true;
  QTest::newRow("one hand") << static_cast<int>(Seen::One) << true << false;
  QTest::newRow("all hands") << static_cast<int>(Seen::All) << true << true;
}

void TestWatchMode::whatIsSeenLimitsTheCommands() {
  QFETCH(int, hands);
  watch(lookAt({static_cast<Seen>(hands), 0}, 1, 20));
  QTEST(m_mode->allows(ReplayCommand::ShowDanger), "danger");
  QTEST(m_mode->allows(ReplayCommand::NextSeat), "otherSeats");
  QTEST(m_mode->allows(ReplayCommand::PreviousSeat), "otherSeats");
  QVERIFY(m_mode->allows(ReplayCommand::NextEvent) && !m_mode->allows(ReplayCommand::ShowWall));
}

void TestWatchMode::openHandsAreShownMeanwhile() {
  m_reader->open(ownReplay(), nullptr);
  m_reader->setHands(HandsShown::AsThen);
  watch(lookAt({Seen::All, 0}, 1, 20));
  QVERIFY(m_reader->hands() == HandsShown::All);
  watch(lookAt({Seen::One, 0}, 1, 20));
  QVERIFY(m_reader->hands() == HandsShown::Own);
  m_mode->stop();
  QVERIFY(m_reader->hands() == HandsShown::AsThen);
}

void TestWatchMode::theReaderFollows() {
  watch(lookAt({Seen::All, 0}, 1, 20));
  QSignalSpy changed(m_mode.get(), &WatchMode::handsChanged);
  m_mode->follow(lookAt({Seen::All, 0}, 1, 22));
  QVERIFY(m_reader->place() == m_reader->replay().last());
  QVERIFY(changed.isEmpty());
  m_mode->follow(lookAt({Seen::All, 0}, 2, 5));
  QVERIFY(m_reader->place() == (ReplayPlace{2, 5}));
  QCOMPARE(changed.size(), 1);
  QCOMPARE(m_hands->rowCount(), 3);
  QVERIFY(!m_bar->sentence().contains(QStringLiteral("behind")));
}

void TestWatchMode::aReaderWhoLooksBackStays() {
  watch(lookAt({Seen::All, 0}, 1, 20));
  m_reader->go({1, 10});
  QVERIFY2(m_bar->sentence().contains(QStringLiteral("behind")), qPrintable(m_bar->sentence()));
  m_mode->follow(lookAt({Seen::All, 0}, 1, 22));
  QVERIFY(m_reader->place() == (ReplayPlace{1, 10}));
  Q_EMIT m_bar->followRequested();
  QVERIFY(m_reader->place() == m_reader->replay().last());
  QVERIFY(!m_bar->sentence().contains(QStringLiteral("behind")));
}

void TestWatchMode::undoneMovesAreUndoneHereToo() {
  watch(lookAt({Seen::All, 0}, 2, 5));
  WatchLook earlier = lookAt({Seen::All, 0}, 1, 20);
  earlier.undoCount = 1;
  m_mode->follow(earlier);
  QVERIFY(m_reader->place() == (ReplayPlace{1, 20}));
  QCOMPARE(m_hands->rowCount(), 2);
}

JANSO_TEST(TestWatchMode);
#include "tst_watchmode.moc"
