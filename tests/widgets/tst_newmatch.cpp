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
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include "bots/bot.h"
#include "longwinded.h"
#include "rules/presets.h"
#include "widgets/newmatchdialog.h"
#include "widgets/words.h"

using namespace janso;

class TestNewMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void roundTrip();
  void seriesRoundTrip_data();
  void seriesRoundTrip();
  void everyRuleset_data();
  void everyRuleset();
  void quickMatches();
  void quickTables_data();
  void quickTables();
  void stylesNameTheBots();
  void problems_data();
  void problems();
  void saysWhatIsWrong();
  void hotSeatOptionsOnlyForSeveralHumans();
  void lengthFollowsRuleset();
  void wheelChangesNothing();
  void neverScrollsSideways();
  void longTextsFit();

 private:
  BotChoices m_bots{{QStringLiteral("novice"), QStringLiteral("Novice"), QStringLiteral("weak")},
                    {QStringLiteral("club"), QStringLiteral("Club player"), QStringLiteral("fair")},
                    {QStringLiteral("expert"), QStringLiteral("Expert"), QStringLiteral("strong")}};

  MatchSetup mixed() const {
    MatchSetup setup = quickMatch(QStringLiteral("tenhou_4p"), QStringLiteral("Mei"), 1, m_bots);
    setup.seats[0].botId = QStringLiteral("expert");
    setup.seats[2].kind = PlayerKind::External;
    setup.seats[2].botId.clear();
    setup.seats[2].program.command = QStringLiteral("sh -c 'cat'");
    setup.seed = QStringLiteral("forty two");
    setup.callMode = CallMode::AskEveryone;
    return setup;
  }
};

void TestNewMatch::roundTrip() {
  NewMatchDialog dialog(m_bots);
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
  NewMatchDialog dialog(m_bots);
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
  for (const QString &id : rulesetIds())
    QTest::newRow(id.toUtf8().constData()) << id;
}

void TestNewMatch::everyRuleset() {
  QFETCH(QString, id);
  NewMatchDialog dialog(m_bots);
  MatchSetup setup = mixed();
  setup.rules = *rulesetById(id);
  dialog.setSetup(setup);
  QVERIFY(dialog.setup().rules == setup.rules);
  QCOMPARE(rulesetChoice(dialog.setup().rules), id);
}

void TestNewMatch::quickMatches() {
  const MatchSetup beginner = quickMatch(QStringLiteral("beginner"), QString(), 3, m_bots);
  QCOMPARE(beginner.humans(), 1);
  QVERIFY(beginner.seats[3].kind == PlayerKind::Human);
  QVERIFY(!beginner.seats[3].name.isEmpty());
  QVERIFY(beginner.rules.length == MatchLength::East);
  QCOMPARE(beginner.seats[0].botId, QStringLiteral("novice"));
  QCOMPARE(demoMatch(QStringLiteral("basic_ariari"), m_bots).humans(), 0);
  QVERIFY(setupProblem(beginner).isEmpty());
  QVERIFY(setupProblem(demoMatch(QStringLiteral("no such ruleset"), m_bots)).isEmpty());
}

void TestNewMatch::quickTables_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::addColumn<QStringList>("wanted");
  QTest::newRow("newcomers meet the weakest, of three kinds")
      << QStringLiteral("beginner") << QStringList{"novice", "learner", "wall"};
  QTest::newRow("others meet the middle of the ladder, of three kinds")
      << QStringLiteral("tenhou_4p") << QStringList{"hunter", "caller", "club"};
  QTest::newRow("three players") << QStringLiteral("tenhou_3p") << QStringList{"hunter", "caller"};
}

// Whichever seat the human takes, it is the same three, each once.
void TestNewMatch::quickTables() {
  QFETCH(QString, ruleset);
  QFETCH(QStringList, wanted);
  BotChoices ladder;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromStdString(std::string(bot.id));
    ladder << BotChoice{id, id, id};
  }
  const auto players = rulesetById(ruleset)->players;
  for (int human = 0; human < players; ++human) {
    const MatchSetup setup = quickMatch(ruleset, QString(), human, ladder);
    QStringList seated;
    for (int seat = 0; seat < players; ++seat) {
      if (seat != human)
        seated << setup.seats[static_cast<std::size_t>(seat)].botId;
    }
    QCOMPARE(seated, wanted);
    QVERIFY(setupProblem(setup).isEmpty());
    QVERIFY(setup == quickMatch(ruleset, QString(), human, ladder));
  }
  // What the dialog offers at first is the same.
  NewMatchDialog dialog(ladder);
  dialog.setSetup(quickMatch(ruleset, QStringLiteral("Mei"), 0, ladder));
  for (int seat = 1; seat < players; ++seat)
    QCOMPARE(dialog.setup().seats[static_cast<std::size_t>(seat)].botId, wanted[seat - 1]);
}

// What stands on a seat's plate under the player's own name.
void TestNewMatch::stylesNameTheBots() {
  QSet<QString> styles;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromUtf8(bot.id.data(), static_cast<qsizetype>(bot.id.size()));
    const QString style = botStyle(id, {});
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
  QCOMPARE(setupProblem(setup).isEmpty(), fine);
  NewMatchDialog dialog(m_bots);
  dialog.setSetup(setup);
  const auto *buttons = dialog.findChild<QDialogButtonBox *>();
  QCOMPARE(buttons->button(QDialogButtonBox::Ok)->isEnabled(), fine);
}

void TestNewMatch::saysWhatIsWrong() {
  NewMatchDialog dialog(m_bots);
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
  NewMatchDialog dialog(m_bots);
  dialog.setSetup(quickMatch(QStringLiteral("basic_ariari"), QStringLiteral("Mei"), 0, m_bots));
  dialog.show();
  auto *group = dialog.findChild<QFrame *>(QStringLiteral("hotSeat"));
  QVERIFY(!group->isVisible());
  auto *kind = dialog.findChildren<SeatRow *>()[2]->findChild<QComboBox *>(QStringLiteral("kind"));
  kind->setCurrentIndex(0);
  QVERIFY(group->isVisible());
  QVERIFY(dialog.setup().callMode == CallMode::Standing);
  dialog.findChild<QRadioButton *>(QStringLiteral("askWho"))->click();
  QVERIFY(dialog.setup().callMode == CallMode::AskWhoCan);
  dialog.findChild<QCheckBox *>(QStringLiteral("openHands"))->click();
  QVERIFY(dialog.setup().openHands);
}

void TestNewMatch::lengthFollowsRuleset() {
  NewMatchDialog dialog(m_bots);
  dialog.setSetup(mixed());
  auto *ruleset = dialog.findChild<QComboBox *>(QStringLiteral("ruleset"));
  ruleset->setCurrentIndex(ruleset->findData(QStringLiteral("ema_2016")));
  QVERIFY(dialog.setup().rules == *rulesetById(QStringLiteral("ema_2016")));
  ruleset->setCurrentIndex(ruleset->findData(QStringLiteral("beginner")));
  QVERIFY(dialog.setup().rules.length == MatchLength::East);
}

void TestNewMatch::wheelChangesNothing() {
  NewMatchDialog dialog(m_bots);
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

// However narrow it is made, where the screen has room.
void TestNewMatch::neverScrollsSideways() {
  NewMatchDialog dialog(m_bots);
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
  NewMatchDialog dialog(m_bots);
  dialog.setSetup(mixed());
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  const auto *scroll = dialog.findChild<QScrollArea *>(QStringLiteral("scroll"));
  const int around = dialog.width() - scroll->viewport()->width();
  const int needed = scroll->widget()->minimumSizeHint().width() + around;
  QVERIFY2(needed <= 810, qPrintable(QString::number(needed)));
}

QTEST_MAIN(TestNewMatch)
#include "tst_newmatch.moc"
