// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window asks for a match: what it remembers of the last one, and what not.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <functional>

#include "bots/bot.h"
#include "game/gamecontroller.h"
#include "game/setup/matchsetupjson.h"
#include "game/setup/quickmatch.h"
#include "game/setup/tablestrength.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/settings.h"
#include "widgets/setup/emblempicker.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/portraitbutton.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestAskForMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void wallsArePlayedOnce();
  void fourPlayAfterThree();
  void rulesOfTheStartPageAreOffered_data();
  void rulesOfTheStartPageAreOffered();
  void whatWasNoChoiceThenIsAsInANewMatch();
  void emblemsAreKept();
  void strengthIsKept_data();
  void strengthIsKept();
  void opponentsOfBeforeStay();
  void seatsAreDrawn();
  void coachAndPaceAreKept();
  void theScreenIsSharedByAskingWhoCanCall();
  void peopleAreOfTheSharedScreen();
  void pictureIsTheSameInEverySeat();

 private:
  // Opens the dialog, does that in it, and accepts it.
  static void ask(const Program &program, const std::function<void(NewMatchDialog &)> &what) {
    QTimer::singleShot(0, qApp, [&what] {
      auto *dialog = qobject_cast<NewMatchDialog *>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      what(*dialog);
      dialog->accept();
    });
    program.window->askForMatch(false);
  }
  static QStringList botsOf(const MatchSetup &setup) {
    QStringList ids;
    for (const SeatSetup &seat : setup.seats) {
      if (seat.kind == PlayerKind::Bot)
        ids << seat.botId;
    }
    return ids;
  }
  static void chooseRules(const NewMatchDialog &dialog, const QString &id) {
    auto *ruleset = dialog.findChild<QComboBox *>(QStringLiteral("ruleset"));
    ruleset->setCurrentIndex(ruleset->findData(id));
  }
  Folders m_folders;
};

// The same text would give the same walls again.
void TestAskForMatch::wallsArePlayedOnce() {
  const QString folder = m_folders.fresh();
  {
    Program program(folder);
    ask(program, [](NewMatchDialog &dialog) {
      dialog.findChild<QLineEdit *>(QStringLiteral("seed"))->setText(QStringLiteral("again"));
    });
    QCOMPARE(program.controller.match().setup().seed, QStringLiteral("again"));
    program.controller.abandon();
  }
  // Another day.
  Program program(folder);
  ask(program, [](NewMatchDialog &dialog) {
    auto *seed = dialog.findChild<QLineEdit *>(QStringLiteral("seed"));
    const auto *line = dialog.findChild<QLabel *>(QStringLiteral("seedLine"));
    QVERIFY(seed->text().isEmpty());
    seed->setText(QStringLiteral("again"));
    QVERIFY(line->text().contains(QStringLiteral("earlier match")));
    seed->clear();
    QVERIFY(!line->text().contains(QStringLiteral("earlier match")));
  });
  QVERIFY(program.controller.match().setup().seed.isEmpty());
}

void TestAskForMatch::fourPlayAfterThree() {
  const Program program(m_folders.fresh());
  ask(program, [](NewMatchDialog &dialog) { chooseRules(dialog, QStringLiteral("tenhou_3p")); });
  QCOMPARE(int{program.controller.match().setup().rules.players}, 3);
  ask(program, [](NewMatchDialog &dialog) {
    chooseRules(dialog, QStringLiteral("tenhou_4p"));
    const TrustStore nothing{QString()};
    QCOMPARE(setupProblem(dialog.setup(), nothing), QString());
  });
  QCOMPARE(int{program.controller.match().setup().rules.players}, 4);
}

void TestAskForMatch::rulesOfTheStartPageAreOffered_data() {
  QTest::addColumn<QString>("played");
  QTest::addColumn<QString>("chosen");
  QTest::newRow("fourPlayers") << QStringLiteral("basic_ariari") << QStringLiteral("tenhou_4p");
  QTest::newRow("threeAfterFour") << QStringLiteral("basic_ariari") << QStringLiteral("tenhou_3p");
  QTest::newRow("fourAfterThree") << QStringLiteral("tenhou_3p") << QStringLiteral("tenhou_4p");
}

// A chip chosen after the last match counts; a match set up since counts more.
void TestAskForMatch::rulesOfTheStartPageAreOffered() {
  QFETCH(const QString, played);
  QFETCH(const QString, chosen);
  Program program(m_folders.fresh());
  ask(program, [&](NewMatchDialog &dialog) { chooseRules(dialog, played); });
  program.controller.abandon();
  program.settings.setValue(Setting::LastRuleset, chosen);
  QString offered;
  ask(program, [&](NewMatchDialog &dialog) {
    offered = dialog.rulesetId();
    const TrustStore nothing{QString()};
    QCOMPARE(setupProblem(dialog.setup(), nothing), QString());
    chooseRules(dialog, played);
  });
  QCOMPARE(offered, chosen);
  ask(program, [&](NewMatchDialog &dialog) { offered = dialog.rulesetId(); });
  QCOMPARE(offered, played);
}

// An earlier Janso has kept a match without a word of calls before the first turn.
void TestAskForMatch::whatWasNoChoiceThenIsAsInANewMatch() {
  Program program(m_folders.fresh());
  ask(program, [](NewMatchDialog &) {});
  const QString key = QStringLiteral("first_calls");
  QJsonObject kept = QJsonDocument::fromJson(program.settings.text(Setting::LastMatch).toUtf8()).object();
  QVERIFY(kept.contains(key));
  kept.remove(key);
  program.settings.setValue(Setting::LastMatch, QString::fromUtf8(QJsonDocument(kept).toJson()));
  ask(program, [](NewMatchDialog &dialog) { QVERIFY(dialog.setup().callsBeforeFirstTurn); });
  kept.insert(key, false);
  program.settings.setValue(Setting::LastMatch, QString::fromUtf8(QJsonDocument(kept).toJson()));
  ask(program, [](NewMatchDialog &dialog) { QVERIFY(!dialog.setup().callsBeforeFirstTurn); });
}

// Chosen once, it stands in the match, in the next dialog and in a match that begins without a question.
void TestAskForMatch::emblemsAreKept() {
  const QString folder = m_folders.fresh();
  const QString teapot = QStringLiteral("teapot");
  {
    Program program(folder);
    ask(program, [&teapot](NewMatchDialog &dialog) {
      dialog.findChild<QPushButton *>(QStringLiteral("details"))->click();
      const auto *row = dialog.findChildren<SeatRow *>()[0];
      QTest::mouseClick(row->findChild<PortraitButton *>(QStringLiteral("portrait")), Qt::LeftButton);
      const auto *picker = row->findChild<EmblemPicker *>();
      QVERIFY(picker->isVisible());
      QTest::mouseClick(picker->button(teapot), Qt::LeftButton);
    });
    const auto &seats = program.controller.match().setup().seats;  // they were drawn
    QVERIFY(std::any_of(seats.begin(), seats.end(), [&teapot](const SeatSetup &seat) {
      return seat.kind == PlayerKind::Human && seat.emblem == teapot;
    }));
  }
  // Another day.
  Program program(folder);
  ask(program, [&teapot](NewMatchDialog &dialog) { QCOMPARE(dialog.setup().seats[0].emblem, teapot); });
  program.controller.abandon();
  program.window->playNow();
  const MatchSetup &setup = program.controller.match().setup();
  for (const SeatSetup &seat : setup.seats)
    QCOMPARE(seat.emblem, seat.kind == PlayerKind::Human ? teapot : QString());
}

void TestAskForMatch::strengthIsKept_data() {
  QTest::addColumn<int>("strength");
  QTest::addColumn<int>("from");  // the weakest that may sit there, of the ladder
  const int bots = static_cast<int>(builtInBots().size());
  QTest::newRow("weak") << int(TableStrength::Weak) << 0;
  QTest::newRow("strong") << int(TableStrength::Strong) << bots - 4;
}

// Chosen once, it holds for the next dialog and for a match that begins without a question.
void TestAskForMatch::strengthIsKept() {
  QFETCH(int, strength);
  QFETCH(int, from);
  Program program(m_folders.fresh());
  QStringList allowed;
  for (int i = from; i < from + 4; ++i)
    allowed << QString::fromStdString(std::string(builtInBots()[static_cast<std::size_t>(i)].id));
  const auto fits = [&allowed](const MatchSetup &setup) {
    const QStringList ids = botsOf(setup);
    return ids.size() == 3 && QSet<QString>(ids.begin(), ids.end()).size() == 3 &&
           std::all_of(ids.begin(), ids.end(),
                       [&allowed](const QString &id) { return allowed.contains(id); });
  };
  ask(program, [strength](NewMatchDialog &dialog) {
    auto *box = dialog.findChild<QComboBox *>(QStringLiteral("strength"));
    box->setCurrentIndex(strength);
    Q_EMIT box->activated(strength);
    QVERIFY(!dialog.findChild<QLabel *>(QStringLiteral("strengthLine"))->text().isEmpty());
  });
  QVERIFY(fits(program.controller.match().setup()));
  program.controller.abandon();
  ask(program, [strength](NewMatchDialog &dialog) {
    QCOMPARE(dialog.findChild<QComboBox *>(QStringLiteral("strength"))->currentIndex(), strength);
  });
  QVERIFY(fits(program.controller.match().setup()));
  program.controller.abandon();
  program.window->playNow();
  QVERIFY(fits(program.controller.match().setup()));
}

// An earlier Janso kept them seat by seat.
void TestAskForMatch::opponentsOfBeforeStay() {
  Program program(m_folders.fresh());
  MatchSetup last = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  for (const std::size_t seat : {1, 2, 3})
    last.seats[seat].botId = QStringLiteral("master");
  program.settings.setValue(Setting::LastMatch, QString::fromUtf8(QJsonDocument(toJson(last)).toJson()));
  ask(program, [](NewMatchDialog &dialog) { QVERIFY(!dialog.wishes().opponents); });
  QCOMPARE(botsOf(program.controller.match().setup()), QStringList(3, QStringLiteral("master")));
}

void TestAskForMatch::seatsAreDrawn() {
  Program program(m_folders.fresh());
  QSet<int> seats;
  for (int i = 0; i < 40 && seats.size() < 4; ++i) {
    ask(program, [](NewMatchDialog &) {});
    const MatchSetup &setup = program.controller.match().setup();
    for (int seat = 0; seat < 4; ++seat) {
      if (setup.isHuman(seat))
        seats.insert(seat);
    }
    program.controller.abandon();
  }
  QCOMPARE(seats.size(), 4);
  ask(program, [](NewMatchDialog &dialog) {
    dialog.findChild<QCheckBox *>(QStringLiteral("randomSeats"))->setChecked(false);
  });
  for (int i = 0; i < 8; ++i) {
    program.controller.abandon();
    ask(program, [](NewMatchDialog &) {});
    QVERIFY(program.controller.match().setup().isHuman(0));
  }
}

void TestAskForMatch::coachAndPaceAreKept() {
  Program program(m_folders.fresh());
  ask(program, [](NewMatchDialog &dialog) {
    auto *speed = dialog.findChild<QComboBox *>(QStringLiteral("speed"));
    QCOMPARE(speed->currentData().toDouble(), 0.0);  // of the test
    speed->setCurrentIndex(speed->findData(4.0));
    dialog.findChild<QComboBox *>(QStringLiteral("coach"))->setCurrentIndex(1);
  });
  QCOMPARE(program.settings.real(Setting::Speed), 4.0);
  QCOMPARE(program.settings.text(Setting::Coach), QStringLiteral("gentle"));
}

// What a match against bots kept is no choice of people at one screen; their own choice is.
void TestAskForMatch::theScreenIsSharedByAskingWhoCanCall() {
  Program program(m_folders.fresh());
  ask(program, [](NewMatchDialog &) {});
  program.controller.abandon();
  const auto share = [&program](CallMode expected, int chosen) {
    QTimer::singleShot(0, qApp, [expected, chosen] {
      auto *dialog = qobject_cast<NewMatchDialog *>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      QCOMPARE(dialog->setup().humans(), 2);
      QVERIFY(dialog->setup().callMode == expected);
      auto *calls = dialog->findChild<QComboBox *>(QStringLiteral("calls"));
      QVERIFY(calls->isVisible());
      calls->setCurrentIndex(chosen);
      dialog->accept();
    });
    program.window->askForMatch(true);
    program.controller.abandon();
  };
  share(CallMode::AskWhoCan, 2);
  share(CallMode::Standing, 2);
}

// The people of a shared screen come back to it, and to no other match.
void TestAskForMatch::peopleAreOfTheSharedScreen() {
  Program program(m_folders.fresh());
  const auto askFor = [&program](bool hotSeat, const std::function<void(NewMatchDialog &)> &look) {
    QTimer::singleShot(0, qApp, [look] {
      auto *dialog = qobject_cast<NewMatchDialog *>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      look(*dialog);
      dialog->accept();
    });
    program.window->askForMatch(hotSeat);
  };
  askFor(true, [](NewMatchDialog &dialog) {
    QCOMPARE(dialog.setup().humans(), 2);
    dialog.findChildren<SeatRow *>()[2]
        ->findChild<QLineEdit *>(QStringLiteral("name"))
        ->setText(QStringLiteral("Ritsu"));
  });
  for (const SeatSetup &seat : program.controller.match().setup().seats)
    QCOMPARE(seat.emblem.isEmpty(), seat.kind != PlayerKind::Human);
  program.controller.abandon();
  askFor(false, [](NewMatchDialog &dialog) { QCOMPARE(dialog.setup().humans(), 1); });
  program.controller.abandon();
  askFor(true, [](NewMatchDialog &dialog) {
    QCOMPARE(dialog.setup().humans(), 2);
    QCOMPARE(dialog.setup().seats[2].name, QStringLiteral("Ritsu"));
  });
}

// Whoever has chosen no picture has the same one in every match.
void TestAskForMatch::pictureIsTheSameInEverySeat() {
  Program program(m_folders.fresh());
  QSet<QString> emblems;
  for (int i = 0; i < 8; ++i) {
    program.window->playNow();
    for (const SeatSetup &seat : program.controller.match().setup().seats) {
      if (seat.kind == PlayerKind::Human)
        emblems.insert(seat.emblem);
    }
    program.controller.abandon();
  }
  QCOMPARE(emblems.size(), 1);
  QVERIFY(!emblems.contains(QString()));
}

JANSO_TEST(TestAskForMatch);
#include "tst_askformatch.moc"
