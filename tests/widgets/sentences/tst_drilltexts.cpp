// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// No exercise without text, explanation and example; lines that ask a question again are read.
#include <QRegularExpression>
#include <QTest>

#include "rules/presets/presets.h"
#include "rules/shanten.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/drilltexts/drillanswertexts.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/teachmarkup.h"

using namespace janso;

class TestDrillWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void noDrillWithoutTexts_data();
  void noDrillWithoutTexts();
  void examplesAreTrue();
  void everyQuestionIsExplained_data();
  void everyQuestionIsExplained();
  void sharedLineIsRead_data();
  void sharedLineIsRead();
};

void TestDrillWords::noDrillWithoutTexts_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable())
    QTest::newRow(info.key.data()) << static_cast<int>(info.id);
}

void TestDrillWords::noDrillWithoutTexts() {
  QFETCH(int, drill);
  const DrillText &text = drillText(static_cast<DrillId>(drill));
  QCOMPARE(static_cast<int>(text.id), drill);
  for (const char *part : {text.name, text.trains, text.how, text.example}) {
    const QString markup = QString::fromUtf8(part);
    QVERIFY(markup.size() > 8);
    QVERIFY2(markupFaults(markup).isEmpty(), qPrintable(markupFaults(markup).join(u'\n')));
    for (const QString &term : markupTerms(markup))
      QVERIFY2(findGlossaryEntry(term).has_value(), qPrintable(term));
  }
}

// What the examples claim about hands, asked of the engine.
void TestDrillWords::examplesAreTrue() {
  const auto tilesOf = [](DrillId id) {
    std::vector<TileCounts> all;
    for (const MarkupPiece &piece : readMarkup(QString::fromUtf8(drillText(id).example))) {
      if (piece.type == MarkupPiece::Type::Tiles)
        all.push_back(countsOf(piece.tiles));
    }
    return all;
  };
  const auto waiting = tilesOf(DrillId::Waits);
  const KindSet found = waits(waiting[0], 0);
  QCOMPARE(found.size(), waiting[1].total());
  for (const Kind kind : found)
    QCOMPARE(int(waiting[1][kind]), 1);
  QCOMPARE(shanten(tilesOf(DrillId::Shanten)[0], 0), 1);
  // Yaku: with the dragons it wins, with the nines it does not.
  for (const bool dragons : {true, false}) {
    WinInput input;
    for (const Tile tile : test::tiles("234m567p8s"))
      input.concealed.push_back(tile);
    input.winTile = test::tile("8s");
    input.from = 1;
    input.roundWind = 0;
    for (const char *called : {"345s", dragons ? "777z" : "999p"}) {
      Meld meld;
      meld.type = called[0] == '3' ? MeldType::Chi : MeldType::Pon;
      for (const Tile tile : test::tiles(called))
        meld.tiles.push_back(tile);
      meld.called = meld.tiles[0];
      meld.from = 3;
      input.melds.push_back(meld);
    }
    QCOMPARE(scoreHand(input, basicAriAri()).result.has_value(), dragons);
  }
}

void TestDrillWords::everyQuestionIsExplained_data() {
  QTest::addColumn<int>("drill");
  QTest::addColumn<int>("level");
  for (const DrillInfo &info : drillTable()) {
    for (int level = 1; level <= kDrillLevels; ++level)
      QTest::addRow("%s, level %d", info.key.data(), level) << static_cast<int>(info.id) << level;
  }
}

void TestDrillWords::everyQuestionIsExplained() {
  QFETCH(int, drill);
  QFETCH(int, level);
  const DrillId id = static_cast<DrillId>(drill);
  static const QRegularExpression kPlaceholder(QStringLiteral("%[0-9nL]"));
  for (int number = 1; number <= (id == DrillId::Discard ? 2 : 20); ++number) {
    const DrillQuestion question = makeQuestion({id, 21, number, level, nullptr});
    const DrillAnswer right = rightAnswer(question);
    QStringList texts = drillCircumstances(question);
    texts << drillPrompt(question) << drillExplanation(question, YakuNaming::Translated)
          << drillVerdictLine(question, right, Verdict::Right)
          << drillVerdictLine(question, right, Verdict::Wrong)
          << drillVerdictLine(question, right, Verdict::Close);
    for (const QString &markup : texts) {
      QVERIFY(!markup.isEmpty());
      QVERIFY2(markupFaults(markup).isEmpty(), qPrintable(markupFaults(markup).join(u'\n')));
      QVERIFY2(!markup.contains(kPlaceholder), qPrintable(markup));
      for (const QString &term : markupTerms(markup))
        QVERIFY2(findGlossaryEntry(term).has_value(), qPrintable(term));
    }
    QVERIFY(drillExplanation(question, YakuNaming::Romaji).size() > 12);
  }
}

void TestDrillWords::sharedLineIsRead_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<bool>("good");
  QTest::newRow("as written") << "janso-drill waits 2 12345 3" << true;
  QTest::newRow("spaces") << "  janso-drill  last_hand 3 1 1 " << true;
  QTest::newRow("no such drill") << "janso-drill juggling 1 1 1" << false;
  QTest::newRow("no such level") << "janso-drill fu 4 1 1" << false;
  QTest::newRow("no number") << "janso-drill fu 1 x 1" << false;
  QTest::newRow("question nought") << "janso-drill fu 1 1 0" << false;
  QTest::newRow("something else") << "12345" << false;
}

void TestDrillWords::sharedLineIsRead() {
  QFETCH(QString, line);
  QFETCH(bool, good);
  QCOMPARE(readDrillShareLine(line).has_value(), good);
}

JANSO_TEST(TestDrillWords);
#include "tst_drilltexts.moc"
