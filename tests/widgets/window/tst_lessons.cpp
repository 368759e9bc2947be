// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Lessons as a learner uses them in the window: by clicks on the table and the panel, by keys alone, left and
// come back to.
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/controls/verdictmark.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/learn/lessonsdialog.h"
#include "widgets/listener.h"
#include "widgets/results/handendpage.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/startpage.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

class Learner {
 public:
  explicit Learner(const Program &program) : m_program(program) {}

  LessonDesk *desk() const { return m_program.window->lessonDesk(); }
  LessonPlay &play() const { return desk()->play(); }
  int step() const { return play().course().index(); }
  QPushButton *button(const char *name) const { return m_program.find<QPushButton>(name); }
  bool isAsked() const {
    return m_program.controller.match().pendingDecision(play().seat()).has_value() && !play().isRepeating();
  }

  // Clicks the tile in the own hand; the drawn one comes last.
  void clickTile(Tile tile) const {
    TableWidget *table = m_program.table();
    const std::vector<Tile> &hand = table->shownHand();
    const TableGeometry &geometry = table->geometryInfo();
    const auto at = std::find(hand.begin(), hand.end(), tile);
    const int tiles = static_cast<int>(hand.size());
    const QRect face = at == hand.end() ? geometry.drawnTileFace(tiles)
                                        : geometry.handTileFace(static_cast<int>(at - hand.begin()));
    const QPoint device = face.center();
    QTest::mouseClick(table, Qt::LeftButton, {},
                      QPoint(qRound(device.x() / geometry.ratio()), qRound(device.y() / geometry.ratio())));
  }

 private:
  const Program &m_program;
};

// What is done in the dialog that opens next.
void inDialog(const std::function<void(LessonsDialog *)> &what) {
  QTimer::singleShot(50, qApp, [what] {
    auto *dialog = qobject_cast<LessonsDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog != nullptr);
    what(dialog);
  });
}

Tile tileOf(Suit suit, int rank) {
  return Tile(kindOf(suit, rank));
}

}  // namespace

class TestLessons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void beginsFromTheStartPage();
  void playsALessonByClicks();
  void playsALessonByKeys();
  void lessonIsHeard();
  void keepsTheKeysFromTheStartPage();
  void readsOnNextToThePage();
  void goesBackAndAgain();
  void keepsProgress();
  void theLastAnswerEndsALesson();
  void goesOnWhereItWasLeft();
  void beginsTheHandAgainWhenItChanged();
  void leadsToTheFirstMatch();
  void returnsToTheMatch();
  void aNewMatchEndsTheLesson();

 private:
  QString freshFolder() { return m_folders.fresh(); }
  Folders m_folders;
};

void TestLessons::beginsFromTheStartPage() {
  const Program program(freshFolder());
  const Learner learner(program);
  inDialog([](LessonsDialog *dialog) {
    auto *rows = dialog->findChild<QListWidget *>();
    QCOMPARE(rows->currentRow(), 0);
    QVERIFY(rows->count() >= 20);
    QVERIFY(rows->item(0)->data(Qt::AccessibleTextRole).toString().contains(rows->item(0)->text()));
    QTest::keyClick(rows, Qt::Key_Return);
  });
  QTest::mouseClick(learner.button("lessons"), Qt::LeftButton);
  QVERIFY(learner.desk()->isActive());
  QVERIFY(program.table()->isVisible());
  QVERIFY(program.find<LessonPanel>()->isVisible());
  QVERIFY(program.controller.match().journalPath().isEmpty());
}

void TestLessons::playsALessonByClicks() {
  const Program program(freshFolder());
  const Learner learner(program);
  QVERIFY(learner.desk()->start(learner.desk()->store().indexOf(QStringLiteral("tsumo"))));
  QTRY_VERIFY(learner.isAsked());

  // While there is a text to read the table holds still.
  const SeatView before = program.controller.match().view(0);
  learner.clickTile(before.drawn);
  QCOMPARE(program.controller.match().view(0), before);
  QCOMPARE(learner.step(), 0);
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QCOMPARE(learner.step(), 1);

  // A wrong answer is answered, and may be tried again.
  QTest::mouseClick(learner.button("lessonOption1"), Qt::LeftButton);
  QCOMPARE(learner.step(), 1);
  const auto *verdict = program.window->findChild<VerdictMark *>();
  QVERIFY(learner.play().feedbackKind() == LessonPlay::FeedbackKind::Wrong &&
          learner.play().feedback() != nullptr);
  QVERIFY(verdict->isVisible() && verdict->right() == false);
  QTest::mouseClick(learner.button("lessonOption2"), Qt::LeftButton);
  QCOMPARE(learner.step(), 1);
  QVERIFY(verdict->isVisible() && verdict->right() == true);
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QCOMPARE(learner.step(), 2);

  // A wrong tile stays in the hand; the right one goes.
  QTRY_VERIFY(program.table()->flow().isActive());
  learner.clickTile(tileOf(Suit::Man, 2));
  QCOMPARE(learner.step(), 2);
  QVERIFY(learner.play().feedbackKind() == LessonPlay::FeedbackKind::Wrong && verdict->right() == false);
  QVERIFY(program.table()->flow().isActive());
  QCOMPARE(program.controller.match().view(0), before);
  // A hint is no verdict.
  QTest::mouseClick(learner.button("lessonHint"), Qt::LeftButton);
  QVERIFY(learner.play().feedbackKind() == LessonPlay::FeedbackKind::Hint && !verdict->isVisible());
  learner.clickTile(before.drawn);
  QCOMPARE(learner.step(), 3);
  QCOMPARE(verdict->right(), learner.play().feedback() != nullptr ? std::optional(true) : std::nullopt);

  QTRY_COMPARE(program.table()->view().drawn, tileOf(Suit::Sou, 5));
  QTRY_VERIFY(program.table()->flow().offersWin());
  QTest::mouseClick(program.table(), Qt::LeftButton, {}, program.table()->promptRect().center());
  auto *page = program.find<HandEndPage>();
  if (!page->isVisible())  // the prompt has more than one button
    QTest::keyClick(program.table(), Qt::Key_W);
  QTRY_VERIFY(page->isVisible());
  QCOMPARE(learner.step(), 4);

  // The page is left as always, and nothing more is dealt.
  const int events = program.controller.match().eventCount();
  while (page->isVisible())
    page->advance();
  QTest::qWait(30);
  QCOMPARE(program.controller.match().eventCount(), events);
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QVERIFY(learner.play().course().isOver());
  QVERIFY(learner.desk()->progress().isDone(QStringLiteral("tsumo")));
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QCOMPARE(QString::fromStdString(learner.play().lesson().id), QStringLiteral("ron"));
}

// Each step once, with what is to be done; an answer each time that it is given.
void TestLessons::lessonIsHeard() {
  const Program program(freshFolder());
  const Learner learner(program);
  test::Listener listener;
  const auto told = [&listener](const char *part) {
    return listener.heard.filter(QLatin1String(part)).size();
  };
  QVERIFY(learner.desk()->start(learner.desk()->store().indexOf(QStringLiteral("tsumo"))));
  QTRY_VERIFY(learner.isAsked());
  QCOMPARE(told("Step 1 of"), 1);
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QCOMPARE(told("Step 2 of"), 1);
  QCOMPARE(told("Question. "), 1);
  QCOMPARE(told("Wrong. "), 0);
  QTest::mouseClick(learner.button("lessonOption1"), Qt::LeftButton);
  QCOMPARE(told("Wrong. "), 1);
  QTest::mouseClick(learner.button("lessonOption1"), Qt::LeftButton);
  QCOMPARE(told("Wrong. "), 2);
  QCOMPARE(told("Step 2 of"), 1);
  QTest::mouseClick(learner.button("lessonRepeat"), Qt::LeftButton);
  QCOMPARE(told("Step 2 of"), 2);
}

void TestLessons::playsALessonByKeys() {
  const Program program(freshFolder());
  const Learner learner(program);
  QVERIFY(learner.desk()->start(learner.desk()->store().indexOf(QStringLiteral("ron"))));
  QTRY_VERIFY(learner.isAsked());
  // A question: the digits are its answers.
  QTRY_VERIFY(learner.button("lessonOption1")->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
  QCOMPARE(learner.step(), 0);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
  QTRY_VERIFY(learner.button("lessonGo")->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(learner.step(), 1);
  // The table has the keys now; Space gives back what was drawn.
  QTRY_VERIFY(program.table()->hasFocus());
  QTest::keyClick(program.table(), Qt::Key_Space);
  QCOMPARE(learner.step(), 2);
  QTRY_VERIFY(program.table()->flow().offersWin());
  QTest::keyClick(program.table(), Qt::Key_Return);
  auto *page = program.find<HandEndPage>();
  QTRY_VERIFY(page->isVisible());
  while (page->isVisible())
    QTest::keyClick(page, Qt::Key_Return);
  QTRY_VERIFY(learner.button("lessonOption1")->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
  QVERIFY(learner.play().course().isDone());
  QTRY_VERIFY(learner.button("lessonGo")->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(learner.play().course().isOver());
  QVERIFY(learner.desk()->progress().isDone(QStringLiteral("ron")));
}

// The matches that were left are looked for beside the window, and may be found when a lesson has begun.
void TestLessons::keepsTheKeysFromTheStartPage() {
  const Program program(freshFolder());
  const Learner learner(program);
  QTRY_VERIFY(program.find<QPushButton>("playNow")->hasFocus());
  QVERIFY(learner.desk()->start(learner.desk()->store().indexOf(QStringLiteral("ron"))));
  QTRY_VERIFY(learner.button("lessonOption1")->hasFocus());
  program.find<StartPage>()->setUnfinished({});
  QVERIFY(learner.button("lessonOption1")->hasFocus());
}

// The page of the win stays open while the lesson goes on: the keys belong to the question, not to "Back".
void TestLessons::readsOnNextToThePage() {
  const Program program(freshFolder());
  const Learner learner(program);
  QVERIFY(learner.desk()->start(learner.desk()->store().indexOf(QStringLiteral("riichi2"))));
  QTRY_VERIFY(learner.isAsked());
  QTest::mouseClick(learner.button("lessonOption2"), Qt::LeftButton);
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QTRY_VERIFY(program.table()->flow().isActive());
  QTest::keyClick(program.table(), Qt::Key_R);
  QTest::keyClick(program.table(), Qt::Key_Return);
  QTRY_COMPARE(learner.step(), 2);
  QTest::mouseClick(learner.button("lessonOption2"), Qt::LeftButton);
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QTRY_VERIFY(program.table()->flow().offersWin());
  QTest::keyClick(program.table(), Qt::Key_W);
  auto *page = program.find<HandEndPage>();
  QTRY_VERIFY(page->isVisible());
  QTRY_COMPARE(learner.step(), 4);
  QVERIFY(!learner.button("lessonGo")->hasFocus());
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QCOMPARE(learner.step(), 5);
  QVERIFY(page->isVisible());
  QTRY_VERIFY(learner.button("lessonOption1")->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
  QVERIFY(learner.play().course().isDone());
  QTRY_VERIFY(learner.button("lessonGo")->hasFocus());
}

void TestLessons::goesBackAndAgain() {
  const Program program(freshFolder());
  const Learner learner(program);
  QVERIFY(learner.desk()->start(learner.desk()->store().indexOf(QStringLiteral("turn"))));
  QTRY_VERIFY(learner.isAsked());
  learner.play().continueLesson();
  learner.play().continueLesson();
  QTRY_VERIFY(program.table()->flow().isActive());
  const SeatView dealt = program.controller.match().view(0);
  learner.clickTile(Tile(kNorth));
  QCOMPARE(learner.step(), 3);
  QTRY_VERIFY(program.controller.match().view(0).drawn == tileOf(Suit::Sou, 5));
  const SeatView later = program.controller.match().view(0);
  learner.clickTile(Tile(kEast));
  QCOMPARE(learner.step(), 4);

  // One step back: the second discard is undone, the first one stands.
  QTest::mouseClick(learner.button("lessonBack"), Qt::LeftButton);
  QCOMPARE(learner.step(), 3);
  QTRY_VERIFY(learner.isAsked());
  QCOMPARE(program.controller.match().view(0).board.player(0).pond, later.board.player(0).pond);
  QCOMPARE(program.controller.match().view(0).hand, later.hand);
  QCOMPARE(program.table()->view(), program.controller.match().view(0));
  // And another: the hand as it was dealt.
  QTest::mouseClick(learner.button("lessonBack"), Qt::LeftButton);
  QCOMPARE(learner.step(), 2);
  QTRY_VERIFY(learner.isAsked());
  QCOMPARE(program.controller.match().view(0), dealt);
  learner.clickTile(Tile(kNorth));
  QCOMPARE(learner.step(), 3);
}

void TestLessons::keepsProgress() {
  const QString folder = freshFolder();
  {
    const Program program(folder);
    const Learner learner(program);
    QVERIFY(learner.desk()->start(0));
    QTRY_VERIFY(learner.isAsked());
    QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
    QCOMPARE(learner.step(), 1);
    QTest::mouseClick(learner.button("lessonLeave"), Qt::LeftButton);
    QVERIFY(!learner.desk()->isActive());
    QVERIFY(!program.find<LessonPanel>()->isVisible());
    QVERIFY(program.find<StartPage>()->isVisible());
  }
  const Program again(folder);
  const Learner learner(again);
  QCOMPARE(learner.desk()->progress().current(), QStringLiteral("tiles"));
  QCOMPARE(learner.desk()->progress().step(), 1);
  inDialog([](LessonsDialog *dialog) {
    QCOMPARE(dialog->lesson(), 0);
    QCOMPARE(dialog->step(), 1);
    dialog->reject();
  });
  learner.desk()->openList();
}

// Who leaves instead of reading the last words has finished all the same.
void TestLessons::theLastAnswerEndsALesson() {
  const Program program(freshFolder());
  const Learner learner(program);
  const Lesson &lesson = learner.desk()->store().lessons().front();
  QVERIFY(learner.desk()->start(0, static_cast<int>(lesson.steps.size()) - 1));
  QTRY_VERIFY(learner.isAsked());
  QVERIFY(lesson.steps.back().options.size() > 1);
  for (int option = 0; !learner.play().course().isDone(); ++option) {
    QVERIFY(!learner.desk()->progress().isDone(QStringLiteral("tiles")));
    learner.play().choose(option);
  }
  QTest::mouseClick(learner.button("lessonLeave"), Qt::LeftButton);
  QVERIFY(learner.desk()->progress().isDone(QStringLiteral("tiles")));
  QVERIFY(learner.desk()->progress().current().isEmpty());
}

void TestLessons::goesOnWhereItWasLeft() {
  const QString folder = freshFolder();
  SeatView left;
  {
    const Program program(folder);
    const Learner learner(program);
    QVERIFY(learner.desk()->start(learner.desk()->store().indexOf(QStringLiteral("turn"))));
    QTRY_VERIFY(learner.isAsked());
    learner.play().continueLesson();
    learner.play().continueLesson();
    QTRY_VERIFY(program.table()->flow().isActive());
    learner.clickTile(Tile(kNorth));
    QTRY_VERIFY(program.controller.match().view(0).drawn == tileOf(Suit::Sou, 5));
    left = program.controller.match().view(0);
    QCOMPARE(learner.step(), 3);
    QTest::mouseClick(learner.button("lessonLeave"), Qt::LeftButton);
  }
  // In another run of the program, from the list.
  const Program again(folder);
  const Learner learner(again);
  inDialog([](LessonsDialog *dialog) {
    QCOMPARE(dialog->step(), 3);
    dialog->accept();
  });
  learner.desk()->openList();
  QCOMPARE(learner.step(), 3);
  QTRY_VERIFY(learner.isAsked());
  QCOMPARE(again.controller.match().view(0).hand, left.hand);
  QCOMPARE(again.controller.match().view(0).drawn, left.drawn);
  QCOMPARE(again.controller.match().view(0).board.player(0).pond, left.board.player(0).pond);
  QTRY_VERIFY(again.table()->flow().isActive());
  learner.clickTile(Tile(kEast));
  QCOMPARE(learner.step(), 4);
}

void TestLessons::beginsTheHandAgainWhenItChanged() {
  const Program program(freshFolder());
  const Learner learner(program);
  const int turn = learner.desk()->store().indexOf(QStringLiteral("turn"));
  // Nothing is known of what was done.
  QVERIFY(learner.desk()->start(turn, 3));
  QCOMPARE(learner.step(), 0);
  QTRY_VERIFY(learner.isAsked());
  // It is not in the hand.
  Action other;
  other.type = ActionType::Dahai;
  other.tile = Tile(kChun);
  QVERIFY(learner.desk()->start(turn, 3, {LessonMade{2, other}}));
  QTRY_COMPARE(learner.step(), 0);
  QTRY_VERIFY(learner.isAsked());
  learner.play().continueLesson();
  learner.play().continueLesson();
  QTRY_VERIFY(program.table()->flow().isActive());
  learner.clickTile(Tile(kNorth));
  QCOMPARE(learner.step(), 3);
  // Texts and questions need no moves.
  QVERIFY(learner.desk()->start(turn, 2));
  QCOMPARE(learner.step(), 2);
}

void TestLessons::leadsToTheFirstMatch() {
  const Program program(freshFolder());
  const Learner learner(program);
  const auto *learn = learner.button("learn");
  const QString first = learn->text();
  QVERIFY(learner.desk()->start(0));
  QTRY_VERIFY(program.table()->flow().isActive());
  learner.play().continueLesson();
  for (const Tile tile : {tileOf(Suit::Man, 1), tileOf(Suit::Pin, 5), tileOf(Suit::Sou, 1), Tile(kChun)})
    learner.clickTile(tile);
  QCOMPARE(program.settings.text(Setting::Coach), QStringLiteral("off"));
  learner.play().choose(1);
  learner.play().continueLesson();
  QVERIFY(learner.play().course().isOver());
  QVERIFY(!program.settings.isChosen(Setting::Coach) && !program.settings.isChosen(Setting::LastRuleset));
  learner.desk()->close();
  QVERIFY(program.find<StartPage>()->isVisible());
  QVERIFY(learn->text() != first);
  QVERIFY(program.find<QLabel>("learnLine")->text().startsWith(QStringLiteral("1 of ")));

  // The last one, to its end.
  const auto *page = program.find<HandEndPage>();
  QVERIFY(learner.desk()->start(static_cast<int>(learner.desk()->store().lessons().size()) - 1));
  QTRY_VERIFY(program.table()->flow().isActive());
  for (int question = 0; question < 2; ++question) {
    learner.play().choose(1);
    learner.play().continueLesson();
  }
  learner.clickTile(Tile(kEast));
  QTRY_VERIFY(program.table()->flow().offersWin());
  QTest::keyClick(program.table(), Qt::Key_X);
  QTest::keyClick(program.table(), Qt::Key_X);
  QTRY_VERIFY(program.table()->view().drawn == tileOf(Suit::Sou, 9) && program.table()->flow().isActive());
  learner.clickTile(tileOf(Suit::Sou, 9));
  QTRY_VERIFY(program.table()->flow().offersWin());
  QTest::keyClick(program.table(), Qt::Key_W);
  QTRY_VERIFY(page->isVisible());
  while (page->isVisible())
    QTest::keyClick(program.find<HandEndPage>(), Qt::Key_Return);
  QTRY_VERIFY(learner.button("lessonGo")->hasFocus());
  QTest::keyClick(learner.button("lessonGo"), Qt::Key_Space);
  QVERIFY(learner.play().course().isOver());
  // It offers a match.
  QVERIFY(learner.button("lessonGo")->isVisible());
  QTest::mouseClick(learner.button("lessonGo"), Qt::LeftButton);
  QVERIFY(!learner.desk()->isActive());
  QVERIFY(!program.find<LessonPanel>()->isVisible());
  QVERIFY(!program.controller.match().setup().deal.has_value());
  QCOMPARE(program.controller.match().setup().humans(), 1);
  QVERIFY(idOfRules(program.controller.match().setup().rules) == kBeginnerId);
}

void TestLessons::returnsToTheMatch() {
  const Program program(freshFolder());
  const Learner learner(program);
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("lessons");
  QVERIFY(program.window->play(setup));
  QTRY_VERIFY(program.controller.match().pendingDecision(0));
  QTest::keyClick(program.table(), Qt::Key_Space);
  QTRY_VERIFY(program.controller.match().pendingDecision(0));
  const SeatView match = program.controller.match().view(0);
  const int events = program.controller.match().eventCount();

  QVERIFY(learner.desk()->start(0));
  QTRY_VERIFY(learner.isAsked());
  QVERIFY(program.controller.match().setup().deal.has_value());
  QTest::mouseClick(learner.button("lessonLeave"), Qt::LeftButton);
  QVERIFY(program.table()->isVisible());
  QVERIFY(!program.find<LessonPanel>()->isVisible());
  QVERIFY(!program.controller.match().setup().deal.has_value());
  QTRY_VERIFY(program.controller.match().pendingDecision(0));
  QCOMPARE(program.controller.match().view(0).hand, match.hand);
  QCOMPARE(program.controller.match().view(0).board.player(0).pond, match.board.player(0).pond);
  QCOMPARE(program.controller.match().eventCount(), events);
  // And it is played on as if nothing had been: Space discards what was drawn, or skips a call.
  QTest::keyClick(program.table(), Qt::Key_Space);
  QTRY_VERIFY(program.controller.match().eventCount() > events);
}

void TestLessons::aNewMatchEndsTheLesson() {
  const Program program(freshFolder());
  const Learner learner(program);
  QVERIFY(learner.desk()->start(0));
  QTRY_VERIFY(learner.isAsked());
  program.window->playNow();
  QVERIFY(!learner.desk()->isActive());
  QVERIFY(!program.find<LessonPanel>()->isVisible());
  const int human = program.controller.match().viewer();
  QTRY_VERIFY(program.controller.match().pendingDecision(human));
  QVERIFY(!program.controller.match().setup().deal.has_value());
}

JANSO_TEST(TestLessons);
#include "tst_lessons.moc"
