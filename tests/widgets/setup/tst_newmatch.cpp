// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog for a new match: what goes in comes out, and what cannot be played is said.
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include "bots/bot.h"
#include "game/setup/quickmatch.h"
#include "records/rulesetstore.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/controls/wheelguard.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/longwinded.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/setup/newmatchdialog.h"

using namespace janso;

class TestNewMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void roundTrip();
  void seriesRoundTrip_data();
  void seriesRoundTrip();
  void everyRuleset_data();
  void everyRuleset();
  void quickTables_data();
  void quickTables();
  void seatedNames();
  void stylesNameTheBots();
  void problems_data();
  void problems();
  void saysWhatIsWrong();
  void hotSeatOptionsOnlyForSeveralHumans();
  void lengthFollowsRuleset();
  void theFourthSeatHasAPlayer();
  void aNameBelongsToWhoPlays();
  void botsSitUnderTheirNames();
  void playedWallsAreSaid();
  void wheelChangesNothing();
  void detailsAreOneClickAway();
  void seatsOfTheirOwnAreNoStrength();
  void sharedScreenFits();
  void neverScrollsSideways();
  void longTextsFit();

 private:
  RulesetStore m_rulesets{QString()};
  OpponentStore m_opponents{QString()};
  BotChoices m_bots{{QStringLiteral("novice"), QStringLiteral("Novice"), QStringLiteral("weak")},
                    {QStringLiteral("club"), QStringLiteral("Club player"), QStringLiteral("fair")},
                    {QStringLiteral("expert"), QStringLiteral("Expert"), QStringLiteral("strong")}};

  MatchSetup mixed() const {
    MatchSetup setup = quickMatch(tenhou(), QStringLiteral("Mei"), 1, m_bots);
    setup.seats[0].botId = QStringLiteral("expert");
    setup.seats[2].kind = PlayerKind::External;
    setup.seats[2].botId.clear();
    setup.seats[2].program.command = QStringLiteral("sh -c 'cat'");
    setup.seed = QStringLiteral("forty two");
    setup.callMode = CallMode::AskEveryone;
    return setup;
  }
};

// As the user chooses in a box of the dialog.
static void choose(QComboBox *box, int index) {
  box->setCurrentIndex(index);
  Q_EMIT box->activated(index);
}

void TestNewMatch::roundTrip() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  const MatchSetup setup = mixed();
  dialog.setSetup(setup);
  QVERIFY(dialog.setup() == setup);
}

void TestNewMatch::seriesRoundTrip_data() {
  QTest::addColumn<int>("matches");
  QTest::addColumn<int>("seating");
  QTest::newRow("four, seats move on") << 4 << static_cast<int>(SeriesSeating::Rotate);
  QTest::newRow("two, seats drawn") << 2 << static_cast<int>(SeriesSeating::Random);
  QTest::newRow("sixteen, seats stay") << 16 << static_cast<int>(SeriesSeating::Keep);
}

void TestNewMatch::seriesRoundTrip() {
  QFETCH(int, matches);
  QFETCH(int, seating);
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.show();
  auto *count = dialog.findChild<QSpinBox *>(QStringLiteral("seriesMatches"));
  QVERIFY(!count->isVisible());
  MatchSetup setup = mixed();
  setup.series.emplace();
  setup.series->series.matches = matches;
  setup.series->series.seating = static_cast<SeriesSeating>(seating);
  dialog.setSetup(setup);
  QVERIFY(dialog.setup() == setup);
  QVERIFY(count->isVisible());
  // A series that was begun is offered again from its beginning.
  setup.series->id = QStringLiteral("old");
  dialog.setSetup(setup);
  QVERIFY(dialog.setup().series->id.isEmpty());
  dialog.findChild<QComboBox *>(QStringLiteral("matches"))->setCurrentIndex(0);
  QVERIFY(!dialog.setup().series);
  QVERIFY(!count->isVisible());
}

void TestNewMatch::everyRuleset_data() {
  QTest::addColumn<QString>("id");
  for (const QString &id : RulesetStore(QString()).ids())
    QTest::newRow(id.toUtf8().constData()) << id;
}

void TestNewMatch::everyRuleset() {
  QFETCH(QString, id);
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  MatchSetup setup = mixed();
  setup.rules = *m_rulesets.find(id);
  dialog.setSetup(setup);
  QVERIFY(dialog.setup().rules == setup.rules);
  QCOMPARE(m_rulesets.idOf(dialog.setup().rules), id);
}

void TestNewMatch::quickTables_data() {
  QTest::addColumn<QString>("ruleset");
  for (const char *id : {"beginner", "tenhou_4p", "tenhou_3p"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

// The dialog shows such a table as it is.
void TestNewMatch::quickTables() {
  QFETCH(QString, ruleset);
  BotChoices ladder;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromStdString(std::string(bot.id));
    ladder << BotChoice{id, id, id};
  }
  const MatchSetup setup = quickMatch(*m_rulesets.find(ruleset), QStringLiteral("Mei"), 0, ladder);
  QVERIFY(setupProblem(setup, m_opponents.trust()).isEmpty());
  NewMatchDialog dialog(ladder, m_rulesets, m_opponents);
  dialog.setSetup(setup);
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat)
    QVERIFY(dialog.setup().seats[seat] == setup.seats[seat]);
}

void TestNewMatch::seatedNames() {
  QCOMPARE(seatedName(QStringLiteral(" Mei ")), QStringLiteral("Mei"));
  QVERIFY(!seatedName(QStringLiteral("  ")).isEmpty());
}

// What stands on a seat's plate under the player's own name.
void TestNewMatch::stylesNameTheBots() {
  QSet<QString> styles;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromUtf8(bot.id.data(), static_cast<qsizetype>(bot.id.size()));
    const QString style = botStyle(id, {});
    QCOMPARE(botName(id, {}).toStdString(), std::string(bot.name));  // untranslated, the registry's own words
    QCOMPARE(botCharacter(id, {}).toStdString(), std::string(bot.character));
    QVERIFY2(!style.isEmpty(), bot.id.data());
    QVERIFY2(botName(id, {}).endsWith(QStringLiteral(", ") + style, Qt::CaseInsensitive), bot.id.data());
    QVERIFY2(!styles.contains(style), bot.id.data());
    styles.insert(style);
  }
  QCOMPARE(botStyle(QStringLiteral("stranger"), QStringLiteral("stranger")), QStringLiteral("stranger"));
}

void TestNewMatch::problems_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("command");
  QTest::addColumn<bool>("fine");
  QTest::newRow("all well") << QStringLiteral("Ren") << QStringLiteral("sh") << true;
  QTest::newRow("empty name") << QStringLiteral("  ") << QStringLiteral("sh") << false;
  QTest::newRow("name used twice") << QStringLiteral("Mei") << QStringLiteral("sh") << false;
  QTest::newRow("no command") << QStringLiteral("Ren") << QString() << false;
  QTest::newRow("no such program") << QStringLiteral("Ren") << QStringLiteral("janso-no-such-program")
                                   << false;
  QTest::newRow("folder as program") << QStringLiteral("Ren") << QStringLiteral("/tmp") << false;
}

void TestNewMatch::problems() {
  QFETCH(QString, name);
  QFETCH(QString, command);
  QFETCH(bool, fine);
  MatchSetup setup = mixed();
  setup.seats[2].name = name;
  setup.seats[2].program.command = command;
  QCOMPARE(setupProblem(setup, m_opponents.trust()).isEmpty(), fine);
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(setup);
  const auto *buttons = dialog.findChild<QDialogButtonBox *>();
  QCOMPARE(buttons->button(QDialogButtonBox::Ok)->isEnabled(), fine);
}

void TestNewMatch::saysWhatIsWrong() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(mixed());
  dialog.show();
  auto *error = dialog.findChild<QLabel *>(QStringLiteral("error"));
  QVERIFY(!error->isVisible());
  auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("name"));
  name->setFocus();
  name->selectAll();
  QTest::keyClick(name, Qt::Key_Delete);
  QVERIFY(error->isVisible());
  QVERIFY(!error->text().isEmpty());
  QTest::keyClicks(name, QStringLiteral("Ida"));
  QVERIFY(!error->isVisible());
  QCOMPARE(dialog.setup().seats[0].name, QStringLiteral("Ida"));
}

void TestNewMatch::hotSeatOptionsOnlyForSeveralHumans() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots));
  dialog.show();
  auto *group = dialog.findChild<QFrame *>(QStringLiteral("hotSeat"));
  QVERIFY(!group->isVisible());
  auto *kind = dialog.findChildren<SeatRow *>()[2]->findChild<QComboBox *>(QStringLiteral("kind"));
  kind->setCurrentIndex(0);
  QVERIFY(group->isVisible());
  auto *calls = dialog.findChild<QComboBox *>(QStringLiteral("calls"));
  const auto *line = dialog.findChild<QLabel *>(QStringLiteral("callsLine"));
  const auto *first = dialog.findChild<QCheckBox *>(QStringLiteral("firstCalls"));
  QSet<QString> lines;
  for (const CallMode mode : {CallMode::AskWhoCan, CallMode::AskEveryone, CallMode::Standing}) {
    calls->setCurrentIndex(static_cast<int>(lines.size()));
    QVERIFY(dialog.setup().callMode == mode);
    QCOMPARE(first->isVisible(), mode == CallMode::Standing);
    lines << line->text();
  }
  QCOMPARE(lines.size(), 3);  // each says what it tells the others
  dialog.findChild<QCheckBox *>(QStringLiteral("openHands"))->click();
  QVERIFY(dialog.setup().openHands);
}

void TestNewMatch::lengthFollowsRuleset() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(mixed());
  auto *ruleset = dialog.findChild<QComboBox *>(QStringLiteral("ruleset"));
  ruleset->setCurrentIndex(ruleset->findData(QStringLiteral("ema_2016")));
  QVERIFY(dialog.setup().rules == ema2016());
  ruleset->setCurrentIndex(ruleset->findData(QStringLiteral("beginner")));
  QVERIFY(dialog.setup().rules.length == MatchLength::East);
}

// After a match of three: the rules of four need no more than to be chosen.
void TestNewMatch::theFourthSeatHasAPlayer() {
  const BotChoices bots = namedBots(m_bots);
  NewMatchDialog dialog(bots, m_rulesets, m_opponents);
  MatchSetup three =
      quickMatch(*m_rulesets.find(QStringLiteral("tenhou_3p")), QStringLiteral("Mei"), 0, bots);
  three.seats[3] = SeatSetup();
  dialog.setSetup(three);
  auto *ruleset = dialog.findChild<QComboBox *>(QStringLiteral("ruleset"));
  ruleset->setCurrentIndex(ruleset->findData(QStringLiteral("tenhou_4p")));
  const MatchSetup four = dialog.setup();
  QCOMPARE(setupProblem(four, m_opponents.trust()), QString());
  QVERIFY(four.seats[3].kind == PlayerKind::Bot && !four.seats[3].botId.isEmpty());
}

void TestNewMatch::aNameBelongsToWhoPlays() {
  const BotChoices bots = namedBots(m_bots);
  NewMatchDialog dialog(bots, m_rulesets, m_opponents);
  MatchSetup two = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, bots);
  two.seats[2].kind = PlayerKind::Human;
  two.seats[2].name = QStringLiteral("Bert");
  dialog.setSetup(two);
  dialog.show();
  const SeatRow *row = dialog.findChildren<SeatRow *>()[2];
  auto *kind = row->findChild<QComboBox *>(QStringLiteral("kind"));
  auto *bot = row->findChild<QComboBox *>(QStringLiteral("bot"));
  auto *line = row->findChild<QLabel *>(QStringLiteral("botLine"));
  choose(kind, 1);
  const SeatSetup played = dialog.setup().seats[2];
  QVERIFY(played.kind == PlayerKind::Bot);
  QVERIFY2(played.name.startsWith(QStringLiteral("Hina")), qPrintable(played.name));
  QVERIFY(line->isVisible() && !line->text().isEmpty());
  choose(bot, bot->findData(QStringLiteral("expert")));
  QVERIFY(dialog.setup().seats[2].name.startsWith(QStringLiteral("Shizuka")));
  choose(kind, 0);
  QCOMPARE(dialog.setup().seats[2].name, QStringLiteral("Bert"));
  // Who never sat there needs a name; the next one another.
  for (const int seat : {1, 3})
    choose(dialog.findChildren<SeatRow *>()[seat]->findChild<QComboBox *>(QStringLiteral("kind")), 0);
  const MatchSetup all = dialog.setup();
  QCOMPARE(all.humans(), 4);
  QCOMPARE(setupProblem(all, m_opponents.trust()), QString());
}

void TestNewMatch::botsSitUnderTheirNames() {
  BotChoices bots;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromUtf8(bot.id.data(), static_cast<qsizetype>(bot.id.size()));
    bots << BotChoice{id, id, id};
    const QString own = botOwnName(id, {});
    QVERIFY2(!own.isEmpty() && botName(id, {}).contains(own), bot.id.data());
  }
  bots = namedBots(bots);
  // One that the user is called like is told apart.
  const MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Ritsu"), 0, bots);
  QCOMPARE(setup.seats[1].botId, QStringLiteral("hunter"));
  QCOMPARE(setup.seats[1].name, QStringLiteral("Ritsu 2"));
  QCOMPARE(setup.seats[2].name, QStringLiteral("Nagisa"));
  NewMatchDialog dialog(bots, m_rulesets, m_opponents);
  dialog.setSetup(setup);
  auto *bot = dialog.findChildren<SeatRow *>()[1]->findChild<QComboBox *>(QStringLiteral("bot"));
  choose(bot, bot->findData(QStringLiteral("master")));
  QCOMPARE(dialog.setup().seats[1].name, QStringLiteral("Genzo"));
}

void TestNewMatch::playedWallsAreSaid() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setPlayedSeeds({QStringLiteral("second"), QStringLiteral("first")});
  dialog.setSetup(mixed());
  auto *seed = dialog.findChild<QLineEdit *>(QStringLiteral("seed"));
  const auto *line = dialog.findChild<QLabel *>(QStringLiteral("seedLine"));
  const QString said = QStringLiteral("earlier match");
  QVERIFY(!line->text().isEmpty() && !line->text().contains(said));
  seed->setText(QStringLiteral(" first "));
  QVERIFY(line->text().contains(said));
  seed->setText(QStringLiteral("firs"));
  QVERIFY(!line->text().contains(said));
}

void TestNewMatch::wheelChangesNothing() {
  WheelGuard guard;
  qApp->installEventFilter(&guard);
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  MatchSetup setup = mixed();
  setup.series.emplace();
  dialog.setSetup(setup);
  const MatchSetup before = dialog.setup();
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  QList<QWidget *> fields;
  for (QComboBox *box : dialog.findChildren<QComboBox *>())
    fields << box;
  for (QSpinBox *box : dialog.findChildren<QSpinBox *>())
    fields << box;
  int seen = 0;
  for (QWidget *field : fields) {
    if (!field->isVisible())
      continue;
    ++seen;
    QWheelEvent wheel(QPointF(5, 5), field->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(field, &wheel);
    QVERIFY2(!wheel.isAccepted(), qPrintable(field->objectName()));  // left to what it lies in
  }
  QVERIFY(seen >= 10);
  QVERIFY(dialog.setup() == before);
}

void TestNewMatch::detailsAreOneClickAway() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots));
  dialog.show();
  const auto *seat = dialog.findChildren<SeatRow *>()[0];
  const auto *seed = dialog.findChild<QLineEdit *>(QStringLiteral("seed"));
  QVERIFY(!seat->isVisible() && !seed->isVisible());
  dialog.findChild<QPushButton *>(QStringLiteral("details"))->click();
  QVERIFY(seat->isVisible() && seed->isVisible());
}

// A seat that is chosen by hand is no strength of the table any more; one of a human says nothing of it.
void TestNewMatch::seatsOfTheirOwnAreNoStrength() {
  const BotChoices bots = namedBots(m_bots);
  NewMatchDialog dialog(bots, m_rulesets, m_opponents);
  dialog.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, bots));
  MatchWishes wishes;
  wishes.opponents = TableStrength::Weak;
  dialog.setWishes(wishes, {{QStringLiteral("Normal"), 1.0}});
  QCOMPARE(dialog.wishes().opponents, std::optional(TableStrength::Weak));
  auto *bot = dialog.findChildren<SeatRow *>()[1]->findChild<QComboBox *>(QStringLiteral("bot"));
  choose(bot, bot->findData(QStringLiteral("expert")));
  QVERIFY(!dialog.wishes().opponents);
  QCOMPARE(dialog.setup().seats[1].botId, QStringLiteral("expert"));
  const auto *line = dialog.findChild<QLabel *>(QStringLiteral("strengthLine"));
  QVERIFY(line->text().contains(QStringLiteral("Shizuka")));
  auto *name = dialog.findChildren<SeatRow *>()[1]->findChild<QLineEdit *>(QStringLiteral("name"));
  name->setText(QStringLiteral("Otto"));
  Q_EMIT name->textEdited(name->text());
  QVERIFY(line->text().contains(QStringLiteral("Otto")));
}

// Several people at a small screen need not scroll, and rows are equally high.
void TestNewMatch::sharedScreenFits() {
  const BotChoices bots = namedBots(m_bots);
  NewMatchDialog dialog(bots, m_rulesets, m_opponents);
  MatchSetup two = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, bots);
  two.seats[2].kind = PlayerKind::Human;
  two.seats[2].name = QStringLiteral("Bert");
  two.callMode = CallMode::Standing;
  dialog.setSetup(two);
  dialog.setWishes({}, {{QStringLiteral("Normal"), 1.0}});
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  dialog.resize(900, 640);
  const auto *scroll = dialog.findChild<QScrollArea *>(QStringLiteral("scroll"));
  QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
  QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
  QSet<int> heights;
  for (const SeatRow *row : dialog.findChildren<SeatRow *>())
    heights << row->height();
  QCOMPARE(heights.size(), 1);
}

// However narrow it is made, where the screen has room.
void TestNewMatch::neverScrollsSideways() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(mixed());
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  dialog.resize(100, 400);
  QCoreApplication::processEvents();
  const auto *scroll = dialog.findChild<QScrollArea *>(QStringLiteral("scroll"));
  QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
  QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
}

// 900 pixels of screen are enough.
void TestNewMatch::longTextsFit() {
  test::LongWinded twice;
  QCoreApplication::installTranslator(&twice);
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  MatchSetup setup = mixed();
  setup.seats[1].kind = PlayerKind::Human;  // what is asked of several people is shown
  dialog.setSetup(setup);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  const auto *scroll = dialog.findChild<QScrollArea *>(QStringLiteral("scroll"));
  const int around = dialog.width() - scroll->viewport()->width();
  const int needed = scroll->widget()->minimumSizeHint().width() + around;
  QVERIFY2(needed <= 810, qPrintable(QString::number(needed)));
}

JANSO_TEST(TestNewMatch);
#include "tst_newmatch.moc"
