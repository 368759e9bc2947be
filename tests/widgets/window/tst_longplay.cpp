// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One window that plays match after match: nothing grows, and nothing runs when it stands still. JANSO_SOAK=N
// plays N East games of four bots; at the normal speed one takes about ten minutes.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QThread>

#include "game/quickmatch.h"
#include "rules/presets.h"
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
  qsizetype widgets = 0;
};

Held held() {
  Held now;
  QFile pages(QStringLiteral("/proc/self/statm"));
  if (pages.open(QIODevice::ReadOnly))
    now.memory = pages.readAll().split(' ').value(1).toLongLong() * 4096;
  now.handles = QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries | QDir::System).size();
  now.widgets = QApplication::allWidgets().size();
  return now;
}

QStringList openFiles() {
  QStringList names;
  for (const QFileInfo &each :
       QDir(QStringLiteral("/proc/self/fd")).entryInfoList(QDir::AllEntries | QDir::System))
    names << each.symLinkTarget();
  return names;
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
    QElapsedTimer clock;
    clock.start();
    while (!matchEnd->isVisible()) {
      QVERIFY(clock.elapsed() < kMatchMs);
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
            static_cast<int>(now.handles), static_cast<int>(now.widgets));
    if (match + 1 > warm) {
      QVERIFY2(now.handles <= before.handles + threads, qPrintable(openFiles().join(QLatin1Char('\n'))));
      QVERIFY2(now.widgets <= before.widgets, qPrintable(QString::number(match)));
    }
  }
  const Held after = held();
  qInfo("memory: %.1f MB after %d matches, %.1f MB after %d", static_cast<double>(before.memory) / 1e6, warm,
        static_cast<double>(after.memory) / 1e6, matches);
  // What a sanitizer keeps of what was let go is not ours; and a few matches prove nothing.
  if (matches >= 60 && !qEnvironmentVariableIsSet("JANSO_QUICK"))
    QVERIFY(static_cast<double>(after.memory) < static_cast<double>(before.memory) * 1.05);
}

JANSO_TEST(TestLongPlay);
#include "tst_longplay.moc"
