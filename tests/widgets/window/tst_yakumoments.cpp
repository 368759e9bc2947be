// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Two hundred random moments with the yaku list open and the pointer resting on a random yaku: nothing lies
// on the prompt, its buttons, the hand, the ponds, or anything else of the table.
#include <QTest>
#include <random>

#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "widgets/coachprogram.h"
#include "widgets/yaku/yakucard.h"
#include "widgets/yaku/yakulist.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakutooltip.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kWaitEvery = 20;  // for the answers of the coach; between, they come when they come

struct YakuMoment {
  SeatView view;
  Decision decision;
};

// Decisions of one seat, spread over a match in which everybody calls what they can.
std::vector<YakuMoment> yakuMomentsOf(const std::string &name, int count) {
  std::vector<YakuMoment> moments;
  Random random(11);
  for (int seed = 0; moments.size() < static_cast<std::size_t>(count); ++seed) {
    Match match(basicAriAri(), {"A", "B", "C", "D"}, wallSeedFromText(name + std::to_string(seed)));
    std::vector<Event> events;
    while (!match.isOver() && moments.size() < static_cast<std::size_t>(count)) {
      match.advance(events);
      while (!match.pending().empty()) {
        const Decision decision = match.pending().front();
        if (decision.seat == 0 && moments.size() < static_cast<std::size_t>(count))
          moments.push_back({match.viewOf(0), decision});
        match.answer(decision.seat, decision.id, Action(eager(decision, random)));
      }
    }
  }
  return moments;
}

QRect placeInWindow(const QWidget *widget, const QRect &part) {
  return {widget->mapTo(widget->window(), part.topLeft()), part.size()};
}

// Whatever widget is the topmost at some points of the rectangle: it must be the table.
bool isBareTable(const TableWidget *table, const QRect &part) {
  constexpr int kAcross = 9;
  constexpr int kDown = 3;
  for (int i = 1; i < kAcross; ++i) {
    for (int j = 1; j < kDown; ++j) {
      const QPoint at(part.left() + part.width() * i / kAcross, part.top() + part.height() * j / kDown);
      const QPoint point = table->mapTo(table->window(), at);
      if (table->rect().contains(at) && table->window()->childAt(point) != table)
        return false;
    }
  }
  return true;
}

}  // namespace

class TestYakuMoments : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingIsCovered_data();
  void nothingIsCovered();

 private:
  Folders m_folders;
};

void TestYakuMoments::nothingIsCovered_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("the smallest window") << QSize(900, 640);
  QTest::newRow("16:10") << QSize(1280, 800);
  QTest::newRow("larger") << QSize(1440, 900);
  QTest::newRow("full HD") << QSize(1920, 1080);
}

void TestYakuMoments::nothingIsCovered() {
  QFETCH(QSize, size);
  Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("moments"));
  program.window->resize(size);
  TableWidget *table = program.table();
  QTRY_VERIFY_WITH_TIMEOUT(table->flow().isActive(), kMatchMs);
  program.controller.setPaused(true);
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Y);
  auto *panel = program.find<YakuPanel>();
  QTRY_VERIFY(panel->isVisible());
  auto *list = program.find<YakuList>();
  const auto *card = program.find<YakuCard>("card");
  const auto *tooltip = program.find<YakuTooltip>();
  std::mt19937 random(2026);
  QRect place;
  int number = 0;
  for (const YakuMoment &moment : yakuMomentsOf(QTest::currentDataTag(), rounds(50, 10))) {
    table->clearDecision();
    table->setView(moment.view);
    table->setDecision(moment.decision, moment.view);
    panel->setHand(moment.view);
    if (number++ % kWaitEvery == 0)
      QTRY_VERIFY_WITH_TIMEOUT(!panel->watch().isBusy(), kMatchMs);
    // The pointer rests on a row that is in view.
    QTest::mouseMove(list->viewport(), QPoint(60, static_cast<int>(random() % list->viewport()->height())));
    QCoreApplication::processEvents();
    const QString where = QStringLiteral("moment %1").arg(number);
    QVERIFY2(!tooltip->isVisible(), qPrintable(where));
    const QRect shown = placeInWindow(card, card->rect());
    QVERIFY2(!shown.intersects(placeInWindow(table, table->rect())), qPrintable(where));
    QVERIFY2(!shown.intersects(placeInWindow(list, list->rect())), qPrintable(where));
    QVERIFY2(!table->handRect().isNull() && isBareTable(table, table->handRect()), qPrintable(where));
    QVERIFY2(table->promptRect().isNull() || isBareTable(table, table->promptRect()), qPrintable(where));
    QVERIFY2(place.isNull() || shown == place, qPrintable(where));  // nor does it jump
    place = shown;
  }
  table->clearDecision();
}

JANSO_TEST(TestYakuMoments);
#include "tst_yakumoments.moc"
