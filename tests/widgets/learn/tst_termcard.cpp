// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The card of a term: beside the text that links to it, under the words of the link, closed by Esc before
// anything else.
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/learn/termcard.h"
#include "widgets/pageparts/teachtext.h"

using namespace janso;

namespace {

// A column with a text, and something else beside it.
struct Page {
  QDialog window;
  QWidget *column = new QWidget;
  QLineEdit *beside = new QLineEdit;
  TeachText *text = new TeachText(QStringLiteral("Most tiles belong to a suit. The first is [[manzu|man]]."));
  TermCard *card = new TermCard(nullptr, &window);

  explicit Page(QSize size, int columnWidth) {
    auto *layout = new QHBoxLayout(&window);
    layout->setContentsMargins({});
    auto *texts = new QVBoxLayout(column);
    texts->addWidget(text);
    texts->addStretch();
    column->setFixedWidth(columnWidth);
    layout->addWidget(column);
    layout->addWidget(beside, 1);
    beside->setVisible(columnWidth < size.width());
    window.resize(size);
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
      qFatal("no window");
    beside->setFocus();
  }
  void follow() {
    card->open(*findGlossaryEntry(QStringLiteral("manzu")), QStringLiteral("man"), text, link());
  }
  QRect link() const { return text->linkRects(0).first(); }
  QRect inWindow(const QWidget *widget, const QRect &rect) const {
    return {widget->mapTo(&window, rect.topLeft()), rect.size()};
  }
};

}  // namespace

class TestTermCard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void isBesideTheText_data();
  void isBesideTheText();
  void isHeadedByTheWordsOfTheLink();
  void escapeClosesItFirst();
  void itsLinksChangeIt();
  void leadsToTheGlossary();
  void goesWithItsText();
};

void TestTermCard::isBesideTheText_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("column");
  QTest::addColumn<bool>("beside");
  QTest::newRow("panel in a usual window") << QSize(1280, 800) << 320 << true;
  QTest::newRow("panel in a small window") << QSize(900, 640) << 252 << true;
  QTest::newRow("text as wide as the window") << QSize(700, 500) << 700 << false;
  QTest::newRow("narrow dialog") << QSize(400, 300) << 400 << false;
}

void TestTermCard::isBesideTheText() {
  QFETCH(QSize, size);
  QFETCH(int, column);
  QFETCH(bool, beside);
  Page page(size, column);
  page.follow();
  QVERIFY(page.card->isVisible());
  QVERIFY(page.window.rect().contains(page.card->geometry()));
  QVERIFY(!page.card->geometry().intersects(page.inWindow(page.text, page.link())));
  if (beside) {
    QVERIFY(!page.card->geometry().intersects(page.inWindow(page.column, page.column->rect())));
    QCoreApplication::processEvents();
    const auto *scroll = page.card->findChild<QScrollArea *>();
    QVERIFY2(scroll->widget()->height() <= scroll->viewport()->height(), "nothing to scroll");
  }
  // Also after the window has another size.
  page.window.resize(size.width() + 60, size.height() + 40);
  QCoreApplication::processEvents();
  QVERIFY(page.window.rect().contains(page.card->geometry()));
  QVERIFY(!page.card->geometry().intersects(page.inWindow(page.text, page.link())));
}

void TestTermCard::isHeadedByTheWordsOfTheLink() {
  Page page(QSize(900, 640), 252);
  page.follow();
  QCOMPARE(page.card->findChild<QLabel *>(QStringLiteral("title"))->text(), QStringLiteral("Man"));
  QVERIFY(
      page.card->findChild<QLabel *>(QStringLiteral("names"))->text().startsWith(QStringLiteral("Manzu")));
  QCOMPARE(page.card->term(), QStringLiteral("manzu"));
}

void TestTermCard::escapeClosesItFirst() {
  for (const bool fromCard : {true, false}) {
    Page page(QSize(900, 640), 252);
    page.follow();
    QVERIFY2(page.card->hasFocus(), "the keys read on in the card");
    if (!fromCard)
      page.beside->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!page.card->isVisible());
    QVERIFY2(page.window.isVisible(), "Esc was for the card");
    QVERIFY(page.beside->hasFocus());
    QTest::keyClick(page.beside, Qt::Key_Escape);
    QVERIFY(!page.window.isVisible());
  }
}

void TestTermCard::itsLinksChangeIt() {
  Page page(QSize(900, 640), 252);
  page.follow();
  page.card->open(*findGlossaryEntry(QStringLiteral("suji")), {}, page.text, page.link());
  auto *definition = page.card->findChild<TeachText *>(QStringLiteral("definition"));
  QVERIFY(definition->linkCount() > 0);
  const QString next = definition->linkTerm(0);
  definition->activateLink(0);
  QTRY_COMPARE(page.card->term(), next);
  QVERIFY(page.card->isVisible());
}

void TestTermCard::leadsToTheGlossary() {
  Page page(QSize(900, 640), 252);
  page.follow();
  QSignalSpy asked(page.card, &TermCard::glossaryRequested);
  QTest::mouseClick(page.card->findChild<QPushButton *>(QStringLiteral("glossary")), Qt::LeftButton);
  QCOMPARE(asked.count(), 1);
  QCOMPARE(asked.first().first().toString(), QStringLiteral("manzu"));
  QVERIFY(!page.card->isVisible());
}

void TestTermCard::goesWithItsText() {
  Page page(QSize(900, 640), 252);
  page.follow();
  page.column->hide();
  QVERIFY(!page.card->isVisible());
}

JANSO_TEST(TestTermCard);
#include "tst_termcard.moc"
