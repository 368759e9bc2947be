// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The result page opens its numbers: fu, payment in steps, what if; and a draw says who deals next and why.
#include <QSignalSpy>
#include <QTest>
#include <optional>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/handsamples.h"
#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/pageparts/pagebutton.h"
#include "widgets/pageparts/pagelink.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/pageparts/wintray.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/windetails.h"
#include "widgets/results/winyaku.h"
#include "widgets/sentences/drawnhandtexts.h"
#include "widgets/sentences/nexthandtexts.h"
#include "widgets/termtaker.h"

using namespace janso;

namespace {

struct Page {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  explicit Page(const HandEnd &end, QSize size = QSize(1280, 800)) {
    window.resize(size);
    window.show();
    page.setSpeed(0);
    page.showHand(end, 2);
    QCoreApplication::processEvents();
  }
  template <class T>
  T *part(const char *name) const {
    return page.findChild<T *>(QLatin1String(name));
  }
  WinTray *tray() const { return page.findChild<WinTray *>(); }
  int litTiles() const { return static_cast<int>(tray()->litFaces().count(true)); }
  void key(Qt::Key pressed) const { QTest::keyClick(QApplication::focusWidget(), pressed); }
};

const std::vector<const char *> kSizes{"900x640", "1280x800", "1920x1080"};

QSize sizeOf(const QString &text) {
  const QStringList parts = text.split(u'x');
  return {parts[0].toInt(), parts[1].toInt()};
}

}  // namespace

class TestWinDetails : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void detailsByKeyboard();
  void detailsByMouse();
  void remarksLinkToTheGlossary();
  void yakuLightsTiles();
  void payLinesEndAtThePayment_data();
  void payLinesEndAtThePayment();
  void liableYakuFollowsTheNaming();
  void whatIfLinesAreTold();
  void whatIfValues_data();
  void whatIfValues();
  void drawPayments_data();
  void drawPayments();
  void noTabMovesThePanel_data();
  void noTabMovesThePanel();
  void detailsFit_data();
  void detailsFit();
  void drawReasons_data();
  void drawReasons();
  void countersAfterAnAbort_data();
  void countersAfterAnAbort();
};

void TestWinDetails::detailsByKeyboard() {
  const Page shown(test::openRon());
  auto *how = shown.part<PageLink>("how");
  how->setFocus();
  shown.key(Qt::Key_Return);
  QVERIFY(shown.page.areDetailsVisible());
  WinDetails *details = shown.page.details();
  QCOMPARE(details->section(), DetailSection::Fu);
  QCOMPARE(shown.litTiles(), shown.tray()->faces().size());
  shown.key(Qt::Key_Down);
  QVERIFY(details->row(0)->hasFocus());
  // The kan of dragons: its four tiles are lit.
  bool kan = false;
  for (int i = 0; i < details->count(); ++i) {
    kan = kan || shown.litTiles() == 4;
    shown.key(Qt::Key_Down);
  }
  QVERIFY(kan);
  shown.key(Qt::Key_Right);
  QCOMPARE(details->section(), DetailSection::Payment);
  QVERIFY(details->count() > 3);
  shown.key(Qt::Key_Right);
  QCOMPARE(details->section(), DetailSection::WhatIf);
  shown.key(Qt::Key_Escape);
  QVERIFY(!shown.page.areDetailsVisible());
  QCOMPARE(shown.litTiles(), shown.tray()->faces().size());
}

void TestWinDetails::detailsByMouse() {
  const Page shown(test::ronWithCounters());
  QTest::mouseClick(shown.part<PageLink>("steps"), Qt::LeftButton);
  WinDetails *details = shown.page.details();
  QCOMPARE(details->section(), DetailSection::Payment);
  QTest::mouseClick(details->tab(DetailSection::WhatIf), Qt::LeftButton);
  QCOMPARE(details->section(), DetailSection::WhatIf);
  QTest::mouseClick(shown.part<PageLink>("whatIf"), Qt::LeftButton);
  QVERIFY(!shown.page.areDetailsVisible());
  QTest::mouseClick(shown.part<PageLink>("how"), Qt::LeftButton);
  QVERIFY(shown.page.areDetailsVisible());
  // Clicks leave Enter to the main button, as that one says.
  QVERIFY(!shown.part<PageLink>("how")->hasFocus());
  QTest::mouseClick(details->tab(DetailSection::Payment), Qt::LeftButton);
  QVERIFY(!details->tab(DetailSection::Payment)->hasFocus());
  // A click beside it closes it and does not go on.
  QTest::mouseClick(const_cast<HandEndPage *>(&shown.page), Qt::LeftButton, {}, QPoint(4, 4));
  QVERIFY(!shown.page.areDetailsVisible());
  QVERIFY(shown.page.isVisible());
}

void TestWinDetails::remarksLinkToTheGlossary() {
  const auto terms = [](const HandEnd &end, const char *name) {
    const Page shown(end);
    return markupTerms(shown.part<TeachText>(name)->markup());
  };
  const QStringList won = terms(test::ronWithCounters(), "bonus");
  const QStringList drawn = terms(test::drawOneTenpai(), "liable");
  QCOMPARE(won, QStringList({QStringLiteral("honba"), QStringLiteral("riichibou")}));
  QCOMPARE(drawn, QStringList({QStringLiteral("noten"), QStringLiteral("tenpai")}));
  for (const QString &term : won + drawn)
    QVERIFY2(findGlossaryEntry(term).has_value(), qPrintable(term));
  // A click on one does not go on, and Enter still does.
  const Page shown(test::ronWithCounters());
  auto *remark = shown.part<TeachText>("bonus");
  const test::TermTaker asked(remark->window());
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  QTest::mouseClick(remark, Qt::LeftButton, {}, remark->linkRects(0).first().center());
  QCOMPARE(asked.taken.size(), 1);
  QVERIFY(finished.isEmpty());
  QTest::keyClick(shown.window.focusWidget(), Qt::Key_Return);
  QCOMPARE(asked.taken.size(), 1);
  QCOMPARE(finished.size(), 1);
}

void TestWinDetails::yakuLightsTiles() {
  const Page shown(test::openRon());  // a kan of red dragons
  const auto *list = shown.page.findChild<WinYakuList *>();
  int chun = -1;
  for (int i = 0; i < list->count(); ++i)
    chun = list->row(i)->yaku() == YakuId::Chun ? i : chun;
  QVERIFY(chun >= 0);
  list->row(chun)->setFocus();
  QCOMPARE(shown.litTiles(), 4);
  shown.part<PageButton>("go")->setFocus();
  QCOMPARE(shown.litTiles(), shown.tray()->faces().size());
}

void TestWinDetails::payLinesEndAtThePayment_data() {
  QTest::addColumn<QString>("name");
  for (const test::NamedHandEnd &named : test::allHandEnds()) {
    if (!named.make().draw)
      QTest::newRow(named.name) << QString::fromLatin1(named.name);
  }
}

void TestWinDetails::payLinesEndAtThePayment() {
  QFETCH(QString, name);
  for (const test::NamedHandEnd &named : test::allHandEnds()) {
    if (name != QLatin1String(named.name))
      continue;
    const HandEnd end = named.make();
    for (std::size_t win = 0; win < end.wins.size(); ++win) {
      const QList<DetailLine> lines = payLines(end, win, YakuNaming::Romaji);
      QVERIFY(lines.size() >= 3);
      const HoraInfo &info = end.wins[win];
      QCOMPARE(lines.last().value, pointsText(info.result.deltas[static_cast<std::size_t>(info.winner)]));
      for (const DetailLine &line : lines)
        QVERIFY2(!line.text.contains(u'%'), qPrintable(line.text));
    }
  }
}

void TestWinDetails::liableYakuFollowsTheNaming() {
  Page shown(test::yakumanWithPao());
  shown.page.showDetails(DetailSection::Payment);
  const auto told = [&] {
    QString all;
    for (int i = 0; i < shown.page.details()->count(); ++i)
      all += shown.page.details()->row(i)->text() + u'\n';
    return all;
  };
  for (const YakuNaming naming :
       {YakuNaming::Romaji, YakuNaming::Japanese, YakuNaming::Translated, YakuNaming::Ema}) {
    shown.page.details()->row(0)->setFocus();
    shown.page.setNaming(naming);
    QVERIFY2(told().contains(yakuName(YakuId::Daisangen, naming)), qPrintable(told()));
    QVERIFY(shown.page.details()->row(0)->hasFocus());  // the names change in place
  }
}

void TestWinDetails::whatIfLinesAreTold() {
  QStringList told;
  for (const DetailLine &line : whatIfLines(test::openRon(), 0))
    told << line.text + QStringLiteral(" = ") + line.value;
  QCOMPARE(told.size(), 3);
  QVERIFY2(told[0].startsWith(QStringLiteral("If the hand were closed")), qPrintable(told[0]));
  QVERIFY2(told[1].contains(QStringLiteral("more dora")), qPrintable(told[1]));
  QVERIFY2(told[2].startsWith(QStringLiteral("If won by tsumo")), qPrintable(told[2]));
}

// Worked out by hand, in the order of the panel.
void TestWinDetails::whatIfValues_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("tile");
  QTest::addColumn<int>("winner");
  QTest::addColumn<int>("from");
  QTest::addColumn<bool>("riichi");
  QTest::addColumn<bool>("pon");
  QTest::addColumn<QStringList>("values");
  const auto row = [](const char *name, const char *hand, const char *tile, int winner, int from, bool riichi,
                      bool pon, const QStringList &values) {
    QTest::newRow(name) << QString::fromLatin1(hand) << QString::fromLatin1(tile) << winner << from << riichi
                        << pon << values;
  };
  // Riichi, one dora, tsumo. 30 x 32 x 4 = 3,840; by tsumo 20 x 32 = 640, doubled by the dealer.
  row("pinfu and tanyao by ron", "234m456678p5567s", "8s", 2, 0, false, false,
      {"3 han 30 fu: 3,900", "3 han 30 fu: 3,900", "3 han 20 fu: 700 / 1,300"});
  // Damaten, one dora, ron. 20 x 16 x 2 = 640; 20 x 64 x 2 = 2,560; 30 x 16 x 6 = 2,880.
  row("dealer's riichi with pinfu by tsumo", "234567m34566p78s", "9s", 1, -1, true, false,
      {"2 han 20 fu: 700 all", "4 han 20 fu: 2,600 all", "2 han 30 fu: 2,900"});
  // Closed 20 + 10 + 8 = 38 fu, one dora, tsumo 20 + 4 + 2 = 26 fu.
  row("green dragon called", "123m789p6799s", "8s", 3, 1, false, true,
      {"1 han 40 fu: 1,300", "2 han 30 fu: 2,000", "1 han 30 fu: 300 / 500"});
  // Damaten 25 x 32 x 4; every kind is a pair, so two dora; a fifth han by tsumo.
  row("riichi with seven pairs", "2244m6688p22335s", "5s", 2, 0, true, false,
      {"3 han 25 fu: 3,200", "6 han, Haneman: 12,000", "5 han, Mangan: 2,000 / 4,000"});
  // The triplet completed by ron is no concealed one: toitoi, sanankou, tanyao.
  row("four concealed triplets", "222m555p77744s88s", "8s", 2, -1, false, false, {"5 han, Mangan: 8,000"});
}

void TestWinDetails::whatIfValues() {
  QFETCH(QString, hand);
  QFETCH(QString, tile);
  QFETCH(int, winner);
  QFETCH(int, from);
  QFETCH(bool, riichi);
  QFETCH(bool, pon);
  QFETCH(QStringList, values);
  WinInput input;
  input.riichi = riichi;
  if (pon)
    input.melds = {test::meldOf(MeldType::Pon, "666z", "6z", 1)};
  test::HandSample sample;
  if (riichi)
    sample.riichi(winner);
  const HandEnd end =
      sample.win(input, hand.toStdString(), tile.toStdString(), winner, from, "1z", riichi ? "1z" : "").end;
  QStringList told;
  for (const DetailLine &line : whatIfLines(end, 0))
    told << line.value;
  QCOMPARE(told, values);
}

void TestWinDetails::drawPayments_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<QList<int>>("tenpai");
  QTest::addColumn<QList<int>>("deltas");
  QTest::addColumn<QString>("words");
  const auto row = [](const char *name, int players, const QList<int> &tenpai, const QList<int> &deltas,
                      const char *words) {
    QTest::newRow(name) << players << tenpai << deltas << QString::fromLatin1(words);
  };
  row("one of four", 4, {2}, {-1000, -1000, 3000, -1000},
      "At an exhaustive draw, the noten players pay the tenpai players 3,000 points in total. Each noten "
      "player pays 1,000, and Mei gets 3,000.");
  row("two of four", 4, {0, 3}, {1500, -1500, -1500, 1500},
      "At an exhaustive draw, the noten players pay the tenpai players 3,000 points in total. Each noten "
      "player pays 1,500, and each tenpai player gets 1,500.");
  row("three of four", 4, {0, 1, 3}, {1000, 1000, -3000, 1000},
      "At an exhaustive draw, the noten players pay the tenpai players 3,000 points in total. Mei is noten "
      "and pays each of the other players 1,000.");
  row("one of three", 3, {0}, {2000, -1000, -1000, 0},
      "At an exhaustive draw, the noten players pay the tenpai players 2,000 points in total. Each noten "
      "player pays 1,000, and Ren gets 2,000.");
  row("two of three", 3, {0, 1}, {1000, 1000, -2000, 0},
      "At an exhaustive draw, the noten players pay the tenpai players 2,000 points in total. Mei is noten "
      "and pays each of the other players 1,000.");
  row("nobody", 3, {}, {0, 0, 0, 0}, "Nobody is tenpai, so nobody pays.");
  row("everybody of three", 3, {0, 1, 2}, {0, 0, 0, 0}, "Everyone is tenpai, so nobody pays.");
}

void TestWinDetails::drawPayments() {
  QFETCH(int, players);
  QFETCH(QList<int>, tenpai);
  QFETCH(QList<int>, deltas);
  QFETCH(QString, words);
  test::HandSample sample;
  sample.rules.players = static_cast<std::int8_t>(players);
  sample.rules.notenPool = players == 3 ? 2000 : 3000;
  RyukyokuInfo info = test::drawOf(DrawType::Exhaustive);
  for (int seat = 0; seat < 4; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    info.tenpai[at] = tenpai.contains(seat);
    info.deltas[at] = deltas[seat];
  }
  QCOMPARE(plainText(drawReason(sample.counters(1, 2).draw(info, false).end)), words);
}

void TestWinDetails::noTabMovesThePanel_data() {
  QTest::addColumn<HandEnd>("end");
  QTest::addColumn<QSize>("size");
  for (const test::NamedHandEnd &end : test::allHandEnds()) {
    const HandEnd made = end.make();
    if (made.draw)
      continue;
    for (const char *size : kSizes)
      QTest::addRow("%s in %s", end.name, size) << made << sizeOf(QString::fromLatin1(size));
  }
}

// Nor what is lit above it: all sections stand in the same frame.
void TestWinDetails::noTabMovesThePanel() {
  QFETCH(HandEnd, end);
  QFETCH(QSize, size);
  Page shown(end, size);
  const WinDetails *details = shown.page.details();
  std::optional<QRect> first;
  for (const DetailSection section : {DetailSection::Fu, DetailSection::Payment, DetailSection::WhatIf}) {
    if (!details->has(section))
      continue;
    shown.page.showDetails(section);
    QCoreApplication::processEvents();
    const QRect place =
        details->geometry().united(details->tab(section)->geometry().translated(details->pos()));
    if (!first)
      first = place;
    QCOMPARE(place, *first);
    // Opened afresh it stands there, too.
    shown.page.hideDetails();
    shown.page.showDetails(section);
    QCOMPARE(details->geometry(), *first);
  }
  QVERIFY(first);
}

void TestWinDetails::detailsFit_data() {
  QTest::addColumn<QString>("size");
  QTest::addColumn<QString>("name");
  for (const char *size : kSizes) {
    for (const test::NamedHandEnd &named : test::allHandEnds()) {
      if (!named.make().draw)
        QTest::addRow("%s %s", size, named.name)
            << QString::fromLatin1(size) << QString::fromLatin1(named.name);
    }
  }
}

// Within the page, below the hand whose tiles it lights, every row inside or scrolled to.
void TestWinDetails::detailsFit() {
  QFETCH(QString, size);
  QFETCH(QString, name);
  for (const test::NamedHandEnd &named : test::allHandEnds()) {
    if (name != QLatin1String(named.name))
      continue;
    const Page shown(named.make(), sizeOf(size));
    for (const DetailSection section : {DetailSection::Fu, DetailSection::Payment, DetailSection::WhatIf}) {
      WinDetails *details = shown.page.details();
      if (!details->has(section))
        continue;
      const_cast<HandEndPage &>(shown.page).showDetails(section);
      QVERIFY(shown.page.rect().contains(details->geometry()));
      const int trayBottom = shown.tray()->mapTo(&shown.page, QPoint(0, shown.tray()->height())).y();
      QVERIFY(details->geometry().top() >= trayBottom);
      for (const auto *button : details->findChildren<QAbstractButton *>())
        QVERIFY(!button->isVisible() || !button->accessibleName().isEmpty());
      for (const char *free : {"next", "go"}) {
        const auto *below = shown.part<QWidget>(free);
        const QRect place(below->mapTo(&shown.page, QPoint(0, 0)), below->size());
        QVERIFY2(!below->isVisible() || details->geometry().bottom() + 4 < place.top(), free);
      }
      for (int i = 0; i < details->count(); ++i) {
        const DetailRow *row = details->row(i);
        QVERIFY(row->height() >= row->heightFor(row->width()));
        if (row->isTotal())  // never below the edge of a list that scrolls
          QVERIFY(row->visibleRegion().boundingRect() == row->rect());
      }
    }
  }
}

void TestWinDetails::drawReasons_data() {
  QTest::addColumn<int>("type");
  QTest::addColumn<int>("renchan");
  QTest::addColumn<bool>("dealerTenpai");
  QTest::addColumn<bool>("stays");
  QTest::addColumn<QString>("next");
  const auto row = [](const char *name, DrawType type, Renchan renchan, bool tenpai, bool stays,
                      const char *next) {
    QTest::newRow(name) << static_cast<int>(type) << static_cast<int>(renchan) << tenpai << stays
                        << QString::fromLatin1(next);
  };
  row("tenpai stays", DrawType::Exhaustive, Renchan::WinOrTenpai, true, true,
      "Aiko is tenpai and repeats as dealer");
  row("noten passes", DrawType::Exhaustive, Renchan::WinOrTenpai, false, false,
      "Aiko is noten, so Mei deals next");
  row("only a win stays", DrawType::Exhaustive, Renchan::WinOnly, true, false,
      "Under these rules the dealer repeats only after a win, so Mei deals next");
  row("never", DrawType::Exhaustive, Renchan::Never, true, false,
      "Under these rules the dealer changes after every hand");
  row("any draw", DrawType::Exhaustive, Renchan::WinOrAnyDraw, false, true,
      "Under these rules Aiko repeats as dealer after a draw");
  row("abort stays", DrawType::Suucha, Renchan::WinOrTenpai, false, true,
      "The hand is replayed, and Aiko repeats as dealer");
  row("abort passes", DrawType::Kyuushu, Renchan::WinOrTenpai, false, false,
      "Under these rules the dealer changes after an abortive draw");
}

void TestWinDetails::drawReasons() {
  QFETCH(int, type);
  QFETCH(int, renchan);
  QFETCH(bool, dealerTenpai);
  QFETCH(bool, stays);
  QFETCH(QString, next);
  test::HandSample sample;
  sample.rules.renchan = static_cast<Renchan>(renchan);
  sample.rules.abortDealerRepeats = stays;
  RyukyokuInfo info = test::drawOf(static_cast<DrawType>(type));
  info.tenpai[1] = dealerTenpai;
  info.declarer = 2;
  const HandEnd end = sample.draw(info, stays).end;
  QVERIFY2(nextHandText(end).startsWith(next), qPrintable(nextHandText(end)));
  QVERIFY(!drawReason(end).isEmpty());
}

void TestWinDetails::countersAfterAnAbort_data() {
  QTest::addColumn<bool>("added");
  QTest::addColumn<QString>("counters");
  QTest::newRow("a counter is added") << true << "3 honba";
  QTest::newRow("the counters stay") << false << "2 honba";
}

void TestWinDetails::countersAfterAnAbort() {
  QFETCH(bool, added);
  QFETCH(QString, counters);
  test::HandSample sample;
  sample.rules.abortHonba = added;
  const HandEnd end = sample.counters(2, 0).draw(test::drawOf(DrawType::Suucha), true).end;
  QVERIFY2(nextHandText(end).endsWith(counters), qPrintable(nextHandText(end)));
}

JANSO_TEST(TestWinDetails);
#include "tst_windetails.moc"
