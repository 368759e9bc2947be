// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/progress.h"

#include <QElapsedTimer>
#include <algorithm>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include "about/helptext.h"
#include "cli/command/command.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

bool isTerminal() {
#ifdef Q_OS_UNIX
  return ::isatty(STDERR_FILENO) != 0;
#else
  return false;
#endif
}

QString duration(double seconds) {
  const auto whole = static_cast<int>(std::clamp(seconds + 0.5, 0.0, 1e8));
  if (whole < 60)
    return Text::tr("%1 s").arg(whole);
  if (whole < 3600)
    return Text::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
  return Text::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60);
}

class Progress {
 public:
  Progress(QTextStream &err, bool terminal) : m_err(err), m_terminal(terminal) { m_since.start(); }

  void operator()(int done, int of) {
    const qint64 now = m_since.elapsed();
    if (done < of && now - m_shown < (m_terminal ? 500 : 10'000))
      return;
    m_shown = now;
    const double left = static_cast<double>(now) / 1000.0 * (of - done) / done;
    const QString line =
        Text::tr("%1 of %Ln match(es), %2 left", nullptr, of).arg(countText(done), duration(left));
    if (m_terminal)
      m_err << '\r' << leftAligned(line, 60) << (done == of ? "\n" : "");
    else
      m_err << line << '\n';
    m_err.flush();
  }

 private:
  QTextStream &m_err;
  bool m_terminal;
  QElapsedTimer m_since;
  qint64 m_shown = 0;
};

}  // namespace

std::function<void(int done, int of)> matchProgress(bool wanted, QTextStream &err) {
  if (wanted || isTerminal())
    return Progress(err, isTerminal());
  return {};
}

}  // namespace janso::cli
