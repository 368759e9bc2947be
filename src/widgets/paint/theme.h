// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Colours and fonts of the whole program: of the table, of what is drawn like it, and of everything around
// it.
//
// Colours are named by what they are for, and nobody else spells one; only what is computed from them (a mix,
// a fading, a mask) is made elsewhere. A QRgb holds alpha first, as QColor::fromRgba() reads it; of a few
// colours the alpha is set where they fade. Amber is the only accent ("now", or "yours to press"), vermilion
// is the dealer and nothing else. Font sizes are pixels of the painter's own coordinates.
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
enum class TileSet { Ivory, Black, Contrast };

// Menus, docks, dialogs and what else turns light with the system.
struct ChromeColors {
  bool dark = true;
  QColor panelTop, panelBottom;  // a panel runs from one to the other, top to bottom
  QColor field;
  QColor border, borderStrong;
  QColor edge;     // of what one types or ticks in: 3 : 1 against the panel
  QColor hover;    // row under the pointer
  QColor focused;  // row or card that has the focus
  QColor text, second, dim, disabled;
  QColor accent;      // outline of "now" and of what has the focus
  QColor accentText;  // the accent as text
  QColor accentFill;  // the accent as ground, under onAccent
  QColor onAccent;    // text on the fill
  QColor gain, loss;
};

namespace theme {

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

// What is printed on ivory tiles, dice and sticks. The art of the tiles is drawn in these, and no others.
inline constexpr QRgb kInkRed = 0xFFB4241C;
inline constexpr QRgb kInkBlue = 0xFF1D4482;
inline constexpr QRgb kInkGreen = 0xFF17683F;
inline constexpr QRgb kInkDeepGreen = 0xFF0F4F31;
inline constexpr QRgb kInkBlack = 0xFF1B2430;

// --- The table: plaques, the panel in its middle, what is marked ---

inline constexpr QRgb kPlaque = 0x850B1512;  // 52 %
inline constexpr QRgb kPlaqueTop = 0x1AFFFFFF;
inline constexpr QRgb kPlaqueHover = 0x16FFFFFF;  // laid over a corner button
inline constexpr QRgb kToggleOn = 0xFF2C3A33;
inline constexpr QRgb kToggleHover = 0xB016241F;
inline constexpr QRgb kToggleEdge = 0xFFFFFFFF;  // its alpha says whether the pointer is there
inline constexpr QRgb kToggleDotOff = 0xFF8B9992;
inline constexpr QRgb kVeil = 0x7512201B;  // 46 %

inline constexpr QRgb kPanelTop = 0xFF262C2D;
inline constexpr QRgb kPanelBottom = 0xFF14191A;
inline constexpr std::array<QRgb, 2> kPanelEdge{0x33FFFFFF, 0x66000000};  // top to bottom
inline constexpr QRgb kScreenTop = 0xFF1C2223;
inline constexpr QRgb kScreenBottom = 0xFF111516;
inline constexpr std::array<QRgb, 2> kScreenEdge{0x99000000, 0x1FFFFFFF};  // let into the panel
inline constexpr QRgb kScoreDim = 0xFF8A968F;
inline constexpr QRgb kTurnGlow = 0x0DF0B34A;  // one of the rings around the bar of whose turn it is
inline constexpr QRgb kBarFill = 0xFF8FA39A;
inline constexpr QRgb kBarGround = 0xFF2E3635;

inline constexpr QRgb kNextDraw = 0xFFF7EFDC;  // the dot on the tile that is drawn next
inline constexpr QRgb kNextDrawShadow = 0x32000000;
inline constexpr QRgb kPointerShadow = 0x46000000;  // of the pointer to the last discard

// Under the word of a call and the name of a yakuman.
inline constexpr QRgb kWordPanel = 0xF40A1110;
inline constexpr QRgb kBannerShadow = 0x96000000;
// 24 %, over the face of a tile that is like the one pointed at.
inline constexpr QRgb kSameTile = 0x3D4E9A7B;
// Over the face of a tile, by how dangerous it is to discard.
inline constexpr QRgb kShadeSafe = 0x5C1E9C86;
inline constexpr QRgb kShadeSlight = 0x1FC7B98A;
inline constexpr QRgb kShadeMarked = 0x5CE08A2E;
inline constexpr QRgb kShadeGrave = 0x75C2382E;
inline constexpr QRgb kGoldSweep = 0x99F8D58A;  // 60 %, runs once over a yakuman

// The curtain before a hand: cloth in folds with a rail of brass above.
struct CurtainColours {
  std::array<QRgb, 2> cloth;  // top to bottom
  std::array<QRgb, 4> fold;   // laid over it: 0, 30 %, 55 % and 100 % of a fold
  std::array<QRgb, 2> brass;  // top to bottom
  QRgb brassShadow;           // the line below the rail
  QRgb plate;                 // ground of the wind
  QRgb plateEdge;
};
inline constexpr CurtainColours kCurtain{{0xFF2E3938, 0xFF161E1D},
                                         {0x40000000, 0x0EFFFFFF, 0x00FFFFFF, 0x40000000},
                                         {0xFFF2CB7C, 0xFF9A6A22},
                                         0x5A000000,
                                         0x96101615,
                                         0x1EFFFFFF};

// What is said once of a win: a ribbon of brass over its page.
struct RibbonColours {
  std::array<QRgb, 2> brass;  // top to bottom
  QRgb edge;
  QRgb ink;
  QRgb light;  // runs once over it
};
inline constexpr RibbonColours kRibbon{{0xFFF5D488, 0xFFD9A548}, 0xFF8A5E1E, 0xFF2B1E08, 0xB3FFF6DC};

// --- Buttons ---

inline constexpr QRgb kButtonTop = 0xFF2B3433;
inline constexpr QRgb kButtonBottom = 0xFF1B2221;
inline constexpr QRgb kButtonTopFocus = 0xFF2E3937;
inline constexpr QRgb kButtonBottomFocus = 0xFF232C2B;
inline constexpr QRgb kButtonBorder = 0xFF4A5653;
inline constexpr QRgb kButtonLight = 0x24FFFFFF;  // along its upper edge
inline constexpr QRgb kButtonLightOnAmber = 0x46FFFFFF;
inline constexpr QRgb kButtonHover = 0x0CFFFFFF;      // laid over what is under the pointer
inline constexpr QRgb kButtonOnCloth = 0xE10C1110;    // on cloth of the colour of other buttons
inline constexpr QRgb kButtonSeparator = 0x1CFFFFFF;  // between two shapes of a call
inline constexpr QRgb kKeyCap = 0xFF0F1514;
inline constexpr QRgb kKeyCapBorder = 0xFF566360;
inline constexpr QRgb kKeyCapOnAmber = 0x2420160A;
inline constexpr QRgb kKeyCapBorderOnAmber = 0x6E20160A;

// --- Panels beside and over the table (docks, pages, tooltips) ---

inline constexpr QRgb kChromeTop = 0xFF1D2523;
inline constexpr QRgb kChromeBottom = 0xFF131918;
inline constexpr QRgb kChromeField = 0xFF0C1110;
inline constexpr QRgb kChromeBorder = 0xFF35403D;
inline constexpr QRgb kChromeBorderLit = 0xFF4A5652;
inline constexpr QRgb kChromeRowHover = 0xFF26332E;
inline constexpr QRgb kScrollHandle = kChromeBorderLit;
inline constexpr QRgb kScrollHandleHover = kTextDisabled;

inline constexpr QRgb kPageDimming = 0xFF000000;  // over what lies behind a page; its alpha grows
inline constexpr QRgb kPageShadow = 0x08000000;   // one of the rings around a page
// The edge of a page that catches the light from above: 0, 70 % and 100 % from the left.
inline constexpr std::array<QRgb, 3> kPageLight{0x2EFFFFFF, 0x14FFFFFF, 0x08FFFFFF};
// The edge of a tray that is let into a page, top to bottom.
inline constexpr std::array<QRgb, 3> kTrayEdge{0x6E000000, 0x1E000000, 0x16FFFFFF};

// Seats and rows on a page.
inline constexpr QRgb kSeatGround = 0x05FFFFFF;
inline constexpr QRgb kSeatLit = 0x961B4B3D;    // whose hand is being told of
inline constexpr QRgb kSeatFirst = 0xFF24342E;  // the winner
inline constexpr QRgb kRowGround = 0x04FFFFFF;  // of rows that stand apart; every other one differs
inline constexpr QRgb kRowGroundAlternate = 0x08FFFFFF;
inline constexpr QRgb kRowBand = 0x07FFFFFF;  // behind every other row of a table

ChromeColors chrome(bool dark);

// Series of charts, on a page that is dark and on one that is light: each is also told by its form.
inline constexpr std::array<QRgb, 5> kChartDark{0xFF6FB7E8, 0xFFF0B34A, 0xFF7FD6B4, 0xFFD9A0E0, 0xFFE9E4D4};
inline constexpr std::array<QRgb, 5> kChartLight{0xFF1D5F9E, 0xFF9A5B00, 0xFF17683F, 0xFF7A3A8C, 0xFF3A3F45};

// The score sheet as it is printed, where it differs from the light chrome.
struct ScorePaperColours {
  QRgb text;
  QRgb line;
  QRgb lineStrong;
  QRgb band;  // behind the head
};
inline constexpr ScorePaperColours kScorePaper{0xFF161B19, 0xFFD8D6CF, 0xFF8E8C84, 0xFFF3F0E8};

// The printed sheet of yaku.
struct YakuPaperColours {
  QRgb text;
  QRgb second;
  QRgb line;
  QRgb edge;  // of a tile
  QRgb band;
  QRgb bandText;
};
inline constexpr YakuPaperColours kYakuPaper{0xFF1A1A1A, 0xFF4D4D4D, 0xFFC8C8C4,
                                             0xFF8C8678, 0xFFE9EFEC, 0xFF12463A};

// --- Felt and wood ---

struct FeltColours {
  std::array<QRgb, 4> stops;  // at 0, 36 %, 72 % and 100 % of the radius
  bool plain;                 // high contrast: no weave, no shaft of light
};
const FeltColours &felt(FeltColour colour);
inline constexpr QRgb kSunlight = 0xFFFFF3D6;       // the shaft of light on the felt
inline constexpr QRgb kOrnamentLight = 0x0EFFFFFF;  // the square woven around the middle
inline constexpr QRgb kOrnamentDark = 0x33000000;

// The wooden frame, lit from the top left.
struct FrameColours {
  std::array<std::array<QRgb, 2>, 4> rails;  // top, right, bottom, left: from their left or upper edge
  QRgb litTop;                               // outer edges towards the light
  QRgb litLeft;
  QRgb mitre;
  QRgb innerDark;  // inner edges, away from the light and towards it
  QRgb innerBright;
};
inline constexpr FrameColours kFrame{{{{0xFF7A4B2C, 0xFF4A2C1B},
                                       {0xFF774A2D, 0xFF3A2214},
                                       {0xFF7C4E2F, 0xFF3E2516},
                                       {0xFF734628, 0xFF462919}}},
                                     0x2EFFD6A0,
                                     0x26FFD6A0,
                                     0x96120A05,
                                     0xCC120A05,
                                     0x8CC08A5C};

// What is around the tilted table, and of its frame what the flat one does not show.
struct RoomColours {
  std::array<QRgb, 2> walls;  // towards the light, away from it
  std::array<QRgb, 3> inner;  // the inside of the rails: far, right, left
  QRgb edge;                  // where a rail begins, outside
};
inline constexpr RoomColours kRoom{
    {0xFF1C2422, 0xFF070A09}, {0xFF24130A, 0xFF3A2011, 0xFF1B0E07}, 0x8CC08A5C};
// The front of the panel, top to bottom.
inline constexpr std::array<QRgb, 2> kPanelFront{0xFF2C3334, 0xFF0C1011};

// --- Tiles, sticks and dice ---

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
inline constexpr QRgb kGreyRimLight = 0x99FFFFFF;
inline constexpr QRgb kRimDark = 0x8CA59A80;
inline constexpr QRgb kHairline = 0x612A2013;

// The body of a set of tiles, and its inks.
struct TileColours {
  std::array<QRgb, 3> face;      // towards the light, 55 %, away from it
  std::array<QRgb, 2> side;      // below the face, top to bottom
  std::array<QRgb, 2> cap;       // above the face of a standing tile, top to bottom
  std::array<QRgb, 2> greyFace;  // discarded as drawn
  std::array<QRgb, 2> greySide;
  QRgb rimLight;  // left and top edge of the face
  QRgb greyRimLight;
  QRgb rimDark;   // right and bottom edge
  QRgb hairline;  // round the body
  // What is drawn in each ink of the art.
  QRgb black;
  QRgb red;
  QRgb blue;
  QRgb green;
  QRgb deepGreen;
  QRgb tedashi;                  // the corner of the last discard from a hand
  QRgb pill;                     // ground of an index
  std::array<QRgb, 2> engraved;  // edges of a print that is cut in: towards the light, away; clear = flat
};
const TileColours &tiles(TileSet set);

// Of a box on the tilted table: laid over the side that looks to the middle, right and left of it.
inline constexpr QRgb kBoxLit = 0x38FFF6DC;
inline constexpr QRgb kBoxShade = 0x421A1208;
inline constexpr QRgb kMovingShadow = 0x1C000000;   // one of the rings below a box that moves
inline constexpr QRgb kSideBackLight = 0x6EFFFFFF;  // upper edge of a tile of the hands at the sides
inline constexpr QRgb kSideBackEnd = 0x5A2A2013;    // where the last one of the row turns down

// Two sticks: the one on the table, and the small one in the panel.
struct StickColours {
  std::array<QRgb, 3> ivory;       // across it: 0, 55 %, 100 %
  QRgb shadow;                     // one of the rings below it
  std::array<QRgb, 2> smallIvory;  // top to bottom
};
inline constexpr StickColours kStick{
    {kFace[0], 0xFFEDE6D6, 0xFFC4B9A0}, 0x1A000000, {0xFFFBF7EC, 0xFFDAD0BA}};

struct DieColours {
  std::array<QRgb, 2> face;  // towards the light, away from it
  std::array<QRgb, 2> side;  // its lower and its upper half
  QRgb shadow;               // one of the rings below it
};
inline constexpr DieColours kDie{{kFace[0], 0xFFE6DDC8}, {0xFFB4A88E, 0xFFC9BEA6}, 0x1A000000};

// The small tile that stands for flowers taken aside.
inline constexpr QRgb kMarkTileSide = 0xFFB9AC90;
inline constexpr QRgb kMarkTileShadow = 0x5A000000;

// --- Fonts ---

// The two families, each with what to take where it is missing. `weight` 500 or 600 (serif: 600 or 700).
QFont sans(qreal pixels, int weight = 500);
QFont serif(qreal pixels, int weight = 600);
// How much larger than designed all texts are: as the user wants them, times as the desktop has them. Texts
// of pages, docks, dialogs and charts on the screen are textPixels() high; what lies on the table asks its
// geometry, and paper has sizes of its own. 1 until it is set (controls/chromestyle.h).
qreal textScale();
void setTextScale(qreal scale);
inline qreal textPixels(qreal pixels) {
  return pixels * textScale();
}
// Of the desktop's own type against the usual: 1 where it is no larger.
qreal desktopTextScale();
// For a text that is a little too long for `width`: set smaller before it is cut, but no smaller than
// `least`.
QFont fittingSans(const QString &text, qreal width, qreal pixels, qreal least, int weight);

}  // namespace theme

// Numbers that do not jump: every digit stands in a cell as wide as the widest digit of the font.
qreal tabularWidth(const QString &text, const QFont &font);
// Draws from the left end of the baseline with the painter's pen; returns the width.
qreal drawTabular(QPainter &painter, QPointF baseline, const QString &text, const QFont &font);

}  // namespace janso
