// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series in the journals of its matches: it survives whatever ends the program.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "game/serieshelpers.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

struct SeriesTable {
  explicit SeriesTable(const QString &folder) : humans(&controller) {
    controller.setJournalFolder(folder);
    controller.setPacing(Pacing::instant());
  }
  GameController controller;
  FakeHumans humans;
};

// Dates the journals in a folder back.
void anHourAgo(const QString &folder) {
  static const QRegularExpression started(QStringLiteral("\"started\":\"([^\"]+)\""));
  const QStringList names = QDir(folder).entryList({QStringLiteral("*.jsonl")}, QDir::Files);
  QVERIFY(!names.isEmpty());
  for (const QString &name : names) {
    QFile file(QDir(folder).filePath(name));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QString text = QString::fromUtf8(file.readAll());
    const QRegularExpressionMatch match = started.match(text);
    QVERIFY2(match.hasMatch(), qPrintable(name));
    const QDateTime before = QDateTime::fromString(match.captured(1), Qt::ISODate).addSecs(-3600);
    text.replace(match.capturedStart(1), match.capturedLength(1), before.toString(Qt::ISODate));
    text.remove(QRegularExpression(QStringLiteral("\"check\":\"[0-9a-f]{8}\",")));
    QVERIFY(file.resize(0));
    file.write(text.toUtf8());
  }
}

std::optional<MatchResult> played(const QString &folder, const MatchSetup &setup) {
  SeriesTable table(folder);
  std::optional<MatchResult> end;
  QObject::connect(&table.controller, &GameController::matchEnded, &table.humans,
                   [&end](const MatchResult &result) { end = result; });
  if (!table.controller.start(setup) || !playToEnd(table.controller))
    return std::nullopt;
  return end;
}

}  // namespace

class TestSeriesKept : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void isFoundBetweenMatches();
  void isFoundInTheMiddleOfAMatch();
  void endsWithItsLastMatch();
  void threePlayersPlayASeries();
  void canBeEndedEarly();
  void twoSeriesAreKeptApart();
  void singleMatchesAreNoSeries();
};

void TestSeriesKept::isFoundBetweenMatches() {
  const QTemporaryDir folder;
  const MatchSetup setup = seriesSetup(3);
  const std::optional<MatchResult> first = played(folder.path(), setup);
  QVERIFY(first.has_value());
  std::vector<SavedSeries> found = savedSeries(folder.path());
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found[0].id, setup.series->id);
  QVERIFY(found[0].series == seriesWith(setup, *first));
  QVERIFY(found[0].unfinishedPath.isEmpty());
  QVERIFY(found[0].next.has_value());
  QVERIFY(*found[0].next == *nextSeriesMatch(setup, *first));  // seeded: also the same draw

  const std::optional<MatchResult> second = played(folder.path(), *found[0].next);
  QVERIFY(second.has_value());
  found = savedSeries(folder.path());
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found[0].series.played.size(), std::size_t{2});
  QVERIFY(found[0].series.played[0] == seriesWith(setup, *first).played[0]);
  // One journal is enough: the first match's may be thrown away.
  const QFileInfoList files = QDir(folder.path()).entryInfoList({"*.jsonl"}, QDir::Files, QDir::Name);
  QCOMPARE(files.size(), 2);
  for (const QFileInfo &info : files) {
    QFile file(info.filePath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    if (file.readLine().contains("\"played\":[]"))
      QVERIFY(file.remove());
  }
  QCOMPARE(QDir(folder.path()).entryList({"*.jsonl"}, QDir::Files).size(), 1);
  const std::vector<SavedSeries> left = savedSeries(folder.path());
  QCOMPARE(left.size(), std::size_t{1});
  QVERIFY(left[0].series == found[0].series);
}

void TestSeriesKept::isFoundInTheMiddleOfAMatch() {
  const QTemporaryDir folder;
  MatchSetup setup = seriesSetup(2);
  setup.seats[1].kind = PlayerKind::Human;
  const std::optional<MatchResult> first = played(folder.path(), setup);
  QVERIFY(first.has_value());
  const std::optional<MatchSetup> second = nextSeriesMatch(setup, *first);
  QString path;
  {
    SeriesTable table(folder.path());
    table.humans.stopAfter = 5;
    QVERIFY(table.controller.start(*second).ok());
    QVERIFY(QTest::qWaitFor([&] { return table.humans.asked > 5; }, 60000));
    path = table.controller.match().journalPath();
  }
  std::vector<SavedSeries> found = savedSeries(folder.path());
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found[0].unfinishedPath, path);
  QVERIFY(!found[0].next);
  QCOMPARE(found[0].series.played.size(), std::size_t{1});

  // Cut off in the middle of a line, as a power cut leaves it.
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() - 7));
  file.close();
  SeriesTable table(folder.path());
  std::optional<MatchResult> end;
  connect(&table.controller, &GameController::matchEnded, this,
          [&end](const MatchResult &result) { end = result; });
  QVERIFY(table.controller.resume(path).ok());
  QVERIFY(table.controller.match().setup().series.has_value());
  QVERIFY(table.controller.match().setup().series == second->series);
  QVERIFY(playToEnd(table.controller));
  QVERIFY(end.has_value());
  found = savedSeries(folder.path());
  QVERIFY(found[0].unfinishedPath.isEmpty());
  QVERIFY(found[0].series == seriesWith(*second, *end));
}

void TestSeriesKept::endsWithItsLastMatch() {
  const QTemporaryDir folder;
  const MatchSetup setup = seriesSetup(1);
  QVERIFY(played(folder.path(), setup).has_value());
  const std::vector<SavedSeries> found = savedSeries(folder.path());
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(found[0].series.isOver());
  QVERIFY(!found[0].next);
  QVERIFY(found[0].unfinishedPath.isEmpty());
}

void TestSeriesKept::threePlayersPlayASeries() {
  const QTemporaryDir folder;
  MatchSetup setup = quickSetup(QStringLiteral("three"));
  setup.rules = findPreset("tenhou_3p")->make();
  setup.rules.length = MatchLength::East;
  setup.series.emplace();
  setup.series->series.matches = 2;
  setup = beginSeries(setup);
  QCOMPARE(setup.series->series.players, 3);
  QCOMPARE(setup.series->seats, (SeriesSeats{0, 1, 2, -1}));
  const std::optional<MatchResult> first = played(folder.path(), setup);
  QVERIFY(first.has_value());
  const std::optional<SavedSeries> between = newestSeries(folder.path());
  QVERIFY(between && between->next);
  QCOMPARE(between->next->series->seats, (SeriesSeats{2, 0, 1, -1}));
  QCOMPARE(between->next->seats[0].name, setup.seats[1].name);
  const std::optional<MatchResult> second = played(folder.path(), *between->next);
  QVERIFY(second.has_value());
  const Series series = newestSeries(folder.path())->series;
  QVERIFY(series.isOver());
  for (std::size_t player = 0; player < 3; ++player)
    QCOMPARE(series.totals()[player], first->finalPoints[player] + second->finalPoints[(player + 2) % 3]);
  QCOMPARE(series.totals()[3], 0);
  QCOMPARE(series.places()[3], 0);
}

void TestSeriesKept::canBeEndedEarly() {
  const QTemporaryDir folder;
  const MatchSetup setup = seriesSetup(4);
  QVERIFY(played(folder.path(), setup).has_value());
  QVERIFY(!newestSeries(folder.path())->series.isOver());
  QVERIFY(endSeries(folder.path(), setup.series->id));
  const std::optional<SavedSeries> ended = newestSeries(folder.path());
  QVERIFY(ended.has_value());
  QVERIFY(ended->series.isOver());
  QCOMPARE(ended->series.matches, 1);
  QVERIFY(!ended->next && ended->unfinishedPath.isEmpty());
  QVERIFY(!endSeries(folder.path(), QStringLiteral("../outside")));
  QVERIFY(!endSeries(folder.filePath("nowhere"), setup.series->id));
}

void TestSeriesKept::twoSeriesAreKeptApart() {
  const QTemporaryDir folder;
  const MatchSetup one = seriesSetup(2);
  const MatchSetup other = seriesSetup(2);
  QVERIFY(one.series->id != other.series->id);
  QVERIFY(played(folder.path(), one).has_value());
  anHourAgo(folder.path());
  QVERIFY(played(folder.path(), other).has_value());
  const std::vector<SavedSeries> found = savedSeries(folder.path());
  QCOMPARE(found.size(), std::size_t{2});
  QCOMPARE(found[0].id, other.series->id);
  QCOMPARE(found[1].id, one.series->id);
  QCOMPARE(newestSeries(folder.path())->id, other.series->id);
}

void TestSeriesKept::singleMatchesAreNoSeries() {
  const QTemporaryDir folder;
  const MatchSetup setup = quickSetup(QStringLiteral("single"));
  QVERIFY(!beginSeries(setup).series);
  QVERIFY(!nextSeriesMatch(setup, endOf(setup, {25000, 25000, 25000, 25000})));
  QVERIFY(played(folder.path(), setup).has_value());
  QVERIFY(savedSeries(folder.path()).empty());
  QVERIFY(!newestSeries(folder.path()));
  QVERIFY(savedSeries(folder.filePath("nowhere")).empty());
}

JANSO_TEST(TestSeriesKept);
#include "tst_serieskept.moc"
