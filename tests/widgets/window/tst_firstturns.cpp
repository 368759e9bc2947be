// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a newcomer is told at the table in the first turns, and when that ends.
#include <QTest>

#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/actionkinds.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/learn/coachcard.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/sentences/firstturntexts.h"
#include "widgets/settings/welcome.h"
#include "widgets/table/captioncard.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/lessondesk.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// A window at its very first start, whose human plays a match with these walls.
struct Newcomer {
  Newcomer(const QString &folder, const char *seed, int humans = 1) : program(folder) {
    detectEarlierUse(program.settings, false);
    begin(seed, humans);
  }
  void begin(const char *seed, int humans = 1) {
    MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
    for (int seat = 1; seat < humans; ++seat)
      setup.seats[static_cast<std::size_t>(seat)].kind = PlayerKind::Human;
    setup.seed = QString::fromLatin1(seed);
    program.window->play(setup);
  }
  const DecisionFlow &flow() const { return program.table()->flow(); }
  // Plays drawn tiles and lets calls go until `stop`; false when the match ends before.
  bool playUntil(const std::function<bool(const Decision &)> &stop) const {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < kMatchMs) {
      if (flow().isActive()) {
        if (stop(*flow().decision()))
          return true;
        // Space never passes a win.
        const bool wins = turnKindOf(*flow().decision()) == TurnKind::Win;
        QTest::keyClick(program.table(), wins ? Qt::Key_Return : Qt::Key_Space);
      }
      auto *handEnd = program.find<HandEndPage>();
      if (handEnd->isVisible())
        QTest::keyClick(handEnd, Qt::Key_Return);
      if (program.find<MatchEndPage>()->isVisible())
        return false;
      QTest::qWait(1);
    }
    return false;
  }
  bool awaits(TurnKind kind) const {
    return playUntil([kind](const Decision &decision) { return turnKindOf(decision) == kind; });
  }
  CaptionCard *caption() const { return program.table()->caption(); }
  QString captionText() const { return caption()->isShown() ? caption()->plain() : QString(); }
  FirstTurns learned() const {
    return FirstTurns::fromText(program.settings.text(Setting::LearnedTurns).toStdString());
  }

  Program program;
};

}  // namespace

class TestFirstTurnsAtTheTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void saysWhichTileUntilItWasDoneOften_data();
  void saysWhichTileUntilItWasDoneOften();
  void comesAgainInTheFirstMatches_data();
  void comesAgainInTheFirstMatches();
  void hidesNothingThatIsNeeded_data();
  void hidesNothingThatIsNeeded();
  void saysEachKindInItsWords();
  void canBeSwitchedOffAndBegunAgain();
  void whatPlaysByItselfIsNotLearned();
  void isSilentWhereItIsNotWanted();
  void givesWayToTheCoach();

 private:
  Folders m_folders;
};

void TestFirstTurnsAtTheTable::saysWhichTileUntilItWasDoneOften_data() {
  QTest::addColumn<QString>("coach");
  QTest::newRow("the coach is off: it is asked for, as a hint") << "off";
  QTest::newRow("the gentle coach thinks anyway") << "gentle";
}

// The tile is the one that the strongest bot would discard.
void TestFirstTurnsAtTheTable::saysWhichTileUntilItWasDoneOften() {
  QFETCH(QString, coach);
  Newcomer newcomer(m_folders.fresh(), "first");
  newcomer.program.settings.setValue(Setting::Coach, coach);
  FirstTurns before;
  int told = 0;
  while (!newcomer.learned().isUnderstood(TurnKind::Discard)) {
    QVERIFY(newcomer.awaits(TurnKind::Discard));
    QTRY_VERIFY_WITH_TIMEOUT(!newcomer.captionText().isEmpty(), kMatchMs);
    const Advice advice = advise(newcomer.program.table()->view(), *newcomer.flow().decision());
    if (isDiscard(advice.recommended.type)) {
      ++told;
      QVERIFY2(newcomer.caption()->markup().contains(tileMarkup(advice.recommended.tile)),
               qPrintable(newcomer.caption()->markup()));
      QVERIFY2(newcomer.captionText().startsWith(QStringLiteral("Discard")),
               qPrintable(newcomer.captionText()));
    }
    QTest::keyClick(newcomer.program.table(), Qt::Key_Space);
  }
  QVERIFY(told >= 4);
  QCOMPARE(newcomer.program.controller.match().coachUse(0).hints > 0, coach == QLatin1String("off"));
  QVERIFY(newcomer.awaits(TurnKind::Discard));
  QCOMPARE(newcomer.captionText(), QString());
}

void TestFirstTurnsAtTheTable::comesAgainInTheFirstMatches_data() {
  QTest::addColumn<int>("finished");
  QTest::addColumn<bool>("again");
  QTest::newRow("the second match") << 1 << true;
  QTest::newRow("the third match") << 2 << true;
  QTest::newRow("the fourth match") << 3 << false;
}

// Every discard was understood in the match before.
void TestFirstTurnsAtTheTable::comesAgainInTheFirstMatches() {
  QFETCH(int, finished);
  QFETCH(bool, again);
  Newcomer newcomer(m_folders.fresh(), "first");
  setExperience(newcomer.program.settings, Experience::New);
  FirstTurns before;
  while (!before.isUnderstood(TurnKind::Discard))
    before.noteDone(TurnKind::Discard);
  newcomer.program.settings.setValue(Setting::LearnedTurns, QString::fromStdString(before.text()));
  newcomer.program.settings.setValue(Setting::FinishedMatches, finished);
  newcomer.begin("second");
  QCOMPARE(newcomer.learned().isUnderstood(TurnKind::Discard), !again);
  QVERIFY(newcomer.learned().isHandled(TurnKind::Discard));
  QVERIFY(newcomer.awaits(TurnKind::Discard));
  if (again)
    QTRY_VERIFY_WITH_TIMEOUT(newcomer.captionText().startsWith(QStringLiteral("Discard")), kMatchMs);
  else
    QCOMPARE(newcomer.captionText(), QString());
}

void TestFirstTurnsAtTheTable::hidesNothingThatIsNeeded_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestFirstTurnsAtTheTable::hidesNothingThatIsNeeded() {
  QFETCH(QSize, size);
  const Newcomer newcomer(m_folders.fresh(), "first");
  newcomer.program.window->resize(size);
  const TableWidget *table = newcomer.program.table();
  for (const TurnKind kind : {TurnKind::Discard, TurnKind::Call}) {
    QVERIFY(newcomer.awaits(kind));
    QTRY_VERIFY_WITH_TIMEOUT(!newcomer.captionText().isEmpty(), kMatchMs);
    const auto clear = [&] {
      const QRect card = newcomer.caption()->geometry();
      return table->rect().contains(card) && !card.intersects(table->handRect()) &&
             !card.intersects(table->promptRect()) && !table->hidesMelds(card);
    };
    QTRY_VERIFY_WITH_TIMEOUT(clear(), kMatchMs);
  }
}

void TestFirstTurnsAtTheTable::saysEachKindInItsWords() {
  const Newcomer newcomer(m_folders.fresh(), "first");
  QVERIFY(newcomer.awaits(TurnKind::Call));
  QTRY_VERIFY_WITH_TIMEOUT(newcomer.captionText().startsWith(QStringLiteral("You can call this tile. ")),
                           kMatchMs);
  QVERIFY2(newcomer.caption()->markup().contains(QStringLiteral("[[furo|")), "new words are links");
  QSet<QString> lines;
  for (const TurnKind kind : {TurnKind::Discard, TurnKind::Call, TurnKind::Riichi, TurnKind::Win}) {
    for (const bool drawn : {false, true})
      lines << firstTurnLine(kind, drawn);
  }
  QCOMPARE(lines.size(), 5);  // only a win is told apart by where its tile comes from
}

void TestFirstTurnsAtTheTable::canBeSwitchedOffAndBegunAgain() {
  Newcomer newcomer(m_folders.fresh(), "first");
  QVERIFY(newcomer.awaits(TurnKind::Discard));
  QTRY_VERIFY_WITH_TIMEOUT(!newcomer.captionText().isEmpty(), kMatchMs);
  newcomer.program.settings.setValue(Setting::FirstTurns, false);
  QCOMPARE(newcomer.captionText(), QString());
  const FirstTurns before = newcomer.learned();
  QTest::keyClick(newcomer.program.table(), Qt::Key_Space);
  QVERIFY(newcomer.awaits(TurnKind::Discard));
  QCOMPARE(newcomer.captionText(), QString());
  QVERIFY(!before.isUnderstood(TurnKind::Discard));
  newcomer.program.settings.setValue(Setting::FirstTurns, true);
  QVERIFY(newcomer.learned() == FirstTurns());
  QTest::keyClick(newcomer.program.table(), Qt::Key_Space);
  QVERIFY(newcomer.awaits(TurnKind::Discard));
  QTRY_VERIFY_WITH_TIMEOUT(!newcomer.captionText().isEmpty(), kMatchMs);
}

void TestFirstTurnsAtTheTable::whatPlaysByItselfIsNotLearned() {
  const Newcomer newcomer(m_folders.fresh(), "first");
  QVERIFY(newcomer.awaits(TurnKind::Discard));
  const FirstTurns before = newcomer.learned();
  newcomer.program.table()->toggles().set(&TableToggles::autoDiscard, true);
  newcomer.program.table()->toggles().set(&TableToggles::noCalls, true);
  QTRY_VERIFY_WITH_TIMEOUT(newcomer.program.table()->view().me().pond.size() > 3, kMatchMs);
  QVERIFY(newcomer.learned() == before);
}

void TestFirstTurnsAtTheTable::isSilentWhereItIsNotWanted() {
  {
    const Newcomer two(m_folders.fresh(), "first", 2);
    QTest::qWait(1);
    QCOMPARE(two.captionText(), QString());
    QVERIFY(two.learned() == FirstTurns());
  }
  {
    Newcomer lesson(m_folders.fresh(), "first");
    QVERIFY(lesson.awaits(TurnKind::Discard));
    QVERIFY(lesson.program.window->lessonDesk()->start(7));
    QCOMPARE(lesson.captionText(), QString());
  }
  // Who has played before, and who has been photographed.
  for (const bool played : {true, false}) {
    const QString folder = m_folders.fresh();
    Program program(folder);
    if (played)
      detectEarlierUse(program.settings, true);
    program.window->playNow();
    QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
    QVERIFY(!program.table()->caption()->isShown());
  }
}

void TestFirstTurnsAtTheTable::givesWayToTheCoach() {
  const Newcomer newcomer(m_folders.fresh(), "first");
  QVERIFY(newcomer.awaits(TurnKind::Discard));
  QTRY_VERIFY_WITH_TIMEOUT(!newcomer.captionText().isEmpty(), kMatchMs);
  newcomer.program.window->coach()->hint();
  QTRY_VERIFY_WITH_TIMEOUT(newcomer.program.window->coach()->card()->isShown(), kMatchMs);
  QTRY_VERIFY_WITH_TIMEOUT(newcomer.captionText().isEmpty(), kMatchMs);
}

JANSO_TEST(TestFirstTurnsAtTheTable);
#include "tst_firstturns.moc"
