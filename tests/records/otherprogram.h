// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Somebody else who plays a match and keeps its journal.
#pragma once

#include <QByteArray>
#include <QString>
#include <memory>
#include <utility>

#include "records/ownedfile.h"

namespace janso::test {

// Has the journal for itself, and writes these bytes piece by piece.
class OtherProgram {
 public:
  OtherProgram(const QString &path, QByteArray all) : m_all(std::move(all)) {
    m_file = OwnedFile::open(path, FileCalls::Open::New, FileCalls::ofSystem()).file;
  }
  bool writeUntil(qint64 bytes) { return write(m_all.mid(m_written, bytes - m_written)); }
  bool write(const QByteArray &bytes) {
    int error = 0;
    m_written += bytes.size();
    return m_file->write(bytes.constData(), bytes.size(), error) == bytes.size();
  }
  void cut(qint64 bytes) {
    m_file->cut(bytes);
    m_written = bytes;
  }
  void leave() { m_file.reset(); }

 private:
  QByteArray m_all;
  qint64 m_written = 0;
  std::shared_ptr<OwnedFile> m_file;
};

}  // namespace janso::test
