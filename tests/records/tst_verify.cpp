// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games come out of our own table exactly as they were recorded, and falsified ones do not.
//
// JANSO_GAMES_STRIDE=N takes every Nth outside game only (for slow builds).
#include <QDirIterator>
#include <QTest>

#include "records/gamefile.h"
#include "records/verify.h"
#include "support/conformance.h"

using namespace janso;
using namespace janso::test;

class Verification : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void outsideGamesAgree_data();
  void outsideGamesAgree();
};

void Verification::outsideGamesAgree_data() {
  QTest::addColumn<QString>("folder");
  for (const char *folder : {"mjlog", "mjlog_partial", "mjai", "mjai_other"})
    QTest::newRow(folder) << QStringLiteral("games/") + QLatin1String(folder);
}

void Verification::outsideGamesAgree() {
  QFETCH(QString, folder);
  if (conformancePath(folder).isEmpty())
    QSKIP("outside games are not there (JANSO_CONFORMANCE or ../shared/conformance): only our own games ran");
  const int stride = std::max(1, qEnvironmentVariableIntValue("JANSO_GAMES_STRIDE"));
  QStringList paths;
  QDirIterator it(conformancePath(folder), QDir::Files, QDirIterator::Subdirectories);
  while (it.hasNext())
    paths.push_back(it.next());
  paths.sort();
  int hands = 0, games = 0, events = 0;
  QStringList wrong;
  for (int i = 0; i < paths.size(); i += stride) {
    const GameFile file = readGameFile(paths[i]);
    if (file.broken)
      wrong.push_back(paths[i] + QLatin1String(": ") + QString::fromStdString(file.broken->text));
    for (const RecordedGame &game : file.games) {
      const VerifyReport report = verifyGame(game);
      ++games;
      hands += report.hands;
      events += report.events;
      for (const Disagreement &disagreement : report.disagreements)
        wrong.push_back(paths[i] + QLatin1String(": ") + QString::fromStdString(toText(disagreement)));
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 20).join(QLatin1Char('\n'))));
  QVERIFY(games > 0 && events > hands);
  qInfo("%d games, %d hands, %d events", games, hands, events);
}

QTEST_GUILESS_MAIN(Verification)
#include "tst_verify.moc"
