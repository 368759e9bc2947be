// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The glossary: no link of the program that leads nowhere, and a dialog that finds every term by keyboard and
// mouse.
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include "support/testprogram.h"
#include "widgets/learn/glossarydialog.h"
#include "widgets/learn/termcard.h"
#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/handbook.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/window/glossarydesk.h"

using namespace janso;

namespace {

struct Shown {
  GlossaryDialog dialog{nullptr};
  QLineEdit *search = dialog.findChild<QLineEdit *>(QStringLiteral("search"));
  QListWidget *list = dialog.findChild<QListWidget *>(QStringLiteral("pages"));
  TeachText *see = dialog.findChild<TeachText *>(QStringLiteral("see"));

  Shown() {
    dialog.show();
    dialog.activateWindow();
    if (!QTest::qWaitForWindowActive(&dialog))
      qFatal("no window");
  }
};

}  // namespace

class TestGlossary : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingStandsTwice();
  void tilesLeadToTheirYaku();
  void everyLinkOfTheProgramLeadsSomewhere();
  void everyEntryShows();
  void keyboardSearchesAndChooses();
  void linksLeadOnAndBack();
  void keyboardStaysOnTheLinks();
  void yakuLeadToTheirList();
  void deskOpensAtTheTerm();
};

// All texts of the window, the lessons, and their translations.
void TestGlossary::everyLinkOfTheProgramLeadsSomewhere() {
  static const QRegularExpression link(QStringLiteral("\\[\\[([a-z0-9 -]+)(\\||\\]\\])"));
  const QStringList attributes{QStringLiteral("nodiscard"), QStringLiteral("fallthrough")};
  const QDir source(QStringLiteral(JANSO_SOURCE));
  int links = 0;
  for (const char *part :
       {"src/widgets", "src/app", "ui", "resources/handbook", "resources/lessons", "translations"}) {
    QDirIterator files(source.filePath(QLatin1String(part)), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll());
      for (auto found = link.globalMatch(text); found.hasNext();) {
        const QString term = found.next().captured(1);
        if (attributes.contains(term))
          continue;
        ++links;
        const QString chapter = handbookLink(term);
        QVERIFY2(
            chapter.isEmpty() ? findGlossaryEntry(term).has_value() : findHandbookChapter(chapter) != nullptr,
            qPrintable(term + QStringLiteral(" in ") + file.fileName()));
      }
    }
  }
  QVERIFY2(links > 100, "nothing was looked at");
}

void TestGlossary::everyEntryShows() {
  Shown shown;
  QCOMPARE(shown.list->count(), static_cast<int>(glossaryEntries().size()));
  auto *definition = shown.dialog.findChild<TeachText *>(QStringLiteral("definition"));
  for (int row = 0; row < shown.list->count(); ++row) {
    shown.list->setCurrentRow(row);
    const GlossaryEntry &entry = glossaryEntries()[static_cast<std::size_t>(row)];
    QCOMPARE(shown.dialog.term(), entry.id());
    QCOMPARE(definition->plain(), plainText(entry.text()));
    QCOMPARE(shown.see->linkCount(), static_cast<int>(entry.see().size()));
  }
}

void TestGlossary::keyboardSearchesAndChooses() {
  Shown shown;
  QVERIFY(shown.search->hasFocus());
  QTest::keyClicks(shown.search, QStringLiteral("furiten"));
  QCOMPARE(shown.dialog.term(), QStringLiteral("furiten"));
  const int found = shown.list->count();
  QVERIFY(found > 3 && found < 20);
  QTest::keyClick(shown.search, Qt::Key_Down);
  QVERIFY(shown.dialog.term() != QLatin1String("furiten"));
  QVERIFY2(shown.search->hasFocus(), "one may go on typing");
  QTest::keyClicks(shown.search, QStringLiteral("qqq"));
  QCOMPARE(shown.list->count(), 0);
  QVERIFY(shown.dialog.term().isEmpty());
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  QVERIFY(!shown.dialog.isVisible());
}

void TestGlossary::linksLeadOnAndBack() {
  Shown shown;
  shown.dialog.showTerm(QStringLiteral("furiten"));
  QCOMPARE(shown.dialog.term(), QStringLiteral("furiten"));
  QTest::keyClicks(shown.search, QStringLiteral("furiten"));
  const QString next = shown.see->linkTerm(1);
  QTest::mouseClick(shown.see, Qt::LeftButton, {}, shown.see->linkRects(1).first().center());
  QCOMPARE(shown.dialog.term(), next);
  QVERIFY2(shown.search->text().isEmpty(), "the list shows the term again");
  QCOMPARE(shown.list->currentItem()->text().section(u' ', 0, 0).toLower(), next.section(u' ', 0, 0));
  QTest::keyClick(&shown.dialog, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(shown.dialog.term(), QStringLiteral("furiten"));
  shown.dialog.showTerm(QStringLiteral("no such word"));
  QCOMPARE(shown.search->text(), QStringLiteral("no such word"));
}

// Also where the new definition has none: then on those below it.
void TestGlossary::keyboardStaysOnTheLinks() {
  Shown shown;
  shown.dialog.showTerm(QStringLiteral("suji"));
  auto *text = shown.dialog.findChild<TeachText *>(QStringLiteral("definition"));
  text->setFocus(Qt::TabFocusReason);
  QCOMPARE(text->linkTerm(0), QStringLiteral("furiten"));
  QTest::keyClick(text, Qt::Key_Return);
  QCOMPARE(shown.dialog.term(), QStringLiteral("furiten"));
  QCOMPARE(text->linkCount(), 0);
  QCOMPARE(shown.see->focusedLink(), 0);
  QTest::keyClick(shown.see, Qt::Key_Return);
  QVERIFY(shown.dialog.term() != QStringLiteral("furiten"));
  const auto *now = qobject_cast<TeachText *>(QApplication::focusWidget());
  QVERIFY(now && now->focusedLink() == 0);
}

void TestGlossary::yakuLeadToTheirList() {
  Shown shown;
  auto *button = shown.dialog.findChild<QPushButton *>(QStringLiteral("yaku"));
  shown.dialog.showTerm(QStringLiteral("furiten"));
  QVERIFY(!button->isVisible());
  shown.dialog.showTerm(QStringLiteral("pinfu"));
  QVERIFY(button->isVisible());
  QSignalSpy spy(&shown.dialog, &GlossaryDialog::yakuRequested);
  button->click();
  QCOMPARE(spy.count(), 1);
  QCOMPARE(spy.first().first().value<YakuId>(), YakuId::Pinfu);
}

void TestGlossary::deskOpensAtTheTerm() {
  QWidget window;
  auto *layout = new QVBoxLayout(&window);
  auto *text = new TeachText(QStringLiteral("[[suji]]"));
  layout->addWidget(text);
  GlossaryDesk desk(&window, nullptr);
  window.show();
  QVERIFY(!desk.card());
  text->activateLink(0);
  QVERIFY(desk.card() && desk.card()->isVisible());
  QCOMPARE(desk.card()->term(), QStringLiteral("suji"));
  QVERIFY2(!desk.dialog(), "the text stays readable");
  desk.card()->findChild<QPushButton *>(QStringLiteral("glossary"))->click();
  QVERIFY(desk.dialog() && desk.dialog()->isVisible());
  QCOMPARE(desk.dialog()->term(), QStringLiteral("suji"));
  // From a modal dialog of the window: the card is not blocked by it.
  QDialog modal(&window);
  auto *inner = new TeachText(QStringLiteral("[[kabe]]"), &modal);
  modal.setModal(true);
  modal.show();
  inner->activateLink(0);
  QCOMPARE(desk.card()->term(), QStringLiteral("kabe"));
  QCOMPARE(desk.card()->parentWidget(), &modal);
}

// Neither a tile and its yaku nor a term and its synonym.
void TestGlossary::nothingStandsTwice() {
  QHash<QString, QString> seen;
  for (const GlossaryEntry &entry : glossaryEntries()) {
    for (const QString &name : {entry.romaji().toLower(), entry.japanese()}) {
      QVERIFY2(!seen.contains(name), qPrintable(entry.id() + u' ' + seen.value(name)));
      seen.insert(name, entry.id());
    }
  }
}

void TestGlossary::tilesLeadToTheirYaku() {
  for (const char *id : {"haku", "hatsu", "chun", "riichi", "ippatsu", "dora"}) {
    const auto entry = findGlossaryEntry(QLatin1String(id));
    QVERIFY2(entry && entry->term && entry->yaku, id);
  }
  QCOMPARE(*findGlossaryEntry(QStringLiteral("White dragon"))->yaku, YakuId::Haku);
  QVERIFY(!findGlossaryEntry(QStringLiteral("tenpai"))->yaku);
}

JANSO_TEST(TestGlossary);
#include "tst_glossary.moc"
