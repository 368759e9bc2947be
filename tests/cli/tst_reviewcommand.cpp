// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli review: the lines of its JSON, files that are none, folders, what is saved, rollouts.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "records/formats/gamefile.h"
#include "records/provedgame.h"
#include "review/reviewfile.h"
#include "review/reviewjson.h"
#include "support/clirun.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using test::contents;
using test::isQuick;
using test::Ran;
using test::rounds;
using test::runCli;

namespace {

QString reviewedFile() {
  return QStringLiteral(JANSO_TEST_DATA "/records/own03.mjlog");
}

Ran review(const QStringList &arguments) {
  return runCli(QStringList{QStringLiteral("review")} + arguments);
}

QList<QJsonObject> jsonLines(const QString &text) {
  QList<QJsonObject> lines;
  for (const QString &line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
    lines << QJsonDocument::fromJson(line.toUtf8()).object();
  return lines;
}

// A number may be rounded twice where it stands in a sentence.
QJsonObject withoutReasons(QJsonObject hand) {
  QJsonArray verdicts;
  for (const QJsonValue &each : hand.value(QLatin1String("verdicts")).toArray()) {
    QJsonObject verdict = each.toObject();
    verdict.remove(QLatin1String("reasons"));
    verdicts.append(verdict);
  }
  hand.insert(QLatin1String("verdicts"), verdicts);
  return hand;
}

}  // namespace

class ReviewCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void theFirstLineIsTheHead();
  void aLineForEachHand();
  void whatWasLostHasReasons();
  void theLastLineHasTheFigures();
  void numbersAreShort();
  void theExampleOfTheReadmeHasTheKeys();
  void whatIsKeptIsWhatIsPrinted();
  void filesThatAreNoneAreToldAndTheRestGoesOn();
  void aFolderIsGoneThrough();
  void wrongOptions_data();
  void wrongOptions();
  void aRolloutSaysOfWhatKindItIs();

 private:
  QTemporaryDir m_kept;
  Ran m_ran;  // one seat of one game
  QList<QJsonObject> m_lines;
};

void ReviewCommand::initTestCase() {
  m_ran = review({reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"), QStringLiteral("--json"),
                  QStringLiteral("--out"), m_kept.path()});
  QCOMPARE(m_ran.status, 0);
  QVERIFY2(m_ran.err.isEmpty(), qPrintable(m_ran.err));
  m_lines = jsonLines(m_ran.out);
  QVERIFY(m_lines.size() > 2);
  for (const QJsonObject &line : m_lines)
    QVERIFY(!line.isEmpty());
}

void ReviewCommand::theFirstLineIsTheHead() {
  const QJsonObject &head = m_lines.front();
  QCOMPARE(head.value(QLatin1String("type")).toString(), QStringLiteral("janso_review"));
  QCOMPARE(head.value(QLatin1String("version")).toInt(), kReviewFormat);
  QCOMPARE(head.value(QLatin1String("path")).toString(), reviewedFile());
  QCOMPARE(head.value(QLatin1String("seats")).toArray(), QJsonArray{1});
  QCOMPARE(head.value(QLatin1String("evaluator")).toString(), QStringLiteral("master"));
  QCOMPARE(head.value(QLatin1String("preset")).toString(), QStringLiteral("normal"));
  QCOMPARE(head.value(QLatin1String("game")).toString().size(), 64);
  QVERIFY(headFromJson(head).ok());
}

void ReviewCommand::aLineForEachHand() {
  GameFile file = readGameFile(reviewedFile());
  const Result<ProvedGame> game = prove(file.games.front());
  QVERIFY(game.ok());
  QCOMPARE(m_lines.size(), static_cast<qsizetype>(game->hands.size()) + 2);
  int verdicts = 0;
  for (qsizetype i = 1; i + 1 < m_lines.size(); ++i) {
    QCOMPARE(m_lines[i].value(QLatin1String("hand")).toInt(-1), static_cast<int>(i) - 1);
    const Result<HandReview> hand = handReviewFromJson(m_lines[i]);
    QVERIFY2(hand.ok(), hand.ok() ? "" : hand.error().text.c_str());
    for (const ChoiceVerdict &verdict : hand->verdicts) {
      const ProvedHand &played = game->hands[hand->hand];
      QVERIFY(verdict.answer < played.answers.size());
      QVERIFY(played.answers[verdict.answer].action == verdict.action);
      QCOMPARE(static_cast<int>(verdict.seat), 1);
      ++verdicts;
    }
    // What is not judged has no loss, which is not 0.
    for (const QJsonValue &value : m_lines[i].value(QLatin1String("verdicts")).toArray()) {
      const QJsonObject verdict = value.toObject();
      QCOMPARE(verdict.contains(QLatin1String("loss_place")),
               verdict.value(QLatin1String("class")).toString() != QLatin1String("not_judged"));
      QVERIFY(!verdict.value(QLatin1String("candidates")).toArray().isEmpty());
    }
  }
  QVERIFY(verdicts > 20);
}

// A sentence has all its numbers, and what lies within the noise has none.
void ReviewCommand::whatWasLostHasReasons() {
  int reasons = 0;
  for (qsizetype i = 1; i + 1 < m_lines.size(); ++i) {
    for (const QJsonValue &value : m_lines[i].value(QLatin1String("verdicts")).toArray()) {
      const QJsonObject verdict = value.toObject();
      for (const QJsonValue &each : verdict.value(QLatin1String("reasons")).toArray()) {
        const QJsonObject reason = each.toObject();
        const QString text = reason.value(QLatin1String("text")).toString();
        static const QRegularExpression unfilled(QStringLiteral("%[a-z0-9]"));
        QVERIFY2(!text.isEmpty() && !unfilled.match(text).hasMatch(), qPrintable(text));
        QVERIFY(reason.value(QLatin1String("played")) == verdict.value(QLatin1String("action")));
        QVERIFY(!reason.value(QLatin1String("code")).toString().isEmpty());
        // Nothing is told of the difference to the best where it was played; only that it dealt in.
        const bool best = reason.value(QLatin1String("better")) == reason.value(QLatin1String("played"));
        QCOMPARE(best, reason.value(QLatin1String("code")).toString() == QLatin1String("no_fault"));
        ++reasons;
      }
    }
  }
  QVERIFY(reasons > 3);
}

void ReviewCommand::theLastLineHasTheFigures() {
  const QJsonObject &figures = m_lines.back();
  QCOMPARE(figures.value(QLatin1String("type")).toString(), QStringLiteral("figures"));
  QCOMPARE(figures.value(QLatin1String("seat")).toInt(), 1);
  const int choices = figures.value(QLatin1String("choices")).toInt();
  QVERIFY(choices > 20);
  QVERIFY(figures.value(QLatin1String("same")).toInt() <= choices);
  const QJsonObject classes = figures.value(QLatin1String("classes")).toObject();
  QCOMPARE(classes.keys(), (QStringList{QStringLiteral("blunder"), QStringLiteral("close"),
                                        QStringLiteral("inaccuracy"), QStringLiteral("mistake"),
                                        QStringLiteral("not_judged"), QStringLiteral("suspected")}));
  int counted = 0;
  for (const QString &name : classes.keys())
    counted += name == QLatin1String("not_judged") ? 0 : classes.value(name).toInt();
  QCOMPARE(counted, choices);
  int byCategory = 0;
  const QJsonObject categories = figures.value(QLatin1String("categories")).toObject();
  for (const QString &name : categories.keys())
    byCategory += categories.value(name).toObject().value(QLatin1String("choices")).toInt();
  QCOMPARE(byCategory, choices);
  // Luck: its terms sum to it, and the result without it is the difference.
  double luck = 0;
  const QJsonArray terms = figures.value(QLatin1String("luck_terms")).toArray();
  QCOMPARE(terms.size(), 4);
  for (const QJsonValue &term : terms)
    luck += term.toDouble();
  // Each is rounded to a tenth of a point.
  QVERIFY(std::abs(luck - figures.value(QLatin1String("luck")).toDouble()) < 0.3);
  QVERIFY(std::abs(figures.value(QLatin1String("points")).toDouble() -
                   figures.value(QLatin1String("luck")).toDouble() -
                   figures.value(QLatin1String("adjusted_points")).toDouble()) < 1e-6);
  const double accuracy = figures.value(QLatin1String("accuracy")).toDouble();
  QVERIFY(figures.value(QLatin1String("accuracy_low")).toDouble() <= accuracy);
  QVERIFY(accuracy <= figures.value(QLatin1String("accuracy_high")).toDouble());
}

// No number has more digits than somebody has measured.
void ReviewCommand::numbersAreShort() {
  const QRegularExpression number(QStringLiteral("-?\\d+\\.(\\d+)(e-?\\d+)?"));
  int numbers = 0;
  for (auto found = number.globalMatch(m_ran.out); found.hasNext(); ++numbers) {
    const QRegularExpressionMatch match = found.next();
    QVERIFY2(match.capturedLength(1) <= 6, qPrintable(match.captured(0)));
  }
  QVERIFY(numbers > 100);
}

// The example in src/review/README.md has the keys of what is printed, and no others.
void ReviewCommand::theExampleOfTheReadmeHasTheKeys() {
  const QString readme =
      QString::fromUtf8(contents(QStringLiteral(JANSO_TEST_DATA "/../../src/review/README.md")));
  const qsizetype from = readme.indexOf(QStringLiteral("```json\n{\"evaluator\""));
  QVERIFY(from > 0);
  const qsizetype begin = readme.indexOf(QLatin1Char('{'), from);
  const QList<QJsonObject> example =
      jsonLines(readme.mid(begin, readme.indexOf(QStringLiteral("```"), begin) - begin));
  QCOMPARE(example.size(), 3);
  QCOMPARE(example[0].keys(), m_lines.front().keys());
  QCOMPARE(example[1].keys(), m_lines[1].keys());
  QCOMPARE(example[2].keys(), m_lines.back().keys());
  const QLatin1String verdicts("verdicts");
  const QLatin1String candidates("candidates");
  const QJsonObject shown = example[1].value(verdicts).toArray().first().toObject();
  for (qsizetype i = 1; i + 1 < m_lines.size(); ++i) {
    for (const QJsonValue &value : m_lines[i].value(verdicts).toArray()) {
      const QJsonObject verdict = value.toObject();
      if (!verdict.contains(QLatin1String("loss_place")))
        continue;
      QCOMPARE(shown.keys(), verdict.keys());
      QCOMPARE(shown.value(candidates).toArray().first().toObject().keys(),
               verdict.value(candidates).toArray().first().toObject().keys());
      return;
    }
  }
  QFAIL("no choice was judged");
}

// Asked again, with and without the file.
void ReviewCommand::whatIsKeptIsWhatIsPrinted() {
  const QString game = m_lines.front().value(QLatin1String("game")).toString();
  const QString path = m_kept.filePath(reviewFileName(game.toStdString()));
  const Result<GameReview> kept = readReview(path);
  QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text.c_str());
  QCOMPARE(static_cast<qsizetype>(kept->hands.size()), m_lines.size() - 2);
  const Ran again = review({reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"),
                            QStringLiteral("--json"), QStringLiteral("--out"), m_kept.path()});
  // The file rounds what nobody measures.
  const QList<QJsonObject> lines = jsonLines(again.out);
  QCOMPARE(lines.size(), m_lines.size());
  QVERIFY(lines.front() == m_lines.front());
  for (qsizetype i = 1; i + 1 < lines.size(); ++i)
    QVERIFY(withoutReasons(lines[i]) == withoutReasons(m_lines[i]));
  for (const char *key : {"mean_place", "error_place"})
    QVERIFY(std::abs(lines.back().value(QLatin1String(key)).toDouble() -
                     m_lines.back().value(QLatin1String(key)).toDouble()) < 2e-6);
  QCOMPARE(lines.back().value(QLatin1String("classes")), m_lines.back().value(QLatin1String("classes")));
}

void ReviewCommand::filesThatAreNoneAreToldAndTheRestGoesOn() {
  const QTemporaryDir folder;
  QFile cut(folder.filePath(QStringLiteral("cut.mjlog")));
  const QByteArray whole = contents(reviewedFile());
  QVERIFY(cut.open(QIODevice::WriteOnly) && cut.write(whole.left(whole.size() / 2)) > 0);
  cut.close();
  const QString missing = folder.filePath(QStringLiteral("missing.mjlog"));
  const Ran ran = review({cut.fileName(), missing, reviewedFile(), QStringLiteral("--seat"),
                          QStringLiteral("1"), QStringLiteral("--out"), m_kept.path()});
  QCOMPARE(ran.status, static_cast<int>(cli::kFoundWrong));
  const QStringList told = ran.err.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(told.size(), 2);
  QVERIFY2(told[0].startsWith(cut.fileName() + QStringLiteral(": ")), qPrintable(told[0]));
  QVERIFY2(told[1].startsWith(missing + QStringLiteral(": ")), qPrintable(told[1]));
  QVERIFY2(ran.out.contains(reviewedFile()) && ran.out.contains(QStringLiteral("accuracy")),
           qPrintable(ran.out));
}

void ReviewCommand::aFolderIsGoneThrough() {
  const QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("2026/11")));
  const QString copy = folder.filePath(QStringLiteral("2026/11/game.mjlog"));
  QVERIFY(QFile::copy(reviewedFile(), copy));
  const Ran ran = review({folder.path(), QStringLiteral("--seat"), QStringLiteral("1"),
                          QStringLiteral("--json"), QStringLiteral("--out"), m_kept.path()});
  QCOMPARE(ran.status, 0);
  const QList<QJsonObject> lines = jsonLines(ran.out);
  QCOMPARE(lines.size(), m_lines.size());
  QCOMPARE(lines.front().value(QLatin1String("path")).toString(), copy);
  QVERIFY(lines[1] == m_lines[1]);
  // Of an empty one there is nothing.
  const QTemporaryDir empty;
  const Ran none = review({empty.path(), QStringLiteral("--json")});
  QCOMPARE(none.status, 0);
  QVERIFY(none.out.isEmpty());
}

void ReviewCommand::wrongOptions_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QString>("says");
  const auto row = [](const char *name, const char *options, const char *says) {
    QTest::newRow(name) << QString::fromLatin1(options).split(QLatin1Char(' '), Qt::SkipEmptyParts)
                        << QString::fromLatin1(says);
  };
  row("no file", "--json", "at least one file");
  row("a preset that there is not", "x --preset harsh", "strict, normal or mild");
  row("a bot that cannot price", "x --bot club", "'master' can");
  row("a seat that there is not", "x --seat 4", "--seat");
  row("a seat and a name", "x --seat 1 --player A", "cannot be used together");
  row("a roll-out of nothing", "x --rollout 3", "H:E");
  row("worlds that there are not", "x --worlds true", "hidden, hands or wall");
  row("players that there are not", "x --players nobody", "not a built-in bot");
  row("an own player that cannot be", "x --own-player master:depht=1", "not a built-in bot");
}

void ReviewCommand::wrongOptions() {
  QFETCH(QStringList, options);
  QFETCH(QString, says);
  const Ran ran = review(options);
  QCOMPARE(ran.status, static_cast<int>(cli::kBadUsage));
  QVERIFY2(ran.err.contains(says), qPrintable(ran.err));
  QVERIFY(ran.out.isEmpty());
}

void ReviewCommand::aRolloutSaysOfWhatKindItIs() {
  const QString pairs = QString::number(rounds(10, 2));
  // The pairs that measure the size are many, however few decide.
  const QStringList players = isQuick()
                                  ? QStringList{QStringLiteral("--players"), QStringLiteral("learner"),
                                                QStringLiteral("--own-player"), QStringLiteral("learner")}
                                  : QStringList();
  for (qsizetype i = 1; i + 1 < m_lines.size(); ++i) {
    for (const QJsonValue &value : m_lines[i].value(QLatin1String("verdicts")).toArray()) {
      const QJsonObject verdict = value.toObject();
      if (!verdict.contains(QLatin1String("loss_place")) ||
          verdict.value(QLatin1String("played")).toInt() == 0)
        continue;
      const QString place =
          QStringLiteral("%1:%2").arg(i - 1).arg(verdict.value(QLatin1String("event")).toInt());
      const Ran ran = review(QStringList{reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"),
                                         QStringLiteral("--out"), m_kept.path(), QStringLiteral("--rollout"),
                                         place, QStringLiteral("--worlds"), QStringLiteral("hands"),
                                         QStringLiteral("--pairs"), pairs} +
                             players);
      QCOMPARE(ran.status, 0);
      QVERIFY2(ran.out.contains(QStringLiteral("deciding sample: %1 pairs").arg(pairs)), qPrintable(ran.out));
      QVERIFY2(ran.out.contains(QStringLiteral("with the real hands, not a judgment of the decision")),
               qPrintable(ran.out));
      return;
    }
  }
  QFAIL("the game has no choice that lost something");
}

JANSO_TEST(ReviewCommand);
#include "tst_reviewcommand.moc"
