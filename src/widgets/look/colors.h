// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The colors of the whole program: the table, everything drawn like it, and everything around it.
//
// Colors are named after their purpose, and only this file and theme.cpp spell out colors; computed colors
// (mixes, fades, masks) are made elsewhere. A QRgb begins with alpha, as QColor::fromRgba() reads it. Some
// colors get their alpha where they fade. Amber is the only accent ("now" or "you can press this"); vermilion
// is only for the dealer. What the user can choose is in theme.h.
#pragma once

#include <QRgb>
#include <array>

namespace janso::theme {

// --- Text, accent and money ---

inline constexpr QRgb kText = 0xFFEDE9DF;
inline constexpr QRgb kTextSecond = 0xFFB4C0BA;
inline constexpr QRgb kTextDim = 0xFF97A49D;
inline constexpr QRgb kTextDisabled = 0xFF66726C;
inline constexpr QRgb kAmber = 0xFFF0B34A;
inline constexpr QRgb kAmberLit = 0xFFF7C56B;  // a filled button under the pointer; a word on the cloth
inline constexpr QRgb kOnAmber = 0xFF20160A;
inline constexpr QRgb kVermilion = 0xFFB5392B;
inline constexpr QRgb kDealerText = 0xFFDB9D8C;  // the dealer's word on a plaque
inline constexpr QRgb kGain = 0xFF7FD6B4;
inline constexpr QRgb kLoss = 0xFFF0988A;
inline constexpr QRgb kClear = 0x00000000;
inline constexpr QRgb kPaper = 0xFFFFFFFF;
inline constexpr QRgb kWindPlate = 0xFF303938;

// The print of ivory tiles, dice and sticks. The art of the tiles uses only these colors.
inline constexpr QRgb kInkRed = 0xFFB4241C;
inline constexpr QRgb kInkBlue = 0xFF1D4482;
inline constexpr QRgb kInkGreen = 0xFF17683F;
inline constexpr QRgb kInkDeepGreen = 0xFF0F4F31;
inline constexpr QRgb kInkBlack = 0xFF1B2430;

// --- The table: plaques, the panel in the middle, markers ---

inline constexpr QRgb kPlaque = 0x850B1512;  // 52%
inline constexpr QRgb kPlaqueTop = 0x1AFFFFFF;
inline constexpr QRgb kPlaqueHover = 0x16FFFFFF;  // drawn over a corner button
inline constexpr QRgb kToggleOn = 0xFF2C3A33;
inline constexpr QRgb kToggleHover = 0xB016241F;
inline constexpr QRgb kToggleEdge = 0xFFFFFFFF;  // its alpha is higher under the pointer
inline constexpr QRgb kToggleDotOff = 0xFF8B9992;
inline constexpr QRgb kVeil = 0x7512201B;     // 46%
inline constexpr QRgb kTileDim = 0x5012201B;  // 31%

inline constexpr QRgb kPanelTop = 0xFF262C2D;
inline constexpr QRgb kPanelBottom = 0xFF14191A;
inline constexpr std::array<QRgb, 2> kPanelEdge{0x33FFFFFF, 0x66000000};  // top to bottom
inline constexpr QRgb kScreenTop = 0xFF1C2223;
inline constexpr QRgb kScreenBottom = 0xFF111516;
inline constexpr std::array<QRgb, 2> kScreenEdge{0x99000000, 0x1FFFFFFF};  // sunk into the panel
inline constexpr QRgb kScoreDim = 0xFF8A968F;
inline constexpr QRgb kTurnGlow = 0x0DF0B34A;  // one of the rings around the turn bar
inline constexpr QRgb kBarFill = 0xFF8FA39A;
inline constexpr QRgb kBarGround = 0xFF2E3635;

inline constexpr QRgb kNextDraw = 0xFFF7EFDC;  // the dot on the tile that is drawn next
inline constexpr QRgb kNextDrawShadow = 0x32000000;
inline constexpr QRgb kPointerShadow = 0x46000000;  // of the pointer to the last discard

// Behind the word of a call and the name of a yakuman.
inline constexpr QRgb kWordPanel = 0xF40A1110;
inline constexpr QRgb kBannerShadow = 0x96000000;
// 24%, over the faces of tiles that match the one under the pointer.
inline constexpr QRgb kSameTile = 0x3D4E9A7B;
// Over the face of a tile, by the danger of discarding it.
inline constexpr QRgb kShadeSafe = 0x5C1E9C86;
inline constexpr QRgb kShadeSlight = 0x1FC7B98A;
inline constexpr QRgb kShadeMarked = 0x5CE08A2E;
inline constexpr QRgb kShadeGrave = 0x75C2382E;
inline constexpr QRgb kGoldSweep = 0x99F8D58A;  // 60%, sweeps once over a yakuman

// The curtain before a hand: folded cloth below a brass rail.
struct CurtainColors {
  std::array<QRgb, 2> cloth;  // top to bottom
  std::array<QRgb, 4> fold;   // drawn over the cloth: 0, 30%, 55% and 100% of a fold
  std::array<QRgb, 2> brass;  // top to bottom
  QRgb brassShadow;           // the line below the rail
  QRgb plate;                 // background of the wind
  QRgb plateEdge;
};
inline constexpr CurtainColors kCurtain{{0xFF2E3938, 0xFF161E1D},
                                        {0x40000000, 0x0EFFFFFF, 0x00FFFFFF, 0x40000000},
                                        {0xFFF2CB7C, 0xFF9A6A22},
                                        0x5A000000,
                                        0x96101615,
                                        0x1EFFFFFF};

// The brass ribbon over the page of a special win.
struct RibbonColors {
  std::array<QRgb, 2> brass;  // top to bottom
  QRgb edge;
  QRgb ink;
  QRgb light;  // sweeps once over it
};
inline constexpr RibbonColors kRibbon{{0xFFF5D488, 0xFFD9A548}, 0xFF8A5E1E, 0xFF2B1E08, 0xB3FFF6DC};

// The seal of a final place.
struct SealColors {
  std::array<QRgb, 3> metal;  // facing the light, 55%, away from it
  QRgb edge;
  QRgb light;  // the inner ring
  QRgb ink;
};
// Gold, silver, bronze, dark wood: 1st to 4th.
inline constexpr std::array<SealColors, 4> kSeals{
    {{{0xFFFBE3A6, 0xFFEBC05E, 0xFFC98F35}, 0xFF8A5E1E, 0x99FFF6DC, 0xFF2B1E08},
     {{0xFFF1F4F2, 0xFFCBD3D0, 0xFF99A5A1}, 0xFF65716D, 0x99FFFFFF, 0xFF1B2423},
     {{0xFFEFBE94, 0xFFD6935F, 0xFFBA7B49}, 0xFF6B3D1C, 0x80FFE9D6, 0xFF1C0D06},
     {{0xFF6D5443, 0xFF4C382C, 0xFF35261D}, 0xFF1E140E, 0x40FFE2C4, 0xFFEDE3D6}}};

// The plate of something that a player does for the first time.
struct FirstColors {
  std::array<QRgb, 3> cloth;  // from the middle of the light outwards
  QRgb ray;                   // around the sign
  std::array<QRgb, 3> brass;  // of sign and frame, top to bottom
  QRgb brassShadow;
  QRgb title;
  QRgb words;
};
inline constexpr FirstColors kFirst{{0xFF2B6B58, 0xFF16463A, 0xFF081F19},
                                    0x2EF8D58A,
                                    {0xFFFDEBB8, 0xFFE9BE5C, 0xFFB47A24},
                                    0x8C000000,
                                    0xFFFBF3DF,
                                    0xFFD9E2DC};

// --- Buttons ---

inline constexpr QRgb kButtonTop = 0xFF2B3433;
inline constexpr QRgb kButtonBottom = 0xFF1B2221;
inline constexpr QRgb kButtonTopFocus = 0xFF2E3937;
inline constexpr QRgb kButtonBottomFocus = 0xFF232C2B;
inline constexpr QRgb kButtonBorder = 0xFF4A5653;
inline constexpr QRgb kButtonLight = 0x24FFFFFF;  // along the upper edge
inline constexpr QRgb kButtonLightOnAmber = 0x46FFFFFF;
inline constexpr QRgb kButtonHover = 0x0CFFFFFF;      // drawn over a button under the pointer
inline constexpr QRgb kButtonOnCloth = 0xE10C1110;    // on cloth of the color of other buttons
inline constexpr QRgb kButtonSeparator = 0x1CFFFFFF;  // between two shapes of a call
inline constexpr QRgb kKeyCap = 0xFF0F1514;
inline constexpr QRgb kKeyCapBorder = 0xFF566360;
inline constexpr QRgb kKeyCapOnAmber = 0x2420160A;
inline constexpr QRgb kKeyCapBorderOnAmber = 0x6E20160A;

// --- Panels next to and over the table (docks, pages, tooltips) ---

inline constexpr QRgb kChromeTop = 0xFF1D2523;
inline constexpr QRgb kChromeBottom = 0xFF131918;
inline constexpr QRgb kChromeField = 0xFF0C1110;
inline constexpr QRgb kChromeBorder = 0xFF35403D;
inline constexpr QRgb kChromeBorderLit = 0xFF4A5652;
inline constexpr QRgb kChromeRowHover = 0xFF26332E;
inline constexpr QRgb kScrollHandle = kChromeBorderLit;
inline constexpr QRgb kScrollHandleHover = kTextDisabled;

inline constexpr QRgb kPageDimming = 0xFF000000;  // over everything behind a page; its alpha grows
inline constexpr QRgb kPageShadow = 0x08000000;   // one of the rings around a page
// The edge of a page that catches the light from above: 0, 70% and 100% from the left.
inline constexpr std::array<QRgb, 3> kPageLight{0x2EFFFFFF, 0x14FFFFFF, 0x08FFFFFF};
// The edge of a tray that is sunk into a page, top to bottom.
inline constexpr std::array<QRgb, 3> kTrayEdge{0x6E000000, 0x1E000000, 0x16FFFFFF};

// Seats and rows on a page.
inline constexpr QRgb kSeatGround = 0x05FFFFFF;
inline constexpr QRgb kSeatLit = 0x961B4B3D;    // the seat whose hand is being explained
inline constexpr QRgb kSeatFirst = 0xFF24342E;  // the winner
inline constexpr QRgb kRowGround = 0x04FFFFFF;  // of separate rows; every other one has the alternate color
inline constexpr QRgb kRowGroundAlternate = 0x08FFFFFF;
inline constexpr QRgb kRowBand = 0x07FFFFFF;  // behind every other row of a table

// Series of charts, on a dark and on a light page. Each series also has its own shape.
inline constexpr std::array<QRgb, 5> kChartDark{0xFF6FB7E8, 0xFFF0B34A, 0xFF7FD6B4, 0xFFD9A0E0, 0xFFE9E4D4};
inline constexpr std::array<QRgb, 5> kChartLight{0xFF1D5F9E, 0xFF9A5B00, 0xFF17683F, 0xFF7A3A8C, 0xFF3A3F45};

// The printed score sheet, where it differs from the light chrome.
struct ScorePaperColors {
  QRgb text;
  QRgb line;
  QRgb lineStrong;
  QRgb band;  // behind the heading
};
inline constexpr ScorePaperColors kScorePaper{0xFF161B19, 0xFFD8D6CF, 0xFF8E8C84, 0xFFF3F0E8};

// The printed sheet of yaku.
struct YakuPaperColors {
  QRgb text;
  QRgb second;
  QRgb line;
  QRgb edge;  // of a tile
  QRgb band;
  QRgb bandText;
};
inline constexpr YakuPaperColors kYakuPaper{0xFF1A1A1A, 0xFF4D4D4D, 0xFFC8C8C4,
                                            0xFF8C8678, 0xFFE9EFEC, 0xFF12463A};

// --- Felt and wood ---

inline constexpr QRgb kSunlight = 0xFFFFF3D6;       // the beam of light on the felt
inline constexpr QRgb kOrnamentLight = 0x0EFFFFFF;  // the square woven around the middle
inline constexpr QRgb kOrnamentDark = 0x33000000;

// The wooden frame, lit from the top left.
struct FrameColors {
  std::array<std::array<QRgb, 2>, 4> rails;  // top, right, bottom, left: each from its left or upper edge
  QRgb litTop;                               // outer edges facing the light
  QRgb litLeft;
  QRgb miter;
  QRgb innerDark;  // inner edges, away from the light and facing it
  QRgb innerBright;
};
inline constexpr FrameColors kFrame{{{{0xFF7A4B2C, 0xFF4A2C1B},
                                      {0xFF774A2D, 0xFF3A2214},
                                      {0xFF7C4E2F, 0xFF3E2516},
                                      {0xFF734628, 0xFF462919}}},
                                    0x2EFFD6A0,
                                    0x26FFD6A0,
                                    0x96120A05,
                                    0xCC120A05,
                                    0x8CC08A5C};

// The surroundings of the tilted table, and the parts of its frame that the flat table does not show.
struct RoomColors {
  std::array<QRgb, 2> walls;  // facing the light, away from it
  std::array<QRgb, 3> inner;  // the insides of the rails: far, right, left
  QRgb edge;                  // outer edge of a rail
};
inline constexpr RoomColors kRoom{{0xFF1C2422, 0xFF070A09}, {0xFF24130A, 0xFF3A2011, 0xFF1B0E07}, 0x8CC08A5C};
// The front of the panel, top to bottom.
inline constexpr std::array<QRgb, 2> kPanelFront{0xFF2C3334, 0xFF0C1011};

// --- Tiles, sticks and dice ---

// Ivory of a tile.
inline constexpr std::array<QRgb, 3> kFace{0xFFFDFAF2, 0xFFF7F2E6, 0xFFECE5D4};
inline constexpr std::array<QRgb, 2> kSide{0xFFD9CFB8, 0xFFBFB398};
inline constexpr std::array<QRgb, 2> kCap{0xFFF3EDDD, 0xFFE4DAC4};
inline constexpr std::array<QRgb, 2> kGrayFace{0xFFD5D0C2, 0xFFBFB9A8};
inline constexpr std::array<QRgb, 2> kGraySide{0xFFB3AB97, 0xFF9A917B};
inline constexpr QRgb kRimLight = 0xF2FFFFFF;
inline constexpr QRgb kGrayRimLight = 0x99FFFFFF;
inline constexpr QRgb kRimDark = 0x8CA59A80;
inline constexpr QRgb kHairline = 0x612A2013;

// Drawn over the side of a box on the tilted table that faces the middle, for boxes to the right and to the
// left of it.
inline constexpr QRgb kBoxLit = 0x38FFF6DC;
inline constexpr QRgb kBoxShade = 0x421A1208;
inline constexpr QRgb kMovingShadow = 0x1C000000;   // one of the rings below a moving box
inline constexpr QRgb kSideBackLight = 0x6EFFFFFF;  // upper edge of a tile in the hands at the sides
inline constexpr QRgb kSideBackEnd = 0x5A2A2013;    // where the last tile of the row turns down

// The two sticks: on the table, and the small one in the panel.
struct StickColors {
  std::array<QRgb, 3> ivory;       // across the stick: 0, 55%, 100%
  QRgb shadow;                     // one of the rings below it
  std::array<QRgb, 2> smallIvory;  // top to bottom
};
inline constexpr StickColors kStick{{kFace[0], 0xFFEDE6D6, 0xFFC4B9A0}, 0x1A000000, {0xFFFBF7EC, 0xFFDAD0BA}};

struct DieColors {
  std::array<QRgb, 2> face;  // facing the light, away from it
  std::array<QRgb, 2> side;  // lower and upper half
  QRgb shadow;               // one of the rings below it
};
inline constexpr DieColors kDie{{kFace[0], 0xFFE6DDC8}, {0xFFB4A88E, 0xFFC9BEA6}, 0x1A000000};

// The small tile that represents flowers set aside.
inline constexpr QRgb kMarkTileSide = 0xFFB9AC90;
inline constexpr QRgb kMarkTileShadow = 0x5A000000;

}  // namespace janso::theme
