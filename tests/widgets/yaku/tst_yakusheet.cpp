// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku and scoring sheet: it fits its two pages under every ruleset, on both papers and with texts twice
// as long, and that is what the PDF has.
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <algorithm>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/yaku/yakusheet.h"
#include "widgets/yaku/yakusheetdialog.h"

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
  void fits_data();
  void fits();
  void fitsWithEverything();
  void fitsTwiceAsLong_data();
  void fitsTwiceAsLong();
  void drawsWhatItMeasures();
  void pdf_data();
  void pdf();
  void printsTheChosenPages_data();
  void printsTheChosenPages();
  void pdfThatCannotBeWritten();
  void dialogChooses();
  void dialogCutsNoButton();
  void pagesFollowTheChoice();

 private:
  static void rowsOfPresets(bool bothPapers = true);
  QTemporaryDir m_dir;
  TilePainter m_tiles;
};

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
  for (const YakuNaming naming : {YakuNaming::Translated, YakuNaming::Japanese}) {
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
    const YakuSheetLayout layout({rules, YakuNaming::Translated}, yakuSheetRoom(paper));
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
  const YakuSheetLayout layout({basicAriAri(), YakuNaming::Translated}, yakuSheetRoom(QPageSize::A4));
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
  QCOMPARE(savePaperSheet(yakuPaper(sheet, m_tiles, static_cast<QPageSize::PageSizeId>(paper)), path),
           QString());
  QCOMPARE(pagesOf(path), kYakuSheetPages);
  QVERIFY(QFileInfo(path).size() < 3'000'000);
}

void TestYakuSheet::printsTheChosenPages_data() {
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("to");
  QTest::addColumn<int>("printed");
  QTest::newRow("all") << 0 << 0 << kYakuSheetPages;
  QTest::newRow("the second alone") << 2 << 2 << 1;
  QTest::newRow("more than there are") << 1 << 9 << kYakuSheetPages;
}

void TestYakuSheet::printsTheChosenPages() {
  QFETCH(int, from);
  QFETCH(int, to);
  QFETCH(int, printed);
  const QString path = m_dir.filePath(QStringLiteral("print.pdf"));
  {
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    printer.setFromTo(from, to);
    QVERIFY(printPaperSheet(yakuPaper({basicAriAri(), YakuNaming::Romaji}, m_tiles, QPageSize::A4), printer));
  }
  QCOMPARE(pagesOf(path), printed);
}

void TestYakuSheet::pdfThatCannotBeWritten() {
  const QString nowhere = m_dir.filePath(QStringLiteral("nowhere/sheet.pdf"));
  const QString problem =
      savePaperSheet(yakuPaper({basicAriAri(), YakuNaming::Romaji}, m_tiles, QPageSize::A4), nowhere);
  QVERIFY2(problem.contains(QStringLiteral("sheet.pdf")), qPrintable(problem));
}

void TestYakuSheet::dialogChooses() {
  YakuSheetDialog dialog({tenhouSanma(), basicAriAri()}, YakuNaming::Ema, m_tiles);
  QCOMPARE(dialog.shown().rules, tenhouSanma());
  QCOMPARE(dialog.shown().naming, YakuNaming::Ema);
  auto *ruleset = dialog.findChild<QComboBox *>(QStringLiteral("ruleset"));
  QCOMPARE(ruleset->count(), 2);
  ruleset->setCurrentIndex(1);
  QVERIFY(dialog.shown().rules != tenhouSanma());
  dialog.findChild<QComboBox *>(QStringLiteral("names"))->setCurrentIndex(int(YakuNaming::Japanese));
  QCOMPARE(dialog.shown().naming, YakuNaming::Japanese);
}

// However small the dialog is made.
void TestYakuSheet::dialogCutsNoButton() {
  Doubled language;
  QCoreApplication::installTranslator(&language);
  YakuSheetDialog dialog({tenhouSanma()}, YakuNaming::Ema, m_tiles);
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
  view.setSheet({basicAriAri(), YakuNaming::Translated}, QPageSize::A4);
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

JANSO_TEST(TestYakuSheet);
#include "tst_yakusheet.moc"
