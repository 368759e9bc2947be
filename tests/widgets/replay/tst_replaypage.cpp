// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded game at the table, by real keys, buttons, wheel and mouse.
#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <set>

#include "replay/replaylink.h"
#include "replay/replayopen.h"
#include "support/conformance.h"
#include "support/testprogram.h"
#include "widgets/replay/replaymenu.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/replayslider.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

QString record(const char *name) {
  return QStringLiteral(JANSO_TEST_DATA "/records/") + QString::fromLatin1(name);
}

std::shared_ptr<const Replay> own(const char *name = "own01.mjlog") {
  const Result<OpenedReplay> opened = openReplay(record(name));
  return opened.ok() ? opened->replay : nullptr;
}

}  // namespace

class TestReplayPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void keysMove_data();
  void keysMove();
  void keysSwitch_data();
  void keysSwitch();
  void everyKeyHasOneMeaning();
  void everyCommandHasAKeyAndAPlaceForTheMouse();
  void differencesFromTheReviewerAreSteppedThrough();
  void wheelAndMouseStep();
  void theSliderGoesWhereItIsPressed();
  void theListJumps();
  void anySeatSitsBelow();
  void backIsWhereOneWas();
  void steppedAndJumpedAreOnePicture();
  void onlyAllOpensHands();
  void autoplayStopsAtTheEnd();
  void autoplayStopsAtChoices();
  void bookmarksAndNotesAreKept();
  void typingIsNoCommand();
  void itReopensWhereItWasLeft();
  void thePositionIsCopied();
  void theLogFollows();
  void whatHappensIsSpoken();
  void mistakesAreMarks();
  void threePlayersAreReplayed();

 private:
  ReplayReader &reader() { return m_page->reader(); }
  void key(int code, Qt::KeyboardModifiers held = {}) {
    QTest::keyClick(m_page->table(), Qt::Key(code), held);
  }
  void open(std::shared_ptr<const Replay> replay) { m_page->open(std::move(replay), m_notes, {m_path, 0}); }

  QString m_path;
  std::shared_ptr<ReplayNotesStore> m_notes;
  std::unique_ptr<ReplayPage> m_page;
};

void TestReplayPage::init() {
  m_path = record("own01.mjlog");
  m_notes = std::make_shared<UnsavedNotes>();
  m_page = std::make_unique<ReplayPage>();
  TableOptions options;
  options.speed = 0;
  m_page->setOptions(options);
  m_page->resize(1280, 800);
  open(own());
  m_page->show();
  m_page->table()->setFocus();
  QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestReplayPage::keysMove_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("held");
  QTest::addColumn<int>("step");
  QTest::addColumn<bool>("forwards");
  const auto row = [](const char *name, int key, ReplayStep step, bool forwards, int held = 0) {
    QTest::newRow(name) << key << held << static_cast<int>(step) << forwards;
  };
  row("right", Qt::Key_Right, ReplayStep::One, true);
  row("left", Qt::Key_Left, ReplayStep::One, false);
  row("enter, as majiang", Qt::Key_Return, ReplayStep::One, true);
  row("down", Qt::Key_Down, ReplayStep::Choice, true);
  row("up", Qt::Key_Up, ReplayStep::Choice, false);
  row("shift right", Qt::Key_Right, ReplayStep::Turn, true, Qt::ShiftModifier);
  row("shift left", Qt::Key_Left, ReplayStep::Turn, false, Qt::ShiftModifier);
  row("end", Qt::Key_End, ReplayStep::Hand, true);
  row("home", Qt::Key_Home, ReplayStep::Hand, false);
  row("bracket", Qt::Key_BracketRight, ReplayStep::Hand, true);
  row("bracket back", Qt::Key_BracketLeft, ReplayStep::Hand, false);
  row("page down", Qt::Key_PageDown, ReplayStep::Mark, true);
  row("page up", Qt::Key_PageUp, ReplayStep::Mark, false);
  row("full stop", Qt::Key_Period, ReplayStep::Mark, true);
  row("comma", Qt::Key_Comma, ReplayStep::Mark, false);
}

void TestReplayPage::keysMove() {
  QFETCH(int, key);
  QFETCH(int, held);
  QFETCH(int, step);
  QFETCH(bool, forwards);
  const ReplayPlace from{1, 20};
  reader().go(from);
  const auto kind = static_cast<ReplayStep>(step);
  const Replay &replay = reader().replay();
  const auto expected =
      forwards ? replay.next(from, kind, reader().seat()) : replay.previous(from, kind, reader().seat());
  QVERIFY(expected);
  this->key(key, Qt::KeyboardModifiers(held));
  QVERIFY(reader().place() == *expected);
  // The table shows it, the slider stands there.
  QVERIFY(m_page->table()->view() == reader().view());
  QCOMPARE(m_page->slider()->value(), replay.indexOf(*expected));
}

void TestReplayPage::keysSwitch_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("command");
  const auto row = [](const char *name, int key, ReplayCommand command) {
    QTest::newRow(name) << key << static_cast<int>(command);
  };
  row("waits", Qt::Key_W, ReplayCommand::ShowWaits);
  row("wall", Qt::Key_L, ReplayCommand::ShowWall);
  row("danger", Qt::Key_D, ReplayCommand::ShowDanger);
  row("danger, as killer_mortal_gui", Qt::Key_A, ReplayCommand::ShowDanger);
  row("tsumogiri", Qt::Key_G, ReplayCommand::ShadeTsumogiri);
  row("marks", Qt::Key_M, ReplayCommand::HideMarks);
  row("table of hands", Qt::Key_I, ReplayCommand::ShowSide);
}

void TestReplayPage::keysSwitch() {
  QFETCH(int, key);
  QFETCH(int, command);
  const auto which = static_cast<ReplayCommand>(command);
  reader().go({1, 30});
  const bool before = m_page->shows(which);
  const QImage picture = m_page->grab().toImage();
  this->key(key);
  QCOMPARE(m_page->shows(which), !before);
  QVERIFY(m_page->grab().toImage() != picture);
  this->key(key);
  QCOMPARE(m_page->shows(which), before);
}

void TestReplayPage::everyKeyHasOneMeaning() {
  std::set<QString> keys;
  std::set<QString> names;
  for (const ReplayKey &row : replayKeys()) {
    QVERIFY2(keys.insert(QString::fromLatin1(row.key)).second, row.key);
    QVERIFY2(names.insert(QString::fromLatin1(row.name)).second, row.name);
    QVERIFY2(!QKeySequence(QString::fromLatin1(row.key)).isEmpty(), row.key);
  }
  QCOMPARE(replayKeyCommands().size(), static_cast<qsizetype>(replayKeys().size()));
}

void TestReplayPage::everyCommandHasAKeyAndAPlaceForTheMouse() {
  QStringList places;
  for (const auto *button : m_page->findChildren<QAbstractButton *>())
    places << button->accessibleName();
  for (const QAction *action : m_page->findChild<ReplayMenu *>()->actions())
    places << action->text().section(QLatin1Char('\t'), 0, 0);
  // The list of seats.
  places << replayCommandName(ReplayCommand::NextSeat) << replayCommandName(ReplayCommand::PreviousSeat);
  std::set<ReplayCommand> commands;
  for (const ReplayKey &key : replayKeys())
    commands.insert(key.command);
  QCOMPARE(commands.size(), static_cast<std::size_t>(ReplayCommand::Leave) + 1);
  for (const ReplayCommand command : commands)
    QVERIFY2(places.contains(replayCommandName(command)), qPrintable(replayCommandName(command)));
}

void TestReplayPage::differencesFromTheReviewerAreSteppedThrough() {
  const ReplayPlace start = reader().place();
  key(Qt::Key_X);
  QVERIFY(reader().place() == start);
  QVERIFY(m_page->statusText().contains(QStringLiteral("review")));
  ReplayReview review;
  review.differences = {{1, 7}, {2, 9}};
  m_page->setReview(review);
  key(Qt::Key_X);
  QVERIFY(reader().place() == (ReplayPlace{1, 7}));
  key(Qt::Key_X);
  key(Qt::Key_X);
  QVERIFY(reader().place() == (ReplayPlace{2, 9}));
  key(Qt::Key_X, Qt::ShiftModifier);
  QVERIFY(reader().place() == (ReplayPlace{1, 7}));
}

void TestReplayPage::wheelAndMouseStep() {
  TableWidget *table = m_page->table();
  const auto turn = [table](int delta) {
    QWheelEvent wheel(QPointF(200, 200), table->mapToGlobal(QPointF(200, 200)), {}, QPoint(0, delta), {}, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(table, &wheel);
  };
  const ReplayPlace start = reader().place();
  turn(-120);
  QVERIFY(reader().place() == (ReplayPlace{0, 2}));
  turn(-60);
  QVERIFY(reader().place() == (ReplayPlace{0, 2}));
  turn(-60);
  QVERIFY(reader().place() == (ReplayPlace{0, 3}));
  turn(240);
  QVERIFY(reader().place() == start);
  QTest::mouseClick(table, Qt::RightButton, {}, QPoint(100, 100));
  QVERIFY(reader().place() == (ReplayPlace{0, 2}));
  QTest::mouseClick(table, Qt::LeftButton, {}, QPoint(100, 100));
  QVERIFY(reader().place() == start);
}

void TestReplayPage::theSliderGoesWhereItIsPressed() {
  ReplaySlider *slider = m_page->slider();
  const int middle = reader().replay().places() / 2;
  QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->xOf(middle), 17));
  QVERIFY(std::abs(slider->value() - middle) <= 1);
  QVERIFY(reader().place() == reader().replay().placeAt(slider->value()));
  QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 1, 17));
  QVERIFY(reader().place() == reader().replay().last());
  // A mark for each call, riichi and end.
  QCOMPARE(slider->marks().size(), static_cast<qsizetype>(reader().replay().marks().size()));
}

void TestReplayPage::theListJumps() {
  auto *list = m_page->findChild<QListView *>(QStringLiteral("pages"));
  QCOMPARE(list->model()->rowCount(), reader().replay().hands());
  const QModelIndex third = list->model()->index(2, 0);
  list->scrollTo(third);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(third).center());
  QVERIFY(reader().place() == (ReplayPlace{2, 1}));
  QCOMPARE(list->currentIndex().row(), 2);
  QVERIFY(third.data().toString().count(QLatin1Char('\n')) >= 1);
  const int high = list->visualRect(third).height();
  m_page->run(ReplayCommand::HideMarks);
  QVERIFY(!third.data().toString().contains(QLatin1Char('\n')));  // not yet
  QVERIFY(list->model()->index(1, 0).data().toString().contains(QLatin1Char('\n')));
  // A row is as high as the words that it has now.
  QVERIFY(list->visualRect(third).height() < high);
  for (int row = 0; row < list->model()->rowCount(); ++row) {
    const QModelIndex index = list->model()->index(row, 0);
    QCOMPARE(list->visualRect(index).height(), list->sizeHintForIndex(index).height());
  }
}

void TestReplayPage::anySeatSitsBelow() {
  reader().go({1, 25});
  for (int i = 1; i <= 4; ++i) {
    key(Qt::Key_V);
    QCOMPARE(reader().seat(), i % 4);
    QCOMPARE(m_page->table()->view().seat, i % 4);
    QVERIFY(m_page->table()->view() == reader().replay().view({1, 25}, i % 4, ReplayHands::Own));
    QCOMPARE(m_page->findChild<QComboBox *>(QStringLiteral("seat"))->currentIndex(), i % 4);
  }
  key(Qt::Key_V, Qt::ShiftModifier);
  QCOMPARE(reader().seat(), 3);
}

void TestReplayPage::backIsWhereOneWas() {
  reader().go({2, 1});
  std::vector<SeatView> views;
  for (int i = 0; i < 60; ++i) {
    views.push_back(m_page->table()->view());
    key(Qt::Key_Right);
  }
  for (int i = 59; i >= 0; --i) {
    key(Qt::Key_Left);
    QVERIFY2(m_page->table()->view() == views[static_cast<std::size_t>(i)], qPrintable(QString::number(i)));
  }
}

void TestReplayPage::steppedAndJumpedAreOnePicture() {
  reader().go({1, 1});
  for (int i = 0; i < 40; ++i)
    key(Qt::Key_Right);
  const ReplayPlace place = reader().place();
  const QImage stepped = m_page->table()->grab().toImage();
  reader().go({3, 9});
  reader().go(place);
  QVERIFY(m_page->table()->grab().toImage() == stepped);
}

void TestReplayPage::onlyAllOpensHands() {
  reader().go({1, 25});
  const auto opened = [this] {
    const auto &hands = m_page->table()->view().opened;
    return std::count_if(hands.begin(), hands.end(), [](const HandTiles &hand) { return !hand.empty(); });
  };
  QCOMPARE(opened(), 0);
  key(Qt::Key_H);
  QVERIFY(reader().hands() == HandsShown::All);
  QCOMPARE(opened(), 3);
  key(Qt::Key_S);
  QVERIFY(reader().hands() == HandsShown::AsThen);
  QCOMPARE(opened(), 0);
  QVERIFY(!m_page->findChild<QPushButton *>(QStringLiteral("wall"))->isEnabled());
  key(Qt::Key_H);
  QVERIFY(reader().hands() == HandsShown::Own);
}

void TestReplayPage::autoplayStopsAtTheEnd() {
  const ReplayPlace last = reader().replay().last();
  reader().go({last.hand, last.event - 3});
  reader().setSpeed(9);
  QCOMPARE(reader().speed(), ReplayReader::kSpeeds);
  key(Qt::Key_Space);
  QVERIFY(reader().isPlaying());
  QTRY_VERIFY(reader().place() == last);
  QTRY_VERIFY(!reader().isPlaying());
  key(Qt::Key_Minus);
  QCOMPARE(reader().speed(), ReplayReader::kSpeeds - 1);
}

void TestReplayPage::autoplayStopsAtChoices() {
  reader().setSpeed(ReplayReader::kSpeeds);
  m_page->run(ReplayCommand::StopAtChoices);
  reader().go({1, 1});
  const ReplayPlace choice = *reader().replay().next({1, 1}, ReplayStep::Choice, reader().seat());
  key(Qt::Key_Space);
  QTRY_VERIFY(!reader().isPlaying());
  QVERIFY(reader().place() == choice);
}

void TestReplayPage::bookmarksAndNotesAreKept() {
  reader().go({1, 10});
  key(Qt::Key_B);
  QVERIFY(reader().isBookmarked());
  reader().go({2, 5});
  key(Qt::Key_E);
  QCOMPARE(QApplication::focusWidget(), m_page->side()->noteField());
  QTest::keyClicks(m_page->side()->noteField(), QStringLiteral("why not riichi?"));
  QTest::keyClick(m_page->side()->noteField(), Qt::Key_Escape);
  QCOMPARE(QApplication::focusWidget(), m_page->table());
  const ReplayNotes kept = m_notes->load();
  QVERIFY(kept.bookmarks.contains({1, 10}));
  QCOMPARE(kept.notes.at({2, 5}), QStringLiteral("why not riichi?"));
  reader().go({0, 1});
  QVERIFY(m_page->side()->noteField()->toPlainText().isEmpty());
  key(Qt::Key_B, Qt::ShiftModifier);
  QVERIFY(reader().place() == (ReplayPlace{1, 10}));
  key(Qt::Key_B, Qt::ShiftModifier);
  QVERIFY(reader().place() == (ReplayPlace{2, 5}));
  QCOMPARE(m_page->side()->noteField()->toPlainText(), QStringLiteral("why not riichi?"));
  key(Qt::Key_B, Qt::ShiftModifier | Qt::ControlModifier);
  key(Qt::Key_B);
  QVERIFY(m_notes->load().bookmarks.empty());
}

void TestReplayPage::typingIsNoCommand() {
  const ReplayPlace place = reader().place();
  m_page->side()->noteField()->setFocus();
  QTest::keyClicks(m_page->side()->noteField(), QStringLiteral("vhswd"));
  QTest::keyClick(m_page->side()->noteField(), Qt::Key_Left);
  QCOMPARE(m_page->side()->noteField()->toPlainText(), QStringLiteral("vhswd"));
  QVERIFY(reader().place() == place && reader().seat() == 0 && reader().hands() == HandsShown::Own);
}

void TestReplayPage::itReopensWhereItWasLeft() {
  reader().go({3, 12});
  reader().setSeat(2);
  reader().close();
  ReplayPage again;
  again.open(own(), m_notes, {m_path, 0});
  QVERIFY(again.reader().place() == (ReplayPlace{3, 12}));
  QCOMPARE(again.reader().seat(), 2);
  again.open(own(), m_notes, {m_path, 0}, ReplayPlace{1, 2}, 1);
  QVERIFY(again.reader().place() == (ReplayPlace{1, 2}));
  QCOMPARE(again.reader().seat(), 1);
}

void TestReplayPage::thePositionIsCopied() {
  reader().go({1, 30});
  key(Qt::Key_T);
  const QString text = QApplication::clipboard()->text();
  QVERIFY(text.contains(m_page->names()[0]) && text.contains(m_page->names()[3]));
  key(Qt::Key_T, Qt::ShiftModifier);
  QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("🀇")) ||
          QApplication::clipboard()->text().contains(QStringLiteral("🀙")) ||
          QApplication::clipboard()->text().contains(QStringLiteral("🀐")));
  key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(replayLinkOf(QApplication::clipboard()->text()) == (ReplayLink{m_path, 0, ReplayPlace{1, 30}, 0}));
  key(Qt::Key_C, Qt::ControlModifier);
  QCOMPARE(QApplication::clipboard()->pixmap().size(),
           m_page->table()->size() * m_page->table()->devicePixelRatioF());
}

// A step says its event, a jump says all of the hand anew.
void TestReplayPage::theLogFollows() {
  QSignalSpy shown(m_page.get(), &ReplayPage::eventShown);
  QSignalSpy begun(m_page.get(), &ReplayPage::recallBegun);
  QSignalSpy recalled(m_page.get(), &ReplayPage::eventRecalled);
  key(Qt::Key_Right);
  QCOMPARE(shown.size(), 1);
  QCOMPARE(begun.size(), 0);
  reader().go({1, 17});
  QCOMPARE(shown.size(), 1);
  QCOMPARE(begun.size(), 1);
  QCOMPARE(recalled.size(), 17);
}

void TestReplayPage::whatHappensIsSpoken() {
  std::set<QString> said;
  for (int i = 0; i < 30; ++i) {
    key(Qt::Key_Right);
    QVERIFY(!m_page->statusText().isEmpty());
    said.insert(m_page->statusText());
  }
  QVERIFY(said.size() > 20);
  for (const QWidget *part : m_page->findChildren<QWidget *>()) {
    if (part->focusPolicy() == Qt::NoFocus || part->window() != m_page->window())
      continue;
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(part));
    QVERIFY2(interface != nullptr && !interface->text(QAccessible::Name).isEmpty(),
             qPrintable(part->objectName()));
  }
}

void TestReplayPage::mistakesAreMarks() {
  ReplayReview review;
  review.mistakes = {{1, 9}, {0, 14}};
  m_page->setReview(review);
  QCOMPARE(m_page->slider()->marks().size(), static_cast<qsizetype>(reader().replay().marks().size() + 2));
  key(Qt::Key_PageDown);
  QVERIFY(reader().place() == (ReplayPlace{0, 14}));
  key(Qt::Key_Period);
  QVERIFY(reader().place() == (ReplayPlace{1, 9}));
  key(Qt::Key_Period);
  QVERIFY(reader().place() == (ReplayPlace{1, 9}));
  key(Qt::Key_Comma);
  QVERIFY(reader().place() == (ReplayPlace{0, 14}));
}

void TestReplayPage::threePlayersAreReplayed() {
  open(own("three01.mjlog"));
  QCOMPARE(m_page->findChild<QComboBox *>(QStringLiteral("seat"))->count(), 3);
  while (reader().step(ReplayStep::Turn, true))
    QVERIFY(m_page->table()->view() == reader().view());
  key(Qt::Key_V);
  key(Qt::Key_V);
  key(Qt::Key_V);
  QCOMPARE(reader().seat(), 0);
}

JANSO_TEST(TestReplayPage);
#include "tst_replaypage.moc"
