// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel of waits says of the question on the table what the rules say, by key and by pointer, and hides
// neither hand nor buttons.
#include <QRegularExpression>
#include <QTest>
#include <functional>
#include <memory>

#include "bots/bot.h"
#include "coach/tenpaidiscards.h"
#include "rules/legal/hiddenview.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"
#include "rules/tenpai.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "table/match.h"
#include "widgets/answeringtable.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/waitstexts.h"
#include "widgets/table/reasoncard.h"

using namespace janso;
using janso::test::decisionIn;
using janso::test::Table;
using janso::test::TableView;

namespace {

// What a screen reader is told of the panel while the key is held.
QStringList said(Table &table) {
  QTest::keyPress(&table, Qt::Key_T);
  static const QRegularExpression kWaits(QStringLiteral("^(Discard .*: Tenpai|Tenpai:|Not tenpai)"));
  QStringList names;
  for (const TableWidget::SpokenItem &item : table.spokenItems()) {
    if (!item.button && item.name.contains(kWaits))
      names << item.name;
  }
  QTest::keyRelease(&table, Qt::Key_T);
  return names;
}

QStringList discardsIn(const QStringList &sentences) {
  QStringList tiles;
  for (const QString &sentence : sentences)
    tiles << sentence.section(u':', 0, 0);
  tiles.sort();
  return tiles;
}

// By the rules alone.
QStringList tenpaiByRules(const SeatView &view, const Decision &decision, ActionType type) {
  QStringList tiles;
  for (const Action &action : decision.legal) {
    TileCounts left = view.concealedCounts();
    if (action.type != type)
      continue;
    left.remove(action.tile);
    const QString name = QStringLiteral("Discard %1").arg(tileName(action.tile));
    if (shanten(left, static_cast<int>(view.me().melds.size())) == 0 && !tiles.contains(name))
      tiles << name;
  }
  tiles.sort();
  return tiles;
}

// The first decisions of bot matches.
void playTurns(const char *rules, const char *bot, int most,
               const std::function<QString(const SeatView &, const Decision &)> &wrongWith, QString &wrong) {
  const RuleSet played = findPreset(rules)->make();
  const std::unique_ptr<Bot> player = makeBot(bot, 3);
  std::vector<Event> events;
  int decisions = 0;
  for (int number = 0; decisions < most && wrong.isEmpty(); ++number) {
    Match match(played, {"a", "b", "c", played.players == 4 ? "d" : ""},
                wallSeedFromText(qPrintable(QStringLiteral("turns %1").arg(number))));
    while (!match.isOver() && decisions < most && wrong.isEmpty()) {
      while (!match.pending().empty() && wrong.isEmpty()) {
        const Decision decision = match.pending().front();
        const SeatView view = match.viewOf(decision.seat);
        ++decisions;
        wrong = wrongWith(view, decision);
        const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
        match.answer(decision.seat, decision.id, player->decide(view, legal));
      }
      match.advance(events);
    }
  }
}

}  // namespace

class TestWaitsPopover : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agreesWithTheRules_data();
  void agreesWithTheRules();
  void bestIsFirst();
  void obstacles_data();
  void obstacles();
  void cursorMarksARow();
  void notTenpaiSaysHowFar();
  void ofAClosedHandNothingIsSaid();
  void hidesNoHandAndNoButton_data();
  void hidesNoHandAndNoButton();
  void pointerThatRestsShowsTheWaits();
  void pointerShowsNothingInAnExercise();
};

void TestWaitsPopover::agreesWithTheRules_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<QByteArray>("bot");
  QTest::newRow("four players") << QByteArray("tenhou_4p") << QByteArray("club");
  QTest::newRow("three players") << QByteArray("tenhou_3p") << QByteArray("club");
  QTest::newRow("swaps are forbidden") << QByteArray("ema_2025") << QByteArray("caller");
}

// T lists the tenpai discards of the question, Q speaks of the same hand.
void TestWaitsPopover::agreesWithTheRules() {
  QFETCH(QByteArray, rules);
  QFETCH(QByteArray, bot);
  const bool quick = qEnvironmentVariableIsSet("JANSO_QUICK");
  Table table;
  QString wrong;
  int tables = 0;
  const auto look = [&](const SeatView &view, const Decision &decision) -> QString {
    table.ask(decision, view);
    const bool claim = table.flow().isClaim();
    const int melds = static_cast<int>(view.me().melds.size());
    if (claim || view.concealedCounts().total() % 3 != 2) {
      const bool tenpai = !waits(view.concealedCounts(), melds).empty();
      return said(table).value(0).startsWith(QStringLiteral("Tenpai")) == tenpai
                 ? QString()
                 : QStringLiteral("between two turns");
    }
    const QStringList expected = tenpaiByRules(view, decision, ActionType::Dahai);
    const QStringList heard = said(table);
    if (expected.isEmpty() ? !heard.value(0).startsWith(QStringLiteral("Not tenpai"))
                           : discardsIn(heard) != expected)
      return QStringLiteral("on turn: %1 for %2").arg(heard.join(u'|'), expected.join(u'|'));
    tables += expected.isEmpty() ? 0 : 1;
    table.key(Qt::Key_Q);
    const QString why = table.reasonCard()->isShown() ? table.reasonCard()->plain() : QString();
    table.key(Qt::Key_Escape);
    const bool far = why.contains(QStringLiteral("from tenpai"));
    if (far && !expected.isEmpty())
      return QStringLiteral("Q of a hand that a discard makes tenpai: %1").arg(why);
    if (!table.hasButton(PromptKind::Riichi))
      return {};
    table.key(Qt::Key_R);
    if (!table.flow().isChoosingRiichi())
      return QStringLiteral("no choice of the riichi tile");
    const QStringList riichi = discardsIn(said(table));
    return riichi == tenpaiByRules(view, decision, ActionType::Riichi)
               ? QString()
               : QStringLiteral("riichi: %1").arg(riichi.join(u'|'));
  };
  playTurns(rules.constData(), bot.constData(), quick ? 150 : 700, look, wrong);
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
  QVERIFY(tables > (quick ? 2 : 20));
}

void TestWaitsPopover::bestIsFirst() {
  TableView seen(basicAriAri());
  // Without 9p two-sided on 5s 8s, without 6s or 7s for a pair.
  seen.hand("234m456p67s55s678s", "9p");
  const TenpaiDiscards found = tenpaiDiscards(seen.view(), decisionIn(seen.view()).legal, ActionType::Dahai);
  QVERIFY(found.hands.size() >= 1);
  QCOMPARE(found.hands.front().discard, test::tile("9p"));
  QCOMPARE(found.shanten, 0);
  // A wait that no yaku fits comes after every wait that wins.
  TableView open(basicAriAri());
  open.hand("23m456p88p", "9p").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  const TenpaiDiscards waits = tenpaiDiscards(open.view(), decisionIn(open.view()).legal, ActionType::Dahai);
  QCOMPARE(waits.hands.front().discard, test::tile("9p"));
  for (std::size_t i = 1; i < waits.hands.size(); ++i)
    QVERIFY(!waits.hands[i].points(false) || waits.hands[i - 1].points(false));
}

void TestWaitsPopover::obstacles_data() {
  QTest::addColumn<TableView>("seen");
  QTest::addColumn<QString>("discard");
  QTest::addColumn<QString>("obstacle");
  TableView closed(basicAriAri());
  closed.hand("23m456p678s22299p", "5z");
  QTest::newRow("riichi is the only yaku") << closed << "5z"
                                           << "Tsumo only, unless you declare riichi";
  TableView furiten = closed;
  furiten.pond(0, "4m");
  QTest::newRow("furiten") << furiten << "5z"
                           << "Furiten: tsumo only";
  TableView open(basicAriAri());
  open.hand("23m456p99p", "5z").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  QTest::newRow("no yaku at all") << open << "5z"
                                  << "No yaku: no win";
  TableView half(basicAriAri());
  half.hand("23m456p88p", "5z").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  QTest::newRow("one of two waits makes tanyao") << half << "5z"
                                                 << "Not every wait has a yaku";
  TableView gone(basicAriAri());
  gone.hand("13m456p678s22299p", "5z").pond(1, "2m2m2m2m");
  QTest::newRow("none is left") << gone << "5z"
                                << "None left";
  TableView pinfu(basicAriAri());
  pinfu.hand("23m456p678s23499p", "5z");
  QTest::newRow("nothing") << pinfu << "5z"
                           << "";
}

void TestWaitsPopover::obstacles() {
  QFETCH(TableView, seen);
  QFETCH(QString, discard);
  QFETCH(QString, obstacle);
  const TenpaiHand hand = tenpaiHandAfter(seen.view(), test::tile(discard.toStdString()));
  QCOMPARE(waitsObstacle(hand), obstacle);
  for (const QList<WaitsLine> &lines : {waitsBelow(hand), waitsAtSide(hand, false)}) {
    QCOMPARE(lines.last().obstacle, !obstacle.isEmpty());
    QCOMPARE(lines.last().text == obstacle, !obstacle.isEmpty());
  }
}

void TestWaitsPopover::cursorMarksARow() {
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z");
  Table table;
  table.ask(decisionIn(seen.view()), seen.view());
  QTest::keyPress(&table, Qt::Key_T);
  const QImage drawn = table.grab().toImage().copy(table.waitsRect());
  table.trigger(CommandId::CursorFirst);  // 2 Man is not in the table
  const QImage none = table.grab().toImage().copy(table.waitsRect());
  QTest::keyRelease(&table, Qt::Key_T);
  QVERIFY(drawn != none);
  QVERIFY(table.waitsRect().isNull());
}

void TestWaitsPopover::notTenpaiSaysHowFar() {
  TableView seen(basicAriAri());
  seen.hand("147m258p369s1234z", "5z");
  Table table;
  table.ask(decisionIn(seen.view()), seen.view());
  int best = kNoDistance;
  for (const DiscardOption &option :
       discardOptions(seen.view().concealedCounts(), 0, seen.view().visibleCounts()))
    best = std::min<int>(best, option.shanten);
  const QString text = said(table).value(0);
  QVERIFY2(text.contains(QStringLiteral("%1 tile(s) from tenpai").arg(best)), qPrintable(text));
  QVERIFY2(text.contains(QStringLiteral("will be listed")), qPrintable(text));
}

// Who looks on at a table with closed hands.
void TestWaitsPopover::ofAClosedHandNothingIsSaid() {
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z");
  Table table;
  table.setView(hiddenView(seen.view()));
  QTest::keyPress(&table, Qt::Key_T);
  QVERIFY(table.waitsRect().isNull());
  QTest::keyRelease(&table, Qt::Key_T);
}

void TestWaitsPopover::hidesNoHandAndNoButton_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QString>("hand");
  for (const QSize size : {QSize(640, 480), QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)}) {
    for (const char *hand :
         {"234m456p67s55s678s1z", "1112345678999m5m", "19m19p19s12345677z", "147m258p369s1234z5z"})
      QTest::addRow("%dx%d %s", size.width(), size.height(), hand) << size << QString::fromLatin1(hand);
  }
}

void TestWaitsPopover::hidesNoHandAndNoButton() {
  QFETCH(QSize, size);
  QFETCH(QString, hand);
  TableView seen(basicAriAri());
  std::vector<Tile> tiles = test::tiles(hand.toStdString());
  const QString drawn = hand.right(2);
  QString rest = hand;
  rest.chop(2);
  if (!rest.back().isLetter())
    rest += hand.back();
  seen.hand(rest.toStdString(), drawn.toStdString());
  QCOMPARE(seen.view().concealedCounts().total(), 14);
  Table table;
  table.resize(size);
  table.ask(decisionIn(seen.view()), seen.view());
  QTest::keyPress(&table, Qt::Key_T);
  const QRect waits = table.waitsRect();
  QVERIFY(!waits.isNull());
  QVERIFY(table.rect().contains(waits));
  QVERIFY(!waits.intersects(table.handRect()));
  QVERIFY(table.promptRect().isNull() || !waits.intersects(table.promptRect()));
  QTest::keyRelease(&table, Qt::Key_T);
}

void TestWaitsPopover::pointerThatRestsShowsTheWaits() {
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z").pond(0, "5s");
  Table table;
  table.ask(decisionIn(seen.view()), seen.view());
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  QTest::mouseMove(&table, table.felt());
  QTest::mouseMove(&table, table.tile(13));
  QTRY_VERIFY(!table.waitsRect().isNull());
  QVERIFY(!table.waitsRect().intersects(table.handRect()));
  QVERIFY(table.promptRect().isNull() || !table.waitsRect().intersects(table.promptRect()));
  QTest::mouseMove(&table, table.tile(0));
  QVERIFY2(table.waitsRect().isNull(), "without 2 Man it is not tenpai");
  QTest::mouseMove(&table, table.tile(13));
  QVERIFY(!table.waitsRect().isNull());
  QTest::mouseMove(&table, table.felt());
  QVERIFY(table.waitsRect().isNull());
}

void TestWaitsPopover::pointerShowsNothingInAnExercise() {
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z");
  Table table;
  TableOptions options = table.options();
  options.exercise = true;
  table.setOptions(options);
  table.ask(decisionIn(seen.view()), seen.view());
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  QTest::mouseMove(&table, table.felt());
  QTest::mouseMove(&table, table.tile(13));
  QTest::qWait(400);  // longer than a pointer rests
  QVERIFY(table.waitsRect().isNull());
}

JANSO_TEST(TestWaitsPopover);
#include "tst_waitspopover.moc"
