// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of a yaku: few words at first, one shape for every yaku and every hand, the own hand first.
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "coach/yakuexample.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/lexicon/yakufrequency.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/pageparts/handtray.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/yaku/yakucard.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kMostWords = 30;  // beside the pictures
constexpr int kMostMore = 112;  // in both layers, without the footnote

int wordsIn(const QString &text) {
  static const QRegularExpression word(QStringLiteral("\\p{Latin}[\\p{Latin}'\u2019-]*"));
  int count = 0;
  const QString plural = QString(text).replace(QLatin1String("(s)"), QLatin1String("s"));
  for (auto found = word.globalMatch(plural); found.hasNext(); found.next())
    ++count;
  return count;
}

std::shared_ptr<const YakuSituation> situationOf(const SeatView &view) {
  auto situation = std::make_shared<YakuSituation>();
  situation->answers = yakuAnswers(view);
  situation->melds = view.me().melds;
  situation->hand.assign(view.hand.begin(), view.hand.end());
  if (view.drawn.isKnown())
    situation->hand.push_back(view.drawn);
  return situation;
}

// Hands for which the sentences about a yaku differ: far, near, open, in riichi, three players.
QList<std::shared_ptr<const YakuSituation>> situations() {
  TableView open(tenhou());
  open.meld(0, MeldType::Chi, "345m", 3).hand("456p78s1155z5m", "").pond(1, "55z");
  TableView riichi(tenhou());
  riichi.hand("234m456p66s24s678p", "").pond(0, "9s").riichi(0, 0);
  return {std::make_shared<const YakuSituation>(),
          situationOf(TableView(tenhou()).hand("159m2468p37s1357z", "").view()),
          situationOf(TableView(tenhou()).hand("234m456p66s24s678p", "9m").pond(0, "9s").view()),
          situationOf(open.view()), situationOf(riichi.view())};
}

struct CardBench {
  explicit CardBench(int width = 304) {
    card.setPainter(&tiles);
    card.setRules(basicAriAri());
    window.resize(width, 700);
    card.setParent(&window);
    window.show();
    fit(width);
  }
  void fit(int width) { card.setGeometry(0, 0, width, card.firstHeight(width)); }
  template <class T>
  T &part(const char *name) {
    return *card.findChild<T *>(QString::fromLatin1(name));
  }
  // Where everything of the first layer is.
  QList<QRect> places() {
    QCoreApplication::processEvents();
    QList<QRect> found{card.geometry()};
    for (const char *name : {"title", "other", "asks", "yours", "yoursTray", "exampleLabel", "tray"}) {
      const auto &widget = part<QWidget>(name);
      found << QRect(0, widget.mapTo(&card, QPoint()).y(), 0, widget.height());
    }
    return found;
  }

  TilePainter tiles;
  QWidget window;
  YakuCard card;
};

}  // namespace

class TestYakuCard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fewWordsAtFirst_data();
  void fewWordsAtFirst();
  void keepsItsShape_data();
  void keepsItsShape();
  void tellsOfTheOwnHandFirst();
  void moreOnRequest();
  void anotherExample_data();
  void anotherExample();
  void namesInThreeStyles();
};

void TestYakuCard::fewWordsAtFirst_data() {
  QTest::addColumn<int>("id");
  for (int id = 0; id < kYakuCount; ++id)
    QTest::newRow(yakuKey(static_cast<YakuId>(id)).data()) << id;
}

void TestYakuCard::fewWordsAtFirst() {
  QFETCH(int, id);
  CardBench bench;
  for (const auto &situation : situations()) {
    bench.card.setSituation(situation);
    bench.card.explain(static_cast<YakuId>(id));
    const QString words = bench.card.firstWords();
    QVERIFY2(wordsIn(words) <= kMostWords,
             qPrintable(QStringLiteral("%1: %2").arg(wordsIn(words)).arg(words)));
  }
  if (!yakuValue(static_cast<YakuId>(id), basicAriAri()).known())
    return;  // what the rules say about it is another matter
  bench.card.setMore(true);
  const QString all = bench.card.spoken().remove(yakuSampleText(4));
  QVERIFY2(wordsIn(all) <= kMostMore, qPrintable(QStringLiteral("%1: %2").arg(wordsIn(all)).arg(all)));
}

void TestYakuCard::keepsItsShape_data() {
  QTest::addColumn<int>("width");
  QTest::newRow("narrow") << 224;
  QTest::newRow("usual") << 292;
  QTest::newRow("wide") << 350;
}

// Not a pixel moves from one yaku to the next, nor while the hand changes.
void TestYakuCard::keepsItsShape() {
  QFETCH(int, width);
  CardBench bench(width);
  QList<QRect> before;
  for (const auto &situation : situations()) {
    bench.card.setSituation(situation);
    for (const YakuText *text : allYakuTexts()) {
      if (!yakuListed(text->id, basicAriAri()))
        continue;
      bench.card.explain(text->id);
      if (before.isEmpty())
        before = bench.places();
      QVERIFY2(bench.places() == before, text->romaji);
      QVERIFY2(!bench.part<QScrollArea>("scroll").verticalScrollBar()->isVisible(), text->romaji);
    }
  }
}

void TestYakuCard::tellsOfTheOwnHandFirst() {
  CardBench bench;
  auto &yours = bench.part<TeachText>("yours");
  auto &target = bench.part<HandTray>("yoursTray");
  bench.card.explain(YakuId::Tanyao);
  QVERIFY(yours.markup().isEmpty());
  bench.card.setSituation(
      situationOf(TableView(tenhou()).hand("234m456p66s24s199p", "7m").pond(0, "9s").view()));
  QVERIFY2(yours.markup().contains(QLatin1String("away")), qPrintable(yours.markup()));
  QVERIFY2(yours.markup().contains(QLatin1String("}, not {")), qPrintable(yours.markup()));
  QVERIFY(yours.mapTo(&bench.card, QPoint()).y() <
          bench.part<QWidget>("tray").mapTo(&bench.card, QPoint()).y());
  const QList<TrayGroup> groups = target.hand();
  QVERIFY(std::any_of(groups.begin(), groups.end(), [](const TrayGroup &group) {
    return std::any_of(group.tiles.begin(), group.tiles.end(),
                       [](const TrayTile &tile) { return tile.missing; });
  }));
  // On a page about a hand that is over it would be wrong.
  bench.card.explain(YakuId::Tanyao, false);
  QVERIFY(!yours.isVisible());
}

void TestYakuCard::moreOnRequest() {
  CardBench bench;
  bench.card.explain(YakuId::Tanyao);
  auto &more = bench.part<QPushButton>("more");
  QSignalSpy asked(&bench.card, &YakuCard::moreRequested);
  QVERIFY(!bench.part<QWidget>("whyNot").isVisible());
  more.click();
  QCOMPARE(asked.value(0).value(0).toBool(), true);
  bench.card.setMore(true);
  for (const char *name : {"whyNot", "counterTray", "mistakes", "combines", "excludes", "often", "source"})
    QVERIFY2(!bench.part<QWidget>(name).isHidden(), name);
  QCOMPARE(more.text(), YakuCard::tr("Less"));
  bench.card.setMore(false);
  QVERIFY(bench.part<QWidget>("secondPart").isHidden());
}

void TestYakuCard::anotherExample_data() {
  QTest::addColumn<YakuId>("id");
  for (const YakuId id :
       {YakuId::Tanyao, YakuId::Pinfu, YakuId::Chiitoitsu, YakuId::Kokushi, YakuId::Daisangen})
    QTest::newRow(yakuKey(id).data()) << id;
}

// Each a complete hand that has it; the same seed gives the same one.
void TestYakuCard::anotherExample() {
  QFETCH(YakuId, id);
  CardBench bench;
  bench.card.explain(id);
  bench.card.setMore(true);
  auto &tray = bench.part<HandTray>("anotherTray");
  QVERIFY(tray.isHidden());
  bench.part<QPushButton>("another").click();
  QTRY_VERIFY_WITH_TIMEOUT(!tray.isHidden(), 60000);
  int tiles = 0;
  for (const TrayGroup &group : tray.hand())
    tiles += static_cast<int>(group.tiles.size());
  QCOMPARE(tiles, 14);
  QVERIFY(furtherExample(id, basicAriAri(), 7) == furtherExample(id, basicAriAri(), 7));
  QVERIFY(!(furtherExample(id, basicAriAri(), 7) == furtherExample(id, basicAriAri(), 8)) ||
          id == YakuId::Kokushi);
}

void TestYakuCard::namesInThreeStyles() {
  CardBench bench;
  bench.card.explain(YakuId::Pinfu);
  QCOMPARE(bench.part<QLabel>("title").text(), QStringLiteral("Pinfu"));
  QCOMPARE(bench.part<QLabel>("other").text(), QStringLiteral("All sequences"));
  QCOMPARE(bench.part<QLabel>("second").text(), QString::fromUtf8("平和"));
  bench.card.setMore(true);
  QVERIFY(bench.part<QLabel>("combines").text().contains(QLatin1String("tanyao")));
  bench.card.setNaming(YakuNaming::Japanese);
  QCOMPARE(bench.part<QLabel>("title").text(), QString::fromUtf8("平和"));
  QCOMPARE(bench.part<QLabel>("other").text(), QStringLiteral("Pinfu"));
  QVERIFY(bench.part<QLabel>("combines").text().contains(QString::fromUtf8("断幺九")));
}

JANSO_TEST(TestYakuCard);
#include "tst_yakucard.moc"
