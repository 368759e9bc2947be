// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the bar of guessing says and offers: at a question, after its answer, on the way, and at the end.
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/replay/guessbar.h"
#include "widgets/replay/guessing.h"
#include "widgets/replay/ownreplay.h"

using namespace janso;
using namespace janso::test;

class TestGuessBar : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void itOffersWhatCanBeDone();
  void buttonsAskFor();
};

void TestGuessBar::itOffersWhatCanBeDone() {
  GuessBar bar;
  const auto *show = bar.findChild<QPushButton *>(QStringLiteral("guessShow"));
  const auto *next = bar.findChild<QPushButton *>(QStringLiteral("guessNext"));
  const auto *end = bar.findChild<QPushButton *>(QStringLiteral("guessEnd"));
  Guessing guessing(ownReplay(), 0, 1, {1, 1}, GuessFile(QString()));
  const ReplayPlace question = *guessing.next();

  bar.showGuessing(guessing, {1, 1}, {});
  QCOMPARE(bar.sentence(), QStringLiteral("On to the next decision"));
  QVERIFY(show->isHidden() && !next->isHidden());

  bar.showGuessing(guessing, question, {});
  QCOMPARE(bar.sentence(), QStringLiteral("Guess 1: what would you do?"));
  QVERIFY(!show->isHidden() && next->isHidden());
  QCOMPARE(end->text(), QStringLiteral("&End"));

  QVERIFY(guessing.answer(guessing.question().answer, nullptr));
  bar.showGuessing(guessing, question, {});
  QVERIFY(bar.sentence() != QStringLiteral("Guess 1: what would you do?"));
  QVERIFY(show->isHidden() && !next->isHidden());

  guessing.finish();
  bar.showGuessing(guessing, question, {});
  QCOMPARE(bar.sentence(), QStringLiteral("Guesses: 1"));
  QVERIFY(show->isHidden() && next->isHidden());
  QCOMPARE(end->text(), QStringLiteral("&Close"));
}

void TestGuessBar::buttonsAskFor() {
  GuessBar bar;
  QSignalSpy answer(&bar, &GuessBar::answerRequested);
  QSignalSpy next(&bar, &GuessBar::nextRequested);
  QSignalSpy end(&bar, &GuessBar::endRequested);
  for (const char *name : {"guessShow", "guessNext", "guessEnd"})
    bar.findChild<QPushButton *>(QString::fromLatin1(name))->click();
  QCOMPARE(answer.size(), 1);
  QCOMPARE(next.size(), 1);
  QCOMPARE(end.size(), 1);
}

JANSO_TEST(TestGuessBar);
#include "tst_guessbar.moc"
