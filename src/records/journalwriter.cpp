// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The files of journals: their names, and how they are written and finished.
#include "records/journalwriter.h"
#include "records/workpool.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThreadPool>
#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace janso {

namespace {

const QString kPlaying = QStringLiteral(".playing.jsonl");
const QString kFinished = QStringLiteral(".jsonl");

// What every file system takes as part of a name.
QString plainName(const QString &text) {
  QString name;
  for (const QChar c : text.left(40))
    name += c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char(' ') ? c : QLatin1Char('_');
  return name.trimmed();
}

// The n-th name to try, from 1.
QString numbered(const QString &base, int n, const QString &suffix) {
  return base + (n == 1 ? QString() : QStringLiteral(" (%1)").arg(n)) + suffix;
}

// The same bytes once more: after a failed sync the system may have dropped those that it still had to bring
// to the disk, and would not try them again.
int writeAgain(const QString &path, const QByteArray &bytes, const FileCalls &calls) {
  const OwnedFile::Opened opened = OwnedFile::open(path, FileCalls::Open::Rewrite, calls);
  if (!opened.file)
    return opened.error;
  int error = 0;
  opened.file->write(bytes.constData(), bytes.size(), error);
  return error == 0 ? opened.file->sync() : error;
}

// The final name into `path`; 0, or errno.
int nameFinally(QString &path, const FileCalls &calls) {
  if (!path.endsWith(kPlaying))
    return 0;
  const QString base = path.chopped(kPlaying.size());
  for (int n = 1;; ++n) {
    const QString target = numbered(base, n, kFinished);
    if (calls.rename(path, target) == 0) {
      path = target;
      return 0;
    }
    if (errno != EEXIST)
      return errno;
  }
}

}  // namespace

// What the thread that waits for the disk is asked for, and what became of it.
struct JournalWriter::Disk {
  struct Wanted {
    bool any = false;
    bool finish = false;
    bool folder = false;
    QByteArray again;  // to be written once more before
  };

  std::mutex door;  // guards all below
  std::condition_variable done;
  FileCalls calls;
  QString path;
  std::shared_ptr<OwnedFile> file;
  Wanted wanted;
  bool works = false;
  int syncError = 0;
  int nameError = 0;
  bool finished = false;
  std::function<void()> listener;

  static void work(const std::shared_ptr<Disk> &disk);
};

void JournalWriter::Disk::work(const std::shared_ptr<Disk> &disk) {
  std::unique_lock lock(disk->door);
  while (disk->wanted.any) {
    const Wanted wanted = std::exchange(disk->wanted, Wanted());
    const std::shared_ptr<OwnedFile> file = disk->file;
    QString path = disk->path;
    lock.unlock();
    int error = wanted.again.isEmpty() ? 0 : writeAgain(path, wanted.again, disk->calls);
    if (error == 0)
      error = file->sync();
    if (error == 0 && !QFile::exists(path))
      error = ENOENT;  // what is written to a file that somebody has deleted is lost with its handle
    const bool names = error == 0 && wanted.finish;
    const int nameError = names ? nameFinally(path, disk->calls) : 0;
    if (wanted.folder || names)
      syncFolderOf(path);
    lock.lock();
    disk->syncError = error;
    disk->nameError = nameError;
    disk->path = path;
    if (names && nameError == 0) {
      disk->finished = true;
      file->releaseOwnership();
    }
    if (disk->listener)
      disk->listener();
  }
  disk->works = false;
  disk->done.notify_all();
}

QString journalNow(const QString &path, const JournalHeader &header) {
  if (QFile::exists(path) || !path.endsWith(kPlaying))
    return QFile::exists(path) ? path : QString();
  const QString base = path.chopped(kPlaying.size());
  QString target = numbered(base, 1, kFinished);
  for (int n = 2; QFile::exists(target); ++n) {
    QFile file(target);
    if (file.open(QIODevice::ReadOnly)) {
      const JournalResult<JournalHeader> found = headerFromLine(readHeaderLine(file));
      if (found && *found == header)
        return target;
    }
    target = numbered(base, n, kFinished);
  }
  return {};
}

JournalWriter::JournalWriter(const FileCalls &calls) : m_calls(calls), m_disk(std::make_shared<Disk>()) {
  m_disk->calls = calls;
}

JournalWriter::~JournalWriter() {
  setListener({});
  close();
}

std::unique_ptr<JournalWriter> JournalWriter::create(const QString &folder, const JournalHeader &header,
                                                     const QByteArray &lines, const FileCalls &calls) {
  std::unique_ptr<JournalWriter> writer(new JournalWriter(calls));
  writer->m_folder = folder;
  writer->m_base = folder + QLatin1Char('/') +
                   header.started.toString(QStringLiteral("yyyy-MM-dd HH-mm-ss")) + QLatin1Char(' ') +
                   plainName(QString::fromStdString(header.rules.name));
  writer->m_all = headerLine(header) + '\n';
  writer->m_header = writer->m_all.size();
  writer->m_all += lines;
  writer->flush();
  writer->sync();
  return writer;
}

JournalResult<std::unique_ptr<JournalWriter>> JournalWriter::append(const Journal &journal,
                                                                    const FileCalls &calls) {
  std::unique_ptr<JournalWriter> writer(new JournalWriter(calls));
  writer->m_disk->path = journal.path;
  writer->m_written = journal.goodBytes;
  writer->m_inFile = journal.fileBytes;
  writer->openAgain();
  if (writer->m_problem && writer->m_problem->fault != JournalFault::Unwritable)
    return *writer->m_problem;
  QFile file(journal.path);
  if (!file.open(QIODevice::ReadOnly))
    return JournalProblem{JournalFault::Unreadable, journal.path, 0, 0, file.errorString().toStdString(), {}};
  writer->m_all = file.read(journal.goodBytes);
  if (writer->m_all.size() != journal.goodBytes)
    return JournalProblem{JournalFault::Changed, journal.path, 0, 0, "it is shorter than before", {}};
  writer->m_header = writer->m_all.indexOf('\n') + 1;
  if (writer->m_file)
    writer->flush();
  return writer;
}

QString JournalWriter::path() const {
  const std::lock_guard lock(m_disk->door);
  return m_disk->path;
}

bool JournalWriter::isFinished() const {
  const std::lock_guard lock(m_disk->door);
  return m_disk->finished;
}

std::optional<JournalProblem> JournalWriter::problem() const {
  if (m_problem)
    return m_problem;
  const std::lock_guard lock(m_disk->door);
  if (m_disk->syncError != 0)
    return JournalProblem{JournalFault::Unsynced, m_disk->path, 0, m_disk->syncError, {}, {}};
  if (m_disk->nameError != 0)
    return JournalProblem{JournalFault::Unnamed, m_disk->path, 0, m_disk->nameError, {}, {}};
  return std::nullopt;
}

void JournalWriter::setListener(const std::function<void()> &listener) {
  const std::lock_guard lock(m_disk->door);
  m_disk->listener = listener;
}

// --- Writing ---

bool JournalWriter::fail(JournalFault fault, const QString &path, int error) {
  const bool folder = fault == JournalFault::NoFolder;
  m_problem = JournalProblem{fault, path, 0, error, folder ? "the folder could not be created" : "", {}};
  return false;
}

bool JournalWriter::makeFile() {
  errno = 0;
  if (!QDir().mkpath(m_folder))
    return fail(JournalFault::NoFolder, m_folder, errno);
  for (int n = 1;; ++n) {
    const QString path = numbered(m_base, n, kPlaying);
    OwnedFile::Opened opened = OwnedFile::open(path, FileCalls::Open::New, m_calls);
    if (opened.error == EEXIST || opened.isOwned)
      continue;
    if (!opened.file)
      return fail(JournalFault::Unwritable, path, opened.error);
    m_file = std::move(opened.file);
    const std::lock_guard lock(m_disk->door);
    m_disk->path = path;
    m_disk->file = m_file;
    m_disk->wanted.folder = true;
    return true;
  }
}

bool JournalWriter::openAgain() {
  const QString path = this->path();
  OwnedFile::Opened opened = OwnedFile::open(path, FileCalls::Open::Existing, m_calls);
  if (opened.isOwned) {
    m_problem = JournalProblem{JournalFault::InUse, path, 0, 0, "another program is playing this match", {}};
    return false;
  }
  if (!opened.file)
    return fail(JournalFault::Unwritable, path, opened.error);
  if (opened.file->size() != m_inFile) {
    m_problem = JournalProblem{JournalFault::Changed, path, 0, 0, "it has just been written to", {}};
    return false;
  }
  m_file = std::move(opened.file);
  const std::lock_guard lock(m_disk->door);
  m_disk->file = m_file;
  return true;
}

// Whole lines only: half of one is taken away again, so that the next stands behind the last whole one.
bool JournalWriter::flush() {
  if (!m_file && !(path().isEmpty() ? makeFile() : openAgain()))
    return false;
  const QString path = this->path();
  int error = m_inFile > m_written ? m_file->cut(m_written) : 0;
  if (error != 0)
    return fail(JournalFault::Unwritable, path, error);
  const qint64 done = m_file->write(m_all.constData() + m_written, m_all.size() - m_written, error);
  m_inFile = m_written + done;
  m_dirty |= done > 0;
  m_written = error == 0 ? m_inFile : m_all.left(m_inFile).lastIndexOf('\n') + 1;
  if (error == 0) {
    m_problem.reset();
    return true;
  }
  if (m_written == 0 && !m_folder.isEmpty()) {  // made just now, and not even its header fits
    m_file.reset();
    QFile::remove(path);
    m_inFile = 0;
    const std::lock_guard lock(m_disk->door);
    m_disk->path.clear();
    m_disk->file.reset();
  } else if (m_inFile > m_written && m_file->cut(m_written) == 0) {
    m_inFile = m_written;
  }
  return fail(JournalFault::Unwritable, path, error);
}

bool JournalWriter::write(const QByteArray &line) {
  if (m_closed)
    return false;
  m_all += line + '\n';
  return flush();
}

void JournalWriter::retry() {
  if (m_closed || !flush())
    return;
  if (m_over)
    request(true);
  else
    sync();
}

std::optional<JournalProblem> JournalWriter::saveTo(const QString &path) {
  const QString before = this->path();
  if (QFileInfo(path).absoluteFilePath() == QFileInfo(before).absoluteFilePath()) {
    retry();
    return problem();
  }
  if (OwnedFile::isOwned(path))
    return JournalProblem{JournalFault::InUse, path, 0, 0, "another program is writing to it", {}};
  if (QFileInfo(path).isFile())
    QFile::remove(path);
  const OwnedFile::Opened opened = OwnedFile::open(path, FileCalls::Open::New, m_calls);
  if (!opened.file)
    return JournalProblem{JournalFault::Unwritable, path, 0, opened.error, {}, {}};
  int error = 0;
  opened.file->write(m_all.constData(), m_all.size(), error);
  if (error != 0) {
    QFile::remove(path);
    return JournalProblem{JournalFault::Unwritable, path, 0, error, {}, {}};
  }
  if (m_file)
    m_file->releaseOwnership();
  if (m_written <= m_header && !before.isEmpty())
    QFile::remove(before);
  const auto disk = std::make_shared<Disk>();
  disk->calls = m_calls;
  disk->path = path;
  disk->file = opened.file;
  disk->wanted.folder = true;
  {
    const std::lock_guard lock(m_disk->door);
    disk->listener = std::exchange(m_disk->listener, {});
  }
  m_disk = disk;
  m_file = opened.file;
  m_written = m_inFile = m_all.size();
  m_problem.reset();
  m_dirty = true;
  if (m_over)
    request(true);
  else
    sync();
  return std::nullopt;
}

// --- The disk ---

void JournalWriter::request(bool finish) {
  if (!m_file)
    return;
  m_dirty = false;
  const std::lock_guard lock(m_disk->door);
  if (m_disk->finished)
    return;
  m_disk->wanted.any = true;
  m_disk->wanted.finish |= finish;
  if (m_disk->syncError != 0)
    m_disk->wanted.again = m_all.left(m_written);
  if (std::exchange(m_disk->works, true))
    return;
  workPool()->start([disk = m_disk] { Disk::work(disk); });
}

void JournalWriter::sync() {
  const bool failed = problem() && problem()->fault == JournalFault::Unsynced;
  if (!m_closed && (m_dirty || failed))
    request(false);
}

void JournalWriter::finish() {
  if (m_closed)
    return;
  m_over = true;
  if (flush())
    request(true);
}

void JournalWriter::close() {
  if (!m_closed && m_written < m_all.size())
    flush();  // there may be room again
  if (std::exchange(m_closed, true) || !m_file)
    return;
  if (m_dirty)
    request(false);
  m_file->releaseOwnership();
  m_file.reset();
}

void JournalWriter::waitForDisk() const {
  std::unique_lock lock(m_disk->door);
  m_disk->done.wait(lock, [this] { return !m_disk->works; });
}

}  // namespace janso
