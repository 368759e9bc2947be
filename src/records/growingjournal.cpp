// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/growingjournal.h"

#include <utility>

namespace janso {

GrowingJournal::GrowingJournal(const QString &path) : m_file(path) {
  m_journal.path = path;
}

void GrowingJournal::fail(JournalFault fault, const std::string &detail) {
  const bool ofLine = fault == JournalFault::Damaged || fault == JournalFault::Differs;
  m_problem =
      JournalProblem{fault, m_journal.path, ofLine ? m_lines : 0, 0, detail, m_journal.header.program};
}

// Unbuffered: what was read of half a line may be another half later.
bool GrowingJournal::openFile() {
  if (m_file.isOpen() || m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
    return true;
  fail(JournalFault::Unreadable, m_file.errorString().toStdString());
  return false;
}

void GrowingJournal::read() {
  if (m_problem || !openFile())
    return;
  const qint64 size = m_file.size();
  if (size > kMostJournalBytes)
    return fail(JournalFault::NoJournal, "too large for a saved match");
  if (size < m_journal.goodBytes)
    return fail(JournalFault::Damaged, "the file is shorter than before");
  m_file.seek(m_journal.goodBytes);
  const QByteArray bytes = m_file.read(size - m_journal.goodBytes);
  qsizetype from = 0;
  for (qsizetype end = 0; (end = bytes.indexOf('\n', from)) >= 0; from = end + 1) {
    if (take(bytes.mid(from, end - from)))
      continue;
    if (end + 1 == bytes.size() && m_problem->fault != JournalFault::Differs) {
      m_problem.reset();  // it may not have been written to its end
      --m_lines;
    }
    return;
  }
}

bool GrowingJournal::take(const QByteArray &line) {
  ++m_lines;
  const std::size_t before = m_journal.entries.size();
  m_problem = takeLine(line, m_lines, m_journal);
  if (m_problem)
    return false;
  if (m_lines == 1) {
    m_replayer.emplace(m_journal.header);
    return true;
  }
  const bool undone = m_journal.entries.size() <= before;
  if (undone) {
    m_replayer.emplace(m_journal.header);
    ++m_undoCount;
  }
  if (const std::string wrong = play(undone ? 0 : before); !wrong.empty()) {
    fail(JournalFault::Differs, wrong);
    return false;
  }
  return true;
}

std::string GrowingJournal::play(std::size_t from) {
  for (std::size_t i = from; i < m_journal.entries.size(); ++i) {
    if (std::string wrong = m_replayer->take(m_journal.entries[i]); !wrong.empty())
      return wrong;
  }
  return {};
}

}  // namespace janso
