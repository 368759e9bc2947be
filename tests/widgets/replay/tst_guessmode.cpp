// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Guessing with a reader, a table and the bar alone: what is asked, how far the reader can go, and how it
// ends.
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "support/testprogram.h"
#include "widgets/replay/guessbar.h"
#include "widgets/replay/guessmode.h"
#include "widgets/replay/ownreplay.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestGuessMode : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void itStartsAtAQuestion();
  void itDoesNotStartWithoutADecision();
  void theTableAnswers();
  void whatIsRevealedIsNotCounted();
  void theReviewIsAskedAboutTheQuestion();
  void itEndsWithTheResults();
  void itStopsWithoutGuesses();

 private:
  bool start() { return m_mode->start(1, GuessFile(QString())); }
  void answer() { Q_EMIT m_table->actionChosen(0, m_mode->guessing()->question().decision.legal[0]); }

  std::unique_ptr<TableWidget> m_table;
  std::unique_ptr<GuessBar> m_bar;
  std::unique_ptr<ReplayReader> m_reader;
  std::unique_ptr<GuessMode> m_mode;
};

void TestGuessMode::init() {
  m_mode.reset();
  m_reader = std::make_unique<ReplayReader>();
  m_table = std::make_unique<TableWidget>();
  m_bar = std::make_unique<GuessBar>();
  m_reader->open(ownReplay(), nullptr, ReplayPlace{1, 1}, 0);
  m_mode = std::make_unique<GuessMode>(*m_reader, *m_table, *m_bar);
  connect(m_reader.get(), &ReplayReader::moved, m_mode.get(), [this] {
    m_table->setView(m_reader->view());
    m_mode->showPlace();
  });
}

void TestGuessMode::itStartsAtAQuestion() {
  m_reader->setHands(HandsShown::All);
  QSignalSpy changed(m_mode.get(), &GuessMode::changed);
  QVERIFY(!m_mode->isOn() && m_mode->factsMarkup().isEmpty());
  QVERIFY(start());
  QCOMPARE(changed.size(), 1);
  QVERIFY(m_mode->isOn() && m_mode->isAsking());
  QVERIFY(m_reader->hands() == HandsShown::AsThen);
  QVERIFY(m_table->flow().isActive());
  QVERIFY(m_mode->isSecret(m_reader->place()));
  const ReplayPlace question = m_reader->place();
  m_reader->go(m_reader->replay().last());
  QVERIFY(m_reader->place() == question);
  m_mode->stop();
  QCOMPARE(changed.size(), 2);
  QVERIFY(!m_mode->isOn() && !m_mode->isSecret(question) && !m_table->flow().isActive());
  QVERIFY(m_reader->hands() == HandsShown::All);
  m_reader->go(m_reader->replay().last());
  QVERIFY(m_reader->place() == m_reader->replay().last());
}

void TestGuessMode::itDoesNotStartWithoutADecision() {
  m_reader->go(m_reader->replay().last());
  QSignalSpy changed(m_mode.get(), &GuessMode::changed);
  QVERIFY(!start());
  QVERIFY(!m_mode->isOn() && changed.isEmpty());
}

void TestGuessMode::theTableAnswers() {
  QVERIFY(start());
  QSignalSpy facts(m_mode.get(), &GuessMode::factsChanged);
  const ReplayPlace question = m_reader->place();
  answer();
  QCOMPARE(facts.size(), 1);
  QVERIFY(m_reader->place() == question && !m_mode->isAsking() && !m_mode->isSecret(question));
  QVERIFY(m_mode->guessing()->guessAt(question) != nullptr);
  QVERIFY(!m_mode->factsMarkup().isEmpty());
  // An answer without a question changes nothing.
  Q_EMIT m_table->actionChosen(0, Action());
  QCOMPARE(m_mode->guessing()->run().guesses.size(), std::size_t(1));
  Q_EMIT m_bar->nextRequested();
  QVERIFY(m_reader->isPlaying());
}

void TestGuessMode::whatIsRevealedIsNotCounted() {
  QVERIFY(start());
  Q_EMIT m_bar->answerRequested();
  QVERIFY(!m_mode->isAsking());
  QVERIFY(m_mode->guessing()->run().guesses.empty());
}

void TestGuessMode::theReviewIsAskedAboutTheQuestion() {
  QVERIFY(start());
  ReplayPlace asked;
  int seat = -1;
  m_mode->setVerdicts([&](ReplayPlace place, int of) {
    asked = place;
    seat = of;
    return nullptr;
  });
  answer();
  QVERIFY(asked == m_reader->place());
  QCOMPARE(seat, 0);
}

void TestGuessMode::itEndsWithTheResults() {
  QVERIFY(start());
  answer();
  QSignalSpy ended(m_mode.get(), &GuessMode::ended);
  Q_EMIT m_bar->endRequested();
  QCOMPARE(ended.size(), 1);
  QVERIFY(m_mode->isOn() && m_mode->guessing()->isOver());
  QVERIFY(m_mode->factsMarkup().contains(QStringLiteral("of 1")));
  Q_EMIT m_bar->endRequested();
  QCOMPARE(ended.size(), 1);
  QVERIFY(!m_mode->isOn());
}

void TestGuessMode::itStopsWithoutGuesses() {
  QVERIFY(start());
  QSignalSpy ended(m_mode.get(), &GuessMode::ended);
  m_mode->end();
  QVERIFY(!m_mode->isOn() && ended.isEmpty());
}

JANSO_TEST(TestGuessMode);
#include "tst_guessmode.moc"
