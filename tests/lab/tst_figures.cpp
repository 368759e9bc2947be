// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab figures: bots that can be played again, and one sentence for every mistake.
#include <QTemporaryDir>
#include <QTest>

#include "lab/labrun.h"
#include "statistics/botfigures.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::Ran;
using test::runLab;

class Figures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void botsPlayTheSameAgain();
  void botsCanBeReviewed();
  void everyMistakeIsASentence_data();
  void everyMistakeIsASentence();
};

void Figures::botsPlayTheSameAgain() {
  QTemporaryDir folder;
  QByteArray first;
  for (const char *threads : {"1", "2"}) {
    const QString out = folder.filePath(QLatin1String(threads));
    const Ran ran = runLab({QStringLiteral("figures"), QStringLiteral("--matches"), QStringLiteral("4"),
                            QStringLiteral("--bot"), QStringLiteral("novice"), QStringLiteral("--threads"),
                            QLatin1String(threads), QStringLiteral("--out"), out});
    QCOMPARE(ran.status, cli::kFine);
    if (first.isEmpty())
      first = contents(out);
    QCOMPARE(contents(out), first);
  }
  const Result<BotFigures> figures = botFiguresOf(first);
  QVERIFY(figures.ok());
  QCOMPARE(figures->bots.size(), std::size_t{1});
  QCOMPARE(figures->bots[0].totals.sums().value(Counter::Matches), std::optional<std::int64_t>(4));
}

// Only then their choices count, and the file says by whom they were judged.
void Figures::botsCanBeReviewed() {
  QTemporaryDir folder;
  for (const bool reviewed : {false, true}) {
    const QString out = folder.filePath(QString::number(static_cast<int>(reviewed)));
    QStringList line{QStringLiteral("figures"),
                     QStringLiteral("--matches"),
                     QStringLiteral("4"),
                     QStringLiteral("--bot"),
                     QStringLiteral("novice"),
                     QStringLiteral("--rules"),
                     QStringLiteral("tenhou_4p"),
                     QStringLiteral("--length"),
                     QStringLiteral("east"),
                     QStringLiteral("--out"),
                     out};
    if (reviewed)
      line << QStringLiteral("--reviewed");
    QCOMPARE(runLab(line).status, cli::kFine);
    const Result<BotFigures> figures = botFiguresOf(contents(out));
    QVERIFY(figures.ok());
    QCOMPARE(figures->length, QStringLiteral("east"));
    QCOMPARE(figures->evaluator, reviewed ? QStringLiteral("master") : QString());
    const Counters &sums = figures->bots[0].totals.sums();
    QVERIFY(sums.valueOr0(Counter::Hands) < 4 * 12);
    QCOMPARE(sums.isKnown(Counter::Choices), reviewed);
    QVERIFY(!reviewed || sums.valueOr0(Counter::LossPlace) > 0);
  }
}

void Figures::everyMistakeIsASentence_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char *name, const char *line, const char *sentence) {
    QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(sentence);
  };
  row("no bot", "figures --matches 4 --bot nobody --out x", "there is no bot 'nobody'");
  row("nowhere to write", "figures --matches 4", "--out FILE is missing");
  row("no matches", "figures --out x", "--matches is missing");
  row("no length", "figures --matches 4 --out x --length long", "--length must be east or south");
}

void Figures::everyMistakeIsASentence() {
  QFETCH(QByteArray, line);
  QFETCH(QString, sentence);
  const Ran ran = runLab(line.constData());
  QCOMPARE(ran.status, cli::kBadUsage);
  QVERIFY2(ran.err.contains(sentence), qPrintable(ran.err));
}

JANSO_TEST(Figures);
#include "tst_figures.moc"
