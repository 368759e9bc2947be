// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every lesson that comes with the program, played through by its own checks at the real table; and what is
// said about files with errors.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "coach/lessons/lessonfile.h"
#include "coach/lessons/lessontexts.h"
#include "game/gamecontroller.h"
#include "rules/mpsz.h"
#include "study/lessonplay.h"
#include "study/lessonstore.h"
#include "support/testprogram.h"
#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/teachmarkup.h"

using namespace janso;

namespace {

constexpr int kVariants = 3;  // ways through each lesson: other allowed moves
constexpr int kMostMoves = 80;

// A learner who tries everything that is wrong before he does what is right.
class Learner {
 public:
  Learner(const Lesson &lesson, int variant)
      : m_play(&m_controller,
               [this](const MatchSetup &setup) {
                 const Result<bool> started = m_controller.start(setup);
                 return started ? QString() : QString::fromStdString(started.error().text);
               }),
        m_lesson(lesson),
        m_variant(variant) {
    m_controller.setJournalFolder({});
    m_controller.setPacing(Pacing::instant());
    const auto strayed = [this](int, const Failure &what) { m_strayed = failureText(what); };
    QObject::connect(&m_controller, &GameController::playerWarned, strayed);
    QObject::connect(&m_play, &LessonPlay::playerWarned, strayed);
    QObject::connect(&m_controller, &GameController::eventHappened,
                     [this](const Event &event) { checkWin(event); });
    QObject::connect(&m_play, &LessonPlay::finished, [this] { m_finished = true; });
  }

  // Empty, or what went wrong, with the line.
  QString play() {
    if (const QString problem = m_play.begin(m_lesson); !problem.isEmpty())
      return problem;
    for (int i = 0; i < 400 && !m_finished; ++i) {
      if (const QString problem = oneThing(); !problem.isEmpty())
        return QStringLiteral("%1, line %2: %3")
            .arg(QString::fromStdString(m_lesson.file))
            .arg(m_play.course().step().line)
            .arg(problem);
    }
    return m_finished ? QString() : QStringLiteral("the lesson has no end");
  }

 private:
  QString oneThing() {
    settle();
    if (!m_strayed.isEmpty())
      return m_strayed;
    const LessonCourse &course = m_play.course();
    if (course.isMissed())
      return QStringLiteral("the hand is over and the goal was not reached");
    // After a question the next step may allow it.
    if (course.isDone() && course.step().kind != StepKind::Ask && isWinOffered())
      return QStringLiteral("a win is offered when the goal is reached, and nobody may take it");
    if (course.isDone() || course.step().kind == StepKind::Read) {
      m_play.continueLesson();
      m_moves = 0;
      return {};
    }
    return course.step().kind == StepKind::Ask ? answerQuestion() : move();
  }

  bool isWinOffered() {
    const std::optional<Decision> decision = m_controller.match().pendingDecision(m_play.seat());
    return decision && std::any_of(decision->legal.begin(), decision->legal.end(),
                                   [](const Action &action) { return action.isWin(); });
  }

  // What comes of a riichi or win in the very first turn would only puzzle.
  void checkWin(const Event &event) {
    const auto *hora = std::get_if<Hora>(&event);
    if (hora == nullptr)
      return;
    for (const YakuHan &han : hora->info->result.yaku) {
      if (han.id == YakuId::DoubleRiichi || han.id == YakuId::Tenhou || han.id == YakuId::Chiihou ||
          han.id == YakuId::Renhou)
        m_strayed = QStringLiteral("the win counts a yaku of the first turn");
    }
  }

  // Until the table waits for the learner, or the hand is over.
  void settle() {
    const auto stands = [this] {
      const int seat = m_play.seat();
      const SeatView view = m_controller.match().view(seat);
      const bool over = view.board.phase == BoardPhase::Ended || view.board.phase == BoardPhase::MatchOver ||
                        (view.board.phase == BoardPhase::Idle && m_controller.match().eventCount() > 2);
      return m_controller.match().eventCount() > 0 && !m_play.isRepeating() &&
             (over || m_controller.match().pendingDecision(seat).has_value());
    };
    (void)QTest::qWaitFor(stands, 3000);
    // What is answered by itself is answered now.
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    (void)QTest::qWaitFor(stands, 3000);
  }

  QString answerQuestion() {
    const LessonStep step = m_play.course().step();
    const int index = m_play.course().index();
    int right = -1;
    for (int i = 0; i < static_cast<int>(step.options.size()); ++i) {
      if (step.options[static_cast<std::size_t>(i)].right) {
        right = i;
        continue;
      }
      m_play.choose(i);
      if (m_play.course().index() != index || m_play.course().isDone() || m_play.feedback() == nullptr)
        return QStringLiteral("a wrong answer is taken, or has no words");
    }
    m_play.choose(right);
    return m_play.course().index() == index && !m_play.course().isDone()
               ? QStringLiteral("the right answer is not taken")
               : QString();
  }

  QString move() {
    const int seat = m_play.seat();
    const std::optional<Decision> decision = m_controller.match().pendingDecision(seat);
    if (!decision)
      return QStringLiteral("the table does not ask the learner");
    if (++m_moves > kMostMoves)
      return QStringLiteral("the step has no end");
    const int index = m_play.course().index();
    const LessonStep &step = m_play.course().step();
    const SeatView view = m_controller.match().view(seat);
    std::vector<Action> allowed;
    for (const Action &action : decision->legal) {
      const bool fits = std::any_of(step.moves.begin(), step.moves.end(),
                                    [&](const LessonMove &move) { return isMove(move, view, action); });
      if (fits) {
        allowed.push_back(action);
        continue;
      }
      if (m_play.tries(*decision, action) || m_play.course().index() != index ||
          m_play.feedbackKind() != LessonPlay::FeedbackKind::Wrong || m_play.feedback() == nullptr)
        return QStringLiteral("a wrong move is taken, or has no hint");
      const bool spoken = std::any_of(step.wrongs.begin(), step.wrongs.end(), [&](const LessonWrong &wrong) {
        return isMove(wrong.move, view, action);
      });
      if (action.isWin() && !spoken)
        return QStringLiteral("a win is offered of which the step does not speak");
    }
    if (allowed.empty())
      return QStringLiteral("nothing that the step allows is legal, with ") +
             QString::fromStdString(toMpsz(view.hand)) + QLatin1Char('+') +
             QString::fromStdString(toMpsz(view.drawn)) + QStringLiteral(", last ") +
             QString::fromStdString(toMpsz(view.board.lastTile));
    const Action chosen = allowed[static_cast<std::size_t>(m_variant) % allowed.size()];
    if (m_play.tries(*decision, chosen))
      m_controller.match().submitAction(seat, decision->id, chosen);
    if (m_play.course().index() != index)
      m_moves = 0;
    return {};
  }

  GameController m_controller;
  LessonPlay m_play;
  const Lesson &m_lesson;
  int m_variant;
  int m_moves = 0;
  bool m_finished = false;
  QString m_strayed;
};

// What cannot be read, or leads to no term of the glossary.
QString markupProblem(const QString &text) {
  QStringList faults = markupFaults(text);
  for (const QString &term : markupTerms(text)) {
    if (!findGlossaryEntry(term))
      faults << QStringLiteral("there is no term %1").arg(term);
  }
  return faults.join(QStringLiteral("; "));
}

// A small lesson that is right; tests spoil a line of it.
const QByteArray kSmall = R"(lesson: small
order: 1
rules: basic_ariari
title: Small
about: A small one.
closing: Done.
deal:
seat: east
me: 123m456p789s1122z
draws: 3z
step: act
text: Throw the wind.
goal: Discard it.
do: discard 3z
hint: The drawn one.
)";

}  // namespace

class TestLessonFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void readsEveryLesson();
  void saysWhatCanBeShown_data();
  void saysWhatCanBeShown();
  void canBePlayedThrough_data();
  void canBePlayedThrough();
  void errorsNameFileAndLine_data();
  void errorsNameFileAndLine();
  void oneBadFileSpoilsNoOther();

 private:
  const LessonStore m_store{QStringLiteral("/nonexistent")};
};

void TestLessonFiles::readsEveryLesson() {
  QCOMPARE(m_store.problems().join(QLatin1Char('\n')), QString());
  const qsizetype files = QDir(QStringLiteral(":/lessons")).entryList({QStringLiteral("*.lesson")}).size();
  QCOMPARE(static_cast<qsizetype>(m_store.lessons().size()), files);
  int before = -1;
  for (const Lesson &lesson : m_store.lessons()) {
    QVERIFY2(lesson.order > before, lesson.file.c_str());
    before = lesson.order;
  }
}

void TestLessonFiles::saysWhatCanBeShown_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < m_store.lessons().size(); ++i)
    QTest::newRow(m_store.lessons()[i].id.c_str()) << static_cast<int>(i);
}

void TestLessonFiles::saysWhatCanBeShown() {
  QFETCH(int, index);
  const Lesson &lesson = m_store.lessons()[static_cast<std::size_t>(index)];
  const auto check = [&lesson](const LessonText &text, int line) {
    if (text.isEmpty())
      return;
    const QString where = QStringLiteral("%1, line %2: ").arg(QString::fromStdString(lesson.file)).arg(line);
    QVERIFY2(text.has("en") && text.all().size() == 1 && text.lesson() == lesson.id, qPrintable(where));
    for (const auto &[language, words] : text.all()) {
      const QString problem = markupProblem(QString::fromStdString(words));
      QVERIFY2(problem.isEmpty(), qPrintable(where + problem));
      // More tiles than a suit has are a hand: waiting, or with the last tile.
      for (const MarkupPiece &piece : readMarkup(QString::fromStdString(words))) {
        const std::size_t tiles = piece.tiles.size();
        QVERIFY2(tiles <= 9 || tiles == 13 || tiles == 14, qPrintable(where + piece.words));
      }
    }
  };
  for (const LessonText *text : {&lesson.title, &lesson.about, &lesson.closing})
    check(*text, 1);
  QVERIFY2(lesson.steps.size() >= 3 && lesson.steps.size() <= 9, lesson.file.c_str());
  for (const LessonStep &step : lesson.steps) {
    for (const LessonText *text : textsOf(step))
      check(*text, step.line);
  }
}

void TestLessonFiles::canBePlayedThrough_data() {
  QTest::addColumn<int>("index");
  QTest::addColumn<int>("variant");
  for (std::size_t i = 0; i < m_store.lessons().size(); ++i) {
    for (int variant = 0; variant < kVariants; ++variant)
      QTest::addRow("%s, way %d", m_store.lessons()[i].id.c_str(), variant + 1)
          << static_cast<int>(i) << variant;
  }
}

void TestLessonFiles::canBePlayedThrough() {
  QFETCH(int, index);
  QFETCH(int, variant);
  Learner learner(m_store.lessons()[static_cast<std::size_t>(index)], variant);
  const QString problem = learner.play();
  QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void TestLessonFiles::errorsNameFileAndLine_data() {
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QString>("said");
  const auto row = [](const char *name, const char *from, const char *to, const char *said) {
    QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(said);
  };
  row("unknown key", "draws: 3z", "drawn: 3z", "x.lesson, line 10: 'drawn' is not known here");
  row("no colon", "draws: 3z", "draws 3z", "x.lesson, line 10: no ':' after the key");
  row("bad tile", "me: 123m456p789s1122z", "me: 123m456p789s1128z", "x.lesson, line 9: ");
  row("bad move", "do: discard 3z", "do: throw 3z", "x.lesson, line 14: 'throw' is not a move");
  row("bad wind", "seat: east", "seat: up", "x.lesson, line 8: 'up' is not a wind");
  row("neither yes nor no", "draws: 3z", "open: maybe", "x.lesson, line 10: 'open' must be yes or no");
  row("bad number", "order: 1", "order: first", "x.lesson, line 2: 'first' is not a number from 0 to 100000");
  row("bad step", "step: act", "step: jump",
      "x.lesson, line 11: 'jump' is not a kind of step (read, act, point, ask)");
  row("no goal", "goal: Discard it.\n", "", "x.lesson, line 11: this step has no 'goal'");
  row("no hint", "hint: The drawn one.\n", "", "x.lesson, line 11: this step has no 'hint'");
  row("no ruleset", "rules: basic_ariari\n", "",
      "x.lesson, line 1: '' is not a ruleset; set one with 'rules'");
  row("five of a kind", "draws: 3z", "draws: 1z1z1z", "x.lesson, line 7: draws: no 1z is left in this game");
}

void TestLessonFiles::errorsNameFileAndLine() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(QString, said);
  QTemporaryDir folder;
  QByteArray text = kSmall;
  QVERIFY(text.contains(from));
  text.replace(from, to);
  QFile file(folder.filePath(QStringLiteral("x.lesson")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
  file.close();
  const LessonStore store(folder.path());
  QVERIFY(!store.problems().isEmpty());
  QVERIFY2(store.problems().last().startsWith(said), qPrintable(store.problems().last()));
  QCOMPARE(store.indexOf(QStringLiteral("small")), -1);
}

void TestLessonFiles::oneBadFileSpoilsNoOther() {
  QTemporaryDir folder;
  const auto write = [&folder](const char *name, const QByteArray &text) {
    QFile file(folder.filePath(QString::fromLatin1(name)));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
  };
  QVERIFY(write("a.lesson", "nonsense\n"));
  QVERIFY(write("b.lesson", kSmall));
  const LessonStore store(folder.path());
  QCOMPARE(store.problems(), QStringList{QStringLiteral("a.lesson, line 1: no ':' after the key")});
  QCOMPARE(store.indexOf(QStringLiteral("small")), 0);
  QCOMPARE(store.lessons().size(), m_store.lessons().size() + 1);
  Learner learner(store.lessons().front(), 0);
  QCOMPARE(learner.play(), QString());
}

JANSO_TEST(TestLessonFiles);
#include "tst_lessonfiles.moc"
