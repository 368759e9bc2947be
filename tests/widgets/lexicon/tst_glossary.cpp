// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The terms of the glossary: none without its parts, none twice, and every one found in three scripts.
#include "widgets/lexicon/glossary.h"

#include <QSet>
#include <QTest>

#include "rules/shanten.h"
#include "support/testprogram.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/yakutexts.h"

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

}  // namespace

class TestGlossaryTerms : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyTermHasItsParts_data();
  void everyTermHasItsParts();
  void noTermTwice();
  void everyYakuIsFound();
  void spellingsAreFound_data();
  void spellingsAreFound();
  void examplesAreWhatTheyClaim();
  void searchWorksInThreeScripts_data();
  void searchWorksInThreeScripts();
  void entriesAreInOrder();
  void searchOrder_data();
  void searchOrder();
};

void TestGlossaryTerms::everyTermHasItsParts_data() {
  QTest::addColumn<int>("index");
  const std::vector<Term> all = terms();
  for (int i = 0; i < static_cast<int>(all.size()); ++i)
    QTest::newRow(all[static_cast<std::size_t>(i)].id) << i;
}

void TestGlossaryTerms::everyTermHasItsParts() {
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

void TestGlossaryTerms::noTermTwice() {
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

void TestGlossaryTerms::everyYakuIsFound() {
  for (const YakuText *yaku : allYakuTexts()) {
    const QString name = yakuName(yaku->id, YakuNaming::Romaji);
    const auto entry = findGlossaryEntry(name.toLower());
    QVERIFY2(entry.has_value(), qPrintable(name));
    QVERIFY(!entry->text().isEmpty());
  }
}

void TestGlossaryTerms::spellingsAreFound_data() {
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

void TestGlossaryTerms::spellingsAreFound() {
  QFETCH(QString, written);
  QFETCH(QString, id);
  const auto entry = findGlossaryEntry(written);
  QVERIFY(entry.has_value());
  QCOMPARE(entry->id(), id);
  QVERIFY(!findGlossaryEntry(QStringLiteral("no such word")).has_value());
}

void TestGlossaryTerms::examplesAreWhatTheyClaim() {
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

void TestGlossaryTerms::searchWorksInThreeScripts_data() {
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

void TestGlossaryTerms::searchWorksInThreeScripts() {
  QFETCH(QString, text);
  QFETCH(QString, first);
  const std::vector<GlossaryEntry> found = searchGlossary(text);
  QVERIFY(!found.empty());
  QCOMPARE(found.front().id(), first);
  QVERIFY(found.size() < glossaryEntries().size());
  QVERIFY(searchGlossary(QStringLiteral("qqqq")).empty());
}

// Every term and every yaku once; what a term says is not said again by a yaku of its name.
void TestGlossaryTerms::entriesAreInOrder() {
  const std::vector<GlossaryEntry> &entries = glossaryEntries();
  QSet<QString> ids;
  QSet<int> yaku;
  std::size_t fromTerms = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const GlossaryEntry &entry = entries[i];
    QVERIFY2(!ids.contains(entry.id()), qPrintable(entry.id()));
    ids.insert(entry.id());
    fromTerms += entry.term != nullptr ? 1 : 0;
    if (entry.yaku) {
      QVERIFY2(!yaku.contains(int(*entry.yaku)), qPrintable(entry.id()));
      yaku.insert(int(*entry.yaku));
    }
    if (i > 0)
      QVERIFY(entries[i - 1].romaji().compare(entry.romaji(), Qt::CaseInsensitive) <= 0);
    QVERIFY(!entry.romaji().front().isLower() && !entry.japanese().isEmpty());
    const QStringList see = entry.see();
    QCOMPARE(QSet<QString>(see.begin(), see.end()).size(), see.size());
  }
  QCOMPARE(fromTerms, terms().size());
  QCOMPARE(yaku.size(), qsizetype{kYakuCount});
}

void TestGlossaryTerms::searchOrder_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  QTest::newRow("the name before a longer one") << "kan"
                                                << "kan"
                                                << "kanchan";
  QTest::newRow("a beginning before the middle") << "kan"
                                                 << "kanchan"
                                                 << "ankan";
}

void TestGlossaryTerms::searchOrder() {
  QFETCH(QString, text);
  QFETCH(QString, before);
  QFETCH(QString, after);
  const std::vector<GlossaryEntry> found = searchGlossary(text);
  const auto placeOf = [&found](const QString &id) {
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (found[i].id() == id)
        return static_cast<int>(i);
    }
    return -1;
  };
  QVERIFY2(placeOf(before) >= 0, qPrintable(before));
  QVERIFY2(placeOf(after) > placeOf(before), qPrintable(after));
}

JANSO_TEST(TestGlossaryTerms);
#include "tst_glossary.moc"
