// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes a journal line by line, so that nothing is lost when the program ends at any moment.
//
// Every line goes to the system at once, which a killed program survives; sync() brings what was written to
// the disk as well, which a power cut survives. After a failure nothing more is written and error() says why.
// One thread.
#pragma once

#include <QFile>
#include <QThreadPool>
#include <atomic>
#include <memory>

#include "records/journal.h"
#include "rules/result.h"

namespace janso {

class JournalWriter {
 public:
  // A new file in `folder` (made when it is not there), named by date and ruleset, with its header.
  static Result<std::unique_ptr<JournalWriter>> create(const QString &folder, const JournalHeader &header);
  // Goes on with a journal that was read; what was cut off at its end is taken away.
  static Result<std::unique_ptr<JournalWriter>> append(const Journal &journal);
  ~JournalWriter();

  const QString &path() const { return m_path; }

  // False when it failed.
  bool write(const QByteArray &line);
  bool add(const JournalAnswer &answer) { return write(answerLine(answer)); }
  bool add(const JournalStop &stop) { return write(stopLine(stop)); }
  bool addEvent(const QJsonObject &mjai) { return write(eventLine(mjai)); }
  bool add(const JournalNote &note) { return write(noteLine(note)); }

  // Brings everything written so far to the disk, in the background; cheap when nothing is new. A failure
  // shows at the next write.
  void sync();
  // The match is over: synced, closed, and renamed to its final name. False when that failed; the match is
  // complete under the old name then.
  bool finish();

  // Empty while all is well, else one sentence with the path.
  QString error() const { return m_error; }

 private:
  explicit JournalWriter(const QString &path);
  bool fail(const QString &what);

  QString m_path;
  QFile m_file;
  QString m_error;
  bool m_dirty = false;
  std::atomic<int> m_syncError{0};  // errno
  std::atomic<int> m_syncsWaiting{0};
  QThreadPool m_syncer;
};

}  // namespace janso
