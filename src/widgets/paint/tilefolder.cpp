// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tilefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

#include "rules/mpsz.h"
#include "widgets/look/lookchoices.h"
#include "widgets/paint/svgcheck.h"

namespace janso {

namespace {

constexpr qsizetype kLargestManifest = 64 * 1024;

QString manifestName() {
  return QStringLiteral("tileset.json");
}

// Null when it cannot be read; one byte more than `most` when it is larger.
QByteArray bytesOf(const QString &path, qsizetype most) {
  // Not a pipe, which would never end.
  QFile file(path);
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
    return {};
  const QByteArray bytes = file.read(most + 1);
  return bytes.isNull() ? QByteArray("") : bytes;
}

bool isPlainName(const QString &file) {
  return file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) && !file.contains(u'/') &&
         !file.contains(u'\\') && !file.contains(QChar::Null);
}

// A white dragon may well be bare.
std::optional<TileFaultFound> drawingFault(const QByteArray &svg, Kind kind) {
  QSvgRenderer renderer(svg);
  if (!renderer.isValid())
    return TileFaultFound{TileFault::NotDrawing};
  QImage image(75, 100, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  renderer.render(&painter);
  painter.end();
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) > 0)
        return std::nullopt;
    }
  }
  return kind == kHaku ? std::nullopt : std::optional(TileFaultFound{TileFault::Blank});
}

std::optional<TileFaultFound> readFace(const QDir &folder, const QString &file, Kind kind, QByteArray &art) {
  if (!isPlainName(file))
    return TileFaultFound{TileFault::BadName};
  const QByteArray svg = bytesOf(folder.filePath(file), kLargestFace);
  if (svg.isNull())
    return TileFaultFound{TileFault::Missing};
  auto fault = svgFault(svg);
  if (!fault)
    fault = drawingFault(svg, kind);
  if (!fault)
    art = svg;
  return fault;
}

}  // namespace

TileManifestRead readTileManifest(const QByteArray &json) {
  TileManifestRead read;
  const auto bad = [&read](const QString &part) {
    read.fault = TileFaultFound{TileFault::BadManifest, manifestName(), part};
    return read;
  };
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(json, &error);
  if (!document.isObject())
    return bad(error.error == QJsonParseError::NoError ? QStringLiteral("{}") : error.errorString());
  const QJsonObject object = document.object();
  TileFaces &set = read.manifest.set;
  for (const auto &[key, text] :
       {std::pair{"name", &set.name}, std::pair{"author", &set.author}, std::pair{"licence", &set.license}}) {
    *text = object.value(QLatin1String(key)).toString().simplified();
    if (text->isEmpty())
      return bad(QLatin1String(key));
  }
  const std::optional<TileSet> body =
      lookOf(kTileSetChoices, object.value(QLatin1String("body")).toString(QStringLiteral("ivory")));
  if (!body)
    return bad(QStringLiteral("body"));
  set.body = *body;
  const QJsonValue faces = object.value(QLatin1String("faces"));
  if (!faces.isObject())
    return bad(QStringLiteral("faces"));
  for (int face = 0; face < kFaces; ++face) {
    const QString name = QString::fromStdString(toMpsz(Tile::fromFace(face)));
    const QJsonValue file = faces.toObject().value(name);
    if (!file.isUndefined() && file.toString().isEmpty())
      return bad(name);
    read.manifest.files[static_cast<std::size_t>(face)] = file.toString();
  }
  return read;
}

TileFolderRead readTileFolder(const QString &path) {
  TileFolderRead read;
  const QDir folder(path);
  if (!folder.exists()) {
    read.fault = TileFaultFound{TileFault::NoFolder, QDir::toNativeSeparators(path)};
    return read;
  }
  const QByteArray json = bytesOf(folder.filePath(manifestName()), kLargestManifest);
  if (json.isNull() || json.size() > kLargestManifest) {
    read.fault = TileFaultFound{TileFault::NoManifest, manifestName()};
    return read;
  }
  TileManifestRead manifest = readTileManifest(json);
  if (manifest.fault) {
    read.fault = manifest.fault;
    return read;
  }
  auto faces = std::make_shared<TileFaces>(manifest.manifest.set);
  for (std::size_t face = 0; face < faces->art.size(); ++face) {
    const QString &file = manifest.manifest.files[face];
    if (file.isEmpty())
      continue;
    auto fault = readFace(folder, file, Tile::fromFace(static_cast<int>(face)).kind(), faces->art[face]);
    if (!fault)
      continue;
    fault->file = file;
    if (read.fault)
      read.fault->more = true;
    else
      read.fault = fault;
  }
  read.faces = std::move(faces);
  return read;
}

}  // namespace janso
