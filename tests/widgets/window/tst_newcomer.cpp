// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The way of somebody who has never played: from the very first start to the first discard, and until three
// matches are finished.
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <algorithm>
#include <set>

#include "coach/firstturns.h"
#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/settings/welcome.h"
#include "widgets/start/welcomepage.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakupanel.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kClicks = 4;

// A window at its very first start, and the clicks that were made in it.
struct FirstEvening {
  explicit FirstEvening(const QString &folder) : program(folder) {
    detectEarlierUse(program.settings, false);
    program.window->welcome();
  }
  bool click(const char *name) {
    auto *button = program.find<QAbstractButton>(name);
    if (button == nullptr || !button->isVisible() || !button->isEnabled())
      return false;
    ++clicks;
    button->click();
    return true;
  }
  // The own hand's first tile that can be discarded; calls before are skipped by a key.
  bool discard() {
    const TableWidget *table = program.table();
    const auto own = [table] {
      return table->flow().isActive() && table->flow().decision()->legal.front().type == ActionType::Dahai;
    };
    QElapsedTimer clock;
    clock.start();
    while (!own() && clock.elapsed() < kMatchMs) {
      if (table->flow().isActive())
        QTest::keyClick(program.table(), Qt::Key_Space);
      QTest::qWait(1);
    }
    const std::size_t before = table->view().me().pond.size();
    const QList<TableWidget::SpokenItem> items = program.table()->spokenItems();
    const auto tile = std::find_if(items.begin(), items.end(), [](const TableWidget::SpokenItem &item) {
      return item.button && item.listed;
    });
    if (!own() || tile == items.end())
      return false;
    ++clicks;
    QTest::mouseClick(program.table(), Qt::LeftButton, {}, tile->rect.center());
    return QTest::qWaitFor([&] { return table->view().me().pond.size() > before; }, kMatchMs);
  }
  // Takes wins, discards what was drawn, and calls nothing.
  void playOn() const {
    const bool wins = turnKindOf(*program.table()->flow().decision()) == TurnKind::Win;
    QTest::keyClick(program.table(), wins ? Qt::Key_Return : Qt::Key_Space);
    program.table()->toggles().set(&TableToggles::noCalls, true);
  }
  const MatchSetup &setup() const { return program.controller.match().setup(); }
  bool finishMatch() {
    QElapsedTimer clock;
    clock.start();
    auto *handEnd = program.find<HandEndPage>();
    while (!program.find<MatchEndPage>()->isVisible() && clock.elapsed() < kMatchMs) {
      if (handEnd->isVisible())
        QTest::keyClick(handEnd, Qt::Key_Return);
      else if (program.table()->flow().isActive())
        playOn();
      QTest::qWait(1);
    }
    return program.find<MatchEndPage>()->isVisible();
  }

  Program program;
  int clicks = 0;
};

bool isAmongTheWeakest(const MatchSetup &setup) {
  std::set<std::string> seated;
  for (const SeatSetup &seat : setup.seats) {
    if (seat.kind != PlayerKind::Human)
      seated.insert(seat.botId.toStdString());
  }
  const auto weakest = builtInBots().first(4);
  return seated.size() == 3 && std::all_of(seated.begin(), seated.end(), [&weakest](const std::string &id) {
           return std::any_of(weakest.begin(), weakest.end(),
                              [&id](const BotInfo &bot) { return bot.id == id; });
         });
}

}  // namespace

class TestNewcomer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void discardsAfterFewClicks_data();
  void discardsAfterFewClicks();
  void answersDecideTheFirstMatch_data();
  void answersDecideTheFirstMatch();
  void easierIsOneClick();
  void amberLeadsToTheNextLesson();
  void threeMatchesAreFinishedNotBegun();
  void likeMeFollowsResults_data();
  void likeMeFollowsResults();

 private:
  Folders m_folders;
};

void TestNewcomer::discardsAfterFewClicks_data() {
  QTest::addColumn<QString>("answer");
  for (const char *answer : {"isNew", "isSome", "isPlayer"})
    QTest::newRow(answer) << QString::fromLatin1(answer);
}

void TestNewcomer::discardsAfterFewClicks() {
  QFETCH(QString, answer);
  FirstEvening evening(m_folders.fresh());
  QVERIFY(evening.click(answer.toLatin1()));
  QVERIFY(evening.click("begin"));
  QVERIFY(evening.click("playNow"));
  QVERIFY(evening.discard());
  QVERIFY2(evening.clicks <= kClicks, qPrintable(QString::number(evening.clicks)));
}

void TestNewcomer::answersDecideTheFirstMatch_data() {
  QTest::addColumn<QString>("answer");
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<bool>("weak");
  QTest::addColumn<bool>("yakuList");
  QTest::addColumn<bool>("undo");
  QTest::addColumn<QString>("coach");
  QTest::newRow("not yet") << "isNew"
                           << "beginner" << true << true << true << "gentle";
  QTest::newRow("a little") << "isSome"
                            << "basic_ariari" << false << false << false << "gentle";
  QTest::newRow("yes") << "isPlayer"
                       << "basic_ariari" << false << false << false << "off";
}

void TestNewcomer::answersDecideTheFirstMatch() {
  QFETCH(QString, answer);
  QFETCH(QString, ruleset);
  QFETCH(bool, weak);
  QFETCH(bool, yakuList);
  QFETCH(bool, undo);
  QFETCH(QString, coach);
  FirstEvening evening(m_folders.fresh());
  Program &program = evening.program;
  evening.click(answer.toLatin1());
  evening.click("begin");
  evening.click("playNow");
  QTRY_VERIFY(program.controller.match().isRunning());
  QCOMPARE(QString::fromUtf8(idOfRules(evening.setup().rules).data()), ruleset);
  if (answer != QLatin1String("isSome"))  // who may meet some of them
    QCOMPARE(isAmongTheWeakest(evening.setup()), weak);
  QCOMPARE(program.find<YakuPanel>()->isVisible(), yakuList);
  for (const WindowCommand command : {WindowCommand::Undo, WindowCommand::DealAgain})
    QCOMPARE(program.window->actions()->action(command)->isEnabled(), undo);
  QVERIFY(!evening.setup().practice);  // it counts
  QCOMPARE(program.settings.text(Setting::Coach), coach);
}

// The link that says that it starts does start, for who took a lesson without an answer.
void TestNewcomer::easierIsOneClick() {
  Program program(m_folders.fresh());
  program.find<StartPage>()->setLessons(1, 26);
  auto *line = program.find<QLabel>("playLine");
  QVERIFY(line->text().contains(QStringLiteral("<a href")));
  Q_EMIT line->linkActivated(QStringLiteral("easier"));
  QVERIFY(program.table()->isVisible());
  QVERIFY(isAmongTheWeakest(program.controller.match().setup()));
  QCOMPARE(QString::fromUtf8(idOfRules(program.controller.match().setup().rules).data()),
           QStringLiteral("beginner"));
  QVERIFY(isNewcomer(program.settings));
}

void TestNewcomer::amberLeadsToTheNextLesson() {
  FirstEvening evening(m_folders.fresh());
  const LessonDesk *desk = evening.program.window->lessonDesk();
  evening.click("isNew");
  evening.click("begin");
  QVERIFY(evening.click("learn"));
  QVERIFY(desk->isActive());
  QCOMPARE(desk->progress().nextIndex(desk->store()), 0);
}

// A match that was only begun changes nothing.
void TestNewcomer::threeMatchesAreFinishedNotBegun() {
  FirstEvening evening(m_folders.fresh());
  Program &program = evening.program;
  evening.click("isNew");
  evening.click("begin");
  for (int i = 0; i < rounds(4, 1); ++i) {
    program.window->playNow();
    QVERIFY(evening.discard());
    program.window->session()->close();
    QVERIFY(isNewcomer(program.settings));
    QCOMPARE(program.settings.number(Setting::FinishedMatches), 0);
  }
  const int first = rounds(1, 3);  // of those that are played here
  program.settings.setValue(Setting::FinishedMatches, first - 1);
  for (int finished = first; finished <= 3; ++finished) {
    program.window->playNow();
    QVERIFY(isAmongTheWeakest(evening.setup()));
    QVERIFY(evening.finishMatch());
    QCOMPARE(program.settings.number(Setting::FinishedMatches), finished);
    program.window->session()->close();
  }
  QVERIFY(!isNewcomer(program.settings));
  program.window->playNow();
  QVERIFY(!evening.setup().takesBack);
}

void TestNewcomer::likeMeFollowsResults_data() {
  QTest::addColumn<int>("place");
  QTest::addColumn<int>("humans");
  QTest::addColumn<int>("step");
  QTest::newRow("won") << 1 << 1 << 1;
  QTest::newRow("second") << 2 << 1 << 0;
  QTest::newRow("third") << 3 << 1 << 0;
  QTest::newRow("last") << 4 << 1 << -1;
  QTest::newRow("who of two at one screen?") << 1 << 2 << 0;
}

void TestNewcomer::likeMeFollowsResults() {
  QFETCH(int, place);
  QFETCH(int, humans);
  QFETCH(int, step);
  Program program(m_folders.fresh());
  program.settings.setValue(Setting::Rung, 3);
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  for (int seat = 1; seat < humans; ++seat)
    setup.seats[static_cast<std::size_t>(seat)].kind = PlayerKind::Human;
  QVERIFY(program.window->play(setup));
  MatchResult result;
  result.place = {static_cast<std::int8_t>(place), 2, 3, 4};
  Q_EMIT program.controller.matchEnded(result);
  QCOMPARE(program.settings.number(Setting::Rung), 3 + step);
  QCOMPARE(program.settings.number(Setting::FinishedMatches), 1);
}

JANSO_TEST(TestNewcomer);
#include "tst_newcomer.moc"
