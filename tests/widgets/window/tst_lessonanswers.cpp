// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Answers in a lesson: each is commented on, the comment moves nothing, and the answer is framed only for a
// hint.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "coach/lessons/lessoncourse.h"
#include "game/gamecontroller.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/learn/lessonlights.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/learn/optionbutton.h"
#include "widgets/lexicon/words.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/lessondesk.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kMostSteps = 300;     // of a lesson, with every move at the table
constexpr int kRounds = 5;          // of events, until a layout stands
constexpr int kMostWrongMoves = 3;  // of those that a step refuses

// Where everything is that a learner may aim at.
QStringList places(const Program &program) {
  const LessonPanel *panel = program.find<LessonPanel>();
  for (int i = 0; i < kRounds; ++i)
    QCoreApplication::processEvents();
  QStringList all;
  const auto add = [&](const QString &name, const QWidget *widget) {
    const QRect place(widget->mapTo(program.window.get(), QPoint(0, 0)), widget->size());
    all << QStringLiteral("%1 %2,%3 %4x%5")
               .arg(name)
               .arg(place.x())
               .arg(place.y())
               .arg(place.width())
               .arg(place.height());
  };
  add(QStringLiteral("table"), program.table());
  for (const char *name : {"text", "goal", "goalBox", "lessonBack", "lessonRepeat", "lessonHint"})
    add(QLatin1String(name), panel->findChild<QWidget *>(QLatin1String(name)));
  for (const OptionButton *option : panel->findChildren<OptionButton *>()) {
    if (option->isVisible())
      add(option->accessibleName(), option);
  }
  return all;
}

QString said(const Program &program) {
  return program.find<TeachText>("said")->plain();
}

// Takes every lesson as a learner who tries what is wrong first.
class Walk {
 public:
  explicit Walk(Program &program) : m_program(program), m_play(program.window->lessonDesk()->play()) {}

  // Empty, or what went wrong.
  QString take(int lesson) {
    if (!m_program.window->lessonDesk()->start(lesson))
      return QStringLiteral("it does not begin");
    for (int i = 0; i < kMostSteps && !m_play.course().isOver(); ++i) {
      if (const QString problem = oneThing(); !problem.isEmpty())
        return QStringLiteral("line %1: %2").arg(m_play.course().step().line).arg(problem);
    }
    return m_play.course().isOver() ? QString() : QStringLiteral("the lesson has no end");
  }
  int compared() const { return m_compared; }

 private:
  QString oneThing() {
    settle();
    const LessonCourse &course = m_play.course();
    if (course.isDone() || course.step().kind == StepKind::Read) {
      m_play.continueLesson();
      return {};
    }
    return course.step().kind == StepKind::Ask ? answer() : move();
  }

  void settle() {
    const auto stands = [this] {
      const int seat = m_play.seat();
      const BoardPhase phase = m_program.controller.match().view(seat).board.phase;
      const bool over = phase == BoardPhase::Ended || phase == BoardPhase::MatchOver ||
                        (phase == BoardPhase::Idle && m_program.controller.match().eventCount() > 2);
      return m_program.controller.match().eventCount() > 0 && !m_play.isRepeating() &&
             (over || m_program.controller.match().pendingDecision(seat).has_value());
    };
    for (int i = 0; i < 2; ++i) {
      (void)QTest::qWaitFor(stands, 60'000);
      QCoreApplication::processEvents();
      QCoreApplication::processEvents();
    }
  }

  QString same(const QStringList &before) {
    ++m_compared;
    const QStringList now = places(m_program);
    for (const QString &place : now) {
      if (!before.contains(place))
        return QStringLiteral("something has moved to ") + place;
    }
    return now.size() == before.size() ? QString() : QStringLiteral("something has gone");
  }

  QString answer() {
    const std::size_t options = m_play.course().step().options.size();
    const QStringList before = places(m_program);
    std::size_t right = 0;
    for (std::size_t i = 0; i < options; ++i) {
      if (m_play.course().step().options[i].right) {
        right = i;
        continue;
      }
      const QString told = said(m_program);
      m_play.choose(static_cast<int>(i));
      if (const QString moved = same(before); !moved.isEmpty())
        return moved;
      if (said(m_program).isEmpty() || said(m_program) == told)
        return QStringLiteral("the comment stays the same");
    }
    m_play.choose(static_cast<int>(right));
    return m_play.course().isDone() ? same(before) : QStringLiteral("the right answer is not taken");
  }

  QString move() {
    const int seat = m_play.seat();
    const std::optional<Decision> decision = m_program.controller.match().pendingDecision(seat);
    if (!decision)
      return QStringLiteral("the table does not ask");
    const LessonStep &step = m_play.course().step();
    const SeatView view = m_program.controller.match().view(seat);
    const QStringList before = places(m_program);
    std::optional<Action> allowed;
    int wrong = 0;
    for (const Action &action : decision->legal) {
      if (std::any_of(step.moves.begin(), step.moves.end(),
                      [&](const LessonMove &move) { return isMove(move, view, action); })) {
        if (!allowed)
          allowed = action;
        continue;
      }
      if (wrong++ >= kMostWrongMoves || action.type != ActionType::Dahai)
        continue;
      m_play.tries(*decision, action);
      if (const QString moved = same(before); !moved.isEmpty())
        return moved;
      if (!said(m_program).contains(tileName(action.tile)))
        return QStringLiteral("the comment does not name ") + tileName(action.tile);
    }
    m_play.hint();
    if (const QString moved = same(before); !moved.isEmpty())
      return moved;
    if (!allowed)
      return QStringLiteral("nothing is allowed");
    if (m_play.tries(*decision, *allowed))
      m_program.controller.match().submitAction(seat, decision->id, *allowed);
    return {};
  }

  Program &m_program;
  LessonPlay &m_play;
  int m_compared = 0;
};

}  // namespace

class TestLessonAnswers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void moveNothing_data();
  void moveNothing();
  void areFramedForAHint();
  void stayUntilTheLearnerGoesOn();
  void leadToTheNextLessonOrAMatch();

 private:
  Folders m_folders;
};

void TestLessonAnswers::moveNothing_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("usual window") << QSize(1280, 800);
  QTest::newRow("small window") << QSize(900, 640);
}

void TestLessonAnswers::moveNothing() {
  QFETCH(QSize, size);
  Program program(m_folders.fresh());
  program.window->resize(size);
  Walk walk(program);
  const std::vector<Lesson> &lessons = program.window->lessonDesk()->store().lessons();
  const std::size_t step = static_cast<std::size_t>(rounds(1, 4));
  for (std::size_t i = size.width() > 900 ? 0 : step / 2; i < lessons.size(); i += step) {
    const QString problem = walk.take(static_cast<int>(i));
    QVERIFY2(problem.isEmpty(),
             qPrintable(QString::fromStdString(lessons[i].file) + QStringLiteral(": ") + problem));
  }
  QVERIFY(walk.compared() > rounds(150, 30));
}

// A frame around what the text is about is there at once; one around the answer waits for *Hint*.
void TestLessonAnswers::areFramedForAHint() {
  const Program program(m_folders.fresh());
  LessonDesk *desk = program.window->lessonDesk();
  const auto *lights = program.find<LessonLights>();
  QVERIFY(desk->start(0));
  QTRY_VERIFY_WITH_TIMEOUT(!desk->play().isRepeating() && lights->isVisible(), kMatchMs);
  desk->play().continueLesson();
  QVERIFY(desk->play().course().step().kind == StepKind::Point);
  QVERIFY(!lights->isVisible());
  QTest::mouseClick(program.find<QPushButton>("lessonHint"), Qt::LeftButton);
  QVERIFY(lights->isVisible());
  QTRY_VERIFY(!lights->frames().isEmpty());
  QTest::mouseClick(program.find<QPushButton>("lessonRepeat"), Qt::LeftButton);
  QVERIFY(!lights->isVisible());
  int framed = 0;
  for (const Lesson &lesson : desk->store().lessons()) {
    for (const LessonStep &step : lesson.steps) {
      if (step.kind != StepKind::Act && step.kind != StepKind::Point)
        continue;
      QVERIFY(lessonLights(step, true).size() == step.lights.size());
      framed += lessonLights(step, false).size() < step.lights.size() ? 1 : 0;
      for (const LessonLight &light : lessonLights(step, false))
        QVERIFY(light.kind != LightKind::Prompt && light.kind != LightKind::Drawn);
    }
  }
  QVERIFY(framed > 10);
}

// With the other answers closed, so that a hasty click is no answer to the next question.
void TestLessonAnswers::stayUntilTheLearnerGoesOn() {
  const Program program(m_folders.fresh());
  LessonDesk *desk = program.window->lessonDesk();
  QVERIFY(desk->start(desk->store().indexOf(QStringLiteral("ron"))));
  auto *first = program.find<QPushButton>("lessonOption1");
  auto *second = program.find<QPushButton>("lessonOption2");
  QTRY_VERIFY(first->hasFocus());
  QTest::mouseClick(first, Qt::LeftButton);
  QCOMPARE(desk->play().course().index(), 0);
  QVERIFY(desk->play().course().isDone());
  QVERIFY(first->isVisible() && first->isEnabled() && second->isVisible() && !second->isEnabled());
  QVERIFY(!said(program).isEmpty());
  QTest::mouseClick(first, Qt::LeftButton);
  QTest::mouseClick(second, Qt::LeftButton);
  QCOMPARE(desk->play().course().index(), 0);
  QTest::mouseClick(program.find<QPushButton>("lessonGo"), Qt::LeftButton);
  QCOMPARE(desk->play().course().index(), 1);
}

void TestLessonAnswers::leadToTheNextLessonOrAMatch() {
  Program program(m_folders.fresh());
  LessonDesk *desk = program.window->lessonDesk();
  const auto *go = program.find<QPushButton>("lessonGo");
  auto *match = program.find<QPushButton>("lessonMatch");
  QVERIFY(desk->start(0));
  QVERIFY(!match->isVisible());
  Walk walk(program);
  QCOMPARE(walk.take(0), QString());
  QVERIFY(go->isVisible() && go->text().contains(QStringLiteral("Next")));
  QVERIFY(match->isVisible());
  QCOMPARE(program.find<QLabel>("step")->text(),
           QStringLiteral("1 of %1 done").arg(desk->store().lessons().size()));
  QTest::mouseClick(match, Qt::LeftButton);
  QVERIFY(!desk->isActive());
  QVERIFY(program.table()->isVisible());
  QVERIFY(!program.controller.match().setup().deal.has_value());
}

JANSO_TEST(TestLessonAnswers);
#include "tst_lessonanswers.moc"
