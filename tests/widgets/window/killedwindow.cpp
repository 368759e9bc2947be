// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/killedwindow.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStringList>
#include <QThread>
#include <algorithm>
#include <array>

namespace janso::test {

namespace {

constexpr int kSilenceMs = 120000;  // on a slow machine

// A phase that a window is killed in: within `withinMs` after up to `times` lines that begin so.
struct Target {
  const char *kinds;  // of play, or empty for all but a review
  const char *after;
  int times;
  int withinMs;
};
constexpr std::array kTargets{
    Target{"", "asked discard", 2, 30},
    Target{"", "moved", 60, 150},
    Target{"solo three series", "asked call", 2, 30},
    Target{"hotseat", "asked orders", 2, 30},
    Target{"hotseat", "asked curtain", 2, 30},
    Target{"", "asked page", 1, 30},
    Target{"series", "asked end", 1, 30},
    Target{"", "dealt", 1, 900},
    Target{"", "answered", 8, 3},
    Target{"", "revealing", 1, 800},
    Target{"", "begun", 1, 80},
    Target{"", "open", 1, 40},
    Target{"", "", 1, 300},
    Target{"review", "reviewing", 8, 150},
    Target{"review", "rolling", 6, 300},
    Target{"review", "reviewing", 2, 300},
    Target{"review", "asked review", 1, 60},
    Target{"review", "", 1, 300},
};

bool isOf(const Target &target, const QString &kind) {
  const QString kinds = QString::fromLatin1(target.kinds);
  return kinds.isEmpty() ? kind != QLatin1String("review") : kinds.split(QLatin1Char(' ')).contains(kind);
}

// The lines that are whole by now.
void takeLines(QProcess &process, QByteArrayList &lines) {
  while (process.canReadLine())
    lines << process.readLine().trimmed();
}

}  // namespace

std::vector<WindowLife::Asked> WindowLife::asked() const {
  std::vector<Asked> all;
  for (const QByteArray &line : lines) {
    const QByteArrayList words = line.split(' ');
    if (words.size() == 3 && words[0] == "asked")
      all.push_back({words[1], words[2]});
  }
  return all;
}

QString WindowLife::begun() const {
  const auto line =
      std::ranges::find_if(lines, [](const QByteArray &said) { return said.startsWith("begun "); });
  return line == lines.end() ? QString() : QString::fromLocal8Bit(line->mid(6));
}

QByteArray WindowLife::phase() const {
  if (lines.isEmpty())
    return "starting";
  const QByteArrayList words = lines.back().split(' ');
  return words[0] == "asked" ? words.value(1).split('-').value(0) + " asked" : words[0];
}

WindowLife liveUntilKilled(const WindowPlay &play, const Kill &kill) {
  WindowLife life;
  QProcess process;
  process.start(
      QStringLiteral(JANSO_WINDOW_PLAYER),
      {play.folder, play.kind, play.seed, QString::number(play.speed), QString::number(play.thinksMs)});
  if (!process.waitForStarted()) {
    life.problem = "the window does not start";
    return life;
  }
  QElapsedTimer clock;
  qsizetype read = 0;
  int times = kill.after.isEmpty() ? kill.times : 0;
  while (times < kill.times && (!clock.isValid() || clock.elapsed() < kill.atMostMs)) {
    const int patience = clock.isValid() ? kill.atMostMs - static_cast<int>(clock.elapsed()) : kSilenceMs;
    const bool more = process.waitForReadyRead(std::max(1, patience));
    takeLines(process, life.lines);
    if (!life.lines.isEmpty() && !clock.isValid())
      clock.start();
    for (; read < life.lines.size(); ++read)
      times += life.lines[read].startsWith(kill.after) ? 1 : 0;
    if (!more && process.state() == QProcess::NotRunning)
      break;
    if (!more && !clock.isValid()) {
      life.problem = "the window says nothing";
      break;
    }
  }
  if (process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::CrashExit)
    life.problem = "the window has crashed";
  QThread::usleep(static_cast<unsigned long>(kill.delayUs));
  process.kill();
  process.waitForFinished(kSilenceMs);
  takeLines(process, life.lines);
  life.over = life.lines.contains("over");
  const auto wrong =
      std::ranges::find_if(life.lines, [](const QByteArray &line) { return line.startsWith("problem"); });
  if (wrong != life.lines.end())
    life.problem = *wrong;
  // What a platform without a desktop says of itself is none.
  const QByteArray errors = process.readAllStandardError();
  for (const char *word : {"ASSERT", "ERROR:", "runtime error:"}) {
    if (errors.contains(word))
      life.problem = errors.right(4000);
  }
  return life;
}

Killer::Killer(const QString &kind, std::uint64_t seed) : m_kind(kind), m_random(seed) {}

Kill Killer::next(WindowPlay &play) {
  while (!isOf(kTargets[m_next % kTargets.size()], m_kind))
    ++m_next;
  const Target &target = kTargets[m_next++ % kTargets.size()];
  // Instant play comes to every phase soon; what moves is seen at a pace.
  static constexpr std::array kPaces{0.0, 4.0, 0.0, 1.0, 0.0, 4.0};
  play.speed = kPaces[m_random.below(kPaces.size())];
  // Whoever is to be killed before an answer thinks longer.
  play.thinksMs = 1 + static_cast<int>(m_random.below(30));
  if (QByteArrayView(target.after).startsWith("asked"))
    play.thinksMs = 300;
  if (QByteArrayView(target.after) == "revealing" || QByteArrayView(target.after) == "asked page")
    play.speed = m_random.below(2) == 0 ? -1 : -4;
  Kill kill;
  kill.after = target.after;
  kill.times = 1 + static_cast<int>(m_random.below(static_cast<std::size_t>(target.times)));
  kill.delayUs = static_cast<int>(m_random.below(static_cast<std::size_t>(target.withinMs) * 1000));
  kill.atMostMs = play.speed > 0 ? 4000 : 12000;
  return kill;
}

void KillFigures::add(const WindowLife &life) {
  if (life.over)
    return;
  ++kills;
  ++phases[life.phase()];
}

QString KillFigures::text() const {
  QStringList parts;
  for (const auto &[phase, count] : phases)
    parts << QStringLiteral("%1 %2").arg(QString::fromLatin1(phase)).arg(count);
  return QStringLiteral(
             "%1 kills in %2 matches (%3); the journal goes on %4 times, the open question %5 times; "
             "pictures "
             "compared, all equal: %6 before and after a kill, %7 with a match that nobody killed")
      .arg(kills)
      .arg(matches)
      .arg(parts.join(QStringLiteral(", ")))
      .arg(sameJournal)
      .arg(openAgain)
      .arg(comparedAfter)
      .arg(comparedUnkilled);
}

}  // namespace janso::test
