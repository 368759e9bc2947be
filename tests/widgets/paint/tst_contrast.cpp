// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is written and marked on the table, on the pages over it and in charts stands out from whatever may
// lie below: texts 4.5 : 1, marks and the frame of the focus 3 : 1 (WCAG 2, AA). Menus, docks and dialogs:
// tst_chromestyle.cpp; what is printed on tiles: tst_tilesets.cpp.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/contrast.h"
#include "widgets/look/colors.h"
#include "widgets/look/theme.h"

using namespace janso;
using namespace janso::test;

namespace {

using Colors = QList<QColor>;

Colors colorsOf(std::initializer_list<QRgb> colors) {
  Colors list;
  for (const QRgb color : colors)
    list << QColor::fromRgba(color);
  return list;
}

// Each of the upper ones over each of the lower.
Colors laid(std::initializer_list<QRgb> upper, const Colors &lower) {
  Colors seen;
  for (const QColor &ground : lower) {
    for (const QRgb color : upper)
      seen << over(QColor::fromRgba(color), ground);
  }
  return seen;
}

constexpr std::array kFelts{FeltColor::Teal, FeltColor::Navy, FeltColor::Burgundy, FeltColor::Charcoal,
                            FeltColor::Plain};

// Cloth of every color, where it is lit and where it is not.
Colors cloth() {
  Colors grounds;
  for (const FeltColor felt : kFelts) {
    for (const QRgb stop : theme::felt(felt).stops)
      grounds << QColor::fromRgba(stop);
  }
  return grounds;
}

// Cloth and tiles of every set.
Colors table() {
  Colors grounds = cloth();
  for (const TileSet set : {TileSet::Ivory, TileSet::Black, TileSet::Contrast})
    grounds << QColor::fromRgba(theme::tiles(set).face[0]);
  return grounds;
}

Colors page() {
  return colorsOf({theme::kChromeTop, theme::kChromeBottom});
}

// The tray of a won hand has these two of a cloth (controls/wintray.cpp).
Colors tray() {
  Colors grounds;
  for (const FeltColor felt : kFelts) {
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
  QTest::addColumn<Colors>("inks");
  QTest::addColumn<Colors>("grounds");
  QTest::addColumn<double>("least");
  const auto row = [](const char *name, std::initializer_list<QRgb> inks, const Colors &grounds,
                      double least = kTextContrast) {
    QTest::newRow(name) << colorsOf(inks) << grounds << least;
  };
  const Colors plaque = laid({kPlaque}, cloth());
  row("plates and plaques", {kText, kTextSecond, kAmber, kDealerText, kLoss}, plaque);
  row("a corner button under the pointer", {kText, kTextSecond}, laid({kPlaqueHover}, plaque));
  row("a toggle that is on", {kText}, colorsOf({kToggleOn}));
  row("a toggle under the pointer", {kTextSecond}, laid({kToggleHover}, cloth()));
  row("the dot of a toggle", {kToggleDotOff, kAmber}, plaque, kMarkContrast);
  row("scores", {kText, kScoreDim, kGain, kLoss}, colorsOf({kPanelTop, kPanelBottom}));
  row("the screen in the middle", {kText, kTextDim}, colorsOf({kScreenTop, kScreenBottom}));
  row("the bar of the tiles that are left", {kBarFill}, colorsOf({kBarGround}), kMarkContrast);
  const Colors button = laid({kButtonTop, kButtonBottom, kButtonTopFocus, kButtonBottomFocus}, table());
  row("call buttons", {kText, kTextSecond, kLoss}, button);
  row("call buttons under the pointer", {kText, kTextSecond, kLoss}, laid({kButtonHover}, button));
  row("their frame with the focus", {kAmber}, button + cloth(), kMarkContrast);
  row("buttons of amber", {kOnAmber},
      colorsOf({kAmber, kAmberLit}) + laid({kKeyCapOnAmber}, colorsOf({kAmber})));
  row("key caps", {kTextSecond}, colorsOf({kKeyCap}));
  row("the word of a call", {kText, kAmber}, laid({kWordPanel}, table()));
  const Colors folds = laid({kCurtain.fold[0], kCurtain.fold[1], kCurtain.fold[2], kCurtain.fold[3]},
                            colorsOf({kCurtain.cloth[0], kCurtain.cloth[1]}));
  row("the curtain", {kText, kTextSecond}, folds);
  row("its buttons", {kText}, laid({kButtonOnCloth}, folds));
  row("the ribbon of a moment", {kRibbon.ink}, colorsOf({kRibbon.brass[0], kRibbon.brass[1]}));
  row("the tray of a won hand", {kAmberLit, kText}, tray());
  row("the name above the first page", {kText}, cloth());
  row("pages", {kText, kTextSecond, kTextDim, kAmber, kGain, kLoss},
      page() + laid({kSeatGround, kSeatLit, kSeatFirst, kRowGround, kRowGroundAlternate, kRowBand,
                     kChromeRowHover},
                    page()));
  row("a field of a page", {kTextSecond}, colorsOf({kChromeField}));
  // The same in a light window, by the same names.
  const auto light = [](std::initializer_list<QRgb> colors) {
    Colors tones;
    for (const QRgb color : colors)
      tones << pageTone(color, false);
    return tones;
  };
  const Colors lightPage{chrome(false).panelTop, chrome(false).panelBottom};
  Colors lightGrounds = lightPage;
  for (const QColor &upper : light(
           {kSeatGround, kSeatLit, kSeatFirst, kRowGround, kRowGroundAlternate, kRowBand, kChromeRowHover})) {
    for (const QColor &page : lightPage)
      lightGrounds << over(upper, page);
  }
  QTest::newRow("light pages") << light({kText, kTextSecond, kTextDim, kAmber, kGain, kLoss}) << lightGrounds
                               << kTextContrast;
  QTest::newRow("buttons of light pages")
      << light({kText, kAmberLit}) << light({kButtonTop, kButtonBottom, kButtonTopFocus, kButtonBottomFocus})
      << kTextContrast;
  for (std::size_t place = 0; place < kSeals.size(); ++place)
    QTest::addRow("the seal of place %zu", place + 1)
        << colorsOf({kSeals[place].ink})
        << colorsOf({kSeals[place].metal[0], kSeals[place].metal[1], kSeals[place].metal[2]})
        << kTextContrast;
  const Colors plate = colorsOf({kFirst.cloth[0], kFirst.cloth[1], kFirst.cloth[2]});
  row("the plate of a first", {kFirst.title}, plate);
  row("its sign, large in the light", {kFirst.brass[0], kFirst.brass[1]}, plate, kMarkContrast);
  row("its words, below the light", {kFirst.words, kFirst.brass[1]},
      colorsOf({kFirst.cloth[1], kFirst.cloth[2]}));
  row("paper", {kScorePaper.text, kYakuPaper.text, kYakuPaper.second}, colorsOf({kPaper}));
  row("bands on paper", {kScorePaper.text}, colorsOf({kScorePaper.band}));
  row("bands on the sheet of yaku", {kYakuPaper.bandText}, colorsOf({kYakuPaper.band}));
}

void TestContrast::standsOut() {
  QFETCH(Colors, inks);
  QFETCH(Colors, grounds);
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
