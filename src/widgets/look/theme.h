// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the user can choose of the look: felt, tile backs, tile sets, and the colors of windows, light or
// dark. Colors that never change are in colors.h.
#pragma once

#include <QColor>
#include <array>

namespace janso {

enum class FeltColor { Teal, Navy, Burgundy, Charcoal, Plain };
enum class BackColor { Amber, Jade, Indigo };
enum class TileSet { Ivory, Black, Contrast };

// Menus, docks, dialogs and everything else that turns light with the system.
struct ChromeColors {
  bool dark = true;
  QColor panelTop, panelBottom;  // a panel is a gradient from one to the other, top to bottom
  QColor field;
  QColor border, borderStrong;
  QColor edge;     // of text fields and check boxes: contrast of 3:1 with the panel
  QColor hover;    // row under the pointer
  QColor focused;  // row or card with the focus
  QColor text, second, dim, disabled;
  QColor accent;      // outline of "now" and of the focus
  QColor accentText;  // the accent as text
  QColor accentFill;  // the accent as background, under onAccent
  QColor onAccent;    // text on accentFill
  QColor gain, loss;
};

namespace theme {

ChromeColors chrome(bool dark);
// The color of a part of a page over the table, given for a dark window: in a light one its counterpart, if
// it has one.
QColor pageTone(QRgb color, bool dark);

struct FeltColors {
  std::array<QRgb, 4> stops;  // at 0, 36%, 72% and 100% of the radius
  bool plain;                 // high contrast: no weave, no sunlight
};
const FeltColors &felt(FeltColor color);

// The back of a tile under every lighting in which it appears.
struct BackColors {
  std::array<QRgb, 3> face;     // lying face down: 0, 45%, 100%
  std::array<QRgb, 2> shade;    // the side below, top to bottom
  QRgb rimLight;                // left and top edge of the face
  QRgb rimDark;                 // right and bottom edge
  QRgb edge;                    // a bright line on the cap of a standing tile
  std::array<QRgb, 3> upright;  // standing, seen from behind: 0, 60%, 100%
  QRgb grazeShade;              // at a grazing angle, on the side away from the light
  QRgb grazeLit;                // the same, facing the light
};
const BackColors &back(BackColor color);

// The body of a tile set and its inks.
struct TileColors {
  std::array<QRgb, 3> face;      // facing the light, 55%, away from it
  std::array<QRgb, 2> side;      // below the face, top to bottom
  std::array<QRgb, 2> cap;       // above the face of a standing tile, top to bottom
  std::array<QRgb, 2> grayFace;  // discarded as drawn (tsumogiri)
  std::array<QRgb, 2> graySide;
  QRgb rimLight;  // left and top edge of the face
  QRgb grayRimLight;
  QRgb rimDark;   // right and bottom edge
  QRgb hairline;  // around the body
  // The colors of the art's inks.
  QRgb black;
  QRgb red;
  QRgb blue;
  QRgb green;
  QRgb deepGreen;
  QRgb tedashi;                  // the corner of the last discard from a hand (tedashi)
  QRgb pill;                     // background of an index
  std::array<QRgb, 2> engraved;  // edges of an engraved print: facing the light, away from it; clear = flat
};
const TileColors &tiles(TileSet set);

}  // namespace theme

}  // namespace janso
