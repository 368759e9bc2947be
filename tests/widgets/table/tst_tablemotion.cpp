// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every motion of the table at any moment of a clock that the test moves: it ends in the picture at rest, can
// be cut off in every frame, blocks no key, and tells nothing of what is hidden.
#include <QDir>
#include <QFile>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/motionscenes.h"
#include "widgets/paint/motions.h"
#include "widgets/paint/wintimes.h"
#include "widgets/stilltable.h"
#include "widgets/table/tableflights.h"

using namespace janso;
using namespace janso::test;

namespace {

QImage atRest(const MotionScene &scene, bool tilted = false) {
  Table table;
  TableOptions options = table.options();
  options.tilted = tilted;
  table.setOptions(options);
  table.setView(scene.before);
  table.applyEvent(scene.event, scene.after());
  return table.grab().toImage();
}

}  // namespace

class TestTableMotion : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void endsInThePictureAtRest_data();
  void endsInThePictureAtRest();
  void canBeCutOffInEveryFrame_data() { endsInThePictureAtRest_data(); }
  void canBeCutOffInEveryFrame();
  void onlyWhatChangesIsPainted_data() { endsInThePictureAtRest_data(); }
  void onlyWhatChangesIsPainted();
  void keyActsInTheFirstFrame_data();
  void keyActsInTheFirstFrame();
  void endTakesOneKey_data();
  void endTakesOneKey();
  void secondWinnerFollowsInTheDark();
  void travelsFromItsPlaceToItsPlace();
  void newEventEndsOnlyTheSameSlot();
  void closedHandTellsNothing_data();
  void closedHandTellsNothing();
  void closingTheHandEndsItsMotions();
  void onlyALiveDealIsDealt();
  void sameTilesAreTinted();
  void reducedMotionLeavesAnOutline_data() { endsInThePictureAtRest_data(); }
  void reducedMotionLeavesAnOutline();
  void tableOfMotionsIsWrittenDown();
};

void TestTableMotion::endsInThePictureAtRest_data() {
  QTest::addColumn<int>("index");
  QTest::addColumn<bool>("tilted");
  const std::vector<MotionScene> scenes = motionScenes();
  for (const bool tilted : {false, true}) {
    for (std::size_t i = 0; i < scenes.size(); ++i) {
      if (isQuick() && tilted != (i % 2 == 0))
        continue;  // each scene in one of the views
      QTest::addRow("%s%s", scenes[i].name, tilted ? ", seat view" : "") << static_cast<int>(i) << tilted;
    }
  }
}

void TestTableMotion::endsInThePictureAtRest() {
  QFETCH(int, index);
  QFETCH(bool, tilted);
  const MotionScene scene = motionScenes()[static_cast<std::size_t>(index)];
  const QImage rest = atRest(scene, tilted);
  for (const bool reduced : {false, true}) {
    StillTable table(reduced, tilted);
    QSignalSpy idle(&table, &TableWidget::idle);
    table.play(scene);
    table.setTime(kOver);
    QVERIFY(!table.isAnimating());
    QVERIFY(!idle.isEmpty());
    QCOMPARE(table.picture(), rest);
    for (const QTimer *timer : table.findChildren<QTimer *>())
      QVERIFY2(!timer->isActive(), "nothing runs at rest");
  }
}

// What has changed can still be found when the word is gone, and it does not move.
void TestTableMotion::reducedMotionLeavesAnOutline() {
  QFETCH(int, index);
  const MotionScene scene = motionScenes()[static_cast<std::size_t>(index)];
  const bool tells = std::holds_alternative<Call>(scene.event) || std::holds_alternative<Hora>(scene.event) ||
                     std::holds_alternative<DoraRevealed>(scene.event);
  const int stays = motionOf(Motion::ChangeStays).duration;
  const int wordGone = motionOf(Motion::Word).duration + 1;
  QVERIFY(wordGone < stays - 1);
  StillTable table(true);
  table.play(scene);
  table.setTime(wordGone);
  const QImage told = table.picture();
  if (const QString folder = qEnvironmentVariable("JANSO_STRIPS"); !folder.isEmpty() && tells)
    told.save(
        QStringLiteral("%1/still-%2.png").arg(folder, QString::fromLatin1(scene.name).replace(u' ', u'-')));
  QCOMPARE(table.shows(Sight::Kind::Outline), tells);
  QCOMPARE(told != atRest(scene), tells);
  table.setTime(stays - 1);
  QCOMPARE(table.picture(), told);
  table.setTime(stays + 1);
  QCOMPARE(table.picture(), atRest(scene));
  // Where things move, the eye is led already.
  StillTable moving;
  moving.play(scene);
  QVERIFY(!moving.shows(Sight::Kind::Outline));
}

// With JANSO_STRIPS=FOLDER the pictures are written there.
void TestTableMotion::canBeCutOffInEveryFrame() {
  QFETCH(int, index);
  QFETCH(bool, tilted);
  const MotionScene scene = motionScenes()[static_cast<std::size_t>(index)];
  const QImage rest = atRest(scene, tilted);
  const bool ends =
      std::holds_alternative<Hora>(scene.event) || std::holds_alternative<Ryukyoku>(scene.event);
  const bool deals = std::holds_alternative<KyokuStarted>(scene.event);
  const QString folder = qEnvironmentVariable("JANSO_STRIPS");
  const qreal seldom = tilted && folder.isEmpty() ? 2 : 1;
  qreal step = seldom * (!ends && !deals ? 40 : folder.isEmpty() ? 400 : 150);
  bool moves = false;
  int frames = 0;
  for (qreal time = 0; time < kOver; time += step, ++frames) {
    StillTable table(false, tilted);
    table.play(scene);
    table.setTime(time);
    if (!table.isAnimating())
      break;
    const QImage now = table.picture();
    moves = moves || now != rest;
    if (!folder.isEmpty()) {
      const QString name =
          QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-').remove(u',').remove(u'\'');
      QVERIFY(
          now.save(QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(name).arg(time, 4, 'f', 0, u'0'))));
    }
    table.key(Qt::Key_F12);
    QVERIFY(!table.isAnimating());
    QCOMPARE(table.picture(), rest);
    if (frames > 0 && isQuick() && folder.isEmpty())
      step *= 4;
  }
  QVERIFY(moves);
  QVERIFY(frames > 1);
}

// What is on the screen after parts of it have been painted frame by frame is the whole picture.
void TestTableMotion::onlyWhatChangesIsPainted() {
  QFETCH(int, index);
  QFETCH(bool, tilted);
  const MotionScene scene = motionScenes()[static_cast<std::size_t>(index)];
  StillTable table(false, tilted);
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  table.setView(scene.before);
  table.applyEvent(scene.event, scene.after());
  const auto screen = [&table] { return table.screen()->grabWindow(table.winId()).toImage(); };
  int frame = 0;
  for (qreal time = 0; table.isAnimating() || frame == 0; time += 50, ++frame) {
    table.setTime(time);
    if (table.isAnimating() && frame % 8 != 2)
      continue;
    const QImage whole = table.picture();
    QVERIFY2(QTest::qWaitFor([&] { return apart(screen(), whole) <= kHardlySeen; }, 60'000),
             qPrintable(QString::number(time)));
  }
}

void TestTableMotion::keyActsInTheFirstFrame_data() {
  QTest::addColumn<int>("index");
  const std::vector<MotionScene> scenes = playScenes();
  for (std::size_t i = 0; i < scenes.size(); ++i)
    QTest::newRow(scenes[i].name) << static_cast<int>(i);
}

void TestTableMotion::keyActsInTheFirstFrame() {
  QFETCH(int, index);
  const MotionScene scene = playScenes()[static_cast<std::size_t>(index)];
  StillTable table;
  table.play(scene);
  QVERIFY(table.isAnimating());
  const SeatView after = scene.after();
  table.setDecision(claimDecision(after, {action(ActionType::Pon, "6p", "66p")}), after);
  table.key(Qt::Key_P);
  QCOMPARE(table.answers.size(), 1);
  QVERIFY(table.answers.first().type == ActionType::Pon);
}

void TestTableMotion::endTakesOneKey_data() {
  QTest::addColumn<int>("index");
  const std::vector<MotionScene> scenes = endScenes();
  for (std::size_t i = 0; i < scenes.size(); ++i)
    QTest::newRow(scenes[i].name) << static_cast<int>(i);
}

void TestTableMotion::endTakesOneKey() {
  QFETCH(int, index);
  const MotionScene scene = endScenes()[static_cast<std::size_t>(index)];
  for (const bool click : {false, true}) {
    StillTable table;
    QSignalSpy shown(&table, &TableWidget::endShown);
    QSignalSpy hurries(&table, &TableWidget::hurryChanged);
    table.play(scene);
    QVERIFY(table.isShowingEnd());
    if (click)
      table.click(table.felt());
    else
      QTest::keyPress(&table, Qt::Key_Space);
    QVERIFY(!table.isShowingEnd());
    QCOMPARE(shown.count(), 1);
    QVERIFY2(hurries.isEmpty(), "the key that completes it does nothing else");
  }
}

// In half the time of the first.
void TestTableMotion::secondWinnerFollowsInTheDark() {
  const WinResult mangan = worth(Limit::Mangan);
  const MotionScene first{"", afterDiscard(), winOf(2, 3, "123m456p789s1122z", "6p", mangan)};
  const MotionScene second{"", first.after(), winOf(1, 3, "123m456p789s3344z", "6p", mangan)};
  StillTable table;
  QSignalSpy shown(&table, &TableWidget::endShown);
  table.play(first);
  table.setTime(500);
  table.applyEvent(second.event, second.after());
  const int page = winTimes(WinLevel::Mangan, 1).page;
  const auto light = [&table] { return table.picture().pixelColor(table.felt()).lightness(); };
  table.setTime(page - 100);
  const int dark = light();
  int threads = 0;
  for (int time = page - 50; time < page + page / 2; time += 50) {
    table.setTime(time);
    QVERIFY(table.isShowingEnd());
    QVERIFY2(light() <= dark, qPrintable(QString::number(time)));
    threads += table.shows(Sight::Kind::Thread) ? 1 : 0;
  }
  QVERIFY2(threads > 0, "the discard binds the second winner too");
  QVERIFY(shown.isEmpty());
  table.setTime(page + page / 2 + 10);
  QCOMPARE(shown.count(), 1);
  QVERIFY(light() > dark);
}

void TestTableMotion::travelsFromItsPlaceToItsPlace() {
  const MotionScene scene{"own tsumogiri", ownTurn(), Dahai{0, test::tile("6z"), true}};
  Table before;
  before.setView(scene.before);
  const QImage hand = before.grab().toImage();
  const QRect drawn = before.spokenItems().at(13).rect;
  StillTable table;
  table.play(scene);
  const QImage rest = atRest(scene);
  const auto differs = [&](const QRect &area, const QImage &other) {
    return table.picture().copy(area) != other.copy(area);
  };
  const QRect core = drawn.adjusted(8, 8, -8, -8);
  QVERIFY2(differs(core, rest), "at first it lies where it was");
  table.setTime(motionOf(Motion::Tsumogiri).duration / 2);
  QVERIFY2(!differs(core, rest), "half-way it has left its place");
  QVERIFY2(table.picture() != rest, "and is on its way");
  table.setTime(motionOf(Motion::Tsumogiri).duration);
  table.setTime(kOver);
  QCOMPARE(table.picture(), rest);
}

void TestTableMotion::newEventEndsOnlyTheSameSlot() {
  TableAnimator animator;
  qreal now = 0;
  animator.setClock([&now] { return now; });
  const auto flight = [](int group, int index) {
    Flight made;
    made.slot = {group, index};
    made.timing = Timing(Motion::Tedashi);
    return made;
  };
  MotionPlan first;
  first.flights = {flight(kPondGroup, 3), flight(kHandGroup, 2)};
  animator.play(first, 1);
  now = 50;
  MotionPlan second;
  second.flights = {flight(kHandGroup, 2)};
  animator.play(second, 2);
  QCOMPARE(animator.flights().size(), 2);
  QCOMPARE(animator.flights()[0].slot.group, kPondGroup);
  QCOMPARE(animator.flights()[1].start, 50.0);
  QCOMPARE(animator.flights()[1].timing.duration, motionOf(Motion::Tedashi).duration / 2.0);
}

void TestTableMotion::closedHandTellsNothing_data() {
  QTest::addColumn<QString>("face");
  QTest::newRow("the first tile") << QStringLiteral("2m");
  QTest::newRow("a tile in the middle") << QStringLiteral("7p");
  QTest::newRow("the last tile") << QStringLiteral("5z");
}

// Whatever the hand is: what flies is the same, but for the tile that lies open in the end.
void TestTableMotion::closedHandTellsNothing() {
  QFETCH(QString, face);
  const TableGeometry geometry(QSize(1280, 800), 1);
  const auto flights = [&geometry](const SeatView &before, const char *tile) {
    const Event event = Dahai{0, test::tile(tile), false};
    SeatView after = before;
    after.apply(event);
    SceneInput closed;
    closed.closed = true;
    closed.hand.assign(before.hand.begin(), before.hand.end());
    const Scene scene = buildScene(geometry, before, closed);
    const std::vector<Tile> hand = closed.hand;
    closed.hand.assign(after.hand.begin(), after.hand.end());
    const Scene then = buildScene(geometry, after, closed);
    return flightsOf(event, geometry, {scene, before, hand, true}, {then, after, closed.hand, true});
  };
  const SeatView view = ownTurn();
  SeatView other = view;
  other.hand.clear();
  deal(other.hand, "1112223334447z");
  const QList<Flight> shown = flights(view, qPrintable(face));
  const QList<Flight> redealt = flights(other, "7z");
  QCOMPARE(shown.size(), 1);
  QCOMPARE(redealt.size(), 1);
  QCOMPARE(shown[0].from, redealt[0].from);
}

// Hot-seat: the hand closes while a tile of it still moves.
void TestTableMotion::closingTheHandEndsItsMotions() {
  const MotionScene scene{"", ownTurn(), Dahai{0, test::tile("2m"), false}};
  StillTable table;
  table.play(scene);
  table.setHandClosed(true);
  table.setTime(30);
  const QImage moving = table.picture();
  Table closed;
  closed.setView(scene.after());
  closed.setHandClosed(true);
  const QRect hand = closed.handRect().adjusted(0, 6, 0, 0);
  QCOMPARE(moving.copy(hand), closed.grab().toImage().copy(hand));
}

void TestTableMotion::onlyALiveDealIsDealt() {
  StillTable table;
  TableOptions seen = table.options();
  seen.live = false;
  table.setOptions(seen);
  table.play(dealScene());
  QVERIFY(!table.isAnimating());
  for (const MotionScene &scene : endScenes()) {
    table.play(scene);
    QVERIFY2(!table.isShowingEnd(), scene.name);
  }
}

void TestTableMotion::sameTilesAreTinted() {
  StillTable table;
  const SeatView view = withTilesAlike();
  table.ask(discardDecision(view), view);
  table.setTime(kOver);
  const QImage before = table.picture();
  QTest::mouseMove(&table, table.tile(8));  // 8p
  table.setTime(kOver + 100);
  const QRect pond =
      QRect(QPoint(), table.size()).adjusted(table.width() / 2, table.height() / 4, 0, -table.height() / 4);
  QVERIFY2(table.picture().copy(pond) == before.copy(pond), "not at once");
  table.setTime(kOver + 300);
  const QImage tinted = table.picture();
  QVERIFY(tinted.copy(pond) != before.copy(pond));
  QVERIFY(table.spokenItems().at(8).name.contains(QStringLiteral("8")));
  QTest::mouseMove(&table, table.felt());
  table.setTime(kOver + 600);
  QCOMPARE(table.picture().copy(pond), before.copy(pond));
}

void TestTableMotion::tableOfMotionsIsWrittenDown() {
  QFile file(QStringLiteral(JANSO_TEST_DATA "/../../src/widgets/paint/README.md"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(file.readAll());
  int index = 0;
  for (const MotionRow &row : motionTable()) {
    QCOMPARE(static_cast<int>(row.motion), index++);
    const QString line = QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 |")
                             .arg(QString::fromLatin1(row.name))
                             .arg(row.delay)
                             .arg(row.duration)
                             .arg(row.step)
                             .arg(QString::fromLatin1(curveName(row.curve)), QString::fromLatin1(row.tells));
    QVERIFY2(text.contains(line), qPrintable(line));
  }
}

JANSO_TEST(TestTableMotion);
#include "tst_tablemotion.moc"
