// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A question that comes up by itself hears no key or click that was meant for something else: nothing is
// called or skipped in its first moment, and the focus starts where nothing is lost.
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/sentences/tabletexts.h"
#include "widgets/table/reasoncard.h"

using namespace janso;
using namespace janso::test;

namespace {

enum class Open { Claim, Ron, Tsumo, Turn };

// A table whose clock stands still until the test moves it.
struct Asking {
  explicit Asking(Open what) {
    table.setPromptClock([this] { return now; });
    const bool turn = what == Open::Turn || what == Open::Tsumo;
    const SeatView view = turn ? test::ownTurn() : test::afterDiscard();
    table.ask(what == Open::Claim   ? claim(view)
              : what == Open::Ron   ? ronDecision(view)
              : what == Open::Tsumo ? tsumoDecision(view)
                                    : discardDecision(view),
              view);
  }
  static Decision claim(const SeatView &view) {
    return claimDecision(view, {action(ActionType::Pon, "6p", "66p"), action(ActionType::Chi, "6p", "78p")});
  }

  qint64 now = 10000;
  Table table;
};

}  // namespace

class TestStrayInput : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keysThatNameNothingWait_data();
  void keysThatNameNothingWait();
  void keysThatNameAnActionAnswerAtOnce_data();
  void keysThatNameAnActionAnswerAtOnce();
  void clicksOnTheClothWait();
  void nothingIsFocusedInACall();
  void enterGoesIntoThePromptFirst();
  void enterFollowsTheAdvice();
  void arrowsReachEveryButton();
  void aNewcomersClothAnswersNothing();
  void aHeldEscapeClosesOneThing();
};

void TestStrayInput::keysThatNameNothingWait_data() {
  QTest::addColumn<int>("asked");
  QTest::addColumn<int>("key");
  QTest::addColumn<bool>("answersAtOnce");
  QTest::addColumn<int>("answer");  // after half a second; -1 = none yet
  const auto row = [](const char *name, Open asked, Qt::Key key, bool atOnce, int answer) {
    QTest::newRow(name) << static_cast<int>(asked) << static_cast<int>(key) << atOnce << answer;
  };
  row("Space at a call", Open::Claim, Qt::Key_Space, false, int(ActionType::Skip));
  row("Enter at a call", Open::Claim, Qt::Key_Return, false, -1);
  row("Enter at a ron", Open::Ron, Qt::Key_Return, false, int(ActionType::Ron));
  row("Space at a ron", Open::Ron, Qt::Key_Space, false, -1);
  row("Enter at a tsumo", Open::Tsumo, Qt::Key_Return, false, int(ActionType::Tsumo));
  row("Enter on the own turn discards", Open::Turn, Qt::Key_Return, true, int(ActionType::Dahai));
  row("Space on the own turn discards", Open::Turn, Qt::Key_Space, true, int(ActionType::Dahai));
}

void TestStrayInput::keysThatNameNothingWait() {
  QFETCH(int, asked);
  QFETCH(int, key);
  QFETCH(bool, answersAtOnce);
  QFETCH(int, answer);
  Asking at(static_cast<Open>(asked));
  for (const int later : {0, 1, 498}) {
    at.now += later;
    if (!answersAtOnce) {
      at.table.key(static_cast<Qt::Key>(key));
      QVERIFY(at.table.answers.isEmpty());
      QVERIFY(!at.table.flow().asksToConfirmSkip());
    }
  }
  if (!answersAtOnce)
    at.now += 1;
  at.table.key(static_cast<Qt::Key>(key));
  QCOMPARE(at.table.answers.isEmpty() ? -1 : int(at.table.answers[0].type), answer);
}

void TestStrayInput::keysThatNameAnActionAnswerAtOnce_data() {
  QTest::addColumn<int>("asked");
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("answer");
  QTest::newRow("P") << int(Open::Claim) << int(Qt::Key_P) << int(ActionType::Pon);
  QTest::newRow("C") << int(Open::Claim) << int(Qt::Key_C) << int(ActionType::Chi);
  QTest::newRow("X") << int(Open::Claim) << int(Qt::Key_X) << int(ActionType::Skip);
  QTest::newRow("Esc") << int(Open::Claim) << int(Qt::Key_Escape) << int(ActionType::Skip);
  QTest::newRow("W at a ron") << int(Open::Ron) << int(Qt::Key_W) << int(ActionType::Ron);
  QTest::newRow("W at a tsumo") << int(Open::Tsumo) << int(Qt::Key_W) << int(ActionType::Tsumo);
}

void TestStrayInput::keysThatNameAnActionAnswerAtOnce() {
  QFETCH(int, asked);
  QFETCH(int, key);
  QFETCH(int, answer);
  Asking at(static_cast<Open>(asked));
  at.table.key(static_cast<Qt::Key>(key));
  QCOMPARE(at.table.answers.size(), 1);
  QCOMPARE(int(at.table.answers[0].type), answer);
}

void TestStrayInput::clicksOnTheClothWait() {
  Asking at(Open::Claim);
  at.table.click(at.table.felt());
  at.table.click(at.table.felt(), Qt::RightButton);
  QVERIFY(at.table.answers.isEmpty());
  at.now += 500;
  at.table.click(at.table.felt());
  QCOMPARE(at.table.answers.value(0), action(ActionType::Skip));
  Asking button(Open::Claim);
  button.table.click(button.table.button(PromptKind::Pon));
  QVERIFY2(!button.table.answers.isEmpty(), "a click on a button is meant");
}

void TestStrayInput::nothingIsFocusedInACall() {
  Asking at(Open::Claim);
  QCOMPARE(at.table.flow().focus().area, FocusArea::None);
  for (const auto &item : at.table.spokenItems())
    QVERIFY(!item.focused);
  Asking win(Open::Ron);
  QCOMPARE(win.table.flow().focus().area, FocusArea::Prompt);
}

// Enter twice in a row, as for two pages that close, is no answer either.
void TestStrayInput::enterGoesIntoThePromptFirst() {
  Asking at(Open::Claim);
  at.now += 500;
  at.table.key(Qt::Key_Return);
  QCOMPARE(at.table.flow().focus().area, FocusArea::Prompt);
  at.now += 200;
  at.table.key(Qt::Key_Return);
  QVERIFY(at.table.answers.isEmpty());
  at.now += 300;
  at.table.key(Qt::Key_Return);
  QCOMPARE(at.table.answers.value(0), action(ActionType::Skip));
}

void TestStrayInput::enterFollowsTheAdvice() {
  const Action pon = action(ActionType::Pon, "6p", "66p");
  Asking at(Open::Claim);
  at.table.setAdvised(pon);
  at.table.toggles().flip(&TableToggles::sort);  // takes the question up anew
  QCOMPARE(at.table.flow().focus().area, FocusArea::None);
  at.now += 500;
  at.table.key(Qt::Key_Return);
  QVERIFY(at.table.answers.isEmpty());
  at.now += 500;
  at.table.key(Qt::Key_Return);
  QCOMPARE(at.table.answers.value(0), pon);
  Asking withdrawn(Open::Claim);
  withdrawn.table.setAdvised(pon);
  withdrawn.table.setAdvised(std::nullopt);
  withdrawn.now += 500;
  withdrawn.table.key(Qt::Key_Return);
  QCOMPARE(withdrawn.table.flow().considered()->type, ActionType::Skip);
}

void TestStrayInput::arrowsReachEveryButton() {
  Asking right(Open::Claim);
  right.table.key(Qt::Key_Right);
  QCOMPARE(right.table.flow().focus().button, 0);
  Asking left(Open::Claim);
  left.table.key(Qt::Key_Left);
  QCOMPARE(left.table.flow().focus().button, 2);
  left.table.key(Qt::Key_Left);
  QCOMPARE(left.table.flow().focus().button, 1);
  Asking up(Open::Claim);
  up.table.key(Qt::Key_Up);
  QCOMPARE(up.table.flow().focus().area, FocusArea::Prompt);
}

// A click beside the button they meant costs newcomers nothing, and a right click tells what it would do.
void TestStrayInput::aNewcomersClothAnswersNothing() {
  for (const Open asked : {Open::Claim, Open::Turn}) {
    Asking at(asked);
    at.now += 5000;
    TableOptions options = at.table.options();
    options.feltAnswers = false;
    at.table.setOptions(options);
    at.table.click(at.table.felt());
    at.table.click(at.table.felt(), Qt::RightButton);
    QVERIFY(at.table.answers.isEmpty());
    QCOMPARE(at.table.reasonCard()->plain(), rightClickText());
    at.table.key(Qt::Key_Escape);
    QVERIFY(!at.table.reasonCard()->isShown());
    QVERIFY(at.table.answers.isEmpty());
    at.table.key(Qt::Key_Space);
    QCOMPARE(at.table.answers.size(), 1);
  }
}

void TestStrayInput::aHeldEscapeClosesOneThing() {
  int closed = 0;
  Asking at(Open::Claim);
  at.table.escapes().add(EscapeLayer::Notice, [&closed] { return closed++ == 0; });
  at.table.explain(QStringLiteral("Because."), true);
  at.table.key(Qt::Key_Escape);
  QVERIFY(!at.table.reasonCard()->isShown());
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier, {}, true);
  QCoreApplication::sendEvent(&at.table, &held);
  QCOMPARE(closed, 0);
  at.table.key(Qt::Key_Escape);
  QCOMPARE(closed, 1);
  QVERIFY(at.table.answers.isEmpty());
}

JANSO_TEST(TestStrayInput);
#include "tst_strayinput.moc"
