// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The help of janso-lab.
#include <QRegularExpression>
#include <QTest>

#include "about/helptext.h"
#include "lab/labrun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runLab;

class Lab : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void helpNamesEveryCommand();
  void helpIsTheTableOfOptions_data();
  void helpIsTheTableOfOptions();
  void unknownCommands();
};

void Lab::helpNamesEveryCommand() {
  const Ran ran = runLab("--help");
  QCOMPARE(ran.status, 0);
  for (const cli::Command &command : cli::labProgram().commands) {
    const QString line =
        QStringLiteral("\njanso-lab %1 %2\n").arg(QLatin1String(command.name), QLatin1String(command.usage));
    QVERIFY2(ran.out.contains(line), qPrintable(line));
    QVERIFY2(ran.out.contains(QLatin1String(command.summary)), command.summary);
  }
}

void Lab::helpIsTheTableOfOptions_data() {
  QTest::addColumn<int>("row");
  for (std::size_t row = 0; row < cli::labProgram().commands.size(); ++row)
    QTest::newRow(cli::labProgram().commands[row].name) << static_cast<int>(row);
}

void Lab::helpIsTheTableOfOptions() {
  QFETCH(int, row);
  const cli::Command &command = cli::labProgram().commands[static_cast<std::size_t>(row)];
  const Ran ran = runLab({QLatin1String(command.name), QStringLiteral("--help")});
  QCOMPARE(ran.status, 0);
  // How the command is called, the first line, is not broken.
  for (const QString &line : ran.out.split(QLatin1Char('\n')).mid(1))
    QVERIFY2(displayWidth(line) <= 100, qPrintable(line));
  QStringList names;
  for (const cli::OptionInfo &option : command.options()) {
    names.push_back(QLatin1String(option.name));
    QVERIFY2(*option.help != '\0', option.name);
    QVERIFY2(ran.out.contains(QStringLiteral("\n  ") + names.back()), option.name);
  }
  QCOMPARE(names.removeDuplicates(), 0);
  // What the usage names is in the table.
  const QRegularExpression option(QStringLiteral("--[a-z-]+"));
  for (auto match = option.globalMatch(QLatin1String(command.usage)); match.hasNext();) {
    const QString name = match.next().captured();
    QVERIFY2(names.contains(name), qPrintable(name));
  }
}

void Lab::unknownCommands() {
  const Ran ran = runLab("arena");
  QCOMPARE(ran.status, 2);
  QCOMPARE(ran.err, QStringLiteral("janso-lab: there is no command 'arena'; see 'janso-lab --help'\n"));
  QVERIFY(runLab("--version").out.startsWith(QStringLiteral("janso-lab 0.")));
}

JANSO_TEST(Lab);
#include "tst_lab.moc"
