// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab trust and think: what is measured of reviews, and one sentence for every mistake.
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "lab/labrun.h"
#include "lab/review/trust.h"
#include "review/verdict.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::rounds;
using test::runLab;

namespace {

QString reviewedFile() {
  return QStringLiteral(JANSO_TEST_DATA "/records/own03.mjlog");
}

}  // namespace

class Trust : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void wrongOptions_data();
  void wrongOptions();
  void trustIsMeasuredByCategory();
  void trustOneByOne();
  void trustTwice();
  void thinkingIsToldByGap();
  void twoRolloutsAgree_data();
  void twoRolloutsAgree();

 private:
  QTemporaryDir m_kept;
};

// A review that was read back is a little rounder than a new one; each run below reads it.
void Trust::initTestCase() {
  QCOMPARE(runLab({QStringLiteral("trust"), reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"),
                   QStringLiteral("--out"), m_kept.path(), QStringLiteral("--decisions"), QStringLiteral("1"),
                   QStringLiteral("--pairs"), QStringLiteral("2")})
               .status,
           0);
}

void Trust::wrongOptions_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QString>("err");
  const auto row = [](const char *name, const char *line, const char *err) {
    QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(err);
  };
  row("no games", "trust --decisions 5", "specify at least one file");
  row("no number", "trust x", "--decisions is missing");
  row("two rollouts one by one", "trust x --decisions 5 --twice --json", "--twice and --json cannot");
  row("thinking of real hands", "think x --decisions 5 --worlds hands", "--worlds must be hidden");
  row("thinking of none", "think x --decisions 0", "--decisions");
}

void Trust::wrongOptions() {
  QFETCH(QByteArray, line);
  QFETCH(QString, err);
  const Ran ran = runLab(line.constData());
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.err.contains(err) && test::isOneSentence(ran.err), qPrintable(ran.err));
}

// The decisions and simulated deals do not depend on the number of threads.
void Trust::trustIsMeasuredByCategory() {
  const QString decisions = QString::number(rounds(3, 1));
  const QString pairs = QString::number(rounds(6, 2));
  const auto measured = [&](const char *jobs, const char *seed) {
    return runLab({QStringLiteral("trust"), reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"),
                   QStringLiteral("--out"), m_kept.path(), QStringLiteral("--decisions"), decisions,
                   QStringLiteral("--pairs"), pairs, QStringLiteral("--jobs"), QString::fromLatin1(jobs),
                   QStringLiteral("--seed"), QString::fromLatin1(seed)});
  };
  const Ran ran = measured("2", "5");
  QCOMPARE(ran.status, 0);
  const QStringList lines = ran.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), qsizetype{kCategories});
  static const QRegularExpression form(
      QStringLiteral("^[A-Z][a-z ]+: [0-3] decisions?, slope −?[0-9.]+ ± [0-9.]+, spread [0-9.]+; estimated "
                     "[0-9.]+, measured −?[0-9.]+ ± [0-9.]+$"));
  qsizetype none = 0;
  for (const QString &line : lines) {
    QVERIFY2(form.match(line).hasMatch(), qPrintable(line));
    none += line.contains(QStringLiteral(": 0 decisions")) ? 1 : 0;
  }
  QVERIFY2(none <= kCategories - 2, qPrintable(ran.out));
  QCOMPARE(measured("1", "5").out, ran.out);
  QVERIFY(measured("2", "6").out != ran.out);
}

// Every choice falls into one of the sorts, the same for any number of threads.
void Trust::trustTwice() {
  const auto told = [this](const char *jobs) {
    return runLab({QStringLiteral("trust"), reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"),
                   QStringLiteral("--out"), m_kept.path(), QStringLiteral("--decisions"), QStringLiteral("1"),
                   QStringLiteral("--twice"), QStringLiteral("--pairs"), QString::number(rounds(20, 2)),
                   QStringLiteral("--own-player"), QStringLiteral("club"), QStringLiteral("--jobs"),
                   QString::fromLatin1(jobs)});
  };
  const Ran ran = told("2");
  QCOMPARE(ran.status, 0);
  static const QRegularExpression form(
      QStringLiteral("^(\\d+) decisions? rolled out twice: (\\d+) clear and in agreement, (\\d+) clear only "
                     "once, (\\d+) never clear, (\\d+) clear once and equal once, (\\d+) contradictory\n$"));
  const QRegularExpressionMatch match = form.match(ran.out);
  QVERIFY2(match.hasMatch(), qPrintable(ran.out));
  int sum = 0;
  for (int sort = 2; sort <= 6; ++sort)
    sum += match.captured(sort).toInt();
  QVERIFY(sum > 3);
  QCOMPARE(sum, match.captured(1).toInt());
  QCOMPARE(told("1").out, ran.out);
}

// The same decisions in the same simulated deals for any number of threads; the gaps add up to all of them.
void Trust::thinkingIsToldByGap() {
  const int most = rounds(5, 2);
  const auto told = [&](const char *jobs, const char *seed) {
    return runLab({QStringLiteral("think"), reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"),
                   QStringLiteral("--out"), m_kept.path(), QStringLiteral("--decisions"),
                   QString::number(most), QStringLiteral("--pairs"), QStringLiteral("2"),
                   QStringLiteral("--own-player"), QStringLiteral("club"), QStringLiteral("--jobs"),
                   QString::fromLatin1(jobs), QStringLiteral("--seed"), QString::fromLatin1(seed)});
  };
  const Ran ran = told("2", "3");
  QCOMPARE(ran.status, 0);
  static const QRegularExpression form(QStringLiteral("^(all|gap (?:below )?[0-9+-]+) +([0-9]+) "));
  int all = 0;
  int inGaps = 0;
  for (const QString &line : ran.out.split(QLatin1Char('\n'))) {
    const QRegularExpressionMatch match = form.match(line);
    if (match.hasMatch())
      (match.captured(1) == QLatin1String("all") ? all : inGaps) += match.captured(2).toInt();
  }
  QVERIFY2(all > 0 && all <= most, qPrintable(ran.out));
  QCOMPARE(inGaps, all);
  QVERIFY(ran.out.contains(QStringLiteral("2 simulated deals each")));
  QCOMPARE(told("1", "3").out, ran.out);
  QVERIFY(told("2", "4").out != ran.out);
}

void Trust::twoRolloutsAgree_data() {
  QTest::addColumn<RolloutEnd>("a");
  QTest::addColumn<RolloutEnd>("b");
  QTest::addColumn<cli::Agreement>("agreement");
  QTest::newRow("both worse") << RolloutEnd::Worse << RolloutEnd::Worse << cli::Alike;
  QTest::newRow("both better") << RolloutEnd::Better << RolloutEnd::Better << cli::Alike;
  QTest::newRow("one each way") << RolloutEnd::Worse << RolloutEnd::Better << cli::Contradiction;
  QTest::newRow("clear and open") << RolloutEnd::Worse << RolloutEnd::Cap << cli::ClearOnce;
  QTest::newRow("clear and equal") << RolloutEnd::Better << RolloutEnd::Equal << cli::ClearAndEqual;
  QTest::newRow("both equal") << RolloutEnd::Equal << RolloutEnd::Equal << cli::ClearNever;
  QTest::newRow("no worlds") << RolloutEnd::NoDealFits << RolloutEnd::Cap << cli::ClearNever;
}

// Whichever comes first.
void Trust::twoRolloutsAgree() {
  QFETCH(const RolloutEnd, a);
  QFETCH(const RolloutEnd, b);
  QTEST(cli::agreementOf(a, b), "agreement");
  QTEST(cli::agreementOf(b, a), "agreement");
}

// --json lists the same decisions; another --own-player gets other results in the same simulated deals.
void Trust::trustOneByOne() {
  const int pairs = rounds(6, 2);
  const auto told = [&](const QStringList &more) {
    return runLab(QStringList{QStringLiteral("trust"), reviewedFile(), QStringLiteral("--seat"),
                              QStringLiteral("1"), QStringLiteral("--out"), m_kept.path(),
                              QStringLiteral("--decisions"), QString::number(rounds(3, 1)),
                              QStringLiteral("--pairs"), QString::number(pairs), QStringLiteral("--json")} +
                  more);
  };
  const Ran ran = told({});
  QCOMPARE(ran.status, 0);
  const Ran other = told({QStringLiteral("--own-player"), QStringLiteral("learner")});
  const QStringList lines = ran.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  const QStringList others = other.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QVERIFY(lines.size() > 3);
  QCOMPARE(others.size(), lines.size());
  int differing = 0;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const QJsonObject line = QJsonDocument::fromJson(lines[i].toUtf8()).object();
    const QJsonObject beside = QJsonDocument::fromJson(others[i].toUtf8()).object();
    QCOMPARE(line.value(QLatin1String("type")).toString(), QStringLiteral("janso_trust"));
    QCOMPARE(line.value(QLatin1String("pairs")).toInt(), pairs);
    QVERIFY(line.value(QLatin1String("said")).toDouble() >= 0.004);
    for (const char *key : {"hand", "event", "category", "said"})
      QCOMPARE(beside.value(QLatin1String(key)), line.value(QLatin1String(key)));
    differing += beside.value(QLatin1String("found")) != line.value(QLatin1String("found")) ? 1 : 0;
  }
  QVERIFY(differing > 0);
  const QStringList losses = told({QStringLiteral("--losses")}).out.split(u'\n', Qt::SkipEmptyParts);
  QVERIFY(!losses.isEmpty() && losses.size() < lines.size());
  for (const QString &line : losses)
    QVERIFY(!line.contains(QStringLiteral("\"class\":\"close\"")));
}

JANSO_TEST(Trust);
#include "tst_trust.moc"
