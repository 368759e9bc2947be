// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window is killed at any moment, in every phase of a match, and goes on as if nothing had been: with the
// same journal, the same question, the same picture. So does a review, with every hand that was done.
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "review/reviewfile.h"
#include "review/rolloutfile.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/window/killedmatch.h"
#include "widgets/window/killedwindow.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kMany = 30;

// In the game that is reviewed: a discard of the first hand, that much can be said for and against.
const QString kChoice = QStringLiteral("hand=1&event=4");

// What is kept of a review.
struct KeptReview {
  QString path;
  std::size_t hands = 0;
  int pairs = 0;  // of worlds that were rolled out
  QByteArray bytes;
  QByteArray rolled;
  QString problem;
};

QByteArray contentsOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString fileIn(const QString &folder, const QString &pattern) {
  QDirIterator files(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
  return files.hasNext() ? files.next() : QString();
}

KeptReview keptIn(const QString &folder) {
  KeptReview kept;
  kept.path = fileIn(folder, QStringLiteral("*.review"));
  if (kept.path.isEmpty())
    return kept;
  kept.bytes = contentsOf(kept.path);
  const Result<GameReview> review = readReview(kept.path);
  // Killed before its head was written: as if there were none.
  if (!review && kept.bytes.contains('\n'))
    kept.problem = QString::fromStdString(review.error().text);
  if (!review)
    return kept;
  kept.hands = review->hands.size();
  const QString rolled = fileIn(folder, QStringLiteral("*.rollouts"));
  if (rolled.isEmpty())
    return kept;
  kept.rolled = contentsOf(rolled);
  const Result<std::vector<Rollout>> rollouts = readRollouts(rolled, review->game);
  if (!rollouts)
    kept.problem = QString::fromStdString(rollouts.error().text);
  else if (!rollouts->empty())
    kept.pairs = rollouts->front().deciding.pairs;
  return kept;
}

// All but the one that is taken where something has just been rolled out: the list of hands beside it keeps
// the height that it had while the progress was told below.
std::vector<WindowLife::Asked> picturesOf(const WindowLife &life) {
  std::vector<WindowLife::Asked> asked = life.asked();
  std::erase_if(asked, [](const WindowLife::Asked &one) { return one.key.startsWith("rollout-from"); });
  return asked;
}

// The first number that was told of the work after the one that begins it.
int goesOnAt(const WindowLife &life, const QByteArray &word) {
  int seen = 0;
  for (const QByteArray &line : life.lines) {
    if (line.startsWith(word + ' ') && ++seen == 2)
      return line.mid(word.size() + 1).toInt();
  }
  return -1;
}

}  // namespace

class TestWindowKills : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void matchesGoOn_data();
  void matchesGoOn();
  void reviewsGoOn();

 private:
  void reviewThroughKills(const QString &folder, Killer &killer, KillFigures &figures,
                          QHash<QByteArray, QByteArray> &pictures);
};

void TestWindowKills::matchesGoOn_data() {
  QTest::addColumn<QString>("kind");
  if (!isQuick()) {  // a series has matches of one human, too
    QTest::newRow("one human") << QStringLiteral("solo");
    QTest::newRow("three players") << QStringLiteral("three");
  }
  QTest::newRow("two humans, standing calls, behind the curtain") << QStringLiteral("hotseat");
  QTest::newRow("a series") << QStringLiteral("series");
}

void TestWindowKills::matchesGoOn() {
  QFETCH(QString, kind);
  const int wanted = rounds("JANSO_WINDOW_KILLS", 5, 2);
  Killer killer(kind, qEnvironmentVariableIntValue("JANSO_WINDOW_KILLS_SEED"));
  KillFigures figures;
  while (figures.kills < wanted) {
    KilledMatch match(kind, QStringLiteral("killed %1").arg(figures.matches++));
    while (!match.isOver() && figures.kills < wanted) {
      const QString wrong = match.live(killer, figures);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
    const QString wrong = match.compareUnkilled(figures);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
  }
  qInfo("%s", qPrintable(figures.text()));
  // A few kills may all have come before there was anything to compare.
  QVERIFY(figures.sameJournal + figures.openAgain + figures.comparedUnkilled > 0);
  if (wanted >= kMany)
    QVERIFY(figures.sameJournal > 0 && figures.openAgain > 0 && figures.comparedUnkilled > 0);
}

// What is on the disk is whole at any moment, never less than before, and in the end what an undisturbed
// review has made.
void TestWindowKills::reviewsGoOn() {
  const int wanted = rounds("JANSO_WINDOW_KILLS", 5, 2);
  const QTemporaryDir unkilled;
  QHash<QByteArray, QByteArray> pictures;
  // The second time all is there from the beginning.
  for (int time = 0; time < 2; ++time) {
    const WindowLife whole = liveUntilKilled({unkilled.path(), QStringLiteral("review"), kChoice, 0, 0},
                                             {.after = "over", .atMostMs = 600000});
    QVERIFY2(whole.over && whole.problem.isEmpty(), whole.problem.constData());
    for (const WindowLife::Asked &one : picturesOf(whole)) {
      QCOMPARE(pictures.value(one.key, one.hash), one.hash);
      pictures.insert(one.key, one.hash);
    }
  }
  QCOMPARE(pictures.size(), 3);
  const KeptReview made = keptIn(unkilled.path());
  QVERIFY(made.hands > 0 && made.pairs > 0);
  Killer killer(QStringLiteral("review"), qEnvironmentVariableIntValue("JANSO_WINDOW_KILLS_SEED"));
  KillFigures figures;
  while (figures.kills < wanted) {
    const QTemporaryDir folder;
    ++figures.matches;
    reviewThroughKills(folder.path(), killer, figures, pictures);
    if (QTest::currentTestFailed())
      return;
    const KeptReview kept = keptIn(folder.path());
    QCOMPARE(kept.hands, made.hands);
    QCOMPARE(kept.bytes.size(), made.bytes.size());
    QCOMPARE(kept.rolled, made.rolled);
  }
  qInfo("%s", qPrintable(figures.text()));
}

void TestWindowKills::reviewThroughKills(const QString &folder, Killer &killer, KillFigures &figures,
                                         QHash<QByteArray, QByteArray> &pictures) {
  const int most = rounds("JANSO_WINDOW_KILLS", 5, 2);
  WindowPlay play{folder, QStringLiteral("review"), kChoice, 0, 0};
  KeptReview before;
  for (bool over = false; !over;) {
    Kill kill = killer.next(play);
    if (figures.kills >= most)
      kill = {.after = "over", .atMostMs = 600000};
    play.speed = 0;
    const WindowLife life = liveUntilKilled(play, kill);
    figures.add(life);
    QVERIFY2(life.problem.isEmpty(), life.problem.constData());
    for (const WindowLife::Asked &one : picturesOf(life)) {
      QVERIFY2(pictures.value(one.key, one.hash) == one.hash, one.key.constData());
      figures.comparedUnkilled += pictures.contains(one.key) ? 1 : 0;
      pictures.insert(one.key, one.hash);
    }
    const KeptReview now = keptIn(folder);
    QVERIFY2(now.problem.isEmpty(), qPrintable(now.problem));
    QVERIFY(now.hands >= before.hands && now.pairs >= before.pairs);
    const int rolled = goesOnAt(life, "rolling");
    QVERIFY2(rolled < 0 || rolled >= before.pairs,
             qPrintable(QStringLiteral("%1 pairs after %2").arg(rolled).arg(before.pairs)));
    // Every hand that was done stays as it was written.
    QVERIFY(now.bytes.startsWith(before.bytes.left(before.bytes.lastIndexOf('\n') + 1)));
    figures.sameJournal += before.hands > 0 ? 1 : 0;
    before = now;
    over = life.over;
  }
}

JANSO_TEST(TestWindowKills);
#include "tst_windowkills.moc"
