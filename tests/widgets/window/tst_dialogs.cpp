// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What all dialogs do alike: they open in the middle of the window, and their buttons stand in one order.
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>
#include <memory>
#include <vector>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/library/conditionsdialog.h"
#include "widgets/results/scoresheet.h"
#include "widgets/settings/helpdialogs.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/setup/approvaldialog.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakusheetdialog.h"

using namespace janso;
using namespace janso::test;

class TestDialogs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void openInTheMiddle_data() { all(); }
  void openInTheMiddle();
  void buttonsStandInOneOrder_data() { all(); }
  void buttonsStandInOneOrder();

 private:
  static void all();
  std::unique_ptr<QDialog> make(const QString &name, Program &program);
  Folders m_folders;
};

void TestDialogs::all() {
  QTest::addColumn<QString>("name");
  for (const char *name : {"new match", "rules", "rules of a match", "opponents", "approval", "preferences",
                           "about", "drills", "conditions", "score sheet", "yaku sheet"})
    QTest::newRow(name) << QString::fromLatin1(name);
}

std::unique_ptr<QDialog> TestDialogs::make(const QString &name, Program &program) {
  const QString folder = m_folders.fresh();
  const RulesetStore rulesets(folder);
  const OpponentStore opponents(folder + QStringLiteral("/opponents.json"));
  MainWindow *window = program.window.get();
  if (name == QLatin1String("new match")) {
    auto dialog = std::make_unique<NewMatchDialog>(window->bots(), rulesets, opponents, window);
    MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, window->bots());
    setup.seats[2].kind = PlayerKind::Human;
    dialog->setSetup(setup);
    return dialog;
  }
  if (name == QLatin1String("rules"))
    return std::make_unique<RulesDialog>(rulesets, window);
  if (name == QLatin1String("rules of a match"))
    return std::make_unique<RulesDialog>(rulesets, basicAriAri(), window);
  if (name == QLatin1String("opponents"))
    return std::make_unique<OpponentsDialog>(opponents, window->bots(), window);
  if (name == QLatin1String("approval"))
    return std::make_unique<ApprovalDialog>(QList<SeatSetup>(1), ApprovalFor::Match, window);
  if (name == QLatin1String("preferences"))
    return std::make_unique<PreferencesDialog>(&program.settings, &program.sounds, QList<KeyCommand>(),
                                               window);
  if (name == QLatin1String("about"))
    return std::make_unique<AboutDialog>(folder, window);
  if (name == QLatin1String("conditions"))
    return std::make_unique<ConditionsDialog>(window);
  if (name == QLatin1String("score sheet")) {
    return std::make_unique<ScoreSheetDialog>(std::vector{ScoreSheet()}, window);
  }
  QDialog *opened = name == QLatin1String("drills") ? static_cast<QDialog *>(window->openDrills())
                                                    : static_cast<QDialog *>(window->openYakuSheet());
  opened->setAttribute(Qt::WA_DeleteOnClose, false);
  return std::unique_ptr<QDialog>(opened);
}

// A dialog that grows after it was put there lies elsewhere than when it is opened again.
void TestDialogs::openInTheMiddle() {
  QFETCH(QString, name);
  Program program(m_folders.fresh());
  program.window->setGeometry(20, 20, 740, 700);
  const std::unique_ptr<QDialog> dialog = make(name, program);
  dialog->show();
  QCoreApplication::processEvents();
  const QRect first = dialog->geometry();
  dialog->hide();
  dialog->show();
  QCoreApplication::processEvents();
  QCOMPARE(first, dialog->geometry());
}

// Whatever the desktop wants: what closes a dialog is on the same side of what it is there for.
void TestDialogs::buttonsStandInOneOrder() {
  QFETCH(QString, name);
  Program program(m_folders.fresh());
  const std::unique_ptr<QDialog> dialog = make(name, program);
  dialog->show();
  QCoreApplication::processEvents();
  QDialogButtonBox usual(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  usual.show();
  QCoreApplication::processEvents();
  const bool acceptIsFirst =
      usual.button(QDialogButtonBox::Ok)->x() < usual.button(QDialogButtonBox::Cancel)->x();
  for (const auto *button : dialog->findChildren<QPushButton *>()) {
    const auto *box = qobject_cast<QDialogButtonBox *>(button->parentWidget());
    // The first button of a dialog is in a box, and no other button is painted like it.
    if (button->isVisible() && (button->isDefault() || button->property("role") == QLatin1String("primary")))
      QVERIFY2(box != nullptr || name == QLatin1String("score sheet") || name == QLatin1String("yaku sheet"),
               qPrintable(button->objectName()));
  }
  for (const auto *box : dialog->findChildren<QDialogButtonBox *>()) {
    for (const QAbstractButton *one : box->buttons()) {
      for (const QAbstractButton *other : box->buttons()) {
        if (box->buttonRole(const_cast<QAbstractButton *>(one)) == QDialogButtonBox::AcceptRole &&
            box->buttonRole(const_cast<QAbstractButton *>(other)) == QDialogButtonBox::RejectRole)
          QCOMPARE(one->x() < other->x(), acceptIsFirst);
      }
    }
  }
}

JANSO_TEST(TestDialogs);
#include "tst_dialogs.moc"
