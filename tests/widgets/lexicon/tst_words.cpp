// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words for what the rules only number, and how words become lists, sentences and labels.
#include "widgets/lexicon/words.h"

#include <QSet>
#include <QTest>

#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;

class TestWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyTileHasItsName_data();
  void everyTileHasItsName();
  void noTwoTilesShareAName();
  void roundsAreNamed_data();
  void roundsAreNamed();
  void noTwoWindsShareAName();
  void listsEndWithAnd_data();
  void listsEndWithAnd();
  void sentencesAreJoined_data();
  void sentencesAreJoined();
  void aSentenceBeginsWithACapital_data();
  void aSentenceBeginsWithACapital();
  void labelsAreNamed_data();
  void labelsAreNamed();
  void nothingIsCountedAsNothing();
};

void TestWords::everyTileHasItsName_data() {
  QTest::addColumn<QString>("tile");
  QTest::addColumn<QString>("name");
  QTest::newRow("man") << "1m"
                       << "1 man";
  QTest::newRow("pin") << "5p"
                       << "5 pin";
  QTest::newRow("sou") << "9s"
                       << "9 sou";
  QTest::newRow("red five") << "0p"
                            << "red 5 pin";
  QTest::newRow("east") << "1z"
                        << "east wind";
  QTest::newRow("south") << "2z"
                         << "south wind";
  QTest::newRow("west") << "3z"
                        << "west wind";
  QTest::newRow("north") << "4z"
                         << "north wind";
  QTest::newRow("white dragon") << "5z"
                                << "white dragon";
  QTest::newRow("green dragon") << "6z"
                                << "green dragon";
  QTest::newRow("red dragon") << "7z"
                              << "red dragon";
}

void TestWords::everyTileHasItsName() {
  QFETCH(QString, tile);
  QTEST(tileName(test::tile(tile.toStdString())), "name");
  QCOMPARE(tileName(Tile()), QStringLiteral("a face-down tile"));
}

void TestWords::noTwoTilesShareAName() {
  QSet<QString> names;
  int tiles = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    names.insert(tileName(Tile(static_cast<Kind>(kind))));
    ++tiles;
  }
  for (const char *red : {"0m", "0p", "0s"}) {
    names.insert(tileName(test::tile(red)));
    ++tiles;
  }
  QCOMPARE(names.size(), qsizetype{tiles});
}

void TestWords::roundsAreNamed_data() {
  QTest::addColumn<int>("wind");
  QTest::addColumn<int>("kyoku");
  QTest::addColumn<QString>("name");
  QTest::newRow("the first hand") << 0 << 0 << "East 1";
  QTest::newRow("the last of a hanchan") << 1 << 3 << "South 4";
  QTest::newRow("overtime") << 2 << 0 << "West 1";
  QTest::newRow("north") << 3 << 2 << "North 3";
  QTest::newRow("a dragon as round wind") << 4 << 0 << "Haku 1";
}

void TestWords::roundsAreNamed() {
  QFETCH(int, wind);
  QFETCH(int, kyoku);
  QTEST(roundName(wind, kyoku), "name");
}

void TestWords::noTwoWindsShareAName() {
  QSet<QString> names;
  for (int wind = 0; wind < 7; ++wind)
    names.insert(windName(wind));
  QCOMPARE(names.size(), 7);
}

void TestWords::listsEndWithAnd_data() {
  QTest::addColumn<QStringList>("items");
  QTest::addColumn<QString>("text");
  QTest::newRow("none") << QStringList() << QString();
  QTest::newRow("one") << QStringList{QStringLiteral("A")} << "A";
  QTest::newRow("two") << QStringList{QStringLiteral("A"), QStringLiteral("B")} << "A and B";
  QTest::newRow("three") << QStringList{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}
                         << "A, B and C";
  QTest::newRow("a place holder is a word")
      << QStringList{QStringLiteral("%2"), QStringLiteral("B")} << "%2 and B";
}

void TestWords::listsEndWithAnd() {
  QFETCH(QStringList, items);
  QTEST(listText(items), "text");
}

void TestWords::sentencesAreJoined_data() {
  QTest::addColumn<QStringList>("sentences");
  QTest::addColumn<QString>("text");
  const QString a = QStringLiteral("A.");
  const QString b = QStringLiteral("B.");
  QTest::newRow("none") << QStringList() << QString();
  QTest::newRow("one") << QStringList{a} << "A.";
  QTest::newRow("two") << QStringList{a, b} << "A. B.";
  QTest::newRow("an empty one first") << QStringList{QString(), a} << "A.";
  QTest::newRow("an empty one between") << QStringList{a, QString(), b} << "A. B.";
  QTest::newRow("an empty one last") << QStringList{a, QString()} << "A.";
  QTest::newRow("all are empty") << QStringList{QString(), QString()} << QString();
}

void TestWords::sentencesAreJoined() {
  QFETCH(QStringList, sentences);
  QTEST(sentencesText(sentences), "text");
}

void TestWords::aSentenceBeginsWithACapital_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("small") << "east wind"
                         << "East wind";
  QTest::newRow("the rest stays") << "red 5 Pin"
                                  << "Red 5 Pin";
  QTest::newRow("umlaut") << QStringLiteral("östlich") << QStringLiteral("Östlich");
  QTest::newRow("digit") << "5 pin"
                         << "5 pin";
  QTest::newRow("no capitals") << QStringLiteral("東") << QStringLiteral("東");
  QTest::newRow("nothing") << QString() << QString();
}

void TestWords::aSentenceBeginsWithACapital() {
  QFETCH(QString, text);
  QTEST(sentenceCase(text), "sentence");
}

void TestWords::labelsAreNamed_data() {
  QTest::addColumn<QString>("label");
  QTest::addColumn<QString>("name");
  QTest::newRow("plain") << "Open"
                         << "Open";
  QTest::newRow("shortcut letter") << "&Save"
                                   << "Save";
  QTest::newRow("letter within") << "Save &as"
                                 << "Save as";
  QTest::newRow("more follows") << QStringLiteral("Save &as…") << "Save as";
  QTest::newRow("a field") << "&Name:"
                           << "Name";
  QTest::newRow("appended letter") << QStringLiteral("保存(&S)") << QStringLiteral("保存");
  QTest::newRow("appended letter, more follows") << QStringLiteral("保存 (&S)…") << QStringLiteral("保存");
  QTest::newRow("wide colon") << QStringLiteral("名前(&N)：") << QStringLiteral("名前");
}

void TestWords::labelsAreNamed() {
  QFETCH(QString, label);
  QTEST(labelName(label), "name");
}

void TestWords::nothingIsCountedAsNothing() {
  QCOMPARE(counterText(0, 0), QString());
  const QString both = counterText(2, 1);
  QVERIFY(both.contains(QLatin1String("2 honba")) && both.contains(QLatin1String(", 1 riichi stick")));
  QVERIFY(!counterText(3, 0).contains(QLatin1Char(',')));
  QVERIFY(counterText(0, 4).startsWith(QLatin1Char('4')));
}

JANSO_TEST(TestWords);
#include "tst_words.moc"
