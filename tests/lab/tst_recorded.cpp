// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab recorded: places of recorded matches, with and without luck.
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "lab/labrun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;
using test::runLab;

class Recorded : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void recordsSayTheSame_data();
  void recordsSayTheSame();
};

void Recorded::recordsSayTheSame_data() {
  QTest::addColumn<QString>("rules");
  QTest::newRow("four players") << QStringLiteral("tenhou_4p");
  QTest::newRow("three players") << QStringLiteral("tenhou_3p");
}

// What an arena says of its matches, the files that it saves say as well.
void Recorded::recordsSayTheSame() {
  QFETCH(QString, rules);
  QTemporaryDir folder;
  const Ran played =
      runCli({QStringLiteral("arena"), QStringLiteral("--seats"), QStringLiteral("club,novice"),
              QStringLiteral("--rules"), rules, QStringLiteral("--length"), QStringLiteral("east"),
              QStringLiteral("--matches"), QStringLiteral("6"), QStringLiteral("--luck"),
              QStringLiteral("--save"), folder.path()});
  QCOMPARE(played.status, 0);
  const Ran ran = runLab({QStringLiteral("recorded"), folder.path()});
  QCOMPARE(ran.status, 0);
  // Name, matches, place and place without luck, each with its error.
  const QRegularExpression row(QStringLiteral("^club +6 +(\\S+ \\S+) +(\\S+ \\S+)"),
                               QRegularExpression::MultilineOption);
  const QRegularExpressionMatch was = row.match(played.out);
  const QRegularExpressionMatch is = row.match(ran.out);
  QVERIFY2(was.hasMatch() && is.hasMatch(), qPrintable(played.out + ran.out));
  QCOMPARE(is.captured(1), was.captured(1));
  QCOMPARE(is.captured(2), was.captured(2));
  const Ran nothing = runLab({QStringLiteral("recorded"), folder.filePath(QStringLiteral("none.mjson"))});
  QCOMPARE(nothing.status, 2);
  QVERIFY(nothing.err.contains(QLatin1String("none.mjson")));
  QCOMPARE(runLab("recorded").status, 2);
}

JANSO_TEST(Recorded);
#include "tst_recorded.moc"
