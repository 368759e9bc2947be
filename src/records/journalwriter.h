// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes a journal line by line, so that nothing is lost whenever the program ends.
//
// Every line is passed to the system at once and survives if the program is killed. sync() also flushes it to
// disk, so that it survives a power cut. While it is open, the file is owned (records/ownedfile.h): no other
// program can resume the match.
//
// The writer also keeps the whole journal in memory. If something cannot be written, because the disk is full
// or the folder is not writable, every later line and retry() try again, and saveTo() can write it to another
// place. problem() reports the current state.
//
// Use it in one thread. sync() and finish() wait for the disk in another thread.
#pragma once

#include <QByteArray>
#include <functional>
#include <memory>
#include <optional>

#include "records/journal.h"
#include "records/journalfault.h"
#include "records/ownedfile.h"

namespace janso {

// Returns the current path of the journal with this header, which was at `path` while the match was played:
// either the same path or the final name in the same folder. Empty if neither exists.
QString journalNow(const QString &path, const JournalHeader &header);

class JournalWriter {
 public:
  // Creates a new file in `folder` (and the folder, if needed), named by date and ruleset, with its header.
  // `lines` are whole journal lines of the match so far. Never returns nullptr; problem() reports if the file
  // could not be created. A file for which not even the header could be written is removed.
  static std::unique_ptr<JournalWriter> create(const QString &folder, const JournalHeader &header,
                                               const QByteArray &lines = {},
                                               const FileCalls &calls = FileCalls::ofSystem());
  // Continues a journal that was read, after removing an incomplete last line. If the file cannot be written,
  // the writer has a problem(). Errors: InUse, Changed, Unreadable; the file is then unchanged.
  static JournalResult<std::unique_ptr<JournalWriter>> append(const Journal &journal,
                                                              const FileCalls &calls = FileCalls::ofSystem());
  // Calls close().
  ~JournalWriter();
  JournalWriter(const JournalWriter &) = delete;
  JournalWriter &operator=(const JournalWriter &) = delete;

  // The path of the file; empty if there is none yet.
  QString path() const;
  // Nothing if everything has been written.
  std::optional<JournalProblem> problem() const;
  // Whether finish() is complete.
  bool isFinished() const;
  // Sets a function that is called in any thread when path(), problem() or isFinished() may have changed
  // because of the disk.
  void setListener(const std::function<void()> &listener);

  // Writes a line, given without its line feed. Returns false if something is still unwritten.
  bool write(const QByteArray &line);
  bool add(const JournalAnswer &answer) { return write(answerLine(answer)); }
  bool add(const JournalStop &stop) { return write(stopLine(stop)); }
  bool addEvent(const QJsonObject &mjai) { return write(eventLine(mjai)); }
  bool add(const JournalNote &note) { return write(noteLine(note)); }

  // Tries again to do everything that has failed.
  void retry();
  // Writes the whole journal to a new file and continues there. The old file keeps its contents. Returns the
  // reason if that fails; nothing has changed then.
  std::optional<JournalProblem> saveTo(const QString &path);

  // Flushes everything written so far to disk, in the background. Cheap if nothing is new.
  void sync();
  // The match is over: syncs the file in the background and renames it to its final name.
  void finish();
  // Stops writing. Other programs can resume the match.
  void close();
  // Blocks until the disk has completed all calls of sync() and finish().
  void waitForDisk() const;

 private:
  struct Disk;

  explicit JournalWriter(const FileCalls &calls);
  bool flush();
  bool makeFile();
  bool openAgain();
  bool fail(JournalFault fault, const QString &path, int error);
  void request(bool finish);

  FileCalls m_calls;
  QString m_folder;     // where the file is created; empty = the file already existed
  QString m_base;       // path of the file without its ending
  QByteArray m_all;     // the whole journal
  qint64 m_header = 0;  // size of the header in m_all
  qint64 m_written = 0;
  qint64 m_inFile = 0;  // bytes in the file, including any incomplete line at its end
  std::optional<JournalProblem> m_problem;
  std::shared_ptr<OwnedFile> m_file;
  std::shared_ptr<Disk> m_disk;
  bool m_dirty = false;
  bool m_over = false;
  bool m_closed = false;
};

}  // namespace janso
