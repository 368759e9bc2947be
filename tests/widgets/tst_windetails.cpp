// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The result page opens its numbers: fu, payment in steps, what if; and a draw says who deals next and why.
#include <QTest>

#include "handsamples.h"
#include "widgets/handendpage.h"
#include "widgets/handtexts.h"
#include "widgets/pageparts.h"
#include "widgets/windetails.h"
#include "widgets/wintray.h"
#include "widgets/winyaku.h"

using namespace janso;

namespace {

struct Page {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  explicit Page(const HandEnd &end, QSize size = QSize(1280, 800)) {
    window.resize(size);
    window.show();
    page.setSpeed(0);
    page.showHand(end, 2);
    QCoreApplication::processEvents();
  }
  template <class T>
  T *part(const char *name) const {
    return page.findChild<T *>(QLatin1String(name));
  }
  WinTray *tray() const { return page.findChild<WinTray *>(); }
  int litTiles() const { return static_cast<int>(tray()->litFaces().count(true)); }
  void key(Qt::Key pressed) const { QTest::keyClick(QApplication::focusWidget(), pressed); }
};

const std::vector<const char *> kSizes{"900x640", "1280x800", "1920x1080"};

QSize sizeOf(const QString &text) {
  const QStringList parts = text.split(u'x');
  return {parts[0].toInt(), parts[1].toInt()};
}

}  // namespace

class TestWinDetails : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void detailsByKeyboard();
  void detailsByMouse();
  void yakuLightsTiles();
  void payLinesEndAtThePayment_data();
  void payLinesEndAtThePayment();
  void liableYakuFollowsTheNaming();
  void whatIfLinesAreTold();
  void detailsFit_data();
  void detailsFit();
  void drawReasons_data();
  void drawReasons();
};

void TestWinDetails::detailsByKeyboard() {
  const Page shown(test::openRon());
  auto *how = shown.part<PageLink>("how");
  how->setFocus();
  shown.key(Qt::Key_Return);
  QVERIFY(shown.page.areDetailsVisible());
  WinDetails *details = shown.page.details();
  QCOMPARE(details->section(), DetailSection::Fu);
  QCOMPARE(shown.litTiles(), shown.tray()->faces().size());
  shown.key(Qt::Key_Down);
  QVERIFY(details->row(0)->hasFocus());
  // The kan of dragons: its four tiles are lit.
  bool kan = false;
  for (int i = 0; i < details->count(); ++i) {
    kan = kan || shown.litTiles() == 4;
    shown.key(Qt::Key_Down);
  }
  QVERIFY(kan);
  shown.key(Qt::Key_Right);
  QCOMPARE(details->section(), DetailSection::Payment);
  QVERIFY(details->count() > 3);
  shown.key(Qt::Key_Right);
  QCOMPARE(details->section(), DetailSection::WhatIf);
  shown.key(Qt::Key_Escape);
  QVERIFY(!shown.page.areDetailsVisible());
  QCOMPARE(shown.litTiles(), shown.tray()->faces().size());
}

void TestWinDetails::detailsByMouse() {
  const Page shown(test::ronWithCounters());
  QTest::mouseClick(shown.part<PageLink>("steps"), Qt::LeftButton);
  WinDetails *details = shown.page.details();
  QCOMPARE(details->section(), DetailSection::Payment);
  QTest::mouseClick(details->tab(DetailSection::WhatIf), Qt::LeftButton);
  QCOMPARE(details->section(), DetailSection::WhatIf);
  QTest::mouseClick(shown.part<PageLink>("whatIf"), Qt::LeftButton);
  QVERIFY(!shown.page.areDetailsVisible());
  QTest::mouseClick(shown.part<PageLink>("how"), Qt::LeftButton);
  QVERIFY(shown.page.areDetailsVisible());
  // A click beside it closes it and does not go on.
  QTest::mouseClick(const_cast<HandEndPage *>(&shown.page), Qt::LeftButton, {}, QPoint(4, 4));
  QVERIFY(!shown.page.areDetailsVisible());
  QVERIFY(shown.page.isVisible());
}

void TestWinDetails::yakuLightsTiles() {
  const Page shown(test::openRon());  // a kan of red dragons
  const auto *list = shown.page.findChild<WinYakuList *>();
  int chun = -1;
  for (int i = 0; i < list->count(); ++i)
    chun = list->row(i)->yaku() == YakuId::Chun ? i : chun;
  QVERIFY(chun >= 0);
  list->row(chun)->setFocus();
  QCOMPARE(shown.litTiles(), 4);
  shown.part<PageButton>("go")->setFocus();
  QCOMPARE(shown.litTiles(), shown.tray()->faces().size());
}

void TestWinDetails::payLinesEndAtThePayment_data() {
  QTest::addColumn<QString>("name");
  for (const test::NamedHandEnd &named : test::allHandEnds()) {
    if (!named.make().draw)
      QTest::newRow(named.name) << QString::fromLatin1(named.name);
  }
}

void TestWinDetails::payLinesEndAtThePayment() {
  QFETCH(QString, name);
  for (const test::NamedHandEnd &named : test::allHandEnds()) {
    if (name != QLatin1String(named.name))
      continue;
    const HandEnd end = named.make();
    for (std::size_t win = 0; win < end.wins.size(); ++win) {
      const QList<DetailLine> lines = payLines(end, win, YakuNaming::Romaji);
      QVERIFY(lines.size() >= 3);
      const HoraInfo &info = end.wins[win];
      QCOMPARE(lines.last().value,
               handtexts::points(info.result.deltas[static_cast<std::size_t>(info.winner)]));
      for (const DetailLine &line : lines)
        QVERIFY2(!line.text.contains(u'%'), qPrintable(line.text));
    }
  }
}

void TestWinDetails::liableYakuFollowsTheNaming() {
  Page shown(test::yakumanWithPao());
  shown.page.showDetails(DetailSection::Payment);
  const auto told = [&] {
    QString all;
    for (int i = 0; i < shown.page.details()->count(); ++i)
      all += shown.page.details()->row(i)->text() + u'\n';
    return all;
  };
  for (const YakuNaming naming :
       {YakuNaming::Romaji, YakuNaming::Japanese, YakuNaming::English, YakuNaming::Ema}) {
    shown.page.details()->row(0)->setFocus();
    shown.page.setNaming(naming);
    QVERIFY2(told().contains(yakuName(YakuId::Daisangen, naming)), qPrintable(told()));
    QVERIFY(shown.page.details()->row(0)->hasFocus());  // the names change in place
  }
}

void TestWinDetails::whatIfLinesAreTold() {
  QStringList told;
  for (const DetailLine &line : whatIfLines(test::openRon(), 0))
    told << line.text + QStringLiteral(" = ") + line.value;
  QCOMPARE(told.size(), 3);
  QVERIFY2(told[0].startsWith(QStringLiteral("Closed")), qPrintable(told[0]));
  QVERIFY2(told[1].contains(QStringLiteral("dora more")), qPrintable(told[1]));
  QVERIFY2(told[2].startsWith(QStringLiteral("By tsumo")), qPrintable(told[2]));
}

void TestWinDetails::detailsFit_data() {
  QTest::addColumn<QString>("size");
  QTest::addColumn<QString>("name");
  for (const char *size : kSizes) {
    for (const test::NamedHandEnd &named : test::allHandEnds()) {
      if (!named.make().draw)
        QTest::addRow("%s %s", size, named.name)
            << QString::fromLatin1(size) << QString::fromLatin1(named.name);
    }
  }
}

// Within the page, below the hand whose tiles it lights, every row inside or scrolled to.
void TestWinDetails::detailsFit() {
  QFETCH(QString, size);
  QFETCH(QString, name);
  for (const test::NamedHandEnd &named : test::allHandEnds()) {
    if (name != QLatin1String(named.name))
      continue;
    const Page shown(named.make(), sizeOf(size));
    for (const DetailSection section : {DetailSection::Fu, DetailSection::Payment, DetailSection::WhatIf}) {
      WinDetails *details = shown.page.details();
      if (!details->has(section))
        continue;
      const_cast<HandEndPage &>(shown.page).showDetails(section);
      QVERIFY(shown.page.rect().contains(details->geometry()));
      const int trayBottom = shown.tray()->mapTo(&shown.page, QPoint(0, shown.tray()->height())).y();
      QVERIFY(details->geometry().top() >= trayBottom);
      for (const char *free : {"next", "go"}) {
        const auto *below = shown.part<QWidget>(free);
        const QRect place(below->mapTo(&shown.page, QPoint(0, 0)), below->size());
        QVERIFY2(!below->isVisible() || details->geometry().bottom() + 4 < place.top(), free);
      }
      for (int i = 0; i < details->count(); ++i)
        QVERIFY(details->row(i)->height() >= details->row(i)->heightFor(details->row(i)->width()));
    }
  }
}

void TestWinDetails::drawReasons_data() {
  QTest::addColumn<int>("type");
  QTest::addColumn<int>("renchan");
  QTest::addColumn<bool>("dealerTenpai");
  QTest::addColumn<bool>("stays");
  QTest::addColumn<QString>("next");
  const auto row = [](const char *name, DrawType type, Renchan renchan, bool tenpai, bool stays,
                      const char *next) {
    QTest::newRow(name) << static_cast<int>(type) << static_cast<int>(renchan) << tenpai << stays
                        << QString::fromLatin1(next);
  };
  row("tenpai stays", DrawType::Exhaustive, Renchan::WinOrTenpai, true, true,
      "Aiko is tenpai and stays dealer");
  row("noten passes", DrawType::Exhaustive, Renchan::WinOrTenpai, false, false,
      "Aiko is noten, Mei deals next");
  row("only a win stays", DrawType::Exhaustive, Renchan::WinOnly, true, false,
      "Only a win keeps the deal in these rules, Mei deals next");
  row("never", DrawType::Exhaustive, Renchan::Never, true, false, "The deal passes after every hand");
  row("any draw", DrawType::Exhaustive, Renchan::WinOrAnyDraw, false, true, "A draw keeps the deal");
  row("abort stays", DrawType::Suucha, Renchan::WinOrTenpai, false, true, "The hand is played again");
  row("abort passes", DrawType::Kyuushu, Renchan::WinOrTenpai, false, false,
      "The deal passes after an abortive draw");
}

void TestWinDetails::drawReasons() {
  QFETCH(int, type);
  QFETCH(int, renchan);
  QFETCH(bool, dealerTenpai);
  QFETCH(bool, stays);
  QFETCH(QString, next);
  test::HandSample sample;
  sample.rules.renchan = static_cast<Renchan>(renchan);
  RyukyokuInfo info = test::drawOf(static_cast<DrawType>(type));
  info.tenpai[1] = dealerTenpai;
  info.declarer = 2;
  const HandEnd end = sample.draw(info, stays).end;
  QVERIFY2(handtexts::next(end).startsWith(next), qPrintable(handtexts::next(end)));
  QVERIFY(!handtexts::drawReason(end).isEmpty());
}

QTEST_MAIN(TestWinDetails)
#include "tst_windetails.moc"
