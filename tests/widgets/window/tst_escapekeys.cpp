// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Escape closes the topmost thing and does nothing else; only when there is nothing left to close does the
// question hear it. Every overlay is walked with every question.
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/coachprogram.h"
#include "widgets/learn/coachcard.h"
#include "widgets/table/captioncard.h"
#include "widgets/table/notice.h"
#include "widgets/table/reasoncard.h"
#include "widgets/window/logdock.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakutooltip.h"

using namespace janso;
using namespace janso::test;

namespace {

struct Overlay {
  const char *name;
  std::function<void(const Playing &)> open;
  std::function<bool(const Playing &)> isOpen;
};

void restOn(TableWidget *table, QPoint at) {
  QHelpEvent rests(QEvent::ToolTip, at, table->mapToGlobal(at));
  QCoreApplication::sendEvent(table, &rests);
}

// In the list beside the table, with all that it has to say.
void explainYaku(const Playing &program) {
  program.window->yaku()->explain(YakuId::Tanyao);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
  program.table()->setFocus();
}

QList<Overlay> overlays() {
  return {
      {"nothing", [](const Playing &) {}, [](const Playing &) { return false; }},
      {"explanation of a yaku", explainYaku,
       [](const Playing &program) { return program.window->yaku()->panel()->isExplainingMore(); }},
      {"explanation over the table",
       [](const Playing &program) {
         program.find<YakuTooltip>()->showFor(YakuId::Tanyao,
                                              QRect(program.window->width() - 40, 300, 30, 30));
       },
       [](const Playing &program) { return program.find<YakuTooltip>()->isVisible(); }},
      {"reason", [](const Playing &program) { program.table()->explain(QStringLiteral("Because."), true); },
       [](const Playing &program) { return program.table()->reasonCard()->isShown(); }},
      {"hint",
       [](const Playing &program) {
         program.card()->showCard(CoachCard::Kind::Hint, QStringLiteral("Discard {1m}."));
       },
       [](const Playing &program) { return program.card()->isShown(); }},
      {"notice",
       [](const Playing &program) { program.find<Notice>()->showMessage(QStringLiteral("Paused")); },
       [](const Playing &program) { return program.find<Notice>()->isShown(); }},
      {"tip",
       [](const Playing &program) {
         TableWidget *table = program.table();
         restOn(table, toLogical(table->geometryInfo(), table->geometryInfo().doraPlaque()).center());
       },
       [](const Playing &program) { return program.table()->tipCard().isShown(); }},
      {"waits from the menu", [](const Playing &program) { program.table()->trigger(CommandId::ShowWaits); },
       [](const Playing &program) { return !program.table()->waitsRect().isNull(); }},
  };
}

struct Question {
  const char *name;
  std::function<void(TableWidget *)> ask;
  // Whether Escape has done at the question what it does there.
  std::function<bool(TableWidget *, int answers)> heard;
};

QList<Question> questions() {
  const auto put = [](TableWidget *table, const Decision &decision, const SeatView &view) {
    table->setView(view);
    table->setDecision(decision, view);
  };
  const auto turn = [put](TableWidget *table) {
    const SeatView view = test::ownTurn();
    put(table, discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  };
  const auto ron = [put](TableWidget *table) {
    const SeatView view = test::afterDiscard();
    put(table, ronDecision(view), view);
  };
  return {
      {"no question", [](TableWidget *table) { table->clearDecision(); },
       [](TableWidget *, int answers) { return answers == 0; }},
      {"own turn", turn, [](TableWidget *, int answers) { return answers == 0; }},
      {"tile of a riichi",
       [turn](TableWidget *table) {
         turn(table);
         QTest::keyClick(table, Qt::Key_R);
       },
       [](TableWidget *table, int answers) { return answers == 0 && !table->flow().isChoosingRiichi(); }},
      {"call",
       [put](TableWidget *table) {
         const SeatView view = test::afterDiscard();
         put(table, claimDecision(view, {action(ActionType::Pon, "6p", "66p")}), view);
       },
       [](TableWidget *, int answers) { return answers == 1; }},
      {"ron", ron,
       [](TableWidget *table, int answers) { return answers == 0 && table->flow().asksToConfirmSkip(); }},
      {"tsumo",
       [put](TableWidget *table) {
         const SeatView view = test::ownTurn();
         put(table, tsumoDecision(view), view);
       },
       [](TableWidget *, int answers) { return answers == 0; }},
      {"win about to be skipped",
       [ron](TableWidget *table) {
         ron(table);
         QTest::keyClick(table, Qt::Key_X);
       },
       [](TableWidget *table, int answers) { return answers == 0 && !table->flow().asksToConfirmSkip(); }},
  };
}

// What a question looks like, to see that it has not moved.
QString stateOf(const DecisionFlow &flow) {
  return QStringLiteral("%1 %2 %3 %4")
      .arg(flow.isActive())
      .arg(flow.isChoosingRiichi())
      .arg(flow.asksToConfirmSkip())
      .arg(flow.buttons().size());
}

}  // namespace

class TestEscapeKeys : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void closesOneThing_data();
  void closesOneThing();
  void closesFromTheTop();
  void givesTheKeyboardBack_data();
  void givesTheKeyboardBack();
  void coversHearNoEscape();

 private:
  Folders m_folders;
  std::unique_ptr<Playing> m_program;
};

void TestEscapeKeys::initTestCase() {
  m_program = std::make_unique<Playing>(m_folders.fresh(), CoachLevel::Off);
  QTRY_VERIFY_WITH_TIMEOUT(m_program->table()->flow().isActive(), kMatchMs);
}

void TestEscapeKeys::closesOneThing_data() {
  QTest::addColumn<int>("overlay");
  QTest::addColumn<int>("question");
  const QList<Overlay> over = overlays();
  const QList<Question> asked = questions();
  for (int o = 0; o < over.size(); ++o) {
    for (int q = 0; q < asked.size(); ++q)
      QTest::addRow("%s, %s", over[o].name, asked[q].name) << o << q;
  }
}

void TestEscapeKeys::closesOneThing() {
  QFETCH(int, overlay);
  QFETCH(int, question);
  const Overlay over = overlays().at(overlay);
  const Question asked = questions().at(question);
  TableWidget *table = m_program->table();
  while (table->escapes().closeTopmost()) {
  }
  table->setFocus();
  QSignalSpy answers(table, &TableWidget::actionChosen);
  asked.ask(table);
  over.open(*m_program);
  const bool covered = overlay > 0;
  QCOMPARE(over.isOpen(*m_program), covered);
  const QString before = stateOf(table->flow());
  if (covered) {
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY2(!over.isOpen(*m_program), "closed");
    QCOMPARE(answers.count(), 0);
    QCOMPARE(stateOf(table->flow()), before);
  }
  QTest::keyClick(table, Qt::Key_Escape);
  QVERIFY2(asked.heard(table, static_cast<int>(answers.count())), "then the question hears it");
  table->clearDecision();
}

void TestEscapeKeys::closesFromTheTop() {
  TableWidget *table = m_program->table();
  table->setFocus();
  questions().at(3).ask(table);
  QSignalSpy answers(table, &TableWidget::actionChosen);
  const QList<Overlay> over = overlays();
  for (const int open : {4, 7, 2})
    over[open].open(*m_program);
  for (const int closes : {2, 4, 7}) {
    QVERIFY(over[closes].isOpen(*m_program));
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY2(!over[closes].isOpen(*m_program), over[closes].name);
    QCOMPARE(answers.count(), 0);
  }
  QTest::keyClick(table, Qt::Key_Escape);
  QCOMPARE(answers.count(), 1);
  table->clearDecision();
}

void TestEscapeKeys::givesTheKeyboardBack_data() {
  QTest::addColumn<int>("panel");
  QTest::newRow("yaku list") << int(WindowCommand::LookUpYaku);
  QTest::newRow("log") << int(WindowCommand::ShowLog);
}

// Panels beside the table hide nothing: Escape leaves them, and answers nothing.
void TestEscapeKeys::givesTheKeyboardBack() {
  QFETCH(int, panel);
  TableWidget *table = m_program->table();
  questions().at(3).ask(table);
  QSignalSpy answers(table, &TableWidget::actionChosen);
  m_program->window->actions()->action(static_cast<WindowCommand>(panel))->trigger();
  if (panel == int(WindowCommand::ShowLog))
    m_program->find<LogDock>()->findChild<QWidget *>(QStringLiteral("log"))->setFocus();
  QTRY_VERIFY(!table->hasFocus());
  for (int presses = 0; presses < 3 && !table->hasFocus(); ++presses)
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QVERIFY(table->hasFocus());
  QCOMPARE(answers.count(), 0);
  m_program->find<LogDock>()->hide();
  m_program->window->yaku()->setShown(false);
  table->clearDecision();
}

void TestEscapeKeys::coversHearNoEscape() {
  TableWidget *table = m_program->table();
  table->setFocus();
  questions().at(3).ask(table);
  QSignalSpy answers(table, &TableWidget::actionChosen);
  table->showCurtain(0, QStringLiteral("Mei"));
  QTest::keyClick(table, Qt::Key_Escape);
  QVERIFY(table->curtainVisible());
  QCOMPARE(answers.count(), 0);
  table->hideCurtain();
  table->clearDecision();
  const SeatView view = test::afterDiscard();
  table->setView(view);
  ActionList possible;
  possible.push_back(action(ActionType::Pon, "6p", "66p"));
  table->askStandingOrders(0, possible, possible);
  QSignalSpy chosen(table, &TableWidget::standingOrdersChosen);
  QTest::keyClick(table, Qt::Key_Escape);
  QCOMPARE(chosen.count(), 0);
  QVERIFY(!table->promptRect().isNull());
}

JANSO_TEST(TestEscapeKeys);
#include "tst_escapekeys.moc"
