// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the user can choose: every value once, under a word that finds it again.
#include <QSet>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/look/lookchoices.h"

using namespace janso;

namespace {

// `values`: how many the enumeration has, counted from 0.
template <typename Value, std::size_t size>
void checkChoices(const std::array<LookChoice<Value>, size> &choices, Value last, bool named) {
  QCOMPARE(static_cast<std::size_t>(last) + 1, size);
  QSet<int> values;
  QSet<QString> words;
  QSet<QString> names;
  for (const LookChoice<Value> &choice : choices) {
    values.insert(static_cast<int>(choice.value));
    words.insert(QString::fromLatin1(choice.word));
    QCOMPARE(choice.name != nullptr, named);
    if (named)
      names.insert(QString::fromLatin1(choice.name));
    QCOMPARE(lookOf(choices, QString::fromLatin1(choice.word)), std::optional(choice.value));
    QCOMPARE(QString::fromLatin1(choice.word), QString::fromLatin1(choice.word).toLower());
  }
  QCOMPARE(values.size(), static_cast<qsizetype>(size));
  QCOMPARE(words.size(), static_cast<qsizetype>(size));
  QVERIFY(!words.contains(QString()) && !names.contains(QString()));
  QCOMPARE(names.size(), static_cast<qsizetype>(named ? size : 0));
  QCOMPARE(lookWords(choices).size(), static_cast<qsizetype>(size));
  QCOMPARE(lookWords(choices).first(), QString::fromLatin1(choices.front().word));
  for (const char *wrong : {"", "none", "Teal", " teal"})
    QVERIFY(!lookOf(choices, QString::fromLatin1(wrong)));
}

}  // namespace

class TestLookChoices : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyValueIsOfferedOnce_data();
  void everyValueIsOfferedOnce();
};

void TestLookChoices::everyValueIsOfferedOnce_data() {
  QTest::addColumn<int>("what");
  int what = 0;
  for (const char *name : {"felts", "backs", "sets of tiles", "sizes of the hand", "sizes of the ponds"})
    QTest::newRow(name) << what++;
}

void TestLookChoices::everyValueIsOfferedOnce() {
  QFETCH(int, what);
  switch (what) {
    case 0:
      return checkChoices(kFeltChoices, FeltColor::Plain, true);
    case 1:
      return checkChoices(kBackChoices, BackColor::Indigo, true);
    case 2:
      return checkChoices(kTileSetChoices, TileSet::Contrast, true);
    case 3:
      return checkChoices(kHandChoices, HandSize::Large, false);
    default:
      return checkChoices(kPondChoices, PondSize::Large, false);
  }
}

JANSO_TEST(TestLookChoices);
#include "tst_lookchoices.moc"
