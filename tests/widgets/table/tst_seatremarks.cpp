// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The short lines of the bots: only where they are asked for, to what everybody sees, in nobody's way, and
// gone by themselves.
#include <QSet>
#include <QTest>

#include "bots/bot.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "table/mask.h"
#include "table/match.h"
#include "widgets/answeringtable.h"

using namespace janso;
using namespace janso::test;

namespace {

const std::array<QString, 4> kBotSeats{QStringLiteral("emblem-crane"), QStringLiteral("hunter"),
                                       QStringLiteral("master"), QStringLiteral("wall")};

Event wonBy(int winner, int from) {
  HoraInfo info;
  info.winner = static_cast<std::int8_t>(winner);
  info.from = static_cast<std::int8_t>(from);
  return Hora{info};
}

void seatBots(Table &table, bool remarks) {
  TableOptions options = table.options();
  options.speed = 1;
  options.remarks = remarks;
  table.setOptions(options);
  table.setView(ownTurn());
  table.setSeatPortraits(kBotSeats);
}

QList<TableWidget::SpokenItem> remarksSaid(const Table &table) {
  QList<TableWidget::SpokenItem> lines;
  for (const TableWidget::SpokenItem &item : table.spokenItems()) {
    if (item.name.contains(QStringLiteral(" says: ")))
      lines << item;
  }
  return lines;
}

QStringList speakers(const QList<TableWidget::SpokenItem> &lines) {
  QStringList names;
  for (const TableWidget::SpokenItem &line : lines)
    names << line.name.section(u' ', 0, 0);
  return names;
}

QStringList spokenLines(const Table &table) {
  QStringList lines;
  for (const TableWidget::SpokenItem &line : remarksSaid(table))
    lines << line.name;
  return lines;
}

}  // namespace

class TestSeatRemarks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyBotHasItsLines();
  void who_data();
  void who();
  void onlyWhereAskedFor();
  void onlyPublicEventsDecide();
  void standInNobodysWay_data();
  void standInNobodysWay();
  void aClickGoesThrough();
  void goByThemselves();
  void aDealSilences();
};

void TestSeatRemarks::everyBotHasItsLines() {
  QSet<QString> all;
  int lines = 0;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromUtf8(bot.id.data(), static_cast<qsizetype>(bot.id.size()));
    for (int occasion = 0; occasion < kRemarkOccasions; ++occasion) {
      for (unsigned variant = 0; variant < kRemarkVariants; ++variant) {
        const QString text = remarkText(id, static_cast<RemarkOn>(occasion), variant);
        QVERIFY2(!text.isEmpty() && text.size() <= 40, qPrintable(id + u' ' + text));
        QVERIFY2(!text.contains(u'!'), qPrintable(text));
        all.insert(text);
        ++lines;
      }
    }
  }
  QCOMPARE(lines, static_cast<int>(builtInBots().size() * kRemarkOccasions * kRemarkVariants));
  QCOMPARE(all.size(), lines);  // each speaks in its own words
  QVERIFY(remarkText(QStringLiteral("emblem-crane"), RemarkOn::Win, 0).isEmpty());
}

void TestSeatRemarks::who_data() {
  QTest::addColumn<Event>("event");
  QTest::addColumn<QStringList>("speak");
  QTest::newRow("riichi") << Event(Riichi{1}) << QStringList{QStringLiteral("Mei")};
  QTest::newRow("a win by tsumo") << wonBy(2, -1) << QStringList{QStringLiteral("Sora")};
  QTest::newRow("ron: the winner and who dealt in")
      << wonBy(3, 1) << QStringList{QStringLiteral("Mei"), QStringLiteral("Ren")};
  QTest::newRow("a person says nothing") << Event(Riichi{0}) << QStringList();
  QTest::newRow("nor is anything said for one") << wonBy(2, 0) << QStringList{QStringLiteral("Sora")};
  QTest::newRow("a discard is not spoken of") << Event(Dahai{1, Tile()}) << QStringList();
  QTest::newRow("nor a call") << Event(Call{2, Meld()}) << QStringList();
}

void TestSeatRemarks::who() {
  QFETCH(Event, event);
  QFETCH(QStringList, speak);
  Table table;
  seatBots(table, true);
  table.applyEvent(event, table.view());
  QCOMPARE(speakers(remarksSaid(table)), speak);
}

void TestSeatRemarks::onlyWhereAskedFor() {
  QVERIFY2(!TableOptions().remarks, "off at first");
  Table table;
  seatBots(table, false);
  table.applyEvent(Riichi{1}, table.view());
  QVERIFY(remarksSaid(table).isEmpty());
}

// Whole matches, told to one table as they are and to another with every hidden tile taken out and another
// hand in its owner's place: the lines are the same.
void TestSeatRemarks::onlyPublicEventsDecide() {
  test::Random random(5);
  Table knows;
  Table knowsNothing;
  seatBots(knows, true);
  seatBots(knowsNothing, true);
  int heard = 0;
  for (int number = 0; heard < 12; ++number) {
    Match match(tenhou(), {"A", "B", "C", "D"},
                wallSeedFromText(qPrintable(QStringLiteral("remarks %1").arg(number))));
    while (!match.isOver() && heard < 12) {
      std::vector<Event> events;
      match.advance(events);
      const SeatView view = match.viewOf(0);
      SeatView other = view;
      std::fill(other.hand.begin(), other.hand.end(), tile("5z"));
      other.opened = {};
      for (const Event &event : events) {
        QCOMPARE(remarksOn(maskFor(-1, event)), remarksOn(event));
        if (remarksOn(event).isEmpty())
          continue;
        knows.setView(view);
        knowsNothing.setView(other);
        knows.applyEvent(event, view);
        knowsNothing.applyEvent(maskFor(-1, event), other);
        QCOMPARE(spokenLines(knowsNothing), spokenLines(knows));
        heard += static_cast<int>(spokenLines(knows).size());
      }
      while (!match.pending().empty()) {
        const Decision &decision = match.pending().front();
        match.answer(decision.seat, decision.id, Action(eager(decision, random)));
      }
    }
  }
}

void TestSeatRemarks::standInNobodysWay_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("seat");
  for (const QSize size : {QSize(640, 480), QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)}) {
    for (const int seat : {1, 2, 3})
      QTest::addRow("%dx%d, seat %d", size.width(), size.height(), seat) << size << seat;
  }
}

void TestSeatRemarks::standInNobodysWay() {
  QFETCH(QSize, size);
  QFETCH(int, seat);
  Table table;
  table.resize(size);
  seatBots(table, true);
  table.applyEvent(Riichi{static_cast<std::int8_t>(seat)}, table.view());
  table.finishAnimations();
  table.setDecision(tsumoDecision(table.view()), table.view());
  QCOMPARE(remarksSaid(table).size(), 1);
  const QRect place = remarksSaid(table).first().rect;
  QVERIFY(table.rect().contains(place));
  QVERIFY(!table.promptRect().isNull());
  QVERIFY(!place.intersects(table.promptRect()));
  QVERIFY(!place.intersects(table.handRect()));
  for (int rel = 0; rel < 4; ++rel)
    QVERIFY(!place.intersects(toLogical(table.geometryInfo(), table.geometryInfo().namePlate(rel))));
}

void TestSeatRemarks::aClickGoesThrough() {
  Table table;
  seatBots(table, true);
  table.applyEvent(Riichi{3}, table.view());
  table.finishAnimations();
  const SeatView view = table.view();
  table.setDecision(claimDecision(view, {action(ActionType::Pon, "6p", "66p")}), view);
  QCOMPARE(remarksSaid(table).size(), 1);
  table.click(remarksSaid(table).first().rect.center());
  QCOMPARE(table.answers.size(), 1);  // as on the cloth: the call is let go
  QCOMPARE(table.answers.first().type, ActionType::Skip);
}

void TestSeatRemarks::goByThemselves() {
  Table table;
  seatBots(table, true);
  table.applyEvent(Riichi{1}, table.view());
  QCOMPARE(remarksSaid(table).size(), 1);
  QTRY_VERIFY_WITH_TIMEOUT(remarksSaid(table).isEmpty(), 60000);
}

void TestSeatRemarks::aDealSilences() {
  Table table;
  seatBots(table, true);
  table.applyEvent(Riichi{1}, table.view());
  QCOMPARE(remarksSaid(table).size(), 1);
  table.applyEvent(KyokuStarted{}, table.view());
  QVERIFY(remarksSaid(table).isEmpty());
}

JANSO_TEST(TestSeatRemarks);
#include "tst_seatremarks.moc"
