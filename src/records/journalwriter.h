// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes a journal line by line, so that nothing is lost when the program ends at any moment.
//
// Every line goes to the system at once, which a killed program survives; sync() brings what was written to
// the disk as well, which a power cut survives. As long as it is open the file is owned
// (records/ownedfile.h): no other program can go on with the match.
//
// The whole journal is kept in memory, too. What cannot be written, because the disk is full or the folder
// may not be written to, is tried again with every line that follows and by retry(), and can be written to
// another place by saveTo(). problem() says how it stands.
//
// One thread; sync() and finish() let another one wait for the disk.
#pragma once

#include <QByteArray>
#include <functional>
#include <memory>
#include <optional>

#include "records/journal.h"
#include "records/journalfault.h"
#include "records/ownedfile.h"

namespace janso {

// Where the journal with this header lies that was `path` while the match was played: there, or under its
// final name beside it. Empty = neither.
QString journalNow(const QString &path, const JournalHeader &header);

class JournalWriter {
 public:
  // A new file in `folder` (made when it is not there), named by date and ruleset, with its header. `lines`:
  // what the match has brought so far, whole lines of a journal. Never null; problem() says when the file
  // could not be made. One that holds nothing is not left behind.
  static std::unique_ptr<JournalWriter> create(const QString &folder, const JournalHeader &header,
                                               const QByteArray &lines = {},
                                               const FileCalls &calls = FileCalls::ofSystem());
  // Goes on with a journal that was read; what was cut off at its end is taken away. A file that cannot be
  // written is a problem() of the writer. Errors: InUse, Changed, Unreadable; the file is untouched then.
  static JournalResult<std::unique_ptr<JournalWriter>> append(const Journal &journal,
                                                              const FileCalls &calls = FileCalls::ofSystem());
  // close()
  ~JournalWriter();
  JournalWriter(const JournalWriter &) = delete;
  JournalWriter &operator=(const JournalWriter &) = delete;

  // Of the file; empty while there is none.
  QString path() const;
  // Nothing while all is well.
  std::optional<JournalProblem> problem() const;
  // finish() has done all it should.
  bool isFinished() const;
  // Called in any thread whenever one of the three may have changed by what the disk said.
  void setListener(const std::function<void()> &listener);

  // A line without its line feed. False when not all is written yet.
  bool write(const QByteArray &line);
  bool add(const JournalAnswer &answer) { return write(answerLine(answer)); }
  bool add(const JournalStop &stop) { return write(stopLine(stop)); }
  bool addEvent(const QJsonObject &mjai) { return write(eventLine(mjai)); }
  bool add(const JournalNote &note) { return write(noteLine(note)); }

  // Tries again whatever failed.
  void retry();
  // The whole journal goes to another file, which is made anew, and on from there. The old file keeps what it
  // has. Says why it could not be done; nothing has changed then.
  std::optional<JournalProblem> saveTo(const QString &path);

  // Brings everything written so far to the disk, in the background; cheap when nothing is new.
  void sync();
  // The match is over: in the background the file is synced and gets its final name.
  void finish();
  // Nothing more is written; the file is another's to go on with.
  void close();
  // Until the disk has done what sync() and finish() asked for. Blocks.
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
  QString m_folder;     // where the file is made; empty = it was there before
  QString m_base;       // its path without the ending
  QByteArray m_all;     // the whole journal
  qint64 m_header = 0;  // bytes of it that are the header
  qint64 m_written = 0;
  qint64 m_inFile = 0;  // with what stands behind the last whole line
  std::optional<JournalProblem> m_problem;
  std::shared_ptr<OwnedFile> m_file;
  std::shared_ptr<Disk> m_disk;
  bool m_dirty = false;
  bool m_over = false;
  bool m_closed = false;
};

}  // namespace janso
