// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games come out of our own table exactly as they were recorded.
//
// Our own games (tests/data/records, played by our bots and written by our writers) have every kind of call,
// draw and most yaku. JANSO_QUICK in the environment takes every tenth outside game only.
#include <QDirIterator>
#include <QTest>
#include <algorithm>

#include "records/changedrecords.h"
#include "records/formats/filebytes.h"
#include "records/formats/gamefile.h"
#include "records/verify.h"
#include "support/conformance.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

struct Counts {
  int hands = 0;
  int wins = 0;
  int draws = 0;

  Counts &operator+=(const Counts &other) {
    hands += other.hands;
    wins += other.wins;
    draws += other.draws;
    return *this;
  }
};

struct Sum {
  Counts checked;
  Counts written;   // what the texts of the files show of it
  int unknown = 0;  // games whose results are left out: checked up to the first, whatever the text shows
  int games = 0;
  int events = 0;
  QStringList wrong;
};

Counts countWritten(const QString &path) {
  const Result<QByteArray> packed = readFileBytes(path);
  const Result<QByteArray> bytes = packed ? unpacked(*packed) : packed;
  if (!bytes)
    return {};
  const QByteArray lines = QByteArray(*bytes).replace(": ", ":");
  const auto count = [&](const char *tag, const char *type) {
    return static_cast<int>(bytes->count(tag) + lines.count(QByteArray("\"type\":\"") + type + '"'));
  };
  return {count("<INIT ", "start_kyoku"), count("<AGARI ", "hora"), count("<RYUUKYOKU ", "ryukyoku")};
}

bool isLeftOut(const VerifyReport &report) {
  return std::any_of(report.variants.begin(), report.variants.end(), [](const Remark &variant) {
    return variant.code == static_cast<int>(RecordRemark::ResultsLeftOut);
  });
}

Sum verifyFolder(const QString &folder, int stride) {
  QStringList paths;
  QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
  while (it.hasNext())
    paths.push_back(it.next());
  paths.sort();
  Sum sum;
  for (int i = 0; i < paths.size(); i += stride) {
    const GameFile file = readGameFile(paths[i]);
    if (file.broken)
      sum.wrong.push_back(paths[i] + QLatin1String(": ") + QString::fromStdString(file.broken->text));
    Counts checked;
    bool leftOut = file.skipped.has_value();
    for (const RecordedGame &game : file.games) {
      const VerifyReport report = verifyGame(game);
      ++sum.games;
      checked += {report.hands, report.wins, report.draws};
      sum.events += report.events;
      if (isLeftOut(report)) {
        leftOut = true;
        ++sum.unknown;
      }
      for (const Disagreement &disagreement : report.disagreements)
        sum.wrong.push_back(paths[i] + QLatin1String(": ") + QString::fromStdString(toText(disagreement)));
    }
    sum.checked += checked;
    sum.written += leftOut ? checked : countWritten(paths[i]);
  }
  return sum;
}

}  // namespace

class Verification : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ownGamesAgree();
  void outsideGamesAgree_data();
  void outsideGamesAgree();
  void olderTablesAreNamed();
  void aRecordThatStopsIsCheckedSoFar();
  void aDisagreementNamesItsPlace();
};

void Verification::ownGamesAgree() {
  const Sum sum = verifyFolder(QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records"), 1);
  QVERIFY2(sum.wrong.isEmpty(), qPrintable(sum.wrong.join(QLatin1Char('\n'))));
  QCOMPARE(sum.games, 31);
  QCOMPARE(sum.checked.hands, 156);
  QCOMPARE(sum.checked.wins, 140);
  QCOMPARE(sum.checked.draws, 20);
  QCOMPARE(sum.events, 14885);
}

void Verification::outsideGamesAgree_data() {
  QTest::addColumn<QString>("folder");
  for (const char *folder : {"mjlog", "mjlog_3p", "mjlog_partial", "mjai", "mjai_other"})
    QTest::newRow(folder) << QStringLiteral("games/") + QLatin1String(folder);
}

void Verification::outsideGamesAgree() {
  QFETCH(QString, folder);
  if (conformancePath(folder).isEmpty())
    QSKIP("outside games are not there (JANSO_CONFORMANCE or ../shared/conformance): only our own games ran");
  const Sum sum = verifyFolder(conformancePath(folder), qEnvironmentVariableIsSet("JANSO_QUICK") ? 10 : 1);
  QVERIFY2(sum.wrong.isEmpty(), qPrintable(sum.wrong.mid(0, 20).join(QLatin1Char('\n'))));
  QVERIFY(sum.games > 0 && sum.events > sum.checked.hands);
  QCOMPARE(sum.checked.hands, sum.written.hands);
  QCOMPARE(sum.checked.wins, sum.written.wins);
  QCOMPARE(sum.checked.draws, sum.written.draws);
  qInfo("%d games, %d hands, %d wins, %d draws, %d events", sum.games, sum.checked.hands, sum.checked.wins,
        sum.checked.draws, sum.events);
}

void Verification::olderTablesAreNamed() {
  const GameFile file = readGameFile(ownFile(QStringLiteral("own01.mjlog")));
  RecordedGame game = file.games[0];
  QVERIFY(verifyGame(game).variants.empty());
  // The same game reckoned with the older uma: 5, 10 points less for the others, 20 less for first place.
  const MatchResult today = *std::get<MatchEnded>(game.end->event()).result;
  changeEnd(game, [&](MatchResult &end) {
    std::array<std::size_t, 4> order{0, 1, 2, 3};
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return today.scores[a] > today.scores[b]; });
    end.finalPoints[order[0]] -= 10000;
    end.finalPoints[order[1]] -= 5000;
    end.finalPoints[order[2]] += 5000;
    end.finalPoints[order[3]] += 10000;
  });
  const VerifyReport report = verifyGame(game);
  QVERIFY(report.disagreements.empty());
  QCOMPARE(report.variants.size(), std::size_t{1});
  QVERIFY(report.variants[0].text.find("10/5") != std::string::npos);

  // Played with the oldest rule: the dealer's tenpai did not end the match.
  const GameFile older = readGameFile(ownFile(QStringLiteral("no-tenpai-stop.mjlog")));
  const VerifyReport played = verifyGame(older.games.at(0));
  QVERIFY(played.disagreements.empty());
  QCOMPARE(played.variants.size(), std::size_t{1});
  QVERIFY(played.variants[0].text.find("tenpai") != std::string::npos);
}

void Verification::aRecordThatStopsIsCheckedSoFar() {
  const GameFile file = readGameFile(ownFile(QStringLiteral("own01.mjlog")));
  const RecordedGame &whole = file.games[0];
  // Cut after every event of the second hand: what is there is checked, what is not there is not missed.
  for (std::size_t kept = 1; kept <= whole.hands[1].events.size(); ++kept) {
    RecordedGame game = whole;
    game.end.reset();
    game.hands.resize(2);
    game.hands[1].events.resize(kept);
    const VerifyReport report = verifyGame(game);
    QVERIFY2(report.disagreements.empty(),
             report.disagreements.empty() ? "" : toText(report.disagreements[0]).c_str());
    QVERIFY(!report.complete);
    QCOMPARE(report.hands, 2);
  }
}

void Verification::aDisagreementNamesItsPlace() {
  GameFile file = readGameFile(ownFile(QStringLiteral("own03.mjson.gz")));
  QVERIFY(changeWin(file.games[0], [](HoraInfo &win) {
    win.result.deltas[0] += 100;
    return true;
  }));
  const VerifyReport report = verifyGame(file.games[0]);
  QVERIFY(!report.disagreements.empty());
  const Disagreement &first = report.disagreements[0];
  QVERIFY(first.event > 1 && first.place.line > first.event);
  const QString text = QString::fromStdString(toText(first));
  QVERIFY2(
      text.startsWith(QLatin1String("East 1, 1 honba, event ")) && text.contains(QLatin1String("(line ")),
      qPrintable(text));
}

JANSO_TEST(Verification);
#include "tst_verify.moc"
