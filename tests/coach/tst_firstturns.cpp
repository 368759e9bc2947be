// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "coach/firstturns.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

Decision decisionOf(std::initializer_list<ActionType> types) {
  Decision decision;
  for (const ActionType type : types)
    decision.legal.push_back(Action{type, Tile(), false, {}});
  return decision;
}

}  // namespace

class TestFirstTurns : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void kinds_data();
  void kinds();
  void isUnderstoodWhenDoneOften_data();
  void isUnderstoodWhenDoneOften();
  void isUnderstoodWhenToldOften();
  void kindsAreLearnedApart();
  void comesAgainInAnotherMatch();
  void survivesAsText();
  void readsAnythingAsNothing_data();
  void readsAnythingAsNothing();
};

void TestFirstTurns::kinds_data() {
  QTest::addColumn<QList<int>>("types");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("does");
  QTest::addColumn<int>("doesNot");
  const auto row = [](const char *name, QList<ActionType> types, TurnKind kind, ActionType does,
                      int doesNot) {
    QList<int> numbers;
    for (const ActionType type : types)
      numbers << static_cast<int>(type);
    QTest::newRow(name) << numbers << static_cast<int>(kind) << static_cast<int>(does) << doesNot;
  };
  using enum ActionType;
  row("discards alone", {Dahai}, TurnKind::Discard, Dahai, int(Ankan));
  row("a kan beside them", {Dahai, Ankan}, TurnKind::Discard, Dahai, int(Ankan));
  row("riichi", {Dahai, Riichi}, TurnKind::Riichi, Riichi, int(Dahai));
  row("open riichi", {Dahai, Riichi, OpenRiichi}, TurnKind::Riichi, OpenRiichi, int(Dahai));
  row("own win", {Dahai, Riichi, Tsumo}, TurnKind::Win, Tsumo, int(Dahai));
  row("call: it is taken", {Skip, Pon}, TurnKind::Call, Pon, -1);
  row("call: it is let go", {Skip, Chi, Pon}, TurnKind::Call, Skip, -1);
  row("win on another's tile", {Skip, Pon, Ron}, TurnKind::Win, Ron, int(Skip));
}

void TestFirstTurns::kinds() {
  QFETCH(QList<int>, types);
  QFETCH(int, kind);
  QFETCH(int, does);
  QFETCH(int, doesNot);
  Decision decision;
  for (const int type : types)
    decision.legal.push_back(decisionOf({ActionType(type)}).legal[0]);
  QCOMPARE(static_cast<int>(turnKindOf(decision)), kind);
  QVERIFY(doesTurn(TurnKind(kind), decisionOf({ActionType(does)}).legal[0]));
  QVERIFY(doesNot < 0 || !doesTurn(TurnKind(kind), decisionOf({ActionType(doesNot)}).legal[0]));
}

void TestFirstTurns::isUnderstoodWhenDoneOften_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("times");
  QTest::newRow("which tile to discard takes some turns") << int(TurnKind::Discard) << 8;
  QTest::newRow("calls") << int(TurnKind::Call) << 3;
  QTest::newRow("riichi") << int(TurnKind::Riichi) << 2;
  QTest::newRow("wins") << int(TurnKind::Win) << 2;
}

void TestFirstTurns::isUnderstoodWhenDoneOften() {
  QFETCH(int, kind);
  QFETCH(int, times);
  const TurnKind done = TurnKind(kind);
  FirstTurns turns;
  for (int i = 0; i < times; ++i) {
    QVERIFY(!turns.isUnderstood(done));
    QCOMPARE(turns.isHandled(done), i >= 2);  // how it is done is known sooner
    turns.noteShown(done);
    turns.noteDone(done);
  }
  QVERIFY(turns.isUnderstood(done));
}

void TestFirstTurns::isUnderstoodWhenToldOften() {
  FirstTurns turns;
  for (int i = 0; i < 7; ++i)
    turns.noteShown(TurnKind::Riichi);
  QVERIFY(!turns.isUnderstood(TurnKind::Riichi));
  turns.noteShown(TurnKind::Riichi);
  QVERIFY(turns.isUnderstood(TurnKind::Riichi));
}

void TestFirstTurns::kindsAreLearnedApart() {
  FirstTurns turns;
  for (int i = 0; i < 3; ++i)
    turns.noteDone(TurnKind::Call);
  for (const TurnKind kind : {TurnKind::Discard, TurnKind::Riichi, TurnKind::Win})
    QVERIFY(!turns.isUnderstood(kind));
}

void TestFirstTurns::comesAgainInAnotherMatch() {
  FirstTurns turns;
  turns.noteDone(TurnKind::Call);
  for (int i = 0; i < 12; ++i) {
    turns.noteShown(TurnKind::Discard);
    turns.noteDone(TurnKind::Discard);
  }
  turns.beginMatch();
  QVERIFY(!turns.isUnderstood(TurnKind::Discard));
  QVERIFY(turns.isHandled(TurnKind::Discard));
  QVERIFY(!turns.isHandled(TurnKind::Call));
}

void TestFirstTurns::survivesAsText() {
  FirstTurns turns;
  QVERIFY(FirstTurns::fromText(turns.text()) == turns);
  turns.noteShown(TurnKind::Win);
  for (int i = 0; i < 9; ++i)
    turns.noteDone(TurnKind::Discard);  // more than enough is as much
  QCOMPARE(QString::fromStdString(turns.text()), QStringLiteral("8 0 0 0 0 0 0 1"));
  QVERIFY(FirstTurns::fromText(turns.text()) == turns);
}

void TestFirstTurns::readsAnythingAsNothing_data() {
  QTest::addColumn<QString>("text");
  for (const char *text : {"", " ", "nothing", "-3 -4", "99999999999999999999 1", "x 1 2"})
    QTest::newRow(text) << QString::fromLatin1(text);
}

void TestFirstTurns::readsAnythingAsNothing() {
  QFETCH(QString, text);
  QVERIFY(FirstTurns::fromText(text.toStdString()) == FirstTurns());
  // What can be read counts, within bounds.
  QCOMPARE(QString::fromStdString(FirstTurns::fromText("1 99").text()), QStringLiteral("1 12 0 0 0 0 0 0"));
}

JANSO_TEST(TestFirstTurns);
#include "tst_firstturns.moc"
