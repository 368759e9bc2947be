// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of a yaku cuts no text of its first layer, in no language, not even in the narrowest panel;
// and every answer has words.
#include <QLabel>
#include <QTest>

#include "coach/yakudistance.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/lexicon/languages.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/sentences/yakuanswertexts.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakucard.h"

using namespace janso;
using namespace janso::test;

namespace {

std::shared_ptr<const YakuSituation> situationWith(const SeatView &view) {
  auto situation = std::make_shared<YakuSituation>();
  situation->answers = yakuAnswers(view);
  situation->melds = view.me().melds;
  situation->hand.assign(view.hand.begin(), view.hand.end());
  return situation;
}

QList<std::shared_ptr<const YakuSituation>> differentHands() {
  TableView open(tenhou());
  open.meld(0, MeldType::Chi, "345m", 3).hand("456p78s1155z5m", "").pond(1, "55z");
  TableView riichi(tenhou());
  riichi.hand("234m456p66s24s678p", "").pond(0, "9s").riichi(0, 0);
  return {situationWith(TableView(tenhou()).hand("234m4579p66s24s89p", "").view()),
          situationWith(TableView(tenhou()).hand("159m2468p37s1357z", "").view()), situationWith(open.view()),
          situationWith(riichi.view())};
}

}  // namespace

class TestYakuCardTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingIsCut_data();
  void nothingIsCut();
  void everyAnswerHasWords_data();
  void everyAnswerHasWords();

 private:
  Translations m_translations;
};

void TestYakuCardTexts::nothingIsCut_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("width");
  for (const QString &language : languageCodes()) {
    for (const int width : {224, 292})
      QTest::addRow("%s, %d", qPrintable(language), width) << language << width;
  }
}

void TestYakuCardTexts::nothingIsCut() {
  QFETCH(QString, language);
  QFETCH(int, width);
  m_translations.use(language);
  TilePainter tiles;
  YakuCard card;
  card.setPainter(&tiles);
  card.setRules(tenhou());
  card.resize(width, card.firstHeight(width));
  card.show();
  auto &yours = *card.findChild<TeachText *>(QStringLiteral("yours"));
  QStringList cut;
  for (const auto &situation : differentHands()) {
    card.setSituation(situation);
    for (const YakuText *text : allYakuTexts()) {
      if (!yakuListed(text->id, tenhou()))
        continue;
      card.explain(text->id);
      if (yours.heightForWidth(width) > yours.height())
        cut << yours.plain();
      for (const char *name : {"title", "other"}) {
        const auto &label = *card.findChild<QLabel *>(QString::fromLatin1(name));
        if (label.fontMetrics().horizontalAdvance(label.text()) > width)
          cut << label.text();
      }
    }
  }
  m_translations.use(QStringLiteral("en"));
  cut.removeDuplicates();
  QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
}

void TestYakuCardTexts::everyAnswerHasWords_data() {
  QTest::addColumn<int>("id");
  for (int id = 0; id < kYakuCount; ++id)
    QTest::newRow(yakuKey(static_cast<YakuId>(id)).data()) << id;
}

// Whatever the answer is, it says something, in whole sentences.
void TestYakuCardTexts::everyAnswerHasWords() {
  QFETCH(int, id);
  RuleSet rules = basicAriAri();
  rules.optionalYaku = (std::uint64_t{1} << kOptionalYakuCount) - 1;
  rules.openRiichi = true;
  rules.paaRenchan = 8;
  YakuAnswer answer;
  answer.id = static_cast<YakuId>(id);
  answer.event = yakuEvent(answer.id);
  answer.distance = 2;
  answer.closedDistance = 2;
  answer.wanted = KindSet(answer.id == YakuId::AkaDora ? 0x10 : 7);  // red tiles are fives
  answer.gone = answer.wanted;
  answer.meld = 0;
  Melds melds;
  Meld meld;
  for (int i = 0; i < 3; ++i)
    meld.tiles.push_back(Tile(static_cast<Kind>(i)));
  melds.push_back(meld);
  const auto isSaid = [&] {
    const QString text = plainText(yakuAnswerSentence(answer, melds));
    return !text.isEmpty() && !text.contains(QLatin1Char('%')) && !text.contains(QLatin1String("  ")) &&
           text.back() == QLatin1Char('.');
  };
  for (const YakuState state : {YakuState::Made, YakuState::Reachable}) {
    answer.state = state;
    QVERIFY(isSaid());
  }
  answer.state = YakuState::Impossible;
  for (int why = 1; why <= int(YakuObstacle::TooFar); ++why) {
    answer.why = static_cast<YakuObstacle>(why);
    QVERIFY2(!yakuObstacleSentence(answer, melds).isEmpty(), qPrintable(QString::number(why)));
    QVERIFY(isSaid());
  }
}

JANSO_TEST(TestYakuCardTexts);
#include "tst_yakucardtexts.moc"
