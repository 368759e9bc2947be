// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole matches at the table against bots, by keyboard alone and by mouse alone.
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "game/gamecontroller.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/table/tablewidget.h"

using namespace janso;

class TestTablePlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void matchIsPlayedThrough_data();
  void matchIsPlayedThrough();

 private:
  QTemporaryDir m_home;
};

void TestTablePlay::initTestCase() {
  // Matches are journaled: not into the home of whoever runs the tests.
  QVERIFY(m_home.isValid());
  qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit());
  qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
}

void TestTablePlay::matchIsPlayedThrough_data() {
  QTest::addColumn<bool>("keyboard");
  QTest::newRow("keyboard alone") << true;
  QTest::newRow("mouse alone") << false;
}

namespace {

// One thing that a player may do now, drawn by lot; wins are always taken.
void actByKeyboard(TableWidget &table, QRandomGenerator &lot) {
  if (table.flow().offersWin()) {
    QTest::keyClick(&table, Qt::Key_Return);
    return;
  }
  static constexpr std::array kKeys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Home,  Qt::Key_Up,
                                    Qt::Key_Tab,   Qt::Key_R,      Qt::Key_P,     Qt::Key_C,
                                    Qt::Key_K,     Qt::Key_X,      Qt::Key_5,     Qt::Key_Space,
                                    Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape};
  QTest::keyClick(&table, kKeys[static_cast<std::size_t>(lot.bounded(static_cast<int>(kKeys.size())))]);
}

void actByMouse(TableWidget &table, QRandomGenerator &lot) {
  const QList<TableWidget::SpokenItem> items = table.spokenItems();
  const int tiles = table.flow().tiles();
  const int buttons = static_cast<int>(table.flow().buttons().size());
  if (table.flow().offersWin()) {
    QTest::mouseClick(&table, Qt::LeftButton, {}, items.at(tiles).rect.center());
    return;
  }
  const int choice = lot.bounded(4);
  if (choice == 0)
    QTest::mouseClick(&table, Qt::RightButton, {}, table.rect().center());
  else if (choice == 1 && buttons > 0)
    QTest::mouseClick(&table, Qt::LeftButton, {}, items.at(tiles + lot.bounded(buttons)).rect.center());
  else if (tiles > 0 && !table.flow().isClaim())
    QTest::mouseClick(&table, Qt::LeftButton, {}, items.at(lot.bounded(tiles)).rect.center());
  else
    QTest::mouseClick(&table, Qt::LeftButton, {}, QPoint(table.width() * 3 / 10, table.height() * 3 / 10));
}

}  // namespace

void TestTablePlay::matchIsPlayedThrough() {
  QFETCH(bool, keyboard);
  GameController game;
  game.setPacing(Pacing::instant());
  TableWidget table;
  TableOptions options;
  options.speed = 0;
  table.setOptions(options);
  table.resize(1000, 700);
  table.show();
  table.setFocus();

  int rejected = 0;
  bool ended = false;
  int answered = 0;
  connect(&game, &GameController::eventHappened, &table,
          [&](const Event &event) { table.applyEvent(event, game.match().view(0)); });
  connect(&game, &GameController::decisionRequested, &table,
          [&](const Decision &decision, const SeatView &view) { table.setDecision(decision, view); });
  connect(&game, &GameController::decisionClosed, &table, [&](int, std::uint32_t id) {
    if (table.flow().isActive() && table.flow().decision()->id == id)
      table.clearDecision();
  });
  connect(&table, &TableWidget::actionChosen, &game, [&](quint32 id, const Action &action) {
    ++answered;
    game.match().submitAction(0, id, action);
  });
  connect(&game, &GameController::actionRejected, &table, [&] { ++rejected; });
  connect(
      &game, &GameController::handEnded, &game, [&] { game.match().continueAfterHand(); },
      Qt::QueuedConnection);
  connect(&game, &GameController::matchEnded, &table, [&] { ended = true; });

  MatchSetup setup;
  setup.rules.length = MatchLength::East;
  setup.seats[0].kind = PlayerKind::Human;
  setup.seats[0].name = QStringLiteral("Mei");
  for (std::size_t seat = 1; seat < 4; ++seat) {
    setup.seats[seat].botId = QStringLiteral("novice");
    setup.seats[seat].name = QStringLiteral("Bot %1").arg(seat);
  }
  setup.seed = QStringLiteral("table play");
  const Result<bool> started = game.start(setup);
  QVERIFY2(started.ok(), "the match did not start");

  QRandomGenerator lot(7);
  QElapsedTimer clock;
  clock.start();
  while (!ended && clock.elapsed() < 120000) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    if (!table.flow().isActive())
      continue;
    if (keyboard)
      actByKeyboard(table, lot);
    else
      actByMouse(table, lot);
  }
  QVERIFY(ended);
  QVERIFY(answered > 40);
  QCOMPARE(rejected, 0);
  // What is shown at the end is the view, whatever way led there.
  QVERIFY(table.view() == game.match().view(0));
}

JANSO_TEST(TestTablePlay);
#include "tst_tableplay.moc"
