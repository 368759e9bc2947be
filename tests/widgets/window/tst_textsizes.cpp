// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts of every size: in the smallest window and in a usual one nothing is cut and nothing scrolls sideways.
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <algorithm>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/journals.h"
#include "support/rounds.h"
#include "support/soonover.h"
#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/cuttexts.h"
#include "widgets/learn/drillpage.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/learn/glossarydialog.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/learn/lessonsdialog.h"
#include "widgets/library/librarypage.h"
#include "widgets/look/fonts.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/scoresheet.h"
#include "widgets/review/reviewpage.h"
#include "widgets/settings/helpdialogs.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/statistics/measuresmodel.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/glossarydesk.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakusheetdialog.h"

using namespace janso;
using namespace janso::test;

class TestTextSizes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cleanup() { setTextSize(1); }
  void firstPage_data() { sizes(); }
  void firstPage();
  void welcome_data() { sizes(); }
  void welcome();
  void table_data() { sizes(); }
  void table();
  void results_data() { sizes(); }
  void results();
  void lesson_data() { sizes(); }
  void lesson();
  void library_data() { sizes(); }
  void library();
  void replay_data() { sizes(); }
  void replay();
  void statistics_data() { sizes(); }
  void statistics();
  void preferences_data() { sizes(); }
  void preferences();
  void matchDialogs_data() { sizes(); }
  void matchDialogs();
  void learningDialogs_data() { sizes(); }
  void learningDialogs();
  void sheets_data() { sizes(); }
  void sheets();
  void appliesAtOnceAndAgain();

 private:
  static void sizes() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    const auto row = [](const char *text, QSize size, const char *language) {
      QTest::addRow("%s %% in %dx%d %s", text, size.width(), size.height(), language)
          << QString::fromLatin1(text) << size << QString::fromLatin1(language);
    };
    if (isQuick()) {
      row("150", QSize(1280, 800), "de");
      row("200", QSize(900, 640), "ja");
      return;
    }
    for (const char *text : {"100", "150", "200"}) {
      for (const QSize size : {QSize(900, 640), QSize(1280, 800)}) {
        for (const char *language : {"en", "de", "fr", "es", "ja", "zh"}) {
          // The others where there is least room.
          const bool usual = qstrcmp(language, "en") == 0 || qstrcmp(language, "de") == 0;
          if (!usual && (qstrcmp(text, "200") != 0 || size.width() > 900))
            continue;
          row(text, size, language);
        }
      }
    }
  }
  static void checkNames(const QTableView &table);
  static void checkTerms(const QListWidget &list);
  // As the row wants it.
  static void show(Program &program) {
    QFETCH(QString, text);
    QFETCH(QSize, size);
    QFETCH(QString, language);
    program.settings.setValue(Setting::Language, language);
    program.settings.setValue(Setting::TextSize, text);
    program.window->resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(program.window->size(), size);
  }
  // A dialog in a screen of that size, as large as the program lets it open there.
  static void show(QDialog &dialog) {
    QFETCH(QSize, size);
    const QSize room = screenRoom(size);
    dialog.show();
    dialog.resize(room);
    QCoreApplication::processEvents();
    QVERIFY2(dialog.width() <= room.width() && dialog.height() <= room.height(),
             qPrintable(QStringLiteral("%1: %2 x %3")
                            .arg(dialog.windowTitle())
                            .arg(dialog.width())
                            .arg(dialog.height())));
  }
  Folders m_folders;
};

// In macros, so that a failure names its line.
#define CHECK_TEXTS(window) QTRY_COMPARE_WITH_TIMEOUT(cutIn(window), QString(), 2000)
// Nor has the window grown.
#define CHECK_WINDOW(program)                 \
  do {                                        \
    CHECK_TEXTS(*(program).window);           \
    QFETCH(QSize, size);                      \
    QCOMPARE((program).window->size(), size); \
  } while (false)

void TestTextSizes::firstPage() {
  Program program(m_folders.fresh());
  show(program);
  CHECK_WINDOW(program);
  UnfinishedMatch left;
  left.summary.dealt = true;
  left.summary.path = QStringLiteral("one");
  UnfinishedMatch other = left;
  other.summary.path = QStringLiteral("another");
  program.find<StartPage>()->setUnfinished({left, other});
  CHECK_WINDOW(program);
}

void TestTextSizes::welcome() {
  Program program(m_folders.fresh());
  show(program);
  program.window->showWelcome();
  CHECK_WINDOW(program);
}

void TestTextSizes::table() {
  Program program(m_folders.fresh());
  show(program);
  program.window->playNow();
  CHECK_WINDOW(program);
  program.window->actions()->action(WindowCommand::CoachFull)->trigger();
  CHECK_WINDOW(program);
  program.window->actions()->action(WindowCommand::CoachOff)->trigger();
  program.window->yaku()->setShown(true);
  CHECK_WINDOW(program);
  // Nor do the filters of its list end beyond their place.
  const auto *filters = program.find<YakuPanel>()->findChild<QWidget *>(QStringLiteral("filters"));
  for (const QWidget *part : filters->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
    if (part->isVisible())
      QVERIFY2(filters->rect().contains(part->geometry()), qPrintable(part->objectName()));
  }
  program.window->yaku()->setShown(false);
  program.window->actions()->action(WindowCommand::ShowLog)->trigger();
  CHECK_WINDOW(program);
}

void TestTextSizes::results() {
  Program program(m_folders.fresh());
  show(program);
  MatchSetup setup = demoMatch(soonOver(basicAriAri()), program.window->bots());
  setup.seed = QStringLiteral("letters");
  program.window->session()->setAlwaysShowPages(true);
  QVERIFY(program.window->play(setup));
  auto *hand = program.find<HandEndPage>();
  const auto *match = program.find<MatchEndPage>();
  while (!match->isVisible()) {
    QTRY_VERIFY_WITH_TIMEOUT(hand->isVisible() || match->isVisible(), kMatchMs);
    CHECK_WINDOW(program);
    if (hand->isVisible())
      hand->advance();
  }
  CHECK_WINDOW(program);
}

void TestTextSizes::lesson() {
  Program program(m_folders.fresh());
  show(program);
  QVERIFY(program.window->lessonDesk()->start(0));
  CHECK_WINDOW(program);
  // Above the button that leads on one reads more than a few lines.
  const auto *panel = program.find<LessonPanel>();
  const auto *scroll = panel->findChild<QScrollArea *>(QStringLiteral("scroll"));
  QVERIFY(panel->findChild<QWidget *>(QStringLiteral("lessonGo"))->isVisible());
  const qreal line = QFontMetricsF(theme::sans(theme::textPixels(15.5))).lineSpacing();
  QVERIFY2(scroll->viewport()->height() >= std::min<qreal>(11 * line, scroll->widget()->height()),
           qPrintable(QString::number(scroll->height() / line)));
}

void TestTextSizes::library() {
  Program program(m_folders.fresh());
  show(program);
  program.window->openLibrary();
  LibraryPage *page = program.window->pages()->library()->page();
  CHECK_WINDOW(program);
  page->import(
      {QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"), QStringLiteral(JANSO_SOURCE "/LICENSE")});
  QTRY_VERIFY_WITH_TIMEOUT(!page->isBusy() && page->model()->rowCount() == 1, kMatchMs);
  CHECK_WINDOW(program);
  // The names have room in the list, and it has some rows.
  const auto *list = page->findChild<QTreeView *>(QStringLiteral("list"));
  const int names = static_cast<int>(LibraryColumn::Names);
  const QFontMetrics metrics = list->fontMetrics();
  QVERIFY2(list->columnWidth(names) >= 10 * metrics.averageCharWidth(),
           qPrintable(QString::number(list->columnWidth(names))));
  QVERIFY(list->viewport()->height() >= 4 * metrics.height());
}

void TestTextSizes::replay() {
  Program program(m_folders.fresh());
  show(program);
  program.window->openRecord(QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"));
  const ReplayPage *page = program.window->pages()->replay()->page();
  QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), kMatchMs);
  CHECK_WINDOW(program);
  for (const QToolButton *button : page->findChildren<QToolButton *>()) {
    if (!button->icon().isNull())
      QCOMPARE(button->iconSize(), QSize(22, 22) * theme::textScale());
  }
  for (const char *button : {"waits", "branchesTab"}) {
    page->findChild<QAbstractButton *>(QString::fromLatin1(button))->click();
    CHECK_WINDOW(program);
  }
}

// With figures and without.
void TestTextSizes::statistics() {
  const QString folder = m_folders.fresh();
  Program program(folder);
  show(program);
  StatisticsPage *page = program.window->pages()->statistics()->page();
  for (const int matches : {0, 1}) {
    if (matches > 0)
      QVERIFY(!writeJournal(folder + QStringLiteral("/matches"), {}).isEmpty());
    program.window->actions()->action(WindowCommand::ShowStatistics)->trigger();
    auto *view = page->findChild<QAbstractButton *>(QStringLiteral("view"));
    QTRY_VERIFY_WITH_TIMEOUT(!page->runner().isBusy() && view->isVisible() == (matches > 0), kMatchMs);
    CHECK_WINDOW(program);
    if (matches > 0) {
      view->click();  // from the card to the tables
      page->findChild<QAbstractButton *>(QStringLiteral("filter"))->click();
      CHECK_WINDOW(program);
      checkNames(*page->table());
    }
    if (QTest::currentTestFailed())
      return;
    if (auto *chart = page->findChild<QAbstractButton *>(QStringLiteral("asChart")); chart->isVisible()) {
      chart->click();
      CHECK_WINDOW(program);
    }
    program.window->leaveTable();
  }
}

// Of the measures: the figures leave them the room that they need, beside them or below.
void TestTextSizes::checkNames(const QTableView &table) {
  QVERIFY(table.model()->rowCount() > 0);
  const bool above = table.isColumnHidden(MeasuresModel::Name);
  const int room = above ? table.viewport()->width() : table.columnWidth(MeasuresModel::Name);
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    const QString name = table.model()->index(row, MeasuresModel::Name).data().toString();
    QVERIFY2(table.fontMetrics().horizontalAdvance(name) + 16 <= room, qPrintable(name));
    QVERIFY(table.rowHeight(row) >= (above ? 2 : 1) * table.fontMetrics().height());
  }
  int width = 0;
  for (int column = 0; column < MeasuresModel::Columns; ++column)
    width += table.columnWidth(column);
  QVERIFY(width <= table.viewport()->width());
}

void TestTextSizes::preferences() {
  Program program(m_folders.fresh());
  show(program);
  PreferencesDialog dialog(&program.settings, &program.sounds,
                           {{QStringLiteral("a"), QStringLiteral("First"), QKeySequence(Qt::Key_A)}});
  show(dialog);
  for (const SettingPage page : {SettingPage::Table, SettingPage::Play, SettingPage::Sound,
                                 SettingPage::Language, SettingPage::Keys}) {
    dialog.showPage(page);
    CHECK_TEXTS(dialog);
  }
}

void TestTextSizes::matchDialogs() {
  Program program(m_folders.fresh());
  show(program);
  const QString folder = m_folders.fresh();
  const OpponentStore opponents(folder + QStringLiteral("/opponents.json"));
  NewMatchDialog match(program.window->bots(), RulesetStore(folder), opponents);
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seats[1].kind = PlayerKind::Human;
  match.setSetup(setup);
  show(match);
  CHECK_TEXTS(match);
  RulesDialog rules(RulesetStore(folder), nullptr);
  show(rules);
  CHECK_TEXTS(rules);
  // A name stands in the line of what it names.
  for (const auto &[name, field] : {std::pair("searchLabel", "search"), {"groupLabel", "group"}}) {
    const QRect named = rules.findChild<QWidget *>(QString::fromLatin1(name))->geometry();
    const QRect beside = rules.findChild<QWidget *>(QString::fromLatin1(field))->geometry();
    QVERIFY2(named.right() < beside.left() && std::abs(named.center().y() - beside.center().y()) <= 2, name);
  }
  Opponent program1;
  program1.kind = OpponentKind::Mjai;
  program1.name = QStringLiteral("Far");
  program1.program.command = QStringLiteral("far {seat}");
  const Result<Opponent> far = opponents.add(program1);
  QVERIFY(far.ok());
  OpponentsDialog list(opponents, program.window->bots());
  show(list);
  CHECK_TEXTS(list);
  list.choose(far->id);
  CHECK_TEXTS(list);
}

void TestTextSizes::learningDialogs() {
  Program program(m_folders.fresh());
  show(program);
  DrillsDialog *drills = program.window->openDrills();
  show(*drills);
  CHECK_TEXTS(*drills);
  for (const DrillInfo &drill : drillTable()) {
    bool asked = false;
    connect(drills->page(), &DrillPage::questionShown, this, [&asked] { asked = true; });
    drills->begin(drill.id, 1, 7, 1);
    QTRY_VERIFY_WITH_TIMEOUT(asked, kMatchMs);
    CHECK_TEXTS(*drills);
    drills->page()->showAnswer();
    CHECK_TEXTS(*drills);
    drills->page()->disconnect(this);
  }
  delete drills;
  program.window->glossary()->open(QStringLiteral("chiitoitsu"));
  show(*program.window->glossary()->dialog());
  CHECK_TEXTS(*program.window->glossary()->dialog());
  checkTerms(*program.window->glossary()->dialog()->findChild<QListWidget *>(QStringLiteral("pages")));
  program.window->glossary()->dialog()->close();
  LessonDesk *desk = program.window->lessonDesk();
  LessonsDialog lessons(desk->store(), desk->progress(), nullptr);
  show(lessons);
  CHECK_TEXTS(lessons);
}

// They wrap, so each of their words needs room; Japanese and Chinese break anywhere.
void TestTextSizes::checkTerms(const QListWidget &list) {
  static const QRegularExpression kWord(QStringLiteral("[\\p{Latin}\\p{P}]+"));
  constexpr int kMargins = 2 * (10 + 2 + 3);
  for (int row = 0; row < list.count(); ++row) {
    for (auto word = kWord.globalMatch(list.item(row)->text()); word.hasNext();) {
      const QString text = word.next().captured();
      QVERIFY2(list.fontMetrics().horizontalAdvance(text) + kMargins <= list.viewport()->width(),
               qPrintable(text));
    }
  }
}

void TestTextSizes::sheets() {
  Program program(m_folders.fresh());
  show(program);
  YakuSheetDialog *yaku = program.window->openYakuSheet();
  show(*yaku);
  CHECK_TEXTS(*yaku);
  delete yaku;
  ScoreSheet sheet;
  sheet.series.names = {"Mei", "Aya", "Ritsu", "Kenji"};
  ScoreSheetDialog scores({sheet, sheet});
  show(scores);
  CHECK_TEXTS(scores);
  AboutDialog about(QStringLiteral("."));
  show(about);
  CHECK_TEXTS(about);
  KeyboardCard card(program.settings, {});
  show(card);
  CHECK_TEXTS(card);
}

// In all that is shown, and after a new start; with what the desktop has.
void TestTextSizes::appliesAtOnceAndAgain() {
  const QString folder = m_folders.fresh();
  qreal before = 0;
  {
    Program program(folder);
    const auto *play = program.find<QPushButton>("playNow");
    PreferencesDialog dialog(&program.settings, &program.sounds, {});
    dialog.show();
    const auto measured = [&] {
      QCoreApplication::processEvents();
      const QFontMetricsF tip(QToolTip::font());
      return std::array<qreal, 5>{QFontMetricsF(play->font()).height(),
                                  QFontMetricsF(program.window->menuBar()->font()).height(),
                                  QFontMetricsF(dialog.font()).height(), tip.height(),
                                  qreal(program.table()->geometryInfo().textSize(0.36, 9))};
    };
    QCOMPARE(theme::textScale(), theme::desktopTextScale());
    program.settings.setValue(Setting::TextSize, QStringLiteral("125"));
    program.settings.setValue(Setting::TextSize, QStringLiteral("100"));
    const auto usual = measured();
    before = usual[0];
    auto *box = dialog.findChild<QComboBox *>(QStringLiteral("textSize"));
    for (const char *percent : {"125", "150", "175", "200", "100"}) {
      box->setCurrentText(QString::fromLatin1(percent) + QLatin1Char('%'));
      QCOMPARE(program.settings.text(Setting::TextSize), QString::fromLatin1(percent));
      const auto now = measured();
      for (std::size_t i = 0; i < now.size(); ++i)
        QVERIFY2(
            qAbs(now[i] / usual[i] - QByteArray(percent).toInt() / 100.0) < 0.12,
            qPrintable(QStringLiteral("%1 at %2: %3 of %4").arg(i).arg(percent).arg(now[i]).arg(usual[i])));
    }
    box->setCurrentText(QStringLiteral("175%"));
  }
  setTextSize(1);
  const Program again(folder);
  setTextSize(textScale(again.settings));  // as main() does
  QCOMPARE(theme::textScale(), 1.75 * theme::desktopTextScale());
  const qreal now = QFontMetricsF(again.find<QPushButton>("playNow")->font()).height();
  QVERIFY(qAbs(now / before - 1.75) < 0.12);
}

JANSO_TEST(TestTextSizes);
#include "tst_textsizes.moc"
