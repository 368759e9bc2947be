// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of a game file.
#include "records/formats/filebytes.h"

#include <zlib.h>

#include <QFile>
#include <QStringDecoder>
#include <cassert>
#include <cstdio>
#include <memory>

#include "records/diskfault.h"
#include "records/recordfault.h"

namespace janso {
namespace {

constexpr int kGzipWindow = 15 + 16;  // largest window, gzip header

std::string mostText() {
  return std::to_string(kMostFileBytes / (1024 * 1024)) + " MiB";
}

struct InflateEnd {
  void operator()(z_stream *stream) const { inflateEnd(stream); }
};

// Some editors of Windows save so.
bool isUtf16(const QByteArray &bytes) {
  return bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff");
}

Result<QByteArray> fromUtf16(const QByteArray &bytes) {
  QStringDecoder decoder(QStringDecoder::Utf16);
  const QString text = decoder(bytes);
  if (decoder.hasError() || bytes.size() % 2 != 0)
    return fileFault(FileFault::NoUtf16);
  return text.toUtf8();
}

}  // namespace

Result<QByteArray> unpacked(const QByteArray &bytes) {
  if (isUtf16(bytes))
    return fromUtf16(bytes);
  if (!bytes.startsWith("\x1f\x8b"))
    return bytes;
  z_stream stream{};
  if (inflateInit2(&stream, kGzipWindow) != Z_OK)
    return fileFault(FileFault::NoMemory);
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
      return fileFault(FileFault::GzipCut, {std::to_string(out.size())});
    if (status != Z_OK && status != Z_STREAM_END)
      return fileFault(FileFault::GzipDamaged, {std::to_string(out.size())});
    out.append(block.constData(), block.size() - static_cast<qsizetype>(stream.avail_out));
    if (out.size() > kMostFileBytes)
      return fileFault(FileFault::GzipTooLarge, {mostText()});
    // Several members one after another are one file.
    if (status == Z_STREAM_END && stream.avail_in > 2 && stream.next_in[0] == 0x1f &&
        stream.next_in[1] == 0x8b) {
      inflateReset(&stream);
      status = Z_OK;
    }
  }
  return out;
}

QByteArray packed(const QByteArray &bytes) {
  constexpr int kMemory = 8;  // zlib's own default
  z_stream stream{};
  [[maybe_unused]] const int begun =
      deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY);
  assert(begun == Z_OK);
  QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))),
                 Qt::Uninitialized);
  // zlib only reads through next_in.
  stream.next_in = const_cast<Bytef *>(reinterpret_cast<const Bytef *>(bytes.constData()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef *>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  [[maybe_unused]] const int done = deflate(&stream, Z_FINISH);
  assert(done == Z_STREAM_END);
  out.resize(static_cast<qsizetype>(stream.total_out));
  deflateEnd(&stream);
  return out;
}

Result<QByteArray> readFileBytes(const QString &path) {
  QFile file(path);
  const bool open =
      path == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
  if (!open)
    return cannotReadIt(file);
  QByteArray bytes;
  while (bytes.size() <= kMostFileBytes) {
    const QByteArray more = file.read(kMostFileBytes + 1 - bytes.size());
    if (more.isEmpty())
      break;
    bytes += more;
  }
  if (file.error() != QFileDevice::NoError)
    return cannotReadIt(file);
  if (bytes.size() > kMostFileBytes)
    return fileFault(FileFault::TooLarge, {mostText()});
  return bytes;
}

}  // namespace janso
