// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games are told apart by their contents and read; broken ones become one sentence with the place.
#include <QDirIterator>
#include <QTest>

#include "records/gamefile.h"
#include "support/conformance.h"

using namespace janso;
using namespace janso::test;

class GameFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyOutsideGameIsRead();
};

void GameFiles::everyOutsideGameIsRead() {
  JANSO_NEED_CONFORMANCE("games");
  int files = 0, games = 0, hands = 0, ends = 0;
  for (const char *folder : {"games/mjlog", "games/mjai", "games/mjlog_partial"}) {
    QDirIterator it(conformancePath(QLatin1String(folder)), QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
      const QString path = it.next();
      const GameFile file = readGameFile(path);
      ++files;
      QVERIFY2(!file.broken,
               qPrintable(path + QLatin1String(": ") +
                          QString::fromStdString(file.broken ? file.broken->text : std::string())));
      QVERIFY2(file.skipped.empty(), qPrintable(path));
      QCOMPARE(file.games.size(), std::size_t{1});
      for (const RecordedGame &game : file.games) {
        ++games;
        hands += static_cast<int>(game.hands.size());
        ends += game.end ? 1 : 0;
      }
    }
  }
  qInfo("%d files, %d games, %d hands, %d with an end", files, games, hands, ends);
}

QTEST_GUILESS_MAIN(GameFiles)
#include "tst_gamefile.moc"
