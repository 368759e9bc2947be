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

#include "cli/reviewtrust.h"
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
  void trustIsMeasuredByCategory();
  void trustOneByOne();
  void trustTwice();
  void thinkingIsToldByGap();
  void twoRolloutsAgree_data();
  void twoRolloutsAgree();

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
  row("losses that nothing is asked of", "x --losses", "--losses needs --trust");
  row("two roll-outs of nothing", "x --twice", "--twice needs --trust");
  row("two roll-outs one by one", "x --trust 5 --twice --json", "--twice needs --trust");
  row("trust in one place", "x --trust 5 --rollout 1:2", "--trust and --rollout cannot");
  row("thinking of one place", "x --think 5 --rollout 1:2", "--think cannot be used");
  row("thinking of real hands", "x --think 5 --worlds hands", "--think cannot be used");
  row("thinking of none", "x --think 0", "--think");
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

// Which choices, and which worlds, does not hang on who plays them.
void ReviewCommand::trustIsMeasuredByCategory() {
  const QString decisions = QString::number(rounds(3, 1));
  const QString pairs = QString::number(rounds(6, 2));
  const auto measured = [&](const char *jobs, const char *seed) {
    return review({reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"), QStringLiteral("--out"),
                   m_kept.path(), QStringLiteral("--trust"), decisions, QStringLiteral("--pairs"), pairs,
                   QStringLiteral("--jobs"), QString::fromLatin1(jobs), QStringLiteral("--seed"),
                   QString::fromLatin1(seed)});
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
void ReviewCommand::trustTwice() {
  const auto told = [this](const char *jobs) {
    return review({reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"), QStringLiteral("--out"),
                   m_kept.path(), QStringLiteral("--trust"), QStringLiteral("1"), QStringLiteral("--twice"),
                   QStringLiteral("--pairs"), QString::number(rounds(20, 2)), QStringLiteral("--own-player"),
                   QStringLiteral("club"), QStringLiteral("--jobs"), QString::fromLatin1(jobs)});
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

// The same choices in the same worlds for any number of threads; those of the gaps are all of them.
void ReviewCommand::thinkingIsToldByGap() {
  const int most = rounds(5, 2);
  const auto told = [&](const char *jobs, const char *seed) {
    return review({reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"), QStringLiteral("--out"),
                   m_kept.path(), QStringLiteral("--think"), QString::number(most), QStringLiteral("--pairs"),
                   QStringLiteral("2"), QStringLiteral("--own-player"), QStringLiteral("club"),
                   QStringLiteral("--jobs"), QString::fromLatin1(jobs), QStringLiteral("--seed"),
                   QString::fromLatin1(seed)});
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

void ReviewCommand::twoRolloutsAgree_data() {
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
void ReviewCommand::twoRolloutsAgree() {
  QFETCH(const RolloutEnd, a);
  QFETCH(const RolloutEnd, b);
  QTEST(cli::agreementOf(a, b), "agreement");
  QTEST(cli::agreementOf(b, a), "agreement");
}

// One by one they are the same choices, and another own player finds otherwise in the same worlds.
void ReviewCommand::trustOneByOne() {
  const int pairs = rounds(6, 2);
  const auto told = [&](const QStringList &more) {
    return review(QStringList{reviewedFile(), QStringLiteral("--seat"), QStringLiteral("1"),
                              QStringLiteral("--out"), m_kept.path(), QStringLiteral("--trust"),
                              QString::number(rounds(3, 1)), QStringLiteral("--pairs"),
                              QString::number(pairs), QStringLiteral("--json")} +
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

JANSO_TEST(ReviewCommand);
#include "tst_reviewcommand.moc"
