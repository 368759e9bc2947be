// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The coach in the real window: nothing runs while it is off, hints by key, warnings before a mistake, the
// full panel, and no word of it for other eyes.
#include <QAction>
#include <QElapsedTimer>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include "bots/bot.h"
#include "study/advicerunner.h"
#include "support/rounds.h"
#include "support/soonover.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/coachprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/learn/coachcard.h"
#include "widgets/learn/coachpanel.h"
#include "widgets/learn/coachrows.h"
#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/sentences/coachsafetytexts.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/table/notice.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/windowactions.h"
#include "widgets/yaku/yakulist.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakurow.h"

using namespace janso;
using namespace janso::test;

namespace {

// A question that the table of a real match would ask, put to the window directly.
void ask(const Playing &program, const SeatView &view, const std::vector<Action> &legal) {
  Decision decision;
  decision.id = 4000;
  decision.seat = view.seat;
  for (const Action &action : legal)
    decision.legal.push_back(action);
  program.table()->setDecision(decision, view);
  Q_EMIT program.window->session()->decisionShown(decision, view);
}

// Tenpai on 1m 4m when 5z goes; 4m lies in the own river. The last of the sorted hand is 9p.
TableView furitenHand() {
  TableView table(basicAriAri());
  table.hand("23m456p678s22299p", "5z").pond(0, "4m");
  return table;
}

}  // namespace

class TestCoachPanel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void offComputesNothing();
  void hintsByKey();
  void dangerIsCountedAsHelp();
  void gentleWarnsBeforeTheDiscard();
  void gentleWarnsBeforeNumberKeys();
  void gentleWarnsOfDanger();
  void fullShowsEverything();
  void levelsByKey();
  void textsCanBeRead();
  void usedLevelIsOnTheLastPage();
  void hiddenBehindTheCurtain();
  void newestRequestWins();
  void safetyIsNamed_data();
  void safetyIsNamed();
  void marksWhatIsAdvised();
  void sharesItsColumn_data();
  void sharesItsColumn();

 private:
  Folders m_folders;
};

void TestCoachPanel::offComputesNothing() {
  const Playing program(m_folders.fresh(), CoachLevel::Off);
  int decisions = 0;
  program.play([&] {
    decisions += program.asked() ? 1 : 0;
    return decisions >= 12;
  });
  QCOMPARE(program.coach()->runner().begun(), 0);
  QVERIFY(!program.card()->isVisible());
  QVERIFY(!program.coach()->panel()->isVisible());
  QVERIFY(!program.table()->advised());
  QVERIFY(!program.controller.match().coachUse(0).any());
}

void TestCoachPanel::hintsByKey() {
  const Playing program(m_folders.fresh(), CoachLevel::Off);
  QTRY_VERIFY(program.table()->flow().isActive());
  QTest::keyClick(program.table(), Qt::Key_H);
  QTRY_VERIFY(program.card()->isVisible());
  const Decision decision = *program.controller.match().pendingDecision(0);
  const std::unique_ptr<Bot> strongest = makeBot(adviser(), 3);
  const Action best =
      strongest->decide(program.controller.match().view(0), {decision.legal.data(), decision.legal.size()});
  QVERIFY(program.table()->advised() == best);
  QCOMPARE(program.card()->kind(), CoachCard::Kind::Hint);
  QVERIFY(program.card()->markup().startsWith(coachActionText(best)));
  QVERIFY(!program.card()->geometry().intersects(program.table()->handRect()));
  QTest::keyClick(program.table(), Qt::Key_H);
  QCOMPARE(program.controller.match().coachUse(0).hints, 1);
  QCOMPARE(program.coach()->runner().begun(), 1);
  // It is of this decision alone.
  QTest::keyClick(program.table(), Qt::Key_Space);
  QTRY_VERIFY(!program.card()->isVisible());
  QVERIFY(!program.table()->advised());
  QTRY_VERIFY(program.table()->flow().isActive());
  QTest::keyClick(program.table(), Qt::Key_H);
  QCOMPARE(program.controller.match().coachUse(0).hints, 2);
}

// As a hint does, once for a decision: also where the key went down before it was asked.
void TestCoachPanel::dangerIsCountedAsHelp() {
  const Playing program(m_folders.fresh(), CoachLevel::Off);
  QTRY_VERIFY(program.table()->flow().isActive());
  const auto counted = [&program] { return program.controller.match().coachUse(0).dangers; };
  QCOMPARE(counted(), 0);
  for (int times = 0; times < 2; ++times) {
    QTest::keyPress(program.table(), Qt::Key_S);
    QVERIFY(program.table()->showsDanger());
    QCOMPARE(counted(), 1);
    QTest::keyRelease(program.table(), Qt::Key_S);
    QVERIFY(!program.table()->showsDanger());
  }
  QTest::keyClick(program.table(), Qt::Key_D);
  QCOMPARE(counted(), 1);
  QTest::keyClick(program.table(), Qt::Key_Space);
  QTRY_VERIFY(!program.table()->flow().isActive());
  QTest::keyPress(program.table(), Qt::Key_S);
  QTRY_VERIFY(program.table()->flow().isActive());
  QTRY_COMPARE(counted(), 2);
  QTest::keyRelease(program.table(), Qt::Key_S);
  QVERIFY(program.controller.match().coachUse(0).any());
}

void TestCoachPanel::gentleWarnsBeforeTheDiscard() {
  const Playing program(m_folders.fresh(), CoachLevel::Gentle);
  QTRY_VERIFY(program.table()->flow().isActive());
  const TableView table = furitenHand();
  ask(program, table.view(), table.discards());
  // The cursor stands on the drawn 5z.
  QTRY_VERIFY(program.card()->isVisible());
  QCOMPARE(program.card()->kind(), CoachCard::Kind::Warning);
  QVERIFY(program.card()->markup().contains(QStringLiteral("furiten")));
  QVERIFY(program.card()->plain().contains(QStringLiteral("4 man")));
  QVERIFY(!program.card()->geometry().intersects(program.table()->handRect()));
  QVERIFY(!program.table()->advised());  // a warning is no advice
  QVERIFY(!program.coach()->panel()->isVisible());
  // Another tile leaves no tenpai hand.
  QTest::keyClick(program.table(), Qt::Key_Left);
  QVERIFY(!program.card()->isVisible());
  QTest::keyClick(program.table(), Qt::Key_Right);
  QVERIFY(program.card()->isVisible());
  // It blocks nothing.
  QSignalSpy answered(program.table(), &TableWidget::actionChosen);
  QTest::keyClick(program.table(), Qt::Key_Space);
  QCOMPARE(answered.count(), 1);
}

void TestCoachPanel::gentleWarnsBeforeNumberKeys() {
  const Playing program(m_folders.fresh(), CoachLevel::Gentle);
  QTRY_VERIFY(program.table()->flow().isActive());
  const TableView table = furitenHand();
  ask(program, table.view(), table.discards());
  QTRY_VERIFY(program.card()->isVisible());
  QVERIFY(!program.card()->plain().contains(QStringLiteral("again to")));
  QTest::keyClick(program.table(), Qt::Key_Home);
  QVERIFY(!program.card()->isVisible());
  // The drawn 5z has not been looked at since.
  QSignalSpy answered(program.table(), &TableWidget::actionChosen);
  QTest::keyClick(program.table(), Qt::Key_BracketRight);
  QCOMPARE(answered.count(), 0);
  QVERIFY(program.card()->isVisible());
  QVERIFY(program.card()->plain().contains(QStringLiteral("Click again to discard it anyway.")));
  QTest::keyClick(program.table(), Qt::Key_BracketRight);
  QCOMPARE(answered.count(), 1);
}

void TestCoachPanel::gentleWarnsOfDanger() {
  const Playing program(m_folders.fresh(), CoachLevel::Gentle);
  QTRY_VERIFY(program.table()->flow().isActive());
  TableView table(basicAriAri());
  table.hand("147m258p369s1234z", "5m").pond(1, "4m1z9s8p1s").riichi(1, 4);
  ask(program, table.view(), table.discards());
  QTRY_VERIFY(program.card()->isVisible());
  QVERIFY(program.card()->markup().contains(QStringLiteral("{4m8p9s1z}")));
  const QString opponent = program.window->session()->names()[1];
  QVERIFY(!opponent.isEmpty() && program.card()->plain().contains(opponent));
  // Under the pointer a safe tile is none of that.
  QTest::mouseMove(program.table(), program.table()->handRect().topLeft() +
                                        QPoint(program.table()->handRect().width() * 3 / 28, 30));
  QTRY_VERIFY(!program.card()->isVisible());
}

void TestCoachPanel::fullShowsEverything() {
  const Playing program(m_folders.fresh(), CoachLevel::Full);
  QTRY_VERIFY(program.coach()->advice().has_value());
  CoachPanel *panel = program.coach()->panel();
  QVERIFY(panel->isVisible());
  const Advice advice = *program.coach()->advice();
  QVERIFY(program.table()->advised() == advice.recommended);
  CoachRows *rows = panel->rows();
  QCOMPARE(rows->count(), int(advice.rows.size()));
  QCOMPARE(rows->currentRow(), 0);
  QVERIFY(rows->item(0)->data(CoachRows::Best).toBool());
  for (int row = 0; row < rows->count(); ++row)
    QVERIFY(!rows->item(row)->data(Qt::AccessibleTextRole).toString().isEmpty());
  QVERIFY(panel->adviceMarkup().startsWith(coachActionText(advice.recommended)));
  // The row follows the cursor, and the keyboard reaches the list.
  QTest::keyClick(program.table(), Qt::Key_Home);
  const AdviceRow *looked = advice.rowOf(*program.table()->considered());
  QVERIFY(looked != nullptr);
  QCOMPARE(rows->currentRow(), int(looked - advice.rows.data()));
  QTest::keyClick(program.table(), Qt::Key_H);
  QVERIFY(rows->hasFocus());
  QCOMPARE(program.controller.match().coachUse(0).hints, 0);
  const QString details = panel->detailMarkup();
  QTest::keyClick(rows, rows->currentRow() == 0 ? Qt::Key_Down : Qt::Key_Up);
  QVERIFY(panel->detailMarkup() != details);
  // What is answered is of the past.
  program.table()->setFocus();
  QTest::keyClick(program.table(), Qt::Key_Space);
  QVERIFY(!program.table()->advised());
  QVERIFY(!panel->adviceMarkup().isEmpty());
  program.window->session()->close();
  QVERIFY(!panel->isVisible());
  QVERIFY(panel->adviceMarkup().isEmpty());
}

void TestCoachPanel::levelsByKey() {
  const Playing program(m_folders.fresh(), CoachLevel::Off);
  QTRY_VERIFY(program.table()->flow().isActive());
  const WindowActions &actions = *program.window->actions();
  QVERIFY(actions.action(WindowCommand::CoachOff)->isChecked());
  QTest::keyClick(program.table(), Qt::Key_G);
  QVERIFY(actions.action(WindowCommand::CoachGentle)->isChecked());
  QVERIFY(!actions.action(WindowCommand::CoachOff)->isChecked());
  QVERIFY(program.find<Notice>()->isVisible());
  QVERIFY(!program.coach()->panel()->isVisible());
  actions.action(WindowCommand::CoachFull)->trigger();
  QTRY_VERIFY(program.coach()->panel()->isVisible());
  QTRY_VERIFY(program.table()->advised().has_value());
  QTest::keyClick(program.table(), Qt::Key_G);
  QVERIFY(!program.table()->advised());
  QVERIFY(!program.coach()->panel()->isVisible());
  QCOMPARE(program.controller.match().coachUse(0).levels,
           (std::vector{CoachLevel::Off, CoachLevel::Gentle, CoachLevel::Full, CoachLevel::Off}));
}

void TestCoachPanel::textsCanBeRead() {
  const Playing program(m_folders.fresh(), CoachLevel::Full, QStringLiteral("words"));
  QStringList faults;
  int read = 0;
  QObject::connect(program.coach(), &CoachDesk::advised, program.coach(), [&] {
    const Advice &advice = *program.coach()->advice();
    const SeatView view = program.controller.match().view(0);
    const std::array<QString, 4> names = program.window->session()->names();
    const AdvisedSeat advised{view, names};
    QStringList markups{coachAdvice(advice, advised)};
    for (const AdviceRow &row : advice.rows)
      markups << coachDetails(row, advised);
    for (const Warning &warning : advice.warnings)
      markups << coachWarning(warning, advised);
    for (const QString &markup : markups) {
      faults << markupFaults(markup);
      for (const QString &term : markupTerms(markup)) {
        if (!findGlossaryEntry(term))
          faults << QStringLiteral("no term: ") + term;
      }
      if (markup.contains(coachAway(kNoDistance)))
        faults << QStringLiteral("not a distance: ") + markup;
      if (markup.contains(QStringLiteral("{}")) || markup.contains(QLatin1Char('%') + QStringLiteral("1")))
        faults << markup;
    }
    ++read;
  });
  // With a moment for the coach at each decision. A question goes unanswered when another seat wins
  // meanwhile.
  program.play([&] {
    const auto answered = [&] { return !program.asked() || program.coach()->advice().has_value(); };
    const bool heard = QTest::qWaitFor(answered, 20000);
    if (!heard)
      faults << QStringLiteral("no advice");
    return read >= rounds(80, 20) || !faults.isEmpty();
  });
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
  QVERIFY(read >= rounds(40, 10));
}

void TestCoachPanel::usedLevelIsOnTheLastPage() {
  const Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("keys"), soonOver(basicAriAri()));
  QTRY_VERIFY(program.table()->flow().isActive());
  QTest::keyClick(program.table(), Qt::Key_H);
  program.window->actions()->action(WindowCommand::CoachGentle)->trigger();
  program.play([] { return false; });
  QVERIFY(program.find<MatchEndPage>()->isVisible());
  const auto *line = program.find<QLabel>("coach");
  QVERIFY(line != nullptr && line->isVisible());
  QVERIFY2(line->text().startsWith(QStringLiteral("Coach: off, then gentle; 1 hint")),
           qPrintable(line->text()));
}

void TestCoachPanel::hiddenBehindTheCurtain() {
  Playing program(m_folders.fresh(), CoachLevel::Full);
  MatchSetup setup = program.controller.match().setup();
  setup.seats[2].kind = PlayerKind::Human;
  setup.seats[2].name = QStringLiteral("Ai");
  setup.seed = QStringLiteral("curtain");
  setup.callsBeforeFirstTurn = false;  // the first curtain is that of a decision
  QVERIFY(program.window->play(setup));
  CoachPanel *panel = program.coach()->panel();
  // Nobody has lifted the curtain: nothing is computed and nothing is to be read.
  QTRY_VERIFY(program.table()->curtainVisible());
  QVERIFY(!program.coach()->advice());
  QVERIFY(panel->adviceMarkup().isEmpty());
  QCOMPARE(panel->rows()->count(), 0);
  QTest::keyClick(program.table(), Qt::Key_Return);
  QTRY_VERIFY(program.coach()->advice().has_value());
  QVERIFY(panel->rows()->count() > 0);
  QTest::keyClick(program.table(), Qt::Key_Space);
  QTRY_COMPARE(panel->rows()->count(), 0);
  QVERIFY(panel->adviceMarkup().isEmpty() && panel->detailMarkup().isEmpty());
}

void TestCoachPanel::newestRequestWins() {
  TableView table(basicAriAri());
  table.hand("147m258p369s1234z", "5m");
  Decision decision;
  decision.seat = table.view().seat;
  for (const Action &action : table.discards())
    decision.legal.push_back(action);
  AdviceRunner runner;
  QSignalSpy advised(&runner, &AdviceRunner::advised);
  for (decision.id = 1; decision.id <= 5; ++decision.id)
    runner.ask(table.view(), decision);
  QTRY_VERIFY(!runner.isBusy());
  QCOMPARE(advised.count(), 1);
  QCOMPARE(advised[0][0].toUInt(), 5U);
  QCOMPARE(runner.begun(), 2);
  runner.ask(table.view(), decision);
  runner.cancel();
  QTRY_VERIFY(!runner.isBusy());
  QCOMPARE(advised.count(), 1);
  runner.ask(table.view(), decision);  // and it may go while it thinks
}

void TestCoachPanel::safetyIsNamed_data() {
  QTest::addColumn<int>("safety");
  for (int safety = 0; safety <= static_cast<int>(Safety::Live); ++safety)
    QTest::addRow("%d", safety) << safety;
}

void TestCoachPanel::safetyIsNamed() {
  QFETCH(int, safety);
  TileSafety of;
  of.safety = static_cast<Safety>(safety);
  of.by.add(tile("4m").kind());
  const QString text = coachSafetyReason(of);
  QVERIFY(text.size() > 10);
  QVERIFY(markupFaults(text).isEmpty());
  for (const QString &term : markupTerms(text))
    QVERIFY2(findGlossaryEntry(term).has_value(), qPrintable(term));
  const bool live = of.safety == Safety::Live;
  QCOMPARE(text.contains(QStringLiteral("{4m}")), !live);
  QCOMPARE(coachSafetyName(of.safety).isEmpty(), live);
}

// Over the tile; for a riichi over its button too.
void TestCoachPanel::marksWhatIsAdvised() {
  TableWidget table;
  table.resize(1280, 800);
  table.show();
  TableView hand(basicAriAri());
  hand.hand("23m456p678s22299p", "5z");
  Decision decision;
  decision.id = 1;
  for (const Action &action : hand.discardsAndRiichi())
    decision.legal.push_back(action);
  SeatView view = hand.view();
  const auto markedBy = [&](const std::optional<Action> &advised) {
    table.setView(view);
    table.setDecision(decision, view);
    table.finishAnimations();
    QTest::qWait(300);  // the tile under the cursor has risen
    table.setAdvised(std::nullopt);
    const QImage before = table.grab().toImage();
    table.setAdvised(advised);
    const QImage after = table.grab().toImage();
    QRegion marks;
    for (int y = 0; y < before.height(); ++y) {
      for (int x = 0; x < before.width(); ++x) {
        if (before.pixel(x, y) != after.pixel(x, y))
          marks += QRect(x, y, 1, 1);
      }
    }
    return marks;
  };
  QVERIFY(markedBy(std::nullopt).isEmpty());
  const QRegion discarded = markedBy(decision.legal.front());
  QVERIFY(!discarded.isEmpty());
  const QRect handRect = table.handRect();
  QVERIFY(discarded.boundingRect().bottom() < handRect.top() + 2);
  QVERIFY(discarded.boundingRect().right() < handRect.left() + handRect.width() / 14);
  const QRegion declared = markedBy(decision.legal.back());
  QVERIFY(!declared.intersected(table.promptRect().adjusted(0, -40, 0, 0)).isEmpty());
  QVERIFY(declared.boundingRect().width() > 2 * discarded.boundingRect().width());
  // Above the button, whose words stay free, also for one of several shapes.
  view = afterDiscard();
  const Action chi = action(ActionType::Chi, "6p", "78p");
  decision = claimDecision(view, {action(ActionType::Chi, "6p", "57p"), chi});
  const QRegion called = markedBy(chi);
  QVERIFY(!called.isEmpty());
  QVERIFY(called.boundingRect().bottom() <= table.promptRect().top() + 1);
}

void TestCoachPanel::sharesItsColumn_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QString>("text");
  QTest::newRow("usual window") << QSize(1280, 800) << QStringLiteral("100");
  QTest::newRow("large texts") << QSize(1920, 1080) << QStringLiteral("150");
}

// With the yaku list, which is as wide: its rows and the coach's are both read without scrolling first.
void TestCoachPanel::sharesItsColumn() {
  QFETCH(QSize, size);
  QFETCH(QString, text);
  const auto restore = qScopeGuard([] { setTextSize(1); });
  Playing program(m_folders.fresh(), CoachLevel::Full, QStringLiteral("words"));
  program.settings.setValue(Setting::TextSize, text);
  program.window->resize(size);
  QTRY_VERIFY(program.coach()->advice().has_value());
  program.window->actions()->action(WindowCommand::ShowYaku)->trigger();
  const auto *yaku = program.find<YakuPanel>();
  const CoachPanel *coach = program.coach()->panel();
  QTRY_VERIFY(yaku->isVisible() && coach->isVisible());
  QTRY_COMPARE(yaku->width(), coach->width());
  const int column = yaku->height() + coach->height();
  QTRY_VERIFY(yaku->height() >= 9 * column / 20);
  const auto *list = program.find<YakuList>();
  QTRY_VERIFY2(list->viewport()->height() >= 6 * YakuRowDelegate::rowHeight(),
               qPrintable(QString::number(list->viewport()->height())));
  QVERIFY(!program.find<QWidget>("tryBox")->isVisible());
  const CoachRows *rows = coach->rows();
  QVERIFY(rows->viewport()->visibleRegion().boundingRect().height() >=
          2 * rows->visualItemRect(rows->item(0)).height());
  const auto *filters = program.find<QWidget>("filters");
  QVERIFY(filters->height() >= filters->heightForWidth(filters->width()));
}

JANSO_TEST(TestCoachPanel);
#include "tst_coachpanel.moc"
