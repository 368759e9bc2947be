// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One window that plays match after match: nothing grows, and nothing runs when
// it stands still. JANSO_SOAK=N plays N East games of four bots; at the normal
// speed one takes about ten minutes.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QPlainTextEdit>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <numeric>
#include <utility>

#include "game/setup/quickmatch.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

struct Held {
  qint64 memory = 0;  // bytes that are resident
  qsizetype handles = 0;
  QMap<QString, int> widgets;  // by class
};

Held held() {
  Held now;
  QFile pages(QStringLiteral("/proc/self/statm"));
  if (pages.open(QIODevice::ReadOnly))
    now.memory = pages.readAll().split(' ').value(1).toLongLong() * 4096;
  now.handles = QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries | QDir::System).size();
  for (const QWidget *widget : QApplication::allWidgets())
    ++now.widgets[QString::fromLatin1(widget->metaObject()->className())];
  return now;
}

QStringList openFiles() {
  QStringList names;
  for (const QFileInfo &each :
       QDir(QStringLiteral("/proc/self/fd")).entryInfoList(QDir::AllEntries | QDir::System))
    names << each.symLinkTarget();
  return names;
}

int sumOf(const QMap<QString, int> &counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

// Of which classes there are more than before, and how many more.
QString moreThan(const QMap<QString, int> &before, const QMap<QString, int> &now) {
  QString text;
  for (auto it = now.begin(); it != now.end(); ++it) {
    if (const int more = it.value() - before.value(it.key()); more > 0)
      text += QStringLiteral("%1 more of %2; ").arg(more).arg(it.key());
  }
  return text;
}

// Over when nothing happened at the table for a minute of waits. They are counted, not timed: the clock goes
// on where the whole machine stood still for a while, and then no match is to blame.
class Patience {
 public:
  explicit Patience(const GameController &controller) : m_controller(controller) {}

  // Asked once a wait.
  bool isOver() {
    if (const int events = m_controller.match().eventCount(); events != std::exchange(m_events, events))
      m_waits = 0;
    return ++m_waits > kMost;
  }

 private:
  static constexpr int kMost = 60000;  // of a millisecond each
  const GameController &m_controller;
  int m_events = -1;
  int m_waits = 0;
};

// What a match that does not go on waits for.
QString whereItStands(const Program &program, int number) {
  const PlayedMatch &match = program.controller.match();
  QString text = QStringLiteral("match %1: %2 events, %3")
                     .arg(number + 1)
                     .arg(match.eventCount())
                     .arg(QLatin1String(match.isRunning() ? "running" : "not running"));
  for (int seat = 0; seat < match.setup().rules.players; ++seat) {
    Decision decision;
    if (decisionOf(match.view(seat), decision))
      text += QStringLiteral("; seat %1 (%2) is asked question %3")
                  .arg(seat)
                  .arg(match.setup().seats[static_cast<std::size_t>(seat)].botId)
                  .arg(decision.id);
  }
  for (const auto *log : program.window->findChildren<QPlainTextEdit *>())
    text += QStringLiteral("; the log ends: ") + log->toPlainText().right(400).simplified();
  if (program.window->actions()->action(WindowCommand::Pause)->isChecked())
    text += QStringLiteral("; paused");
  if (!program.table()->isVisible())
    text += QStringLiteral("; another page is shown");
  for (const QWidget *each : program.window->findChildren<QWidget *>()) {
    if (each->isVisible() && each->inherits("janso::OverlayPage"))
      text += QStringLiteral("; %1 is shown").arg(QLatin1String(each->metaObject()->className()));
  }
  return text;
}

}  // namespace

class TestLongPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingGrows();

 private:
  Folders m_folders;
};

void TestLongPlay::nothingGrows() {
  const Program program(m_folders.fresh());
  const int matches = rounds("JANSO_SOAK", 4, 2);
  auto *handEnd = program.find<HandEndPage>();
  auto *matchEnd = program.find<MatchEndPage>();
  // Threads come and go with the thoughts of bots, and each holds one.
  const qsizetype threads = 2 * QThread::idealThreadCount() + 2;
  const int warm = matches / 2;  // caches fill in the first half
  Held before;
  for (int match = 0; match < matches; ++match) {
    MatchSetup setup = demoMatch(basicAriAri(), program.window->bots());
    setup.seed = QStringLiteral("soak %1").arg(match);
    QVERIFY(program.window->play(setup));
    Patience patience(program.controller);
    while (!matchEnd->isVisible()) {
      QVERIFY2(!patience.isOver(), qPrintable(whereItStands(program, match)));
      if (handEnd->isVisible())
        QTest::keyClick(handEnd, Qt::Key_Return);
      QTest::qWait(1);
    }
    program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
    QTRY_VERIFY(!matchEnd->isVisible());
    const Held now = held();
    if (match + 1 == warm)
      before = now;
    if (match % 20 == 19)
      qInfo("match %d: %.1f MB, %d handles, %d widgets", match + 1, static_cast<double>(now.memory) / 1e6,
            static_cast<int>(now.handles), sumOf(now.widgets));
    if (match + 1 > warm)
      QVERIFY2(now.handles <= before.handles + threads, qPrintable(openFiles().join(QLatin1Char('\n'))));
  }
  const Held after = held();
  // A match longer than any before may need another row somewhere; what is
  // forgotten grows with every match.
  QVERIFY2(sumOf(after.widgets) < sumOf(before.widgets) + std::max(1, (matches - warm) / 4),
           qPrintable(moreThan(before.widgets, after.widgets)));
  qInfo("memory: %.1f MB after %d matches, %.1f MB after %d", static_cast<double>(before.memory) / 1e6, warm,
        static_cast<double>(after.memory) / 1e6, matches);
  // What a sanitizer keeps of what was let go is not ours; and a few matches
  // prove nothing.
  if (matches >= 60 && !qEnvironmentVariableIsSet("JANSO_QUICK"))
    QVERIFY(static_cast<double>(after.memory) < static_cast<double>(before.memory) * 1.05);
}

JANSO_TEST(TestLongPlay);
#include "tst_longplay.moc"
