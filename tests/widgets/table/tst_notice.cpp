// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a notice stands over the table, and that its words fit.
#include <QLabel>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/table/notice.h"

using namespace janso;
using namespace janso::test;

namespace {

const QString kShort = QStringLiteral("Paused");
const QString kUsual =
    QStringLiteral("Full coach: shows what the strongest bot would do at every decision, and why.");

// A table that fills its window, with a notice over it, as the main window has them.
struct Room {
  explicit Room(QSize size) {
    area.resize(size);
    table.setParent(&area);
    table.resize(size);
    table.show();
    notice.setPlace([this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
      return table.strip()->placeFor({widths, heightFor});
    });
    area.show();
  }
  // In the notice's own coordinates: logical pixels of the area.
  QRect logical(const QRect &device) const {
    const qreal ratio = table.geometryInfo().ratio();
    return QRectF(QPointF(device.topLeft()) / ratio, QSizeF(device.size()) / ratio).toAlignedRect();
  }
  bool fitsItsWords() const {
    const auto *label = notice.findChild<QLabel *>();
    return label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                             : label->sizeHint().width() <= label->width();
  }

  QWidget area;
  Table table;
  Notice notice{&area};
};

}  // namespace

class TestNotice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void hidesNothingNeeded_data();
  void hidesNothingNeeded();
  void standsRightAfterTheWindowChanged();
  void makesRoomForMelds_data();
  void makesRoomForMelds();
  void hidesNoWordsOfAPage();
  void goesByAClick();
  void isWithdrawnByItsWords();
  void isOfTheTableInALightSystem();
};

void TestNotice::hidesNothingNeeded_data() {
  QTest::addColumn<QSize>("size");
  // The smallest window without and with a panel beside the table, below its menu; then every width.
  QList<QSize> sizes{{900, 640}, {900, 615},  {640, 640},  {632, 615},  {600, 615},
                     {960, 775}, {1280, 800}, {1440, 900}, {2560, 1440}};
  for (int width = 600; width <= 1200; width += 40)
    sizes << QSize(width, 612);
  for (const QSize &size : sizes)
    QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void TestNotice::hidesNothingNeeded() {
  QFETCH(QSize, size);
  QStringList sentences{kShort, kUsual};
  // Beside the smallest table there is no place for two sentences.
  if (size.width() > 640)
    sentences << kUsual + QLatin1Char(' ') + kUsual;
  for (const QString &sentence : std::as_const(sentences)) {
    for (const SeatView &view : {test::ownTurn(), test::fullTable(), test::threePlayers(test::fullTable())}) {
      Room room(size);
      room.table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
      room.notice.showMessage(sentence);
      const QRect card = room.notice.geometry();
      const TableGeometry &geometry = room.table.geometryInfo();
      QVERIFY(room.area.rect().contains(card));
      QVERIFY2(room.fitsItsWords(), qPrintable(sentence));
      QList<QRect> needed{geometry.doraPlaque(), geometry.handStrip()};
      for (int i = 0; i < geometry.cornerButtons(); ++i)
        needed << geometry.cornerButton(i);
      for (int i = 0; i < geometry.toggles(); ++i)
        needed << geometry.toggle(i);
      for (const QRect &rect : needed)
        QVERIFY(!room.logical(rect).intersects(card));
      QVERIFY(!room.table.handRect().intersects(card));
      QVERIFY(!room.table.promptRect().intersects(card));
    }
  }
}

void TestNotice::standsRightAfterTheWindowChanged() {
  Room room(QSize(1280, 800));
  room.table.setView(test::fullTable());
  room.notice.showMessage(kUsual);
  room.table.resize(620, 612);
  room.area.resize(620, 612);
  QTRY_VERIFY(room.area.rect().contains(room.notice.geometry()));
  QVERIFY(room.fitsItsWords());
  QVERIFY(!room.logical(room.table.geometryInfo().doraPlaque()).intersects(room.notice.geometry()));
}

void TestNotice::makesRoomForMelds_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize &size : {QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)})
    QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

// A call while it is read: what was called is seen.
void TestNotice::makesRoomForMelds() {
  QFETCH(QSize, size);
  Room room(size);
  SeatView view = test::ownTurn();
  for (PlayerBoard &player : view.board.players)
    player.melds.clear();
  room.table.setView(view);
  room.notice.showMessage(kUsual);
  QVERIFY(!room.table.hidesMelds(room.notice.geometry()));
  const QRect before = room.notice.geometry();
  Meld meld;
  meld.type = MeldType::Pon;
  meld.from = 0;
  for (int i = 0; i < 3; ++i)
    meld.tiles.push_back(test::tile("7z"));
  meld.called = test::tile("7z");
  view.board.players[2].melds.push_back(meld);
  room.table.setView(view);
  if (room.table.hidesMelds(before))
    room.notice.standAgain();
  QTRY_VERIFY(!room.table.hidesMelds(room.notice.geometry()));
}

// A page lies over the table: its title stands where a notice stands else.
void TestNotice::hidesNoWordsOfAPage() {
  QWidget area;
  area.resize(1000, 700);
  QWidget page(&area);
  page.resize(area.size());
  QList<QLabel *> labels;
  const QList<QRect> places{{60, 20, 700, 60}, {60, 100, 880, 120}, {60, 240, 400, 300}, {700, 640, 240, 40}};
  for (const QRect &place : places) {
    auto *label = new QLabel(QStringLiteral("words"), &page);
    label->setGeometry(place);
    labels << label;
  }
  Notice notice(&area);
  notice.setPlace([&](const QList<int> &widths, const std::function<int(int)> &heightFor) {
    return placeNoticeOver(page, {widths, heightFor});
  });
  area.show();
  notice.showMessage(kUsual);
  QVERIFY(page.rect().contains(notice.geometry()));
  for (const QLabel *label : std::as_const(labels))
    QVERIFY(!notice.geometry().intersects(label->geometry()));
  // What is hidden is in nobody's way.
  for (QLabel *label : std::as_const(labels))
    label->hide();
  notice.close();
  notice.showMessage(kUsual);
  QVERIFY(notice.y() < 40);
}

void TestNotice::goesByAClick() {
  Room room(QSize(900, 640));
  room.table.setView(test::ownTurn());
  room.notice.showMessage(kUsual);
  QVERIFY(room.notice.isVisible());
  QTest::mouseClick(&room.notice, Qt::LeftButton);
  QVERIFY(!room.notice.isVisible());
}

// One that says something else by now stays.
void TestNotice::isWithdrawnByItsWords() {
  Room room(QSize(900, 640));
  room.table.setView(test::ownTurn());
  room.notice.showMessage(kUsual);
  room.notice.withdraw(kShort);
  QVERIFY(room.notice.isVisible());
  room.notice.withdraw(kUsual);
  QVERIFY(!room.notice.isVisible());
}

// The table is dark in every system, and so is what lies over it.
void TestNotice::isOfTheTableInALightSystem() {
  QList<QImage> pictures;
  for (const QString &scheme : {QStringLiteral("dark"), QStringLiteral("light")}) {
    setChromeScheme(scheme);
    Room room(QSize(900, 640));
    room.table.setView(test::ownTurn());
    room.notice.showMessage(kUsual);
    // Without the corners, through which the window is to be seen.
    pictures << room.notice.grab().toImage().copy(room.notice.rect().adjusted(12, 1, -12, -1));
  }
  setChromeScheme(QStringLiteral("system"));
  QCOMPARE(pictures[0], pictures[1]);
}

JANSO_TEST(TestNotice);
#include "tst_notice.moc"
