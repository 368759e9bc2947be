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
      return TileFaultTexts::tr("The folder %1 cannot be read, so Janso\u2019s own tiles are shown.")
          .arg(file);
    case TileFault::NoManifest:
      return TileFaultTexts::tr("%1 is missing or too large, so Janso\u2019s own tiles are shown.").arg(file);
    case TileFault::BadManifest:
      return TileFaultTexts::tr(
                 "%1 does not describe a set of tiles (\u201c%2\u201d), so Janso\u2019s own are shown.")
          .arg(file, shortened(found.detail));
    case TileFault::BadName:
      return TileFaultTexts::tr(
                 "%1 is not the name of an SVG file of the folder: Janso\u2019s own face is shown.")
          .arg(file);
    case TileFault::Missing:
      return TileFaultTexts::tr("%1 is missing: Janso\u2019s own face is shown.").arg(file);
    case TileFault::TooLarge:
      return TileFaultTexts::tr("%1 is larger than 256 KiB: Janso\u2019s own face is shown.").arg(file);
    case TileFault::NotDrawing:
      return TileFaultTexts::tr("%1 is not a drawing in SVG: Janso\u2019s own face is shown.").arg(file);
    case TileFault::Refers:
      return TileFaultTexts::tr(
                 "%1 refers to something outside of itself, which is never loaded: Janso\u2019s own face is "
                 "shown.")
          .arg(file);
    case TileFault::Unsupported:
      return TileFaultTexts::tr(
                 "%1 uses \u201c%2\u201d, which a tile cannot have: Janso\u2019s own face is shown.")
          .arg(file, shortened(found.detail));
    case TileFault::TooMuch:
      return TileFaultTexts::tr("%1 has more parts than a tile may have: Janso\u2019s own face is shown.")
          .arg(file);
    case TileFault::Blank:
      return TileFaultTexts::tr("%1 draws nothing: Janso\u2019s own face is shown.").arg(file);
  }
  return {};
}

}  // namespace

QString tileFaultText(const TileFaultFound &found) {
  const QString text = faultOf(found);
  //: %1: a sentence about a file
  return found.more ? TileFaultTexts::tr("%1 Other files have faults too.").arg(text) : text;
}

}  // namespace janso
