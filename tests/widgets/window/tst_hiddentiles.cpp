// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player cannot see changes nothing that the window shows or says: the same hand is
// played twice with every unseen tile dealt anew, and at each question the two windows are held against each
// other.
#include <QAccessible>
#include <QHelpEvent>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolTip>
#include <algorithm>

#include "game/matchsetup.h"
#include "rules/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "table/wall.h"
#include "widgets/window/gamesession.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr char kHand[] = "1m4m7m2p5p8p3s6s9s1z2z3z4z";
constexpr char kThrown[] = "5m6z1p9m7z3p2s8s1s4p6m9p7s3m5z8m";  // all are thrown again, so all are seen

std::vector<Tile> unseenTiles(const RuleSet &rules, Tile indicator) {
  std::vector<Tile> rest = tileSet(rules);
  const auto take = [&rest](Tile tile) {
    const auto found = std::find(rest.begin(), rest.end(), tile);
    Q_ASSERT(found != rest.end());
    rest.erase(found);
  };
  for (const Tile each : tiles(kHand))
    take(each);
  for (const Tile each : tiles(kThrown))
    take(each);
  take(indicator);
  return rest;
}

// A hand in which seat 0 is a person, and the others give back what they draw.
MatchSetup handOf(std::uint64_t unseen) {
  MatchSetup setup;
  setup.rules = basicAriAri();
  setup.seats[0].kind = PlayerKind::Human;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    setup.seats[seat].botId = QStringLiteral("club");  // who sits there; the script plays
    setup.seats[seat].name = QString(QChar(QLatin1Char(static_cast<char>('A' + seat))));
  }
  SetDeal deal;
  const Tile indicator = tile("9s");
  for (const Tile each : tiles(kHand))
    deal.hands[0].push_back(each);
  for (const Tile each : tiles(kThrown))
    deal.draws.push_back(each);
  deal.dora = {indicator};
  std::vector<Tile> rest = unseenTiles(setup.rules, indicator);
  Random random(unseen);
  for (std::size_t i = rest.size(); i > 1; --i)
    std::swap(rest[i - 1], rest[random.below(i)]);
  std::size_t at = 0;
  for (std::size_t seat = 1; seat < 4; ++seat) {
    for (int i = 0; i < 13; ++i)
      deal.hands[seat].push_back(rest[at++]);
  }
  for (int i = 0; i < 5; ++i)
    deal.ura.push_back(rest[at++]);
  for (int i = 0; i < 4; ++i)
    deal.rinshan.push_back(rest[at++]);
  for (int i = 1; i < 5; ++i)
    deal.dora.push_back(rest[at++]);
  while (deal.draws.size() < static_cast<std::size_t>(janso::kDraws) && at < rest.size())
    deal.draws.push_back(rest[at++]);
  deal.dice = {3, 4};
  setup.deal = deal;
  return setup;
}

// All that a screen reader may read, from an object down.
void readAloud(QAccessibleInterface *spoken, QStringList &heard, int depth = 0) {
  if (spoken == nullptr || depth > 40 || spoken->state().invisible)
    return;
  for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                       QAccessible::Help, QAccessible::Accelerator})
    heard << spoken->text(text);
  heard << QString::number(spoken->state().focused) << QString::number(static_cast<int>(spoken->role()));
  for (int i = 0; i < spoken->childCount(); ++i)
    readAloud(spoken->child(i), heard, depth + 1);
}

// The tips at the places of a grid over the table.
QStringList tipsOf(TableWidget *table) {
  QStringList tips;
  for (int y = 20; y < table->height(); y += 60) {
    for (int x = 20; x < table->width(); x += 60) {
      QToolTip::hideText();
      QHelpEvent ask(QEvent::ToolTip, {x, y}, table->mapToGlobal(QPoint(x, y)));
      QCoreApplication::sendEvent(table, &ask);
      tips << QToolTip::text();
    }
  }
  QToolTip::hideText();
  return tips;
}

struct ShownAtTable {
  QImage picture;
  QString title;
  QStringList spoken;
  QStringList tips;
  QStringList logs;
};

ShownAtTable shownBy(const Program &program) {
  ShownAtTable shown;
  shown.picture = program.window->grab().toImage();
  shown.title = program.window->windowTitle();
  readAloud(QAccessible::queryAccessibleInterface(program.window.get()), shown.spoken);
  shown.tips = tipsOf(program.table());
  for (const auto *log : program.window->findChildren<QPlainTextEdit *>())
    shown.logs << log->toPlainText();
  return shown;
}

}  // namespace

class TestHiddenTiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingOfThemIsShown();
  void whatIsSeenIsShown();

 private:
  Folders m_folders;
};

void TestHiddenTiles::nothingOfThemIsShown() {
  Program first(m_folders.fresh()), second(m_folders.fresh());
  QCOMPARE(first.window->session()->start(handOf(1)), QString());
  QCOMPARE(second.window->session()->start(handOf(2)), QString());
  const auto unseenOf = [](const Program &program) { return program.controller.match().setup().deal; };
  QVERIFY(unseenOf(first)->hands[2] != unseenOf(second)->hands[2]);
  for (int turn = 0; turn < 4; ++turn) {
    std::array<ShownAtTable, 2> shown;
    for (std::size_t i = 0; i < 2; ++i) {
      const Program &program = i == 0 ? first : second;
      program.window->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
      QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
      QTRY_COMPARE(program.controller.match().view(0).me().river.size(), static_cast<std::size_t>(turn));
      program.table()->setFocus();
      shown[i] = shownBy(program);
    }
    QVERIFY(!shown[0].spoken.isEmpty() && !shown[0].logs.isEmpty());
    QCOMPARE(shown[1].title, shown[0].title);
    QCOMPARE(shown[1].spoken, shown[0].spoken);
    QCOMPARE(shown[1].tips, shown[0].tips);
    QCOMPARE(shown[1].logs, shown[0].logs);
    QVERIFY(shown[1].picture == shown[0].picture);
    for (const Program *program : {&first, &second})
      QTest::keyClick(program->table(), Qt::Key_Space);
  }
}

// That the comparison above can tell two tables apart: one tile that is seen is another.
void TestHiddenTiles::whatIsSeenIsShown() {
  Program first(m_folders.fresh()), second(m_folders.fresh());
  MatchSetup other = handOf(1);
  std::swap(other.deal->draws[0], other.deal->draws[4]);
  QCOMPARE(first.window->session()->start(handOf(1)), QString());
  QCOMPARE(second.window->session()->start(other), QString());
  QTRY_VERIFY(first.table()->flow().isActive() && second.table()->flow().isActive());
  const ShownAtTable one = shownBy(first), two = shownBy(second);
  QVERIFY(one.picture != two.picture);
  QVERIFY(one.spoken != two.spoken);
}

JANSO_TEST(TestHiddenTiles);
#include "tst_hiddentiles.moc"
