// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page at the end of a hand says what the rules say, fits every window and is left by keyboard and mouse.
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/handsamples.h"
#include "widgets/longwinded.h"
#include "widgets/pageparts/pagebutton.h"
#include "widgets/pageparts/pagelabel.h"
#include "widgets/pageparts/pagelink.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/pageparts/wintray.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/drawnhandseat.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/seatdiamond.h"
#include "widgets/results/winyaku.h"
#include "widgets/sentences/handtexts.h"

using namespace janso;
using namespace janso::test;

namespace {

struct Shown {
  QWidget window;
  TilePainter painter;
  HandEndPage page{painter, &window};

  explicit Shown(const HandEnd &end, QSize size = QSize(1440, 900), double speed = 0, int viewer = 2) {
    window.resize(size);
    window.show();
    page.setSpeed(speed);
    page.showHand(end, viewer);
    QCoreApplication::processEvents();
  }
  QString text(const char *name) const {
    const auto *label = page.findChild<PageLabel *>(QLatin1String(name));
    if (label)
      return label->isVisible() ? label->text() : QString();
    const auto *remark = page.findChild<TeachText *>(QLatin1String(name));
    return remark && remark->isVisible() ? remark->plain() : QString();
  }
  QWidget *part(const char *name) const { return page.findChild<QWidget *>(QLatin1String(name)); }
};

using Maker = HandEnd (*)();

}  // namespace

class TestHandEndPage : public QObject {
  Q_OBJECT

 private slots:
  void wins_data();
  void wins();
  void draws_data();
  void draws();
  void seatsAddUp_data();
  void seatsAddUp();
  void secondWinnerHasItsOwnPage();
  void botsSpeakOnlyWhereAskedFor();
  void meldsPointToTheirSource_data();
  void meldsPointToTheirSource();
  void fuAddUp();
  void yakuAreLookedAtByKeyboard();
  void firstKeyCompletesSecondGoesOn();
  void clickLikewise();
  void aClickMeantForTheTableSkipsNoPage();
  void escapeLosesNothing();
  void numbersNeverRoll();
  void focusStaysOnThePage();
  void dealerMayEndTheMatch();
  void fits_data();
  void fits();
  void diamondTurnsToTheViewer();
};

void TestHandEndPage::wins_data() {
  QTest::addColumn<Maker>("make");
  QTest::addColumn<QString>("title");
  QTest::addColumn<QString>("limit");
  QTest::addColumn<QString>("pay");
  QTest::addColumn<QString>("bonus");
  QTest::addColumn<QString>("fu");
  QTest::addColumn<QString>("next");
  const auto row = [](const char *name, Maker make, const char *title, const char *limit, const char *pay,
                      const char *bonus, const char *fu, const char *next) {
    QTest::newRow(name) << make << QString::fromUtf8(title) << QString::fromUtf8(limit)
                        << QString::fromUtf8(pay) << QString::fromUtf8(bonus) << QString::fromUtf8(fu)
                        << QString::fromUtf8(next);
  };
  row("dealer tsumo", dealerTsumo, "Aiko wins by tsumo", "Haneman", "6,000 from each",
      "+ 100 each for 1 honba, + 1 riichi stick(s) (1,000)", "30 fu",
      "Aiko won and repeats as dealer: East 2, 2 honba");
  row("tsumo of another seat", plainTsumo, "Mei wins by tsumo", "1,300 / 2,600",
      "2,600 from Aiko, 1,300 from Ren and Sora", "", "20 fu",
      "The dealer did not win, so Mei deals next: East 3");
  row("ron with honba and sticks", ronWithCounters, "Mei wins by ron from Sora", "3,900", "from Sora",
      "+ 600 for 2 honba, + 2 riichi stick(s) (2,000)", "30 fu",
      "The dealer did not win, so Mei deals next: East 3");
  row("double ron, first page", doubleRon, "Mei wins by ron from Aiko", "3,900", "from Aiko",
      "+ 300 for 1 honba, + 1 riichi stick(s) (1,000)", "30 fu", "");
  row("yakuman with pao", yakumanWithPao, "Mei wins by ron from Sora", "Yakuman",
      "16,000 from Ren, 16,300 from Sora", "including 300 for 1 honba", "",
      "The dealer did not win, so Mei deals next: East 3");
  row("chiitoitsu 25 fu", chiitoitsu, "Mei wins by ron from Ren", "6,400", "from Ren", "", "25 fu",
      "The dealer did not win, so Mei deals next: East 3");
  row("counted yakuman", manyYaku, "Mei wins by tsumo", "Counted yakuman",
      "16,000 from Aiko, 8,000 from Ren and Sora", "+ 300 each for 3 honba, + 4 riichi stick(s) (4,000)",
      "20 fu", "The dealer did not win, so Mei deals next: East 3");
  row("double yakuman", kokushi, "Mei wins by ron from Aiko", "Double yakuman", "64,000 from Aiko", "", "",
      "The dealer did not win, so Mei deals next: East 3");
}

void TestHandEndPage::wins() {
  QFETCH(Maker, make);
  const Shown shown(make());
  QTEST(shown.text("title"), "title");
  QTEST(shown.text("limit"), "limit");
  QTEST(shown.text("pay"), "pay");
  QTEST(shown.text("bonus"), "bonus");
  QTEST(shown.text("fu"), "fu");
  QTEST(shown.text("next"), "next");
  QVERIFY(shown.part("winPart")->isVisible());
  QVERIFY(!shown.part("drawPart")->isVisible());
  QCOMPARE(shown.part("how")->isVisible(), !shown.text("fu").isEmpty());
}

void TestHandEndPage::draws_data() {
  QTest::addColumn<Maker>("make");
  QTest::addColumn<QString>("title");
  QTest::addColumn<QString>("why");
  QTest::addColumn<QString>("next");
  QTest::addColumn<QStringList>("words");  // east to north
  QTest::addColumn<QList<int>>("waits");
  QTest::newRow("exhaustive draw two tenpai")
      << &exhaustiveDraw << "Exhaustive draw"
      << "At an exhaustive draw, the noten players pay the tenpai players 3,000 points in total. "
         "Each noten player pays 1,500, and each tenpai player gets 1,500."
      << "Aiko is tenpai and repeats as dealer: East 2, 2 honba, 1 riichi stick(s)"
      << QStringList{"Tenpai", "Tenpai", "Noten", "Noten"} << QList<int>{2, 1, 0, 0};
  QTest::newRow("exhaustive draw one tenpai, thirteen waits")
      << &drawOneTenpai << "Exhaustive draw"
      << "At an exhaustive draw, the noten players pay the tenpai players 3,000 points in total. "
         "Each noten player pays 1,000, and Mei gets 3,000."
      << "Aiko is noten, so Mei deals next: East 3, 1 honba"
      << QStringList{"Noten", "Tenpai", "Noten", "Noten"} << QList<int>{0, 13, 0, 0};
  QTest::newRow("kyuushu") << &kyuushu << "Nine terminals"
                           << "Mei was dealt nine different terminals and honors and aborted the hand."
                           << "The hand is replayed, and Aiko repeats as dealer: East 2, 1 honba"
                           << QStringList{"", "Nine kinds", "", ""} << QList<int>{0, 0, 0, 0};
  QTest::newRow("nagashi mangan")
      << &nagashiMangan << "Nagashi mangan"
      << "Sora discarded only terminals and honors, and nobody called any of them. This pays like a mangan. "
         "4,000 from Aiko, 2,000 from Ren and Mei. With nagashi mangan there are no noten payments."
      << "Aiko is noten, so Mei deals next: East 3, 1 honba"
      << QStringList{"Noten", "Noten", "Nagashi mangan", "Tenpai"} << QList<int>{0, 0, 0, 2};
  QTest::newRow("four riichi")
      << &fourRiichi << "Four riichi"
      << "All four players declared riichi."
      << "The hand is replayed, and Aiko repeats as dealer: East 2, 1 honba, 4 riichi stick(s)"
      << QStringList{"Riichi", "Riichi", "Riichi", "Riichi"} << QList<int>{2, 2, 2, 2};
}

void TestHandEndPage::draws() {
  QFETCH(Maker, make);
  const HandEnd end = make();
  const Shown shown(end);
  QTEST(shown.text("title"), "title");
  QTEST(shown.text("liable"), "why");
  QTEST(shown.text("bonus"), "next");
  QVERIFY(shown.part("drawPart")->isVisible());
  QStringList words;
  QList<int> waitCounts;
  for (const char *name : {"seat0", "seat1", "seat2", "seat3"}) {
    const auto *seat = qobject_cast<DrawSeat *>(shown.part(name));
    words << seat->info().word;
    waitCounts << static_cast<int>(seat->info().waits.size());
    // A hand that was not opened stays closed.
    const bool open = !end.draw->hands[static_cast<std::size_t>(seat->info().seat)].empty();
    QCOMPARE(seat->info().hand.front().isKnown(), open);
  }
  QTEST(words, "words");
  QTEST(waitCounts, "waits");
}

void TestHandEndPage::seatsAddUp_data() {
  QTest::addColumn<Maker>("make");
  for (const NamedHandEnd &named : allHandEnds())
    QTest::newRow(named.name) << named.make;
}

void TestHandEndPage::seatsAddUp() {
  QFETCH(Maker, make);
  const HandEnd end = make();
  Shown shown(end);
  Scores scores = end.before.scores;
  for (std::size_t win = 0; win < std::max<std::size_t>(1, end.wins.size()); ++win) {
    if (win > 0)
      shown.page.advance();
    QList<int> places;
    for (int seat = 0; seat < 4; ++seat) {
      SeatOutcome outcome;
      if (end.draw) {
        for (const DrawSeat *row : shown.page.findChildren<DrawSeat *>()) {
          if (row->info().seat == seat)
            outcome = row->info().outcome;
        }
      } else {
        outcome = shown.page.findChild<SeatDiamond *>()->card(seat)->outcome();
      }
      const auto at = static_cast<std::size_t>(seat);
      QCOMPARE(outcome.score, scores[at] + outcome.delta);
      QCOMPARE(outcome.name, end.names[at]);
      QCOMPARE(outcome.wind, (seat - end.before.dealer + 4) % 4);
      scores[at] = outcome.score;
      places << outcome.place;
    }
    std::sort(places.begin(), places.end());
    QCOMPARE(places, (QList<int>{1, 2, 3, 4}));
  }
  QCOMPARE(scores, end.after.scores);
}

// Aiko deals in to Mei and Sora. Who dealt in to several says it once.
void TestHandEndPage::botsSpeakOnlyWhereAskedFor() {
  Shown shown(doubleRon());
  const std::array<QString, 4> bots{QStringLiteral("emblem-crane"), QStringLiteral("wall"),
                                    QStringLiteral("master"), QStringLiteral("hunter")};
  HandEndLook look;
  look.portraits = bots;
  shown.page.showHand(doubleRon(), 2, look);
  QVERIFY(shown.text("said").isEmpty());
  look.remarks = true;
  shown.page.showHand(doubleRon(), 2, look);
  const QStringList first = shown.text("said").split(u'\n');
  QCOMPARE(first.size(), 2);
  QVERIFY(first.at(0).startsWith(QStringLiteral("Mei: ")) &&
          first.at(1).startsWith(QStringLiteral("Aiko: ")));
  shown.page.advance();
  QCOMPARE(shown.page.shownWin(), 1);
  QVERIFY2(shown.text("said").startsWith(QStringLiteral("Sora: ")), qPrintable(shown.text("said")));
  QVERIFY(!shown.text("said").contains(u'\n'));
}

void TestHandEndPage::secondWinnerHasItsOwnPage() {
  Shown shown(doubleRon());
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  auto *go = shown.page.findChild<PageButton *>(QStringLiteral("go"));
  QCOMPARE(go->text(), QStringLiteral("Next winner"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(finished.size(), 0);
  QCOMPARE(shown.page.shownWin(), 1);
  QCOMPARE(shown.text("title"), QStringLiteral("Sora wins by ron from Aiko"));
  QCOMPARE(shown.text("pay"), QStringLiteral("from Aiko"));
  QCOMPARE(shown.text("next"), QStringLiteral("The dealer did not win, so Mei deals next: East 3"));
  QCOMPARE(go->text(), QStringLiteral("Next hand"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(finished.size(), 1);
}

void TestHandEndPage::meldsPointToTheirSource_data() {
  QTest::addColumn<int>("type");
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("turned");  // place of the tile on its side
  QTest::addColumn<int>("tiles");
  using enum MeldType;
  const auto row = [](const char *name, MeldType type, int from, int turned, int tiles) {
    QTest::newRow(name) << static_cast<int>(type) << from << turned << tiles;
  };
  // The owner is seat 2.
  row("pon from the right", Pon, 3, 2, 3);
  row("pon from across", Pon, 0, 1, 3);
  row("pon from the left", Pon, 1, 0, 3);
  row("open kan from the right", Daiminkan, 3, 3, 4);
  row("open kan from across", Daiminkan, 0, 1, 4);
  row("open kan from the left", Daiminkan, 1, 0, 4);
}

void TestHandEndPage::meldsPointToTheirSource() {
  QFETCH(int, type);
  QFETCH(int, from);
  QFETCH(int, tiles);
  const LaidRow row = layMeld(group(static_cast<MeldType>(type), tiles == 4 ? "5550p" : "550p", from), 2, 40);
  QCOMPARE(static_cast<int>(row.tiles.size()), tiles);
  int turned = -1;
  for (std::size_t i = 0; i < row.tiles.size(); ++i) {
    if (row.tiles[i].style.turn != 0)
      turned = static_cast<int>(i);
  }
  QTEST(turned, "turned");
  // A chi is always turned at its left; the added tile of a kan lies on the called one.
  QCOMPARE(layMeld(chi("345m", "4m", 1), 2, 40).tiles[0].tile, tile("4m"));
  const LaidRow kakan = layMeld(group(MeldType::Kakan, "5550p", from), 2, 40);
  QCOMPARE(kakan.tiles.size(), std::size_t{4});
  for (std::size_t i = 0; i + 1 < kakan.tiles.size(); ++i) {
    if (kakan.tiles[i].tile == tile("0p")) {
      QCOMPARE(kakan.tiles[i].face.left(), kakan.tiles[i + 1].face.left());
      QVERIFY(kakan.tiles[i].face.bottom() < kakan.tiles[i + 1].face.bottom());
    }
  }
  const LaidRow ankan = layMeld(group(MeldType::Ankan, "5550p"), 2, 40);
  QVERIFY(ankan.tiles[0].style.back && ankan.tiles[3].style.back);
  QCOMPARE(ankan.tiles[2].tile, tile("0p"));
}

void TestHandEndPage::fuAddUp() {
  for (const NamedHandEnd &named : allHandEnds()) {
    for (const HoraInfo &win : named.make().wins) {
      int sum = 0;
      for (const FuPart &part : win.result.fuParts) {
        sum += part.fu;
        QVERIFY(!fuName(part.reason).isEmpty());
      }
      if (win.result.yakuman == 0)
        QVERIFY2(sum <= win.result.fu && win.result.fu - sum < 10, named.name);
      if (win.result.yakuman == 0)
        QVERIFY(fuSumText(win.result).contains(QString::number(win.result.fu)));
    }
  }
}

void TestHandEndPage::yakuAreLookedAtByKeyboard() {
  Shown shown(dealerTsumo());
  QSignalSpy looked(&shown.page, &HandEndPage::yakuPointedAt);
  QSignalSpy left(&shown.page, &HandEndPage::yakuLeft);
  const auto *list = shown.page.findChild<WinYakuList *>();
  QCOMPARE(list->count(), 5);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QVERIFY(list->row(0)->hasFocus());
  QCOMPARE(looked.size(), 1);
  QCOMPARE(looked.last().at(0).value<YakuId>(), YakuId::Riichi);
  QCOMPARE(looked.last().at(1).toRect(),
           QRect(list->row(0)->mapToGlobal(QPoint(0, 0)), list->row(0)->size()));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QCOMPARE(looked.last().at(0).value<YakuId>(), YakuId::MenzenTsumo);
  QVERIFY(!left.isEmpty());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  QCOMPARE(looked.last().at(0).value<YakuId>(), YakuId::Dora);
  for (int i = 0; i < list->count(); ++i)
    QVERIFY(!list->row(i)->accessibleName().isEmpty());
  // Enter still goes on.
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(finished.size(), 1);
}

void TestHandEndPage::firstKeyCompletesSecondGoesOn() {
  Shown shown(dealerTsumo(), QSize(1440, 900), 0.001);
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  QVERIFY(shown.page.isRevealing());
  QVERIFY(!shown.page.findChild<WinYakuList *>()->row(0)->isRevealed());
  QVERIFY(!shown.page.findChild<PageLink *>(QStringLiteral("how"))->isRevealed());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(!shown.page.isRevealing());
  QVERIFY(shown.page.findChild<WinYakuList *>()->row(4)->isRevealed());
  QCOMPARE(finished.size(), 0);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(finished.size(), 1);
}

void TestHandEndPage::clickLikewise() {
  Shown shown(dealerTsumo(), QSize(1440, 900), 0.001);
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  const QPoint onYaku = shown.page.findChild<WinYakuList *>()->row(0)->mapTo(&shown.window, QPoint(20, 10));
  QTest::mouseClick(shown.window.windowHandle(), Qt::LeftButton, {}, onYaku);
  QVERIFY(!shown.page.isRevealing());
  QCOMPARE(finished.size(), 0);
  // On the panel, next to what can be opened: the page stays. Beside the panel it goes.
  QTest::mouseClick(shown.window.windowHandle(), Qt::LeftButton, {}, shown.window.rect().center(), 1000);
  QCOMPARE(finished.size(), 0);
  QTest::qWait(kStrayClickMs);
  QTest::mouseClick(shown.window.windowHandle(), Qt::LeftButton, {}, QPoint(20, 20), 1000);
  QCOMPARE(finished.size(), 1);
}

// At the highest speed nothing is left to reveal when the page comes up.
void TestHandEndPage::aClickMeantForTheTableSkipsNoPage() {
  Shown shown(dealerTsumo(), QSize(1440, 900), 0);
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  QVERIFY(!shown.page.isRevealing());
  QTest::mouseClick(shown.window.windowHandle(), Qt::LeftButton, {}, QPoint(20, 20));
  QCOMPARE(finished.size(), 0);
  QTest::qWait(kStrayClickMs);
  QTest::mouseClick(shown.window.windowHandle(), Qt::LeftButton, {}, QPoint(20, 20), 1000);
  QCOMPARE(finished.size(), 1);
}

void TestHandEndPage::escapeLosesNothing() {
  Shown shown(dealerTsumo());
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_D);
  QCOMPARE(finished.size(), 0);
  QVERIFY(shown.page.isVisible());
}

void TestHandEndPage::numbersNeverRoll() {
  Shown shown(dealerTsumo(), QSize(1440, 900), 4);
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  const auto *pay = shown.page.findChild<PageLabel *>(QStringLiteral("pay"));
  QElapsedTimer clock;
  clock.start();
  while (shown.page.isRevealing() && clock.elapsed() < 5000) {
    QCOMPARE(pay->text(), QStringLiteral("6,000 from each"));
    QVERIFY(pay->reveal() <= 0 || pay->reveal() >= 1);
    QTest::qWait(5);
  }
  QVERIFY(!shown.page.isRevealing());
  QCOMPARE(finished.size(), 0);
}

void TestHandEndPage::focusStaysOnThePage() {
  Shown shown(dealerTsumo());
  QPushButton behind(&shown.window);
  behind.show();
  for (int i = 0; i < 20; ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab,
                    i % 7 == 6 ? Qt::ShiftModifier : Qt::NoModifier);
    QVERIFY(shown.page.isAncestorOf(QApplication::focusWidget()));
  }
}

void TestHandEndPage::dealerMayEndTheMatch() {
  Shown shown(doubleRon());
  auto *stop = shown.page.findChild<PageButton *>(QStringLiteral("stop"));
  auto *go = shown.page.findChild<PageButton *>(QStringLiteral("go"));
  QVERIFY(!stop->isVisible());
  shown.page.setCanStop(true);
  QVERIFY(!stop->isVisible());  // the second winner is still to come
  QTest::mouseClick(go, Qt::LeftButton);
  QVERIFY(stop->isVisible());
  QCOMPARE(go->text(), QStringLiteral("Play on"));
  QSignalSpy stopped(&shown.page, &HandEndPage::stopRequested);
  QSignalSpy finished(&shown.page, &HandEndPage::finished);
  stop->setFocus();
  QTest::keyClick(stop, Qt::Key_Return);
  QCOMPARE(stopped.size(), 1);
  QCOMPARE(finished.size(), 0);
  shown.page.showHand(doubleRon(), 2);
  shown.page.advance();
  QVERIFY(!stop->isVisible());  // only for the hand that it was said of
}

void TestHandEndPage::fits_data() {
  QTest::addColumn<Maker>("make");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<bool>("longTexts");
  int number = 0;
  for (const NamedHandEnd &named : allHandEnds()) {
    for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(1440, 900), QSize(3840, 2160)}) {
      for (const bool longTexts : {false, true}) {
        if (number++ % rounds(1, 7) != 0)
          continue;
        QTest::addRow("%s %dx%d%s", named.name, size.width(), size.height(), longTexts ? " long texts" : "")
            << named.make << size << longTexts;
      }
    }
  }
}

void TestHandEndPage::fits() {
  QFETCH(Maker, make);
  QFETCH(QSize, size);
  QFETCH(bool, longTexts);
  LongWinded language;
  HandEnd end = make();
  if (longTexts) {
    QCoreApplication::installTranslator(&language);
    for (QString &name : end.names)
      name += QStringLiteral(" of the very long name");
  }
  {
    const Shown shown(end, size);
    const QWidget *panel = shown.part("panel");
    QVERIFY(shown.page.rect().contains(panel->geometry()));
    for (const QWidget *part : panel->findChildren<QWidget *>()) {
      const QWidget *scroll = shown.part("yakuScroll");
      if (!part->isVisible() || scroll->isAncestorOf(part))
        continue;
      const QRect place(part->mapTo(panel, QPoint(0, 0)), part->size());
      QVERIFY2(panel->rect().contains(place), qPrintable(part->objectName()));
      if (const auto *label = qobject_cast<const PageLabel *>(part); label && label->wordWrap())
        QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(part->objectName()));
      else if (qobject_cast<const PageButton *>(part) || qobject_cast<const PageLabel *>(part))
        QVERIFY2(part->height() >= part->minimumSizeHint().height(), qPrintable(part->objectName()));
    }
    // Every tile lies in the tray.
    const auto *tray = shown.page.findChild<WinTray *>();
    if (tray->isVisible()) {
      for (const QRectF &face : tray->faces())
        QVERIFY(QRectF(tray->rect()).contains(face));
    }
  }
  QCoreApplication::removeTranslator(&language);
}

void TestHandEndPage::diamondTurnsToTheViewer() {
  for (int viewer = 0; viewer < 4; ++viewer) {
    const Shown shown(dealerTsumo(), QSize(1440, 900), 0, viewer);
    const auto *seats = shown.page.findChild<SeatDiamond *>();
    const auto center = [&](int turn) { return seats->card((viewer + turn) % 4)->geometry().center(); };
    QVERIFY(center(0).y() > center(1).y());  // the viewer at the bottom
    QVERIFY(center(2).y() < center(1).y());  // across at the top
    QVERIFY(center(1).x() > center(0).x());  // the next seat at the right
    QVERIFY(center(3).x() < center(0).x());
  }
}

JANSO_TEST(TestHandEndPage);
#include "tst_handendpage.moc"
