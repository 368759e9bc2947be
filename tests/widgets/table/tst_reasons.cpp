// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table answers "why not?": furiten, no yaku, calls that are not offered.
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include "rules/legal/legal.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/answeringtable.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/reasontexts.h"
#include "widgets/table/notice.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using janso::test::Table;
using janso::test::TableView;

namespace {

// Tenpai on 5s 8s between two turns.
SeatView tenpaiView(const RuleSet &rules = basicAriAri(), std::string_view pond = "1z9m7z") {
  TableView table(rules);
  table.hand(rules.players == 3 ? "234p456p67s55s678s" : "234m456p67s55s678s", "").pond(0, pond);
  SeatView view = table.view();
  view.board.turn = 1;
  view.board.phase = BoardPhase::Discard;
  view.waits = waits(countsOf(view.hand), 0);
  updateDiscardFuriten(view.furiten, view.waits, view.me());
  return view;
}

// The middle of the badge; null if there is none.
QPoint furitenBadge(const TableWidget &table) {
  const QList<TableWidget::SpokenItem> items = table.spokenItems();
  const auto badge = std::find_if(items.begin(), items.end(), [](const TableWidget::SpokenItem &item) {
    return item.button && item.name.contains(QStringLiteral("Furiten"));
  });
  return badge == items.end() ? QPoint() : badge->rect.center();
}

}  // namespace

class TestReasons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void furitenKinds_data();
  void furitenKinds();
  void temporaryFuritenEndsByRuleset_data();
  void temporaryFuritenEndsByRuleset();
  void furitenBadgeByMouse();
  void whoHasLeftTheBadgeSeesNoReason();
  void furitenCardByKey();
  void keysAnswerWhyNot_data();
  void keysAnswerWhyNot();
  void everyAnswerHasText_data();
  void everyAnswerHasText();
  void allAtOnce();
  void cardHidesNoPond_data();
  void cardHidesNoPond();
  void cardFollowsTheTable();
  void deniedWinIsSaid();
  void noYakuNamesWhatWould();
  void minimumIsNamedByRuleset_data();
  void minimumIsNamedByRuleset();
  void openHandWithoutOpenTanyao();
  void kuikaeIsExplained();
  void clickOutsideOnlyCloses();
  void hiddenHandTellsNothing();
  void waitsOfADiscard();
  void waitsPopoverHasValues();
  void keysReadTheTableOut_data();
  void keysReadTheTableOut();
  void doraIsNamed();
};

void TestReasons::furitenKinds_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<QStringList>("parts");
  QTest::newRow("own discard") << "discard"
                               << QStringList{"You're waiting on 5 sou, 8 sou.",
                                              "you discarded 5 sou on turn 2", "win by tsumo"};
  QTest::newRow("temporary") << "temporary"
                             << QStringList{"you didn't win on 8 sou", "until your next discard"};
  QTest::newRow("after riichi") << "riichi"
                                << QStringList{"you didn't win on 5 sou after your riichi",
                                               "until the hand ends"};
}

void TestReasons::furitenKinds() {
  QFETCH(QString, kind);
  QFETCH(QStringList, parts);
  SeatView view = tenpaiView(basicAriAri(), kind == QStringLiteral("discard") ? "1z5s9m" : "1z9m7z");
  if (kind == QStringLiteral("temporary"))
    noteMissedTile(view.furiten, test::tile("8s"), false);
  else if (kind == QStringLiteral("riichi"))
    noteMissedTile(view.furiten, test::tile("5s"), true);
  QVERIFY(markupFaults(furitenReason(view)).isEmpty());
  const QString text = plainText(furitenReason(view));
  for (const QString &part : parts)
    QVERIFY2(text.contains(part), qPrintable(text));
  QVERIFY(furitenReason(tenpaiView()).isEmpty());
}

void TestReasons::temporaryFuritenEndsByRuleset_data() {
  QTest::addColumn<TempFuritenEnd>("end");
  QTest::addColumn<QString>("words");
  QTest::newRow("own draw") << TempFuritenEnd::OwnDraw << "until you draw.";
  QTest::newRow("own discard") << TempFuritenEnd::OwnDiscard << "until your next discard.";
  QTest::newRow("own draw or call") << TempFuritenEnd::OwnDrawOrCall << "until you draw or call.";
  QTest::newRow("any call") << TempFuritenEnd::OwnDrawOrAnyCall << "until you draw or someone calls.";
}

void TestReasons::temporaryFuritenEndsByRuleset() {
  QFETCH(TempFuritenEnd, end);
  QFETCH(QString, words);
  RuleSet rules = basicAriAri();
  rules.tempFuritenEnd = end;
  SeatView view = tenpaiView(rules);
  noteMissedTile(view.furiten, test::tile("8s"), false);
  QVERIFY(plainText(furitenReason(view)).contains(words));
}

void TestReasons::furitenBadgeByMouse() {
  Table table;
  table.setView(tenpaiView(basicAriAri(), "1z5s9m"));
  const QPoint badge = furitenBadge(table);
  QVERIFY(!badge.isNull());
  const QPoint away(table.width() * 7 / 10, table.height() * 3 / 10);  // the card is at the left
  QVERIFY(!table.reasonCard()->isShown());
  QTest::mouseMove(&table, badge);
  QVERIFY(table.reasonCard()->isShown());
  QTest::mouseMove(&table, away);
  QVERIFY(!table.reasonCard()->isShown());
  table.click(badge);
  QVERIFY(table.reasonCard()->isShown());
  QTest::mouseMove(&table, away);
  QVERIFY(table.reasonCard()->isShown());  // it stays when asked for
  QVERIFY(table.rect().contains(table.reasonCard()->geometry()));
  QTest::mouseClick(table.reasonCard(), Qt::LeftButton);
  QVERIFY(!table.reasonCard()->isShown());
}

// Nor when the newer text is gone that had pushed the reason aside.
void TestReasons::whoHasLeftTheBadgeSeesNoReason() {
  Table table;
  table.setView(tenpaiView(basicAriAri(), "1z5s9m"));
  QTest::mouseMove(&table, furitenBadge(table));
  QVERIFY(table.reasonCard()->isShown());
  Notice notice(&table);
  notice.setStrip(table.strip());
  notice.showMessage(QStringLiteral("Paused"));
  QVERIFY(!table.reasonCard()->isShown());
  QTest::mouseMove(&table, table.felt());
  notice.close();
  QVERIFY(!table.reasonCard()->isShown());
}

void TestReasons::furitenCardByKey() {
  Table table;
  table.setView(tenpaiView(basicAriAri(), "1z5s9m"));
  table.key(Qt::Key_W);
  QVERIFY(table.reasonCard()->isShown());
  QVERIFY(table.reasonCard()->plain().contains(QStringLiteral("on turn 2")));
  table.key(Qt::Key_Escape);
  QVERIFY(!table.reasonCard()->isShown());
}

void TestReasons::keysAnswerWhyNot_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<QString>("words");
  QTest::newRow("R") << int(Qt::Key_R) << "one tile from tenpai";
  QTest::newRow("C") << int(Qt::Key_C) << "It's your turn";
  QTest::newRow("P") << int(Qt::Key_P) << "It's your turn";
  QTest::newRow("K") << int(Qt::Key_K) << "four identical tiles";
  QTest::newRow("W") << int(Qt::Key_W) << "1 tile(s) from tenpai";
}

// Keys of what is not offered say why; nothing is answered.
void TestReasons::keysAnswerWhyNot() {
  QFETCH(int, key);
  QFETCH(QString, words);
  TableView seen(basicAriAri());
  seen.hand("234m45p67s5s678s19m", "1z").pond(0, "9m");
  Decision decision;
  QVERIFY(decisionOf(seen.view(), decision));
  decision.id = 7;
  Table table;
  table.ask(decision, seen.view());
  table.key(static_cast<Qt::Key>(key));
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.reasonCard()->isShown());
  QVERIFY2(table.reasonCard()->plain().contains(words), qPrintable(table.reasonCard()->plain()));
}

void TestReasons::everyAnswerHasText_data() {
  QTest::addColumn<Asked>("asked");
  for (const Asked asked : {Asked::Chi, Asked::Pon, Asked::Kan, Asked::Riichi, Asked::Win, Asked::Kita})
    QTest::addRow("asked %d", static_cast<int>(asked)) << asked;
}

// No reason without words, no words with a place left open, in any of the rulesets.
void TestReasons::everyAnswerHasText() {
  QFETCH(Asked, asked);
  for (const Preset &preset : presets()) {
    SeatView view = tenpaiView(preset.make());
    view.board.players[0].pond[0].tile = test::tile("1z");
    for (int why = static_cast<int>(WhyNot::NotPlaying); why <= static_cast<int>(WhyNot::Passed); ++why) {
      WhyNotAnswer answer;
      answer.why = static_cast<WhyNot>(why);
      answer.tile = test::tile("5s");
      answer.kinds = view.waits;
      answer.number = 2;
      const QString text = whyNotReason(view, asked, answer);
      QVERIFY2(!text.isEmpty() && markupFaults(text).isEmpty(), qPrintable(text));
      QVERIFY2(!text.contains(u'%'), qPrintable(text));
    }
    for (int reason = 1; reason <= static_cast<int>(DenialReason::AfterPon); ++reason) {
      WhyNotAnswer answer;
      answer.why = WhyNot::Denied;
      answer.denial = {ActionType::Ankan, static_cast<DenialReason>(reason), test::tile("5s"), 0};
      const QString text = whyNotReason(view, asked, answer);
      QVERIFY2(markupFaults(text).isEmpty() && !text.contains(u'%'), qPrintable(text));
    }
  }
}

void TestReasons::allAtOnce() {
  Table table;
  table.setView(tenpaiView());
  table.key(Qt::Key_Q);
  QVERIFY(table.reasonCard()->isShown());
  QVERIFY(table.reasonCard()->markup().count(u'\n') >= 2);
  QVERIFY(table.rect().contains(table.reasonCard()->geometry()));
}

void TestReasons::cardHidesNoPond_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(900, 615), QSize(1280, 775), QSize(1600, 1000), QSize(2560, 1440)})
    QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

// The longest answer, all at once, beside rivers of three rows: no discard and no tile of the hand is hidden.
void TestReasons::cardHidesNoPond() {
  QFETCH(QSize, size);
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "");
  for (int seat = 0; seat < 4; ++seat)
    seen.pond(seat, "1z9m7z1m9p1p9s1s2z3z4z9m1m9p");
  SeatView view = seen.view();
  view.board.turn = 1;
  view.board.phase = BoardPhase::Discard;
  view.waits = waits(countsOf(view.hand), 0);
  Table table;
  table.resize(size);
  table.setView(view);
  table.key(Qt::Key_Q);
  QVERIFY(table.reasonCard()->isShown());
  const QRect card = table.reasonCard()->geometry();
  QVERIFY(table.rect().contains(card));
  QVERIFY(!card.intersects(table.handRect()));
  for (int rel = 0; rel < 4; ++rel) {
    for (const TilePlace &place : table.geometryInfo().pond(rel, QList<bool>(14, false)))
      QVERIFY2(!card.intersects(place.face), qPrintable(QStringLiteral("seat %1").arg(rel)));
  }
}

// A card that is up when the window changes its size stands off the hand all the same.
void TestReasons::cardFollowsTheTable() {
  Table table;
  table.resize(1600, 1000);
  table.setView(tenpaiView());
  table.key(Qt::Key_Q);
  const QRect before = table.reasonCard()->geometry();
  table.resize(900, 615);
  QVERIFY(!table.rect().contains(before));
  QTRY_VERIFY(table.rect().contains(table.reasonCard()->geometry()));
  QVERIFY(!table.reasonCard()->geometry().intersects(table.handRect()));
}

// Complete, without a yaku: the table says it unasked, with what would help.
void TestReasons::deniedWinIsSaid() {
  TableView seen(basicAriAri());
  seen.hand("12m99s456p123s", "3m").meld(0, MeldType::Pon, "888p", 2).pond(0, "1z");
  SeatView view = seen.view();
  view.waits = waits(countsOf(view.hand), 1);
  Decision decision;
  QVERIFY(decisionOf(view, decision));
  decision.id = 9;
  Table table;
  table.ask(decision, view);
  QVERIFY(table.reasonCard()->isShown());
  QVERIFY(table.reasonCard()->plain().contains(QStringLiteral("no yaku")));
  table.key(Qt::Key_Space);
  QCOMPARE(table.answers.size(), 1);
  QVERIFY(!table.reasonCard()->isShown());
}

void TestReasons::noYakuNamesWhatWould() {
  TableView seen(basicAriAri());
  seen.hand("123m456p12s99s678s", "").pond(0, "1z").discarded(1, "3s");
  SeatView view = seen.view();
  view.waits = waits(countsOf(view.hand), 0);
  Decision decision;
  decisionOf(view, decision);
  QCOMPARE(decision.denied.size(), 1U);
  const QString text = plainText(noWinReason(view, decision.denied[0]));
  for (const char *part : {"3 sou completes your hand", "no yaku", "riichi", "tsumo", "furiten"})
    QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
}

void TestReasons::minimumIsNamedByRuleset_data() {
  QTest::addColumn<int>("from");
  QTest::addColumn<bool>("riichi");
  QTest::addColumn<QString>("words");
  QTest::newRow("always") << 0 << false << "These rules require 2 han from yaku; dora don't count.";
  QTest::newRow("from five honba")
      << 5 << false << "From 5 honba on, these rules require 2 han from yaku; dora don't count.";
  QTest::newRow("gone by")
      << 5 << false << "Once this tile passes, you're furiten. You stay furiten until your next discard.";
  QTest::newRow("gone by in riichi")
      << 5 << true
      << "Once this tile passes, you're furiten. In riichi you stay furiten until the hand ends.";
}

void TestReasons::minimumIsNamedByRuleset() {
  QFETCH(int, from);
  QFETCH(bool, riichi);
  QFETCH(QString, words);
  RuleSet rules = basicAriAri();
  rules.twoHanMinimumAt = static_cast<std::int8_t>(from);
  SeatView view = tenpaiView(rules);
  if (riichi)
    view.board.players[0].riichi = RiichiState::Accepted;
  const Denial denial{ActionType::Ron, DenialReason::BelowMinimumHan, test::tile("8s"), 1};
  const QString text = plainText(noWinReason(view, denial));
  QVERIFY2(text.contains(words), qPrintable(text));
}

// Tiles from 2 to 8 help an open hand only where open tanyao counts.
void TestReasons::openHandWithoutOpenTanyao() {
  for (const bool kuitan : {true, false}) {
    RuleSet rules = basicAriAri();
    rules.kuitan = kuitan;
    TableView seen(rules);
    seen.hand("12m99s456p123s", "").meld(0, MeldType::Chi, "789p", 3).pond(0, "1z").discarded(1, "3m");
    SeatView view = seen.view();
    view.waits = waits(countsOf(view.hand), 1);
    const Denial denial{ActionType::Ron, DenialReason::NoYaku, test::tile("3m"), 1};
    const QString text = plainText(noWinReason(view, denial));
    QCOMPARE(text.contains(QStringLiteral("2 to 8")), kuitan);
    QVERIFY2(text.contains(QStringLiteral("would give you a yaku")), qPrintable(text));
  }
}

void TestReasons::kuikaeIsExplained() {
  TableView seen(basicAriAri());
  seen.hand("456p67s55s678s5m", "").meld(0, MeldType::Chi, "234m", 3);
  SeatView view = seen.view();
  view.board.kuikae = kuikaeOf(MeldType::Chi, test::tile("2m").kind(), test::tile("2m").kind(), view.rules());
  QVERIFY(view.board.kuikae.has(test::tile("5m").kind()));
  QVERIFY(
      plainText(kuikaeReason(view, test::tile("5m"))).contains(QStringLiteral("instead of calling 2 man")));
  QVERIFY(plainText(kuikaeReason(view, test::tile("2m"))).contains(QStringLiteral("just called")));
}

void TestReasons::clickOutsideOnlyCloses() {
  Table table;
  const SeatView view = test::afterDiscard();
  table.ask(test::claimDecision(view, {test::action(ActionType::Pon, "6p", "66p")}), view);
  table.key(Qt::Key_R);
  QVERIFY(table.reasonCard()->isShown());
  table.click(table.felt());
  QVERIFY(!table.reasonCard()->isShown());
  QVERIFY(table.answers.isEmpty());
  table.click(table.felt());
  QCOMPARE(table.answers.value(0), test::action(ActionType::Skip));
}

void TestReasons::hiddenHandTellsNothing() {
  Table table;
  table.setView(tenpaiView(basicAriAri(), "1z5s9m"));
  table.setHandClosed(true);
  table.key(Qt::Key_W);
  table.key(Qt::Key_Q);
  QVERIFY(!table.reasonCard()->isShown());
}

void TestReasons::waitsOfADiscard() {
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z").pond(0, "9m");
  const QString text = plainText(waitsReason(tenpaiHandAfter(seen.view(), test::tile("1z"))));
  for (const char *part :
       {"Tenpai", "5 sou (2 left)", "8 sou (3 left)", "Worth 2,900 to 7,800", "With riichi"})
    QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
  QVERIFY(waitsReason(tenpaiHandAfter(seen.view(), test::tile("2m"))).isEmpty());
}

void TestReasons::waitsPopoverHasValues() {
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z").pond(0, "5s");
  const TenpaiHand waits = tenpaiHandAfter(seen.view(), test::tile("1z"));
  QVERIFY(waits.furiten);
  QVERIFY(plainText(waitsReason(waits)).contains(QStringLiteral("Furiten")));
  QCOMPARE(waits.waits.size(), 2U);
  QVERIFY(waits.waits[1].ron.worth.has_value());
  // On the own turn the panel has a row for each discard.
  Table table;
  table.setView(seen.view());
  QVERIFY(table.waitsRect().isNull());
  table.trigger(CommandId::CursorLast);
  table.trigger(CommandId::ShowWaits);
  const QRect tenpai = table.waitsRect();
  QVERIFY(!tenpai.isNull());
  // Of a hand between two turns it has a column for each wait.
  Table between;
  between.setView(tenpaiView());
  between.trigger(CommandId::ShowWaits);
  QVERIFY(!between.waitsRect().isNull());
  // Chosen again it stays as long again: what is left of the first time does not end it.
  const auto left = [&between] {
    QList<int> running;
    for (const QTimer *timer : between.findChildren<QTimer *>()) {
      if (timer->isActive() && timer->interval() == 6000)
        running << timer->remainingTime();
    }
    return running;
  };
  // Long timers of Qt end up to 5% early or late.
  QTest::qWait(1500);
  QCOMPARE(left().size(), 1);
  const int rest = left().constFirst();
  between.trigger(CommandId::ShowWaits);
  QCOMPARE(left().size(), 1);
  QVERIFY(left().constFirst() > rest + 300);
}

void TestReasons::keysReadTheTableOut_data() {
  QTest::addColumn<int>("command");
  QTest::addColumn<QString>("says");
  const auto row = [](const char *name, CommandId command, const char *says) {
    QTest::newRow(name) << static_cast<int>(command) << QString::fromLatin1(says);
  };
  row("hand", CommandId::SayHand, "2 man, 3 man, 4 man");
  row("dora", CommandId::SayDora, "dora");
  row("ponds", CommandId::SayPonds, ", discards: ");
  row("scores", CommandId::SayScores, "25,000");
}

// As a card, which a screen reader is told: whoever presses the key gets an answer.
void TestReasons::keysReadTheTableOut() {
  QFETCH(int, command);
  QFETCH(QString, says);
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z").pond(0, "9p");
  Table table;
  table.setSeatNames(
      {QStringLiteral("Ren {1m}"), QStringLiteral("Aiko"), QStringLiteral("Mei"), QStringLiteral("Sora")},
      {});
  table.setView(seen.view());
  table.trigger(CommandId::CursorLast);
  QVERIFY(table.waitsRect().isNull());
  QVERIFY(table.trigger(CommandId::SayWaits));
  QVERIFY(!table.waitsRect().isNull());
  QVERIFY(table.trigger(static_cast<CommandId>(command)));
  QVERIFY2(table.reasonCard()->plain().contains(says, Qt::CaseInsensitive),
           qPrintable(table.reasonCard()->plain()));
  QVERIFY(!table.reasonCard()->plain().contains(QLatin1Char('{')));
}

// The tile that counts is named, not only its indicator: on the table, and at each tile of the hand.
void TestReasons::doraIsNamed() {
  Table table;
  SeatView view = test::ownTurn();  // 5p is turned: 6p are dora, and there is a red five
  table.setView(view);
  QStringList names;
  for (const TableWidget::SpokenItem &item : table.spokenItems())
    names << item.name;
  QVERIFY(names.contains(QStringLiteral("6 pin, dora")));
  QVERIFY(names.contains(QStringLiteral("red 5 pin, dora")));
  QVERIFY(names.contains(QStringLiteral("7 pin")));
  QVERIFY(names.filter(QRegularExpression(QStringLiteral("^Dora: 6 pin"))).size() == 1);
}

JANSO_TEST(TestReasons);
#include "tst_reasons.moc"
