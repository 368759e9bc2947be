// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The handbook in the window: every key, menu, and label that it names exists in every language; F1 opens the
// chapter of the page; links, search, and the way back work by mouse and keyboard.
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTranslator>

#include "support/testprogram.h"
#include "widgets/learn/glossarydialog.h"
#include "widgets/learn/handbookdialog.h"
#include "widgets/learn/termcard.h"
#include "widgets/lexicon/languages.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/replay/replaycommands.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/window/glossarydesk.h"
#include "widgets/window/handbookdesk.h"
#include "widgets/window/keysettings.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;

namespace {

QList<HandbookMark> marksOf(const HandbookChapter &chapter) {
  QList<HandbookMark> marks;
  for (const HandbookBlock &block : chapter.blocks)
    marks << handbookMarks(block.source);
  return marks;
}

// Waits until the keys go to this window. Qt counts a window as active while a dialog of its is, even one
// that was just closed.
bool isActivated(QWidget *window) {
  constexpr int kMs = 60'000;
  QCoreApplication::processEvents();
  window->activateWindow();
  return QTest::qWaitFor([window] { return QApplication::activeWindow() == window; }, kMs);
}

QString titleOf(const HandbookDialog &dialog) {
  return dialog.findChild<QLabel *>(QStringLiteral("title"))->text();
}

}  // namespace

class TestHandbookDesk : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsNamedExists_data();
  void whatIsNamedExists();
  void translationsKeepTheMarks_data();
  void translationsKeepTheMarks();
  void f1OpensTheChapterOfThePage();
  void f1WorksInDialogs();
  void linksLeadOnAndBack();
  void linksToTheGlossaryOpenIt();
  void searchLeadsToTheSentence();
  void searchIsOneStepBack();
  void keysFollowTheSettings();
  void lettersAreTyped();

 private:
  test::Folders m_folders;
};

void TestHandbookDesk::whatIsNamedExists_data() {
  QTest::addColumn<QString>("id");
  for (const HandbookChapter &chapter : handbookChapters())
    QTest::newRow(qPrintable(chapter.id)) << chapter.id;
}

void TestHandbookDesk::whatIsNamedExists() {
  QFETCH(QString, id);
  test::Program program(m_folders.fresh());
  const HandbookWords words = program.window->handbook()->words();
  QTranslator german;
  QVERIFY(german.load(QStringLiteral(":/i18n/janso_de.qm")));
  for (const HandbookMark &mark : marksOf(*findHandbookChapter(id))) {
    if (mark.kind == QLatin1String("key"))
      QVERIFY2(!words.key(mark.name).isEmpty() && !words.key(mark.name).startsWith(u'('),
               qPrintable(mark.name));
    else if (mark.kind == QLatin1String("menu"))
      QVERIFY2(!words.menu(mark.name).isEmpty(), qPrintable(mark.name));
    else {
      const QByteArray context = mark.name.section(u'|', 0, 0).toUtf8();
      const QByteArray text = mark.name.section(u'|', 1).toUtf8();
      QVERIFY2(!german.translate(context.constData(), text.constData()).isEmpty(), qPrintable(mark.name));
    }
  }
}

void TestHandbookDesk::translationsKeepTheMarks_data() {
  QTest::addColumn<QString>("language");
  for (const QString &language : languageCodes()) {
    if (language != QLatin1String("en"))
      QTest::newRow(qPrintable(language)) << language;
  }
}

void TestHandbookDesk::translationsKeepTheMarks() {
  QFETCH(QString, language);
  Translations translations;
  translations.use(language);
  const auto names = [](const QString &text) {
    QStringList found;
    for (const HandbookMark &mark : handbookMarks(text))
      found << mark.kind + u':' + mark.name;
    for (const QString &term : markupTerms(fillHandbook(
             text, {[](const QString &) { return QString(); }, [](const QString &) { return QString(); }})))
      found << term;
    found.sort();
    return found;
  };
  for (const HandbookChapter &chapter : handbookChapters()) {
    for (const HandbookBlock &block : chapter.blocks) {
      const QString text = chapter.translated(block);
      QVERIFY2(text != block.source || block.source.size() < 20, qPrintable(block.source));
      QCOMPARE(names(text), names(block.source));
    }
  }
  translations.use(QStringLiteral("en"));
}

void TestHandbookDesk::f1OpensTheChapterOfThePage() {
  test::Program program(m_folders.fresh());
  QTest::keyClick(program.window.get(), Qt::Key_F1);
  HandbookDialog *dialog = program.window->handbook()->dialog();
  QVERIFY(dialog != nullptr && isActivated(dialog));
  QCOMPARE(dialog->chapter(), QStringLiteral("firstmatch"));
  dialog->close();
  QVERIFY(isActivated(program.window.get()));
  program.window->openLibrary();
  QTest::keyClick(program.window.get(), Qt::Key_F1);
  QCOMPARE(dialog->chapter(), QStringLiteral("library"));
  QVERIFY(isActivated(dialog));
  dialog->close();
  QVERIFY(isActivated(program.window.get()));
  program.window->playNow();
  QTRY_VERIFY(program.table()->isVisible());
  program.table()->setFocus();
  QTest::keyClick(program.table(), Qt::Key_F1);
  QCOMPARE(dialog->chapter(), QStringLiteral("table"));
}

void TestHandbookDesk::f1WorksInDialogs() {
  test::Program program(m_folders.fresh());
  OpponentsDialog opponents(OpponentStore(m_folders.fresh() + QStringLiteral("/opponents.json")), {},
                            program.window.get());
  opponents.open();
  QVERIFY(isActivated(&opponents));
  QTest::keyClick(opponents.focusWidget() != nullptr ? opponents.focusWidget() : &opponents, Qt::Key_F1);
  HandbookDialog *dialog = program.window->handbook()->dialog();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QCOMPARE(dialog->chapter(), QStringLiteral("opponents"));
  QCOMPARE(dialog->parentWidget(), &opponents);
}

void TestHandbookDesk::linksLeadOnAndBack() {
  test::Program program(m_folders.fresh());
  HandbookDesk *desk = program.window->handbook();
  desk->open(QStringLiteral("replays"));
  HandbookDialog *dialog = desk->dialog();
  QVERIFY(isActivated(dialog));
  const auto follow = [dialog](const QString &wanted) {
    for (TeachText *text : dialog->findChildren<TeachText *>()) {
      for (int link = 0; link < text->linkCount(); ++link) {
        if (text->linkTerm(link) == wanted) {
          text->activateLink(link);
          return true;
        }
      }
    }
    return false;
  };
  QVERIFY(follow(QStringLiteral("handbook library")));
  QTRY_COMPARE(dialog->chapter(), QStringLiteral("library"));
  QVERIFY(!titleOf(*dialog).isEmpty());
  QTest::keyClick(dialog, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(dialog->chapter(), QStringLiteral("replays"));
  QTest::keyClick(dialog, Qt::Key_Right, Qt::AltModifier);
  QCOMPARE(dialog->chapter(), QStringLiteral("library"));
  QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("back")), Qt::LeftButton);
  QCOMPARE(dialog->chapter(), QStringLiteral("replays"));
}

void TestHandbookDesk::linksToTheGlossaryOpenIt() {
  test::Program program(m_folders.fresh());
  program.window->handbook()->open(QStringLiteral("calls"));
  for (TeachText *text : program.window->handbook()->dialog()->findChildren<TeachText *>()) {
    if (text->linkCount() > 0 && text->linkTerm(0) == QLatin1String("furiten")) {
      text->activateLink(0);
      break;
    }
  }
  const TermCard *card = program.window->glossary()->card();
  QVERIFY(card != nullptr && card->isVisible());
  QCOMPARE(card->term(), QStringLiteral("furiten"));
}

void TestHandbookDesk::searchLeadsToTheSentence() {
  test::Program program(m_folders.fresh());
  program.window->handbook()->open();
  HandbookDialog *dialog = program.window->handbook()->dialog();
  QVERIFY(isActivated(dialog));
  auto *search = dialog->findChild<QLineEdit *>(QStringLiteral("search"));
  auto *list = dialog->findChild<QListWidget *>(QStringLiteral("pages"));
  QTest::keyClicks(search, QStringLiteral("fingerprint"));
  QCOMPARE(list->count(), 1);
  QVERIFY(list->item(0)->text().contains(QLatin1String("fingerprint"), Qt::CaseInsensitive));
  QCOMPARE(dialog->chapter(), QStringLiteral("fair"));
  search->clear();
  QCOMPARE(list->count(), static_cast<int>(handbookChapters().size()));
  QCOMPARE(dialog->chapter(), QStringLiteral("fair"));
  QTest::keyClicks(search, QStringLiteral("zzyzx"));
  QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("nothing"))->isVisible());
}

void TestHandbookDesk::searchIsOneStepBack() {
  test::Program program(m_folders.fresh());
  program.window->handbook()->open(QStringLiteral("rules"));
  HandbookDialog *dialog = program.window->handbook()->dialog();
  QVERIFY(isActivated(dialog));
  auto *search = dialog->findChild<QLineEdit *>(QStringLiteral("search"));
  QTest::keyClicks(search, QStringLiteral("undo"));
  QCOMPARE(dialog->chapter(), QStringLiteral("table"));
  const auto *bar = dialog->findChild<QScrollArea *>(QStringLiteral("scroll"))->verticalScrollBar();
  QTRY_VERIFY(bar->value() > 0);
  search->clear();
  QTest::keyClick(dialog, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(dialog->chapter(), QStringLiteral("rules"));
  QTest::keyClick(dialog, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(dialog->chapter(), QStringLiteral("firstmatch"));
}

// A letter as the handbook's key goes into fields for text.
void TestHandbookDesk::lettersAreTyped() {
  test::Program program(m_folders.fresh());
  program.settings.setShortcut(QStringLiteral("help.handbook"), QKeySequence(QStringLiteral("J")),
                               QKeySequence(QStringLiteral("F1")));
  program.window->glossary()->open();
  GlossaryDialog *glossary = program.window->glossary()->dialog();
  QVERIFY(isActivated(glossary));
  auto *search = glossary->findChild<QLineEdit *>(QStringLiteral("search"));
  search->setFocus();
  QTest::keyClicks(search, QStringLiteral("jun"));
  QCOMPARE(search->text(), QStringLiteral("jun"));
  QVERIFY(program.window->handbook()->dialog() == nullptr);
}

void TestHandbookDesk::keysFollowTheSettings() {
  test::Program program(m_folders.fresh());
  const auto shown = [&program] {
    QString all;
    for (const TeachText *text : program.window->handbook()->dialog()->findChildren<TeachText *>())
      all += text->plain();
    return all;
  };
  program.window->handbook()->open(QStringLiteral("library"));
  QVERIFY(shown().contains(QLatin1String("Ctrl+L")));
  program.settings.setShortcut(QStringLiteral("game.library"), QKeySequence(QStringLiteral("Ctrl+B")),
                               QKeySequence(QStringLiteral("Ctrl+L")));
  QVERIFY(shown().contains(QLatin1String("Ctrl+B")));
  QVERIFY(!shown().contains(QLatin1String("Ctrl+L")));
}

JANSO_TEST(TestHandbookDesk);
#include "tst_handbookdesk.moc"
