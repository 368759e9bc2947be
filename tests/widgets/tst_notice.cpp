// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a notice stands over the table, and that its words fit.
#include <QTest>

#include "answeringtable.h"
#include "widgets/notice.h"

using namespace janso;
using namespace janso::test;

namespace {

const QString kShort = QStringLiteral("Paused");
const QString kUsual =
    QStringLiteral("Coach: full. It says of every decision what the strongest bot would do, and why.");

// A table that fills its window, with a notice over it, as the main window has them.
struct Room {
  explicit Room(QSize size) {
    area.resize(size);
    table.setParent(&area);
    table.resize(size);
    table.show();
    notice.setRoom([this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
      return table.placeNotice(widths, heightFor);
    });
    area.show();
  }
  // In the notice's own coordinates: logical pixels of the area.
  QRect logical(const QRect &device) const {
    const qreal ratio = table.geometryInfo().ratio();
    return QRectF(QPointF(device.topLeft()) / ratio, QSizeF(device.size()) / ratio).toAlignedRect();
  }
  bool fitsItsWords() const {
    return notice.wordWrap() ? notice.heightForWidth(notice.width()) <= notice.height()
                             : notice.sizeHint().width() <= notice.width();
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
  void goesByAClick();
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
  for (const QString &sentence : {kShort, kUsual, kUsual + QLatin1Char(' ') + kUsual}) {
    for (const SeatView &view : {test::ownTurn(), test::fullTable(), test::threePlayers(test::fullTable())}) {
      Room room(size);
      room.table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
      room.notice.say(sentence);
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
  room.notice.say(kUsual);
  room.table.resize(620, 612);
  room.area.resize(620, 612);
  QTRY_VERIFY(room.area.rect().contains(room.notice.geometry()));
  QVERIFY(room.fitsItsWords());
  QVERIFY(!room.logical(room.table.geometryInfo().doraPlaque()).intersects(room.notice.geometry()));
}

void TestNotice::goesByAClick() {
  Room room(QSize(900, 640));
  room.table.setView(test::ownTurn());
  room.notice.say(kUsual);
  QVERIFY(room.notice.isVisible());
  QTest::mouseClick(&room.notice, Qt::LeftButton);
  QVERIFY(!room.notice.isVisible());
}

QTEST_MAIN(TestNotice)
#include "tst_notice.moc"
