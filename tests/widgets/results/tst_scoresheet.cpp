// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The score sheet: what it says, that it fits its page, what goes to the PDF and the printer, the dialog's
// keys.
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QFile>
#include <QLocale>
#include <QPainter>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/results/scoresheet.h"

using namespace janso;

namespace {

// One match of each shape in turn; points only have to add up.
SeriesMatch matchOf(const Series &series, int number) {
  static constexpr std::array<std::array<std::int32_t, 4>, 3> kScores{
      {{41300, 24900, 21800, 12000}, {-3400, 52200, 33000, 18200}, {24000, 30300, 19600, 26100}}};
  const RuleSet rules = basicAriAri();
  MatchResult result;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    result.scores[seat] = kScores[static_cast<std::size_t>(number % 3)][seat];
    int place = 1;
    for (const std::int32_t other : kScores[static_cast<std::size_t>(number % 3)])
      place += other > result.scores[seat] ? 1 : 0;
    result.place[seat] = static_cast<std::int8_t>(place);
    result.placement[seat] = rules.uma[static_cast<std::size_t>(place - 1)] + (place == 1 ? rules.oka : 0);
    result.finalPoints[seat] = result.scores[seat] - rules.returnPoints + result.placement[seat];
  }
  const SeriesSeats before = series.played.empty() ? SeriesSeats{0, 1, 2, 3} : series.played.back().seats;
  return seriesMatch(rules, number == 0 ? before : seatsAfter(before, 4, SeriesSeating::Rotate, 0), result);
}

ScoreSheet sheetOf(int matches, int played) {
  ScoreSheet sheet;
  sheet.rules = basicAriAri();
  sheet.begun = QDateTime(QDate(2026, 11, 21), QTime(9, 30));
  sheet.series.matches = matches;
  sheet.series.names = {"Mei", "Takumi", "Hana", "Kenji"};
  for (int number = 0; number < played; ++number)
    sheet.series.played.push_back(matchOf(sheet.series, number));
  return sheet;
}

// All texts of a drawing in the order in which they are written.
QString textsOf(const SheetPainter &drawing) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(drawing.size().toSize());
  QPainter painter(&generator);
  drawing.paint(painter, paperSheetColors());
  painter.end();
  QString all;
  static const QRegularExpression kText(QStringLiteral("<text[^>]*>([^<]*)</text>"));
  for (auto texts = kText.globalMatch(QString::fromUtf8(buffer.data())); texts.hasNext();)
    all += texts.next().captured(1).trimmed();
  return all;
}

QByteArray contents(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype count(const QByteArray &pdf, const char *pattern) {
  qsizetype found = 0;
  const QRegularExpression expression(QString::fromLatin1(pattern));
  for (auto all = expression.globalMatch(QString::fromLatin1(pdf)); all.hasNext(); all.next())
    ++found;
  return found;
}

QByteArray utf16(const QString &text) {
  QByteArray bytes;
  for (const QChar c : text)
    bytes.append(static_cast<char>(c.unicode() >> 8)).append(static_cast<char>(c.unicode() & 0xFF));
  return bytes;
}

double luminance(const QColor &color) {
  const auto linear = [](double part) {
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b) {
  const double one = luminance(a) + 0.05;
  const double other = luminance(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

}  // namespace

class TestScoreSheet : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void saysWhatTheSheetSays();
  void adjustmentsHaveALineOnlyWhereThereAreSome();
  void threePlayersHaveThreeColumns();
  void matchesToComeAreEmpty();
  void staysInItsSize_data();
  void staysInItsSize();
  void pdf_data();
  void pdf();
  void pdfThatCannotBeWritten();
  void printsOnePage();
  void canBeReadInBothSchemes();
  void dialogByKeyboard();
  void dialogShowsTheSeriesChosen();
  void isSpoken();

 private:
  QTemporaryDir m_dir;
};

void TestScoreSheet::saysWhatTheSheetSays() {
  const QString texts = textsOf(SheetPainter(sheetOf(2, 2)));
  QVERIFY2(texts.contains("ScoreEast41,300South24,900West21,800North12,000"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Match points+11.3\u22125.1\u22128.2\u221218.0"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Placement1st+50.02nd+10.03rd\u221210.04th\u221230.0"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Running total+61.3+4.9\u221218.2\u221248.0"), qPrintable(texts));
  // The second match is played on seats that have moved on: East was South before.
  QVERIFY2(texts.contains(u"ScoreNorth18,200East\u22123,400South52,200West33,000"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Final points\u221221.8\u221263.4+72.2+13.0"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Final total+39.5\u221258.5+54.0\u221235.0"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Mei2nd+39.5"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Hana1st+54.0"), qPrintable(texts));
  QVERIFY2(texts.contains(u"Starting score 25,000 \u00b7 return score 30,000 \u00b7 uma +30 / +10 / "
                          u"\u221210 / \u221230 \u00b7 oka +20"),
           qPrintable(texts));
  QCOMPARE(texts.count("Final points"), 1);  // the first match's would be its running total once more
}

void TestScoreSheet::adjustmentsHaveALineOnlyWhereThereAreSome() {
  ScoreSheet sheet = sheetOf(3, 2);
  QVERIFY(!textsOf(SheetPainter(sheet)).contains("Adjustment"));
  sheet.series.played[1].total[0] += 1800;
  const QString texts = textsOf(SheetPainter(sheet));
  QCOMPARE(texts.count("Adjustment"), 3);
  QVERIFY2(texts.contains("Adjustment+1.80.00.00.0"), qPrintable(texts));
}

void TestScoreSheet::threePlayersHaveThreeColumns() {
  ScoreSheet sheet = sheetOf(4, 2);
  sheet.series.players = 3;
  sheet.rules.players = 3;
  sheet.series.names[3].clear();
  const QString texts = textsOf(SheetPainter(sheet));
  QVERIFY2(texts.contains("ScoreEast41,300South24,900West21,800Match"), qPrintable(texts));
  QVERIFY2(texts.contains(u"uma +30 / +10 / \u221210 \u00b7"), qPrintable(texts));
  QCOMPARE(SheetPainter(sheet).size(), SheetPainter(sheetOf(4, 2)).size());
  sheet.rules.umaKind = UmaKind::FloatingJpml;
  QVERIFY(SheetPainter(sheet).rulesLine().contains("JPML"));
}

void TestScoreSheet::matchesToComeAreEmpty() {
  const QString none = textsOf(SheetPainter(sheetOf(4, 0)));
  QVERIFY2(none.contains("0 of 4 matches played"), qPrintable(none));
  QVERIFY(!none.contains("1st"));  // nobody is ahead yet
  QCOMPARE(none.count("ScoreMatch pointsPlacement"), 4);
  QCOMPARE(SheetPainter(sheetOf(4, 0)).size(), SheetPainter(sheetOf(4, 4)).size());
}

void TestScoreSheet::staysInItsSize_data() {
  QTest::addColumn<int>("matches");
  QTest::addColumn<bool>("longNames");
  for (int matches = 1; matches <= kMaxSeriesMatches; matches += test::rounds(1, 5)) {
    for (const bool longNames : {false, true})
      QTest::addRow("%d matches%s", matches, longNames ? ", long names" : "") << matches << longNames;
  }
}

void TestScoreSheet::staysInItsSize() {
  QFETCH(int, matches);
  QFETCH(bool, longNames);
  ScoreSheet sheet = sheetOf(matches, matches);
  for (std::string &name : sheet.series.names)
    name += longNames ? " of the very long and winding name" : "";
  sheet.series.played[0].total[1] += 500;
  for (const QSizeF page :
       {QSizeF(), QSizeF(180, 267), QSizeF(186, 249), QSizeF(267, 180), QSizeF(249, 186)}) {
    const SheetPainter drawing = page.isEmpty() ? SheetPainter(sheet) : SheetPainter(sheet, page);
    constexpr int kAround = 6;
    QImage image(drawing.size().toSize() + QSize(2 * kAround, 2 * kAround), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(kAround, kAround);
    drawing.paint(painter, paperSheetColors());
    painter.end();
    const QRect inside = image.rect().adjusted(kAround - 2, kAround - 2, 2 - kAround, 2 - kAround);
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        if (inside.contains(x, y))
          x = inside.right();
        else
          QVERIFY2(image.pixel(x, y) == qRgb(255, 255, 255),
                   qPrintable(QStringLiteral("%1,%2").arg(x).arg(y)));
      }
    }
  }
}

void TestScoreSheet::pdf_data() {
  QTest::addColumn<int>("matches");
  QTest::addColumn<int>("paper");
  QTest::addColumn<QSize>("points");  // of the page
  QTest::newRow("four on A4") << 4 << static_cast<int>(QPageSize::A4) << QSize(595, 842);
  QTest::newRow("four on Letter") << 4 << static_cast<int>(QPageSize::Letter) << QSize(612, 792);
  QTest::newRow("sixteen on A4 lie wide") << 16 << static_cast<int>(QPageSize::A4) << QSize(842, 595);
  QTest::newRow("sixteen on Letter lie wide") << 16 << static_cast<int>(QPageSize::Letter) << QSize(792, 612);
}

void TestScoreSheet::pdf() {
  QFETCH(int, matches);
  QFETCH(int, paper);
  QFETCH(QSize, points);
  const QString path = m_dir.filePath(QStringLiteral("sheet.pdf"));
  QFile::remove(path);
  QCOMPARE(savePaperSheet(
               scorePaper(sheetOf(matches, matches - 1), static_cast<QPageSize::PageSizeId>(paper)), path),
           QString());
  const QByteArray pdf = contents(path);
  QVERIFY(pdf.startsWith("%PDF"));
  QCOMPARE(count(pdf, "/Type /Page\\b(?!s)"), 1);
  static const QRegularExpression kBox(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
  const QRegularExpressionMatch box = kBox.match(QString::fromLatin1(pdf));
  QVERIFY(box.hasMatch());
  QCOMPARE(QSize(qRound(box.captured(1).toDouble()), qRound(box.captured(2).toDouble())), points);
  QVERIFY(pdf.contains(utf16(QStringLiteral("Score sheet: Mei, Takumi, Hana, Kenji"))));
  // Letters, not pictures of letters.
  QVERIFY(count(pdf, "/FontFile") >= 2);
  QCOMPARE(count(pdf, "/Subtype /Image"), 0);
}

void TestScoreSheet::pdfThatCannotBeWritten() {
  const QString nowhere = m_dir.filePath(QStringLiteral("nowhere/sheet.pdf"));
  const QString problem = savePaperSheet(scorePaper(sheetOf(4, 2), QPageSize::A4), nowhere);
  QVERIFY2(problem.contains(QStringLiteral("sheet.pdf")), qPrintable(problem));
  QVERIFY(!QFile::exists(nowhere));
}

void TestScoreSheet::printsOnePage() {
  const QString path = m_dir.filePath(QStringLiteral("print.pdf"));
  {
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    const PaperSheet sheet = scorePaper(sheetOf(4, 2), QPageSize::A4);
    printer.setPageLayout(sheet.layout);
    QVERIFY(printPaperSheet(sheet, printer));
  }
  const QByteArray pdf = contents(path);
  QVERIFY(pdf.startsWith("%PDF"));
  QCOMPARE(count(pdf, "/Type /Page\\b(?!s)"), 1);
  QVERIFY(count(pdf, "/FontFile") >= 2);
}

void TestScoreSheet::canBeReadInBothSchemes() {
  for (const bool dark : {true, false}) {
    const ChromeColors chrome = chromeColors(dark);
    const SheetColors colors = sheetColors(chrome);
    for (const QColor &ground : {chrome.panelTop, chrome.panelBottom}) {
      for (const QColor &ink : {colors.text, colors.second, colors.dim, colors.gain, colors.loss})
        QVERIFY2(contrast(ink, ground) >= 4.5,
                 qPrintable(QStringLiteral("%1 on %2").arg(ink.name(), ground.name())));
    }
    for (const QColor &ink : {colors.text, colors.gain, colors.loss})
      QVERIFY2(contrast(ink, colors.band) >= 4.5, qPrintable(ink.name()));
  }
  const SheetColors paper = paperSheetColors();
  for (const QColor &ink : {paper.text, paper.second, paper.dim, paper.gain, paper.loss})
    QVERIFY2(contrast(ink, Qt::white) >= 4.5, qPrintable(ink.name()));
}

void TestScoreSheet::dialogByKeyboard() {
  ScoreSheetDialog dialog({sheetOf(12, 3)});
  dialog.resize(700, 500);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  auto *scroll = dialog.findChild<QScrollArea *>(QStringLiteral("scroll"));
  QCOMPARE(dialog.focusWidget(), scroll);
  // Twelve matches are higher than any screen of the test.
  QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
  QTest::keyClick(scroll, Qt::Key_Down);
  QVERIFY(scroll->verticalScrollBar()->value() > 0);
  QStringList reached;
  for (int i = 0; i < 5; ++i) {
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    reached << dialog.focusWidget()->objectName();
  }
  QCOMPARE(reached, (QStringList{"paper", "save", "print", "close", "scroll"}));
  auto *paper = dialog.findChild<QComboBox *>(QStringLiteral("paper"));
  paper->setCurrentIndex(0);
  QCOMPARE(dialog.paper(), QPageSize::A4);
  paper->setFocus();
  QTest::keyClick(paper, Qt::Key_Down);
  QCOMPARE(dialog.paper(), QPageSize::Letter);
  for (const char *name : {"save", "print", "close"})
    QVERIFY(!dialog.findChild<QPushButton *>(QString::fromLatin1(name))->text().isEmpty());
  QTest::keyClick(&dialog, Qt::Key_Escape);
  QVERIFY(!dialog.isVisible());
}

void TestScoreSheet::dialogShowsTheSeriesChosen() {
  ScoreSheet old = sheetOf(2, 2);
  old.series.names[0] = "Aoi";
  ScoreSheetDialog one({old});
  one.show();
  QVERIFY(!one.findChild<QComboBox *>(QStringLiteral("series"))->isVisible());
  ScoreSheetDialog dialog({sheetOf(4, 1), old});
  dialog.show();
  auto *series = dialog.findChild<QComboBox *>(QStringLiteral("series"));
  auto *view = dialog.findChild<ScoreSheetView *>();
  QVERIFY(series->isVisible());
  QCOMPARE(series->count(), 2);
  QVERIFY2(series->itemText(1).contains(QStringLiteral("Aoi")), qPrintable(series->itemText(1)));
  QCOMPARE(dialog.shown().series.matches, 4);
  const int high = view->sizeHint().height();
  series->setCurrentIndex(1);
  QCOMPARE(dialog.shown().series.matches, 2);
  QVERIFY(view->sizeHint().height() < high);
  QVERIFY(view->accessibleDescription().contains(QStringLiteral("Aoi")));
}

void TestScoreSheet::isSpoken() {
  const QStringList spoken = SheetPainter(sheetOf(4, 1)).spoken();
  QCOMPARE(spoken.size(), 5);
  QCOMPARE(spoken[1],
           QStringLiteral("Match 1, Takumi: score 24,900, match points \u22125.1, placement +10.0 (2nd), "
                          "match total +4.9, running total +4.9"));
}

JANSO_TEST(TestScoreSheet);
#include "tst_scoresheet.moc"
