// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window asks for a match: what it remembers of the last one, and what not.
#include <QApplication>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <functional>

#include "game/gamecontroller.h"
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
  void whatWasNoChoiceThenIsAsInANewMatch();
  void emblemsAreKept();

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
  const Program program(folder);
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
    const Program program(folder);
    ask(program, [&teapot](NewMatchDialog &dialog) {
      const auto *row = dialog.findChildren<SeatRow *>()[0];
      QTest::mouseClick(row->findChild<PortraitButton *>(QStringLiteral("portrait")), Qt::LeftButton);
      const auto *picker = row->findChild<EmblemPicker *>();
      QVERIFY(picker->isVisible());
      QTest::mouseClick(picker->button(teapot), Qt::LeftButton);
    });
    QCOMPARE(program.controller.match().setup().seats[0].emblem, teapot);
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

JANSO_TEST(TestAskForMatch);
#include "tst_askformatch.moc"
