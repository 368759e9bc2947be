// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is written and marked on the table, on the pages over it and in charts stands out from whatever may
// lie below: texts 4.5 : 1, marks and the frame of the focus 3 : 1 (WCAG 2, AA). Menus, docks and dialogs:
// tst_chromestyle.cpp; what is printed on tiles: tst_tilesets.cpp.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/contrast.h"
#include "widgets/paint/theme.h"

using namespace janso;
using namespace janso::test;

namespace {

using Colours = QList<QColor>;

Colours coloursOf(std::initializer_list<QRgb> colours) {
  Colours list;
  for (const QRgb colour : colours)
    list << QColor::fromRgba(colour);
  return list;
}

// Each of the upper ones over each of the lower.
Colours laid(std::initializer_list<QRgb> upper, const Colours &lower) {
  Colours seen;
  for (const QColor &ground : lower) {
    for (const QRgb colour : upper)
      seen << over(QColor::fromRgba(colour), ground);
  }
  return seen;
}

constexpr std::array kFelts{FeltColour::Teal, FeltColour::Navy, FeltColour::Burgundy, FeltColour::Charcoal,
                            FeltColour::Plain};

// Cloth of every colour, where it is lit and where it is not.
Colours cloth() {
  Colours grounds;
  for (const FeltColour felt : kFelts) {
    for (const QRgb stop : theme::felt(felt).stops)
      grounds << QColor::fromRgba(stop);
  }
  return grounds;
}

// Cloth and tiles of every set.
Colours table() {
  Colours grounds = cloth();
  for (const TileSet set : {TileSet::Ivory, TileSet::Black, TileSet::Contrast})
    grounds << QColor::fromRgba(theme::tiles(set).face[0]);
  return grounds;
}

Colours page() {
  return coloursOf({theme::kChromeTop, theme::kChromeBottom});
}

// The tray of a won hand has these two of a cloth (controls/wintray.cpp).
Colours tray() {
  Colours grounds;
  for (const FeltColour felt : kFelts) {
    grounds << QColor::fromRgba(theme::felt(felt).stops[1]).darker(104)
            << QColor::fromRgba(theme::felt(felt).stops[2]);
  }
  return grounds;
}

}  // namespace

class TestContrast : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void standsOut_data();
  void standsOut();
  void chartsAreSeen_data();
  void chartsAreSeen();
};

void TestContrast::standsOut_data() {
  using namespace theme;
  QTest::addColumn<Colours>("inks");
  QTest::addColumn<Colours>("grounds");
  QTest::addColumn<double>("least");
  const auto row = [](const char *name, std::initializer_list<QRgb> inks, const Colours &grounds,
                      double least = kTextContrast) {
    QTest::newRow(name) << coloursOf(inks) << grounds << least;
  };
  const Colours plaque = laid({kPlaque}, cloth());
  row("plates and plaques", {kText, kTextSecond, kAmber, kDealerText, kLoss}, plaque);
  row("a corner button under the pointer", {kText, kTextSecond}, laid({kPlaqueHover}, plaque));
  row("a toggle that is on", {kText}, coloursOf({kToggleOn}));
  row("a toggle under the pointer", {kTextSecond}, laid({kToggleHover}, cloth()));
  row("the dot of a toggle", {kToggleDotOff, kAmber}, plaque, kMarkContrast);
  row("scores", {kText, kScoreDim, kGain, kLoss}, coloursOf({kPanelTop, kPanelBottom}));
  row("the screen in the middle", {kText, kTextDim}, coloursOf({kScreenTop, kScreenBottom}));
  row("the bar of the tiles that are left", {kBarFill}, coloursOf({kBarGround}), kMarkContrast);
  const Colours button = laid({kButtonTop, kButtonBottom, kButtonTopFocus, kButtonBottomFocus}, table());
  row("call buttons", {kText, kTextSecond, kLoss}, button);
  row("call buttons under the pointer", {kText, kTextSecond, kLoss}, laid({kButtonHover}, button));
  row("their frame with the focus", {kAmber}, button + cloth(), kMarkContrast);
  row("buttons of amber", {kOnAmber},
      coloursOf({kAmber, kAmberLit}) + laid({kKeyCapOnAmber}, coloursOf({kAmber})));
  row("key caps", {kTextSecond}, coloursOf({kKeyCap}));
  row("the word of a call", {kText, kAmber}, laid({kWordPanel}, table()));
  const Colours folds = laid({kCurtain.fold[0], kCurtain.fold[1], kCurtain.fold[2], kCurtain.fold[3]},
                             coloursOf({kCurtain.cloth[0], kCurtain.cloth[1]}));
  row("the curtain", {kText, kTextSecond}, folds);
  row("its buttons", {kText}, laid({kButtonOnCloth}, folds));
  row("the ribbon of a moment", {kRibbon.ink}, coloursOf({kRibbon.brass[0], kRibbon.brass[1]}));
  row("the tray of a won hand", {kAmberLit, kText}, tray());
  row("the name above the first page", {kText}, cloth());
  row("pages", {kText, kTextSecond, kTextDim, kAmber, kGain, kLoss},
      page() + laid({kSeatGround, kSeatLit, kSeatFirst, kRowGround, kRowGroundAlternate, kRowBand,
                     kChromeRowHover},
                    page()));
  row("a field of a page", {kTextSecond}, coloursOf({kChromeField}));
  row("paper", {kScorePaper.text, kYakuPaper.text, kYakuPaper.second}, coloursOf({kPaper}));
  row("bands on paper", {kScorePaper.text}, coloursOf({kScorePaper.band}));
  row("bands on the sheet of yaku", {kYakuPaper.bandText}, coloursOf({kYakuPaper.band}));
}

void TestContrast::standsOut() {
  QFETCH(Colours, inks);
  QFETCH(Colours, grounds);
  QFETCH(double, least);
  for (const QColor &ink : inks) {
    for (const QColor &ground : grounds)
      QVERIFY2(contrast(ink, ground) >= least, qPrintable(QStringLiteral("%1 on %2: %3")
                                                              .arg(ink.name(), ground.name())
                                                              .arg(contrast(ink, ground), 0, 'f', 2)));
  }
}

void TestContrast::chartsAreSeen_data() {
  QTest::addColumn<bool>("dark");
  QTest::newRow("dark") << true;
  QTest::newRow("light") << false;
}

// Their words are those of menus and dialogs.
void TestContrast::chartsAreSeen() {
  QFETCH(bool, dark);
  const QColor ground = theme::chrome(dark).panelTop;
  for (const QRgb series : dark ? theme::kChartDark : theme::kChartLight)
    QVERIFY2(contrast(QColor::fromRgba(series), ground) >= kMarkContrast, qPrintable(QColor(series).name()));
}

JANSO_TEST(TestContrast);
#include "tst_contrast.moc"
