// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is wrong with a folder of tiles that somebody else drew, in a sentence that names the file.
#pragma once

#include <QString>

namespace janso {

enum class TileFault {
  NoFolder,     // not there, or not readable
  NoManifest,   // tileset.json is missing or too large
  BadManifest,  // it is none; `detail`: which part
  BadName,      // a face is to come from a file that is none of the folder's own SVG files
  Missing,
  TooLarge,     // bytes
  NotDrawing,   // no SVG
  Refers,       // to another file or address
  Unsupported,  // `detail`: an element or attribute that is none of Qt's drawing, or may be slow
  TooMuch,      // elements, depth, or numbers out of all proportion
  Blank,        // nothing is to be seen
};

struct TileFaultFound {
  TileFault fault = TileFault::NoFolder;
  QString file = {};  // or folder
  QString detail = {};
  bool more = false;  // other files have faults too
  bool operator==(const TileFaultFound &) const = default;
};

// One sentence or two, plain text.
QString tileFaultText(const TileFaultFound &found);

}  // namespace janso
