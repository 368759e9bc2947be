// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a match: the parts of the final points add up, and every hand is in the table.
#include <QApplication>
#include <QClipboard>
#include <QFontInfo>
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <numeric>

#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/longwinded.h"
#include "widgets/matchsamples.h"
#include "widgets/pageparts/pagebutton.h"
#include "widgets/pageparts/pagefield.h"
#include "widgets/pageparts/pagelabel.h"
#include "widgets/pageparts/pagelink.h"
#include "widgets/pageparts/pagepanel.h"
#include "widgets/pageparts/pagescroll.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/handstable.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/placeseal.h"
#include "widgets/results/standingtable.h"

using namespace janso;
using namespace janso::test;

namespace {

struct ShownEnd {
  QWidget window;
  TilePainter painter;
  MatchEndPage page{painter, &window};

  explicit ShownEnd(const MatchSample &match, QSize size = QSize(1440, 900),
                    const std::optional<Series> &series = {}, int viewer = 2) {
    window.resize(size);
    window.show();
    page.setSeries(series);
    page.showMatch(match.info, match.result, match.hands, match.names, viewer);
    QCoreApplication::processEvents();
  }
  template <class T>
  T *part(const char *name) const {
    return page.findChild<T *>(QLatin1String(name));
  }
};

}  // namespace

class TestMatchEndPage : public QObject {
  Q_OBJECT

 private slots:
  void pointsAddUp_data();
  void pointsAddUp();
  void threePlayersHaveThreeLines();
  void okaIsExplained_data();
  void okaIsExplained();
  void sideRulesHaveTheirColumns();
  void finalPointsAreInThousands();
  void titleNamesTheWinners();
  void handsAreListed();
  void handsAddUpToTheMatch();
  void dealInAndRiichiAreMarked();
  void proofIsFolded();
  void proofCanBeCopied();
  void proofIsHiddenWithoutASeed();
  void buttonsByKeyboard();
  void enterDoesWhatTheButtonSays();
  void seriesIsShownWhereThereIsOne();
  void leftoverSticksAreTold_data();
  void leftoverSticksAreTold();
  void growsWithTheTexts_data();
  void growsWithTheTexts();
  void fits_data();
  void fits();
};

void TestMatchEndPage::pointsAddUp_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Scores>("scores");
  QTest::addColumn<QList<int>>("places");    // in the order of the lines
  QTest::addColumn<QList<int>>("uma");       // likewise
  QTest::addColumn<QList<int>>("oka");       // likewise
  QTest::addColumn<QList<int>>("rounding");  // likewise
  RuleSet shared = tenhou();
  shared.tieBreak = TieBreak::Shared;
  const QList<int> none{0, 0, 0, 0};
  QTest::newRow("uma and oka add up")
      << tenhou() << Scores{24100, 39300, 23400, 13200} << QList<int>{1, 2, 3, 4}
      << QList<int>{20000, 10000, -10000, -20000} << QList<int>{20000, 0, 0, 0} << none;
  QTest::newRow("shared first place shares uma and oka")
      << shared << Scores{31000, 31000, 20000, 18000} << QList<int>{1, 1, 3, 4}
      << QList<int>{15000, 15000, -10000, -20000} << QList<int>{10000, 10000, 0, 0} << none;
  QTest::newRow("shared last place") << shared << Scores{40000, 30000, 15000, 15000} << QList<int>{1, 2, 3, 3}
                                     << QList<int>{20000, 10000, -15000, -15000} << QList<int>{20000, 0, 0, 0}
                                     << none;
  QTest::newRow("equal scores by seat")
      << tenhou() << Scores{25000, 25000, 25000, 25000} << QList<int>{1, 2, 3, 4}
      << QList<int>{20000, 10000, -10000, -20000} << QList<int>{20000, 0, 0, 0} << none;
  QTest::newRow("below zero") << tenhou() << Scores{-3200, 60000, 33200, 10000} << QList<int>{1, 2, 3, 4}
                              << QList<int>{20000, 10000, -10000, -20000} << QList<int>{20000, 0, 0, 0}
                              << none;
}

void TestMatchEndPage::pointsAddUp() {
  QFETCH(RuleSet, rules);
  QFETCH(Scores, scores);
  MatchSample match(rules);
  match.info.rules.finalRounding = FinalRounding::None;
  match.result.scores = scores;
  match.finish();
  const auto lines = standing(match.info.rules, match.result, match.names);
  QList<int> places;
  QList<int> uma;
  QList<int> oka;
  QList<int> rounding;
  for (const StandingLine &line : lines) {
    places << line.place;
    uma << line.uma;
    oka << line.oka;
    rounding << line.rounding;
    QCOMPARE(line.base + line.uma + line.oka + line.rounding, line.total);
    QCOMPARE(line.total, match.result.finalPoints[static_cast<std::size_t>(line.seat)]);
    QCOMPARE(line.score, scores[static_cast<std::size_t>(line.seat)]);
  }
  QTEST(places, "places");
  QTEST(uma, "uma");
  QTEST(oka, "oka");
  QTEST(rounding, "rounding");
  const ShownEnd shown(match);
  QVERIFY(!shown.part<StandingTable>("standing")->columns().contains("Rounding"));
  // A ruleset that rounds has a column more.
  match.result.finalPoints[0] += 300;
  const ShownEnd rounded(match);
  QVERIFY(rounded.part<StandingTable>("standing")->columns().contains("Rounding"));
}

void TestMatchEndPage::threePlayersHaveThreeLines() {
  MatchSample match(tenhouSanma());
  match.result.scores = {20000, 60000, 25000, 0};
  match.finish();
  const ShownEnd shown(match);
  const std::vector<StandingLine> &lines = shown.part<StandingTable>("standing")->lines();
  QCOMPARE(lines.size(), std::size_t{3});
  QCOMPARE(lines[0].name, match.names[1]);
  QCOMPARE(lines[0].uma, 20000);
  QCOMPARE(lines[0].oka, 15000);
  QCOMPARE(lines[2].place, 3);
  QVERIFY(!shown.part<StandingTable>("standing")->accessibleDescription().contains(match.names[3]));
  QCOMPARE(shown.part<PageLabel>("title")->text(), QStringLiteral("You came 2nd"));
}

void TestMatchEndPage::okaIsExplained_data() {
  QTest::addColumn<int>("oka");
  QTest::addColumn<QString>("words");
  QTest::newRow("what all started short") << 20000 << "started below 30,000";
  QTest::newRow("none, whatever the start") << 0 << "these rules don't have one";
  QTest::newRow("another bonus") << 15000 << "Bonus for 1st place, in thousands";
}

void TestMatchEndPage::okaIsExplained() {
  QFETCH(int, oka);
  QFETCH(QString, words);
  MatchSample match = eastMatch();
  match.info.rules.oka = oka;
  const ShownEnd shown(match);
  const auto *table = shown.part<StandingTable>("standing");
  bool said = false;
  for (int x = 0; x < table->width(); ++x)
    said = said || table->columnNote(x).contains(words);
  QVERIFY2(said, qPrintable(words));
}

// Each adjustment is a column where the match had it, and the parts still add up.
void TestMatchEndPage::sideRulesHaveTheirColumns() {
  MatchSample match = eastMatch();
  match.result.adjustments.push_back({AdjustmentKind::Yakitori, {3000, 3000, 3000, -9000}});
  match.result.adjustments.push_back({AdjustmentKind::Chips, {4000, -2000, -2000, 0}});
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const Adjustment &adjustment : match.result.adjustments)
      match.result.finalPoints[seat] += adjustment.points[seat];
  }
  const ShownEnd shown(match);
  const QStringList columns = shown.part<StandingTable>("standing")->columns();
  QVERIFY(columns.contains(QStringLiteral("Yakitori")) && columns.contains(QStringLiteral("Chips")));
  QVERIFY(!columns.contains(QStringLiteral("Side bets")));
  // Every column says what it is, from the right edge to the names, which are none.
  const auto *table = shown.part<StandingTable>("standing");
  QStringList notes;
  for (int x = table->width() - 1; x >= 0; --x) {
    const QString note = table->columnNote(x);
    if (notes.isEmpty() || notes.last() != note)
      notes << note;
  }
  QCOMPARE(notes.size(), columns.size() + 1);
  QVERIFY(notes.last().isEmpty() && notes.count(QString()) == 1);
  QVERIFY2(notes.at(notes.size() - 3).contains(QStringLiteral("Everyone started with 25,000")),
           qPrintable(notes.at(notes.size() - 3)));
  for (const StandingLine &line : shown.part<StandingTable>("standing")->lines()) {
    std::int32_t sum = line.base + line.uma + line.oka + line.rounding;
    for (const std::int32_t adjusted : line.adjustments)
      sum += adjusted;
    QCOMPARE(sum, line.total);
  }
}

void TestMatchEndPage::finalPointsAreInThousands() {
  QCOMPARE(finalPointsText(61300), QStringLiteral("+61.3"));
  QCOMPARE(finalPointsText(-4100), QStringLiteral("\u22124.1"));
  QCOMPARE(finalPointsText(0), QStringLiteral("0.0"));
  QCOMPARE(pointsText(-1200), QStringLiteral("\u22121,200"));
  QCOMPARE(signedPointsText(13300), QStringLiteral("+13,300"));
}

void TestMatchEndPage::titleNamesTheWinners() {
  MatchSample match = eastMatch();
  const ShownEnd one(match, QSize(1440, 900), {}, -1);
  QCOMPARE(one.part<PageLabel>("title")->text(), QStringLiteral("Aiko wins the match"));
  QVERIFY(!one.part<PlaceSeal>("seal")->isVisible());
  match.info.rules.tieBreak = TieBreak::Shared;
  match.result.scores = {31000, 31000, 20000, 18000};
  match.finish();
  const ShownEnd two(match, QSize(1440, 900), {}, -1);
  QCOMPARE(two.part<PageLabel>("title")->text(), QStringLiteral("Ren, Aiko tie for 1st place"));
}

void TestMatchEndPage::handsAreListed() {
  const MatchSample match = eastMatch();
  const ShownEnd shown(match);
  const QAbstractItemModel *model = shown.part<HandsTable>("hands")->model();
  QStringList lines;
  for (int row = 0; row < model->rowCount(); ++row) {
    lines << QStringList{model->index(row, 0).data().toString(), model->index(row, 1).data().toString(),
                         model->index(row, 2).data().toString()}
                 .join(u'|');
  }
  QCOMPARE(lines,
           (QStringList{"East 1|0|Ron: Mei from Sora, 3,900", "East 2|0|Exhaustive draw, tenpai: Aiko, Mei",
                        "East 2|1|Tsumo: Aiko, Haneman 18,000", "East 2|2|Ron: Mei from Aiko, 3,900",
                        "||Ron: Sora from Aiko, 1,000", "East 3|0|Nine terminals: Sora",
                        "East 3|1|Ron: Ren from Mei, 6,400", "East 4|0|Ron: Mei from Sora, 1,300"}));
}

void TestMatchEndPage::handsAddUpToTheMatch() {
  const MatchSample match = eastMatch();
  const ShownEnd shown(match);
  const QAbstractItemModel *model = shown.part<HandsTable>("hands")->model();
  for (int seat = 0; seat < 4; ++seat) {
    int sum = match.info.rules.startingPoints;
    for (int row = 0; row < model->rowCount(); ++row)
      sum += model->index(row, HandsModel::FirstSeat + seat).data(HandsModel::DeltaRole).toInt();
    QCOMPARE(sum, match.result.scores[static_cast<std::size_t>(seat)]);
    QCOMPARE(model->headerData(HandsModel::FirstSeat + seat, Qt::Horizontal).toString(),
             match.names[static_cast<std::size_t>(seat)]);
  }
}

void TestMatchEndPage::dealInAndRiichiAreMarked() {
  const ShownEnd shown(eastMatch());
  const QAbstractItemModel *model = shown.part<HandsTable>("hands")->model();
  const auto cell = [&](int row, int seat, int role) {
    return model->index(row, HandsModel::FirstSeat + seat).data(role);
  };
  QVERIFY(cell(0, 3, HandsModel::DealInRole).toBool());
  QVERIFY(!cell(0, 0, HandsModel::DealInRole).toBool());
  QVERIFY(cell(0, 2, HandsModel::RiichiRole).toBool());
  QVERIFY(cell(0, 2, Qt::DisplayRole).toString().endsWith(u'*'));
  QVERIFY(cell(0, 0, HandsModel::DealerRole).toBool());
  QVERIFY(cell(3, 1, HandsModel::DealInRole).toBool());
  QVERIFY(cell(4, 1, HandsModel::DealInRole).toBool());
  QVERIFY(!cell(2, 0, HandsModel::DealInRole).toBool());  // a tsumo has nobody who dealt in
  QCOMPARE(cell(0, 3, Qt::AccessibleTextRole).toString(), QStringLiteral("Sora, \u22123,900, dealt in"));
}

// It opens and closes by the keyboard, and the hands get the room that it leaves.
void TestMatchEndPage::proofIsFolded() {
  ShownEnd shown(eastMatch());
  auto *link = shown.part<PageLink>("showProof");
  auto *seed = shown.part<PageField>("seed");
  auto *hands = shown.part<HandsTable>("hands");
  QVERIFY(link->isVisible() && !seed->isVisible());
  const QString folded = link->text();
  const int room = hands->height();
  link->setFocus();
  QTest::keyClick(link, Qt::Key_Return);
  QVERIFY(seed->isVisible() && shown.part<PageLabel>("howToCheck")->isVisible());
  QVERIFY(link->text() != folded);
  QTRY_VERIFY(hands->height() <= room);
  QTest::keyClick(link, Qt::Key_Return);
  QVERIFY(!seed->isVisible());
  QCOMPARE(link->text(), folded);
  QTRY_COMPARE(hands->height(), room);
}

void TestMatchEndPage::proofCanBeCopied() {
  const MatchSample match = eastMatch();
  const ShownEnd shown(match);
  shown.part<PageLink>("showProof")->click();
  QCOMPARE(shown.part<PageField>("commitment")->text().toStdString(), match.info.wallCommitment);
  QCOMPARE(shown.part<PageField>("seed")->text().toStdString(), match.result.wallSeed);
  auto *copy = shown.part<PageLink>("copySeed");
  copy->setFocus();
  QTest::keyClick(copy, Qt::Key_Return);
  QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), match.result.wallSeed);
  QVERIFY(shown.part<PageLabel>("howToCheck")->text().contains("sha256sum"));
}

void TestMatchEndPage::proofIsHiddenWithoutASeed() {
  MatchSample match = eastMatch();
  match.result.wallSeed.clear();
  const ShownEnd shown(match);
  QVERIFY(!shown.part<QWidget>("proof")->isVisible());
}

void TestMatchEndPage::buttonsByKeyboard() {
  ShownEnd shown(eastMatch());
  shown.part<PageLink>("showProof")->click();
  shown.part<PageButton>("rematch")->setFocus();
  QSignalSpy rematch(&shown.page, &MatchEndPage::rematchRequested);
  QSignalSpy newMatch(&shown.page, &MatchEndPage::newMatchRequested);
  QSignalSpy review(&shown.page, &MatchEndPage::reviewRequested);
  QSignalSpy closed(&shown.page, &MatchEndPage::closed);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QCOMPARE(rematch.size() + newMatch.size() + review.size() + closed.size(), 0);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(rematch.size(), 1);
  QSet<QString> reached;
  for (int i = 0; i < 13; ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(shown.page.isAncestorOf(QApplication::focusWidget()));
    reached << QApplication::focusWidget()->objectName();
    if (QApplication::focusWidget()->objectName() == QLatin1String("newMatch"))
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  }
  QVERIFY(newMatch.size() >= 1);
  for (const char *name : {"hands", "commitment", "seed", "close", "newMatch", "review", "rematch"})
    QVERIFY2(reached.contains(QLatin1String(name)), name);
}

// The button that says "Enter" obeys it, wherever the focus is; or it does not say so.
void TestMatchEndPage::enterDoesWhatTheButtonSays() {
  ShownEnd shown(eastMatch());
  shown.part<PageLink>("showProof")->click();
  auto *button = shown.part<PageButton>("rematch");
  QSignalSpy rematch(&shown.page, &MatchEndPage::rematchRequested);
  QSignalSpy closed(&shown.page, &MatchEndPage::closed);
  auto *hands = shown.part<HandsTable>("hands");
  QTest::mouseClick(hands->viewport(), Qt::LeftButton, {},
                    hands->visualRect(hands->model()->index(1, 1)).center());
  QVERIFY(hands->hasFocus() && button->showsKeyCap());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(rematch.size(), 1);
  for (const char *name : {"commitment", "seed", "hands", "rematch"}) {
    shown.part<QWidget>(name)->setFocus();
    QVERIFY2(button->showsKeyCap(), name);
    rematch.clear();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter);
    QCOMPARE(rematch.size(), 1);
  }
  rematch.clear();
  for (const char *name : {"copySeed", "review", "close"}) {
    shown.part<QWidget>(name)->setFocus(Qt::TabFocusReason);
    QVERIFY2(!button->showsKeyCap(), name);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  }
  QCOMPARE(rematch.size(), 0);
  QCOMPARE(closed.size(), 1);
}

void TestMatchEndPage::seriesIsShownWhereThereIsOne() {
  ShownEnd shown(eastMatch());
  QVERIFY(!shown.part<QWidget>("series")->isVisible());
  QCOMPARE(shown.part<PageButton>("rematch")->text(), QStringLiteral("Rematch"));
  const MatchSample match = eastMatch();
  Series series;
  series.matches = 3;
  series.names = {"Ren", "Aiko", "Mei", "Sora"};
  SeriesMatch played;
  played.total = {20000, 61300, -20000, -61300};
  series.played = {played};
  QSignalSpy sheet(&shown.page, &MatchEndPage::sheetRequested);
  shown.page.setSeries(series);
  shown.page.showMatch(match.info, match.result, match.hands, match.names, 2);
  QVERIFY(shown.part<QWidget>("series")->isVisible());
  QCOMPARE(shown.part<PageLabel>("seriesHead")->text(), QStringLiteral("Series: match 1 of 3"));
  QCOMPARE(shown.part<PageLabel>("seriesStanding")->text().simplified(),
           QStringLiteral(
               "1st Aiko +61.3 \u00b7 2nd Ren +20.0 \u00b7 3rd Mei \u221220.0 \u00b7 4th Sora \u221261.3"));
  QCOMPARE(shown.part<PageButton>("rematch")->text(), QStringLiteral("Next match in series"));
  shown.part<PageLink>("sheet")->setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(sheet.size(), 1);
}

void TestMatchEndPage::leftoverSticksAreTold_data() {
  QTest::addColumn<QList<int>>("added");  // by seat
  QTest::addColumn<QString>("words");
  QTest::newRow("none, or lost by the rules") << QList<int>{0, 0, 0, 0} << "";
  QTest::newRow("to 1st place") << QList<int>{0, 2000, 0, 0}
                                << "The final scores include 2 leftover riichi stick(s): Aiko +2,000.";
  QTest::newRow("split") << QList<int>{500, 500, 0, 0}
                         << "The final scores include 1 leftover riichi stick(s): Ren +500 and Aiko +500.";
  QTest::newRow("returned") << QList<int>{0, 1000, 1000, 1000}
                            << "The final scores include 3 leftover riichi stick(s): Aiko +1,000, Mei +1,000 "
                               "and Sora +1,000.";
}

void TestMatchEndPage::leftoverSticksAreTold() {
  QFETCH(QList<int>, added);
  QFETCH(QString, words);
  MatchSample match = eastMatch();
  for (std::size_t seat = 0; seat < 4; ++seat)
    match.result.scores[seat] += added[static_cast<qsizetype>(seat)];
  const ShownEnd shown(match);
  const auto *sticks = shown.part<PageLabel>("sticks");
  QCOMPARE(sticks->text(), words);
  QCOMPARE(sticks->isVisible(), !words.isEmpty());
  // The page of a match without any says nothing of another's.
  const MatchSample plain = eastMatch();
  const_cast<MatchEndPage &>(shown.page).showMatch(plain.info, plain.result, plain.hands, plain.names, 2);
  QVERIFY(!sticks->isVisible());
}

void TestMatchEndPage::growsWithTheTexts_data() {
  QTest::addColumn<qreal>("text");
  QTest::addColumn<QSize>("size");
  for (const qreal text : {1.5, 2.0}) {
    for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(1920, 1080)})
      QTest::addRow("%.1f in %dx%d", text, size.width(), size.height()) << text << size;
  }
}

// Nearly as much as is wanted; the first and the last button stay in sight, the rest can be scrolled to.
void TestMatchEndPage::growsWithTheTexts() {
  QFETCH(qreal, text);
  QFETCH(QSize, size);
  const auto pixels = [](const ShownEnd &end) {
    return QFontInfo(end.part<PageLabel>("rules")->font()).pixelSize();
  };
  const int usual = pixels(ShownEnd(eastMatch(), size));
  const auto larger = qScopeGuard([] { setTextSize(1); });
  setTextSize(text);
  const ShownEnd shown(eastMatch(), size);
  QVERIFY2(pixels(shown) >= 0.85 * text * usual,
           qPrintable(QStringLiteral("%1 of %2").arg(pixels(shown)).arg(usual)));
  QVERIFY(shown.window.rect().contains(shown.part<PagePanel>("panel")->geometry()));
  for (const char *name : {"close", "rematch"}) {
    const auto *button = shown.part<PageButton>(name);
    QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
  }
  const auto *scroll = shown.part<PageScroll>("column");
  if (scroll == nullptr)
    return;
  QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
  const auto *hands = shown.part<HandsTable>("hands");
  QVERIFY(hands->height() >= hands->contentHeight());
  for (const QWidget *part : scroll->widget()->findChildren<QWidget *>()) {
    if (part->isVisible() && !hands->isAncestorOf(part))
      QVERIFY2(part->parentWidget()->rect().contains(part->geometry()), qPrintable(part->objectName()));
  }
  QTest::keyClick(shown.part<PageButton>("rematch"), Qt::Key_End);
  QVERIFY(!shown.part<PageButton>("newMatch")->visibleRegion().isEmpty());
}

void TestMatchEndPage::fits_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<bool>("longTexts");
  for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(1440, 900), QSize(3840, 2160)}) {
    for (const bool longTexts : {false, true})
      QTest::addRow("%dx%d%s", size.width(), size.height(), longTexts ? " long texts" : "")
          << size << longTexts;
  }
}

void TestMatchEndPage::fits() {
  QFETCH(QSize, size);
  QFETCH(bool, longTexts);
  LongWinded language;
  MatchSample match = eastMatch();
  const std::vector<HandEnd> once = match.hands;
  for (int i = 0; i < 2; ++i)
    match.hands.insert(match.hands.end(), once.begin(), once.end());
  if (longTexts) {
    QCoreApplication::installTranslator(&language);
    for (QString &name : match.names)
      name += QStringLiteral(" of the very long name");
  }
  {
    Series series;
    for (std::size_t player = 0; player < 4; ++player)
      series.names[player] = match.names[player].toStdString();
    series.played.resize(2);
    const ShownEnd shown(match, size, series);
    const auto *panel = shown.part<PagePanel>("panel");
    QVERIFY(shown.page.rect().contains(panel->geometry()));
    const auto *hands = shown.part<HandsTable>("hands");
    for (const QWidget *part : panel->findChildren<QWidget *>()) {
      if (!part->isVisible() || hands->isAncestorOf(part))
        continue;
      const QRect place(part->mapTo(panel, QPoint(0, 0)), part->size());
      QVERIFY2(panel->rect().contains(place), qPrintable(part->objectName()));
      if (const auto *label = qobject_cast<const PageLabel *>(part); label && label->wordWrap())
        QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(part->objectName()));
    }
    QVERIFY(hands->height() >= hands->minimumSizeHint().height());
  }
  QCoreApplication::removeTranslator(&language);
}

JANSO_TEST(TestMatchEndPage);
#include "tst_matchendpage.moc"
