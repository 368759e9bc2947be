// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The exercises as one does them: every kind shown, answered by mouse and keyboard, explained, counted, and
// asked again from a seed. No exercise without text, explanation and example.
#include <QAbstractButton>
#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "bots/bot.h"
#include "game/matchsetupjson.h"
#include "mjai/writer.h"
#include "records/journalwriter.h"
#include "rules/presets.h"
#include "rules/shanten.h"
#include "support/tiles.h"
#include "table/match.h"
#include "widgets/drillhistory.h"
#include "widgets/drillpage.h"
#include "widgets/drillpool.h"
#include "widgets/drillsdialog.h"
#include "widgets/drillstage.h"
#include "widgets/drillwords.h"
#include "widgets/glossary.h"
#include "widgets/tablewidget.h"
#include "widgets/teachtext.h"
#include "widgets/tilebuttons.h"
#include "widgets/tilepainter.h"

using namespace janso;

namespace {

struct Shown {
  QTemporaryDir folder;
  TilePainter painter;
  DrillsDialog dialog;

  explicit Shown(QSize size = QSize(1000, 700))
      : dialog(
            {&painter, QString(), folder.filePath(QStringLiteral("drills.json")), {}, YakuNaming::Romaji}) {
    dialog.resize(size);
    dialog.show();
    dialog.activateWindow();
    if (!QTest::qWaitForWindowActive(&dialog))
      qFatal("no window");
  }
  DrillPage &page() { return *dialog.page(); }
  DrillStage &stage() { return *page().stage(); }
  bool begin(DrillId id, int level = 1, std::uint64_t seed = 7) {
    QSignalSpy spy(&page(), &DrillPage::questionShown);
    dialog.begin(id, level, seed, 1);
    return spy.wait(20000);
  }
  template <class T>
  T *part(const char *name) {
    return dialog.findChild<T *>(QLatin1String(name));
  }
  void press(const char *name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
};

// Enters an answer as a person does: by clicks and keys.
void enter(DrillStage &stage, const DrillAnswer &answer) {
  if (stage.tiles()) {
    for (int i = 0; i < stage.tiles()->count(); ++i) {
      TileButton *button = stage.tiles()->button(i);
      if (answer.kinds.has(button->tile().kind()) && !stage.tiles()->chosen().has(button->tile().kind()))
        QTest::mouseClick(button, Qt::LeftButton);
    }
  } else if (stage.choices()) {
    QTest::mouseClick(stage.choices()->button(answer.number < 0 ? 100 : answer.number), Qt::LeftButton);
  } else {
    for (qsizetype i = 0; i < stage.numbers().size(); ++i) {
      stage.numbers()[i]->setFocus();
      stage.numbers()[i]->selectAll();
      QTest::keyClicks(stage.numbers()[i], QString::number(answer.numbers[static_cast<std::size_t>(i)]));
    }
  }
}

}  // namespace

class TestDrillPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void noDrillWithoutTexts_data();
  void noDrillWithoutTexts();
  void examplesAreTrue();
  void everyQuestionIsExplained_data();
  void everyQuestionIsExplained();
  void rightAnswersCount_data();
  void rightAnswersCount();
  void wrongAnswerIsExplained();
  void tableAnswersByTile();
  void keyboardAnswersAndGoesOn();
  void givingUpCountsAsWrong();
  void windowIsNeverBlocked();
  void seedAsksTheSameAgain();
  void historyIsKept();
  void brokenHistoryIsEmpty();
  void sharedLineIsRead_data();
  void sharedLineIsRead();
  void savedMatchesGivePositions();
  void journalsAreExercises();
  void fitsSmallWindows_data();
  void fitsSmallWindows();
};

void TestDrillPage::noDrillWithoutTexts_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable())
    QTest::newRow(info.key.data()) << static_cast<int>(info.id);
}

void TestDrillPage::noDrillWithoutTexts() {
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
void TestDrillPage::examplesAreTrue() {
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

void TestDrillPage::everyQuestionIsExplained_data() {
  QTest::addColumn<int>("drill");
  QTest::addColumn<int>("level");
  for (const DrillInfo &info : drillTable()) {
    for (int level = 1; level <= kDrillLevels; ++level)
      QTest::addRow("%s, level %d", info.key.data(), level) << static_cast<int>(info.id) << level;
  }
}

void TestDrillPage::everyQuestionIsExplained() {
  QFETCH(int, drill);
  QFETCH(int, level);
  const DrillId id = static_cast<DrillId>(drill);
  for (int number = 1; number <= (id == DrillId::Discard ? 2 : 20); ++number) {
    const DrillQuestion question = makeQuestion({id, 21, number, level, nullptr});
    const DrillAnswer right = rightAnswer(question);
    QStringList texts = drillwords::circumstances(question);
    texts << drillwords::prompt(question) << drillwords::explanation(question, YakuNaming::English)
          << drillwords::verdictLine(question, right, Verdict::Right)
          << drillwords::verdictLine(question, right, Verdict::Wrong)
          << drillwords::verdictLine(question, right, Verdict::Close);
    for (const QString &markup : texts) {
      QVERIFY(!markup.isEmpty());
      QVERIFY2(markupFaults(markup).isEmpty(), qPrintable(markupFaults(markup).join(u'\n')));
      QVERIFY2(!markup.contains(u'%') || id == DrillId::Safety || id == DrillId::Discard, qPrintable(markup));
      for (const QString &term : markupTerms(markup))
        QVERIFY2(findGlossaryEntry(term).has_value(), qPrintable(term));
    }
    QVERIFY(drillwords::explanation(question, YakuNaming::Romaji).size() > 12);
  }
}

void TestDrillPage::rightAnswersCount_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable()) {
    if (info.form != AnswerForm::Action && info.id != DrillId::Safety)
      QTest::newRow(info.key.data()) << static_cast<int>(info.id);
  }
}

void TestDrillPage::rightAnswersCount() {
  QFETCH(int, drill);
  const DrillId id = static_cast<DrillId>(drill);
  Shown shown;
  QVERIFY(shown.begin(id));
  auto *check = shown.part<QPushButton>("check");
  QVERIFY2(!check->isEnabled(), "nothing is chosen yet");
  auto *reasons = shown.part<TeachText>("reasons");
  QVERIFY(reasons->markup().isEmpty());
  for (int i = 1; i <= 3; ++i) {
    QSignalSpy next(&shown.page(), &DrillPage::questionShown);
    enter(shown.stage(), rightAnswer(*shown.page().question()));
    QVERIFY(check->isEnabled());
    shown.press("check");
    QCOMPARE(shown.dialog.history().streak(id).now, i);
    QCOMPARE(shown.dialog.history().total(id).right, i);
    QVERIFY(shown.part<TeachText>("verdict")->plain().startsWith(QLatin1String("Right")));
    QVERIFY(!reasons->markup().isEmpty());
    shown.press("check");  // says "Next" now
    QVERIFY(next.wait(20000));
    QCOMPARE(shown.page().question()->number, i + 1);
  }
}

void TestDrillPage::wrongAnswerIsExplained() {
  Shown shown;
  QVERIFY(shown.begin(DrillId::Shanten));
  const int right = rightAnswer(*shown.page().question()).number;
  enter(shown.stage(), [&] {
    DrillAnswer answer;
    answer.number = right == 0 ? 1 : 0;
    return answer;
  }());
  shown.press("check");
  QCOMPARE(shown.dialog.history().total(DrillId::Shanten).wrong, 1);
  QCOMPARE(shown.dialog.history().streak(DrillId::Shanten).now, 0);
  const QString verdict = shown.part<TeachText>("verdict")->plain();
  QVERIFY(verdict.startsWith(QLatin1String("Not right")) && verdict.endsWith(QString::number(right)));
  QVERIFY(!shown.stage().choices()->button(0)->isEnabled());
}

void TestDrillPage::tableAnswersByTile() {
  for (const DrillId id : {DrillId::Safety, DrillId::Discard}) {
    Shown shown;
    QVERIFY(shown.begin(id));
    TableWidget *table = shown.stage().table();
    QVERIFY(table);
    const QList<TableWidget::SpokenItem> items = table->spokenItems();
    int pressed = -1;
    for (int i = 0; i < items.size() && pressed < 0; ++i)
      pressed = items[i].button ? i : -1;
    QVERIFY(pressed >= 0);
    table->pressSpokenItem(pressed);
    QVERIFY(shown.page().isAnswered());
    const DrillHistory::Count count = shown.dialog.history().total(id);
    QCOMPARE(count.right + count.wrong, 1);
    QVERIFY(!shown.part<TeachText>("reasons")->markup().isEmpty());
  }
}

void TestDrillPage::keyboardAnswersAndGoesOn() {
  Shown shown;
  // From the list by Enter.
  QVERIFY(shown.part<QListWidget>("pages")->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  shown.part<QLineEdit>("seed")->setText(QStringLiteral("5"));
  QSignalSpy spy(&shown.page(), &DrillPage::questionShown);
  QTest::keyClick(shown.part<QPushButton>("start"), Qt::Key_Space);
  QVERIFY(spy.wait(20000));
  QCOMPARE(shown.page().question()->id, DrillId::Shanten);
  QCOMPARE(shown.page().question()->seed, std::uint64_t{5});
  const int right = rightAnswer(*shown.page().question()).number;
  QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + right));
  QVERIFY(shown.stage().answer().has_value());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(shown.page().isAnswered());
  QCOMPARE(shown.dialog.history().streak(DrillId::Shanten).now, 1);
  spy.clear();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(spy.wait(20000));
  QCOMPARE(shown.page().question()->number, 2);
  // Waits: arrows and Space.
  QVERIFY(shown.begin(DrillId::Waits));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  QCOMPARE(shown.stage().tiles()->chosen().size(), 2);
  QVERIFY(shown.stage().tiles()->chosen().has(0) && shown.stage().tiles()->chosen().has(10));
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  QVERIFY2(shown.dialog.isVisible(), "back to the list first");
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  QVERIFY(!shown.dialog.isVisible());
}

void TestDrillPage::givingUpCountsAsWrong() {
  Shown shown;
  QVERIFY(shown.begin(DrillId::Fu));
  shown.press("showAnswer");
  QCOMPARE(shown.dialog.history().total(DrillId::Fu).wrong, 1);
  QVERIFY(!shown.part<TeachText>("reasons")->markup().isEmpty());
  QVERIFY(!shown.part<QPushButton>("showAnswer")->isEnabled());
}

// The hardest question to make is made elsewhere: asking for it returns at once, and events go on.
void TestDrillPage::windowIsNeverBlocked() {
  Shown shown;
  QSignalSpy spy(&shown.page(), &DrillPage::questionShown);
  QElapsedTimer timer;
  timer.start();
  shown.dialog.begin(DrillId::Discard, 3, 3, 1);
  QVERIFY(spy.isEmpty());
  QVERIFY2(timer.elapsed() < 150, qPrintable(QString::number(timer.elapsed())));
  QVERIFY(spy.wait(20000));
}

void TestDrillPage::seedAsksTheSameAgain() {
  Shown shown;
  QVERIFY(shown.begin(DrillId::LastHand, 2, 99));
  const DrillQuestion first = *shown.page().question();
  QVERIFY(shown.part<QLabel>("where")->text().contains(QLatin1String("99")));
  shown.press("copy");
  const QString line = QGuiApplication::clipboard()->text().section(u'\n', 0, 0);
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  shown.part<QListWidget>("pages")->setCurrentRow(0);
  shown.part<QLineEdit>("seed")->setText(line);
  QCOMPARE(shown.part<QComboBox>("level")->currentIndex(), 1);
  QSignalSpy spy(&shown.page(), &DrillPage::questionShown);
  shown.press("start");
  QVERIFY(spy.wait(20000));
  QVERIFY(*shown.page().question() == first);
}

void TestDrillPage::historyIsKept() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("deep/drills.json"));
  const QDate day(2026, 3, 4);
  {
    DrillHistory history(file);
    history.add(DrillId::Fu, day, Verdict::Right);
    history.add(DrillId::Fu, day, Verdict::Right);
    history.add(DrillId::Fu, day, Verdict::Close);
    QCOMPARE(history.streak(DrillId::Fu).now, 2);
    history.add(DrillId::Fu, day.addDays(1), Verdict::Wrong);
    history.add(DrillId::Fu, day.addDays(1), Verdict::Right);
  }
  const DrillHistory again(file);
  QCOMPARE(again.total(DrillId::Fu).right, 3);
  QCOMPARE(again.total(DrillId::Fu).wrong, 2);
  QCOMPARE(again.on(DrillId::Fu, day).right, 2);
  QCOMPARE(again.days(DrillId::Fu), QList<QDate>({day.addDays(1), day}));
  QCOMPARE(again.streak(DrillId::Fu).now, 1);
  QCOMPARE(again.streak(DrillId::Fu).best, 2);
  QCOMPARE(again.total(DrillId::Waits).right, 0);
}

void TestDrillPage::brokenHistoryIsEmpty() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("drills.json"));
  QFile broken(file);
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("{\"fu\": {\"days\": {\"x\": [1]}, \"streak\": -4}");
  broken.close();
  DrillHistory history(file);
  QCOMPARE(history.total(DrillId::Fu).right, 0);
  history.add(DrillId::Fu, QDate(2026, 1, 1), Verdict::Right);
  QCOMPARE(DrillHistory(file).total(DrillId::Fu).right, 1);
}

void TestDrillPage::sharedLineIsRead_data() {
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

void TestDrillPage::sharedLineIsRead() {
  QFETCH(QString, line);
  QFETCH(bool, good);
  QCOMPARE(drillwords::readShareLine(line).has_value(), good);
}

// The events of one hand, as a journal has them: turns, a tenpai hand and the win.
void TestDrillPage::savedMatchesGivePositions() {
  MatchInfo info;
  info.rules = basicAriAri();
  KyokuStarted start;
  start.dealer = 0;
  start.scores = {25000, 25000, 25000, 25000};
  start.doraIndicator = test::tile("1z");
  const char *const hands[]{"123m456p78s11z555z", "1379m1379p1379s4z", "2468m2468p2468s4z",
                            "159m159p159s2344z"};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const Tile tile : test::tiles(hands[seat]))
      start.hands[seat].push_back(tile);
  }
  std::vector<Event> events{MatchStarted{info}, start};
  events.push_back(Tsumo{0, test::tile("2z"), false});
  events.push_back(Dahai{0, test::tile("2z"), true});
  events.push_back(Tsumo{1, test::tile("9s"), false});
  events.push_back(Dahai{1, test::tile("9s"), true});
  const DrillPool before = poolOf(events, {0});
  QCOMPARE(before.turns.size(), std::size_t{1});
  QCOMPARE(int(before.turns[0].seat), 0);
  QVERIFY2(before.turns[0].opened[1].empty(), "others' hands stay closed");
  QVERIFY(before.turns[0].drawn.isKnown());
  QCOMPARE(before.waiting.size(), std::size_t{1});
  QCOMPARE(poolOf(events, {0, 1}).turns.size(), std::size_t{2});

  WinInput input;
  for (const Tile tile : start.hands[0])
    input.concealed.push_back(tile);
  input.winTile = test::tile("9s");
  input.from = 1;
  input.doraIndicators.push_back(start.doraIndicator);
  const auto result = scoreHand(input, info.rules).result;
  QVERIFY(result);
  HoraInfo win;
  win.winner = 0;
  win.from = 1;
  win.hand = start.hands[0];
  win.winTile = input.winTile;
  win.doraIndicators = input.doraIndicators;
  win.result = *result;
  win.scores = start.scores;
  events.push_back(Hora{win});
  const DrillPool pool = poolOf(events, {0});
  QCOMPARE(pool.wins.size(), std::size_t{1});
  QCOMPARE(scoreHand(pool.wins[0].input, pool.wins[0].rules).result->handPoints, result->handPoints);
  QVERIFY(makeQuestion({DrillId::Score, 1, 1, 1, &pool}).saved);
  QVERIFY(makeQuestion({DrillId::Waits, 1, 1, 1, &pool}).saved);
  QVERIFY(poolOfFolder(QStringLiteral("/no/such/folder")).turns.empty());
}

// A match of bots, written as the game writes it, read back in the thread of the exercises.
void TestDrillPage::journalsAreExercises() {
  QTemporaryDir folder;
  JournalHeader header;
  header.started = QDateTime(QDate(2026, 7, 30), QTime(21, 14, 5));
  header.rules = basicAriAri();
  header.rules.length = MatchLength::East;
  header.names = {"A", "B", "C", "D"};
  header.seed = wallSeedFromText("drills");
  MatchSetup setup;
  for (SeatSetup &seat : setup.seats)
    seat.kind = PlayerKind::Bot;
  header.setup = toJson(setup);
  auto writer = std::move(JournalWriter::create(folder.path(), header)).value();
  Match match(header.rules, header.names, header.seed);
  MjaiWriter mjai(-1);
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::uint64_t seat = 0; seat < 4; ++seat)
    bots.push_back(makeBot("club", seat));
  std::vector<Event> events;
  std::size_t written = 0;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = bots[static_cast<std::size_t>(decision.seat)]->decide(
          match.viewOf(decision.seat), {decision.legal.data(), decision.legal.size()});
      QCOMPARE(match.answer(decision.seat, decision.id, action), AnswerStatus::Accepted);
      writer->add(JournalAnswer{decision.seat, decision.id, action});
    }
    match.advance(events);
    while (written < events.size())
      writer->addEvent(mjai.write(events[written++]));
  }
  QVERIFY(writer->finish());

  const DrillPool pool = poolOfFolder(folder.path());
  const auto wins = std::count_if(events.begin(), events.end(),
                                  [](const Event &event) { return std::holds_alternative<Hora>(event); });
  QVERIFY(wins > 0);
  QCOMPARE(pool.wins.size(), static_cast<std::size_t>(wins));
  // Every discard is a turn, but for those in riichi, which leave no choice.
  std::array<bool, 4> riichi{};
  std::size_t turns = 0;
  for (const Event &event : events) {
    if (std::holds_alternative<KyokuStarted>(event))
      riichi = {};
    if (const auto *discard = std::get_if<Dahai>(&event))
      turns += riichi[static_cast<std::size_t>(discard->seat)] ? 0 : 1;
    if (const auto *declared = std::get_if<Riichi>(&event)) {
      riichi[static_cast<std::size_t>(declared->seat)] = true;
      ++turns;
    }
  }
  QCOMPARE(pool.turns.size(), turns);
  QVERIFY(!pool.waiting.empty());
  for (const SeatView &view : pool.turns) {
    for (const HandTiles &opened : view.opened)
      QVERIFY(opened.empty());
  }
  for (const DrillInfo &info : drillTable()) {
    const DrillQuestion question = makeQuestion({info.id, 4, 1, 1, &pool});
    QCOMPARE(question.saved, info.takesSaved);
    QCOMPARE(grade(question, rightAnswer(question)), Verdict::Right);
  }

  TilePainter painter;
  DrillsDialog dialog({&painter, folder.path(), QString(), {}, YakuNaming::Romaji});
  dialog.show();
  dialog.findChild<QComboBox *>(QStringLiteral("source"))->setCurrentIndex(1);
  QSignalSpy shown(dialog.page(), &DrillPage::questionShown);
  dialog.begin(DrillId::Efficiency, 1, 8, 1);
  QVERIFY(shown.wait(20000));
  QVERIFY(dialog.page()->question()->saved);
  QVERIFY2(dialog.page()->stage()->table(), "asked at the table as it was then");
}

void TestDrillPage::fitsSmallWindows_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable())
    QTest::newRow(info.key.data()) << static_cast<int>(info.id);
}

void TestDrillPage::fitsSmallWindows() {
  QFETCH(int, drill);
  Shown shown(QSize(860, 600));
  QVERIFY(shown.begin(static_cast<DrillId>(drill)));
  QCoreApplication::processEvents();
  QVERIFY2(shown.dialog.width() <= 880 && shown.dialog.height() <= 620,
           qPrintable(QStringLiteral("%1 x %2").arg(shown.dialog.width()).arg(shown.dialog.height())));
  for (QWidget *part : std::initializer_list<QWidget *>{shown.part<QPushButton>("check"), &shown.stage()}) {
    const QRect area(part->mapTo(&shown.dialog, QPoint(0, 0)), part->size());
    QVERIFY(shown.dialog.rect().contains(area));
  }
  for (QAbstractButton *button : shown.stage().findChildren<QAbstractButton *>()) {
    if (button->isVisible())
      QVERIFY(
          shown.stage().rect().contains(QRect(button->mapTo(&shown.stage(), QPoint(0, 0)), button->size())));
  }
}

QTEST_MAIN(TestDrillPage)
#include "tst_drillpage.moc"
