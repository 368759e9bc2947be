// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku and scoring sheet: its figures are the engine's, it fits its two pages under every ruleset, on
// both papers and with texts twice as long, and that is what the PDF has.
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <algorithm>

#include "rules/presets.h"
#include "widgets/scorefigures.h"
#include "widgets/tilepainter.h"
#include "widgets/yakusheet.h"
#include "widgets/yakusheetdialog.h"

using namespace janso;

namespace {

// Every text twice.
class Doubled : public QTranslator {
 public:
  QString translate(const char *, const char *source, const char *, int n) const override {
    const QString text = QString::fromUtf8(source).replace(QLatin1String("%n"), QString::number(n));
    return text + QLatin1Char(' ') + text;
  }
  bool isEmpty() const override { return false; }
};

int pagesOf(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return -1;
  const QString pdf = QString::fromLatin1(file.readAll());
  static const QRegularExpression page(QStringLiteral("/Type /Page\\b(?!s)"));
  return static_cast<int>(pdf.count(page));
}

// The lowest and the rightmost row and column of a page that is not white, in shares of it.
QPointF reach(const YakuSheetLayout &layout, TilePainter &tiles, int page) {
  const QSize size = (layout.page() / 10 * 1.25).toSize();
  const int spare = 60;  // what leaves the page would be seen there
  QImage image(size + QSize(spare, spare), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  layout.paintOn(painter, tiles, page, QRectF(QPointF(), QSizeF(size)));
  painter.end();
  QPoint far;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) != 0xFFFFFFFF)
        far = {std::max(far.x(), x), std::max(far.y(), y)};
    }
  }
  return {far.x() / double(size.width()), far.y() / double(size.height())};
}

}  // namespace

class TestYakuSheet : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void payments_data();
  void payments();
  void lowestFu();
  void limits();
  void fuByRuleset();
  void drawsAreShared();
  void fits_data();
  void fits();
  void fitsWithEverything();
  void fitsTwiceAsLong_data();
  void fitsTwiceAsLong();
  void drawsWhatItMeasures();
  void pdf_data();
  void pdf();
  void pdfThatCannotBeWritten();
  void dialogChooses();
  void dialogCutsNoButton();
  void pagesFollowTheChoice();

 private:
  static void rowsOfPresets(bool bothPapers = true);
  QTemporaryDir m_dir;
  TilePainter m_tiles;
};

void TestYakuSheet::payments_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<int>("han");
  QTest::addColumn<int>("fu");
  QTest::addColumn<bool>("dealer");
  QTest::addColumn<int>("ron");
  QTest::addColumn<int>("fromDealer");
  QTest::addColumn<int>("fromOther");
  const auto row = [](const char *name, const char *preset, int han, int fu, bool dealer, int ron,
                      int fromDealer, int fromOther) {
    QTest::newRow(name) << QString::fromUtf8(preset) << han << fu << dealer << ron << fromDealer << fromOther;
  };
  row("1 han 30 fu", "basic_ariari", 1, 30, false, 1000, 500, 300);
  row("3 han 40 fu of the dealer", "basic_ariari", 3, 40, true, 7700, 0, 2600);
  row("4 han 30 fu", "tenhou_4p", 4, 30, false, 7700, 3900, 2000);
  row("4 han 30 fu, raised to mangan", "mleague", 4, 30, false, 8000, 4000, 2000);
  row("three players, the absent share is lost", "tenhou_3p", 3, 30, false, 3900, 2000, 1000);
}

void TestYakuSheet::payments() {
  QFETCH(QString, preset);
  QFETCH(int, han);
  QFETCH(int, fu);
  QFETCH(bool, dealer);
  const Preset *found = findPreset(preset.toStdString());
  QVERIFY(found != nullptr);
  const WinPayments pays = winPayments(han, fu, 0, dealer, found->make());
  QTEST(int(pays.ron), "ron");
  QTEST(int(pays.fromDealer), "fromDealer");
  QTEST(int(pays.fromOther), "fromOther");
}

void TestYakuSheet::lowestFu() {
  const std::vector<FuLine> lines = fuLines(basicAriAri());
  QCOMPARE(lines.front().fu, 20);
  QCOMPARE(lines.front().ronFrom, 0);  // 20 fu are won by own draw only
  QCOMPARE(lines.front().tsumoFrom, 2);
  QCOMPARE(lines[1].fu, 25);
  QCOMPARE(lines.back().fu, 110);
  RuleSet rules = basicAriAri();
  rules.openPinfuRonFu = 20;
  QCOMPARE(fuLines(rules).front().ronFrom, 1);
  rules = basicAriAri();
  rules.chiitoitsuFu = 50;
  QCOMPARE(fuLines(rules)[1].fu, 30);
}

void TestYakuSheet::limits() {
  const std::vector<LimitLine> lines = limitLines(basicAriAri());
  QCOMPARE(lines.front().limit, Limit::Mangan);
  QCOMPARE(lines.front().hanFrom, 5);
  QCOMPARE(lines.front().hanTo, 5);
  QCOMPARE(lines[1].hanFrom, 6);
  QCOMPARE(lines[1].hanTo, 7);
  QCOMPARE(lines[4].limit, Limit::KazoeYakuman);
  QCOMPARE(lines[4].hanTo, 0);
  QCOMPARE(lines.back().yakuman, 2);
  RuleSet rules = basicAriAri();
  rules.kazoe = Kazoe::Sanbaiman;
  QCOMPARE(limitLines(rules)[3].hanTo, 0);
  QCOMPARE(limitLines(rules)[4].limit, Limit::Yakuman);
  rules.aotenjou = true;
  QVERIFY(limitLines(rules).empty());
}

void TestYakuSheet::fuByRuleset() {
  const auto figure = [](FuFigure::What what, const RuleSet &rules) {
    for (const FuFigure &each : fuFigures(rules)) {
      if (each.what == what)
        return each;
    }
    return FuFigure{what, -1, -1};
  };
  RuleSet rules = basicAriAri();
  QCOMPARE(figure(FuFigure::What::EveryHand, rules).fu, 20);
  QCOMPARE(figure(FuFigure::What::ClosedRon, rules).fu, 10);
  QCOMPARE(figure(FuFigure::What::Tsumo, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::OpenTriplet, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::OpenTriplet, rules).terminal, 4);
  QCOMPARE(figure(FuFigure::What::ConcealedTriplet, rules).fu, 4);
  QCOMPARE(figure(FuFigure::What::ConcealedTriplet, rules).terminal, 8);
  QCOMPARE(figure(FuFigure::What::OpenKan, rules).fu, 8);
  QCOMPARE(figure(FuFigure::What::OpenKan, rules).terminal, 16);
  QCOMPARE(figure(FuFigure::What::ClosedKan, rules).fu, 16);
  QCOMPARE(figure(FuFigure::What::ClosedKan, rules).terminal, 32);
  QCOMPARE(figure(FuFigure::What::DragonPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::SeatWindPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::RoundWindPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::BothWindsPair, rules).fu, 4);
  QCOMPARE(figure(FuFigure::What::OpenWait, rules).fu, 0);
  QCOMPARE(figure(FuFigure::What::MiddleWait, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::EdgeWait, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::PairWait, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::PinfuTsumo, rules).fu, 20);
  QCOMPARE(figure(FuFigure::What::OpenNothing, rules).fu, 30);
  QCOMPARE(figure(FuFigure::What::SevenPairs, rules).fu, 25);
  rules.doubleWindPairFu = 2;
  rules.openTsumoFu = false;
  rules.rinshanTsumoFu = false;
  rules.pinfuTsumo = false;
  rules.chiitoitsuFu = 50;
  QCOMPARE(figure(FuFigure::What::BothWindsPair, rules).fu, 2);
  QCOMPARE(figure(FuFigure::What::OpenTsumo, rules).fu, 0);
  QCOMPARE(figure(FuFigure::What::RinshanTsumo, rules).fu, 0);
  QCOMPARE(figure(FuFigure::What::PinfuTsumo, rules).fu, -1);
  QCOMPARE(figure(FuFigure::What::SevenPairs, rules).fu, 50);
}

void TestYakuSheet::drawsAreShared() {
  QCOMPARE(notenPayments(1, basicAriAri()).toTenpai, 3000);
  QCOMPARE(notenPayments(1, basicAriAri()).fromNoten, 1000);
  QCOMPARE(notenPayments(3, basicAriAri()).fromNoten, 3000);
  QCOMPARE(notenPayments(4, basicAriAri()).toTenpai, 0);
  QCOMPARE(notenPayments(2, tenhouSanma()).toTenpai, tenhouSanma().notenPool / 2);
}

void TestYakuSheet::rowsOfPresets(bool bothPapers) {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<int>("paper");
  for (const Preset &preset : presets()) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
      if (paper == QPageSize::Letter && !bothPapers && preset.make().players == 4)
        continue;
      const QString id = QString::fromUtf8(preset.id.data(), qsizetype(preset.id.size()));
      QTest::newRow(
          qPrintable(id + (paper == QPageSize::A4 ? QStringLiteral(" A4") : QStringLiteral(" Letter"))))
          << id << int(paper);
    }
  }
}

void TestYakuSheet::fits_data() {
  rowsOfPresets();
}

void TestYakuSheet::fits() {
  QFETCH(QString, preset);
  QFETCH(int, paper);
  const RuleSet rules = findPreset(preset.toStdString())->make();
  // The longest names and the shortest.
  for (const YakuNaming naming : {YakuNaming::English, YakuNaming::Japanese}) {
    const YakuSheetLayout layout({rules, naming}, yakuSheetRoom(static_cast<QPageSize::PageSizeId>(paper)));
    for (int page = 0; page < kYakuSheetPages; ++page) {
      QVERIFY2(layout.usedHeight(page) <= layout.page().height(), qPrintable(QString::number(page)));
      QVERIFY(!layout.overflows());
      QVERIFY2(layout.scale(page) > 0.8, qPrintable(QString::number(layout.scale(page))));
      // A page is not left half empty for nothing.
      QVERIFY(layout.scale(page) == kLargestType || layout.usedHeight(page) > 0.95 * layout.page().height());
    }
    QVERIFY(layout.fits());
  }
}

// A ruleset that plays every optional yaku.
void TestYakuSheet::fitsWithEverything() {
  RuleSet rules = basicAriAri();
  rules.optionalYaku = (std::uint64_t{1} << kOptionalYakuCount) - 1;
  rules.renhou = Renhou::Mangan;
  rules.openRiichi = true;
  rules.openRiichiDealInYakuman = true;
  rules.paaRenchan = 8;
  for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
    const YakuSheetLayout layout({rules, YakuNaming::English}, yakuSheetRoom(paper));
    QVERIFY2(layout.fits(), qPrintable(QString::number(layout.usedHeight(1))));
    QVERIFY(layout.overflows());
  }
}

void TestYakuSheet::fitsTwiceAsLong_data() {
  rowsOfPresets();
}

void TestYakuSheet::fitsTwiceAsLong() {
  QFETCH(QString, preset);
  QFETCH(int, paper);
  Doubled doubled;
  QCoreApplication::installTranslator(&doubled);
  const YakuSheetLayout layout({findPreset(preset.toStdString())->make(), YakuNaming::Romaji},
                               yakuSheetRoom(static_cast<QPageSize::PageSizeId>(paper)));
  QCoreApplication::removeTranslator(&doubled);
  QVERIFY2(layout.fits(), qPrintable(QStringLiteral("%1 and %2 of %3")
                                         .arg(layout.usedHeight(0))
                                         .arg(layout.usedHeight(1))
                                         .arg(layout.page().height())));
}

// Nothing is painted beside or below the page, and what was measured is used.
void TestYakuSheet::drawsWhatItMeasures() {
  const YakuSheetLayout layout({basicAriAri(), YakuNaming::English}, yakuSheetRoom(QPageSize::A4));
  for (int page = 0; page < kYakuSheetPages; ++page) {
    const QPointF far = reach(layout, m_tiles, page);
    QVERIFY2(far.x() <= 1.005 && far.x() > 0.97, qPrintable(QString::number(far.x())));
    const double used = layout.usedHeight(page) / layout.page().height();
    QVERIFY2(qAbs(far.y() - used) < 0.02, qPrintable(QStringLiteral("%1, %2").arg(far.y()).arg(used)));
  }
}

void TestYakuSheet::pdf_data() {
  rowsOfPresets(false);
}

void TestYakuSheet::pdf() {
  QFETCH(QString, preset);
  QFETCH(int, paper);
  const QString path = m_dir.filePath(QStringLiteral("sheet.pdf"));
  const YakuSheet sheet{findPreset(preset.toStdString())->make(), YakuNaming::Romaji};
  QCOMPARE(saveYakuSheetAsPdf(sheet, m_tiles, static_cast<QPageSize::PageSizeId>(paper), path), QString());
  QCOMPARE(pagesOf(path), kYakuSheetPages);
  QVERIFY(QFileInfo(path).size() < 3'000'000);
}

void TestYakuSheet::pdfThatCannotBeWritten() {
  const QString nowhere = m_dir.filePath(QStringLiteral("nowhere/sheet.pdf"));
  const QString problem =
      saveYakuSheetAsPdf({basicAriAri(), YakuNaming::Romaji}, m_tiles, QPageSize::A4, nowhere);
  QVERIFY2(problem.contains(QStringLiteral("sheet.pdf")), qPrintable(problem));
}

void TestYakuSheet::dialogChooses() {
  const RulesetStore store(m_dir.filePath(QStringLiteral("rulesets")));
  YakuSheetDialog dialog(tenhouSanma(), YakuNaming::Ema, m_tiles, store);
  QCOMPARE(dialog.shown().rules, tenhouSanma());
  QCOMPARE(dialog.shown().naming, YakuNaming::Ema);
  auto *ruleset = dialog.findChild<QComboBox *>(QStringLiteral("ruleset"));
  QVERIFY(ruleset->count() >= int(presets().size()));
  ruleset->setCurrentIndex(1);
  QVERIFY(dialog.shown().rules != tenhouSanma());
  dialog.findChild<QComboBox *>(QStringLiteral("names"))->setCurrentIndex(int(YakuNaming::Japanese));
  QCOMPARE(dialog.shown().naming, YakuNaming::Japanese);
}

// However small the dialog is made.
void TestYakuSheet::dialogCutsNoButton() {
  Doubled language;
  QCoreApplication::installTranslator(&language);
  const RulesetStore store(m_dir.filePath(QStringLiteral("rulesets")));
  YakuSheetDialog dialog(tenhouSanma(), YakuNaming::Ema, m_tiles, store);
  dialog.show();
  dialog.resize(100, 100);
  QCoreApplication::processEvents();
  const QList<QPushButton *> buttons = dialog.findChildren<QPushButton *>();
  QVERIFY(buttons.size() >= 3);
  for (const QPushButton *button : buttons)
    QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
  QCoreApplication::removeTranslator(&language);
}

// They are kept as pictures: each of these must make them anew.
void TestYakuSheet::pagesFollowTheChoice() {
  YakuSheetView view;
  view.setPainter(&m_tiles);
  view.resize(500, view.heightForWidth(500));
  view.setSheet({basicAriAri(), YakuNaming::Romaji}, QPageSize::A4);
  const QImage first = view.grab().toImage();
  QCOMPARE(view.grab().toImage(), first);
  view.setSheet({basicAriAri(), YakuNaming::English}, QPageSize::A4);
  QVERIFY(view.grab().toImage() != first);
  view.setSheet({basicAriAri(), YakuNaming::Romaji}, QPageSize::A4);
  QCOMPARE(view.grab().toImage(), first);
  YakuSheetView wide;
  wide.setPainter(&m_tiles);
  wide.setSheet({basicAriAri(), YakuNaming::Romaji}, QPageSize::A4);
  for (YakuSheetView *each : {&view, &wide})
    each->resize(600, each->heightForWidth(600));
  const QImage wider = wide.grab().toImage();
  QCOMPARE(view.grab().toImage(), wider);
  Doubled doubled;
  QCoreApplication::installTranslator(&doubled);
  QEvent change(QEvent::LanguageChange);
  QCoreApplication::sendEvent(&view, &change);
  const QImage longer = view.grab().toImage();
  QCoreApplication::removeTranslator(&doubled);
  QVERIFY(longer != wider);
}

QTEST_MAIN(TestYakuSheet)
#include "tst_yakusheet.moc"
