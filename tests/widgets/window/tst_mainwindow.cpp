// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window as people use it: started, played by keys alone and by clicks alone, shared by two, changed,
// left and continued.
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/settings/settings.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/setup/rulesform.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/logdock.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakucard.h"
#include "widgets/yaku/yakulist.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yakurows.h"

using namespace janso;
using namespace janso::test;

namespace {

MatchSetup twoHumans(const BotChoices &bots, CallMode mode) {
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, bots);
  setup.seats[1].kind = PlayerKind::Human;
  setup.seats[1].name = QStringLiteral("Aiko");
  setup.seed = QStringLiteral("curtain");
  setup.callMode = mode;
  return setup;
}

}  // namespace

class TestMainWindow : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void startsOnTheFirstPage();
  void enterPressesTheFocusedButton();
  void playsAMatchByKeys();
  void playsAHandByClicks();
  void keepsHandsApart_data();
  void keepsHandsApart();
  void keepsTogglesApart();
  void showsTheRulesInPlay();
  void continuesAfterLeaving();
  void continuesOnThePageOfAHand();
  void showsYakuByKeys();
  void appliesSettingsAtOnce();
  void seatViewIsSwitched();
  void tableKeepsOutOfOtherSettings();
  void continuedMatchBeginsWithNothingSwitchedOn();
  void changesKeys();
  void changesLanguage();
  void everyCommandHasAnAction();

 private:
  QString freshFolder() { return m_folders.fresh(); }
  Folders m_folders;
};

void TestMainWindow::startsOnTheFirstPage() {
  const Program program(freshFolder());
  QVERIFY(program.find<StartPage>()->isVisible());
  QVERIFY(!program.find<QPushButton>("continueMatch")->isVisible());
  QVERIFY(!program.table()->isVisible());
  QTest::mouseClick(program.find<QPushButton>("playNow"), Qt::LeftButton);
  QVERIFY(program.table()->isVisible());
  QTRY_VERIFY(program.controller.match().isRunning());
  QCOMPARE(program.controller.match().setup().humans(), 1);
}

void TestMainWindow::enterPressesTheFocusedButton() {
  const Program program(freshFolder());
  auto *playNow = program.find<QPushButton>("playNow");
  playNow->setFocus();
  QTest::keyClick(playNow, Qt::Key_Return);
  QVERIFY(program.table()->isVisible());
  QTRY_VERIFY(program.controller.match().isRunning());
}

void TestMainWindow::playsAMatchByKeys() {
  const Program program(freshFolder());
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("keys");
  QVERIFY(program.window->play(setup));
  auto *handEnd = program.find<HandEndPage>();
  auto *matchEnd = program.find<MatchEndPage>();
  int handsSeen = 0;
  QElapsedTimer clock;
  clock.start();
  while (!matchEnd->isVisible() && clock.elapsed() < kMatchMs) {
    if (handEnd->isVisible()) {
      ++handsSeen;
      QTest::keyClick(handEnd, Qt::Key_Return);
    } else if (program.controller.match().pendingDecision(0)) {
      // A win has the focus, so that Return takes it; else Space discards what was drawn, or skips.
      QTest::keyClick(program.table(), Qt::Key_Return);
    }
    QTest::qWait(1);
  }
  QVERIFY(matchEnd->isVisible());
  QVERIFY(handsSeen >= 4);
  QVERIFY(program.window->session()->collector().hands().size() >= 4);
}

void TestMainWindow::playsAHandByClicks() {
  const Program program(freshFolder());
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("clicks");
  QVERIFY(program.window->play(setup));
  auto *handEnd = program.find<HandEndPage>();
  int discards = 0;
  QElapsedTimer clock;
  clock.start();
  while (!handEnd->isVisible() && clock.elapsed() < kMatchMs) {
    const std::optional<Decision> decision = program.controller.match().pendingDecision(0);
    if (!decision) {
      QTest::qWait(1);
      continue;
    }
    const QList<TableWidget::SpokenItem> items = program.table()->spokenItems();
    // Tiles and prompt, not the toggles at the end, which would play by themselves.
    for (qsizetype i = items.size() - 1 - program.table()->geometryInfo().toggles(); i >= 0; --i) {
      if (!items[i].button)
        continue;
      QTest::mouseMove(program.table(), items[i].rect.center());
      QTest::mouseClick(program.table(), Qt::LeftButton, {}, items[i].rect.center());
      if (program.controller.match().pendingDecision(0) != decision) {
        ++discards;
        break;
      }
    }
    QTest::qWait(1);
  }
  QVERIFY(handEnd->isVisible());
  QVERIFY(discards > 3);
  QTRY_VERIFY(!handEnd->isRevealing());
  QTest::qWait(kStrayClickMs);
  QTest::mouseClick(handEnd, Qt::LeftButton, {}, QPoint(5, 5));
  QTRY_VERIFY(!handEnd->isVisible() || handEnd->shownWin() > 0);
}

void TestMainWindow::keepsHandsApart_data() {
  QTest::addColumn<int>("mode");
  QTest::newRow("standing calls") << int(CallMode::Standing);
  QTest::newRow("ask who can call") << int(CallMode::AskWhoCan);
  QTest::newRow("ask everyone") << int(CallMode::AskEveryone);
}

void TestMainWindow::keepsHandsApart() {
  QFETCH(int, mode);
  const Program program(freshFolder());
  GameSession *session = program.window->session();
  QVERIFY(program.window->play(twoHumans(program.window->bots(), CallMode(mode))));
  auto *handEnd = program.find<HandEndPage>();
  QSet<int> curtains;
  int turns = 0;
  QElapsedTimer clock;
  clock.start();
  while (turns < rounds(24, 8) && !handEnd->isVisible() && clock.elapsed() < kMatchMs) {
    const SeatView shown = session->shownView();
    const bool open = !shown.hand.empty() && shown.hand[0].isKnown();
    if (session->curtainSeat() >= 0) {
      QVERIFY(!open);
      QVERIFY(program.table()->curtainVisible());
      QCOMPARE(program.controller.match().viewer(), session->curtainSeat());
      curtains.insert(session->curtainSeat());
      QTest::keyClick(program.table(), Qt::Key_Return);
      QVERIFY(session->shownView().hand[0].isKnown());
      ++turns;
    } else if (open) {
      // Only who is asked sees a hand.
      QCOMPARE(int(shown.seat), program.controller.match().viewer());
      QTest::keyClick(program.table(), program.controller.match().pendingDecision(shown.seat)
                                           ? Qt::Key_Space
                                           : Qt::Key_Return);
    }
    QTest::qWait(1);
  }
  QCOMPARE(curtains, QSet<int>({0, 1}));
  // The log is read by everybody: it names no drawn tile.
  const QString log = program.find<LogDock>()->text();
  QVERIFY(log.contains(QStringLiteral("Mei draws.")));
  QVERIFY(!log.contains(QStringLiteral("draws ")));
  QVERIFY(!log.contains(QStringLiteral("holds")));
}

void TestMainWindow::keepsTogglesApart() {
  const Program program(freshFolder());
  GameSession *session = program.window->session();
  QVERIFY(program.window->play(twoHumans(program.window->bots(), CallMode::Standing)));
  // Lifts the curtain of `seat`; the other's turns are played on the way.
  const auto lookAs = [&](int seat) {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < kMatchMs && !program.find<HandEndPage>()->isVisible()) {
      const SeatView shown = session->shownView();
      if (session->curtainSeat() >= 0) {
        const int asked = session->curtainSeat();
        QTest::keyClick(program.table(), Qt::Key_Return);
        if (asked == seat)
          return true;
      } else if (!shown.hand.empty() && shown.hand[0].isKnown()) {
        QTest::keyClick(program.table(), program.controller.match().pendingDecision(shown.seat)
                                             ? Qt::Key_Space
                                             : Qt::Key_Return);
      }
      QTest::qWait(1);
    }
    return false;
  };
  QVERIFY(lookAs(0));
  program.window->actions()->action(WindowCommand::NoCalls)->trigger();
  QVERIFY(program.table()->toggles().values().noCalls);
  QVERIFY(lookAs(1));
  QVERIFY(!program.table()->toggles().values().noCalls);
  QVERIFY(lookAs(0));
  QVERIFY(program.table()->toggles().values().noCalls);
}

void TestMainWindow::showsTheRulesInPlay() {
  const Program program(freshFolder());
  QAction *action = program.window->actions()->action(WindowCommand::ShowRules);
  QVERIFY(!action->isEnabled());
  MatchSetup setup = quickMatch(tenhou(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("rules");
  setup.rules.kuitan = false;
  QVERIFY(program.window->play(setup));
  QVERIFY(action->isEnabled());
  std::optional<RuleSet> shown;
  int differenceCount = -1;
  QTimer::singleShot(0, program.window.get(), [&] {
    auto *dialog = qobject_cast<RulesDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog != nullptr);
    shown = dialog->rules();
    differenceCount = dialog->form()->differenceCount();
    dialog->reject();
  });
  action->trigger();
  QVERIFY(shown.has_value());
  QVERIFY(*shown == setup.rules);
  QCOMPARE(differenceCount, 2);  // open tanyao, and the length of a quick match
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QVERIFY(!action->isEnabled());
}

void TestMainWindow::continuesAfterLeaving() {
  const QString folder = freshFolder();
  int events = 0;
  {
    const Program program(folder);
    MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
    setup.seed = QStringLiteral("leave");
    QVERIFY(program.window->play(setup));
    QTRY_VERIFY(program.controller.match().pendingDecision(0).has_value());
    QTest::keyClick(program.table(), Qt::Key_Space);
    QTRY_VERIFY(program.controller.match().pendingDecision(0).has_value());
    events = program.controller.match().eventCount();
    program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
    QVERIFY(program.find<StartPage>()->isVisible());
    QTRY_VERIFY(program.find<QPushButton>("continueMatch")->isVisible());
  }
  const Program again(folder);
  auto *button = again.find<QPushButton>("continueMatch");
  QTRY_VERIFY(button->isVisible());
  QVERIFY2(button->text().contains(QStringLiteral("East 1")), qPrintable(button->text()));
  QTest::mouseClick(button, Qt::LeftButton);
  QTRY_VERIFY(again.controller.match().pendingDecision(0).has_value());
  QCOMPARE(again.controller.match().eventCount(), events);
  QVERIFY(again.table()->isVisible());
}

// The last events of a hand come again after a resume, and count once.
void TestMainWindow::continuesOnThePageOfAHand() {
  const QString folder = freshFolder();
  std::optional<HandEnd> left;
  {
    const Program program(folder);
    MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
    setup.seed = QStringLiteral("page");
    QVERIFY(program.window->play(setup));
    auto *handEnd = program.find<HandEndPage>();
    QElapsedTimer clock;
    clock.start();
    while (!handEnd->isVisible() && clock.elapsed() < kMatchMs) {
      if (program.controller.match().pendingDecision(0))
        QTest::keyClick(program.table(), Qt::Key_Space);
      QTest::qWait(1);
    }
    QVERIFY(handEnd->isVisible());
    left = program.window->session()->collector().hands().back();
    program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  }
  const Program again(folder);
  QTRY_VERIFY(again.find<QPushButton>("continueMatch")->isVisible());
  QTest::mouseClick(again.find<QPushButton>("continueMatch"), Qt::LeftButton);
  QTRY_VERIFY(again.find<HandEndPage>()->isVisible());
  const HandCollector &collector = again.window->session()->collector();
  QCOMPARE(collector.hands().size(), std::size_t(1));
  QVERIFY(collector.hands().back().before == left->before);
  QVERIFY(collector.hands().back().after == left->after);
}

void TestMainWindow::showsYakuByKeys() {
  Program program(freshFolder());
  MatchSetup setup = demoMatch(basicAriAri(), program.window->bots());
  setup.seed = QStringLiteral("yaku");
  QVERIFY(program.window->play(setup));
  program.controller.setPaused(true);
  auto *panel = program.find<YakuPanel>();
  auto *list = program.find<YakuList>();
  auto *card = program.find<YakuCard>("card");
  QVERIFY(!panel->isVisible());
  program.window->actions()->action(WindowCommand::ShowYaku)->trigger();
  QVERIFY(panel->isVisible());
  QCOMPARE(yakuCountOf(list->rows()), int(YakuId::UraDora) + 1);  // none of those that a ruleset may add

  list->setFocus(Qt::TabFocusReason);
  QTest::keyClick(list, Qt::Key_Down);
  QVERIFY(card->isVisible());
  const YakuId first = card->yaku();
  QCOMPARE(int(first), int(*list->current()));
  QTest::keyClick(list, Qt::Key_Return);
  QVERIFY(card->isMore());
  QTest::keyClick(list, Qt::Key_Down);
  QVERIFY(card->yaku() != first);
  QTest::keyClick(list, Qt::Key_Escape);
  QVERIFY(!card->isMore());

  auto *search = panel->findChild<QLineEdit *>(QStringLiteral("search"));
  search->setText(QStringLiteral("sanshoku"));
  QVERIFY(yakuCountOf(list->rows()) >= 2);
  QVERIFY(yakuCountOf(list->rows()) < 12);
  search->clear();
  panel->findChild<QPushButton *>(QStringLiteral("open"))->click();
  QVERIFY(yakuCountOf(list->rows()) < kYakuCount);
  QVERIFY(list->rowRect(YakuId::Pinfu).isNull());
}

void TestMainWindow::appliesSettingsAtOnce() {
  Program program(freshFolder());
  program.settings.setValue(Setting::Felt, QStringLiteral("navy"));
  QVERIFY(program.table()->options().felt == FeltColor::Navy);
  program.settings.setValue(Setting::Tiles, QStringLiteral("black"));
  QVERIFY(program.table()->options().tiles.set == TileSet::Black);
  program.settings.setValue(Setting::OwnHand, QStringLiteral("large"));
  QVERIFY(program.table()->options().hand == HandSize::Large);
  program.settings.setValue(Setting::Ponds, QStringLiteral("large"));
  QVERIFY(program.table()->options().ponds == PondSize::Large);
  program.settings.setValue(Setting::Speed, 2.0);
  QCOMPARE(program.table()->options().speed, 2.0);
  QVERIFY(!program.window->actions()->action(WindowCommand::PlayInstantly)->isChecked());
  program.window->actions()->action(WindowCommand::PlayFaster)->trigger();
  QCOMPARE(program.settings.real(Setting::Speed), 4.0);
  program.settings.setValue(Setting::AutoSort, false);
  QVERIFY(!program.table()->toggles().values().sort);
  QVERIFY(!program.window->actions()->action(WindowCommand::SortHand)->isChecked());
  program.window->actions()->action(WindowCommand::SortHand)->trigger();
  QVERIFY(program.table()->toggles().values().sort);
  QVERIFY(program.settings.on(Setting::AutoSort));
  // What is of one hand is switched at the table.
  QAction *autoDiscard = program.window->actions()->action(WindowCommand::AutoDiscard);
  QVERIFY(!autoDiscard->isEnabled());
  program.window->playNow();
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
  autoDiscard->trigger();
  QVERIFY(program.table()->toggles().values().autoDiscard);
}

void TestMainWindow::seatViewIsSwitched() {
  Program program(freshFolder());
  QAction *view = program.window->actions()->action(WindowCommand::ShowSeatView);
  QVERIFY(!view->isChecked() && !program.table()->options().tilted);
  view->trigger();
  QVERIFY(view->isChecked() && program.table()->options().tilted);
  QVERIFY(program.settings.on(Setting::SeatView));
  program.settings.setValue(Setting::SeatView, false);
  QVERIFY(!view->isChecked() && !program.table()->options().tilted);
}

// Every letter of a name that is typed is a change.
void TestMainWindow::tableKeepsOutOfOtherSettings() {
  Program program(freshFolder());
  TableOptions options = program.table()->options();
  options.tiles.marks = !options.tiles.marks;
  program.table()->setOptions(options);
  program.settings.setValue(Setting::PlayerName, QStringLiteral("M"));
  QVERIFY(program.table()->options() == options);
  program.settings.setValue(Setting::TwoStepDiscard, true);
  QVERIFY(program.table()->options() != options);
}

// What plays for the player in one match does not play in another that is gone on with.
void TestMainWindow::continuedMatchBeginsWithNothingSwitchedOn() {
  const Program program(freshFolder());
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("leave");
  QVERIFY(program.window->play(setup));
  QTRY_VERIFY(program.controller.match().pendingDecision(0).has_value());
  program.window->actions()->action(WindowCommand::NoCalls)->trigger();
  QVERIFY(program.table()->toggles().values().noCalls);
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  program.window->continueMatch();
  QTRY_VERIFY(program.controller.match().isRunning());
  QVERIFY(!program.table()->toggles().values().noCalls);
  QVERIFY(!program.window->actions()->action(WindowCommand::NoCalls)->isChecked());
}

void TestMainWindow::changesKeys() {
  Program program(freshFolder());
  QAction *yaku = program.window->actions()->action(WindowCommand::ShowYaku);
  QCOMPARE(yaku->shortcut(), QKeySequence(Qt::Key_Y));
  program.settings.setValue(Setting::LetterKeys, false);
  QVERIFY(yaku->shortcut().isEmpty());
  QVERIFY(!program.table()->options().letterKeys);
  program.settings.setValue(Setting::LetterKeys, true);
  program.settings.setShortcut(QStringLiteral("view.yaku"), QKeySequence(Qt::CTRL | Qt::Key_Y),
                               QKeySequence(Qt::Key_Y));
  QCOMPARE(yaku->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Y));
  program.settings.setShortcut(QStringLiteral("table.riichi"), QKeySequence(Qt::Key_F5),
                               QKeySequence(Qt::Key_R));
  QCOMPARE(program.table()->keys(CommandId::Riichi), QKeySequence(Qt::Key_F5));
}

void TestMainWindow::changesLanguage() {
  Program program(freshFolder());
  const auto menu = [&] { return program.window->menuBar()->actions().first()->text(); };
  QCOMPARE(menu(), QStringLiteral("&Game"));
  program.settings.setValue(Setting::Language, QStringLiteral("ja"));
  QTRY_VERIFY(menu() != QStringLiteral("&Game"));
  QTRY_VERIFY(program.find<QPushButton>("playNow")->text() != QStringLiteral("Play no&w"));
  program.settings.setValue(Setting::Language, QStringLiteral("en"));
  QTRY_COMPARE(menu(), QStringLiteral("&Game"));
  QTRY_COMPARE(program.find<QPushButton>("playNow")->text(), QStringLiteral("Play no&w"));
}

void TestMainWindow::everyCommandHasAnAction() {
  const Program program(freshFolder());
  QSet<QString> keys;
  for (const CommandInfo &command : windowCommands()) {
    const QAction *action = program.window->actions()->action(command.id);
    QVERIFY2(!action->text().isEmpty(), command.name);
    QVERIFY2(!action->statusTip().isEmpty(), command.name);
    const QString key = action->shortcut().toString();
    QVERIFY2(key.isEmpty() || !keys.contains(key), command.name);
    keys.insert(key);
  }
  for (const TableCommand &command : TableWidget::commands())
    QVERIFY2(!keys.contains(command.defaultSequence().toString()), command.key);
}

JANSO_TEST(TestMainWindow);
#include "tst_mainwindow.moc"
