// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A set of tiles that somebody else drew: a folder of SVG files with a short description, tileset.json.
//
// {"name": "Ink", "author": "Mei", "licence": "CC0", "body": "ivory", "faces": {"1m": "one.svg", ...}}
// `body` ("ivory", "black" or "contrast") and every face may be left out. Faces are 1m..9m 1p..9p 1s..9s
// 1z..7z (east, south, west, north, white, green, red), the red fives 0m 0p 0s, and 0z, the marked white
// dragon. Any thread; reading takes as long as the disk does.
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "rules/tile.h"
#include "widgets/lexicon/tilefaulttexts.h"
#include "widgets/paint/theme.h"

namespace janso {

struct TileFaces {
  QString name, author, licence;  // plain text of whatever length
  TileSet body = TileSet::Ivory;
  std::array<QByteArray, kFaces> art;  // SVG, by face; empty = ours
};

// What the description says: the names of the files, empty where there is none.
struct TileManifest {
  TileFaces set;
  std::array<QString, kFaces> files;
};

struct TileManifestRead {
  TileManifest manifest;
  std::optional<TileFaultFound> fault;  // without it the manifest is good
};
TileManifestRead readTileManifest(const QByteArray &json);

struct TileFolderRead {
  std::shared_ptr<const TileFaces> faces;  // null where no set could be made
  std::optional<TileFaultFound> fault;
  bool operator==(const TileFolderRead &) const = default;
};
// Every face is drawn once, so that what is kept can be drawn.
TileFolderRead readTileFolder(const QString &folder);

}  // namespace janso
