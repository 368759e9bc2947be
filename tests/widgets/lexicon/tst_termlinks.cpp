// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/termlinks.h"

#include <QTest>

#include "support/testprogram.h"
#include "widgets/lexicon/teachmarkup.h"

using namespace janso;

class TestTermLinks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void links_data();
  void links();
};

void TestTermLinks::links_data() {
  QTest::addColumn<QString>("markup");
  QTest::addColumn<QString>("linked");
  const auto row = [](const char *name, const char *markup, const char *linked) {
    QTest::newRow(name) << QString::fromUtf8(markup) << QString::fromUtf8(linked);
  };
  row("nothing to explain", "Discard {9m}: it has no neighbors.", "Discard {9m}: it has no neighbors.");
  row("the first use only", "Mei is in riichi; with riichi you win.",
      "Mei is in [[riichi|riichi]]; with riichi you win.");
  row("a capital letter stays", "Riichi with {3p}.", "[[riichi|Riichi]] with {3p}.");
  row("part of a word is no word", "Run for the iron kanban.", "Run for the iron kanban.");
  row("with its count", "your hand is 2-shanten", "your hand is [[shanten|2-shanten]]");
  row("what is linked stays", "[[tenpai]], waiting on {5p}; tenpai",
      "[[tenpai|tenpai]], waiting on {5p}; tenpai");
  row("several, each once", "Pon: no yaku, no tenpai, no yaku",
      "[[pon|Pon]]: no [[yaku|yaku]], no [[tenpai|tenpai]], no yaku");
  row("without spaces", "\u7acb\u76f4\u3057\u307e\u3059", "[[riichi|\u7acb\u76f4]]\u3057\u307e\u3059");
}

void TestTermLinks::links() {
  QFETCH(QString, markup);
  QTEST(linkTerms(markup), "linked");
  QCOMPARE(markupFaults(linkTerms(markup)), QStringList());
  QCOMPARE(plainText(linkTerms(markup)), plainText(markup));
  QCOMPARE(linkTerms(linkTerms(markup)), linkTerms(markup));
}

JANSO_TEST(TestTermLinks);
#include "tst_termlinks.moc"
