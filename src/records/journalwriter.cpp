// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Files of journals: their names, their growth, their end.
#include "records/journalwriter.h"

#include <QDir>
#include <QFileInfo>
#include <cerrno>
#include <cstring>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

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

// `base` + `suffix`, with a number between them when there is such a file already.
QString freeName(const QString &base, const QString &suffix) {
  for (int n = 1;; ++n) {
    const QString path = base + (n == 1 ? QString() : QStringLiteral(" (%1)").arg(n)) + suffix;
    if (!QFileInfo::exists(path))
      return path;
  }
}

#ifdef Q_OS_UNIX
// A new or renamed file is safe only when its folder is on the disk, too.
void syncFolderOf(const QString &path) {
  const int handle =
      ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_CLOEXEC);
  if (handle < 0)
    return;
  ::fsync(handle);
  ::close(handle);
}
#else
void syncFolderOf(const QString &) {}
#endif

}  // namespace

JournalWriter::JournalWriter(const QString &path) : m_path(path), m_file(path) {
  m_syncer.setMaxThreadCount(1);
}

JournalWriter::~JournalWriter() {
  m_syncer.waitForDone();
}

Result<std::unique_ptr<JournalWriter>> JournalWriter::create(const QString &folder,
                                                             const JournalHeader &header) {
  if (!QDir().mkpath(folder))
    return Error{folder.toStdString() + ": the folder cannot be made"};
  const QString base = folder + QLatin1Char('/') +
                       header.started.toString(QStringLiteral("yyyy-MM-dd HH-mm-ss")) + QLatin1Char(' ') +
                       plainName(QString::fromStdString(header.rules.name));
  std::unique_ptr<JournalWriter> writer(new JournalWriter(freeName(base, kPlaying)));
  if (!writer->m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
    return Error{writer->m_path.toStdString() + ": " + writer->m_file.errorString().toStdString()};
  if (!writer->write(headerLine(header)))
    return Error{writer->m_error.toStdString()};
  writer->sync();
  syncFolderOf(writer->m_path);
  return writer;
}

Result<std::unique_ptr<JournalWriter>> JournalWriter::append(const Journal &journal) {
  std::unique_ptr<JournalWriter> writer(new JournalWriter(journal.path));
  QFile &file = writer->m_file;
  if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered) ||
      !file.resize(journal.goodBytes) || !file.seek(journal.goodBytes))
    return Error{journal.path.toStdString() + ": " + file.errorString().toStdString()};
  return writer;
}

bool JournalWriter::fail(const QString &what) {
  if (m_error.isEmpty())
    m_error = m_path + QStringLiteral(": ") + what;
  m_file.close();
  return false;
}

bool JournalWriter::write(const QByteArray &line) {
  if (!m_error.isEmpty() || !m_file.isOpen())
    return false;
  if (const int code = m_syncError.load(); code != 0)
    return fail(QString::fromLocal8Bit(std::strerror(code)));
  // One write for the whole line: it is there, or cut off, but never mixed.
  if (m_file.write(line + '\n') != line.size() + 1)
    return fail(m_file.errorString());
  m_dirty = true;
  return true;
}

void JournalWriter::sync() {
#ifdef Q_OS_UNIX
  if (!m_dirty || !m_file.isOpen())
    return;
  m_dirty = false;
  // One that has not begun yet brings these lines along.
  if (m_syncsWaiting.load() > 0)
    return;
  ++m_syncsWaiting;
  // Its own handle: the file may be closed before the disk has turned.
  const int handle = ::fcntl(m_file.handle(), F_DUPFD_CLOEXEC, 0);
  m_syncer.start([this, handle] {
    --m_syncsWaiting;
    if (handle < 0 || ::fsync(handle) != 0)
      m_syncError = errno;
    if (handle >= 0)
      ::close(handle);
  });
#endif
}

bool JournalWriter::finish() {
  m_syncer.waitForDone();
  sync();
  m_syncer.waitForDone();
  if (!m_error.isEmpty() || !m_file.isOpen())
    return false;
  m_file.close();
  if (!m_path.endsWith(kPlaying))
    return true;
  const QString target = freeName(m_path.chopped(kPlaying.size()), kFinished);
  if (!m_file.rename(target))
    return fail(m_file.errorString());
  m_path = target;
  syncFolderOf(m_path);
  return true;
}

}  // namespace janso
