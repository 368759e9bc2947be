// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of a game file.
#include "records/filebytes.h"

#include <zlib.h>

#include <QFile>
#include <memory>

namespace janso {
namespace {

constexpr int kGzipWindow = 15 + 16;  // largest window, gzip header

struct InflateEnd {
  void operator()(z_stream *stream) const { inflateEnd(stream); }
};

}  // namespace

Result<QByteArray> unpacked(const QByteArray &bytes) {
  if (!bytes.startsWith("\x1f\x8b"))
    return bytes;
  z_stream stream{};
  if (inflateInit2(&stream, kGzipWindow) != Z_OK)
    return Error{"gzip data could not be unpacked: no memory"};
  const std::unique_ptr<z_stream, InflateEnd> guard(&stream);
  // zlib only reads through next_in.
  stream.next_in = const_cast<Bytef *>(reinterpret_cast<const Bytef *>(bytes.constData()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  QByteArray out;
  QByteArray block(1 << 16, Qt::Uninitialized);
  int status = Z_OK;
  while (status != Z_STREAM_END) {
    stream.next_out = reinterpret_cast<Bytef *>(block.data());
    stream.avail_out = static_cast<uInt>(block.size());
    status = inflate(&stream, Z_NO_FLUSH);
    if (status == Z_BUF_ERROR)
      return Error{"the gzip data is cut off after " + std::to_string(out.size()) + " unpacked bytes"};
    if (status != Z_OK && status != Z_STREAM_END)
      return Error{"the gzip data is damaged after " + std::to_string(out.size()) + " unpacked bytes"};
    out.append(block.constData(), block.size() - static_cast<qsizetype>(stream.avail_out));
    if (out.size() > kMostFileBytes)
      return Error{"the gzip data unpacks to more than 64 MiB, no game is that long"};
    // Several members one after another are one file.
    if (status == Z_STREAM_END && stream.avail_in > 2 && stream.next_in[0] == 0x1f &&
        stream.next_in[1] == 0x8b) {
      inflateReset(&stream);
      status = Z_OK;
    }
  }
  return out;
}

Result<QByteArray> readFileBytes(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return Error{"the file cannot be opened: " + file.errorString().toStdString()};
  if (file.size() > kMostFileBytes)
    return Error{"the file is larger than 64 MiB, no game is that long"};
  const QByteArray bytes = file.readAll();
  if (file.error() != QFileDevice::NoError)
    return Error{"the file cannot be read: " + file.errorString().toStdString()};
  return unpacked(bytes);
}

}  // namespace janso
