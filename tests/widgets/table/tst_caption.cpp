// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The line above the hand that says what is to be done.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/sentences/firstturntexts.h"
#include "widgets/table/captioncard.h"

using namespace janso;
using namespace janso::test;

namespace {

const QString kTold = QStringLiteral("Throw something.");

struct RiichiOffered {
  explicit RiichiOffered(QSize size = {1280, 800}) {
    table.resize(size);
    table.ask(discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  }
  QString said() const { return table.caption()->isShown() ? table.caption()->plain() : QString(); }

  SeatView view = test::ownTurn();
  Table table;
};

}  // namespace

class TestCaption : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void saysThatATileIsChosenForRiichi_data();
  void saysThatATileIsChosenForRiichi();
  void namesTheKeyThatTakesItBack();
  void saysWhatItIsToldAtAQuestion();
  void isSilentWhileAReasonIsRead();
  void isSilentWhereNothingIsHelped();
};

void TestCaption::saysThatATileIsChosenForRiichi_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(640, 480), QSize(900, 600), QSize(1280, 800), QSize(2560, 1440)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestCaption::saysThatATileIsChosenForRiichi() {
  QFETCH(QSize, size);
  RiichiOffered riichi(size);
  QCOMPARE(riichi.said(), QString());
  riichi.table.key(Qt::Key_R);
  QVERIFY(riichi.table.flow().isChoosingRiichi());
  QCOMPARE(riichi.said(), riichiChoiceLine(QStringLiteral("Esc")));
  const QRect card = riichi.table.caption()->geometry();
  QVERIFY(riichi.table.rect().contains(card));
  QVERIFY(!card.intersects(riichi.table.handRect()));
  QVERIFY(!card.intersects(riichi.table.promptRect()));
  riichi.table.key(Qt::Key_Escape);
  QVERIFY(!riichi.table.flow().isChoosingRiichi());
  QCOMPARE(riichi.said(), QString());
}

void TestCaption::namesTheKeyThatTakesItBack() {
  RiichiOffered riichi;
  riichi.table.setKeys(CommandId::Cancel, QKeySequence(Qt::Key_F5));
  riichi.table.key(Qt::Key_R);
  QVERIFY2(riichi.said().contains(QStringLiteral("F5")), qPrintable(riichi.said()));
  QVERIFY(!riichiChoiceLine({}).contains(QStringLiteral("%")));
}

void TestCaption::saysWhatItIsToldAtAQuestion() {
  RiichiOffered riichi;
  riichi.table.caption()->showCaption(kTold);
  QCOMPARE(riichi.said(), kTold);
  riichi.table.key(Qt::Key_R);
  QVERIFY(riichi.said() != kTold && !riichi.said().isEmpty());
  riichi.table.key(Qt::Key_Escape);
  QCOMPARE(riichi.said(), kTold);
  riichi.table.clearDecision();
  QCOMPARE(riichi.said(), QString());
}

void TestCaption::isSilentWhileAReasonIsRead() {
  RiichiOffered riichi;
  riichi.table.caption()->showCaption(kTold);
  riichi.table.explain(QStringLiteral("Because."), true);
  QCOMPARE(riichi.said(), QString());
  riichi.table.key(Qt::Key_Escape);
  QCOMPARE(riichi.said(), kTold);
}

void TestCaption::isSilentWhereNothingIsHelped() {
  RiichiOffered riichi;
  riichi.table.caption()->showCaption(kTold);
  riichi.table.setHandClosed(true);
  riichi.table.caption()->showCaption(kTold + kTold);
  QCOMPARE(riichi.said(), QString());
  riichi.table.setHandClosed(false);
  QCOMPARE(riichi.said(), kTold + kTold);
  TableOptions exercise = riichi.table.options();
  exercise.exercise = true;
  riichi.table.setOptions(exercise);
  riichi.table.ask(discardDecision(riichi.view, {action(ActionType::Riichi, "8p")}), riichi.view);
  QCOMPARE(riichi.said(), QString());
}

JANSO_TEST(TestCaption);
#include "tst_caption.moc"
