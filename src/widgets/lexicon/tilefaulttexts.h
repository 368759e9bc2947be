// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Sentences about faults in a folder of third-party tile drawings. Each names the file.
#pragma once

#include <QString>

namespace janso {

enum class TileFault {
  NoFolder,     // missing or not readable
  NoManifest,   // tileset.json is missing or too large
  BadManifest,  // not a manifest; `detail`: which part
  BadName,      // a face refers to a file that is not an SVG file in the folder
  Missing,
  TooLarge,     // in bytes
  NotDrawing,   // not an SVG
  Refers,       // refers to another file or address
  Unsupported,  // `detail`: an element or attribute that Qt does not draw, or that may be slow
  TooMuch,      // too many elements, too deep, or excessive numbers
  Blank,        // nothing is visible
};

struct TileFaultFound {
  TileFault fault = TileFault::NoFolder;
  QString file = {};  // name of the file or folder
  QString detail = {};
  bool more = false;  // other files have faults as well
  bool operator==(const TileFaultFound &) const = default;
};

// One or two sentences of plain text.
QString tileFaultText(const TileFaultFound &found);

}  // namespace janso
