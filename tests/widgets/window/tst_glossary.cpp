// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The glossary: no term without its parts, no link that leads nowhere, and a dialog that finds every term in
// three scripts by keyboard and mouse.
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

#include "rules/shanten.h"
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

TileCounts exampleOf(const char *id) {
  TileCounts counts;
  for (const MarkupPiece &piece : readMarkup(findGlossaryEntry(QString::fromLatin1(id))->tiles())) {
    for (const Tile tile : piece.tiles)
      counts.add(tile);
  }
  return counts;
}

std::vector<Term> terms() {
  std::vector<Term> all(glossaryHandTerms().begin(), glossaryHandTerms().end());
  all.insert(all.end(), glossaryMatchTerms().begin(), glossaryMatchTerms().end());
  return all;
}

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
  void everyTermHasItsParts_data();
  void everyTermHasItsParts();
  void noTermTwice();
  void everyYakuIsFound();
  void spellingsAreFound_data();
  void spellingsAreFound();
  void everyLinkOfTheProgramLeadsSomewhere();
  void examplesAreWhatTheyClaim();
  void searchWorksInThreeScripts_data();
  void searchWorksInThreeScripts();
  void everyEntryShows();
  void keyboardSearchesAndChooses();
  void linksLeadOnAndBack();
  void keyboardStaysOnTheLinks();
  void yakuLeadToTheirList();
  void deskOpensAtTheTerm();
};

void TestGlossary::everyTermHasItsParts_data() {
  QTest::addColumn<int>("index");
  const std::vector<Term> all = terms();
  for (int i = 0; i < static_cast<int>(all.size()); ++i)
    QTest::newRow(all[static_cast<std::size_t>(i)].id) << i;
}

void TestGlossary::everyTermHasItsParts() {
  QFETCH(int, index);
  const Term term = terms()[static_cast<std::size_t>(index)];
  const QString id = QString::fromLatin1(term.id);
  QVERIFY2(!id.isEmpty() && id == id.toLower() && id == id.trimmed(), "the id is romaji in lower case");
  QVERIFY(*term.english != 0);
  QVERIFY(QString::fromUtf8(term.japanese).front().unicode() > 0x3000);
  const QString text = QString::fromUtf8(term.text);
  QVERIFY2(text.size() > 15 && text.endsWith(u'.'), "a definition in full sentences");
  for (const QString &markup : {text, QString::fromUtf8(term.tiles)})
    QVERIFY2(markupFaults(markup).isEmpty(), qPrintable(markupFaults(markup).join(u'\n')));
  const GlossaryEntry entry = *findGlossaryEntry(id);
  QCOMPARE(QString::fromLatin1(entry.term->id), id);
  QVERIFY2(!entry.see().isEmpty(), "nothing to go on to");
  for (const QString &link : entry.see() + markupTerms(text)) {
    const auto target = findGlossaryEntry(link);
    QVERIFY2(target.has_value(), qPrintable(QStringLiteral("no term: ") + link));
    QVERIFY2(*target != entry, "a term leads to itself");
  }
}

void TestGlossary::noTermTwice() {
  QSet<QString> ids;
  QSet<QString> japanese;
  QSet<QString> english;
  for (const Term &term : terms()) {
    for (const auto &[set, text] :
         {std::pair(&ids, QString::fromUtf8(term.id)), std::pair(&japanese, QString::fromUtf8(term.japanese)),
          std::pair(&english, QString::fromUtf8(term.english).toLower())}) {
      QVERIFY2(!set->contains(text), qPrintable(text));
      set->insert(text);
    }
  }
  QVERIFY(ids.size() >= 100);
}

void TestGlossary::everyYakuIsFound() {
  for (const YakuText *yaku : allYakuTexts()) {
    const QString name = yakuName(yaku->id, YakuNaming::Romaji);
    const auto entry = findGlossaryEntry(name.toLower());
    QVERIFY2(entry.has_value(), qPrintable(name));
    QVERIFY(!entry->text().isEmpty());
  }
}

void TestGlossary::spellingsAreFound_data() {
  QTest::addColumn<QString>("written");
  QTest::addColumn<QString>("id");
  QTest::newRow("id") << "furiten"
                      << "furiten";
  QTest::newRow("capital") << "Furiten"
                           << "furiten";
  QTest::newRow("two words") << "aka dora"
                             << "akadora";
  QTest::newRow("long vowel") << "kyoutaku"
                              << "kyotaku";
  QTest::newRow("short vowel") << "ryukyoku"
                               << "ryukyoku";
  QTest::newRow("long vowel again") << "ryuukyoku"
                                    << "ryukyoku";
  QTest::newRow("English") << "dealer"
                           << "oya";
  QTest::newRow("English of two words") << "dead wall"
                                        << "wanpai";
  QTest::newRow("plural") << "terminals"
                          << "routouhai";
  QTest::newRow("yaku") << "chiitoitsu"
                        << "chiitoitsu";
}

void TestGlossary::spellingsAreFound() {
  QFETCH(QString, written);
  QFETCH(QString, id);
  const auto entry = findGlossaryEntry(written);
  QVERIFY(entry.has_value());
  QCOMPARE(entry->id(), id);
  QVERIFY(!findGlossaryEntry(QStringLiteral("no such word")).has_value());
}

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

void TestGlossary::examplesAreWhatTheyClaim() {
  QCOMPARE(shanten(exampleOf("tenpai"), 0), 0);
  QCOMPARE(shanten(exampleOf("agari"), 0), -1);
  QCOMPARE(shanten(exampleOf("iishanten"), 0), 1);
  QCOMPARE(shanten(exampleOf("kanzen iishanten"), 0), 1);
  QVERIFY(acceptedKinds(exampleOf("kanzen iishanten"), 0).size() >= 5);
  // Shapes of four sets' worth less: each beside three sets and what else it needs.
  const auto waitsOf = [](const char *id, const char *rest) {
    TileCounts counts = exampleOf(id);
    for (const MarkupPiece &piece : readMarkup(QString::fromLatin1(rest))) {
      for (const Tile tile : piece.tiles)
        counts.add(tile);
    }
    return waits(counts, 0).size();
  };
  QCOMPARE(waitsOf("ryanmen", "{111222m33399s}"), 2);
  QCOMPARE(waitsOf("kanchan", "{111222m33399p}"), 1);
  QCOMPARE(waitsOf("shanpon", "{111222m333s}"), 2);
  QCOMPARE(waitsOf("tanki", "{111m222s333444p}"), 1);
  QCOMPARE(waitsOf("nobetan", "{111m222s777s}"), 2);
  QCOMPARE(waitsOf("sanmenchan", "{111m22299p}"), 3);
  QVERIFY(waitsOf("tamenchan", "{111m222s}") >= 3);
}

void TestGlossary::searchWorksInThreeScripts_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("first");
  QTest::newRow("romaji") << "furi"
                          << "furiten";
  QTest::newRow("English") << "swap"
                           << "kuikae";
  QTest::newRow("Japanese") << QStringLiteral("喰い替え") << "kuikae";
  QTest::newRow("a yaku in Japanese") << QStringLiteral("平和") << "pinfu";
  QTest::newRow("exactly before longer ones") << "suji"
                                              << "suji";
  QTest::newRow("a word of the definition") << "two dice"
                                            << "saikoro";
}

void TestGlossary::searchWorksInThreeScripts() {
  QFETCH(QString, text);
  QFETCH(QString, first);
  const std::vector<GlossaryEntry> found = searchGlossary(text);
  QVERIFY(!found.empty());
  QCOMPARE(found.front().id(), first);
  QVERIFY(found.size() < glossaryEntries().size());
  QVERIFY(searchGlossary(QStringLiteral("qqqq")).empty());
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
