// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Prose with tiles and links: what the markup means, that it wraps, is read aloud, and is used by mouse and
// keyboard, in both looks.
#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QVBoxLayout>

#include "rules/mpsz.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/termtaker.h"

using namespace janso;
using test::TermTaker;

namespace {

QString described(const QString &markup) {
  QStringList parts;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    switch (piece.type) {
      case MarkupPiece::Type::Words:
        parts << QStringLiteral("words(%1)").arg(piece.words);
        break;
      case MarkupPiece::Type::Link:
        parts << QStringLiteral("link(%1,%2)").arg(piece.term, piece.words);
        break;
      case MarkupPiece::Type::Break:
        parts << QStringLiteral("break");
        break;
      case MarkupPiece::Type::Tiles: {
        QString tiles;
        for (const Tile tile : piece.tiles)
          tiles += QString::fromStdString(toMpsz(tile));
        parts << QStringLiteral("tiles(%1)").arg(tiles);
        break;
      }
    }
  }
  return parts.join(u' ');
}

// Counts pixels that are near a color.
int inked(const QImage &image, QColor color, const QRect &area) {
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y) {
    for (int x = area.left(); x <= area.right(); ++x) {
      const QColor here = image.pixelColor(x, y);
      const int off = std::abs(here.red() - color.red()) + std::abs(here.green() - color.green()) +
                      std::abs(here.blue() - color.blue());
      count += off < 40 ? 1 : 0;
    }
  }
  return count;
}

QImage pictureOf(QWidget &widget, QColor ground, qreal ratio) {
  QImage image(widget.size() * ratio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(ground);
  widget.render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
  return image;
}

}  // namespace

class TestTeachText : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keepsFiguresAndSignsTogether_data();
  void keepsFiguresAndSignsTogether();
  void drawsWhatFollowsTiles();
  void markupIsRead_data();
  void markupIsRead();
  void faultsAreNamed_data();
  void faultsAreNamed();
  void plainTextSpellsTiles();
  void tilesAreWrittenAsRead();
  void wrapsToItsWidth();
  void longRowsOfTilesWrap();
  void layoutGivesTheHeight();
  void screenReaderSpeaksIt();
  void mousePressesLinks();
  void keyboardReachesEveryLink();
  void textWithoutLinksTakesNoFocus();
  void parentsAreAskedForTheTerm();
  void colorsFollowTheLook_data();
  void colorsFollowTheLook();
  void tilesAreDrawnInTheText_data();
  void tilesAreDrawnInTheText();
  void tilesAloneLieOnFelt();
  void aRowIsMadeSmallerBeforeItBreaks();
  void linesAreEvenlySpaced_data();
  void linesAreEvenlySpaced();
};

void TestTeachText::markupIsRead_data() {
  QTest::addColumn<QString>("markup");
  QTest::addColumn<QString>("wanted");
  QTest::newRow("words") << "Two tiles."
                         << "words(Two tiles.)";
  QTest::newRow("tiles keep their order") << "{0p34m7z}"
                                          << "tiles(0p3m4m7z)";
  QTest::newRow("backs") << "{__}"
                         << "tiles(?\?)";
  QTest::newRow("tiles between words") << "a{1s}b"
                                       << "words(a) tiles(1s) words(b)";
  QTest::newRow("link by its id") << "[[furiten]]"
                                  << "link(furiten,furiten)";
  QTest::newRow("link with other words") << "[[furiten|in furiten]]."
                                         << "link(furiten,in furiten) words(.)";
  QTest::newRow("link in Japanese") << QStringLiteral("[[furiten|振聴]]")
                                    << QStringLiteral("link(furiten,振聴)");
  QTest::newRow("paragraphs") << "a\nb\n\nc"
                              << "words(a) break words(b) break words(c)";
  QTest::newRow("not tiles: shown as written") << "{9z}"
                                               << "words({9z})";
  QTest::newRow("not closed: shown as written") << "{1m [[x"
                                                << "words({1m [[x)";
}

void TestTeachText::markupIsRead() {
  QFETCH(QString, markup);
  QFETCH(QString, wanted);
  QCOMPARE(described(markup), wanted);
}

void TestTeachText::faultsAreNamed_data() {
  QTest::addColumn<QString>("markup");
  QTest::addColumn<int>("faults");
  QTest::newRow("none") << "{123m} [[suji]] [[no chance|wall]]" << 0;
  QTest::newRow("no such tile") << "{8z}" << 2;  // and its brace stands alone then
  QTest::newRow("empty braces") << "{}" << 2;
  QTest::newRow("open brace") << "{12m" << 1;
  QTest::newRow("open link") << "[[suji" << 1;
  QTest::newRow("upper case id") << "[[Suji]]" << 1;
  QTest::newRow("no words") << "[[suji| ]]" << 1;
}

void TestTeachText::faultsAreNamed() {
  QFETCH(QString, markup);
  QFETCH(int, faults);
  QCOMPARE(markupFaults(markup).size(), faults);
}

void TestTeachText::plainTextSpellsTiles() {
  QCOMPARE(plainText(QStringLiteral("Wait: {20p}, [[furiten|in furiten]].\nDone")),
           QStringLiteral("Wait: 2 pin, red 5 pin, in furiten.\nDone"));
  QCOMPARE(markupTerms(QStringLiteral("[[a]] [[b|c]] [[a]]")), QStringList({"a", "b", "a"}));
}

void TestTeachText::tilesAreWrittenAsRead() {
  const auto tiles = parseTiles("0p34m7z");
  QCOMPARE(described(tilesMarkup(*tiles)), QStringLiteral("tiles(0p3m4m7z)"));
  QCOMPARE(tileMarkup(Tile()), QStringLiteral("{_}"));
  const std::vector<Tile> mixed{Tile(), Tile(kEast), Tile(kEast), Tile()};
  QCOMPARE(described(tilesMarkup(mixed)), QStringLiteral("tiles(?) tiles(1z1z) tiles(?)"));
  QVERIFY(tilesMarkup({}).isEmpty());
}

void TestTeachText::wrapsToItsWidth() {
  TeachText text(QStringLiteral("A hand of fourteen tiles is four sets and a pair, and it needs a yaku."));
  const int natural = text.sizeHint().width();
  QVERIFY(text.heightForWidth(natural / 3) > 2 * text.heightForWidth(natural));
  // Twice as much text needs more room, never less.
  const int once = text.heightForWidth(200);
  text.setMarkup(text.markup() + u' ' + text.markup());
  QVERIFY(text.heightForWidth(200) > once);
}

void TestTeachText::longRowsOfTilesWrap() {
  QWidget wide;
  auto &text = *new TeachText(QStringLiteral("{123m456p789s11222z}"), &wide);
  const int natural = text.sizeHint().width();
  const int one = text.heightForWidth(natural + 10);
  const int two = text.heightForWidth(natural * 6 / 10);
  QVERIFY2(two > one * 3 / 2, "the tiles need a second row");
  text.resize(natural * 6 / 10, two);
  // Nothing is drawn beyond the edges: the picture of a wider ground is empty there.
  wide.resize(natural + 50, two + 20);
  text.move(0, 0);
  const QImage image = pictureOf(wide, Qt::magenta, 1);
  const QRect beside(text.width() + 1, 0, natural + 49 - text.width() - 1, two);
  QCOMPARE(inked(image, Qt::magenta, beside), beside.width() * beside.height());
}

void TestTeachText::layoutGivesTheHeight() {
  QWidget page;
  auto *layout = new QVBoxLayout(&page);
  auto *text =
      new TeachText(QStringLiteral("Some words {123m} and more words, again and again, to the end of "
                                   "the line and over it, so that there are several lines."));
  layout->addWidget(text);
  layout->addStretch();
  page.resize(260, 500);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  QVERIFY(text->height() >= text->heightForWidth(text->width()));
}

void TestTeachText::screenReaderSpeaksIt() {
  TeachText text(QStringLiteral("You wait for {47s}."));
  QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&text);
  QVERIFY(spoken);
  QCOMPARE(spoken->role(), QAccessible::StaticText);
  QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("You wait for 4 sou, 7 sou."));
  text.setMarkup(QStringLiteral("{_}"));
  QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("a face-down tile"));
}

void TestTeachText::mousePressesLinks() {
  QWidget page;
  TeachText text(QStringLiteral("You are [[furiten|in furiten]] on {3m} and may only [[tsumo]]."), &page);
  text.resize(160, text.heightForWidth(160));
  page.resize(text.size());
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  TermTaker terms(&page);
  QCOMPARE(text.linkCount(), 2);
  for (int link = 0; link < 2; ++link) {
    for (const QRect &line : text.linkRects(link)) {
      QVERIFY(text.rect().contains(line.center()));
      terms.taken.clear();
      QTest::mouseClick(&text, Qt::LeftButton, {}, line.center());
      QCOMPARE(terms.taken, QStringList{text.linkTerm(link)});
    }
  }
  terms.taken.clear();
  QTest::mouseClick(&text, Qt::LeftButton, {}, QPoint(1, text.height() - 1));
  QTest::mouseClick(&text, Qt::RightButton, {}, text.linkRects(0).first().center());
  QCOMPARE(terms.taken, QStringList());
}

void TestTeachText::keyboardReachesEveryLink() {
  QWidget page;
  auto *layout = new QVBoxLayout(&page);
  auto *before = new QPushButton;
  auto *text = new TeachText(QStringLiteral("[[ron]] or [[tsumo]] or [[chi]]"));
  auto *after = new QPushButton;
  layout->addWidget(before);
  layout->addWidget(text);
  layout->addWidget(after);
  page.show();
  page.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&page));
  TermTaker terms(&page);
  before->setFocus();
  for (int link = 0; link < 3; ++link) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(text->hasFocus());
    QCOMPARE(text->focusedLink(), link);
    const Qt::Key key = link == 0 ? Qt::Key_Return : link == 1 ? Qt::Key_Space : Qt::Key_Enter;
    QTest::keyClick(text, key);
    QCOMPARE(terms.taken.takeLast(), text->linkTerm(link));
  }
  QTest::keyClick(text, Qt::Key_Left);
  QCOMPARE(text->focusedLink(), 1);
  QTest::keyClick(text, Qt::Key_Right);
  QTest::keyClick(text, Qt::Key_Tab);
  QVERIFY(after->hasFocus());
  QTest::keyClick(after, Qt::Key_Backtab);
  QCOMPARE(text->focusedLink(), 2);
  QTest::keyClick(text, Qt::Key_Backtab);
  QTest::keyClick(text, Qt::Key_Backtab);
  QTest::keyClick(text, Qt::Key_Backtab);
  QVERIFY(before->hasFocus());
}

void TestTeachText::textWithoutLinksTakesNoFocus() {
  TeachText text(QStringLiteral("only words {1m}"));
  QCOMPARE(text.focusPolicy(), Qt::NoFocus);
}

void TestTeachText::parentsAreAskedForTheTerm() {
  QWidget top;
  QWidget inner(&top);
  TermTaker atTop(&top);
  TermTaker within(&inner);
  auto *text = new TeachText(QStringLiteral("[[suji]]"), &inner);
  text->activateLink(0);
  QCOMPARE(within.taken, QStringList({"suji"}));
  QVERIFY2(atTop.taken.isEmpty(), "the nearest took it");
}

void TestTeachText::colorsFollowTheLook_data() {
  QTest::addColumn<QString>("scheme");
  QTest::addColumn<bool>("table");
  QTest::newRow("light window") << "light" << false;
  QTest::newRow("dark window") << "dark" << false;
  QTest::newRow("table in a light window") << "light" << true;
}

void TestTeachText::colorsFollowTheLook() {
  QFETCH(QString, scheme);
  QFETCH(bool, table);
  TeachText text(QStringLiteral("MMMMM [[tsumo|WWWWWW]]"));
  text.resize(400, 60);
  setChromeScheme(scheme);
  QCoreApplication::processEvents();
  if (table)
    text.setLook(TeachText::Look::Table);
  const ChromeColors chrome = chromeColors();
  QCOMPARE(chrome.dark, scheme == QLatin1String("dark"));
  const QColor ground = table ? QColor::fromRgba(theme::kScreenBottom) : chrome.panelBottom;
  const QImage image = pictureOf(text, ground, 2);
  const QColor words = table ? QColor::fromRgba(theme::kText) : chrome.text;
  const QColor link = table ? QColor::fromRgba(theme::kAmber) : chrome.accentText;
  QRect linkArea = text.linkRects(0).first();
  linkArea = QRect(linkArea.topLeft() * 2, linkArea.size() * 2);
  const QRect wordArea(0, linkArea.top(), linkArea.left() - 4, linkArea.height());
  QVERIFY(inked(image, words, wordArea) > 100);
  QVERIFY(inked(image, link, linkArea) > 100);
  setChromeScheme(QStringLiteral("system"));
}

void TestTeachText::tilesAreDrawnInTheText_data() {
  QTest::addColumn<qreal>("ratio");
  QTest::addColumn<int>("pixels");
  for (const int pixels : {13, 15, 24}) {
    for (const qreal ratio : {1.0, 1.5, 2.0})
      QTest::addRow("%d pixels at %.1f", pixels, ratio) << ratio << pixels;
  }
}

// A white dragon is a plain ivory face, on the text's line, about as high as it and never too small to tell
// faces apart.
void TestTeachText::tilesAreDrawnInTheText() {
  QFETCH(qreal, ratio);
  QFETCH(int, pixels);
  TeachText text(QStringLiteral("{5z}"));
  text.setLook(TeachText::Look::Table);
  text.setTextSize(pixels);
  text.resize(text.sizeHint());
  const QImage image = pictureOf(text, Qt::magenta, ratio);
  QRect ivory;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor c = image.pixelColor(x, y);
      if (c.red() > 230 && c.green() > 220 && c.blue() > 190)
        ivory |= QRect(x, y, 1, 1);
    }
  }
  const qreal line = QFontMetricsF(theme::sans(pixels)).height() * ratio;
  QVERIFY2(ivory.height() > 0.9 * line, qPrintable(QStringLiteral("%1 of %2").arg(ivory.height()).arg(line)));
  constexpr qreal kLeast = 26;  // with its edges
  QVERIFY(ivory.width() > (kLeast - 3) * ratio);
  QVERIFY(ivory.height() < std::max(1.6 * line, (kLeast * 4 / 3 + 3) * ratio));
  QVERIFY(std::abs(ivory.height() * 3.0 / 4 - ivory.width()) < 3 * ratio);
}

void TestTeachText::keepsFiguresAndSignsTogether_data() {
  QTest::addColumn<QString>("markup");
  QTest::newRow("percent") << "wins 33 % for 5,200, deals in 4.5 %; 1-shanten, 12 tiles, and once more 7 %";
  QTest::newRow("in a link")
      << "your hand stays [[shanten|1-shanten]]; it accepts 12 tiles, and is [[shanten|1-shanten]]";
  QTest::newRow("tiles and their colon")
      << "{3m}: {456m}, {7p}: {8p}; {9s}. ({1z}) {2z}! {3z}? {4z}, {567z}.";
  QTest::newRow("as in Japanese") << QStringLiteral("{3m}：{456m}、{7p}：{8p}、{9s}。「{1z}」{2z}、{3z}。");
}

// What stands with the tiles is drawn, and has its room.
void TestTeachText::drawsWhatFollowsTiles() {
  const TeachText alone(QStringLiteral("a {3m}"));
  TeachText closed(QStringLiteral("a {3m}:"));
  const int more = closed.sizeHint().width() - alone.sizeHint().width();
  QVERIFY(more > 0);
  closed.resize(closed.sizeHint());
  const QImage image = pictureOf(closed, Qt::white, 4);
  const QColor words = chromeColors().text;
  QVERIFY(inked(image, words, QRect(4 * (closed.width() - more) - 8, 0, 4 * more, image.height())) > 0);
  QCOMPARE(closed.plain().back(), u':');
}

void TestTeachText::keepsFiguresAndSignsTogether() {
  QFETCH(QString, markup);
  TeachText text(markup);
  text.setTextSize(16);
  text.show();
  for (int width = 110; width < 500; ++width) {
    text.resize(width, 400);
    const QStringList lines = text.lines();
    QVERIFY(width > 300 || lines.size() > 1);
    for (const QString &line : lines) {
      QVERIFY2(!line.contains(QRegularExpression(QStringLiteral("^\\W*shanten"))), qPrintable(line));
      QVERIFY2(!QStringView(u"%:,.;!?)：、。」\u2060").contains(line.trimmed().front()), qPrintable(line));
    }
  }
}

// And nothing of it, shadow included, reaches the edge of the text.
void TestTeachText::tilesAloneLieOnFelt() {
  const QColor felt = QColor::fromRgba(theme::felt(FeltColor::Teal).stops[1]);
  const auto greens = [&felt](const QString &markup) {
    TeachText text(markup);
    text.resize(400, text.heightForWidth(400));
    const QImage picture = text.grab().toImage();
    int green = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        const QColor at = picture.pixelColor(x, y);
        const bool is = std::abs(at.hslHue() - felt.hslHue()) < 12 && at.lightness() < 110;
        green += is ? 1 : 0;
        if (is && (y == 0 || y == picture.height() - 1))
          return -1;
      }
    }
    return green;
  };
  QVERIFY(greens(QStringLiteral("{5z}")) > 300);
  QVERIFY(greens(QStringLiteral("Look:\n{5z5z5z}\nthree")) > 300);
  const int ofLetters = greens(QStringLiteral("a {5z} b"));
  QVERIFY(ofLetters >= 0 && ofLetters < 100);
}

void TestTeachText::aRowIsMadeSmallerBeforeItBreaks() {
  const TeachText text(QStringLiteral("{123456789p}"));
  const int wide = text.heightForWidth(400);
  int rows = 0;
  for (int width = 400; width > 225; width -= 5) {
    QVERIFY2(text.heightForWidth(width) <= wide, qPrintable(QString::number(width)));
    rows += text.heightForWidth(width) < wide ? 1 : 0;
  }
  QVERIFY(rows > 0);
  QVERIFY(text.heightForWidth(120) > wide);
}

void TestTeachText::linesAreEvenlySpaced_data() {
  QTest::addColumn<int>("pixels");
  QTest::addColumn<QString>("markup");
  const QString winds = QStringLiteral(
      "Four of them are winds: east {1z}, south {2z}, west {3z}, north {4z}. "
      "Three are dragons, and the white one is an empty frame.");
  for (const int pixels : {13, 15, 24}) {
    QTest::addRow("tiles in some lines, %d pixels", pixels) << pixels << winds;
    QTest::addRow("a row of them, %d pixels", pixels)
        << pixels
        << QStringLiteral("Your hand, {123456m}, is a few words and tiles: {55z}. Then only words.");
    QTest::addRow("no tiles, %d pixels", pixels)
        << pixels << QStringLiteral("Nothing but words, and enough of them for three lines or more of text.");
  }
}

// With tiles or without, and no tile is cut at the edges of the text.
void TestTeachText::linesAreEvenlySpaced() {
  QFETCH(int, pixels);
  QFETCH(QString, markup);
  TeachText text(markup);
  text.setTextSize(pixels);
  text.show();
  int compared = 0;
  for (int width = 10 * pixels; width < 18 * pixels; width += 5) {
    text.resize(width, text.heightForWidth(width));
    const QList<qreal> lines = text.baselines();
    QCOMPARE(lines.size(), text.lines().size());
    for (qsizetype i = 2; i < lines.size(); ++i)
      QVERIFY2(std::abs((lines[i] - lines[i - 1]) - (lines[1] - lines[0])) <= 1, qPrintable(text.lines()[i]));
    QVERIFY(lines.last() + 4 <= text.height());
    compared += lines.size() >= 3 ? 1 : 0;
  }
  QVERIFY(compared > 3);
}

JANSO_TEST(TestTeachText);
#include "tst_teachtext.moc"
