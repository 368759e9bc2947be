// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli statistics: the same figures in every form, and one sentence for every mistake.
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "cli/command/command.h"
#include "game/coachnotes.h"
#include "records/ownjournal.h"
#include "rules/presets/presets.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;

namespace {

QString ownRecord() {
  return QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog");
}

}  // namespace

class StatisticsCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void allFormsAgree();
  void conditionsCount();
  void whatIsNotKnownIsNull();
  void practiceCountsOnlyWhenAskedFor();
  void everyMistakeIsASentence_data();
  void everyMistakeIsASentence();
};

void StatisticsCommand::allFormsAgree() {
  const QStringList line{QStringLiteral("statistics"), ownRecord(), QStringLiteral("--measure"),
                         QStringLiteral("win")};
  const Ran text = runCli(line + QStringList{QStringLiteral("--counts")});
  const Ran csv = runCli(line + QStringList{QStringLiteral("--csv")});
  const Ran json = runCli(line + QStringList{QStringLiteral("--json")});
  QCOMPARE(text.status, cli::kFine);
  const QJsonObject win = QJsonDocument::fromJson(json.out.toUtf8())
                              .object()[QStringLiteral("measures")]
                              .toObject()[QStringLiteral("win")]
                              .toObject();
  const QString numerator = QString::number(win[QStringLiteral("numerator")].toInt());
  const QString denominator = QString::number(win[QStringLiteral("denominator")].toInt());
  QVERIFY(win[QStringLiteral("numerator")].toInt() > 0);
  QVERIFY2(text.out.contains(numerator + QStringLiteral(" / ") + denominator), qPrintable(text.out));
  QVERIFY2(csv.out.trimmed().endsWith(QStringLiteral(",%1,%2").arg(numerator, denominator)),
           qPrintable(csv.out));
  QCOMPARE(win[QStringLiteral("value")].toDouble(), numerator.toDouble() / denominator.toDouble());
}

void StatisticsCommand::conditionsCount() {
  const Ran all = runCli({QStringLiteral("statistics"), ownRecord()});
  const Ran seat = runCli(
      {QStringLiteral("statistics"), ownRecord(), QStringLiteral("--where"), QStringLiteral("seat=2")});
  const Ran none =
      runCli({QStringLiteral("statistics"), ownRecord(), QStringLiteral("--player"), QStringLiteral("?")});
  QVERIFY(all.out.startsWith(QLatin1String("4 matches")));
  QVERIFY(seat.out.startsWith(QLatin1String("1 match,")));
  QVERIFY(none.out.startsWith(QLatin1String("0 matches")));
}

void StatisticsCommand::whatIsNotKnownIsNull() {
  const Ran ran = runCli({QStringLiteral("statistics"), ownRecord(), QStringLiteral("--json")});
  const QJsonObject measures =
      QJsonDocument::fromJson(ran.out.toUtf8()).object()[QStringLiteral("measures")].toObject();
  for (const char *key : {"loss", "blunders", "luck_points", "adjusted_place"})
    QVERIFY2(measures[QLatin1String(key)].toObject()[QStringLiteral("value")].isNull(), key);
}

// Branches and coached matches.
void StatisticsCommand::practiceCountsOnlyWhenAskedFor() {
  QTemporaryDir folder;
  const RuleSet rules = basicAriAri();
  JournalHeader branch = test::ownHeader();
  branch.branch.emplace();
  branch.branch->start.scores.fill(rules.startingPoints);
  branch.branch->wall = makeWall(test::ownJournalSeed(9), 5, rules);
  const QByteArray coached = test::ownJournal(rules, 6) + noteLine(coachHintNote(0)) + '\n';
  const std::pair<const char *, QByteArray> files[] = {{"live", test::ownJournal(rules, 5)},
                                                       {"coached", coached},
                                                       {"branch", test::ownJournal(rules, 7, branch)}};
  for (const auto &[name, bytes] : files) {
    QFile file(folder.filePath(QLatin1String(name) + QStringLiteral(".jsonl")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
  }
  const auto count = [&](const QStringList &conditions) {
    const Ran ran = runCli(QStringList{QStringLiteral("statistics"), folder.path()} + conditions);
    return ran.out.section(QLatin1Char(' '), 0, 0).toInt();
  };
  const QString where = QStringLiteral("--where");
  QCOMPARE(count({}), 4);
  QCOMPARE(count({where, QStringLiteral("kind=branch")}), 4);
  QCOMPARE(count({where, QStringLiteral("kind=coached,branch")}), 8);
  QCOMPARE(count({where, QStringLiteral("kind=imported")}), 0);
}

void StatisticsCommand::everyMistakeIsASentence_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("no file") << "statistics"
                           << "specify at least one file or folder";
  QTest::newRow("not there") << "statistics /nowhere"
                             << "there is no file or folder '/nowhere'";
  QTest::newRow("no measure") << "statistics x --measure wins"
                              << "there is no measure 'wins'";
  QTest::newRow("no condition") << "statistics x --where dealer"
                                << "--where: a condition must be KEY=VALUE";
  QTest::newRow("two forms") << "statistics x --json --csv"
                             << "--json and --csv cannot be used together";
}

void StatisticsCommand::everyMistakeIsASentence() {
  QFETCH(QString, line);
  QFETCH(QString, sentence);
  const Ran ran = runCli(qPrintable(line));
  QCOMPARE(ran.status, cli::kBadUsage);
  QVERIFY2(ran.err.contains(sentence), qPrintable(ran.err));
}

JANSO_TEST(StatisticsCommand);
#include "tst_statistics.moc"
