// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The exercises as one does them: every kind shown, answered by mouse and keyboard, explained and counted.
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "support/drillsshown.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/learn/drillground.h"
#include "widgets/listener.h"
#include "widgets/longwinded.h"
#include "widgets/pageparts/handtray.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/pageparts/tilebuttons.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

using Shown = test::ShownDrills;

// What the stage lays beside the hand that is asked about: one meld of seat 0.
TrayGroup laidMeld(Shown &shown, const Meld &meld) {
  DrillQuestion question;
  WaitsTask task;
  task.hand.melds.push_back(meld);
  question.task = task;
  shown.stage().showQuestion(std::make_shared<const DrillQuestion>(question));
  return shown.stage().findChild<HandTray *>()->hand().value(1);
}

}  // namespace

class TestDrillPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rightAnswersCount_data();
  void rightAnswersCount();
  void hundredFuIsAnAnswer();
  void wrongAnswerIsExplained();
  void questionAndAnswerAreHeard();
  void tableAnswersByTile();
  void givingUpCountsAsWrong();
  void calledTileIsTurned_data();
  void calledTileIsTurned();
  void redFiveOfAClosedKanIsSeen();
  void windowIsNeverBlocked();
  void tableGivesNothingAway();
  void fitsSmallWindows_data();
  void fitsSmallWindows();
  void liesOnFelt_data();
  void liesOnFelt();
  void oneKeyAnswersYesOrNo_data();
  void oneKeyAnswersYesOrNo();
  void tilesFitALowWindow();
};

void TestDrillPage::rightAnswersCount_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable()) {
    if (info.form != AnswerForm::Action && info.id != DrillId::Safety)
      QTest::newRow(info.key.data()) << static_cast<int>(info.id);
  }
}

void TestDrillPage::rightAnswersCount() {
  QFETCH(int, drill);
  const DrillId id = static_cast<DrillId>(drill);
  Shown shown;
  QVERIFY(shown.begin(id));
  auto *check = shown.part<QPushButton>("check");
  QVERIFY2(!check->isEnabled(), "nothing is chosen yet");
  auto *reasons = shown.part<TeachText>("reasons");
  QVERIFY(reasons->markup().isEmpty());
  for (int i = 1; i <= 3; ++i) {
    QSignalSpy next(&shown.page(), &DrillPage::questionShown);
    shown.answer(rightAnswer(*shown.page().question()));
    QVERIFY(shown.page().isAnswered() && check->isEnabled());
    QCOMPARE(shown.dialog.history().streak(id).now, i);
    QCOMPARE(shown.dialog.history().total(id).right, i);
    QVERIFY(shown.part<TeachText>("verdict")->plain().startsWith(QLatin1String("Right")));
    QVERIFY(!reasons->markup().isEmpty());
    shown.press("check");  // says "Next" now
    QVERIFY(next.wait(20000));
    QCOMPARE(shown.page().question()->number, i + 1);
  }
}

// A button like any other, though the last hand has one that stands for no answer.
void TestDrillPage::hundredFuIsAnAnswer() {
  int number = 1;
  while (number < 1000 && rightAnswer(makeQuestion({DrillId::Fu, 7, number, 3, nullptr})).number != 100)
    ++number;
  QVERIFY(number < 1000);
  Shown shown;
  QSignalSpy spy(&shown.page(), &DrillPage::questionShown);
  shown.dialog.begin(DrillId::Fu, 3, 7, number);
  QVERIFY(spy.wait(20000));
  shown.answer(rightAnswer(*shown.page().question()));
  QCOMPARE(shown.dialog.history().total(DrillId::Fu).right, 1);
}

void TestDrillPage::wrongAnswerIsExplained() {
  Shown shown;
  QVERIFY(shown.begin(DrillId::Shanten));
  const int right = rightAnswer(*shown.page().question()).number;
  DrillAnswer wrong;
  wrong.number = right == 0 ? 1 : 0;
  shown.answer(wrong);
  QCOMPARE(shown.dialog.history().total(DrillId::Shanten).wrong, 1);
  QCOMPARE(shown.dialog.history().streak(DrillId::Shanten).now, 0);
  const QString verdict = shown.part<TeachText>("verdict")->plain();
  QVERIFY(verdict.startsWith(QLatin1String("Not right")) && verdict.endsWith(QString::number(right)));
  QVERIFY(!choicesOf(shown.stage())->button(0)->isEnabled());
}

void TestDrillPage::questionAndAnswerAreHeard() {
  Shown shown;
  test::Listener listener;
  QVERIFY(shown.begin(DrillId::Shanten));
  QCOMPARE(listener.heard.size(), 1);
  const QString question = listener.heard[0];
  QVERIFY2(question.startsWith(shown.part<TeachText>("prompt")->plain()), qPrintable(question));
  QVERIFY2(question.contains(shown.stage().findChild<HandTray *>()->accessibleDescription()),
           qPrintable(question));
  shown.press("showAnswer");
  QCOMPARE(listener.heard.size(), 2);
  QVERIFY2(listener.heard[1].startsWith(shown.part<TeachText>("verdict")->plain()),
           qPrintable(listener.heard[1]));
  QVERIFY2(listener.heard[1].endsWith(shown.part<TeachText>("reasons")->plain()),
           qPrintable(listener.heard[1]));
}

void TestDrillPage::tableAnswersByTile() {
  for (const DrillId id : {DrillId::Safety, DrillId::Discard}) {
    Shown shown;
    QVERIFY(shown.begin(id));
    TableWidget *table = tableOf(shown.stage());
    QVERIFY(table);
    const QList<TableWidget::SpokenItem> items = table->spokenItems();
    int pressed = -1;
    for (int i = 0; i < items.size() && pressed < 0; ++i)
      pressed = items[i].button ? i : -1;
    QVERIFY(pressed >= 0);
    table->pressSpokenItem(pressed);
    QVERIFY(shown.page().isAnswered());
    const DrillHistory::Count count = shown.dialog.history().total(id);
    QCOMPARE(count.right + count.wrong, 1);
    QVERIFY(!shown.part<TeachText>("reasons")->markup().isEmpty());
  }
}

void TestDrillPage::givingUpCountsAsWrong() {
  Shown shown;
  QVERIFY(shown.begin(DrillId::Fu));
  shown.press("showAnswer");
  QCOMPARE(shown.dialog.history().total(DrillId::Fu).wrong, 1);
  QVERIFY(!shown.part<TeachText>("reasons")->markup().isEmpty());
  QVERIFY(!shown.part<QPushButton>("showAnswer")->isEnabled());
}

// A question is made elsewhere: asking for it returns although nobody can make it now, and events go on.
void TestDrillPage::calledTileIsTurned_data() {
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("tiles");
  QTest::addColumn<QString>("called");
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("turned");
  const int chi = static_cast<int>(MeldType::Chi);
  const int pon = static_cast<int>(MeldType::Pon);
  const int kan = static_cast<int>(MeldType::Daiminkan);
  const auto row = [](const char *name, int type, const char *tiles, const char *called, int from,
                      int turned) {
    QTest::newRow(name) << type << QString::fromLatin1(tiles) << QString::fromLatin1(called) << from
                        << turned;
  };
  row("chi of the middle tile", chi, "345m", "4m", 3, 0);
  row("chi of the highest tile", chi, "345m", "5m", 3, 0);
  row("pon of a red five from across", pon, "550p", "0p", 2, 1);
  row("pon from the right", pon, "777z", "7z", 1, 2);
  row("open kan from the right", kan, "2222s", "2s", 1, 3);
}

void TestDrillPage::calledTileIsTurned() {
  QFETCH(int, type);
  QFETCH(QString, tiles);
  QFETCH(QString, called);
  QFETCH(int, from);
  QFETCH(int, turned);
  Shown shown;
  const TrayGroup group = laidMeld(
      shown, test::meldOf(static_cast<MeldType>(type), tiles.toStdString(), called.toStdString(), from));
  QCOMPARE(group.tiles.size(), tiles.size() - 1);
  for (qsizetype i = 0; i < group.tiles.size(); ++i)
    QCOMPARE(group.tiles[i].sideways, static_cast<int>(i) == turned);
  QCOMPARE(group.tiles[turned].tile, test::tile(called.toStdString()));
}

void TestDrillPage::redFiveOfAClosedKanIsSeen() {
  Shown shown;
  const TrayGroup group = laidMeld(shown, test::meldOf(MeldType::Ankan, "5550p", {}, -1));
  QCOMPARE(group.tiles.size(), 4);
  for (const TrayTile &tile : group.tiles)
    QVERIFY(!(tile.back && tile.tile.isRed()));
}

void TestDrillPage::windowIsNeverBlocked() {
  Shown shown;
  QSignalSpy spy(&shown.page(), &DrillPage::questionShown);
  test::BusyThreads threads;
  shown.dialog.begin(DrillId::Discard, 3, 3, 1);
  QCoreApplication::processEvents();
  QVERIFY(spy.isEmpty());
  QVERIFY(threads.release());
  QTRY_COMPARE(spy.size(), 1);
}

// No toggle that would discard by itself, no hint on a tile, until it is answered.
void TestDrillPage::tableGivesNothingAway() {
  Shown shown;
  QVERIFY(shown.begin(DrillId::Discard));
  TableWidget *table = tableOf(shown.stage());
  QCOMPARE(table->geometryInfo().toggles(), 0);
  QCOMPARE(table->geometryInfo().cornerButtons(), 0);
  for (const CommandId id : {CommandId::WhyNot, CommandId::Chi, CommandId::Win}) {
    QVERIFY(!table->trigger(id));
    QVERIFY(!table->reasonCard()->isShown());
  }
  table->trigger(CommandId::ShowWaits);
  QVERIFY(table->waitsRect().isNull());
  shown.press("showAnswer");
  table->trigger(CommandId::ShowWaits);
  QVERIFY2(!table->waitsRect().isNull(), "then one may look");
}

void TestDrillPage::fitsSmallWindows_data() {
  QTest::addColumn<int>("drill");
  QTest::addColumn<bool>("longWords");
  for (const DrillInfo &info : drillTable()) {
    QTest::newRow(info.key.data()) << static_cast<int>(info.id) << false;
    QTest::addRow("%s, words twice as long", info.key.data()) << static_cast<int>(info.id) << true;
  }
}

void TestDrillPage::fitsSmallWindows() {
  QFETCH(int, drill);
  QFETCH(bool, longWords);
  test::LongWinded language;
  if (longWords)
    QCoreApplication::installTranslator(&language);
  Shown shown(QSize(860, 600));
  QVERIFY(shown.begin(static_cast<DrillId>(drill)));
  for (const bool answered : {false, true}) {
    if (answered)
      shown.press("showAnswer");
    QCoreApplication::processEvents();
    QVERIFY2(shown.dialog.width() <= 880 && shown.dialog.height() <= 620,
             qPrintable(QStringLiteral("%1 x %2").arg(shown.dialog.width()).arg(shown.dialog.height())));
    QWidget *const check = shown.part<QPushButton>("check");
    for (QWidget *part : std::initializer_list<QWidget *>{check, &shown.stage()}) {
      const QRect area(part->mapTo(&shown.dialog, QPoint(0, 0)), part->size());
      QVERIFY(shown.dialog.rect().contains(area));
    }
    for (QAbstractButton *button : shown.dialog.findChildren<QAbstractButton *>()) {
      if (!button->isVisible() || qobject_cast<TileButton *>(button))
        continue;
      QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
    const auto *title = shown.part<QLabel>("title");
    QVERIFY2(title->width() >= title->sizeHint().width(), qPrintable(title->text()));
    for (QAbstractButton *button : shown.stage().findChildren<QAbstractButton *>()) {
      const QRect area(button->mapTo(&shown.stage(), QPoint(0, 0)), button->size());
      QVERIFY2(!button->isVisible() || shown.stage().rect().contains(area),
               qPrintable(QStringLiteral("%1: %2 to %3 of %4")
                              .arg(button->text())
                              .arg(area.top())
                              .arg(area.bottom())
                              .arg(shown.stage().height())));
    }
  }
}

void TestDrillPage::liesOnFelt_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable())
    QTest::newRow(info.key.data()) << static_cast<int>(info.id);
}

// The question is above the hand, answers and explanation below; where there is a table, beside it. Nothing
// moves with the answer.
void TestDrillPage::liesOnFelt() {
  QFETCH(int, drill);
  Shown shown(QSize(1080, 700));
  QVERIFY(shown.begin(static_cast<DrillId>(drill)));
  QCoreApplication::processEvents();
  const auto placeOf = [&shown](const QWidget *widget) {
    return QRect(widget->mapTo(&shown.dialog, QPoint(0, 0)), widget->size());
  };
  const bool table = tableOf(shown.stage()) != nullptr;
  QCOMPARE(shown.part<DrillGround>("ground")->isBare(), table);
  const QRect stage = placeOf(&shown.stage());
  const QRect prompt = placeOf(shown.part<TeachText>("prompt"));
  if (table) {
    QVERIFY(stage.right() < prompt.left());
  } else {
    QVERIFY(prompt.bottom() < stage.top());
    QVERIFY(std::abs(stage.center().x() - shown.dialog.rect().center().x()) < 20);
  }
  QList<QWidget *> parts{&shown.stage(), shown.part<QPushButton>("check")};
  if (!table)
    parts << shown.part<TeachText>("prompt");
  for (QAbstractButton *button : shown.stage().findChildren<QAbstractButton *>())
    parts << button;
  QList<QRect> before;
  for (const QWidget *part : parts)
    before << placeOf(part);
  shown.press("showAnswer");
  QCoreApplication::processEvents();
  for (qsizetype i = 0; i < parts.size(); ++i)
    QCOMPARE(placeOf(parts[i]), before[i]);
  const QRect verdict = placeOf(shown.part<TeachText>("verdict"));
  QVERIFY(table ? stage.right() < verdict.left() : stage.bottom() < verdict.top());
}

void TestDrillPage::oneKeyAnswersYesOrNo_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("number");
  QTest::newRow("1 is yes") << static_cast<int>(Qt::Key_1) << 1;
  QTest::newRow("2 is no") << static_cast<int>(Qt::Key_2) << 0;
  QTest::newRow("Y is yes") << static_cast<int>(Qt::Key_Y) << 1;
  QTest::newRow("N is no") << static_cast<int>(Qt::Key_N) << 0;
}

void TestDrillPage::oneKeyAnswersYesOrNo() {
  QFETCH(int, key);
  QFETCH(int, number);
  Shown shown;
  QVERIFY(shown.begin(DrillId::Yaku));
  const bool right = rightAnswer(*shown.page().question()).number == number;
  QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
  QVERIFY(shown.page().isAnswered());
  QCOMPARE(shown.dialog.history().total(DrillId::Yaku).right, right ? 1 : 0);
  QVERIFY(shown.part<QPushButton>("check")->hasFocus());
}

// Large texts above them leave little height: they are smaller, and no row is cut.
void TestDrillPage::tilesFitALowWindow() {
  TilePainter painter;
  TileButtons tiles(painter);
  const std::vector<Tile> suit(9, Tile(Kind{0}));
  tiles.setTiles({suit, suit, suit, suit}, true, 56);
  for (const int height : {600, 390, 300}) {
    tiles.resize(800, height);
    tiles.show();
    QCoreApplication::processEvents();
    QVERIFY(tiles.rect().contains(tiles.button(tiles.count() - 1)->geometry()));
  }
}

JANSO_TEST(TestDrillPage);
#include "tst_drillpage.moc"
