// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku dock answers to the hand in play: in place, in the chosen order, in words, and quietly.
#include <QComboBox>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "study/yakuwatch.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/languages.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/pageparts/handtray.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/settings/settings.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakucard.h"
#include "widgets/yaku/yakulist.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakurow.h"
#include "widgets/yakurows.h"

using namespace janso;
using namespace janso::test;

namespace {

// The panel in a window of its own.
struct Dock {
  Dock() : panel(&window) {
    panel.setRules(tenhou());
    panel.setPainter(&painter);
    window.setCentralWidget(&panel);
    window.resize(344, 700);
    window.show();
  }
  ~Dock() { window.takeCentralWidget(); }

  void show(const SeatView &view) {
    QSignalSpy answered(const_cast<YakuWatch *>(&panel.watch()), &YakuWatch::answered);
    panel.setHand(view);
    QTRY_VERIFY(answered.count() > 0);
  }
  YakuList &list() { return *panel.findChild<YakuList *>(); }
  template <class T>
  T &part(const char *name) {
    return *panel.findChild<T *>(QString::fromLatin1(name));
  }
  QModelIndex row(YakuId id) { return list().rows().indexOf(id); }
  QString spoken(YakuId id) { return row(id).data(Qt::DisplayRole).toString(); }
  // Every title with the yaku under it.
  QStringList titles() {
    QStringList found;
    for (int i = 0; i < list().model()->rowCount(); ++i) {
      const QModelIndex index = list().model()->index(i, 0);
      if (!index.data(YakuModel::IdRole).isValid())
        found << index.data(Qt::DisplayRole).toString();
    }
    return found;
  }
  void hover(YakuId id) {
    list().scrollTo(row(id));
    QTest::mouseMove(&panel, QPoint(1, 1));  // where it is already it does not move
    QTest::mouseMove(list().viewport(), list().rowRect(id).center());
  }

  TilePainter painter;
  QMainWindow window;
  YakuPanel panel;
};

SeatView tenpai() {
  return TableView(tenhou()).hand("234m456p66s24s678p", "").pond(0, "9s").view();
}
SeatView farther() {
  return TableView(tenhou()).hand("234m4579p66s24s89p", "").pond(0, "9s").view();
}
SeatView called() {
  TableView table(tenhou());
  return table.meld(0, MeldType::Chi, "345m", 3).hand("456p78s1155z5m", "").pond(1, "55z").view();
}
SeatView unknown() {
  SeatView view = tenpai();
  for (Tile &tile : view.hand)
    tile = Tile();
  return view;
}

}  // namespace

class TestYakuDock : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void saysHowFar();
  void saysWhyNot();
  void keepsRowsInPlace();
  void ordersByNearness();
  void staysWhilePointedAt();
  void forgetsThePointerWhenHidden();
  void filtersWhatIsPossible();
  void quietWithoutAHand();
  void quietWhileHidden();
  void explainsThePointedRow();
  void explainsMoreOnRequest();
  void partsKeepTheirPlaces_data();
  void partsKeepTheirPlaces();
  void saysWhatToTry();
  void tellsWhichTilesCount();
  void remembersTheOrder();
  void chipsWrap();
  void escapeForgetsWhatWasSearched();
  void largerTextsMakeNothingSmaller_data();
  void largerTextsMakeNothingSmaller();
  void everyNameIsReadWhole_data();
  void everyNameIsReadWhole();

 private:
  Translations m_translations;
};

void TestYakuDock::initTestCase() {
  m_translations.use(QStringLiteral("en"));
}

void TestYakuDock::saysHowFar() {
  Dock dock;
  dock.show(tenpai());
  const QModelIndex tanyao = dock.row(YakuId::Tanyao);
  QVERIFY(tanyao.data(YakuModel::MadeRole).toBool());  // whatever comes
  QCOMPARE(tanyao.data(YakuModel::AwayRole).toString(), QString());
  const QModelIndex sanshoku = dock.row(YakuId::Chiitoitsu);
  QVERIFY(!sanshoku.data(YakuModel::MadeRole).toBool());
  QVERIFY(sanshoku.data(YakuModel::AwayRole).toInt() > 1);
  const QModelIndex riichi = dock.row(YakuId::Riichi);
  QCOMPARE(riichi.data(YakuModel::AwayRole).toString(), QStringLiteral("1"));
  QVERIFY(riichi.data(YakuModel::NearRole).toBool());
  QCOMPARE(riichi.data(YakuModel::WantedRole).toULongLong(), quint64{1} << kindOf(Suit::Sou, 3));
  QVERIFY(dock.spoken(YakuId::Riichi).contains(tr("3 sou")));
}

void TestYakuDock::saysWhyNot() {
  Dock dock;
  dock.show(called());
  QVERIFY(dock.row(YakuId::Pinfu).data(YakuModel::BarredRole).toBool());
  QVERIFY(dock.spoken(YakuId::Pinfu).contains(QStringLiteral("open")));
  QCOMPARE(dock.row(YakuId::Pinfu).data(YakuModel::AwayRole).toString(), QString());
  // Two white dragons are gone; the meld does not fit a hand of triplets.
  QVERIFY(!dock.row(YakuId::Chun).data(YakuModel::BarredRole).toBool());
  QVERIFY(dock.row(YakuId::Toitoi).data(YakuModel::BarredRole).toBool());
  QVERIFY(dock.list().rows().answerOf(YakuId::Toitoi).contains(QStringLiteral("{345m}")));
  QVERIFY(dock.list().rows().answerOf(YakuId::Haku).contains(QStringLiteral("{5z}")));
  QVERIFY(!plainText(dock.list().rows().answerOf(YakuId::Haku)).contains(QLatin1Char('{')));
}

// A new answer changes the rows, not the list: no flicker, and the place in it stays.
void TestYakuDock::keepsRowsInPlace() {
  Dock dock;
  dock.panel.setOrder(YakuOrder::Value);
  dock.show(tenpai());
  dock.list().setCurrent(YakuId::Chinitsu);
  QSignalSpy reset(dock.list().model(), &QAbstractItemModel::modelReset);
  QSignalSpy inserted(dock.list().model(), &QAbstractItemModel::rowsInserted);
  QSignalSpy changed(dock.list().model(), &QAbstractItemModel::dataChanged);
  dock.show(farther());
  QCOMPARE(reset.count() + inserted.count(), 0);
  QVERIFY(changed.count() > 0);
  QCOMPARE(*dock.list().current(), YakuId::Chinitsu);
  changed.clear();
  dock.show(farther());
  QCOMPARE(changed.count(), 0);  // the same answer touches nothing
}

void TestYakuDock::ordersByNearness() {
  Dock dock;
  dock.panel.setOrder(YakuOrder::Nearness);
  dock.show(tenpai());
  const YakuAnswers &answers = dock.panel.watch().situation()->answers;
  const std::vector<YakuId> shown = yakuOf(dock.list().rows());
  QCOMPARE(int(shown.size()), int(YakuId::UraDora) + 1);
  const auto place = [&](YakuId id) { return std::find(shown.begin(), shown.end(), id) - shown.begin(); };
  QVERIFY(place(YakuId::Tanyao) < place(YakuId::Riichi));
  QVERIFY(place(YakuId::Riichi) < place(YakuId::Chiitoitsu));
  QVERIFY(place(YakuId::Chinitsu) < place(YakuId::Haitei));
  QVERIFY(place(YakuId::Haitei) < place(YakuId::Tenhou));
  int last = 0;
  for (const YakuId id : shown) {
    if (answers[id].state != YakuState::Reachable || answers[id].event != YakuEvent::None)
      continue;
    QVERIFY(answers[id].distance >= last);
    last = answers[id].distance;
  }
  QVERIFY(dock.titles().first() != dock.titles().last());
  QCOMPARE(dock.titles().removeDuplicates(), 0);
  dock.panel.setOrder(YakuOrder::Value);
  QCOMPARE(yakuOf(dock.list().rows()).front(), YakuId::Riichi);
}

// While somebody points at a row the list does not move under the pointer.
void TestYakuDock::staysWhilePointedAt() {
  Dock dock;
  dock.panel.setOrder(YakuOrder::Nearness);
  dock.show(tenpai());
  const std::vector<YakuId> before = yakuOf(dock.list().rows());
  dock.hover(before[2]);
  dock.show(called());
  QCOMPARE(yakuOf(dock.list().rows()), before);
  QVERIFY(dock.row(YakuId::Pinfu).data(YakuModel::BarredRole).toBool());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(dock.list().viewport(), &leave);
  QCoreApplication::sendEvent(&dock.list(), &leave);
  QVERIFY(yakuOf(dock.list().rows()) != before);
}

// Hidden under the pointer, it has forgotten it when it is shown again.
void TestYakuDock::forgetsThePointerWhenHidden() {
  Dock dock;
  dock.panel.setOrder(YakuOrder::Nearness);
  dock.show(tenpai());
  const std::vector<YakuId> before = yakuOf(dock.list().rows());
  dock.hover(before[2]);
  dock.panel.hide();
  dock.panel.setHand(called());
  dock.panel.show();
  QTRY_VERIFY(yakuOf(dock.list().rows()) != before);
}

void TestYakuDock::filtersWhatIsPossible() {
  Dock dock;
  dock.show(called());
  const int all = yakuCountOf(dock.list().rows());
  dock.part<QPushButton>("possible").click();
  QVERIFY(yakuCountOf(dock.list().rows()) < all);
  QVERIFY(!dock.row(YakuId::Pinfu).isValid());
  QVERIFY(dock.row(YakuId::Tanyao).isValid());
  dock.part<QPushButton>("inHand").click();
  QVERIFY(!dock.row(YakuId::Tanyao).isValid());
  dock.part<QPushButton>("all").click();
  QCOMPARE(yakuCountOf(dock.list().rows()), all);
}

void TestYakuDock::quietWithoutAHand() {
  Dock dock;
  dock.panel.setOrder(YakuOrder::Nearness);
  const std::vector<YakuId> plain = yakuOf(dock.list().rows());
  QCOMPARE(dock.titles().first(), tr("1 han"));
  dock.show(tenpai());
  QVERIFY(yakuOf(dock.list().rows()) != plain);
  dock.show(unknown());
  QCOMPARE(yakuOf(dock.list().rows()), plain);
  QVERIFY(dock.list().rows().answerOf(YakuId::Tanyao).isEmpty());
  QCOMPARE(dock.row(YakuId::Tanyao).data(YakuModel::AwayRole).toString(), QString());
  QVERIFY(!dock.row(YakuId::Tenhou).data(YakuModel::BarredRole).toBool());
}

void TestYakuDock::quietWhileHidden() {
  Dock dock;
  dock.show(tenpai());
  dock.panel.hide();
  QSignalSpy answered(const_cast<YakuWatch *>(&dock.panel.watch()), &YakuWatch::answered);
  dock.panel.setHand(called());
  QTest::qWait(60);
  QCOMPARE(answered.count(), 0);
  QVERIFY(!dock.row(YakuId::Pinfu).data(YakuModel::BarredRole).toBool());
  dock.panel.show();
  QTRY_COMPARE(answered.count(), 1);  // catches up
  QVERIFY(dock.row(YakuId::Pinfu).data(YakuModel::BarredRole).toBool());
}

// In place, at once; the last one stays when the pointer leaves, so that its button can be reached.
void TestYakuDock::explainsThePointedRow() {
  Dock dock;
  dock.show(tenpai());
  auto &card = dock.part<YakuCard>("card");
  dock.hover(YakuId::Riichi);
  QCOMPARE(card.yaku(), YakuId::Riichi);
  QVERIFY(card.isVisible());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&dock.list(), &leave);
  QCOMPARE(card.yaku(), YakuId::Riichi);
  dock.list().setFocus(Qt::TabFocusReason);
  if (dock.list().hasFocus()) {
    QTest::keyClick(&dock.list(), Qt::Key_Down);
    QCOMPARE(card.yaku(), *dock.list().current());
  }
}

// F1 while a row is pointed at, wherever the keyboard is; Escape closes it; the list and the row stay in
// view.
void TestYakuDock::explainsMoreOnRequest() {
  Dock dock;
  dock.show(tenpai());
  auto &card = dock.part<YakuCard>("card");
  auto &search = dock.part<QLineEdit>("search");
  search.setFocus();
  QTest::keyClick(&search, Qt::Key_F1);
  QVERIFY(!dock.panel.isExplainingMore());  // nothing is pointed at
  dock.hover(YakuId::Riichi);
  const int before = card.height();
  QTest::keyClick(&search, Qt::Key_F1);
  QVERIFY(dock.panel.isExplainingMore());
  QVERIFY(card.height() > before);
  QVERIFY(dock.list().viewport()->rect().contains(dock.list().rowRect(YakuId::Riichi)));
  dock.hover(YakuId::Tanyao);
  QCOMPARE(card.yaku(), YakuId::Riichi);  // what is read stays
  QTest::keyClick(&search, Qt::Key_Escape);
  QVERIFY(!dock.panel.isExplainingMore());
  QCOMPARE(card.height(), before);
}

void TestYakuDock::partsKeepTheirPlaces_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("smallest window") << QSize(252, 600);
  QTest::newRow("usual window") << QSize(320, 760);
  QTest::newRow("large window") << QSize(344, 1040);
}

// From row to row, from hand to hand; the list has whole rows.
void TestYakuDock::partsKeepTheirPlaces() {
  QFETCH(QSize, size);
  Dock dock;
  dock.window.resize(size);
  dock.show(farther());
  const auto places = [&] {
    QCoreApplication::processEvents();
    return QList<QRect>{dock.list().geometry(), dock.part<QWidget>("card").geometry(),
                        dock.part<QWidget>("tryBox").geometry()};
  };
  const QList<QRect> before = places();
  for (const SeatView &view : {tenpai(), called(), farther()}) {
    dock.show(view);
    for (const YakuId id : {YakuId::Tanyao, YakuId::Riichi, YakuId::JunseiChuuren, YakuId::Dora}) {
      dock.panel.showYaku(id);
      QCOMPARE(places(), before);
    }
  }
  QVERIFY(dock.list().viewport()->height() >= 4 * YakuRowDelegate::rowHeight());
  QCOMPARE(dock.list().viewport()->height() % YakuRowDelegate::rowHeight(), 0);
  QVERIFY(dock.panel.rect().contains(dock.part<QWidget>("card").geometry()));
}

// At most two yaku with the tiles to keep, and on the own turn the discard.
void TestYakuDock::saysWhatToTry() {
  Dock dock;
  dock.window.resize(320, 760);
  QSignalSpy suggested(&dock.panel, &YakuPanel::discardSuggested);
  dock.show(TableView(tenhou()).hand("234m4579p66s24s89p", "1z").view());
  const YakuSuggestion suggestion = dock.panel.watch().situation()->suggestion;
  QVERIFY(suggestion.discard.isKnown());
  QVERIFY(!suggestion.yaku.empty());
  auto &text = dock.part<TeachText>("tryText");
  QVERIFY(text.isVisible());
  QVERIFY2(text.markup().contains(tileMarkup(suggestion.discard)), qPrintable(text.markup()));
  QVERIFY2(text.markup().contains(yakuName(suggestion.yaku[0].id, YakuNaming::Romaji)),
           qPrintable(text.markup()));
  QVERIFY(text.heightForWidth(text.width()) <= text.height());
  QCOMPARE(suggested.count(), 1);
  dock.show(TableView(tenhou()).hand("234m4579p66s24s89p", "").view());
  QVERIFY(!dock.panel.watch().situation()->suggestion.discard.isKnown());
  QCOMPARE(suggested.count(), 1);
}

// On the table these stay bright; for luck there are none.
void TestYakuDock::tellsWhichTilesCount() {
  std::vector<Tile> counting;
  Dock dock;
  connect(&dock.panel, &YakuPanel::pointedTiles, this,
          [&](const std::vector<Tile> &tiles) { counting = tiles; });
  dock.show(farther());
  dock.hover(YakuId::Tanyao);
  QVERIFY(!counting.empty());
  QVERIFY(std::ranges::none_of(counting, [](Tile tile) { return isYaochuu(tile.kind()); }));
  dock.panel.showYaku(YakuId::Haitei);
  dock.list().scrollTo(dock.row(YakuId::Haitei));
  dock.hover(YakuId::Haitei);
  QVERIFY(counting.empty());
  dock.list().scrollTo(dock.row(YakuId::Tanyao));
  dock.hover(YakuId::Tanyao);
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&dock.list(), &leave);
  QVERIFY(counting.empty());
}

// In the whole window: chosen with the keyboard, kept in the settings.
void TestYakuDock::remembersTheOrder() {
  Folders folders;
  const QString folder = folders.fresh();
  {
    Program program(folder);
    program.settings.setValue(Setting::YakuDockOpen, true);
    MatchSetup setup = demoMatch(basicAriAri(), program.window->bots());
    setup.seed = QStringLiteral("order");
    QVERIFY(program.window->play(setup));
    auto *order = program.find<QComboBox>("order");
    order->setFocus();
    QTest::keyClick(order, Qt::Key_Down);
    QCOMPARE(program.settings.text(Setting::YakuOrder), QStringLiteral("value"));
    QVERIFY(program.find<YakuList>()->rows().order() == YakuOrder::Value);
    program.controller.abandon();
  }
  Program again(folder);
  QVERIFY(again.find<YakuList>()->rows().order() == YakuOrder::Value);
  QCOMPARE(again.find<QComboBox>("order")->currentIndex(), 1);
}

// Before it leaves the panel: all yaku are there when it is opened the next time.
void TestYakuDock::escapeForgetsWhatWasSearched() {
  Dock dock;
  auto *search = dock.panel.findChild<QLineEdit *>(QStringLiteral("search"));
  QSignalSpy left(&dock.panel, &YakuPanel::left);
  const int all = dock.list().model()->rowCount();
  search->setFocus();
  QTest::keyClicks(search, QStringLiteral("pinfu"));
  QTRY_VERIFY(dock.list().model()->rowCount() < all);
  QTest::keyClick(search, Qt::Key_Escape);
  QVERIFY(search->text().isEmpty());
  QCOMPARE(left.size(), 0);
  QTRY_COMPARE(dock.list().model()->rowCount(), all);
  QTest::keyClick(search, Qt::Key_Escape);
  QCOMPARE(left.size(), 1);
}

// With words twice as long the chips take further lines; none is cut off.
void TestYakuDock::chipsWrap() {
  Dock dock;
  dock.window.resize(344, 1000);
  QCoreApplication::processEvents();
  auto &filters = dock.part<QWidget>("filters");
  const int before = filters.heightForWidth(filters.width());
  for (const char *name : {"all", "closed", "open", "inHand", "possible"}) {
    auto &chip = dock.part<QPushButton>(name);
    chip.setText(chip.text() + QLatin1Char(' ') + chip.text());
  }
  QVERIFY(filters.heightForWidth(filters.width()) > before);
  QCoreApplication::processEvents();
  QTest::qWait(20);
  for (const char *name : {"all", "closed", "open", "inHand", "possible"}) {
    auto &chip = dock.part<QPushButton>(name);
    QVERIFY2(chip.width() >= chip.sizeHint().width(), name);
    QVERIFY2(filters.rect().contains(chip.geometry()), name);
  }
}

void TestYakuDock::largerTextsMakeNothingSmaller_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("smallest window") << QSize(900, 640);
  QTest::newRow("usual window") << QSize(1280, 800);
  QTest::newRow("large window") << QSize(1920, 1080);
}

// Names and tiles, in the list and in the explanation.
void TestYakuDock::largerTextsMakeNothingSmaller() {
  QFETCH(QSize, size);
  const auto restore = qScopeGuard([] { setTextSize(1); });
  Folders folders;
  Program program(folders.fresh());
  program.settings.setValue(Setting::YakuDockOpen, true);
  MatchSetup setup = demoMatch(basicAriAri(), program.window->bots());
  setup.seed = QStringLiteral("texts");
  program.window->resize(size);
  QVERIFY(program.window->play(setup));
  auto *panel = program.find<YakuPanel>();
  auto *list = program.find<YakuList>();
  auto *rows = list->findChild<YakuRowDelegate *>();
  const auto sizes = [&] {
    QTest::qWait(20);
    const double room = rows->nameRoom(list->viewport()->width());
    QList<double> all{rows->nameSize(room)};
    for (const YakuId id : {YakuId::Riichi, YakuId::SanshokuDoujun, YakuId::JunseiChuuren}) {
      panel->showYaku(id);
      for (const char *label : {"title", "other", "asks", "closedLabel"})
        all << QFontInfo(panel->findChild<QLabel *>(QLatin1String(label))->font()).pixelSize();
      all << panel->findChild<HandTray *>(QStringLiteral("yoursTray"))->minimumHeight();
    }
    return all;
  };
  const QList<double> usual = sizes();
  for (const char *text : {"125", "150"}) {
    program.settings.setValue(Setting::TextSize, QString::fromLatin1(text));
    const QList<double> larger = sizes();
    for (qsizetype i = 0; i < usual.size(); ++i)
      QVERIFY2(
          larger[i] >= usual[i],
          qPrintable(QStringLiteral("%1 %%, %2: %3, not %4").arg(text).arg(i).arg(larger[i]).arg(usual[i])));
  }
}

void TestYakuDock::everyNameIsReadWhole_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("naming");
  for (const QString &language : languageCodes()) {
    for (const YakuNaming naming : yakuNamings())
      QTest::newRow(qPrintable(QStringLiteral("%1, %2").arg(language).arg(static_cast<int>(naming))))
          << language << static_cast<int>(naming);
  }
}

// In the narrowest panel, with all three columns; and so are the words over them.
void TestYakuDock::everyNameIsReadWhole() {
  QFETCH(QString, language);
  QFETCH(int, naming);
  m_translations.use(language);
  Dock dock;
  dock.panel.setNaming(static_cast<YakuNaming>(naming));
  dock.window.resize(252, 700);
  dock.show(tenpai());
  QCoreApplication::processEvents();
  QCOMPARE(dock.panel.width(), 252);
  auto *rows = dock.list().findChild<YakuRowDelegate *>();
  const int width = dock.list().viewport()->width();
  QVERIFY(rows != nullptr);
  QStringList cut;
  for (const YakuText *yaku : allYakuTexts()) {
    if (!yakuListed(yaku->id, tenhou()))
      continue;
    const QString name = yakuName(yaku->id, static_cast<YakuNaming>(naming));
    const double room = rows->nameRoom(width);
    const QStringList lines = YakuRowDelegate::written(name, rows->nameSize(room), room);
    if (lines.join(QString()) != name && lines.join(QLatin1Char(' ')) != name)
      cut << lines.join(QLatin1Char('|'));
  }
  for (const int role : {YakuModel::ClosedRole, YakuModel::OpenRole, YakuModel::AwayRole}) {
    if (!rows->isWordWhole(width, role))
      cut << YakuModel::columnWord(role);
  }
  m_translations.use(QStringLiteral("en"));
  QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
}

JANSO_TEST(TestYakuDock);
#include "tst_yakudock.moc"
