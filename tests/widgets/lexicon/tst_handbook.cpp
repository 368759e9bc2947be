// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The handbook as data: how a chapter is read, what is wrong with one, how its words are filled in, and how
// it is searched.
#include <QSet>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/handbook.h"
#include "widgets/lexicon/teachmarkup.h"

using namespace janso;

namespace {

HandbookWords plainWords() {
  return {[](const QString &name) {
            return name == QLatin1String("a.key") ? QStringLiteral("Ctrl+K") : QString();
          },
          [](const QString &name) {
            return name == QLatin1String("a.menu") ? QStringLiteral("Game → New") : QString();
          }};
}

}  // namespace

class TestHandbook : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void blocksAreRead();
  void faultsNameTheLine_data();
  void faultsNameTheLine();
  void wordsAreFilledIn_data();
  void wordsAreFilledIn();
  void chaptersAreComplete_data();
  void chaptersAreComplete();
  void linksLeadSomewhere_data();
  void linksLeadSomewhere();
  void searchFinds_data();
  void searchFinds();
  void emptySearchListsEverything();
};

void TestHandbook::blocksAreRead() {
  const auto chapter = parseHandbookChapter(
      "# Title\n\nOne line\nand its second.\n\n## Head\n- item one\n  goes on\n- item two\n1. step\n2. step "
      "two\n",
      QStringLiteral("01-test.md"));
  QVERIFY(chapter.ok());
  QCOMPARE(chapter->id, QStringLiteral("test"));
  QCOMPARE(chapter->title, QStringLiteral("Title"));
  using Kind = HandbookBlock::Kind;
  const std::vector<std::pair<Kind, QString>> wanted{
      {Kind::Paragraph, QStringLiteral("One line and its second.")},
      {Kind::Heading, QStringLiteral("Head")},
      {Kind::Bullet, QStringLiteral("item one goes on")},
      {Kind::Bullet, QStringLiteral("item two")},
      {Kind::Step, QStringLiteral("step")},
      {Kind::Step, QStringLiteral("step two")}};
  QCOMPARE(chapter->blocks.size(), wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    QCOMPARE(chapter->blocks[i].kind, wanted[i].first);
    QCOMPARE(chapter->blocks[i].source, wanted[i].second);
  }
  QCOMPARE(chapter->blocks[2].line, 7);
}

void TestHandbook::faultsNameTheLine_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QString>("start");
  QTest::newRow("name without a number") << "test.md" << QByteArray("# T\n\nx\n") << "test.md, line 1: ";
  QTest::newRow("no title") << "01-test.md" << QByteArray("\nWords.\n") << "01-test.md, line 2: ";
  QTest::newRow("two titles") << "01-test.md" << QByteArray("# T\n\nx\n# U\n") << "01-test.md, line 4: ";
  QTest::newRow("nothing below the title") << "01-test.md" << QByteArray("# T\n") << "01-test.md, line 2: ";
}

void TestHandbook::faultsNameTheLine() {
  QFETCH(QString, name);
  QFETCH(QByteArray, bytes);
  QFETCH(QString, start);
  const auto chapter = parseHandbookChapter(bytes, name);
  QVERIFY(!chapter.ok());
  QVERIFY2(QString::fromStdString(chapter.error().text).startsWith(start), chapter.error().text.c_str());
}

void TestHandbook::wordsAreFilledIn_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("filled");
  QTest::newRow("key") << "Press {key:a.key} now"
                       << "Press Ctrl+K now";
  QTest::newRow("menu") << "{menu:a.menu}."
                        << "Game → New.";
  QTest::newRow("label without its letter and dots") << "{label:None|&Open it…} x"
                                                     << "Open it x";
  QTest::newRow("a name that nobody knows") << "{key:b.key}"
                                            << "b.key";
  QTest::newRow("tiles and links stay") << "{123m} [[furiten]]"
                                        << "{123m} [[furiten]]";
  QTest::newRow("code without its marks") << "run `janso-cli`"
                                          << "run janso-cli";
}

void TestHandbook::wordsAreFilledIn() {
  QFETCH(QString, text);
  QFETCH(QString, filled);
  QCOMPARE(fillHandbook(text, plainWords()), filled);
}

void TestHandbook::chaptersAreComplete_data() {
  QTest::addColumn<QString>("id");
  for (const HandbookChapter &chapter : handbookChapters())
    QTest::newRow(qPrintable(chapter.id)) << chapter.id;
  QVERIFY(handbookChapters().size() >= 14);
}

// A chapter is 200 to 400 words, each message once, and every mark of it can be read.
void TestHandbook::chaptersAreComplete() {
  QFETCH(QString, id);
  const HandbookChapter &chapter = *findHandbookChapter(id);
  qsizetype words = 0;
  QSet<QString> messages{chapter.title};
  for (const HandbookBlock &block : chapter.blocks) {
    const QString filled = fillHandbook(block.source, plainWords());
    QVERIFY2(markupFaults(filled).isEmpty(), qPrintable(markupFaults(filled).join(u'\n')));
    QVERIFY2(!messages.contains(block.source), qPrintable(block.source));
    messages.insert(block.source);
    words += plainText(filled).split(u' ', Qt::SkipEmptyParts).size();
  }
  QVERIFY2(words >= 180 && words <= 450, qPrintable(QString::number(words)));
}

void TestHandbook::linksLeadSomewhere_data() {
  chaptersAreComplete_data();
}

void TestHandbook::linksLeadSomewhere() {
  QFETCH(QString, id);
  for (const HandbookBlock &block : findHandbookChapter(id)->blocks) {
    for (const QString &term : markupTerms(fillHandbook(block.source, plainWords()))) {
      const QString chapter = handbookLink(term);
      QVERIFY2(
          chapter.isEmpty() ? findGlossaryEntry(term).has_value() : findHandbookChapter(chapter) != nullptr,
          qPrintable(term));
    }
  }
}

void TestHandbook::searchFinds_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("first");
  QTest::newRow("a word of a title") << "statistics"
                                     << "statistics";
  QTest::newRow("any case") << "LIBRARY search"
                            << "library";
  QTest::newRow("two words of one chapter") << "curtain series"
                                            << "together";
  QTest::newRow("a word of a text") << "fingerprint"
                                    << "fair";
  QTest::newRow("a heading before a sentence") << "can't win"
                                               << "calls";
  QTest::newRow("without the apostrophe") << "cant win"
                                          << "calls";
  QTest::newRow("the beginning of a word") << "undoi"
                                           << "table";
  QTest::newRow("some of the words are better than none") << "zzyzx fingerprint"
                                                          << "fair";
}

void TestHandbook::searchFinds() {
  QFETCH(QString, text);
  QFETCH(QString, first);
  const std::vector<HandbookHit> hits = searchHandbook(text, plainWords());
  QVERIFY(!hits.empty());
  QCOMPARE(hits.front().chapter->id, first);
  QVERIFY(hits.size() < handbookChapters().size());
}

void TestHandbook::emptySearchListsEverything() {
  QCOMPARE(searchHandbook(QStringLiteral("  "), plainWords()).size(), handbookChapters().size());
  QVERIFY(searchHandbook(QStringLiteral("zzyzx"), plainWords()).empty());
}

JANSO_TEST(TestHandbook);
#include "tst_handbook.moc"
