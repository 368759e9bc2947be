// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/tilefaulttexts.h"

#include <QCoreApplication>

namespace janso {

namespace {

struct TileFaultTexts {
  Q_DECLARE_TR_FUNCTIONS(TileFaultTexts)
};

// What lies in the folder is shown, however it is called: cut where it would fill the page.
QString shortened(const QString &name) {
  constexpr qsizetype kLongest = 60;
  return name.size() <= kLongest ? name : name.left(kLongest - 1) + QChar(0x2026);
}

QString faultOf(const TileFaultFound &found) {
  const QString file = shortened(found.file);
  switch (found.fault) {
    case TileFault::NoFolder:
      return TileFaultTexts::tr("Could not read the folder “%1”, so Janso's tiles are shown instead.")
          .arg(file);
    case TileFault::NoManifest:
      return TileFaultTexts::tr("“%1” is missing or too large, so Janso's tiles are shown instead.")
          .arg(file);
    case TileFault::BadManifest:
      return TileFaultTexts::tr(
                 "“%1” does not describe a set of tiles (“%2”), so Janso's tiles are shown instead.")
          .arg(file, shortened(found.detail));
    case TileFault::BadName:
      return TileFaultTexts::tr(
                 "“%1” is not the name of an SVG file in the folder, so Janso's tile is shown instead.")
          .arg(file);
    case TileFault::Missing:
      return TileFaultTexts::tr("“%1” is missing, so Janso's tile is shown instead.").arg(file);
    case TileFault::TooLarge:
      return TileFaultTexts::tr("“%1” is larger than 256 KiB, so Janso's tile is shown instead.").arg(file);
    case TileFault::NotDrawing:
      return TileFaultTexts::tr("“%1” is not an SVG drawing, so Janso's tile is shown instead.").arg(file);
    case TileFault::Refers:
      return TileFaultTexts::tr(
                 "“%1” refers to something outside the file, which Janso never loads, so Janso's tile is "
                 "shown instead.")
          .arg(file);
    case TileFault::Unsupported:
      return TileFaultTexts::tr(
                 "“%1” uses “%2”, which a tile cannot contain, so Janso's tile is shown instead.")
          .arg(file, shortened(found.detail));
    case TileFault::TooMuch:
      return TileFaultTexts::tr("“%1” has too many parts for a tile, so Janso's tile is shown instead.")
          .arg(file);
    case TileFault::Blank:
      return TileFaultTexts::tr("“%1” is blank, so Janso's tile is shown instead.").arg(file);
  }
  return {};
}

}  // namespace

QString tileFaultText(const TileFaultFound &found) {
  const QString text = faultOf(found);
  //: %1: a sentence about a file
  return found.more ? TileFaultTexts::tr("%1 Other files have problems too.").arg(text) : text;
}

}  // namespace janso
