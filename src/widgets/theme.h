// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Colours and fonts of the table and of everything that is drawn like it.
//
// Colours are named by what they mean; nobody else spells a colour of the table. Amber is the only accent
// ("now", or "yours to press"), vermilion is the dealer and nothing else. Font sizes are pixels of the
// painter's own coordinates.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QString>
#include <array>

class QPainter;

namespace janso {

enum class FeltColour { Teal, Navy, Burgundy, Charcoal, Plain };
enum class BackColour { Amber, Jade, Indigo };

namespace theme {

inline constexpr QRgb kText = 0xFFEDE9DF;
inline constexpr QRgb kTextSecond = 0xFFB4C0BA;
inline constexpr QRgb kTextDim = 0xFF97A49D;
inline constexpr QRgb kTextDisabled = 0xFF66726C;
inline constexpr QRgb kAmber = 0xFFF0B34A;
inline constexpr QRgb kOnAmber = 0xFF20160A;
inline constexpr QRgb kVermilion = 0xFFB5392B;
inline constexpr QRgb kGain = 0xFF7FD6B4;
inline constexpr QRgb kLoss = 0xFFF0988A;
inline constexpr QRgb kPlaque = 0x850B1512;  // 52 %
inline constexpr QRgb kPlaqueTop = 0x1AFFFFFF;
inline constexpr QRgb kPanelTop = 0xFF262C2D;
inline constexpr QRgb kPanelBottom = 0xFF14191A;
inline constexpr QRgb kScreenTop = 0xFF1C2223;
inline constexpr QRgb kScreenBottom = 0xFF111516;
inline constexpr QRgb kWindPlate = 0xFF303938;
inline constexpr QRgb kScoreDim = 0xFF8A968F;
inline constexpr QRgb kBarFill = 0xFF8FA39A;
inline constexpr QRgb kBarGround = 0xFF2E3635;
inline constexpr QRgb kButtonTop = 0xF52B3433;  // 96 %
inline constexpr QRgb kButtonBottom = 0xF51B2221;
inline constexpr QRgb kButtonTopFocus = 0xF5364241;
inline constexpr QRgb kButtonBottomFocus = 0xF5232C2B;
inline constexpr QRgb kButtonBorder = 0xFF4A5653;
inline constexpr QRgb kKeyCap = 0xFF0F1514;
inline constexpr QRgb kKeyCapBorder = 0xFF566360;
inline constexpr QRgb kToggleOn = 0xFF2C3A33;
inline constexpr QRgb kToggleDotOff = 0xFF8B9992;
inline constexpr QRgb kVeil = 0x7512201B;  // 46 %

// Panels beside and over the table (docks, pages, tooltips).
inline constexpr QRgb kChromeTop = 0xFF1D2523;
inline constexpr QRgb kChromeBottom = 0xFF131918;
inline constexpr QRgb kChromeField = 0xFF0C1110;
inline constexpr QRgb kChromeBorder = 0xFF35403D;
inline constexpr QRgb kChromeBorderLit = 0xFF4A5652;
inline constexpr QRgb kChromeRowHover = 0xFF26332E;

struct FeltColours {
  std::array<QRgb, 4> stops;  // at 0, 36 %, 72 % and 100 % of the radius
  bool plain;                 // high contrast: no weave, no shaft of light
};
const FeltColours &felt(FeltColour colour);

// The back of a tile in all the lights in which it is seen.
struct BackColours {
  std::array<QRgb, 3> face;     // lying face down: 0, 45 %, 100 %
  std::array<QRgb, 2> shade;    // the side below, top to bottom
  QRgb rimLight;                // left and top edge of the face
  QRgb rimDark;                 // right and bottom edge
  QRgb edge;                    // one bright line on the cap of a standing tile
  std::array<QRgb, 3> upright;  // standing, seen from behind: 0, 60 %, 100 %
  QRgb grazeShade;              // at a grazing angle, on the side away from the light
  QRgb grazeLit;                // likewise towards the light
};
const BackColours &back(BackColour colour);

// Ivory of a tile.
inline constexpr std::array<QRgb, 3> kFace{0xFFFDFAF2, 0xFFF7F2E6, 0xFFECE5D4};
inline constexpr std::array<QRgb, 2> kSide{0xFFD9CFB8, 0xFFBFB398};
inline constexpr std::array<QRgb, 2> kCap{0xFFF3EDDD, 0xFFE4DAC4};
inline constexpr std::array<QRgb, 2> kGreyFace{0xFFD5D0C2, 0xFFBFB9A8};
inline constexpr std::array<QRgb, 2> kGreySide{0xFFB3AB97, 0xFF9A917B};
inline constexpr QRgb kRimLight = 0xF2FFFFFF;
inline constexpr QRgb kRimDark = 0x8CA59A80;
inline constexpr QRgb kHairline = 0x612A2013;

// The two families, each with what to take where it is missing. `weight` 500 or 600 (serif: 600 or 700).
QFont sans(qreal pixels, int weight = 500);
QFont serif(qreal pixels, int weight = 600);

}  // namespace theme

// Numbers that do not jump: every digit stands in a cell as wide as the widest digit of the font.
qreal tabularWidth(const QString &text, const QFont &font);
// Draws from the left end of the baseline with the painter's pen; returns the width.
qreal drawTabular(QPainter &painter, QPointF baseline, const QString &text, const QFont &font);

}  // namespace janso
