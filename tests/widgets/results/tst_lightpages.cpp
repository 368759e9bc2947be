// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// In a light window the pages after a hand and a match are light, and turn with the window.
#include <QImage>
#include <QScopeGuard>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/matchsamples.h"
#include "widgets/pageparts/pagepanel.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/windetails.h"

using namespace janso;
using namespace janso::test;

namespace {

// The share of the panel's pixels that are light; felt, tiles and texts are the rest.
double lightShare(const QWidget &panel) {
  const QImage image = const_cast<QWidget &>(panel).grab().toImage();
  int light = 0;
  int all = 0;
  for (int y = 4; y < image.height(); y += 5) {
    for (int x = 4; x < image.width(); x += 5) {
      ++all;
      light += image.pixelColor(x, y).lightness() > 190 ? 1 : 0;
    }
  }
  return static_cast<double>(light) / all;
}

}  // namespace

class TestLightPages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cleanup() { setChromeScheme(QStringLiteral("dark")); }
  void pagesAreLight_data();
  void pagesAreLight();
  void pagesTurnWithTheWindow();
};

void TestLightPages::pagesAreLight_data() {
  QTest::addColumn<QString>("page");
  for (const char *page : {"win", "details", "draw", "match"})
    QTest::newRow(page) << QString::fromLatin1(page);
}

void TestLightPages::pagesAreLight() {
  QFETCH(QString, page);
  for (const char *scheme : {"light", "dark"}) {
    setChromeScheme(QString::fromLatin1(scheme));
    QWidget window;
    TilePainter painter;
    HandEndPage hand(painter, &window);
    MatchEndPage end(painter, &window);
    window.resize(1280, 800);
    window.show();
    hand.setSpeed(0);
    const MatchSample match = eastMatch();
    if (page == QLatin1String("match"))
      end.showMatch(match.info, match.result, match.hands, match.names, 2);
    else
      hand.showHand(page == QLatin1String("draw") ? exhaustiveDraw() : ronWithCounters(), 2);
    if (page == QLatin1String("details"))
      hand.showDetails(DetailSection::Payment);
    QCoreApplication::processEvents();
    QWidget &shown = page == QLatin1String("match") ? static_cast<QWidget &>(end) : hand;
    const double share = page == QLatin1String("details")
                             ? lightShare(*hand.details())
                             : lightShare(*shown.findChild<PagePanel *>(QStringLiteral("panel")));
    const bool light = qstrcmp(scheme, "light") == 0;
    QVERIFY2(light ? share > 0.6 : share < 0.25, qPrintable(QString::number(share)));
  }
}

void TestLightPages::pagesTurnWithTheWindow() {
  setChromeScheme(QStringLiteral("dark"));
  QWidget window;
  TilePainter painter;
  HandEndPage page(painter, &window);
  window.resize(1280, 800);
  window.show();
  page.setSpeed(0);
  page.showHand(ronWithCounters(), 2);
  QCoreApplication::processEvents();
  const auto *panel = page.findChild<PagePanel *>(QStringLiteral("panel"));
  const QImage dark = const_cast<PagePanel *>(panel)->grab().toImage();
  setChromeScheme(QStringLiteral("light"));
  QCoreApplication::processEvents();
  QVERIFY(lightShare(*panel) > 0.6);
  setChromeScheme(QStringLiteral("dark"));
  QCoreApplication::processEvents();
  QVERIFY(const_cast<PagePanel *>(panel)->grab().toImage() == dark);
}

JANSO_TEST(TestLightPages);
#include "tst_lightpages.moc"
