// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a hand grows with the texts: as a column that scrolls where the window has no room.
#include <QApplication>
#include <QFontInfo>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTest>
#include <functional>

#include "about/catalogue.h"
#include "rules/payment.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/matchsamples.h"
#include "widgets/pageparts/pagelabel.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/pageparts/pagescroll.h"
#include "widgets/pageparts/wintray.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/handstable.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/seatdiamond.h"
#include "widgets/results/windetails.h"
#include "widgets/results/winyaku.h"

using namespace janso;
using namespace janso::test;

namespace {

struct ShownColumn {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  explicit ShownColumn(const HandEnd &end, QSize size, double speed = 0) {
    window.resize(size);
    window.show();
    page.setSpeed(speed);
    page.showHand(end, 2);
    QCoreApplication::processEvents();
  }
  QWidget *part(const char *name) const { return page.findChild<QWidget *>(QLatin1String(name)); }
};

constexpr QSize kBesideTheYaku(954, 760);  // 1280 x 800 with the list of yaku and larger texts

using ColumnMaker = HandEnd (*)();

// The widest gap, in pixels, between what is painted right of the portrait in the lower half of the card.
int widestGap(SeatCard &card) {
  constexpr int kBesidePortrait = 3;
  const QImage image = card.grab().toImage();
  const int left = card.height() + kBesidePortrait;
  const QRgb ground = image.pixel(left, card.height() * 3 / 4);
  int widest = 0;
  int last = -1;
  for (int x = left; x < card.width() - kBesidePortrait; ++x) {
    for (int y = card.height() * 11 / 20; y < card.height() * 9 / 10; ++y) {
      if (image.pixel(x, y) == ground)
        continue;
      if (last >= 0)
        widest = std::max(widest, x - last - 1);
      last = x;
      break;
    }
  }
  return widest;
}

// Those of the parts which are on the page and cannot be seen as a whole.
QStringList hiddenOf(const ShownColumn &shown, const QStringList &parts) {
  QStringList hidden;
  for (const QString &name : parts) {
    const QWidget *part = shown.page.findChild<QWidget *>(name);
    if (part->isVisible() && part->visibleRegion().boundingRect() != part->rect())
      hidden << QStringLiteral("%1: %2 of %3")
                    .arg(name)
                    .arg(part->visibleRegion().boundingRect().height())
                    .arg(part->height());
  }
  return hidden;
}

QList<QRect> placesOf(const ShownColumn &shown, const QStringList &parts) {
  QList<QRect> places;
  for (const QString &name : parts) {
    const QWidget *part = shown.page.findChild<QWidget *>(name);
    places << QRect(part->mapTo(&shown.page, QPoint(0, 0)), part->size());
  }
  return places;
}

qreal sizeOf(const ShownColumn &shown, const char *label) {
  return QFontInfo(shown.part(label)->font()).pixelSize();
}

}  // namespace

class TestResultColumns : public QObject {
  Q_OBJECT

 private slots:
  void growsWithTheTexts_data();
  void growsWithTheTexts();
  void columnIsLeftAgain();
  void columnScrollsByKeys();
  void columnFollowsTheReveal_data();
  void columnFollowsTheReveal();
  void whatMattersIsSeen_data();
  void whatMattersIsSeen();
  void detailsLeaveTheAmountFree_data();
  void detailsLeaveTheAmountFree();
  void theEndOfTheMatchIsSeen_data();
  void theEndOfTheMatchIsSeen();
  void buttonsInTwoRowsAreAlike();
  void titlesOfColumnsAreWhole_data();
  void titlesOfColumnsAreWhole();
  void placesAndScoresAreApart();
  void cleanup() {
    setTextSize(1);
    useLanguage(QStringLiteral("en"));
  }

 private:
  static void addWindows(const char *what, const std::function<void(QTestData &)> &add);
  // The language and the size of texts of the row.
  void useRow() {
    QFETCH(qreal, text);
    QFETCH(QString, language);
    useLanguage(language);
    setTextSize(text);
  }
  void useLanguage(const QString &language) { m_texts.use(QLocale(language)); }

  Catalogue m_texts;
};

void TestResultColumns::growsWithTheTexts_data() {
  QTest::addColumn<ColumnMaker>("make");
  QTest::addColumn<qreal>("text");
  QTest::addColumn<QSize>("size");
  for (const auto &[name, make] : {std::pair<const char *, ColumnMaker>("win", dealerTsumo),
                                   {"many yaku", manyYaku},
                                   {"draw", exhaustiveDraw}}) {
    for (const qreal text : {1.5, 2.0}) {
      for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%s, %.1f in %dx%d", name, text, size.width(), size.height()) << make << text << size;
    }
  }
}

// Nearly as much as is wanted, and all of it is in the window or can be scrolled to; the buttons always are.
void TestResultColumns::growsWithTheTexts() {
  QFETCH(ColumnMaker, make);
  QFETCH(qreal, text);
  QFETCH(QSize, size);
  const bool draw = make().draw.has_value();
  const char *const label = draw ? "round" : "pay";
  const qreal usual = sizeOf(ShownColumn(make(), size), label);
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(text);
  const ShownColumn shown(make(), size);
  QVERIFY2(sizeOf(shown, label) >= 0.8 * text * usual,
           qPrintable(QStringLiteral("%1 of %2").arg(sizeOf(shown, label)).arg(usual)));
  const QWidget *panel = shown.part("panel");
  QVERIFY(shown.window.rect().contains(panel->geometry()));
  const QWidget *go = shown.part("go");
  QVERIFY(panel->rect().contains(QRect(go->mapTo(panel, QPoint(0, 0)), go->size())));
  QVERIFY(go->visibleRegion().boundingRect() == go->rect());
  auto *scroll = shown.page.findChild<PageScroll *>(QStringLiteral("column"));
  if (scroll == nullptr)
    return;
  QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
  for (const QWidget *part : scroll->widget()->findChildren<QWidget *>()) {
    // Lengths are rounded each for itself.
    if (part->isVisible() && part->window() == &shown.window)
      QVERIFY2(part->parentWidget()->rect().adjusted(-1, -1, 1, 1).contains(part->geometry()),
               part->metaObject()->className());
  }
  for (const QRectF &face : shown.page.findChild<WinTray *>()->faces())
    QVERIFY(draw || QRectF(shown.part("tray")->rect()).contains(face));
}

// Windows below their menu bar, with texts of a size, in two languages.
void TestResultColumns::addWindows(const char *what, const std::function<void(QTestData &)> &add) {
  const std::initializer_list<std::pair<QSize, qreal>> windows{
      {{900, 612}, 1.0},  {{1280, 772}, 1.0}, {{1440, 872}, 1.0}, {{1920, 1052}, 1.0},
      {{1280, 762}, 1.5}, {{1440, 862}, 1.5}, {{1920, 1042}, 1.5}};
  for (const auto &[size, text] : windows) {
    for (const char *language : {"en", "de"})
      add(QTest::addRow("%s, %.1f in %dx%d, %s", what, text, size.width(), size.height(), language)
          << size << text << QString::fromLatin1(language));
  }
}

void TestResultColumns::whatMattersIsSeen_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<qreal>("text");
  QTest::addColumn<QString>("language");
  QTest::addColumn<ColumnMaker>("make");
  for (const NamedHandEnd &end : allHandEnds())
    addWindows(end.name, [&end](QTestData &row) { row << ColumnMaker(end.make); });
}

// The title, the hand, the amount, the scores and the buttons need no scrolling and are not cut; the details
// hide none of them but the scores, and move nothing.
void TestResultColumns::whatMattersIsSeen() {
  QFETCH(QSize, size);
  QFETCH(ColumnMaker, make);
  useRow();
  const HandEnd end = make();
  ShownColumn shown(end, size);
  const QStringList parts =
      end.draw ? QStringList{"title", "seat0", "seat1", "seat2", "seat3", "liable", "bonus", "go"}
               : QStringList{"title", "tray", "limit", "pay", "seats", "go"};
  QCOMPARE(hiddenOf(shown, parts), QStringList());
  for (const SeatCard *card : shown.page.findChildren<SeatCard *>()) {
    const QRect seen = card->visibleRegion().boundingRect();
    // A pixel is lost where the page is scaled.
    QVERIFY2(!card->isVisible() || card->rect().adjusted(1, 1, -1, -1).united(seen) == seen,
             qPrintable(QStringLiteral("of a player's card of %1x%2 only %3x%4 at %5,%6")
                            .arg(card->width())
                            .arg(card->height())
                            .arg(seen.width())
                            .arg(seen.height())
                            .arg(seen.x())
                            .arg(seen.y())));
  }
  shown.window.grab();                          // a label that is cut says in its tooltip what is missing
  for (const char *label : {"limit", "round"})  // a title has names of any length
    QCOMPARE(shown.part(label)->toolTip(), QString());
  const QList<QRect> before = placesOf(shown, parts);
  QStringList free = parts;
  free.removeOne(QStringLiteral("seats"));
  for (const DetailSection section : {DetailSection::Fu, DetailSection::Payment, DetailSection::WhatIf}) {
    WinDetails *details = shown.page.details();
    if (end.draw || !details->has(section))
      continue;
    shown.page.showDetails(section);
    QCoreApplication::processEvents();
    QCOMPARE(hiddenOf(shown, free), QStringList());
    const QList<QRect> places = placesOf(shown, free);
    for (qsizetype i = 0; i < free.size(); ++i)
      QVERIFY2(!places[i].intersects(details->geometry()), qPrintable(free[i]));
    auto *close = details->findChild<QAbstractButton *>(QStringLiteral("close"));
    QVERIFY(close->visibleRegion() == QRegion(close->rect()));
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(!shown.page.areDetailsVisible());
    QCOMPARE(placesOf(shown, parts), before);
  }
}

// In a window that is too small for everything the details still leave the amount and the buttons free.
void TestResultColumns::detailsLeaveTheAmountFree_data() {
  QTest::addColumn<ColumnMaker>("make");
  for (const NamedHandEnd &end : allHandEnds()) {
    if (!end.make().draw)
      QTest::newRow(end.name) << ColumnMaker(end.make);
  }
}

void TestResultColumns::detailsLeaveTheAmountFree() {
  QFETCH(ColumnMaker, make);
  setTextSize(1.5);
  ShownColumn shown(make(), QSize(900, 602));
  shown.page.showDetails(DetailSection::Payment);
  QCoreApplication::processEvents();
  const QStringList free{"tray", "limit", "pay", "go"};
  QCOMPARE(hiddenOf(shown, free), QStringList());
  for (const QRect &place : placesOf(shown, free))
    QVERIFY(!place.intersects(shown.page.details()->geometry()));
  // Scrolling looks elsewhere.
  QScrollBar *bar = shown.page.findChild<PageScroll *>(QStringLiteral("column"))->verticalScrollBar();
  bar->setValue(bar->maximum());
  QVERIFY(!shown.page.areDetailsVisible());
  QCOMPARE(bar->value(), bar->maximum());
}

void TestResultColumns::theEndOfTheMatchIsSeen_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<qreal>("text");
  QTest::addColumn<QString>("language");
  QTest::addColumn<bool>("more");
  addWindows("match", [](QTestData &row) { row << false; });
  addWindows("match of a series, with leftover sticks", [](QTestData &row) { row << true; });
  QTest::newRow("match, 1.5 in 900x602, de") << QSize(900, 602) << 1.5 << QStringLiteral("de") << false;
}

void TestResultColumns::theEndOfTheMatchIsSeen() {
  QFETCH(QSize, size);
  QFETCH(bool, more);
  useRow();
  MatchSample match = eastMatch();
  QWidget window;
  TilePainter painter;
  MatchEndPage page(painter, &window);
  window.resize(size);
  window.show();
  if (more) {
    match.result.scores[2] += kStick;
    Series series;
    series.names = {"Ren", "Aiko", "Mei", "Sora"};
    series.played.resize(2);
    page.setSeries(series);
  }
  page.showMatch(match.info, match.result, match.hands, match.names, 2);
  QCoreApplication::processEvents();
  window.grab();
  for (const char *name : {"seal", "title", "standing", "sticks", "close", "newMatch", "review", "rematch"}) {
    const auto *part = page.findChild<QWidget *>(QLatin1String(name));
    QCOMPARE(part->isVisible(), more || qstrcmp(name, "sticks") != 0);
    QVERIFY2(!part->isVisible() || part->visibleRegion() == QRegion(part->rect()), name);
  }
  QCOMPARE(page.findChild<PageLabel *>(QStringLiteral("title"))->toolTip(), QString());
  // The buttons are as wide as their texts want, and at least that.
  for (const char *name : {"close", "newMatch", "review", "rematch"}) {
    const auto *button = page.findChild<QPushButton *>(QLatin1String(name));
    QVERIFY2(button->width() >= button->sizeHint().width(), name);
  }
}

// In two rows, where one has no room, all are alike.
void TestResultColumns::buttonsInTwoRowsAreAlike() {
  setTextSize(2);
  useLanguage(QStringLiteral("de"));
  const MatchSample match = eastMatch();
  QWidget window;
  TilePainter painter;
  MatchEndPage page(painter, &window);
  window.resize(900, 602);
  window.show();
  page.showMatch(match.info, match.result, match.hands, match.names, 2);
  QCoreApplication::processEvents();
  const auto place = [&page](const char *name) {
    const auto *part = page.findChild<QWidget *>(QLatin1String(name));
    return QRect(part->mapTo(&page, QPoint(0, 0)), part->size());
  };
  QVERIFY(place("close").bottom() < place("review").top());
  for (const char *name : {"newMatch", "review", "rematch"})
    QVERIFY2(std::abs(place(name).width() - place("close").width()) <= 2, name);
}

// Of the table of all hands.
void TestResultColumns::titlesOfColumnsAreWhole_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<qreal>("scale");
  for (const char *language : {"en", "de"}) {
    for (const qreal scale : {0.62, 0.74, 1.0, 1.3})
      QTest::addRow("%s at %.2f", language, scale) << QString::fromLatin1(language) << scale;
  }
}

void TestResultColumns::titlesOfColumnsAreWhole() {
  QFETCH(QString, language);
  QFETCH(qreal, scale);
  useLanguage(language);
  const MatchSample match = eastMatch();
  HandsTable table;
  table.setHands(match.hands, match.names);
  table.setPageScale(scale);
  table.resize(qRound(992 * scale), 300);
  table.show();
  const QFontMetricsF metrics(theme::sans(pagelook::textPixels(13, scale), 500));
  for (int column = 0; column < table.model()->columnCount(); ++column) {
    const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
    QVERIFY2(table.columnWidth(column) >= metrics.horizontalAdvance(title) + 20 * scale, qPrintable(title));
  }
}

void TestResultColumns::placesAndScoresAreApart() {
  constexpr int kLeastGap = 12;  // the blank part of a digit included
  for (const qreal text : {1.0, 1.5, 2.0}) {
    setTextSize(text);
    const auto usual = qScopeGuard([] { setTextSize(1); });
    ShownColumn shown(dealerTsumo(), kBesideTheYaku);
    HandEndLook look;
    look.portraits.fill(QStringLiteral("caller"));
    shown.page.showHand(dealerTsumo(), 2, look);
    QCoreApplication::processEvents();
    for (SeatCard *card : shown.page.findChildren<SeatCard *>())
      QVERIFY2(widestGap(*card) >= kLeastGap,
               qPrintable(QStringLiteral("%1 at %2").arg(widestGap(*card)).arg(text)));
  }
}

void TestResultColumns::columnIsLeftAgain() {
  for (const ColumnMaker make : {ColumnMaker(dealerTsumo), ColumnMaker(exhaustiveDraw)}) {
    ShownColumn shown(make(), QSize(900, 640));
    const auto places = [&] {
      QCoreApplication::processEvents();
      QList<QRect> all;
      for (const QWidget *part : shown.part("panel")->findChildren<QWidget *>()) {
        if (part->isVisible() && !part->objectName().startsWith(QLatin1String("qt_")))
          all << QRect(part->mapTo(&shown.window, QPoint(0, 0)), part->size());
      }
      return all;
    };
    const QList<QRect> before = places();
    shown.part("go")->setFocus();
    const auto larger = qScopeGuard([] { setTextSize(1); });
    setTextSize(2);
    QVERIFY(places() != before);
    QVERIFY(shown.part("go")->hasFocus());
    setTextSize(1);
    const QList<QRect> after = places();
    QCOMPARE(after.size(), before.size());
    for (const QRect &place : before)
      QVERIFY(after.contains(place));
  }
}

void TestResultColumns::columnScrollsByKeys() {
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(2);
  ShownColumn shown(manyYaku(), QSize(900, 640));
  const auto *scroll = shown.page.findChild<PageScroll *>(QStringLiteral("column"));
  const QScrollBar *bar = scroll->verticalScrollBar();
  QCOMPARE(bar->value(), 0);
  QVERIFY(bar->maximum() > 0);
  QTest::keyClick(shown.part("go"), Qt::Key_End);
  QCOMPARE(bar->value(), bar->maximum());
  QVERIFY(!shown.part("han")->visibleRegion().isEmpty());
  QTest::keyClick(shown.part("go"), Qt::Key_Home);
  QCOMPARE(bar->value(), 0);
  QTest::keyClick(shown.part("go"), Qt::Key_PageDown);
  QVERIFY(bar->value() > 0);
  // Who goes down the yaku sees the one that has come to have the focus.
  const auto *list = shown.page.findChild<WinYakuList *>();
  for (int i = 0; i < list->count(); ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY2(list->row(i)->hasFocus(), QApplication::focusWidget()->metaObject()->className());
    QCOMPARE(list->row(i)->visibleRegion().boundingRect(), list->row(i)->rect());
  }
  shown.page.showDetails(DetailSection::Fu);
  QVERIFY(shown.window.rect().contains(shown.page.details()->geometry()));
  QVERIFY(!shown.part("tray")->visibleRegion().isEmpty());
  QVERIFY(!shown.page.details()->geometry().intersects(
      QRect(shown.part("go")->mapTo(&shown.page, QPoint(0, 0)), shown.part("go")->size())));
}

void TestResultColumns::columnFollowsTheReveal_data() {
  QTest::addColumn<bool>("hurried");
  QTest::addColumn<bool>("scrolled");
  QTest::newRow("to its end") << false << false;
  QTest::newRow("ended by Enter") << true << false;
  QTest::newRow("the player has scrolled") << true << true;
}

// The title, the winner and the hand are in view again in the end.
void TestResultColumns::columnFollowsTheReveal() {
  QFETCH(bool, hurried);
  QFETCH(bool, scrolled);
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(2);
  ShownColumn shown(manyYaku(), QSize(900, 640), 2);
  QScrollBar *bar = shown.page.findChild<PageScroll *>(QStringLiteral("column"))->verticalScrollBar();
  QTRY_VERIFY_WITH_TIMEOUT(bar->value() > 0, 5000);
  if (scrolled)
    bar->setValue(1);
  if (hurried)
    QTest::keyClick(&shown.page, Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(!shown.page.isRevealing(), 10000);
  QCOMPARE(bar->value(), scrolled ? 1 : 0);
}

JANSO_TEST(TestResultColumns);
#include "tst_resultcolumns.moc"
