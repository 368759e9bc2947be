// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A third-party tile set: a folder of SVG files with a short description, tileset.json.
//
// {"name": "Ink", "author": "Mei", "licence": "CC0", "body": "ivory", "faces": {"1m": "one.svg", ...}}
//
// `body` ("ivory", "black" or "contrast") and any face may be omitted. Faces are 1m..9m 1p..9p 1s..9s 1z..7z
// (east, south, west, north, white, green, red), the red fives 0m 0p 0s, and 0z, the marked white dragon. Can
// be called from any thread; reading takes as long as the disk needs.
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "rules/tile.h"
#include "widgets/lexicon/tilefaulttexts.h"
#include "widgets/look/theme.h"

namespace janso {

struct TileFaces {
  QString name, author, license;  // plain text of any length
  TileSet body = TileSet::Ivory;
  std::array<QByteArray, kFaces> art;  // SVG, by face; empty = Janso's own
};

// The content of the description; a face without a file has an empty name.
struct TileManifest {
  TileFaces set;
  std::array<QString, kFaces> files;
};

struct TileManifestRead {
  TileManifest manifest;
  std::optional<TileFaultFound> fault;  // empty if the manifest is valid
};
TileManifestRead readTileManifest(const QByteArray &json);

struct TileFolderRead {
  std::shared_ptr<const TileFaces> faces;  // null if no set could be made
  std::optional<TileFaultFound> fault;
  bool operator==(const TileFolderRead &) const = default;
};
// Draws every face once, so that only faces that can be drawn are kept.
TileFolderRead readTileFolder(const QString &folder);

}  // namespace janso
