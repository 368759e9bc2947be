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
  void isUnderstoodWhenDoneTwice();
  void isUnderstoodWhenToldOften();
  void kindsAreLearntApart();
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

void TestFirstTurns::isUnderstoodWhenDoneTwice() {
  FirstTurns turns;
  QVERIFY(!turns.isUnderstood(TurnKind::Discard));
  turns.noteTold(TurnKind::Discard);
  turns.noteDone(TurnKind::Discard);
  QVERIFY(!turns.isUnderstood(TurnKind::Discard));
  turns.noteDone(TurnKind::Discard);
  QVERIFY(turns.isUnderstood(TurnKind::Discard));
}

void TestFirstTurns::isUnderstoodWhenToldOften() {
  FirstTurns turns;
  for (int i = 0; i < 7; ++i)
    turns.noteTold(TurnKind::Riichi);
  QVERIFY(!turns.isUnderstood(TurnKind::Riichi));
  turns.noteTold(TurnKind::Riichi);
  QVERIFY(turns.isUnderstood(TurnKind::Riichi));
}

void TestFirstTurns::kindsAreLearntApart() {
  FirstTurns turns;
  turns.noteDone(TurnKind::Call);
  turns.noteDone(TurnKind::Call);
  for (const TurnKind kind : {TurnKind::Discard, TurnKind::Riichi, TurnKind::Win})
    QVERIFY(!turns.isUnderstood(kind));
}

void TestFirstTurns::survivesAsText() {
  FirstTurns turns;
  QVERIFY(FirstTurns::fromText(turns.text()) == turns);
  turns.noteTold(TurnKind::Win);
  turns.noteDone(TurnKind::Discard);
  turns.noteDone(TurnKind::Discard);
  turns.noteDone(TurnKind::Discard);  // more than enough is as much
  QCOMPARE(QString::fromStdString(turns.text()), QStringLiteral("2 0 0 0 0 0 0 1"));
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
  QCOMPARE(QString::fromStdString(FirstTurns::fromText("1 99").text()), QStringLiteral("1 8 0 0 0 0 0 0"));
}

JANSO_TEST(TestFirstTurns);
#include "tst_firstturns.moc"
